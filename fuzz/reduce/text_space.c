/* text_space.c - cases as text, for what is no module: lines, what stands in brackets, items of lists, tokens, bytes. */
#include <assert.h>
#include <stdlib.h>

#include "core/base/vec.h"
#include "fuzz/reduce/space.h"

typedef struct piece {
  uint32_t part;
  size_t start, end;
} piece;

typedef PL_VEC(piece) pieces;

typedef struct texts {
  const pl_case *c;
  uint32_t move; /* whose pieces these are */
  pieces found;
} texts;

/* X(enumerator, name) in the order in which they are tried. */
#define TEXT_MOVES(X)                                                                                                            \
  X(LINES, "drop-line")                                                                                                          \
  X(BRACKETS, "drop-bracketed")                                                                                                  \
  X(ITEMS, "drop-item")                                                                                                          \
  X(INSIDES, "empty-brackets")                                                                                                   \
  X(TOKENS, "drop-token")                                                                                                        \
  X(BYTES, "drop-byte")                                                                                                          \
  X(DIGITS, "byte-to-zero")

typedef enum text_move {
#define X(id, name) TEXT_##id,
  TEXT_MOVES(X)
#undef X
      NUM_TEXT_MOVES
} text_move;

/* The name of the text move; "" if the number is out of range (pl_space.move_name). */
static const char *move_name(uint32_t move, uint32_t parts) {
  static const char *const names[] = {
#define X(id, name) name,
      TEXT_MOVES(X)
#undef X
  };
  (void)parts;
  return move < NUM_TEXT_MOVES ? names[move] : "";
}

/* A new state that refers to the case (pl_space.open), which has to outlive it; every case can be reduced as text. close_texts
 * frees it. */
static void *open_texts(const pl_case *c, const pl_space_options *options) {
  assert(c->parts == 1 || c->parts == 2);
  (void)options;
  texts *t = pl_xmalloc(sizeof *t);
  *t = (texts){.c = c, .move = UINT32_MAX};
  return t;
}

/* Frees the state (pl_space.close). */
static void close_texts(void *opened) {
  texts *t = opened;
  pl_vec_free(&t->found);
  free(t);
}

/* Appends each line of the text, with its newline if it has one, as a piece of that part of the case. */
static void add_lines(pl_str text, uint32_t part, pieces *out) {
  for (size_t start = 0, i = 0; i < text.len; i++) {
    if (text.data[i] != '\n' && i + 1 < text.len) continue;
    pl_vec_push(out, ((piece){part, start, i + 1}));
    start = i + 1;
  }
}

/* The bracket that closes c; NUL if c opens none. */
static char closing(char c) { return c == '(' ? ')' : c == '[' ? ']' : c == '{' ? '}' : c == '<' ? '>' : '\0'; }

/* Appends each pair of matching brackets as a piece: with the brackets, or only what is `inside` if that is not empty.
 * Brackets without a match are ignored. */
static void add_brackets(pl_str text, uint32_t part, bool inside, pieces *out) {
  PL_VEC(size_t) open = {0};
  for (size_t i = 0; i < text.len; i++) {
    char c = text.data[i];
    if (closing(c)) pl_vec_push(&open, i);
    if (c != ')' && c != ']' && c != '}' && c != '>') continue;
    size_t depth = open.len;
    while (depth && closing(text.data[open.data[depth - 1]]) != c)
      depth--;
    if (!depth) continue;
    open.len = depth - 1;
    size_t start = open.data[depth - 1];
    if (!inside)
      pl_vec_push(out, ((piece){part, start, i + 1}));
    else if (start + 1 < i)
      pl_vec_push(out, ((piece){part, start + 1, i}));
  }
  pl_vec_free(&open);
}

/* Appends items of comma-separated lists, in brackets or at top level, as pieces, each with a comma beside it. */
static void add_items(pl_str text, uint32_t part, pieces *out) {
  typedef struct list {
    char closes;
    size_t item;
    bool many;
  } list;
  PL_VEC(list) open = {0};
  pl_vec_push(&open, ((list){'\0', 0, false}));
  for (size_t i = 0; i < text.len; i++) {
    list *last = &open.data[open.len - 1];
    const char c = text.data[i], closes = closing(c);
    if (closes) {
      pl_vec_push(&open, ((list){closes, i + 1, false}));
    } else if (c == ',') {
      pl_vec_push(out, ((piece){part, last->item, i + 1}));
      *last = (list){last->closes, i + 1, true};
    } else if (c == last->closes && open.len > 1) {
      if (last->many) pl_vec_push(out, ((piece){part, last->item - 1, i}));
      open.len--;
    }
  }
  pl_vec_free(&open);
}

/* Whether the byte can be part of a word: a letter, a digit, '_', '.' or a byte of a non-ASCII character. */
static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || (c & 0x80);
}

