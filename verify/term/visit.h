/* visit.h - what is made of whole terms: other terms, values, texts. Part of term.h, by which it is included. */
#ifndef PL_VERIFY_TERM_VISIT_H
#define PL_VERIFY_TERM_VISIT_H

#include "verify/term/term.h"

/* The term with each symbol that is a key of the map (const pl_term * to const pl_term * of the same sort) replaced by its value,
 * in normal form. Values are not rewritten again. */
const pl_term *pl_term_substitute(pl_terms *T, const pl_term *a, const pl_map *symbols);
/* The term with each subterm that is a key of the map `terms` (const pl_term * to const pl_term *) replaced by its value, the
 * outermost match first, and what holds it made anew in normal form. Values are not rewritten again. */
const pl_term *pl_term_rewrite(pl_terms *T, const pl_term *a, const pl_map *terms);
/* Calls visit(user, term) once for each distinct SYM and APP in `a`, itself included. Adds all terms in `a` to `seen`, which is
 * empty at first and which the caller frees; terms that an earlier call added to it are skipped. */
void pl_term_symbols(const pl_term *a, pl_map *seen, void (*visit)(void *user, const pl_term *symbol), void *user);

/* Gives a constant for a SYM or APP, for what the fold function (pl_terms_set_fold) makes of an APP, and for a MEM_LOAD or
 * MEM_POISON from a memory symbol (it is never called on other terms); NULL if there is none. Memory is asked for byte by byte:
 * the leaf is a MEM_LOAD or MEM_POISON of one byte at a constant address; an APP comes with its BOOL, BV and INT arguments as
 * constants. */
typedef const pl_term *(*pl_term_value_fn)(void *user, const pl_term *leaf);
/* The constant that the term, which is no memory, evaluates to under the values that `value_of` gives; NULL if one is missing,
 * or if an integer left its 256 bits. Memories count as different if they are over different leaves. Written apart from the
 * normaliser, as a check of it. */
const pl_term *pl_term_eval(pl_terms *T, const pl_term *a, pl_term_value_fn value_of, void *user);

/* Prints the term for people: infix, symbols by name, shared subterms repeated. Compound parts that lie too deep, or follow after
 * some thousands of characters, are printed as "...". */
void pl_term_print(const pl_term *a, pl_sink *out);
/* Writes a standalone SMT-LIB 2 script (logic ALL) that asserts the terms and checks them; `comment` (may be NULL) is put at
 * its top. Of terms that have integer values of bit vectors, or products of unknown integers, only `unsat` shows something,
 * since little is asserted of these. */
void pl_term_smtlib(const pl_term *const *asserts, uint32_t count, const char *comment, pl_sink *out);

#endif
