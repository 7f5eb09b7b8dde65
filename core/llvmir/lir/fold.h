/* fold.h - what LLVM computes when an instruction has only constants.
 *
 * NULL: it stays an instruction.
 */
#ifndef PL_CORE_LLVMIR_LIR_FOLD_H
#define PL_CORE_LLVMIR_LIR_FOLD_H

#include "core/llvmir/lir/lir.h"

/* The result of integer operation `word` on two values of one type, lane by lane for vectors; NULL if it does not fold, as when
 * one is no constant. */
const pl_lir *pl_lir_fold_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
/* The result of floating point operation `word` (fadd, fsub, fmul, fdiv, frem) on two values of one type, lane by lane for
 * vectors; NULL if it does not fold, as when one is no constant. */
const pl_lir *pl_lir_fold_float_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
/* The value with its sign bit inverted, lane by lane for vectors; NULL if it does not fold, as when it is no constant. */
const pl_lir *pl_lir_fold_fneg(pl_lir_module *m, const pl_lir *a);
/* The result, of type `type`, of icmp with a predicate such as "ult" on two values of one type, lane by lane for vectors; NULL if
 * it does not fold, as when one is no constant. */
const pl_lir *pl_lir_fold_icmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
/* The result, of type `type`, of fcmp on two scalars; NULL if it does not fold. */
const pl_lir *pl_lir_fold_fcmp_scalar(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b,
                                      const pl_type *type);
/* The result, of type `type`, of fcmp with a predicate such as "olt" on two values of one type, lane by lane for vectors; NULL if
 * it does not fold, as when one is no constant. */
const pl_lir *pl_lir_fold_fcmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
/* The result of cast `word` of a value to a type, lane by lane for vectors, or the value itself if it has that type; NULL if it
 * does not fold, as for another value that is no constant. */
const pl_lir *pl_lir_fold_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type);
/* The result of a select, lane by lane if the condition is a vector; NULL if it does not fold, as when an operand is no
 * constant. */
const pl_lir *pl_lir_fold_select(pl_lir_module *m, const pl_lir *condition, const pl_lir *a, const pl_lir *b);
/* The element of an aggregate at a path of `count` indices; NULL if it is not a known constant. */
const pl_lir *pl_lir_fold_extractvalue(pl_lir_module *m, const pl_lir *a, const int64_t *path, uint32_t count);
/* The constant aggregate `a` with `value` in place of the element at a path of `count` indices; NULL if it does not fold, as when
 * one is no constant. */
const pl_lir *pl_lir_fold_insertvalue(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const int64_t *path,
                                      uint32_t count);
/* The lane of a vector at an index; NULL if it does not fold, as when one of them is no constant. */
const pl_lir *pl_lir_fold_extractelement(pl_lir_module *m, const pl_lir *a, const pl_lir *index);
/* The vector `a` with `value` in the lane at an index; NULL if it does not fold, as when one of them is no constant. */
const pl_lir *pl_lir_fold_insertelement(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const pl_lir *index);
/* The result, of type `type`, of a shufflevector; each number in the mask selects a lane of `a` followed by `b`, or poison if it
 * is negative. NULL if it does not fold, as when a vector is no constant. */
const pl_lir *pl_lir_fold_shuffle(pl_lir_module *m, const pl_lir *a, const pl_lir *b, const int64_t *mask, uint32_t count,
                                  const pl_type *type);
/* The constant address, of pointer type `type`, that a getelementptr with source element type `elem` yields; NULL if it does not
 * fold, as when the base or an index, which may be NULL, is no constant. `flags`: bits 1 inbounds, 2 nusw, 4 nuw. */
const pl_lir *pl_lir_fold_gep(pl_lir_module *m, const pl_type *elem, const pl_lir *base, const pl_lir *const *indices,
                              uint32_t count, uint32_t flags, const pl_type *type);

#endif
