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

/* The row of an op of the dialect; NULL if it has none. */
const pl_intrinsic *pl_intrinsic_of(pl_op_kind kind);
/* The row whose name is the longest that `name` is, with or without types after it; NULL if there is none. */
const pl_intrinsic *pl_intrinsic_named(pl_str name);
/* The i-th part between the separators; empty if there are fewer. */
pl_str pl_intrinsic_part(const char *text, char separator, uint32_t i);
/* The name with the types that it depends on. */
pl_str pl_intrinsic_mangled(pl_export *e, const pl_intrinsic *r, const pl_type *const *types, uint32_t count,
                            const pl_type *result);
/* The declaration of that name, made if there is none. */
pl_lir_func *pl_intrinsic_declare(pl_export *e, const pl_intrinsic *r, pl_str name, const pl_type *const *types, uint32_t count,
                                  const pl_type *result);

/* What LLVM knows of a function by its name if that is an intrinsic's: added to what the op says. */
void pl_export_intrinsic_signature(pl_export *e, pl_lir_func *func, pl_lir_attrs *list);
/* The declaration of an intrinsic for these types, made when it is first asked for. */
pl_lir_func *pl_export_declare_intrinsic(pl_export *e, pl_op_kind kind, const pl_type *const *types, uint32_t count,
                                         const pl_type *result);

#endif
