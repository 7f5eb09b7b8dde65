/* tactics.h - single ways to show a goal: the lemma, definitions, equal quotients. */
#ifndef PL_VERIFY_TV_PROVE_TACTICS_H
#define PL_VERIFY_TV_PROVE_TACTICS_H

#include "verify/sem/sem.h"
#include "verify/tv/prove/run.h"

/* Proves the goal from the hypotheses in linear integer arithmetic. `used` gets the assumptions of the facts. */
bool pl_tv_prove_by_lemma(pl_tv *tv, const pl_term *goal, const pl_term *const *hypotheses, size_t count, const pl_fact *facts,
                          size_t num_facts, uint32_t *used);

/* That a symbol, or what is read from memory, is the value of a term that mentions neither it nor a
 * pointer. */
typedef struct pl_definition {
  const pl_term *name, *meaning;
} pl_definition;

typedef PL_VEC(pl_definition) pl_definition_vec;

/* The definitions that hypotheses make: no name is in its own meaning, nor in those of later ones. The caller frees the vector.
 */
void pl_tv_define(pl_tv *tv, const pl_term_vec *hyps, pl_definition_vec *out);

/* The term with the meanings put in: none of the names is left. */
const pl_term *pl_tv_unfold(pl_tv *tv, const pl_definition_vec *definitions, const pl_term *term);

/* Finds parts of the terms that divide and are equal, and puts one for the other. True if there were any. `equal` proves
 * an equation; `hyps` make the guesses better. */
typedef bool pl_tv_prover(void *user, const pl_term *goal);
bool pl_tv_sweep(pl_tv *tv, const pl_term_vec *hyps, const pl_term **terms, size_t count, pl_tv_prover *equal, void *user);

/* Symbols for the divisions in the terms, one for each: what can be shown then holds whatever they are. */
void pl_tv_abstract_quotients(pl_tv *tv, const pl_term **terms, size_t count);

#endif
