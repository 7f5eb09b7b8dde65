/* run.h - what the two machines of a comparison share. The comparison, or the program that is run, owns it. */
#ifndef PL_VERIFY_INTERP_MACHINE_RUN_H
#define PL_VERIFY_INTERP_MACHINE_RUN_H

#include "core/base/map.h"
#include "core/base/sink.h"
#include "core/base/vec.h"
#include "verify/convention/convention.h"
#include "verify/interp/machine/layout.h"
#include "verify/interp/machine/options.h"

typedef struct pl_run {
  pl_arena *arena; /* lives as long as the run */
  const pl_interp_options *options;
  const pl_inputs *inputs;
  const pl_op *source_module, *lowered_module; /* the symbol tables that hold the functions */
  pl_layouts layouts;
  uint32_t index_width;
  uint64_t seed;            /* state of the generator */
  bool bare;                /* the function whose values are compared or drawn passes memrefs as bare pointers */
  bool source_is_llvm;      /* the source is a function of the LLVM dialect */
  bool is_main;             /* a program starts here: its globals hold their initialisers */
  bool has_noalias;         /* an argument of the source is `noalias` */
  bool computed;            /* a pure call was answered (ops/pure_calls.c) */
  bool has_groups;          /* the source has several accesses with `!invariant.group` through one pointer */
  bool has_invariant;       /* the source has a load with `!invariant.load` */
  bool chose_sign;          /* the lowering chose a result where two are allowed: a zero's sign, a rounding */
  bool drew;                /* a loaded scalar had undefined bytes, for which random ones were drawn */
  PL_VEC(pl_apint) frozen;  /* what the lowering's freezes have chosen, in order */
  uint32_t num_taken;       /* of these, how many the source's freezes have skipped or used */
  uint32_t other_choices;   /* not 0: the source's freezes choose by themselves, differently for each number */
  pl_map pure_results;      /* of pure calls: what their results are drawn by -> leaves (ops/pure_calls.c) */
  PL_VEC(pl_str) functions; /* functions whose address was taken; by position */
  pl_sink *output;          /* a whole program is run, and prints here; NULL: calls are events */
} pl_run;

#endif
