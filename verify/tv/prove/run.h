/* run.h - a proof of one function at work. */
#ifndef PL_VERIFY_TV_PROVE_RUN_H
#define PL_VERIFY_TV_PROVE_RUN_H

#include "verify/sem/state/world.h"
#include "verify/linear/linear.h"
#include "verify/smt/smt.h"
#include "verify/tv/function/cfg.h"
#include "verify/tv/prove/hypothesis_set.h"
#include "verify/tv/prove/lemma.h"
#include "verify/tv/prove/plan.h"
#include "verify/tv/prove/question.h"
#include "verify/tv/prove/result.h"
#include "verify/tv/report/pair.h"

typedef struct pl_tv pl_tv;
typedef struct pl_cut pl_cut;
typedef struct pl_cell pl_cell;

/* The cut that is walked from, and what its classes are there. */
typedef struct pl_begun {
  const pl_cut *cut;
  const pl_term *const *values; /* NULL where a class is not known */
  size_t num_classes;
} pl_begun;

/* That an access of the source, by its number, speaks of a term. */
typedef struct pl_mention {
  size_t seed;
  uint64_t before; /* 1 + the place of the mention before it, of the same term; 0: none */
} pl_mention;

/* A walk at work. */
typedef struct pl_tv_run {
  PL_VEC(pl_cut *) cuts;
  pl_begun begun;
  const pl_cut *arriving; /* whose obligations are stated; else NULL */
  PL_VEC(pl_cell *) cells;
  bool cells_changed;  /* one was added since the simulation began */
  pl_path *path;       /* whose source is running */
  bool final;          /* relations are stable: obligations count */
  bool constants_only; /* ways are decided by what is constant, not by what is known of the path */
  bool legality;       /* what is to be shown is that an object is a legal choice: facts that rest on that say nothing */
  const pl_block *source_demote, *lowered_demote;   /* joins that one function reached alone: not to be cut at */
  const pl_block *source_promote, *lowered_promote; /* blocks that the other function's loop head meets: to be cut at */
  const pl_attr *const *constants;                  /* that all calls in the source pass, once known; source_claims.c */
  bool constants_known;
  pl_map carried;           /* terms that the values are made of where the walk began */
  pl_map memories;          /* that calls without side effects read -> numbers */
  pl_map stack_taken;       /* ops of the lowering -> bytes of the stack beyond what the source takes; stack_usage.c */
  pl_map kept_by_recursion; /* the same of those that are kept while a call recurs */
  pl_hypotheses hypotheses; /* of the last goal */
  pl_fact_vec facts;        /* of the path with serial `facts_serial`, from its first `facts_seeds` accesses */
  uint64_t facts_serial;
  size_t facts_seeds;
  PL_VEC(size_t) facts_of_seed; /* the first fact of each of these accesses */
  PL_VEC(pl_mention) mentions;  /* of terms by these accesses */
  pl_map mentions_of;           /* terms -> 1 + the place of their last mention */
  pl_lemma_memo lemma_memo;
  uint64_t solver_limit;        /* Z3's resources for one query */
  pl_search *search;            /* NULL in a proof */
  double deadline;              /* pl_tv_spent() in ms, or 0 */
  bool timed_out;
} pl_tv_run;

/* A proof of one pair: what it works with, how it goes about it, where it is, what it comes to. */
typedef struct pl_tv {
  pl_arena *arena;
  pl_terms *T;
  pl_smt *smt;
  pl_linear_solver *linear;
  pl_sem_world *world;
  pl_pair pair;
  const pl_tv_options *options; /* the pair's */
  pl_cfg *source, *lowered;
  pl_tv_plan plan;
  pl_tv_run run;
  pl_tv_result result;
} pl_tv;

/* The milliseconds that are left until the deadline, 0 if there is none. If less than one is left, sets `timed_out` and returns
 * 1. */
uint32_t pl_tv_time_left(pl_tv *tv);
/* Whether the options have switched off the rule. */
bool pl_tv_rule_off(const pl_tv *tv, pl_tv_rule rule);

/* Whether the path is open and belongs to this proof: its states are in the proof's world. */
static inline bool pl_tv_owns(const pl_tv *tv, const pl_path *path) {
  return pl_path_is_open(path) && path->source.sem->world == tv->world;
}

#endif
