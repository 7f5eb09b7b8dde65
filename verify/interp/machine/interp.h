/* interp.h - what each op does, on concrete values, for source (func, memref, arith, cf) and lowering (LLVM dialect).
 *
 * Written apart from sem: shares only the IR and the number types. It knows undefined behaviour, poison and undef (per leaf,
 * per byte of memory), objects with provenance, kind, size, alignment and life. A function is run relative to its callees: every
 * call of a function that the source module names is an event, answered from the inputs, unless the options say that functions
 * with a body are run; calls in the lowering to runtime
 * functions (malloc, free, aligned_alloc, memcpy ...) that the source does not name are carried out.
 */
#ifndef PL_VERIFY_INTERP_MACHINE_INTERP_H
#define PL_VERIFY_INTERP_MACHINE_INTERP_H

#include "core/ir/op.h"
#include "verify/convention/convention.h"

/* One scalar of a value. A value of a type is a list of these: scalars and pointers 1; complex 2 (real, imaginary); vectors one
 * per element, row-major; structs and arrays their parts in order; a ranked memref in the source: allocated, aligned, offset,
 * sizes, strides. */
typedef struct pl_scalar {
  pl_apint bits;
  uint32_t object;   /* provenance of a pointer: number of an object, 0 for none */
  uint32_t argument; /* lowering: the argument that a pointer was computed from, counted from 1; 0: none, or not known */
  bool poison;
  bool undef;  /* each use may choose: bits is meaningless */
  uint8_t nan; /* source, of a NaN: what the operation that made it left open, pl_nan_freedom */
} pl_scalar;

/* The payload may be any, but a signalling NaN only comes of one. (LLVM Language Reference, "Behavior of Floating-Point NaN
 * values".) */
typedef enum pl_nan_freedom { PL_NAN_SIGN = 1, PL_NAN_PAYLOAD = 2, PL_NAN_SIGNALS = 4 } pl_nan_freedom;

typedef enum pl_object_kind {
  PL_OBJECT_INVALID,
  PL_OBJECT_INCOMING,
  PL_OBJECT_HEAP,
  PL_OBJECT_STACK,
  PL_OBJECT_GLOBAL
} pl_object_kind;

typedef struct pl_pages pl_pages;

/* Its bytes are read and written by the functions of object.h. */
typedef struct pl_object {
  pl_object_kind kind;
  uint64_t base; /* address */
  uint64_t size; /* bytes */
  uint8_t *bytes;
  uint8_t *poison; /* a pl_byte_state per byte */
  pl_pages *pages; /* of a large object: the part of it that was written; bytes and poison are NULL then */
  bool alive;
} pl_object;

/* Inputs of one run of a source function: its arguments and the memory that they point to. */
typedef struct pl_inputs {
  pl_scalar *args; /* leaves of all source arguments, in order */
  uint32_t num_args;
  pl_object *objects; /* [1 .. num_objects]; entry 0 is unused; all INCOMING or GLOBAL */
  uint32_t num_objects;
  /* Answers to calls: the k-th call of the run gets these result leaves; beyond the list they are drawn from the seed. What a
   * call does to memory is drawn from the seed too (the bytes of live objects that it can reach). */
  struct pl_call_answer {
    pl_scalar *results;
    uint32_t num_results;
  } * calls;
  uint32_t num_calls;
  uint64_t seed;
  bool wide; /* loops over sizes hardly end: a run takes no more than PL_WIDE_STEPS */
} pl_inputs;

#define PL_WIDE_STEPS 2000

typedef struct pl_interp_options {
  pl_convention convention;
  uint64_t max_steps;       /* ops per side, e.g. 100000 */
  bool nonnegative_strides; /* random inputs: only such strides */
  bool low_addresses;       /* no object lies where user processes have none */
  bool long_loops; /* inputs for which loops run long, to see whether the stack grows: callees leave memory alone and answer
                      always alike, and memory is compared at the end only; nothing is recorded */
  bool record;     /* a difference comes with its trace, and an agreement */
  bool inside;     /* calls of functions that are defined run their bodies; else they are events */
  bool reference;  /* with `inside`: the source calls functions that the lowering alone defines (a C wrapper) */
  /* Constants that all calls in the source pass (verify/claims/constant_arguments.h), where somebody has looked: many inputs
   * are drawn for one function. */
  const pl_attr *const *constants;
  bool constants_known;
  pl_arena *scratch; /* what comparisons need while they run, emptied by each; NULL: each has an arena of its own */
} pl_interp_options;

/* Random inputs that meet the conventions for incoming memrefs (design.md's assumptions: static parts as the type says, sizes
 * not negative, elements inside one live object, disjoint objects for different arguments most of the time and the same object
 * for several arguments sometimes). Small sizes (0 to 6), strides distinct from sizes where the type leaves them open, negative
 * and zero ones sometimes, offsets, distinct bytes, edge values among scalars; index arguments mostly small enough to be in
 * bounds. For one seed in sixteen some elements of buffers are poison, for another integers are mostly positions of bits. NULL
 * if a type is not supported. Lives in `arena`. */
