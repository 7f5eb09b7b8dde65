/* trace.h - what a path has done in an order that can be observed, or that choices depend on. */
#ifndef PL_VERIFY_SEM_STATE_TRACE_H
#define PL_VERIFY_SEM_STATE_TRACE_H

#include "core/ir/op.h"
#include "verify/sem/state/leaf.h"

/* The atomic update that the path has stopped at. */
typedef struct pl_atomic {
  const pl_term *address, *root;
  const pl_term *poison; /* whether the old value is poison */
  uint32_t bits;
} pl_atomic;

/* A volatile or atomic access, or a fence, that was carried out (llvm/order.c). */
typedef struct pl_sem_ordered {
  const pl_op *op;
  pl_str kind; /* all that distinguishes it from others except the ordering */
  uint64_t ordering;
  bool is_volatile;
  bool shared;          /* a fence, or an access to shared memory, whose term contains it */
  pl_leaf address;      /* of an access */
  const pl_leaf *value; /* that is stored, leaf by leaf; NULL: a load or fence */
  uint32_t num_leaves;
} pl_sem_ordered;

/* A floating point operation that was carried out (scalar/float_choice.c). */
typedef struct pl_float_made {
  const pl_term *key;    /* one for each operation and its operands */
  const pl_term *first;  /* which of two operands was the first: distinguishes two operations of one key */
  const pl_term *result; /* the function that is its result, if all executions choose alike */
  uint64_t occurrence;
} pl_float_made;

/* Shared memory before a call, and after it. */
typedef struct pl_sem_call {
  const pl_term *before, *after;
} pl_sem_call;

#endif
