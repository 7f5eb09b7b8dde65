/* float.h - what the files on floating point share: flags, the log of what the lowering made, choices. */
#ifndef PL_VERIFY_SEM_FLOAT_H
#define PL_VERIFY_SEM_FLOAT_H

#include "verify/sem/float_bits.h"
#include "verify/sem/internal.h"

typedef enum pl_fast_flag {
  PL_FAST_NNAN = 1,
  PL_FAST_NINF = 2,
  PL_FAST_NSZ = 4,
  PL_FAST_ARCP = 8,
  PL_FAST_CONTRACT = 16,
  PL_FAST_AFN = 32,
  PL_FAST_REASSOC = 64,
  PL_FAST_ALL = 127
} pl_fast_flag;

/* An operation on one lane: what it is called, with the formats, and its operands. */
typedef struct pl_float_call {
  const char *name;
  uint32_t flags; /* pl_fast_flag */
  uint32_t width; /* of the result */
  const pl_term *const *args;
  uint32_t arity;
  const pl_term *first;  /* the operand that stood first, where their order does not matter; else NULL */
  uint64_t occurrence;   /* which of the lowering's executions it is, where they are kept apart; 0: any */
  const pl_term *poison; /* where the result is poison by its operands and flags, so that any value is legal */
} pl_float_call;

/* Whether the source has it with flags that widen no less than the lowering's, and which of them the lowering had. In the
 * lowering: notes that it was made; `widening` is its own. Sets `occurrence`. float_choice.c */
bool pl_float_same_made(pl_sem *sem, pl_float_call *call, uint32_t *widening);

/* A function that nothing is known of but its arguments, under a name that tells the flags and the occurrence. */
const pl_term *pl_float_opaque(pl_sem *sem, const pl_float_call *call, const char *suffix, uint32_t widening, pl_sort sort);

/* Whether it is one, in its format: BOOL; of formats whose bits do not tell, a predicate that nothing is known of. float.c */
const pl_term *pl_sem_is_nan(pl_sem *sem, const pl_leaf_type *type, const pl_term *x);

/* The parts of its format, if its bits tell. float.c */
bool pl_sem_float_shape(const pl_leaf_type *leaf, pl_float_shape *shape);

/* Whether it is one of those four. What they make of denormal numbers in a mode is not said: LLVM itself folds them without. */
bool pl_float_is_extreme(const char *name);
/* minimum, maximum, minnum, maxnum of two numbers; NULL: the operation is none of them. float_extreme.c */
const pl_term *pl_float_extreme_result(pl_sem *sem, const char *name, pl_float_call *call, const pl_leaf_type *type);

/* The source has to choose a NaN under this condition, and the lowering's choice is not known. */
void pl_float_note_free_nan(pl_sem *sem, const pl_term *condition);

/* How the function that is walked treats denormal numbers of a format. denormal.c */
pl_denormal_mode pl_sem_denormal_mode(const pl_sem *sem, const pl_leaf_type *type);
/* An operand of arithmetic, and its result, with denormal numbers as the function's mode has them. */
const pl_term *pl_float_operand(pl_sem *sem, const pl_leaf_type *type, const pl_term *x);
const pl_term *pl_float_result(pl_sem *sem, const pl_leaf_type *type, const pl_term *value, const pl_term *poison);

/* Whether `value` is a legal result: BOOL. */
typedef const pl_term *(*pl_float_legal_fn)(void *user, const pl_term *value);
/* One of the terms that the lowering has computed on this path that is shown to be a legal result of an operation of the
 * source's, so that the source may be taken to have chosen it; NULL if there is none. */
const pl_term *pl_float_choose(pl_sem *sem, uint32_t width, pl_float_legal_fn legal, void *user);

#endif
