/* options.h - what a run is given: the inputs of a function, and options. Both outlive the run. */
#ifndef PL_VERIFY_INTERP_MACHINE_OPTIONS_H
#define PL_VERIFY_INTERP_MACHINE_OPTIONS_H

#include "core/ir/op.h"
#include "verify/convention/convention.h"
#include "verify/convention/role.h"
#include "verify/interp/machine/object.h"
#include "verify/interp/machine/scalar.h"

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
  uint64_t drawn; /* how many elements of buffers were drawn */
  bool wide;      /* sizes are huge, so loops over them take long: a run takes no more than PL_WIDE_STEPS */
} pl_inputs;

#define PL_WIDE_STEPS 2000

/* The globals of a module, in order, that runs of source or lowering make objects for. */
typedef struct pl_global_list {
  const pl_op *module;
  pl_role role;
  const pl_op *const *globals;
  uint32_t count;
} pl_global_list;

typedef struct pl_interp_options {
  pl_convention convention;
  uint64_t max_steps;       /* ops per side, e.g. 100000 */
  bool nonnegative_strides; /* random inputs: only such strides */
  bool low_addresses;       /* no object is at an address that user processes do not have */
  bool long_loops;    /* inputs for which loops run long, to see whether the stack grows: callees leave memory alone and answer
                         always alike, and memory is compared at the end only; nothing is recorded */
  bool record;        /* differences and agreements come with their trace */
  bool inside;        /* calls of functions that are defined run their bodies; else they are events */
  bool exact_bodies;  /* with `inside`: only of functions that no other module may replace, by an equivalent one either */
  bool result_unused; /* nobody uses what the lowered function returns: it is not compared */
  bool reference;     /* with `inside`: the source calls functions that the lowering alone defines (a C wrapper) */
  /* Constants that all calls in the source pass (verify/claims/constant_arguments.h), computed once, as many inputs are
   * drawn for one function. */
  const pl_attr *const *constants;
  bool constants_known;
  pl_global_list source_globals, lowered_globals; /* listed once for many runs; a run of another module lists its own */
  bool (*is_over)(const void *user); /* asked from time to time: whether runs are to stop, as at max_steps; NULL: never */
  const void *over_user;
  pl_arena *scratch; /* what comparisons need while they run, emptied by each; NULL: each has an arena of its own */
} pl_interp_options;

#endif
