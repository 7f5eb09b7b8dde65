/* records_space.c - inputs as bytes in records, as the generator reads them: records go, then bytes. */
#include <stdlib.h>

#include "fuzz/gen/gen.h"
#include "fuzz/minimize/lessen.h"

/* X(enumerator, name, bytes in a piece) in the order in which they are tried. */
#define RECORD_MOVES(X)                                                                                                          \
  X(RECORDS, "drop-record", PL_GEN_RECORD)                                                                                       \
  X(BYTES, "drop-byte", 1)

typedef enum record_move {
#define X(id, name, size) RECORD_##id,
  RECORD_MOVES(X)
#undef X
      NUM_RECORD_MOVES
} record_move;

static const struct {
  const char *name;
  size_t size;
} rows[] = {
#define X(id, name, size) {name, size},
    RECORD_MOVES(X)
#undef X
};

typedef struct bytes {
  pl_str text;
} bytes;

/* The name of a move by its number; empty if there is none of that number. */
static const char *move_name(uint32_t move, uint32_t parts) {
  (void)parts;
  return move < NUM_RECORD_MOVES ? rows[move].name : "";
}

/* Opens a case for editing: returns a view of its only part as bytes, which are not copied; close_bytes frees it. */
static void *open_bytes(const pl_case *c, const pl_space_options *options) {
  (void)options;
  bytes *b = pl_xmalloc(sizeof *b);
  *b = (bytes){pl_case_part(c, 0)};
  return b;
}

/* Frees what open_bytes returned. */
static void close_bytes(void *opened) { free(opened); }

/* The number of pieces, records or bytes, that the move can leave out; the last record may be shorter. */
static uint32_t count_pieces(void *opened, uint32_t move) {
  const bytes *b = opened;
  return (uint32_t)((b->text.len + rows[move].size - 1) / rows[move].size);
}

/* Writes to `out` the input without `count` pieces from piece `first` on; `tidy` has no effect. Always true. */
static bool apply_pieces(void *opened, uint32_t move, uint32_t first, uint32_t count, bool tidy, pl_case *out) {
  (void)tidy;
  const bytes *b = opened;
  size_t start = (size_t)first * rows[move].size, end = ((size_t)first + count) * rows[move].size;
  if (end > b->text.len) end = b->text.len;
  *out = (pl_case){.parts = 1};
  pl_sink_write(&out->text[0], b->text.data, start);
  pl_sink_write(&out->text[0], b->text.data + end, b->text.len - end);
  return true;
}

/* Sets *size to the input's length in bytes and its other measures to 0; always true. */
static bool measure(const pl_case *c, const pl_space_options *options, pl_size *size) {
  (void)options;
  *size = (pl_size){.bytes = c->text[0].len};
  return true;
}

const pl_space pl_records_space = {.name = "records",
                                   .num_moves = NUM_RECORD_MOVES,
                                   .move_name = move_name,
                                   .open = open_bytes,
                                   .close = close_bytes,
                                   .count = count_pieces,
                                   .apply = apply_pieces,
                                   .measure = measure};
