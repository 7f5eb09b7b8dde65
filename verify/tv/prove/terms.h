/* terms.h - what a term is made of, as far as it decides what is worth asking. */
#ifndef PL_VERIFY_TV_PROVE_TERMS_H
#define PL_VERIFY_TV_PROVE_TERMS_H

#include "verify/term/term.h"
#include "verify/tv/prove/run.h"

/* Whether a division or remainder is a part of the term, or an extract of higher bits, as which a division by a power of two is
 * written. */
bool pl_tv_is_quotient(const pl_term *term);

/* Whether a term of sort INT or an overflow predicate is a part of the goal: the lemma is for these. */
bool pl_tv_is_arithmetic(pl_terms *T, const pl_term *goal);

/* Whether a division, remainder or extension is a part of the term, which the lemma decides better than bit vectors if sums that
 * wrap are written out. */
bool pl_tv_wants_exact(const pl_term *term);

/* Whether `wanted` holds for the term or one of the terms that it is made of. */
bool pl_tv_any_part(const pl_term *term, bool (*wanted)(void *user, const pl_term *part), void *user);
/* Whether a division or remainder is a part of the term. */
bool pl_tv_divides(const pl_term *term);

/* Whether a term of sort INT is a part of the term, which then can't be part of a query about bit vectors. */
bool pl_tv_has_integers(const pl_term *term);
/* Whether a memory is a part of the term. */
bool pl_tv_has_memory(const pl_term *term);

/* Whether the term is a symbol or a load, and no pointer: equal addresses do not make one a pointer to the other's object. */
bool pl_tv_is_number(const pl_tv *tv, const pl_term *term);

#endif
