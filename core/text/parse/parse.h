/* parse.h - MLIR text to a module: custom and generic forms, aliases, locations, spellings of each era since 2020. */
#ifndef PL_CORE_TEXT_PARSE_PARSE_H
#define PL_CORE_TEXT_PARSE_PARSE_H

#include "core/ir/op.h"
#include "core/text/parse/tokens/options.h"

/* Parses a whole source into a module, which is not yet verified (pl_check); NULL, reported in `diags`, on error. `src` and its
 * text must outlive the module. A source whose only top-level op is a module gives that module, else the ops are put into an
 * implicit one. */
pl_module *pl_parse(pl_context *ctx, const pl_source *src, const pl_parse_options *options, pl_diags *diags);

/* Parses one type that makes up the whole source. NULL, reported in `diags`, on error. */
const pl_type *pl_parse_type(pl_context *ctx, const pl_source *src, pl_diags *diags);
/* Parses one attribute that makes up the whole source. NULL, reported in `diags`, on error. */
const pl_attr *pl_parse_attr(pl_context *ctx, const pl_source *src, pl_diags *diags);

#endif
