/* fold.h - what LLVM computes when an instruction has only constants.
 *
 * NULL: it stays an instruction.
 */
#ifndef PL_CORE_LLVMIR_LIR_FOLD_H
#define PL_CORE_LLVMIR_LIR_FOLD_H

#include "core/llvmir/lir/lir.h"

const pl_lir *pl_lir_fold_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
const pl_lir *pl_lir_fold_float_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
const pl_lir *pl_lir_fold_fneg(pl_lir_module *m, const pl_lir *a);
const pl_lir *pl_lir_fold_icmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
const pl_lir *pl_lir_fold_fcmp_scalar(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b,
                                      const pl_type *type);
const pl_lir *pl_lir_fold_fcmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
const pl_lir *pl_lir_fold_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type);
const pl_lir *pl_lir_fold_select(pl_lir_module *m, const pl_lir *condition, const pl_lir *a, const pl_lir *b);
const pl_lir *pl_lir_fold_extractvalue(pl_lir_module *m, const pl_lir *a, const int64_t *path, uint32_t count);
const pl_lir *pl_lir_fold_insertvalue(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const int64_t *path,
                                      uint32_t count);
const pl_lir *pl_lir_fold_extractelement(pl_lir_module *m, const pl_lir *a, const pl_lir *index);
const pl_lir *pl_lir_fold_insertelement(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const pl_lir *index);
const pl_lir *pl_lir_fold_shuffle(pl_lir_module *m, const pl_lir *a, const pl_lir *b, const int64_t *mask, uint32_t count,
                                  const pl_type *type);
/* `raw` holds pl_gep_flags; indices are constants, NULL of them means one that is not. */
const pl_lir *pl_lir_fold_gep(pl_lir_module *m, const pl_type *elem, const pl_lir *base, const pl_lir *const *indices,
                              uint32_t count, uint32_t flags, const pl_type *type);

#endif
