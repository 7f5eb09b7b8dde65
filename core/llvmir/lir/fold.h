/* fold.h - what LLVM computes when an instruction has only constants.
 *
 * NULL: it stays an instruction.
 */
#ifndef PL_CORE_LLVMIR_LIR_FOLD_H
#define PL_CORE_LLVMIR_LIR_FOLD_H

#include "core/llvmir/lir/lir.h"

/* a `word` b of integers, lane by lane. */
const pl_lir *pl_lir_fold_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
/* a `word` b of floating point numbers, lane by lane. */
const pl_lir *pl_lir_fold_float_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
/* -a, lane by lane. */
const pl_lir *pl_lir_fold_fneg(pl_lir_module *m, const pl_lir *a);
/* icmp, lane by lane; `type`: that of the result. */
const pl_lir *pl_lir_fold_icmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
/* fcmp of two scalars; `type`: that of the result. */
const pl_lir *pl_lir_fold_fcmp_scalar(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b,
                                      const pl_type *type);
/* fcmp, lane by lane; `type`: that of the result. */
const pl_lir *pl_lir_fold_fcmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
/* Cast `word` of a to a type. */
const pl_lir *pl_lir_fold_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type);
/* select; by lanes if the condition is a vector. */
const pl_lir *pl_lir_fold_select(pl_lir_module *m, const pl_lir *condition, const pl_lir *a, const pl_lir *b);
/* extractvalue at a path of `count` indices. */
const pl_lir *pl_lir_fold_extractvalue(pl_lir_module *m, const pl_lir *a, const int64_t *path, uint32_t count);
/* insertvalue at a path of `count` indices. */
const pl_lir *pl_lir_fold_insertvalue(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const int64_t *path,
                                      uint32_t count);
/* extractelement; poison if the index is out of range. */
const pl_lir *pl_lir_fold_extractelement(pl_lir_module *m, const pl_lir *a, const pl_lir *index);
/* insertelement; poison if the index is out of range. */
const pl_lir *pl_lir_fold_insertelement(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const pl_lir *index);
/* shufflevector by a mask of `count` numbers; `type`: that of the result. */
const pl_lir *pl_lir_fold_shuffle(pl_lir_module *m, const pl_lir *a, const pl_lir *b, const int64_t *mask, uint32_t count,
                                  const pl_type *type);
/* `raw` holds pl_gep_flags; indices are constants, NULL of them means one that is not. */
const pl_lir *pl_lir_fold_gep(pl_lir_module *m, const pl_type *elem, const pl_lir *base, const pl_lir *const *indices,
                              uint32_t count, uint32_t flags, const pl_type *type);

#endif
