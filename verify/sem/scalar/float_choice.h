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

/* In the lowering: logs the operation, and returns true. In the source: whether the lowering has made the operation with flags
 * that widen the choice no more than these. Sets *widening to the lowering's flags that widen the choice (not nnan, ninf), and
 * call->occurrence. */
bool pl_float_same_made(pl_sem *sem, pl_float_call *call, uint32_t *widening);
/* The operation as an opaque function of its operands, under a name made of its own, `suffix`, the widening flags and the
 * occurrence. */
const pl_term *pl_float_opaque(pl_sem *sem, const pl_float_call *call, const char *suffix, uint32_t widening, pl_sort sort);
/* Notes that, under this condition, the source has to choose a NaN while the lowering's choice is not known: where only
 * numbers are considered, that it does not happen becomes a condition. */
void pl_float_note_free_nan(pl_sem *sem, const pl_term *condition);

/* Whether `value` is a legal result: BOOL. */
typedef const pl_term *(*pl_float_legal_fn)(void *user, const pl_term *value);
/* A term that the lowering has computed on this path and that is shown to be a legal result of the source's operation, so that
 * the source may choose it; NULL if there is none. */
const pl_term *pl_float_choose(pl_sem *sem, uint32_t width, pl_float_legal_fn legal, void *user);

/* Whether the lowering has carried out some operation more often than the source on this path, or several times, or again after
 * one whose result is among the terms `carried` here: then a proof with one choice for all of them shows nothing. */
bool pl_sem_floats_repeated(const pl_sem *source, const pl_sem *lowered, const pl_map *carried);

#endif
