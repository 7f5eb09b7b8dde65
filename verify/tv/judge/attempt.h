/* attempt.h - one attempt to prove a pair: how hard, cut where, and of which form of the source. */
#ifndef PL_VERIFY_TV_JUDGE_ATTEMPT_H
#define PL_VERIFY_TV_JUDGE_ATTEMPT_H

#include "verify/tv/function/inlining.h"
#include "verify/tv/report/pair.h"
#include "verify/tv/report/proof.h"

/* How hard a proof tries. Cheap things come first. */
typedef enum pl_diligence {
  PL_LITTLE,   /* little of the solver */
  PL_MUCH,     /* more of it, and bounds of what loops carry */
  PL_THOROUGH, /* the same, and of each path whether it can be taken at all */
} pl_diligence;

/* Where paths are cut. */
typedef enum pl_cut_plan {
  PL_CUT_AFTER_TESTS, /* loops that are tested elsewhere in the other function are cut after their tests; and where paths join */
  PL_CUT_AT_JOINS,    /* at loop heads, and where paths join */
  PL_CUT_LOOPS_AFTER_TESTS, /* as the first, but joins are walked through: they may have no counterparts */
  PL_CUT_LOOPS,
  PL_CUT_OPEN_LOOPS, /* as PL_CUT_AT_JOINS, but a loop of a known number of iterations is not paired with one whose number is open
                      */
  PL_CUT_CHOICES,    /* as PL_CUT_AT_JOINS, but a choice between pointers is two paths */
  PL_CUT_LATER,      /* as the first, but a loop's first iteration belongs to what comes before it */
  PL_CUT_ALL_AFTER_TESTS, /* all loops that test first are cut after their tests */
  PL_CUT_ALL_LATER,       /* the same, but a loop's first iteration belongs to what comes before it */
  PL_CUT_JOINS_LATER,     /* as PL_CUT_AT_JOINS, but a loop's first iteration belongs to what comes before it */
  PL_CUT_NO_KNOWN_LOOPS,  /* as PL_CUT_AT_JOINS, but loops of a known number of iterations are walked through in source and
                             lowering */
} pl_cut_plan;

typedef struct pl_attempt {
  pl_diligence diligence;
  pl_cut_plan cuts;
  bool promoted; /* variables that only the source can see are values */
  bool trimmed;  /* loops of the source that do nothing but end are left out */
} pl_attempt;

/* The symbol tables that hold the pair's functions, with its reference module and options. */
pl_tv_tables pl_tv_tables_of(const pl_pair *pair);
/* Whether the assumption is on, which all are unless the options switch them off. */
bool pl_tv_assumed(const pl_tv_options *options, pl_assumption which);
/* Tries to prove the pair as `how` says and puts the result, which is never PL_VERDICT_REFUTED, into `proof`; false, with
 * `proof` unchanged, if the plan has nothing to do for these functions. */
bool pl_tv_attempt(pl_arena *arena, const pl_pair *pair, const pl_attempt *how, pl_proof *proof);
/* Whether a symbolic search with unrolled loops, which may take the pair's whole time limit, finds a counterexample; it is put
 * into the proof, whose verdict stays as it is. */
bool pl_tv_search_pair(pl_arena *arena, const pl_pair *pair, pl_proof *proof);

#endif
