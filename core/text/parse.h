/* parse.h - MLIR text to a module: custom and generic forms, aliases, locations, spellings of each era since 2020. */
#ifndef PL_CORE_TEXT_PARSE_H
#define PL_CORE_TEXT_PARSE_H

#include "core/ir/op.h"

typedef struct pl_parse_options {
  bool allow_unregistered; /* --allow-unregistered-dialect */
} pl_parse_options;

/* Parses a whole source. NULL if there was any syntax error (all are in `diags`: the parser goes on to the next op).
 * A source whose only top-level op is a module gives that module, else the ops are put into an implicit one. The result is not
 * yet checked for well-formedness (pl_check). `src` and its text outlive the module. */
pl_module *pl_parse(pl_context *ctx, const pl_source *src, const pl_parse_options *options, pl_diags *diags);

/* A long text that is read function by function, so that no more than a piece of it is in memory at a time. */
typedef struct pl_pieces pl_pieces;

/* Reads all but the bodies of functions in custom form. NULL if the text can't be read in pieces: it is malformed, which is for
 * pl_parse to report, or its ops depend on each other by more than symbols. `src` and its text outlive the pieces. */
pl_pieces *pl_pieces_new(pl_context *ctx, const pl_source *src, const pl_parse_options *options);
void pl_pieces_free(pl_pieces *pieces);
/* The whole, functions without bodies. Owned by the pieces. */
pl_module *pl_pieces_outline(const pl_pieces *pieces);
/* Bytes of text of the longest op: no piece can be shorter than that. */
size_t pl_pieces_longest(const pl_pieces *pieces);
/* The next ops, of `size` bytes of text or a little more, as a module with the whole's attributes, owned by the caller. At the
 * end *piece is NULL. False if the text is malformed; nothing is reported. */
bool pl_pieces_next(pl_pieces *pieces, size_t size, pl_module **piece);

/* Parses exactly one type or attribute from a text, for tests and tools. NULL with diagnostics on error. */
const pl_type *pl_parse_type(pl_context *ctx, const pl_source *src, pl_diags *diags);
const pl_attr *pl_parse_attr(pl_context *ctx, const pl_source *src, pl_diags *diags);

#endif
