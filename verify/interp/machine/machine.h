/* machine.h - the state of a function that runs up to its next event: a call that others see, the return, an abort.
 *
 * compare/ makes two machines in one run, the source's and the lowering's, and compares them at each event. run/step.h carries
 * out the operations; ops/ has what each does. A machine owns its memory and lists; all else lives in the arena of the run.
 */
#ifndef PL_VERIFY_INTERP_MACHINE_MACHINE_H
#define PL_VERIFY_INTERP_MACHINE_MACHINE_H

#include "verify/convention/role.h"
#include "verify/interp/machine/log.h"
#include "verify/interp/machine/memory.h"
#include "verify/interp/machine/plan.h"
#include "verify/interp/machine/run.h"
#include "verify/interp/machine/threads.h"

#define PL_MAX_FRAMES 64u

typedef enum pl_stop {
  PL_STOP_INVALID, /* running */
  PL_STOP_EVENT,   /* at a call that source and lowering both have to make */
  PL_STOP_RETURN,
  PL_STOP_ABORT, /* a failed cf.assert, a call of abort */
  PL_STOP_ENDED, /* after an event after which execution may end, where this run ends */
  PL_STOP_UNDEFINED,
  PL_STOP_LIMIT,
  PL_STOP_UNSUPPORTED,
} pl_stop;

struct pl_promises; /* promises.h */
struct pl_watch;    /* endless.c */

typedef struct pl_machine {
  pl_run *run;
  pl_role role; /* the program that it runs */
  pl_memory memory;
  PL_VEC(pl_frame) frames;
  PL_VEC(const pl_plan *) plans; /* of the functions that were entered */
  uint32_t num_frames_made;
  const pl_op *pc;
  const pl_op *next; /* set by control flow; else the op after pc */
  uint64_t steps;
  struct pl_watch *watch; /* after max_steps: a state that shows, when it recurs, that the run does not terminate */
  bool forever;           /* LIMIT: it recurred */
  pl_stop stop;
  const pl_op *stop_op;
  const char *why;
  /* EVENT: the call and its arguments. RETURN: the results. */
  pl_str callee;
  const pl_scalar *values;
  uint32_t num_values;
  /* What it has done. */
  PL_VEC(pl_access) accesses; /* the first PL_MAX_LOGGED */
  PL_VEC(pl_pure_call) pure_calls;
  PL_VEC(pl_returned_call) returned_calls;
  uint64_t num_changing_calls;     /* that were answered and may have changed memory */
  PL_VEC(pl_scalar) moving;        /* scratch of pl_moving_operands */
  const pl_op *pending_puts;       /* lowering: a message that abort has to follow */
  const char *printed;             /* the message */
  PL_VEC(uint32_t) scopes;         /* number of objects at the entry of each allocation scope that is open */
  PL_VEC(pl_iterations) parallels; /* parallel loops that are being run, innermost last */
  pl_parallel_order order;         /* of their iterations */
  bool ran_parallel;               /* some parallel loop had more than one iteration */
  const pl_op *atomic;             /* source: a memref.atomic_rmw or memref.generic_atomic_rmw that was carried out */
  const pl_op *weak_atomic;        /* lowering: an atomic update that is ordered less than acq_rel */
  const pl_op *last_volatile;      /* the last of `num_volatile` volatile accesses */
  uint64_t num_volatile;
  uint32_t stored_volatile; /* the object of the last volatile store */
  bool stored_since;        /* a store came after that */
  uint64_t num_may_end;     /* events so far, except calls, after which execution may end */
  uint64_t ends_at;         /* execution ends after the event with this number; 0: after none */
  /* Source: choices that it has made, and what depends on them. */
  bool inexact;           /* numbers were computed whose last bits no document fixes */
  bool rough;             /* and most bits of one were lost: floats can't be compared */
  bool loose;             /* fast-math flags leave open how numbers are rounded */
  bool made_nan;          /* an operation made a NaN; which one is free, also in memory */
  bool made_signalling;   /* it might have been a signalling one */
  bool chose;             /* a freeze chose a value */
  bool observed_nan;      /* behavior depends on the bits of a NaN that may be another one */
  bool observed_rounding; /* behavior depends on numbers that may be rounded otherwise */
  bool observed_address;  /* behavior depends on the address of an object that it made */
  bool handed_address;    /* such an address is passed or returned as a number, and used for nothing else */
  uint64_t signs;         /* bit n: choice n, from 0, of a zero's sign is the other one */
  uint32_t num_signs;     /* such choices so far */
  /* Source: where its allocations lie. */
  const pl_memory *model;   /* the lowering's memory, whose new objects the source's may stand for */
  uint32_t next_claim;      /* the lowering's objects below this number are taken */
  uint64_t passed_over;     /* bit n: allocation n, from 0, stands for no object of the lowering */
  uint64_t claim_order;     /* digit n, from 0, of base 8: how many objects that fit as well allocation n leaves to later ones */
  uint32_t num_allocations; /* so far */
  uint64_t exposed;         /* bit n: the address of allocation n, from 0, was converted to an integer */
  uint32_t moved;           /* not 0: allocation `moved`, from 1, lies at `moved_to` or just after that */
  uint64_t moved_to;
  uint32_t places;       /* not 0: a way to place what can't lie where the lowering has it */
  bool misplaced;        /* the lowering has an object where the source has another one that is alive */
  uint32_t loose_claims; /* allocations for which no object of the lowering had the size */
  pl_others others;
  const struct pl_promises *promises; /* of the function that is compared; NULL: none */
} pl_machine;

