/* path.h - a pair of paths from a cut: the states of source and lowering, and what holds of them. */
#ifndef PL_VERIFY_TV_PROVE_PATH_H
#define PL_VERIFY_TV_PROVE_PATH_H

#include "verify/sem/state/state.h"

/* Why and where a path stopped. */
typedef enum pl_stop {
  PL_STOP_NONE,
  PL_STOP_BRANCH, /* at a terminator whose way is not decided */
  PL_STOP_CALL,
  PL_STOP_ORDER, /* at an access in order or a fence, which was carried out */
  PL_STOP_RETURN,
  PL_STOP_CUT, /* at the start of `block`, its arguments set */
  PL_STOP_UNREACHABLE,
  PL_STOP_ABORT, /* the program ends: a failed assertion, a call of abort */
  PL_STOP_LIMIT,
  PL_STOP_UNSUPPORTED,
  PL_STOP_UNDECIDED,
} pl_stop;

typedef struct pl_side {
  pl_sem *sem;
  const pl_op *next; /* op to carry out, or the one that it stopped at */
  const pl_block *block;
  pl_stop stop;
} pl_side;

typedef PL_VEC(const pl_term *) pl_term_vec;

/* A call that does nothing but give a result, with the values of its arguments and whether they are poison. pure_calls.c */
typedef struct pl_pure_call {
  const pl_op *op;
  pl_str callee;
  const pl_term **terms;
  uint32_t count;
  uint64_t memory; /* that it may read; 0: none */
  bool taken;      /* the source's: a call of the lowering is this one */
} pl_pure_call;

typedef PL_VEC(pl_pure_call) pl_pure_call_vec;

/* A pair of paths from a cut. */
typedef struct pl_path {
  pl_side source, lowered;
  pl_term_vec conditions;                     /* of branches taken: BOOL terms that hold */
  pl_term_vec decisive;                       /* bases of objects whose address has decided the way */
  size_t accesses_done;                       /* the lowering's accesses [0, accesses_done) are discharged */
  bool hypotheses_used;                       /* something rests on the hypotheses: they must not contradict each other */
  const pl_block *source_wait, *lowered_wait; /* where this function was when the other came to a loop head alone */
  PL_VEC(const pl_op *) calls;                /* the source's calls so far */
  pl_pure_call_vec source_pure, lowered_pure; /* calls that are no events */
  size_t pure_settled;                        /* the lowering's calls [0, pure_settled) are calls of the source's */
  const pl_op *adopt;                         /* the source's last call, if its unranked results are yet to be adopted */
  /* A compare-exchange loop of the lowering, while the source waits at its atomic update. */
  const pl_block *retry_head; /* NULL: none */
  bool retry_failed;          /* this iteration did not succeed */
  size_t retry_accesses, retry_objects;
  size_t retry_ordered;
  const pl_term *retry_frees;     /* as they were at the head */
  const pl_term *retry_mem;       /* shared memory in an iteration: others may have written to all of it */
  const pl_term *retry_loaded;    /* what the compare-exchange of this iteration has found */
  const pl_value *retry_compared; /* the argument of the head that it compared with; NULL: what the iteration has read itself */
  uint32_t choices;               /* between objects that a pointer leads to, decided so far */
  uint32_t cuts_passed;           /* search: cut blocks entered so far */
  uint32_t first_iterations;      /* that were walked through before a cut */
  uint32_t iterations_alone;      /* of loops that were walked through while the other function was elsewhere */
} pl_path;

/* The stretch that both source and lowering have reached, the lesser of the two: what the source does after an event at which
 * execution may end implies nothing for a lowering that has not reached that event. */
static inline uint32_t pl_tv_stretch(const pl_path *path) {
  return path->source.sem->stretch < path->lowered.sem->stretch ? path->source.sem->stretch : path->lowered.sem->stretch;
}

/* Whether both functions of the path have a state, of a source and of a lowering, in the same world. */
static inline bool pl_path_is_open(const pl_path *path) {
  const pl_sem *a = path->source.sem, *b = path->lowered.sem;
  return a && b && a->role == PL_ROLE_SOURCE && b->role == PL_ROLE_LOWERING && a->world == b->world;
}

#endif
