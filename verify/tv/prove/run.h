/* run.h - a proof of one function at work. */
#ifndef PL_VERIFY_TV_PROVE_RUN_H
#define PL_VERIFY_TV_PROVE_RUN_H

#include "verify/sem/sem.h"
#include "verify/smt/smt.h"
#include "verify/tv/function/cfg.h"
#include "verify/tv/prove/path.h"
#include "verify/tv/report/pair.h"
#include "verify/tv/report/proof.h"

typedef struct pl_tv pl_tv;
typedef struct pl_cut pl_cut;
typedef struct pl_cell pl_cell;

/* The cut that is walked from, and what its classes are there. */
typedef struct pl_begun {
  const pl_cut *cut;
  const pl_term *const *values; /* NULL where a class is not known */
  size_t num_classes;
} pl_begun;

/* The first obligation that could not be discharged. */
typedef struct pl_failure {
  bool set;
  pl_verdict verdict; /* UNKNOWN or UNSUPPORTED */
  pl_obligation_kind kind;
  const pl_op *source_op, *lowered_op;
  const char *reason;
  const char
      *claim; /* what the lowering claims or does beyond the source, where that can't be run: told by both sides' operations */
} pl_failure;

/* A proof of one function at work. */
typedef struct pl_tv {
  pl_arena *arena;
  pl_terms *T;
  pl_smt *smt;
  pl_sem_world *world;
  pl_pair pair;
  const pl_tv_options *options; /* the pair's */
  pl_cfg *a, *b;
  PL_VEC(pl_cut *) cuts;
  pl_begun begun;
  const pl_cut *arriving; /* whose obligations are stated; else NULL */
  PL_VEC(pl_cell *) cells;
  bool cells_changed; /* one was added since the simulation began */
  pl_path *path;      /* whose source is running */
  bool final;         /* relations are stable: obligations count */
  pl_failure failure;
  const pl_block *demote_a, *demote_b;   /* joins that one side reached alone: not to be cut at */
  const pl_block *promote_a, *promote_b; /* blocks that the other side's loop head meets: to be cut at */
  PL_VEC(pl_obligation) obligations;
  pl_str_vec callees;
  uint32_t assumptions;
  const pl_attr *const *constants; /* that all calls in the source pass, once known; source_claims.c */
  bool constants_known;
  uint32_t paths, vacuous_paths;
  bool hypotheses_used;    /* on some path */
  pl_map carried;          /* terms that the values are made of where the walk began */
  bool floats_repeated;    /* on some path: all choose alike in this proof, which need not be so */
  bool bounds;             /* guess bounds of what loops carry */
  bool constants_only;     /* ways are decided by what is constant, not by what is known of the path */
  bool first_rounds_apart; /* the first round of a loop belongs to what comes before it: the cut is behind it */
  bool known_rounds_apart; /* a loop that constants end is walked through where the other side is at a loop that they do not */
  bool known_rounds_alone; /* a loop that constants end is walked through wherever the other side is */
  bool thorough;           /* ask the solver of each path whether its hypotheses contradict each other */
  bool legality;           /* what is to be shown is that an object is a legal choice: facts that rest on that say nothing */
  pl_map memories;         /* that calls without side effects read -> numbers */
  pl_map taken, kept;      /* ops of the lowering -> bytes of the stack beyond what the source takes; those that are kept while a
                              call comes back; stack_usage.c */
  pl_fact_vec facts;       /* of the path with serial `facts_serial`, from its first `facts_seeds` accesses */
  uint64_t facts_serial;
  size_t facts_seeds;
  uint64_t solver_limit;    /* Z3's resources for one query */
  uint32_t most_paths;      /* between two cuts */
  struct pl_search *search; /* refute by unrolled paths: obligations are questions to the solver; NULL in a proof */
  double deadline;          /* pl_tv_spent() in ms, or 0 */
  bool timed_out;
} pl_tv;

enum { PL_FEW_PATHS = 1000, PL_MANY_PATHS = 20000 };

/* Milliseconds that are left, 0 for no bound; sets timed_out. */
uint32_t pl_tv_time_left(pl_tv *tv);
bool pl_tv_rule_off(const pl_tv *tv, pl_tv_rule rule);

/* Walks both sides from the entry with loops unrolled, asks the solver for inputs under which an obligation fails, and
 * tries these. */
typedef struct pl_search {
  pl_arena *arena; /* of the proof */
  pl_proof *proof;
  /* An obligation that is not `true` by normal form: is there an input that breaks it? */
  void (*ask)(pl_tv *tv, pl_path *path, const pl_term *goal, const pl_term_vec *hypotheses);
  uint32_t unroll;    /* how many cut blocks a path may enter */
  uint32_t questions; /* to the solver so far */
  uint32_t tier;      /* how large sizes, strides and offsets may be */
  bool lengths;       /* of accesses, as those of copies, were asked for */
  bool found;
} pl_search;

#endif
