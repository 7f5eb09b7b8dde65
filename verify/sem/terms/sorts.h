/* sorts.h - the sort of a term, for contracts. */
#ifndef PL_VERIFY_SEM_TERMS_SORTS_H
#define PL_VERIFY_SEM_TERMS_SORTS_H

#include "verify/term/term.h"

/* Bits of a pointer in every address space. */
#define PL_POINTER_BITS 64u

/* Whether `t` is not NULL and of sort BOOL. */
static inline bool pl_term_is_bool(const pl_term *t) { return t && t->sort.kind == PL_SORT_BOOL; }
/* Whether `t` is not NULL and a bit vector of that width. */
static inline bool pl_term_is_bits(const pl_term *t, uint32_t width) { return t && pl_sort_eq(t->sort, pl_sort_bv(width)); }
/* Whether `t` is not NULL and a bit vector as wide as a pointer. */
static inline bool pl_term_is_address(const pl_term *t) { return pl_term_is_bits(t, PL_POINTER_BITS); }
/* Whether `t` is not NULL and a memory state with addresses as wide as pointers. */
static inline bool pl_term_is_memory(const pl_term *t) { return t && pl_sort_eq(t->sort, pl_sort_mem(PL_POINTER_BITS)); }

#endif
