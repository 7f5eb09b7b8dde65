/* declare.h - the rows of intrinsics.def and the declarations made of them. Private to core/llvmir/export. */
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_DECLARE_H
#define PL_CORE_LLVMIR_EXPORT_STATE_DECLARE_H

#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/lir/lir.h"

typedef struct pl_intrinsic {
  pl_op_kind kind;
  const char *name, *results, *operands, *immediates, *params, *attrs;
} pl_intrinsic;

/* The table row of an intrinsic op of the dialect; NULL if it has none, and for llvm.call_intrinsic. */
const pl_intrinsic *pl_intrinsic_of(pl_op_kind kind);
/* The table row with the longest name that equals `name` or is a prefix of it before a dot; NULL if there is none. */
const pl_intrinsic *pl_intrinsic_named(pl_str name);
/* Part i, from 0, of a text between separators; empty if it has fewer parts. */
pl_str pl_intrinsic_part(const char *text, char separator, uint32_t i);
/* The intrinsic's name with the suffixes of the result and operand types that it is overloaded on. */
pl_str pl_intrinsic_mangled(pl_export *e, const pl_intrinsic *r, const pl_type *const *types, uint32_t count,
                            const pl_type *result);
/* The function `name`; if the module has none yet, a declaration with these parameter types and result, and with the attributes
 * of the intrinsic's row `r`, is appended. */
pl_lir_func *pl_intrinsic_declare(pl_export *e, const pl_intrinsic *r, pl_str name, const pl_type *const *types, uint32_t count,
                                  const pl_type *result);

/* If the function's name is an intrinsic's, adds LLVM's attributes for that intrinsic to `list` and to the parameters that have
 * none. */
void pl_export_intrinsic_signature(pl_export *e, pl_lir_func *func, pl_lir_attrs *list);
/* The function of the op's intrinsic for these operand and result types; a declaration is appended to the module if it has none
 * yet. The op kind must have a row (pl_intrinsic_of). */
pl_lir_func *pl_export_declare_intrinsic(pl_export *e, pl_op_kind kind, const pl_type *const *types, uint32_t count,
                                         const pl_type *result);

#endif
