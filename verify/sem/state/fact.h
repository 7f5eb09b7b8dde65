/* fact.h - what follows in integers from the source's accesses being defined (memory/access_facts.c), and the views by which it
 * follows for more memrefs (memory/views.c). */
#ifndef PL_VERIFY_SEM_STATE_FACT_H
#define PL_VERIFY_SEM_STATE_FACT_H

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/sem/state/leaf.h"

/* The named assumption that a fact rests on (the validator maps them to its own). */
typedef enum pl_fact_source {
  PL_FACT_SIZES_NONNEGATIVE,
  PL_FACT_MEMREF_IN_OBJECT,
  PL_FACT_ALLOCATIONS_SUCCEED,
  PL_FACT_NONNEGATIVE_STRIDES,
  PL_FACT_LEGAL_OBJECT, /* no assumption: an object that the lowering made is a legal choice for the source's */
} pl_fact_source;

/* A memref access of the source. Its facts are written out only when a proof asks for them (pl_sem_access_facts). */
typedef struct pl_fact_seed {
  const pl_op *op;
  const pl_type *memref; /* NULL: a descriptor of `bytes` bytes at `address` was read; `leaves` is its pointer */
  const pl_leaf *leaves;
  const pl_term *const *indices; /* one per dimension; NULL: an element of the memref's buffer, which need not be its own */
  const pl_term *address;        /* of the element */
  uint32_t stretch;
  bool wellformed;
  uint64_t bytes;
} pl_fact_seed;

/* A fact over integers. */
typedef struct pl_fact {
  const pl_term *holds; /* INT and BOOL only */
  uint32_t assumptions; /* bits of 1 << pl_fact_source */
} pl_fact;

typedef PL_VEC(pl_fact) pl_fact_vec;

/* A view that was made on the path. An element of the view is an element of the memref that it is a view of: its indices there
 * are affine in those in the view. */
typedef struct pl_sem_view {
  const pl_leaf *view, *of;
  const pl_type *from;   /* type of `of` */
  uint32_t rank;         /* of the view */
  const pl_term **first; /* by dimension of `of`: the index of the view's first element; NULL: same buffer, no more is known */
  const pl_term **steps; /* by dimension of `of`, then of the view: the step of an index; NULL: no step */
} pl_sem_view;

#endif
