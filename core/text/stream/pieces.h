/* pieces.h - a long text read bit by bit: function by function, and a long function while what was read of it is worked on. */
#ifndef PL_CORE_TEXT_STREAM_PIECES_H
#define PL_CORE_TEXT_STREAM_PIECES_H

#include "core/text/parse/parse.h"
#include "core/text/parse/tokens/options.h"

/* A long text that is read function by function, so that no more than a piece of it is in memory at a time. */
typedef struct pl_pieces pl_pieces;

/* Reads all but the bodies of functions in custom form. NULL if the text can't be read in pieces: it is malformed, which is for
 * pl_parse to report, or its ops depend on each other by more than symbols. `src` and its text outlive the pieces. */
pl_pieces *pl_pieces_new(pl_context *ctx, const pl_source *src, const pl_parse_options *options);
/* Frees the pieces with their module; NULL is allowed. */
void pl_pieces_free(pl_pieces *pieces);
/* The whole, functions without bodies. Owned by the pieces. */
pl_module *pl_pieces_outline(const pl_pieces *pieces);
/* Bytes of text of the longest op: no piece can be shorter than that. */
size_t pl_pieces_longest(const pl_pieces *pieces);
/* The next ops, of `size` bytes of text or a little more, as a module with the whole's attributes, owned by the caller. At the
 * end *piece is NULL. False if the text is malformed; nothing is reported. */
bool pl_pieces_next(pl_pieces *pieces, size_t size, pl_module **piece);

/* A long function can be read on while what was read of it is worked on and freed. Whether the next op is one, of more than
 * `size` bytes of text. */
bool pl_pieces_is_long(const pl_pieces *pieces, size_t size);
/* The function with the heads of its blocks, but no ops, in a module as pl_pieces_next gives it; NULL if it can't be read so.
 * pl_pieces_shut follows in any case. */
pl_op *pl_pieces_open(pl_pieces *pieces);
/* Reads on for about `size` bytes: ops without regions at the ends of blocks, of one block after the other. A result that the
 * rest of the text does not mention has no name (pl_value.name) then, and can be freed. False if the text is malformed, or not of
 * that kind. */
bool pl_pieces_grow(pl_pieces *pieces, size_t size);
/* The block that is being read; NULL if the function is all there. */
const pl_block *pl_pieces_at(const pl_pieces *pieces);
/* Whether the text of the body mentions an argument of the function; while it is not all read. */
bool pl_pieces_mention_argument(const pl_pieces *pieces, uint32_t index);
/* After the function; `done` false: back before it, to read it otherwise. Gives the module, which the caller owns. */
pl_module *pl_pieces_shut(pl_pieces *pieces, bool done);

#endif