pl_inputs *pl_inputs_random(pl_arena *arena, const pl_op *source_func, const pl_interp_options *options, uint64_t seed);

typedef enum pl_comparison_kind {
  PL_COMPARISON_INVALID,
  PL_COMPARISON_SAME,             /* the lowering did what the source means */
  PL_COMPARISON_DIFFERS,          /* a difference that no legal choice of the source explains */
  PL_COMPARISON_SOURCE_UNDEFINED, /* these inputs tell nothing: or the source may choose what would explain the difference */
  PL_COMPARISON_LIMIT,            /* max_steps */
  PL_COMPARISON_UNSUPPORTED,      /* an op or type that interp does not know: `what`, `source_op` or `lowered_op` */
} pl_comparison_kind;

/* The first place where the two sides part, for programs: what `what` and `picture` say in words. */
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
  bool in_memory;   /* DIFFERS: it is what memory holds, not a value that is handed on */
  const char *what; /* one sentence with concrete values */
  const pl_op *source_op;       /* where the two part, may be NULL */
  const pl_op *lowered_op;      /* may be NULL */
  const char *inputs;           /* DIFFERS: several lines: the arguments in the source's own terms, e.g.
                                   "%m: memref<?x?xf32, strided<[?, ?], offset: ?>> has sizes [3, 5], strides [7, 1], offset 2" */
  const pl_inputs *witness;     /* DIFFERS: a copy of the inputs */
  pl_parting parting;           /* DIFFERS */
  const char *picture;          /* for an access: the buffer in text with the element meant and the byte touched; "" otherwise */
  uint64_t steps;               /* ops that both sides took */
  uint64_t bytes;               /* of memory that it took */
  const struct pl_trace *trace; /* DIFFERS or SAME, and `record` was asked for: what there was to see on the way (trace.h) */
} pl_comparison;

/* Runs the lowering and records its choices (addresses of new objects, undef, uninitialised bytes, freeze) and the answers of
 * callees, then the source under them, and compares accesses, events, results and final memory. Texts live in `arena`. */
pl_comparison pl_interp_compare(pl_arena *arena, const pl_op *source_func, const pl_op *lowered_func, const pl_inputs *inputs,
                                const pl_interp_options *options);

/* Operations one by one: what each makes of the numbers that its operands are given. */

typedef struct pl_singles pl_singles;

typedef enum pl_single_end {
  PL_SINGLE_INVALID,
  PL_SINGLE_DONE,
  PL_SINGLE_UNDEFINED,
  PL_SINGLE_OPEN, /* it is no operation on numbers: a call, a terminator, one that can't be run or may choose */
} pl_single_end;

/* For the operations of a function with a body, by the meaning that they have in the source or in a lowering. `options` outlives
 * it. NULL if a value has a type that can't be run. */
pl_singles *pl_singles_new(const pl_op *func, bool lowered, const pl_interp_options *options);
void pl_singles_free(pl_singles *singles);
/* How many numbers the function's values have: value->number is below that. */
uint32_t pl_singles_num_values(const pl_singles *singles);
/* The scalars of a value, to be read or written; all are 0 at first. */
pl_scalar *pl_singles_at(pl_singles *singles, const pl_value *value, uint32_t *count);
/* Carries out one operation of the function. */
pl_single_end pl_singles_run(pl_singles *singles, const pl_op *op);

/* Whole programs. */

typedef enum pl_program_end {
  PL_PROGRAM_INVALID,
  PL_PROGRAM_RETURNED,
  PL_PROGRAM_ABORTED,   /* an assertion failed, or abort was called */
  PL_PROGRAM_UNDEFINED, /* `why`, `op` */
  PL_PROGRAM_LIMIT,     /* max_steps, memory, depth of calls: `why` */
  PL_PROGRAM_ENDLESS,   /* it certainly runs for ever */
  PL_PROGRAM_UNSUPPORTED,
} pl_program_end;

typedef struct pl_program_result {
  pl_program_end end;
  const char *why;     /* one sentence; "" for RETURNED and ABORTED */
  const pl_op *op;     /* where it ended, may be NULL */
  const char *output;  /* what it printed */
  const char *results; /* RETURNED: the scalars of the results, separated by blanks */
  uint64_t steps;      /* ops that were run */
} pl_program_result;

/* Runs a function of the module (of either dialect, or half lowered) without arguments, and the functions that it calls. What has
 * no body is a function of the C library or of MLIR's runtime library that prints, allocates or copies. Texts live in `arena`. */
pl_program_result pl_interp_program(pl_arena *arena, const pl_op *module, const pl_op *func, const pl_interp_options *options);

#endif
