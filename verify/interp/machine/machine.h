/* machine.h - one side of a comparison: a function that runs up to the next thing that the outside sees.
 *
 * compare.c makes two machines in one run, lets each go on to its next event (a call of a function that the source names, the
 * return, an abort), compares, answers the call on both sides and goes on. Ops are carried out by the functions below, one table
 * for the source's ops (source.c) and one for the lowering's (llvm.c).
 */
#ifndef PL_VERIFY_INTERP_MACHINE_MACHINE_H
#define PL_VERIFY_INTERP_MACHINE_MACHINE_H

#include "verify/claims/denormal.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/memory.h"
#include "verify/interp/machine/options.h"
#include "verify/interp/machine/scalar.h"
#include "verify/interp/machine/threads.h"

__extension__ typedef __int128 pl_i128; /* exact address arithmetic: products of two 64-bit numbers fit */

/* What both sides share. */
typedef struct pl_run {
  pl_arena *arena; /* lives as long as the run */
  const pl_interp_options *options;
  const pl_inputs *inputs;
  const pl_op *source_module, *lowered_module; /* the symbol tables that hold the functions */
  pl_layouts layouts;
  uint32_t index_width;
  uint64_t seed;            /* state of the generator */
  bool bare;                /* the function whose values are compared or drawn passes memrefs as bare pointers */
  bool source_is_llvm;      /* the function that is compared is one of LLVM IR's */
  bool is_main;             /* a program begins here: its globals hold what their initialisers say */
  bool has_noalias;         /* an argument of the source leads to memory that nobody else has */
  bool computed;            /* a callee that does nothing but give a result was asked */
  bool has_groups;          /* the source accesses something with `!invariant.group` more than once, by one pointer */
  bool has_invariant;       /* the source claims of something that it reads that it never changes */
  bool chose_sign;          /* the lowering took one where it may take either */
  bool drew;                /* a number was read of which some bytes may be anything */
  PL_VEC(pl_apint) frozen;  /* what the lowering's freezes have chosen, in order */
  uint32_t num_taken;       /* so many of them the source has passed by or taken over */
  uint32_t other_choices;   /* not 0: the source's freezes choose in a way of their own, one for each number */
  PL_VEC(pl_str) functions; /* functions whose address was taken; by position */
  pl_sink *output;          /* a whole program is run, and prints here; NULL: calls are events */
} pl_run;

/* Where the leaves of a function's values lie in a frame: start[number] .. start[number + 1]. */
typedef struct pl_plan {
  const pl_op *func;
  uint32_t num_values;
  uint32_t *start;
  pl_denormal_mode denormals, denormals_single; /* of most formats, of f32 */
  bool ok;
  bool too_deep;           /* ops are nested too deeply, if not ok */
  const pl_value *unknown; /* a value whose type has no layout, if not ok */
} pl_plan;

typedef struct pl_frame {
  const pl_plan *plan;
  pl_scalar *leaves;
  const pl_op *call; /* the op that gets the results; NULL for the first frame */
  uint32_t number;
  uint32_t first_object; /* objects that were there before */
} pl_frame;

typedef enum pl_stop {
  PL_STOP_INVALID, /* running */
  PL_STOP_EVENT,   /* at a call that the other side has to make too */
  PL_STOP_RETURN,
  PL_STOP_ABORT, /* a failed cf.assert, a call of abort */
  PL_STOP_ENDED, /* behind an event after which execution need not go on, and does not in this run */
  PL_STOP_UNDEFINED,
  PL_STOP_LIMIT,
  PL_STOP_UNSUPPORTED,
} pl_stop;

/* One load or store of the program, for explanations. */
typedef struct pl_access {
  const pl_op *op;
  uint32_t object; /* 0: none */
  uint64_t address;
  uint64_t size;
  bool is_store;
  bool failed; /* it was undefined behaviour */
  uint32_t num_values;
  const pl_scalar *values; /* what was loaded or stored */
  const pl_value *memref;  /* source: the memref, its leaves, and the indices */
  const pl_scalar *descriptor;
  const int64_t *indices;
} pl_access;

