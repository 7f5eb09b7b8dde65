/* lemma.h - a question in linear integer arithmetic, between the files that write it.
 *
 *   lemma.c   terms of truth: comparisons, overflow predicates, what is known
 *   lemma_values.c  terms of number: what the signed (S) and unsigned (U) value of a bit vector is in terms of its parts'
 */
#ifndef PL_VERIFY_TV_PROVE_LEMMA_H
#define PL_VERIFY_TV_PROVE_LEMMA_H

#include "core/base/vec.h"
#include "verify/term/term.h"
#include "verify/tv/prove/path.h"

/* A division by `divisor` with the integers that go with it. */
typedef struct pl_quotient {
  const pl_term *divisor; /* BV */
  bool is_signed;
  const pl_term *value, *times; /* INT: the quotient, and its product with the divisor's value */
} pl_quotient;

/* What pl_lemma_write_out asserts of values, kept for the next question about the same terms. Zero-initialised is empty. */
typedef struct pl_lemma_memo {
  pl_map of_atom; /* values -> first number << 32 | count, in `asserts` */
  pl_term_vec asserts;
} pl_lemma_memo;

typedef struct pl_lemma {
  pl_terms *T;
  pl_lemma_memo *memo; /* NULL: none */
  pl_term_vec asserts;
  pl_term_vec aside; /* tautologies that go with what was stated */
  pl_map seen;       /* terms looked at */
  pl_map atoms;      /* INT_OF_SBV, INT_OF_UBV terms that are written out */
  pl_term_vec work;
  pl_map signed_divisions, unsigned_divisions; /* by dividend and divisor: written out */
  PL_VEC(pl_quotient) quotients;
  PL_VEC(const pl_term *) products; /* of the values of two bit vectors */
  bool exact; /* a sum or product is the exact one less a multiple of 2^w; else only what is in range is stated */
} pl_lemma;

/* Adds a BOOL term to what the question asserts, and to its terms to be looked at; nothing if it is the constant true. */
void pl_lemma_assert(pl_lemma *q, const pl_term *t);
/* Asserts a hypothesis in integers, a conjunction part by part; a part that can't be expressed is left out. */
void pl_lemma_assert_hypothesis(pl_lemma *q, const pl_term *hypothesis);
/* Goes through all that was asserted, with the tautologies in `aside`, and asserts what is known of the values of bit vectors
 * and the products in it, until nothing new is mentioned, up to a limit. */
void pl_lemma_saturate(pl_lemma *q);
/* Frees what the question holds, but not the memo. */
void pl_lemma_free(pl_lemma *q);
/* Frees what the memo holds. */
void pl_lemma_memo_free(pl_lemma_memo *memo);
/* BOOL: the INT `x` is in the range of signed numbers of `width` bits. */
const pl_term *pl_lemma_signed_range(pl_terms *T, const pl_term *x, uint32_t width);
/* BOOL: the INT `x` is in the range of unsigned numbers of `width` bits. */
const pl_term *pl_lemma_unsigned_range(pl_terms *T, const pl_term *x, uint32_t width);
/* The BOOL term as an equivalent statement about integers; NULL if it can't be expressed. Tautologies that are needed with it
 * are appended to `aside`. `depth`: of the recursion, 0 from outside. */
const pl_term *pl_lemma_in_integers(pl_terms *T, const pl_term *t, pl_term_vec *aside, int depth);
/* Asserts what the signed or unsigned value `atom` of a bit vector (INT_OF_SBV or INT_OF_UBV) is in terms of other values, as
 * far as there is a rule for it. */
void pl_lemma_write_out(pl_lemma *q, const pl_term *atom);
/* Asserts what linear arithmetic does not know of a product of the values of two bit vectors, as far as there is a rule for it;
 * then lists it for later ones. */
void pl_lemma_relate_product(pl_lemma *q, const pl_term *product);
/* Asserts for the listed quotients, and for differences and sums of those by one divisor, that multiplication by the divisor is
 * monotonic, as far as small bounds on the quotient go. */
void pl_lemma_compare_quotients(pl_lemma *q);

#endif
