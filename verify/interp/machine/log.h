/* log.h - what a machine remembers of the operations that it has carried out: accesses, calls, parallel loops. */
#ifndef PL_VERIFY_INTERP_MACHINE_LOG_H
#define PL_VERIFY_INTERP_MACHINE_LOG_H

#include "core/base/str.h"
#include "core/ir/op.h"
#include "verify/interp/machine/scalar.h"

#define PL_MAX_LOGGED 512u

/* One load or store of the program, for explanations. */
typedef struct pl_access {
  const pl_op *op;
  uint32_t object; /* 0: none */
  uint64_t address;
  uint64_t size;
  bool is_store;
  bool failed; /* it was undefined behavior */
  uint32_t num_values;
  const pl_scalar *values; /* what was loaded or stored, the first of it */
  bool more_pointers;      /* what is not in `values` has pointers to objects */
  const pl_value *memref;  /* source: the memref, its leaves, and the indices */
  const pl_scalar *descriptor;
  const int64_t *indices;
} pl_access;

/* A call without side effects, which is no event. */
typedef struct pl_pure_call {
  const pl_op *op;
  pl_str callee;
  uint64_t key; /* a hash of the arguments */
  bool fine;    /* no argument is poison or undefined */
} pl_pure_call;

/* A call that has returned; an equal one that comes later has no side effect. */
typedef struct pl_returned_call {
  pl_str callee;
  uint64_t key; /* a hash of the arguments, and of the memory that the callee may read */
  const pl_scalar *results;
} pl_returned_call;

/* The order of the iterations of parallel loops. */
typedef enum pl_parallel_order {
  PL_ORDER_OF_COUNTERS, /* the last counter is the fastest */
  PL_ORDER_REVERSED,
  PL_ORDER_FIRST_FASTEST,
  PL_ORDER_REVERSED_FIRST_FASTEST,
  PL_NUM_ORDERS
} pl_parallel_order;

/* A parallel loop that is being run: iteration `next` of `count` in the chosen order. */
typedef struct pl_iterations {
  const pl_op *loop;
  uint64_t next, count;
  int64_t *lower, *step; /* by counter */
  uint64_t *extent;      /* iterations, by counter */
} pl_iterations;

#endif