/* What a lowered function claims of itself that the source does not. */
typedef struct pl_promises {
  const uint8_t *arguments; /* sets of pl_promise by argument */
  uint32_t returned;        /* the argument that it gives back, counted from 1; 0: none */
  bool never_returns, returns;
  bool reads_nothing, writes_nothing; /* of what others have */
} pl_promises;
typedef enum pl_promise { PL_PROMISE_NO_READ = 1, PL_PROMISE_NO_WRITE = 2 } pl_promise;

/* A call that does nothing but give a result. */
typedef struct pl_pure_call {
  const pl_op *op;
  pl_str callee;
  uint64_t key; /* of the arguments */
  bool fine;    /* none of them is poison or undefined */
} pl_pure_call;

/* A call that has returned, after which an equal one does nothing. */
typedef struct pl_returned_call {
  pl_str callee;
  uint64_t key; /* of the arguments */
  const pl_scalar *results;
} pl_returned_call;

#define PL_MAX_LOGGED 512u
#define PL_MAX_FRAMES 64u

/* In which order the iterations of parallel loops come. */
typedef enum pl_parallel_order {
  PL_ORDER_OF_COUNTERS, /* the last counter is the fastest */
  PL_ORDER_REVERSED,
  PL_ORDER_FIRST_FASTEST,
  PL_ORDER_REVERSED_FIRST_FASTEST,
  PL_NUM_ORDERS
} pl_parallel_order;

/* A parallel loop that is being run: iteration `next` of `count` in the order that is chosen. */
typedef struct pl_iterations {
  const pl_op *loop;
  uint64_t next, count;
  int64_t *lower, *step; /* by counter */
  uint64_t *extent;      /* iterations, by counter */
} pl_iterations;

typedef struct pl_machine {
  pl_run *run;
  bool lowered;
  pl_memory memory;
  PL_VEC(pl_frame) frames;
  PL_VEC(const pl_plan *) plans; /* of the functions that were entered */
  uint32_t num_frames_made;
  const pl_op *pc;
  const pl_op *next; /* set by control flow; else the op behind pc */
  uint64_t steps;
  struct pl_watch *watch; /* behind max_steps: the state that shows, if it comes back, that the run never ends */
  bool forever;           /* LIMIT: it came back */
  pl_stop stop;
  const pl_op *stop_op;
  const char *why;
  /* EVENT: the call. RETURN: the values. */
  pl_str callee;
  const pl_scalar *values;
  uint32_t num_values;
  PL_VEC(pl_access) accesses;
  PL_VEC(pl_pure_call) pure_calls; /* calls that are no events */
  PL_VEC(pl_returned_call) returned_calls;
  PL_VEC(pl_scalar) moving;  /* pl_moving_operands */
  const pl_op *pending_puts; /* lowering: a message that has to be followed by abort */
  const char *printed;       /* the message */
  uint32_t next_claim;       /* source: objects of the lowering up to here can't be those of further allocations */
  PL_VEC(uint32_t) scopes;   /* number of objects at the entry of each memref.alloca_scope, and of each iteration of a loop */
  PL_VEC(struct pl_iterations) parallels; /* parallel loops that are being run, the innermost one last */
  pl_parallel_order order;                /* in which their iterations come */
  bool ran_parallel;                      /* one of more than one iteration was run */
  const pl_op *atomic;                    /* source: a memref.atomic_rmw or memref.generic_atomic_rmw that was carried out */
  const pl_op *last_volatile;             /* the last volatile access, of so many */
  uint64_t num_volatile;
  uint32_t stored_volatile; /* the object of the last of the next */
  bool stored_since;        /* it has stored since the last of the next */
  uint64_t num_may_end;     /* so many events so far, but for calls, after which execution need not go on */
  uint64_t ends_at;         /* it ends behind the one with this number; 0: behind none */
  const pl_op *weak_atomic; /* lowering: an atomic update that is ordered less than acq_rel */
  bool inexact;             /* source: numbers whose last bits no document fixes were computed */
  bool rough;               /* source: it even lost most bits of a number on the way: floats tell nothing */
  bool loose;               /* source: fast-math flags left it open how numbers are rounded */
  bool made_nan;            /* source: an operation made a NaN; which one is free, also in memory */
  bool made_signalling;     /* source: it might have been a signalling one */
  bool chose;               /* source: it had to choose a value, and others would have been as good */
  bool observed_nan;        /* source: the program looked at the bits of a NaN that it may have chosen otherwise */
  bool observed_rounding;   /* source: what it did depends on numbers that may have been rounded otherwise */
  bool observed_address;    /* source: the program looked at the address of an object that it made */
  bool handed_address;      /* source: it handed such an address on, as a number, and did nothing else with it */
  const pl_memory *model;   /* source: the lowering's memory, whose new objects it may use as its own */
  uint64_t signs;           /* source: bit n is set if its choice number n, from 0, of a zero's sign is the other one */
  uint32_t num_signs;       /* source: such choices so far */
  uint64_t passed_over;     /* source: bit n is set if its allocation number n, from 0, takes a place that nothing has */
  uint32_t num_allocations; /* source */
  uint64_t exposed;         /* source: bit n is set if the address of its allocation number n, from 0, was made a number */
  uint32_t moved;           /* source: not 0: its allocation with this number, from 1, lies at `moved_to` or just after that */
  uint64_t moved_to;
  uint32_t places;       /* source: not 0: a way to place what can't lie where the lowering has it */
  bool misplaced;        /* source: the lowering has put an object where the source has another one */
  uint32_t loose_claims; /* source: allocations for which no object of the lowering had the size */
  pl_others others;
  const pl_promises *promises; /* lowering: of the function that is compared; NULL: none */
} pl_machine;