/* The end of the token that starts at `start`: a word, a run of white space, a string on one line, or a single byte. */
static size_t token_end(pl_str text, size_t start) {
  size_t i = start + 1;
  char c = text.data[start];
  if (is_word(c)) {
    while (i < text.len && is_word(text.data[i]))
      i++;
  } else if (c == ' ' || c == '\t' || c == '\n') {
    while (i < text.len && (text.data[i] == ' ' || text.data[i] == '\t' || text.data[i] == '\n'))
      i++;
  } else if (c == '"') {
    while (i < text.len && text.data[i] != '"' && text.data[i] != '\n')
      i += text.data[i] == '\\' && i + 1 < text.len ? 2 : 1;
    i = i < text.len && text.data[i] == '"' ? i + 1 : start + 1;
  }
  return i < text.len ? i : text.len;
}

/* Appends each token of the text as a piece. */
static void add_tokens(pl_str text, uint32_t part, pieces *out) {
  for (size_t start = 0, end; start < text.len; start = end) {
    end = token_end(text, start);
    pl_vec_push(out, ((piece){part, start, end}));
  }
}

/* Appends each byte as a piece; if `change`, only those that replacing by '0' makes less (as char). */
static void add_bytes(pl_str text, uint32_t part, bool change, pieces *out) {
  for (size_t i = 0; i < text.len; i++)
    if (!change || text.data[i] > '0') pl_vec_push(out, ((piece){part, i, i + 1}));
}

/* The pieces of the case that a move works on. The result is cached until another move is asked for. */
static const pieces *pieces_of(texts *t, uint32_t move) {
  assert(move < NUM_TEXT_MOVES);
  if (t->move == move) return &t->found;
  t->move = move;
  t->found.len = 0;
  for (uint32_t part = 0; part < t->c->parts; part++) {
    pl_str text = pl_case_part(t->c, part);
    switch ((text_move)move) {
    case TEXT_LINES: add_lines(text, part, &t->found); break;
    case TEXT_BRACKETS: add_brackets(text, part, false, &t->found); break;
    case TEXT_ITEMS: add_items(text, part, &t->found); break;
    case TEXT_INSIDES: add_brackets(text, part, true, &t->found); break;
    case TEXT_TOKENS: add_tokens(text, part, &t->found); break;
    case TEXT_BYTES: add_bytes(text, part, false, &t->found); break;
    case TEXT_DIGITS: add_bytes(text, part, true, &t->found); break;
    case NUM_TEXT_MOVES: break;
    }
  }
  return &t->found;
}

/* The number of pieces of a move (pl_space.count). */
static uint32_t count_pieces(void *opened, uint32_t move) { return (uint32_t)pieces_of(opened, move)->len; }

/* Appends the bytes of the text that are not marked in `gone`. */
static void put_rest(pl_str text, const bool *gone, pl_sink *out) {
  for (size_t start = 0; start < text.len;) {
    const bool *next = memchr(gone + start, true, text.len - start);
    size_t end = next ? (size_t)(next - gone) : text.len;
    pl_sink_write(out, text.data + start, end - start);
    for (start = end; start < text.len && gone[start];)
      start++;
  }
}

/* Appends the text with '0' in place of each byte that is marked in `zero`. */
static void put_zeros(pl_str text, const bool *zero, pl_sink *out) {
  for (size_t i = 0; i < text.len; i++)
    pl_sink_putc(out, zero[i] ? '0' : text.data[i]);
}

/* Whether the move is worth trying on all pieces at once: only the replacement of bytes by '0' (pl_space.takes_all). */
static bool takes_all(uint32_t move, uint32_t parts) {
  (void)parts;
  return move == TEXT_DIGITS;
}

/* Writes the case without the pieces [first, first + count), or with '0' for their bytes, into *out (pl_space.apply). Always
 * true; `tidy` has no effect on text. */
static bool apply_pieces(void *opened, uint32_t move, uint32_t first, uint32_t count, bool tidy, pl_case *out) {
  (void)tidy; /* nobody knows what a text needs */
  texts *t = opened;
  const pieces *all = pieces_of(t, move);
  *out = (pl_case){.parts = t->c->parts};
  for (uint32_t part = 0; part < t->c->parts; part++) {
    pl_str text = pl_case_part(t->c, part);
    bool *marked = pl_xmalloc(text.len + 1);
    memset(marked, 0, text.len + 1);
    for (size_t i = first; i < all->len && i < first + (size_t)count; i++)
      if (all->data[i].part == part) memset(marked + all->data[i].start, true, all->data[i].end - all->data[i].start);
    if (move == TEXT_DIGITS)
      put_zeros(text, marked, &out->text[part]);
    else
      put_rest(text, marked, &out->text[part]);
    free(marked);
  }
  return true;
}

/* Stores the number of bytes of the case, white space included, in *size, whose other fields are 0 (pl_space.measure). Always
 * true. */
static bool measure(const pl_case *c, const pl_space_options *options, pl_size *size) {
  (void)options;
  *size = (pl_size){0};
  for (uint32_t i = 0; i < c->parts; i++)
    size->bytes += c->text[i].len; /* blanks count: nothing writes the text anew */
  return true;
}

const pl_space pl_text_space = {.name = "text",
                                .num_moves = NUM_TEXT_MOVES,
                                .move_name = move_name,
                                .open = open_texts,
                                .close = close_texts,
                                .count = count_pieces,
                                .takes_all = takes_all,
                                .apply = apply_pieces,
                                .measure = measure};
