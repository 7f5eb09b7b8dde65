/* md.h - metadata nodes. */
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_MD_H
#define PL_CORE_LLVMIR_EXPORT_STATE_MD_H

/* A metadata string !"text", escaped as needed. */
pl_lir_md *pl_lir_md_string(pl_export *e, pl_str text);
/* A new metadata operand for a constant, printed in place with its type, such as `i32 1`. */
pl_lir_md *pl_lir_md_constant(pl_export *e, const pl_lir *value);
/* A new metadata operand for the integer constant of the given width, `value` modulo 2^width. */
pl_lir_md *pl_lir_md_int(pl_export *e, uint32_t width, int64_t value);
/* A new node !{...} with the given operands. */
pl_lir_md *pl_lir_md_node(pl_export *e, pl_lir_md *const *ops, uint32_t count);
/* The first node with the text and operands of `md`: an earlier one, or `md` itself. */
pl_lir_md *pl_lir_md_unique(pl_export *e, pl_lir_md *md);
/* The node !{...} with the given operands: the first equal one, or a new one. */
pl_lir_md *pl_lir_md_cached(pl_export *e, pl_lir_md *const *ops, uint32_t count);
/* Appends a node to the named metadata !name, which is made if it is new. `name` is not copied. */
void pl_lir_md_named(pl_export *e, const char *name, const pl_lir_md *node);

#endif
