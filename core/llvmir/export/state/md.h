/* md.h - metadata nodes. */
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_MD_H
#define PL_CORE_LLVMIR_EXPORT_STATE_MD_H

/* The node !"text", escaped as needed. */
pl_lir_md *pl_lir_md_string(pl_export *e, pl_str text);
/* The node of a constant with its type. */
pl_lir_md *pl_lir_md_constant(pl_export *e, const pl_lir *value);
/* The node of an integer constant of that width. */
pl_lir_md *pl_lir_md_int(pl_export *e, uint32_t width, int64_t value);
pl_lir_md *pl_lir_md_node(pl_export *e, pl_lir_md *const *ops, uint32_t count); /* !{...} */
pl_lir_md *pl_lir_md_unique(pl_export *e, pl_lir_md *md);                       /* the one node of this text and these operands */
pl_lir_md *pl_lir_md_cached(pl_export *e, pl_lir_md *const *ops, uint32_t count); /* the one node of these operands */
/* Adds a node to the named metadata !name, which is made if it is new. */
void pl_lir_md_named(pl_export *e, const char *name, const pl_lir_md *node);

#endif
