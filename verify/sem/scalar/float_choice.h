/* float_choice.h - results that an operation may choose: which NaN, which zero, how much a fast-math flag leaves open. The
 * lowering chooses first, and the source may choose the same. */
#ifndef PL_VERIFY_SEM_SCALAR_FLOAT_CHOICE_H
#define PL_VERIFY_SEM_SCALAR_FLOAT_CHOICE_H

#include "verify/sem/state/state.h"

/* An operation on one lane: its name, with the formats, and its operands. */
typedef struct pl_float_call {
  const char *name;
  uint32_t flags; /* pl_fast_flag */
  uint32_t width; /* of the result */
  const pl_term *const *args;
  uint32_t arity;
  const pl_term *first;  /* the operand that was the first, where their order does not matter; else NULL */
  uint64_t occurrence;   /* which of the lowering's executions it is, where they choose separately; 0: any */
  const pl_term *poison; /* where the result is poison by its operands and flags, so that any value is legal */
} pl_float_call;

/* Logs this execution of the operation, and sets call->occurrence. True in the lowering; in the source, whether the lowering
 * made it with no flags that widen the choice but those of the source. *widening becomes these flags, the lowering's if true,
 * else the source's. */
bool pl_float_same_made(pl_sem *sem, pl_float_call *call, uint32_t *widening);
/* The operation as an opaque function of its operands with a result of `sort`, under a name made of its own, `suffix` and, unless
 * they are 0, the `widening` flags and the occurrence. A constant where that function folds (float_fold.h). */
const pl_term *pl_float_opaque(pl_sem *sem, const pl_float_call *call, const char *suffix, uint32_t widening, pl_sort sort);
/* In the source, if only numbers are considered (world->numbers_only), requires that `condition` does not hold: there the
 * source would choose a NaN without knowing the lowering's choice. */
void pl_float_note_free_nan(pl_sem *sem, const pl_term *condition);

/* Whether `value` is a legal result: BOOL. */
typedef const pl_term *(*pl_float_legal_fn)(void *user, const pl_term *value);
/* A value of `width` bits that the lowering has computed on this path and for which `legal(user, value)` is proved, so that the
 * source may choose it. NULL if none is found, and in the lowering. */
const pl_term *pl_float_choose(pl_sem *sem, uint32_t width, pl_float_legal_fn legal, void *user);

/* Whether the lowering has carried out a float operation on the same operands several times: on its path, or there and before
 * it (its result is a key of `carried`). Then a proof with one choice for all executions shows nothing. */
bool pl_sem_floats_repeated(const pl_sem *source, const pl_sem *lowered, const pl_map *carried);

#endif
