/* A long function, read on while somebody works on what was read of it, and forgets that.
 *
 * The heads of all blocks are read first, so that branches find them; their arguments have no names yet. A name that the rest of
 * the text does not mention is forgotten; what stands for it can be freed. */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/op.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"
#include "core/text/stream/mentions.h"
#include "core/text/stream/pieces.h"
#include "core/text/stream/reader.h"

/* ---- Opening ---- */

/* The function's arguments by some bits of the hashes of their names, as most mentions are of something else. */
typedef struct sieve {
  uint64_t bits[64];
  const pl_block *entry;
  bool *mentioned;
} sieve;

/* The bit of a sieve's word for a hash. */
static uint64_t bit_of(uint64_t hash) { return UINT64_C(1) << (hash >> 6 & 63); }

/* A filter of names (see sieve) with the arguments of the block `entry` (may be NULL), none of them mentioned so far. */
static sieve make_sieve(pl_parser *p, const pl_block *entry) {
  sieve s = {.entry = entry, .mentioned = PL_NEW_ARRAY(p->arena, bool, (entry ? entry->num_args : 0) + 1)};
  for (uint32_t i = 0; entry && i < entry->num_args; i++) {
    uint64_t hash = pl_mentions_hash(pl_str_from(entry->args[i]->name));
    s.bits[hash & 63] |= bit_of(hash);
  }
  return s;
}

/* Records an argument as mentioned if the name, which has that hash, is an argument's. */
static void sift(sieve *s, uint64_t hash, pl_str name) {
  if (!(s->bits[hash & 63] & bit_of(hash))) return;
  for (uint32_t i = 0; i < s->entry->num_args; i++)
    if (pl_str_is(name, s->entry->args[i]->name)) s->mentioned[i] = true;
}

/* Scans the function's body for the mentions of values' names (g->mentions), which arguments are mentioned (g->args), and where
 * its blocks' headers begin (g->heads). */
static void look_through(pl_parser *p, pl_open_func *g, const pl_block *entry) {
  sieve s = make_sieve(p, entry);
  const char *start = p->tok.start;
  pl_marks marks = {.at = start, .end = g->end, .line_start = start - (p->tok.column - 1), .line = p->tok.line};
  pl_mentions_start(&g->mentions, start, g->end);
  for (char mark; (mark = pl_marks_next(&marks)) != '\0';) {
    pl_str name = pl_marks_name(&marks);
    if (mark == '%') {
      uint64_t hash = pl_mentions_hash(name);
      pl_mentions_add(&g->mentions, hash, marks.at);
      sift(&s, hash, name);
    } else if (marks.depth == 0 && pl_marks_is_header(&marks, name)) {
      pl_token at = {.start = marks.at, .line = marks.line, .column = (uint32_t)(marks.at - marks.line_start) + 1};
      pl_vec_push(&g->heads, ((pl_head){.start = marks.at, .after = at}));
    }
    marks.at = name.data + name.len;
  }
  pl_mentions_end(&g->mentions);
  g->args = s.mentioned;
}

/* Parses the block headers that g->heads lists, appending the blocks to the region, and returns to the start of the body. False
 * if one is malformed. */
static bool read_heads(pl_parser *p, pl_open_func *g, pl_region *region) {
  pl_token body = p->tok;
  for (size_t i = 0; i < g->heads.len; i++) {
    pl_head *head = &g->heads.data[i];
    pl_p_seek(p, head->after);
    head->block = pl_p_at(p, PL_TOK_CARET) ? pl_p_block_header(p, region, false) : NULL;
    if (!head->block) return false;
    head->after = p->tok;
  }
  pl_p_seek(p, body);
  return true;
}

/* Opens a function's body: creates its blocks without their ops and makes the first one the block to be read. False if the body
 * is malformed or has no block. */
static bool open_body(pl_parser *p, pl_open_func *g, pl_op_state *s, const pl_args *args) {
  if (!pl_p_open_region(p, s->info, &g->region)) return false;
  g->is_open = true;
  pl_region *region = PL_NEW(p->arena, pl_region);
  pl_vec_push(&s->regions, region);
  bool named = args->len && args->data[0].ref.name.len;
  if (named && pl_p_at(p, PL_TOK_CARET)) return false;
  pl_block *entry = pl_p_at(p, PL_TOK_CARET) ? NULL : pl_p_entry(p, region);
  if (entry && !pl_p_define_args(p, entry, named ? args : NULL)) return false;
  look_through(p, g, entry);
  if (!read_heads(p, g, region)) return false;
  g->block = region->first;
  return g->block != NULL;
}

/* Hook at a function's body: whether it was to be opened for reading on; if so, *ok says whether that succeeded. */
static bool take_body(pl_parser *p, pl_op_state *s, const pl_args *args, bool *ok) {
  pl_open_func *g = p->hook->user;
  if (!g->wanted) return false;
  g->wanted = false;
  *ok = open_body(p, g, s, args);
  return true;
}

