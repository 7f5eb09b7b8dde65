/* fold.h - what LLVM computes when an instruction has only constants.
 *
 * NULL: it stays an instruction.
 */
#ifndef PL_CORE_LLVMIR_LIR_FOLD_H
#define PL_CORE_LLVMIR_LIR_FOLD_H

#include "core/llvmir/lir/lir.h"

/* The result of integer binary operation `word` on two constants, lane by lane for vectors; NULL if it does not fold, `word` is
 * no such operation or an operand is no constant. */
const pl_lir *pl_lir_fold_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
/* The result of floating point operation `word` (fadd, fsub, fmul, fdiv, frem) on two values of one type, lane by lane for
 * vectors; NULL if it does not fold or a value is no constant. */
const pl_lir *pl_lir_fold_float_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b);
/* The constant with its sign bit inverted, lane by lane for vectors; undef and poison themselves. NULL if it does not fold, as
 * for a scalable vector of numbers. */
const pl_lir *pl_lir_fold_fneg(pl_lir_module *m, const pl_lir *a);
/* The result of icmp with a predicate such as "ult" on two values of one type, lane by lane for vectors; `type` is the result's
 * type. NULL if it does not fold or a value is no constant. */
const pl_lir *pl_lir_fold_icmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
/* The result of fcmp on two scalars; `type` is the result's type. An undef operand counts as a NaN, a poison one yields poison;
 * `true` and `false` fold whatever the operands are. NULL if an operand is not a half, bfloat, float or double with known bits.
 * */
const pl_lir *pl_lir_fold_fcmp_scalar(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b,
                                      const pl_type *type);
/* The result of fcmp with a predicate such as "olt" on two values of one type, lane by lane for vectors; `type` is the result's
 * type. NULL if it does not fold or a value is no constant. */
const pl_lir *pl_lir_fold_fcmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type);
/* The result of cast `word` of a value to a type: the value itself, constant or not, if it has the type already; else of a
 * constant, lane by lane for vectors, whose lanes a bitcast may change. NULL if it does not fold. */
const pl_lir *pl_lir_fold_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type);
/* The constant that a select of constants yields, lane by lane if the condition is a vector; NULL if it does not fold or one of
 * the three operands is no constant. */
const pl_lir *pl_lir_fold_select(pl_lir_module *m, const pl_lir *condition, const pl_lir *a, const pl_lir *b);
/* The element of an aggregate at a path of `count` indices; NULL if the aggregate is no constant or the element is not known. */
const pl_lir *pl_lir_fold_extractvalue(pl_lir_module *m, const pl_lir *a, const int64_t *path, uint32_t count);
/* The constant aggregate `a` with `value` in place of the element at a path of `count` indices; NULL if `a` or `value` is no
 * constant or an element is not known. */
const pl_lir *pl_lir_fold_insertvalue(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const int64_t *path,
                                      uint32_t count);
/* The lane of a constant vector at a constant index; poison if the vector is poison or the index is undef or poison; else undef
 * of an undef vector, even out of range; poison out of range of another fixed vector. NULL if it does not fold, as for an operand
 * that is no constant. */
const pl_lir *pl_lir_fold_extractelement(pl_lir_module *m, const pl_lir *a, const pl_lir *index);
/* The constant vector `a` with `value` in the lane at a constant index; poison if the index is undef, poison or out of range.
 * NULL if it does not fold, as for an operand that is no constant or a scalable vector. */
const pl_lir *pl_lir_fold_insertelement(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const pl_lir *index);
/* The result, of type `type`, of shufflevector of two constant vectors; each of the `count` numbers in the mask selects a lane of
 * `a` followed by `b`, or poison if it is negative. NULL if an operand is no constant, is scalable or has more than 2^20 lanes,
 * or if a lane is not known. */
const pl_lir *pl_lir_fold_shuffle(pl_lir_module *m, const pl_lir *a, const pl_lir *b, const int64_t *mask, uint32_t count,
                                  const pl_type *type);
/* The constant address, of pointer type `type`, that a getelementptr yields: poison, undef, null, an integer, the base or the
 * base plus a byte offset. `elem` is the source element type, `flags` are bits: 1 inbounds, 2 nusw, 4 nuw. NULL if it does not
 * fold, as when the base or an index, which may be NULL, is not constant. */
const pl_lir *pl_lir_fold_gep(pl_lir_module *m, const pl_type *elem, const pl_lir *base, const pl_lir *const *indices,
                              uint32_t count, uint32_t flags, const pl_type *type);

#endif
