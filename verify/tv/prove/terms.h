/* terms.h - what a term is made of, as far as it decides what is worth asking. */
#ifndef PL_VERIFY_TV_PROVE_TERMS_H
#define PL_VERIFY_TV_PROVE_TERMS_H

#include "verify/term/term.h"
#include "verify/tv/prove/run.h"

/* Whether a term divides somewhere, be it by a power of two. */
bool pl_tv_is_quotient(const pl_term *term);

/* Whether a term speaks of integers or of overflow, which the lemma is for. */
bool pl_tv_is_arithmetic(pl_terms *T, const pl_term *goal);

/* Whether there is something in it that the lemma decides and bit vectors don't: division, extension of sums. */
bool pl_tv_wants_exact(const pl_term *term);

/* Whether the term or one of the terms that it is made of is wanted. */
bool pl_tv_any_part(const pl_term *term, bool (*wanted)(void *user, const pl_term *part), void *user);
/* Whether a division or remainder is a part of the term. */
bool pl_tv_divides(const pl_term *term);

/* Whether integers occur in the term: such a term can't be part of a query about bit vectors. */
bool pl_tv_has_integers(const pl_term *term);
/* Whether an operation on memory occurs in the term. */
bool pl_tv_has_memory(const pl_term *term);

/* Such a symbol or load, and no pointer: equal addresses do not make one a pointer to the other's object. */
bool pl_tv_is_number(const pl_tv *tv, const pl_term *term);

#endif
