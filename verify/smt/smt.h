/* smt.h - the interface of the solver. solver.c is the only file of the project that includes z3.h. */
#ifndef PL_VERIFY_SMT_SMT_H
#define PL_VERIFY_SMT_SMT_H

#include "verify/term/term.h"

typedef struct pl_smt pl_smt;
typedef struct pl_smt_model pl_smt_model;

typedef enum pl_smt_result { PL_SMT_INVALID, PL_SMT_UNSAT, PL_SMT_SAT, PL_SMT_UNKNOWN } pl_smt_result;

typedef struct pl_smt_stats {
  uint64_t queries, unsat, sat, unknown;
  double seconds;
} pl_smt_stats;

/* A solver for one thread, on terms of `terms`, which outlives it; its Z3 context is created at the first query. The caller
 * frees it. */
pl_smt *pl_smt_new(pl_terms *terms);
/* Frees the solver with its context and the models that it holds, after the caller has freed those that pl_smt_check gave; NULL
 * is allowed. */
void pl_smt_free(pl_smt *smt);

/* Whether the assertions (all BOOL) are satisfiable together: SAT, UNSAT or UNKNOWN (see pl_smt_reason). `limit`: Z3's resource
 * limit for this query (0: a default), the same on every machine. `milliseconds`: a wall-clock bound on top (0: none). A query
 * is either about bit vectors and memory, or about integers. In one about integers the integer values of bit vectors, and
 * products of unknowns, are integers of which little is known: UNSAT is then a proof, SAT is reported as UNKNOWN with the
 * reason "abstracted" if such a term was there. A query with very many products of unknown bit vectors is UNKNOWN without asking.
 * *model (if not NULL) is set when SAT, and lives until pl_smt_model_free; otherwise it becomes NULL. If UNSAT the observer is
 * called. */
pl_smt_result pl_smt_check(pl_smt *smt, const pl_term *const *asserts, uint32_t count, uint64_t limit, uint32_t milliseconds,
                           pl_smt_model **model);
/* Called with the assertions of each query that is answered UNSAT, for a second opinion. */
typedef void pl_smt_observer(void *user, const pl_term *const *asserts, uint32_t count);
/* Registers the function that is called with the assertions of each later query that is answered UNSAT, in place of the
 * previous one; NULL: none. */
void pl_smt_observe(pl_smt *smt, pl_smt_observer *observer, void *user);
/* Why the last check was UNKNOWN, owned by `smt` and valid until the next check; unspecified after another result. */
const char *pl_smt_reason(const pl_smt *smt);
/* The value of a BOOL or BV term in the model (with completion): a constant term. NULL if Z3 fails or gives no number or truth
 * value. */
const pl_term *pl_smt_model_eval(pl_smt_model *model, const pl_term *term);
/* Frees a model; NULL is allowed. Its solver has to be alive. */
void pl_smt_model_free(pl_smt_model *model);
/* The numbers of queries so far, by result, and the seconds that they took. */
pl_smt_stats pl_smt_get_stats(const pl_smt *smt);
/* The version of Z3, as Z3 writes it. */
const char *pl_smt_version(void);

/* (heap.c) Sets malloc up so that the process keeps memory that solvers free instead of returning it to the system, and, for
 * one thread, has one heap that begins with large pages where that is possible. Called once before the command starts `threads`
 * solving threads. Affects speed only; without effect where malloc is not glibc's or GLIBC_TUNABLES is set. */
void pl_smt_keep_memory(uint32_t threads);

#endif