/* The machine at the entry of `func` with the leaves of the arguments in its frame. Look at `stop` afterwards. */
void pl_machine_init(pl_machine *m, pl_run *run, bool lowered);
void pl_machine_free(pl_machine *m);
/* calls.c: gives the callee, whose frame is the last, copies of what is passed by value. (LLVM Language Reference, "Parameter
 * Attributes", byval.) */
void pl_copy_arguments(pl_machine *m, const pl_op *func, const pl_op *call);
/* Enters a function whose argument leaves are `args`; `call` gets the results. */
void pl_machine_enter(pl_machine *m, const pl_op *func, const pl_op *call, const pl_scalar *args, uint32_t num_args);
/* Enters a function whose values all are 0, to carry out some of its operations. */
void pl_machine_open(pl_machine *m, const pl_op *func);
/* Carries out the operation at pc. */
void pl_machine_step(pl_machine *m);
/* Runs up to the next stop. */
void pl_machine_run(pl_machine *m);
/* Goes on behind an EVENT with the results of the call. */
void pl_machine_resume(pl_machine *m, const pl_scalar *results, uint32_t count);

/* watch.c: counts a step; whether the run is to be given up at this op. */
bool pl_machine_at_limit(pl_machine *m, const pl_op *op);

/* The leaves of a value in the current frame. */
static inline pl_scalar *pl_leaves(const pl_machine *m, const pl_value *value) {
  const pl_frame *f = &pl_vec_last(&m->frames);
  return f->leaves + f->plan->start[value->number];
}
static inline uint32_t pl_num_leaves(const pl_machine *m, const pl_value *value) {
  const pl_plan *p = pl_vec_last(&m->frames).plan;
  return p->start[value->number + 1] - p->start[value->number];
}
static inline const pl_layout *pl_machine_layout(const pl_machine *m, const pl_type *type) {
  return pl_layout_of(&m->run->layouts, type);
}
static inline pl_arena *pl_machine_arena(const pl_machine *m) { return m->run->arena; }

/* One use of a scalar: the lowering's undef takes a value here, the source's stays undef. */
pl_scalar pl_use_scalar(pl_machine *m, const pl_scalar *s);
static inline pl_scalar pl_use_leaf(pl_machine *m, const pl_value *value, uint32_t leaf) {
  return pl_use_scalar(m, pl_leaves(m, value) + leaf);
}
/* The same for an operation that makes something else of it: of the source's undef anything may come, poison too. */
static inline pl_scalar pl_consume_leaf(pl_machine *m, const pl_value *value, uint32_t leaf) {
  pl_scalar s = pl_use_leaf(m, value, leaf);
  s.poison |= s.undef;
  return s;
}

