/* vec.h - the one growable array.
 *
 * PL_VEC(T) declares the struct {T *data; size_t len, cap;}; zero-initialised is empty. Elements are owned by the
 * vector, what they point to is not. Free with pl_vec_free.
 */
#ifndef PL_CORE_BASE_VEC_H
#define PL_CORE_BASE_VEC_H

#include <stddef.h>
#include <stdlib.h>

#include "core/base/arena.h"
#include "core/base/uncounted.h"

#define PL_VEC(T)                                                                                                                \
  struct {                                                                                                                       \
    T *data;                                                                                                                     \
    size_t len;                                                                                                                  \
    size_t cap;                                                                                                                  \
  }

/* Appends an element; a full array is enlarged. */
#define pl_vec_push(v, x) (pl_vec_reserve((v), (v)->len + 1), (void)((v)->data[(v)->len] = (x)), (void)(v)->len++)
/* Implementation of pl_vec_reserve: reallocates the array to half as much again, and at least 8 and at least `need` elements of
 * `size` bytes; sets *cap and returns the array. */
#if PL_COUNTS_EDGES
#define pl_vec_reserve(v, n) ((void)((v)->data = pl_vec_hold_((v)->data, &(v)->cap, (n), sizeof *(v)->data)))
#else
#define pl_vec_reserve(v, n)                                                                                                     \
  ((v)->cap < (n) ? (void)((v)->data = pl_vec_grow_((v)->data, &(v)->cap, (n), sizeof *(v)->data)) : (void)0)
#endif
/* Removes the last element and returns it; there must be one. */
#define pl_vec_pop(v) ((v)->data[--(v)->len])
/* The last element, as an lvalue; there must be one. */
#define pl_vec_last(v) ((v)->data[(v)->len - 1])
/* Removes all elements and keeps the memory. */
#define pl_vec_clear(v) ((void)((v)->len = 0))
/* Frees the memory and makes it an empty vector. */
#define pl_vec_free(v) (free((v)->data), (v)->data = NULL, (v)->len = (v)->cap = 0, (void)0)
/* A copy of the elements in an arena; the vector stays as it is. */
#define pl_vec_to_arena(v, arena) (pl_arena_copy((arena), (v)->data, (v)->len * sizeof *(v)->data))

/* Implementation of pl_vec_reserve: enlarges the array to at least `need` elements of `size` bytes, sets *cap and returns the
 * array. */
void *pl_vec_grow_(void *data, size_t *cap, size_t need, size_t size);
/* Implementation of pl_vec_reserve: the array `data` itself if its capacity *cap is at least `need` elements of `size` bytes;
 * else what pl_vec_grow_ returns, with *cap set. */
void *pl_vec_hold_(void *data, size_t *cap, size_t need, size_t size);

#endif
