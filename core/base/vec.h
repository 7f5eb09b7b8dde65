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

#define pl_vec_push(v, x) (pl_vec_reserve((v), (v)->len + 1), (void)((v)->data[(v)->len] = (x)), (void)(v)->len++)
#if PL_COUNTS_EDGES
#define pl_vec_reserve(v, n) ((void)((v)->data = pl_vec_hold_((v)->data, &(v)->cap, (n), sizeof *(v)->data)))
#else
#define pl_vec_reserve(v, n)                                                                                                     \
  ((v)->cap < (n) ? (void)((v)->data = pl_vec_grow_((v)->data, &(v)->cap, (n), sizeof *(v)->data)) : (void)0)
#endif
#define pl_vec_pop(v) ((v)->data[--(v)->len])
#define pl_vec_last(v) ((v)->data[(v)->len - 1])
#define pl_vec_clear(v) ((void)((v)->len = 0))
#define pl_vec_free(v) (free((v)->data), (v)->data = NULL, (v)->len = (v)->cap = 0, (void)0)
/* Copies the elements into an arena; the vector stays as it is. */
#define pl_vec_to_arena(v, arena) (pl_arena_copy((arena), (v)->data, (v)->len * sizeof *(v)->data))

/* Implementation detail of pl_vec_push and pl_vec_reserve: moves the array to one with space for `need` elements of `size`
 * bytes. */
void *pl_vec_grow_(void *data, size_t *cap, size_t need, size_t size);
/* The array with space for `need` elements of `size` bytes: itself if it is large enough. */
void *pl_vec_hold_(void *data, size_t *cap, size_t need, size_t size);

#endif