/* Ways to stop at an op. */
void pl_stop_undefined(pl_machine *m, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
void pl_stop_unsupported(pl_machine *m, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
void pl_stop_limit(pl_machine *m, const pl_op *op, const char *what);

/* Control flow. */
void pl_branch(pl_machine *m, const pl_op *op, uint32_t successor);
/* The value of a branch condition or switch flag: false, and the machine has stopped, if it is poison or undefined. */
bool pl_condition(pl_machine *m, const pl_op *op, pl_scalar *out);
void pl_switch(pl_machine *m, const pl_op *op);
/* Leaves the current frame with these values. */
void pl_leave(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);
/* Stops at a call that both sides see. */
void pl_event(pl_machine *m, const pl_op *op, pl_str callee, const pl_scalar *args, uint32_t count);
/* Holds operands of a call or return, from number `first` on, against an array of claims about each (NULL: none). False: that is
 * undefined, and the machine has stopped. Claims about numbers make poison of what is in `leaves`, the operands'. */
bool pl_hold_claims(pl_machine *m, const pl_op *op, const pl_attr *all, uint32_t first, pl_scalar *leaves);
/* The same of what a function returns, by its own claims. */
bool pl_hold_result_claims(pl_machine *m, const pl_op *op, const pl_op *func, pl_scalar *leaves);
/* The same by what the source claims of its callee's arguments; the lowering's are held against the source's. */
bool pl_hold_callee_claims(pl_machine *m, const pl_op *op, pl_str callee, uint32_t first, pl_scalar *leaves);
/* The same of the arguments of a function whose frame is the last one, by what it claims of them itself. */
void pl_hold_argument_claims(pl_machine *m, const pl_op *func);
/* The same of what a load has given, by what it claims of that itself. */
void pl_hold_value_claims(pl_machine *m, const pl_op *op);
/* Whether a function has attributes that may promise something: most have none, and each run asks. */
bool pl_may_promise(const pl_op *lowered);
/* What `lowered` promises; origin[i] is the argument of the source that its argument i came from. NULL if nothing. */
const pl_promises *pl_promises_of(pl_arena *arena, const pl_op *source, const pl_op *lowered, const uint32_t *origin);
/* Whether an access that is otherwise well defined, or a return with these values, keeps what was promised; else the machine has
 * stopped: it is undefined. */
bool pl_keeps_promises(pl_machine *m, const pl_op *op, const pl_scalar *pointer, uint32_t object, bool is_store);
bool pl_may_return(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);
/* The leaves of operands [first, first + count) one behind the other, in the run's arena. */
pl_scalar *pl_gather_operands(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves);
/* The same in memory that the next call takes again: for values that only move, as they do in each round of a loop. */
const pl_scalar *pl_moving_operands(pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves);

/* Whether a function, a call or what it stands in says that LLVM knows nothing of a function by its name. */
bool pl_is_unknown_to_llvm(const pl_op *op);
/* Whether the source module has the body of a function, and no other can come into its place. */
bool pl_has_final_body(const pl_run *run, pl_str name);
/* pure_calls.c: gives the result of a call that is no event; false: it is one. */
bool pl_answer_pure_call(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t count);
/* At a call that is answered with these results: an equal one later on is no event if it does nothing but compute. */
void pl_note_returned_call(pl_machine *m, const pl_scalar *results, uint32_t count);

/* The lowering prints a line, behind those that it has printed. */
void pl_note_line(pl_machine *m, const pl_op *op, pl_str text);
/* What a failed cf.assert prints: its message up to a zero byte. Without data if it is another operation, or NULL. */
pl_str pl_assertion_message(const pl_op *assertion);
/* Address of a function, the same on both sides; and back. The inputs' functions lie from PL_OUTSIDE_FUNCTIONS on, the module's
 * from PL_MODULE_FUNCTIONS on in the order in which their addresses were taken, 16 bytes apart. */
#define PL_OUTSIDE_FUNCTIONS ((uint64_t)0x7e0000000000)
#define PL_MODULE_FUNCTIONS ((uint64_t)0x7f0000000000)
#define PL_MAX_OUTSIDE_FUNCTIONS 64u
uint64_t pl_function_address(pl_run *run, pl_str name);
bool pl_function_at(pl_run *run, uint64_t address, pl_str *name);
/* The source module's function of that name, declared or defined, or NULL. */
const pl_op *pl_source_function(const pl_run *run, pl_str name);
/* The function whose body a call on this side runs, if the options want that and no other body can come into its place; else
 * NULL. */
const pl_op *pl_entered_function(const pl_machine *m, pl_str name);

/* nans.c: notes of the NaNs that an operation of the source has given what it left open. */
void pl_note_nans(pl_machine *m, const pl_op *op);
/* Whether the source, which has the NaN `ours`, may as well have had `theirs`. */
bool pl_nan_matches(const pl_scalar *ours, pl_apint theirs, pl_float_format format);
/* The same of what lies in memory. False, too, if either is no NaN. */
bool pl_nan_in_memory_matches(const pl_machine *source, pl_apint ours, pl_apint theirs, pl_float_format format);

bool pl_is_volatile(const pl_op *op);
/* Memory accesses, logged. False, and the machine has stopped, if they are undefined. */
bool pl_load(pl_machine *m, const pl_op *op, const pl_scalar *pointer, const pl_layout *layout, uint64_t align, pl_scalar *out);
bool pl_store(pl_machine *m, const pl_op *op, const pl_scalar *pointer, const pl_layout *layout, uint64_t align,
              const pl_scalar *values);
/* Tells the last access which element of which memref it is. */
void pl_annotate_access(pl_machine *m, const pl_value *memref, const pl_scalar *descriptor, const int64_t *indices);
/* Copies bytes as memcpy or memmove. */
bool pl_copy_bytes(pl_machine *m, const pl_op *op, const pl_scalar *to, const pl_scalar *from, uint64_t size, bool may_overlap);
/* Sets bytes as memset. */
bool pl_fill_bytes(pl_machine *m, const pl_op *op, const pl_scalar *to, const pl_scalar *byte, uint64_t size);

/* A new object; false, and the machine has stopped, if there is no room. For the source, one that stands for what the lowering
 * allocated, if such a one is left. */
bool pl_allocate(pl_machine *m, const pl_op *op, pl_object_kind kind, uint64_t size, uint64_t align, uint32_t *number);
/* Ends an object's life by the pointer that was allocated. */
bool pl_deallocate(pl_machine *m, const pl_op *op, const pl_scalar *pointer);
/* A pointer becomes a number: notes the source's object that it leads to as exposed. */
void pl_note_exposed(pl_machine *m, const pl_scalar *pointer);

/* The globals of a module: objects with their initial bytes. */
void pl_make_globals(pl_machine *m, const pl_op *module);
uint32_t pl_global_object(pl_machine *m, pl_str name);

/* Reading attributes. */
uint32_t pl_int_flags(const pl_op *op);
/* What fast-math flags say: claims that make poison, and leave to round otherwise (LLVM Language Reference, "Fast-Math Flags").
 */
typedef struct pl_fast_math {
  bool nnan, ninf, nsz;
  bool loose; /* reassoc, arcp, contract, afn */
} pl_fast_math;
pl_fast_math pl_fast_math_of(const pl_op *op);
/* How the op rounds: "roundingmode" of arith.truncf or of LLVM's constrained intrinsics, to nearest if it does not say. */
bool pl_rounding_of(const pl_op *op, pl_fp_rounding *out);
bool pl_breaks_fast_math(pl_fast_math f, pl_apint bits, pl_float_format format);
/* Whether a choice of two is made the other way: of the sign of a zero, of a denormal result that may be flushed. ops.c */
bool pl_takes_other_sign(pl_machine *m);
/* Denormal numbers as the function that runs has them (denormal.c): which mode a plan is made with; an operand; a result, which
 * may be flushed; whether the source meets one where what is made of it is open, and has stopped; an operation that is only known
 * without. */
void pl_plan_denormals(pl_plan *plan);
void pl_flush_operand(const pl_machine *m, pl_float_format format, pl_apint *bits);
void pl_flush_result(pl_machine *m, pl_float_format format, pl_apint *bits);
bool pl_meets_denormal(pl_machine *m, const pl_op *op, pl_float_format format, pl_apint bits);
bool pl_is_unknown_with_denormals(const pl_machine *m, const pl_op *op);
/* The results of a call that has just returned: its fast-math flags make poison, and choose the sign of a zero. */
void pl_keep_fast_math(pl_machine *m, const pl_op *call);
/* The same of a number that may be undef, which may be what the flags say that it is not. Poison breaks nothing. */
bool pl_scalar_breaks_fast_math(pl_fast_math f, const pl_scalar *s, pl_float_format format);
/* A step of the source from x and y to z. */
void pl_note_rounding(pl_machine *m, pl_fast_math f, pl_fp_op op, pl_float_format format, pl_apint x, pl_apint y, pl_apint z);
/* The leaves of a constant of the type; false if the attribute does not fit it. */
bool pl_constant(pl_machine *m, const pl_attr *value, const pl_type *type, pl_scalar *out);

/* The ops. `aux` comes from the table. */
typedef void (*pl_op_fn)(pl_machine *m, const pl_op *op, int aux);
typedef struct pl_op_entry {
  pl_op_fn run;
  int aux;
} pl_op_entry;
pl_op_entry pl_source_entry(pl_op_kind kind);
pl_op_entry pl_source_memref_entry(pl_op_kind kind);
pl_op_entry pl_llvm_entry(pl_op_kind kind);
pl_op_entry pl_llvm_memory_entry(pl_op_kind kind);
pl_op_entry pl_llvm_intrinsic_entry(pl_op_kind kind);
pl_op_entry pl_llvm_vector_entry(pl_op_kind kind);
pl_op_entry pl_llvm_vp_entry(pl_op_kind kind);
pl_op_entry pl_llvm_math_entry(pl_op_kind kind);

/* Reductions of lanes one after the other, from *start on if there is one: aux of integers is a pl_int_op, of floats a pl_fp_op.
 * False if the format is not known. */
void pl_reduce_int(pl_machine *m, pl_int_op op, const pl_scalar *start, const pl_scalar *lanes, uint32_t count, pl_scalar *out);
bool pl_reduce_fp(pl_machine *m, pl_fp_op op, pl_float_format format, const pl_scalar *start, const pl_scalar *lanes,
                  uint32_t count, pl_scalar *out);

/* Scalar ops that both sides have, elementwise on vectors. */
void pl_do_int_binary(pl_machine *m, const pl_op *op, int int_op);
void pl_do_int_cast(pl_machine *m, const pl_op *op, int cast_op);
void pl_do_int_compare(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_binary(pl_machine *m, const pl_op *op, int fp_op);
void pl_do_fp_unary(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_fma(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_compare(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_convert(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_from_int(pl_machine *m, const pl_op *op, int is_signed);
void pl_do_fp_to_int(pl_machine *m, const pl_op *op, int is_signed);
void pl_do_bitcast(pl_machine *m, const pl_op *op, int aux);
void pl_do_select(pl_machine *m, const pl_op *op, int aux);
void pl_do_constant(pl_machine *m, const pl_op *op, int aux);
void pl_do_copy(pl_machine *m, const pl_op *op, int aux);
void pl_do_branch(pl_machine *m, const pl_op *op, int aux);
void pl_do_cond_branch(pl_machine *m, const pl_op *op, int aux);
void pl_do_switch(pl_machine *m, const pl_op *op, int aux);

/* A call in a program that is run as a whole: a function with a body is entered, another one is a runtime function. */
void pl_call_program(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
/* Functions that print. False if the name is not in the table. */
bool pl_call_print_memref(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
bool pl_call_printing(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);

/* Calls of the lowering to functions without a body that the source does not name. False if the name is not in the table. */
bool pl_call_runtime(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);

#endif
