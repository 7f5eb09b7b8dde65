/* dialect.h - the dialects that mlir-opt 22 registers, and which operations they have beside those of ops.def.
 *
 * Used by the parser and the checker: what mlir-opt knows and this software does not is kept as it is in generic form, with no
 * need of
 * --allow-unregistered-dialect.
 */
#ifndef PL_CORE_IR_DIALECT_H
#define PL_CORE_IR_DIALECT_H

#include "core/base/sink.h"
#include "core/ir/op.h"

typedef enum pl_foreign {
  PL_FOREIGN_INVALID,
  PL_FOREIGN_UNREGISTERED, /* of a dialect that mlir-opt does not have either */
  PL_FOREIGN_KNOWN,        /* one that mlir-opt has, or that its dialect lets pass */
  PL_FOREIGN_UNKNOWN,      /* its dialect has no such operation */
} pl_foreign;

/* Whether mlir-opt registers a dialect of that name. */
bool pl_dialect_is_registered(pl_str dialect);
/* Whether the dialect is registered and has no type of its own. */
bool pl_dialect_lacks_types(pl_str dialect);
/* Whether the dialect is registered and has no attribute of its own. */
bool pl_dialect_lacks_attributes(pl_str dialect);
/* Writes to `out` the names of all registered dialects in alphabetical order, separated by commas and blanks. */
void pl_dialect_list(pl_sink *out);
/* What mlir-opt knows of an op that is not in ops.def: not even its dialect (PL_FOREIGN_UNREGISTERED), only its dialect
 * (PL_FOREIGN_UNKNOWN), or the op, which counts as known in dialects whose ops are not listed here (PL_FOREIGN_KNOWN). */
pl_foreign pl_foreign_of(const pl_op_info *info);

#endif
