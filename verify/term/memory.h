/* memory.h - terms of memory states: stores, copies, frees, and what is read. Part of term.h, by which it is included. */
#ifndef PL_VERIFY_TERM_MEMORY_H
#define PL_VERIFY_TERM_MEMORY_H

#include "verify/term/term.h"

/* The memory, in normal form, after `value` (whose width is a multiple of 8) was stored at `address`, little-endian; `poison`
 * (BOOL) says whether the stored bytes are poison. */
const pl_term *pl_mem_store(pl_terms *T, const pl_term *mem, const pl_term *address, const pl_term *value, const pl_term *poison);
/* The memory `mem` after `num_bytes` bytes (a BV as wide as an address) were copied from address `from` of `source` to address
 * `to`. It is an uninterpreted function of its arguments; pl_mem_load and pl_mem_poison look through it where they can. */
const pl_term *pl_mem_copy(pl_terms *T, const pl_term *mem, const pl_term *source, const pl_term *to, const pl_term *from,
                           const pl_term *num_bytes);
/* The memory after the object at `pointer` was freed; contents stay as they were. Null frees nothing. */
const pl_term *pl_mem_free(pl_terms *T, const pl_term *mem, const pl_term *pointer);
/* BV(8 * num_bytes): the bytes from `address` on, little-endian; the stored value, or bits of it, where the store that covers
 * them is known. */
const pl_term *pl_mem_load(pl_terms *T, const pl_term *mem, const pl_term *address, uint32_t num_bytes);
/* BOOL: whether one of the `num_bytes` bytes from `address` on is poison; the poison of the store that covers them where that is
 * known. */
const pl_term *pl_mem_poison(pl_terms *T, const pl_term *mem, const pl_term *address, uint32_t num_bytes);

#endif
