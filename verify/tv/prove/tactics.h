/* tactics.h - single ways to show a goal: the lemma, definitions, equal quotients. */
#ifndef PL_VERIFY_TV_PROVE_TACTICS_H
#define PL_VERIFY_TV_PROVE_TACTICS_H

#include "verify/sem/state/fact.h"
#include "verify/tv/prove/hypothesis_set.h"
#include "verify/tv/prove/run.h"

/* Whether the goal is proved from hypotheses and facts in linear integer arithmetic. Adds the facts' assumptions to *used. */
bool pl_tv_prove_by_lemma(pl_tv *tv, const pl_term *goal, const pl_term *const *hypotheses, size_t count, const pl_fact *facts,
                          size_t num_facts, uint32_t *used);

/* Appends the definitions that equations among the hypotheses make, up to a limit: no name occurs in its own meaning, nor in
 * those of later ones. The caller frees the vector. */
void pl_tv_define(pl_tv *tv, const pl_term_vec *hyps, pl_definition_vec *out);

/* The term with each defined name replaced by its meaning; none of the names is left. */
const pl_term *pl_tv_unfold(pl_tv *tv, const pl_definition_vec *definitions, const pl_term *term);

/* Proves an equation; `user` is the caller's. */
typedef bool pl_tv_prover(void *user, const pl_term *goal);
/* Replaces parts of the terms, in place, each after a proof by `equal`: above all quotients by equal ones, and conditions of an
 * ITE by true or false. True if there were any. `hyps` only improve the guesses what to prove. */
bool pl_tv_find_equal_quotients(pl_tv *tv, const pl_term_vec *hyps, const pl_term **terms, size_t count, pl_tv_prover *equal,
                                void *user);

/* Replaces each outermost division or remainder in the terms, in place, by a fresh symbol, equal ones by the same: what is
 * proved then holds whatever the divisions give. */
void pl_tv_abstract_quotients(pl_tv *tv, const pl_term **terms, size_t count);

/* Sets `run.facts`, which the proofs below use, to the facts of the source's accesses on the path that may be used at that
 * stretch (facts.c). */
void pl_tv_update_facts(pl_tv *tv, const pl_path *path, uint32_t stretch);
/* Proves the goal without a solver, by bounds of linear forms, from the facts of the few accesses of the source on the path that
 * speak most of its parts. If it is proved, adds the assumptions of these facts to *used, as bits 1 << PL_FACT_.... Called after
 * pl_tv_update_facts for the path. (accesses_near.c) */
bool pl_tv_prove_by_near_accesses(pl_tv *tv, const pl_path *path, const pl_term *goal, uint32_t *used);
/* Whether the goal is proved by the lemma from the hypotheses, the facts of the source's accesses and, while a path runs, the
 * places of the lowering's objects. Facts of legal objects are left out while `run.legality` is set. Adds the assumptions of the
 * facts to *used, as bits 1 << PL_FACT_.... */
bool pl_tv_prove_by_facts(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, uint32_t *used);
/* Whether the goal is proved by the lemma from hypotheses and facts of the source's accesses, with the definitions that the
 * hypotheses make put into all of these. False without trying if there are no definitions. Adds the assumptions of the facts to
 * *used, as bits 1 << PL_FACT_.... */
bool pl_tv_prove_unfolded(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, uint32_t *used);
/* The bit set of assumptions (1 << PL_ASSUME_...) that a bit set of facts (1 << PL_FACT_...) stands for; facts of other kinds
 * assume nothing. */
uint32_t pl_tv_assumptions_of_facts(uint32_t facts);

/* Whether the solver proves a goal over bit vectors and memory from the axioms and hypotheses without integers (queries.c). */
bool pl_tv_prove_by_solver(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps);
/* Whether the solver proves the goal with each division in it and in the hypotheses, those with integers left out, replaced by a
 * fresh symbol: it holds then whatever the divisions give. */
bool pl_tv_prove_without_divisions(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps);
/* Whether the solver proves the goal without hypotheses, within a small limit; false at once if an operation in it is hard for
 * bit-blasting. For quotients by powers of two, of which the lemma knows little. */
bool pl_tv_prove_bits(pl_tv *tv, const pl_term *goal);
/* Hands a goal that was proved without a solver, with hypotheses that may go with it, to the callback of the options as a query,
 * if they ask for every query. */
void pl_tv_ask_anyway(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps);

/* Replaces parts of the `count` terms, in place, by parts that are proved equal: above all quotients (see
 * pl_tv_find_equal_quotients); true if there were any. Adds to *assumptions what the proofs use. */
bool pl_tv_equate_quotients(pl_tv *tv, const pl_term_vec *hyps, const pl_term **terms, size_t count, uint32_t *assumptions);
/* Replaces quotients in the goal that are proved equal by one of them and tries to prove it again; by what it is proved then,
 * PL_NOT_DISCHARGED if it is not or nothing is replaced. Adds to *assumptions what the proofs use. */
pl_discharge pl_tv_prove_by_quotients(pl_tv *tv, const pl_term *goal, pl_hypotheses *hyps, uint32_t *assumptions);

#endif
