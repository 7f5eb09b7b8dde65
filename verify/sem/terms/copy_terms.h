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
/* The set of places at `address`, of elements of `elem` bytes, as a BOOL term that is equal only for equal sets. */
const pl_term *pl_copy_places_term(pl_terms *T, uint64_t elem, const pl_term *address, const pl_copy_dimensions *d);
/* BOOL: the sets of places at the two addresses are equal or disjoint. */
const pl_term *pl_copy_apart_term(pl_terms *T, const pl_term *const *addresses, const pl_copy_dimensions *d);
/* The memory after the copy. `of`: the memory that is written, the memory that is read, the address written, the address read. */
const pl_term *pl_copy_memory_term(pl_terms *T, uint64_t elem, const pl_term *const *of, const pl_copy_dimensions *d);
/* The normal form of an application of a function of copies (a set of places, disjointness, a copied memory) whose arguments
 * substitution has changed; NULL if it is in normal form, or of another function. */
const pl_term *pl_sem_copy_fold(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count);

#endif