pl_op *pl_pieces_open(pl_pieces *pieces) {
  assert(!pieces->open_func.is_open);
  assert(pieces->next < pieces->outline.extents.len);
  pl_parser *p = &pieces->parser;
  const pl_extent *extent = &pieces->outline.extents.data[pieces->next];
  pl_pieces_start(pieces);
  pl_block *body = p->module->op->regions[0]->first;
  pieces->open_func = (pl_open_func){.module = p->module, .index = pieces->next, .end = extent->end, .wanted = true};
  pieces->hook = (pl_parse_hook){.body = take_body, .user = &pieces->open_func};
  p->hook = &pieces->hook;
  if (p->tok.start != extent->start.start) pl_p_seek(p, extent->start);
  bool ok = pl_p_op(p, body) && pieces->open_func.is_open && pl_diags_count(pieces->diags) == 0;
  p->hook = NULL;
  return ok ? body->first : NULL;
}

/* ---- Reading on ---- */

/* Whether the block's last op is a terminator or has successors; false for an empty block. */
static bool is_ended(const pl_block *block) {
  const pl_op *last = block->last;
  return last && (pl_op_has(last, PL_TRAIT_TERMINATOR) || last->num_successors);
}

/* Moves past a block header that read_heads has parsed, binding the names of its arguments. False on error. */
static bool pass_head(pl_parser *p, const pl_head *head) {
  pl_block *block = head->block;
  pl_p_advance(p);
  if (block->num_args) pl_p_advance(p);
  for (uint32_t i = 0; i < block->num_args; i++) {
    pl_ref ref;
    bool present, ok = pl_p_ref(p, &ref) && pl_p_expect(p, PL_TOK_COLON) && pl_p_type(p);
    if (ok) (void)pl_p_optional_loc(p, &present, &ok);
    if (!ok || !pl_p_define(p, ref.name, ref.number, block->args[i], &ref.at)) return false;
    (void)pl_p_accept(p, PL_TOK_COMMA);
  }
  pl_p_seek(p, head->after);
  return true;
}

/* Reads the next op, block header or the end of the body (g->block is then NULL). False if it is malformed or can't be read bit
 * by bit. */
static bool read_next(pl_parser *p, pl_open_func *g) {
  if (pl_p_at(p, PL_TOK_R_BRACE)) {
    g->block = NULL;
    return g->next == g->heads.len;
  }
  if (pl_p_at(p, PL_TOK_CARET)) {
    const pl_head *head = g->next < g->heads.len ? &g->heads.data[g->next++] : NULL;
    if (!head || head->start != p->tok.start) return false;
    g->block = head->block;
    return pass_head(p, head);
  }
  if (is_ended(g->block) || !pl_p_op(p, g->block)) return false;
  const pl_op *last = g->block->last; /* NULL: an older form that stands for no operation, or not for one yet */
  return last && last->num_regions == 0 && p->buffers->deferred.len == 0;
}

/* Closes the function's region and scopes after its last op, and moves on to the next piece; false if anything is malformed. */
static bool end_function(pl_pieces *pieces) {
  pl_parser *p = &pieces->parser;
  pl_open_func *g = &pieces->open_func;
  g->is_open = false;
  bool ok = pl_p_shut_region(p, &g->region, true) && pl_p_expect(p, PL_TOK_R_BRACE);
  ok = pl_pieces_end(pieces) && ok && p->tok.start == g->end;
  pieces->next++;
  return ok;
}

bool pl_pieces_grow(pl_pieces *pieces, size_t size) {
  assert(pieces->open_func.is_open && pieces->open_func.block);
  pl_parser *p = &pieces->parser;
  pl_open_func *g = &pieces->open_func;
  const char *start = p->tok.start;
  while (g->block && (size_t)(p->tok.start - start) < size)
    if (!read_next(p, g)) return false;
  if (!g->block) return end_function(pieces);
  for (pl_str name; pl_mentions_pass(&g->mentions, p->tok.start, &name);)
    pl_p_forget_name(p, name);
  const pl_hashset *names = &pl_vec_last(&p->buffers->scopes)->names;
  enum { BYTES_OF_NAME = 64 }; /* and of what is stated of it */
  if (names->len > 2 * g->known + size / BYTES_OF_NAME) {
    pl_p_shrink_names(p);
    g->known = names->len;
  }
  return pl_diags_count(pieces->diags) == 0;
}

const pl_block *pl_pieces_at(const pl_pieces *pieces) { return pieces->open_func.block; }

bool pl_pieces_mention_argument(const pl_pieces *pieces, uint32_t index) {
  assert(pieces->open_func.args);
  return pieces->open_func.args[index];
}

pl_module *pl_pieces_shut(pl_pieces *pieces, bool done) {
  pl_parser *p = &pieces->parser;
  pl_open_func *g = &pieces->open_func;
  if (g->is_open) {
    pl_vec_last(&p->buffers->scopes)->broken = true;
    (void)pl_p_shut_region(p, &g->region, false);
  }
  if (!done) {
    pieces->next = g->index;
    pl_vec_clear(&p->buffers->deferred);
    while (p->buffers->scopes.len) {
      pl_vec_last(&p->buffers->scopes)->broken = true;
      (void)pl_p_pop_scope(p);
    }
    pl_arena_reset(p->arena);
  }
  pl_mentions_free(&g->mentions);
  pl_vec_free(&g->heads);
  pl_module *module = g->module;
  *g = (pl_open_func){.wanted = false};
  return module;
}