/* Makes an empty machine for the source or the lowering of a run, which outlives it. */
void pl_machine_init(pl_machine *m, pl_run *run, pl_role role);
/* Frees the lists of the machine; memory of the run's arena stays. */
void pl_machine_free(pl_machine *m);

/* Whether the run has reached a limit of memory or steps; if so, the machine has stopped with PL_STOP_LIMIT, and m->forever
 * says whether it is known never to end. Else counts a step. */
bool pl_machine_at_limit(pl_machine *m, const pl_op *op);

/* The leaves of a value in the current frame. */
static inline pl_scalar *pl_leaves(const pl_machine *m, const pl_value *value) {
  const pl_frame *f = &pl_vec_last(&m->frames);
  return f->leaves + f->plan->start[value->number];
}
/* The number of leaves of the value in the current frame. */
static inline uint32_t pl_num_leaves(const pl_machine *m, const pl_value *value) {
  const pl_plan *p = pl_vec_last(&m->frames).plan;
  return p->start[value->number + 1] - p->start[value->number];
}
/* The layout of a type, from the run's table. */
static inline const pl_layout *pl_machine_layout(const pl_machine *m, const pl_type *type) {
  return pl_layout_of(&m->run->layouts, type);
}

/* The value of one use of a scalar: undef in the lowering takes a random value, in the source it stays undef. */
pl_scalar pl_use_scalar(pl_machine *m, const pl_scalar *s);
/* The value of one use of a leaf of a value in the current frame; undef in the lowering takes a random value. */
static inline pl_scalar pl_use_leaf(pl_machine *m, const pl_value *value, uint32_t leaf) {
  return pl_use_scalar(m, pl_leaves(m, value) + leaf);
}
/* The value of one use of a leaf by an operation that gives poison for some values: undef of the lowering takes a random value,
 * undef of the source counts as poison. */
static inline pl_scalar pl_consume_leaf(pl_machine *m, const pl_value *value, uint32_t leaf) {
  pl_scalar s = pl_use_leaf(m, value, leaf);
  s.poison |= s.undef;
  return s;
}

/* Stops the machine with PL_STOP_UNDEFINED, unless it has stopped before; the reason is formatted as by printf. */
void pl_stop_undefined(pl_machine *m, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Stops the machine with PL_STOP_UNSUPPORTED, unless it has stopped before; the reason is formatted as by printf. */
void pl_stop_unsupported(pl_machine *m, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Stops the machine with PL_STOP_LIMIT, unless it has stopped before; `what` names the limit and is not copied. */
void pl_stop_limit(pl_machine *m, const pl_op *op, const char *what);

#endif
