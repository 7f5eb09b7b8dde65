/* copy_terms.h - terms that describe a strided copy, in normal form: the set of places at one end, that two such sets are
 * equal or disjoint, and the memory after the copy. Contiguous dimensions are joined, dimensions of size one are left out. */
#ifndef PL_VERIFY_SEM_TERMS_COPY_TERMS_H
#define PL_VERIFY_SEM_TERMS_COPY_TERMS_H

#include "verify/term/term.h"

enum { PL_COPY_MAX_RANK = 64 };

/* The dimensions of a set of places (one end), or those of both ends of a copy. */
typedef struct pl_copy_dimensions {
  const pl_term *block; /* bytes that are contiguous */
  uint32_t rank, ends;
  const pl_term *sizes[PL_COPY_MAX_RANK], *strides[2][PL_COPY_MAX_RANK];
} pl_copy_dimensions;

/* Whether the term is the constant 1. */
bool pl_copy_is_one(const pl_term *t);
/* Joins dimensions of *d that are contiguous at each end of the copy, drops those of size one, makes an innermost one without
 * gaps part of the block. False if all stay as they are. */
bool pl_copy_join(pl_terms *T, pl_copy_dimensions *d);
/* BOOL: two blocks of `bytes` bytes are at the same address or disjoint. */
const pl_term *pl_copy_blocks_apart(pl_terms *T, const pl_term *from, const pl_term *to, const pl_term *bytes);
/* The set of places from `address` on, of elements of `elem` bytes and the dimensions *d of one end: an uninterpreted BOOL term
 * of these, so that it is known to be equal only for equal sets. */
const pl_term *pl_copy_places_term(pl_terms *T, uint64_t elem, const pl_term *address, const pl_copy_dimensions *d);
/* BOOL: the sets of places at the two addresses, with the dimensions *d of both ends, at least one, are equal or disjoint; an
 * uninterpreted predicate. */
const pl_term *pl_copy_apart_term(pl_terms *T, const pl_term *const *addresses, const pl_copy_dimensions *d);
/* The memory after the copy, an uninterpreted function of its arguments; a pl_mem_copy if it is of a single block (rank 0). `of`:
 * the memory that is written, the memory that is read, the address written, the address read; *d: the dimensions of both ends. */
const pl_term *pl_copy_memory_term(pl_terms *T, uint64_t elem, const pl_term *const *of, const pl_copy_dimensions *d);
/* The normal form of the application of `name` to `args` if that is a function of copies (a set of places, disjointness, a copied
 * memory) whose dimensions pl_copy_join changes, as after a substitution; otherwise NULL. */
const pl_term *pl_sem_copy_fold(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count);

#endif
