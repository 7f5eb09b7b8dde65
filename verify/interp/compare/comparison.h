/* comparison.h - runs source and lowering on the same inputs and compares what they do.
 *
 * A function is run relative to its callees: a call of a function that the source module names is an event, answered from the
 * inputs, unless the options say that functions with a body are run. Calls in the lowering to runtime functions (malloc, free,
 * aligned_alloc, memcpy ...) that the source does not name are carried out.
 */
#ifndef PL_VERIFY_INTERP_COMPARE_COMPARISON_H
#define PL_VERIFY_INTERP_COMPARE_COMPARISON_H

#include "verify/interp/machine/options.h"

typedef enum pl_comparison_kind {
  PL_COMPARISON_INVALID,
  PL_COMPARISON_SAME,             /* the lowering did what the source means */
  PL_COMPARISON_DIFFERS,          /* a difference that no legal choice of the source explains */
  PL_COMPARISON_SOURCE_UNDEFINED, /* the source is undefined, or may choose what explains the difference: no result for these
                                     inputs */
  PL_COMPARISON_LIMIT,            /* max_steps */
  PL_COMPARISON_UNSUPPORTED,      /* an op or type that interp does not know: `what`, `source_op` or `lowered_op` */
} pl_comparison_kind;

/* The first difference, for programs: what `what` and `picture` say in words. */
typedef struct pl_parting {
  const char *source_value, *lowered_value; /* the two values; NULL where it is not values that differ */
  const char *memref;                       /* of an access, "%m"; NULL: none, or not known */
  const int64_t *indices;                   /* as many as its rank */
  uint32_t rank;
  uint64_t element_size; /* in bytes */
  int64_t meant;         /* first byte of the element meant, from the aligned pointer */
  bool touches, writes;  /* the lowering's access is known; it stores */
  int64_t touched;       /* its first byte, from the same pointer */
} pl_parting;

typedef struct pl_comparison {
  pl_comparison_kind kind;
  const char *rule; /* DIFFERS: short stable name: "access", "store-value", "call", "call-argument", "return-value", "memory",
                       "undefined", "poison", "lifetime", "missing-event", "extra-event", "termination", "stack-usage" */
  bool at_call;     /* DIFFERS: the source has come to a call, not to its return */
  bool in_memory;   /* DIFFERS: the contents of memory differ, not a value that is passed */
  const char *what; /* one sentence with concrete values */
  const pl_op *source_op;       /* where the two differ, may be NULL */
  const pl_op *lowered_op;      /* may be NULL */
  const char *inputs;           /* DIFFERS: several lines: the arguments in the source's own terms, e.g.
                                   "%m: memref<?x?xf32, strided<[?, ?], offset: ?>> has sizes [3, 5], strides [7, 1], offset 2" */
  const pl_inputs *witness;     /* DIFFERS: a copy of the inputs */
  pl_parting parting;           /* DIFFERS */
  const char *picture;          /* for an access: the buffer in text with the element meant and the byte touched; "" otherwise */
  uint64_t steps;               /* ops that source and lowering have carried out */
  uint64_t bytes;               /* of memory that it took */
  const struct pl_trace *trace; /* DIFFERS or SAME, and `record` was asked for: the events (trace.h) */
} pl_comparison;

/* Runs the lowering and then the source from event to event, the source with the lowering's choices (such as addresses of new
 * objects), both with the same answers of callees, and compares events, values that are passed and returned, and memory;
 * repeats that where another choice may explain or show a difference. Returns a difference, or why there is none. Texts live
 * in `arena`. */
pl_comparison pl_interp_compare(pl_arena *arena, const pl_op *source_func, const pl_op *lowered_func, const pl_inputs *inputs,
                                const pl_interp_options *options);

#endif
