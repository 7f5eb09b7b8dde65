/* condition.h - a condition for an operation to be defined: in the source a hypothesis of the proof, in the lowering an
 * obligation (proof rules in verify/README.md). */
#ifndef PL_VERIFY_SEM_STATE_CONDITION_H
#define PL_VERIFY_SEM_STATE_CONDITION_H

#include "core/ir/op.h"
#include "verify/term/term.h"

typedef enum pl_condition_kind {
  PL_CONDITION_INVALID,
  PL_CONDITION_UNDEFINED, /* the operation itself: division by zero, ... */
  PL_CONDITION_BRANCH,    /* branch on poison */
  PL_CONDITION_ADDRESS,   /* the address is poison */
  PL_CONDITION_BOUNDS,    /* object of this path: in range and alive; source: index in bounds */
  PL_CONDITION_ALIGNMENT,
  PL_CONDITION_LIFETIME,   /* the pointer that is freed is the base of a live heap object */
  PL_CONDITION_CLAIM,      /* the lowering's claim of an argument whose violation is undefined behaviour */
  PL_CONDITION_ALLOCATION, /* the lowering's new object is a legal choice for the source's allocation */
} pl_condition_kind;

typedef struct pl_condition {
  pl_condition_kind kind;
  const pl_term *holds; /* BOOL */
  const pl_op *op;
  uint32_t stretch; /* of the path: events separate stretches */
} pl_condition;

#endif
