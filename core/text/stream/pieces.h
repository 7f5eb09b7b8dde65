/* pieces.h - a long text read bit by bit: function by function, and a long function while what was read of it is worked on. */
#ifndef PL_CORE_TEXT_STREAM_PIECES_H
#define PL_CORE_TEXT_STREAM_PIECES_H

#include "core/text/parse/parse.h"
#include "core/text/parse/tokens/options.h"

/* A long text that is read function by function, so that no more than a piece of it is in memory at a time. */
typedef struct pl_pieces pl_pieces;

/* Parses a text but for the bodies of its outer functions. NULL if it is malformed, which pl_parse will report, or can't be read
 * in pieces. `src` and its text outlive the pieces. */
pl_pieces *pl_pieces_new(pl_context *ctx, const pl_source *src, const pl_parse_options *options);
/* Frees the pieces with their module; NULL is allowed. */
void pl_pieces_free(pl_pieces *pieces);
/* The whole module, its functions without the bodies that were skipped. Owned by the pieces. */
pl_module *pl_pieces_outline(const pl_pieces *pieces);
/* The length in bytes of the longest text of an op of the module's body; 0 without ops. */
size_t pl_pieces_longest(const pl_pieces *pieces);
/* Parses about `size` bytes of ops, at least one op, into a new module, which the caller owns. True with *piece NULL if there are
 * no more ops; false with *piece NULL if the text is malformed, which is not reported. No function may be open. */
bool pl_pieces_next(pl_pieces *pieces, size_t size, pl_module **piece);

/* Whether the next op is a function of more than `size` bytes of text that can be opened, to be read bit by bit. */
bool pl_pieces_is_long(const pl_pieces *pieces, size_t size);
/* Opens the next function: returns it with its blocks but no ops, in a module of its own; NULL if it is malformed or can't be
 * read bit by bit. pl_pieces_shut has to follow in any case. */
pl_op *pl_pieces_open(pl_pieces *pieces);
/* Reads about `size` more bytes of the open function; at the end of the body closes it. A result or block argument that was read
 * and has no name (pl_value.name) then is not mentioned in the rest of the text and can be freed. False if the text is malformed
 * or can't be read bit by bit. */
bool pl_pieces_grow(pl_pieces *pieces, size_t size);
/* The block of the open function that is being read; NULL once all of it was read. */
const pl_block *pl_pieces_at(const pl_pieces *pieces);
/* Whether the text of the open function's body mentions its argument `index`. Only before it is shut. */
bool pl_pieces_mention_argument(const pl_pieces *pieces, uint32_t index);
/* Closes the open function; with `done` false goes back to before it, so that it can be read otherwise. Returns its module, which
 * the caller owns. */
pl_module *pl_pieces_shut(pl_pieces *pieces, bool done);

#endif
