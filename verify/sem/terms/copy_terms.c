/* copy_terms.c - the normal form of terms that describe a strided copy. Constants that are substituted for symbols may join
 * dimensions, so an application is put in normal form again when its arguments change. */
#include "verify/sem/terms/copy_terms.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "verify/sem/terms/sorts.h"

bool pl_copy_is_one(const pl_term *t) {
  uint64_t value;
  return pl_term_const_u64(t, &value) && value == 1;
}

/* Whether dimension `outer` continues `inner` without a gap at all ends, so that they are one. */
static bool is_gapless(pl_terms *T, const pl_copy_dimensions *d, uint32_t outer, uint32_t inner) {
  for (uint32_t e = 0; e < d->ends; e++)
    if (d->strides[e][outer] != pl_bv_mul(T, d->strides[e][inner], d->sizes[inner])) return false;
  return true;
}

bool pl_copy_join(pl_terms *T, pl_copy_dimensions *d) {
  assert((d->ends == 1 || d->ends == 2) && d->rank <= PL_COPY_MAX_RANK);
  const uint32_t before = d->rank;
  uint32_t count = 0;
  for (uint32_t i = 0; i < before; i++) {
    if (pl_copy_is_one(d->sizes[i])) continue;
    for (uint32_t e = 0; e < d->ends; e++)
      d->strides[e][count] = d->strides[e][i];
    d->sizes[count++] = d->sizes[i];
    if (count < 2 || !is_gapless(T, d, count - 2, count - 1)) continue;
    count--;
    d->sizes[count - 1] = pl_bv_mul(T, d->sizes[count - 1], d->sizes[count]);
    for (uint32_t e = 0; e < d->ends; e++)
      d->strides[e][count - 1] = d->strides[e][count];
  }
  bool innermost = count > 0;
  for (uint32_t e = 0; e < d->ends && innermost; e++)
    innermost = pl_copy_is_one(d->strides[e][count - 1]);
  if (innermost) d->block = pl_bv_mul(T, d->block, d->sizes[--count]);
  d->rank = count;
  return count != before;
}

const pl_term *pl_copy_blocks_apart(pl_terms *T, const pl_term *from, const pl_term *to, const pl_term *bytes) {
  assert(pl_term_is_address(from) && pl_term_is_address(to) && pl_term_is_address(bytes));
  const pl_term *up = pl_bv_binary(T, PL_TERM_BV_ULE, bytes, pl_bv_sub(T, to, from));
  const pl_term *down = pl_bv_binary(T, PL_TERM_BV_ULE, bytes, pl_bv_sub(T, from, to));
  return pl_or(T, pl_eq(T, from, to), pl_and(T, up, down));
}

const pl_term *pl_copy_places_term(pl_terms *T, uint64_t elem, const pl_term *address, const pl_copy_dimensions *d) {
  assert(pl_term_is_address(address) && d->ends == 1);
  const pl_term *args[2 + 2 * PL_COPY_MAX_RANK] = {address, d->block};
  char name[48];
  for (uint32_t i = 0; i < d->rank; i++) {
    args[2 + 2 * i] = d->sizes[i];
    args[3 + 2 * i] = d->strides[0][i];
  }
  snprintf(name, sizeof name, "places.%llu.%u", (unsigned long long)elem, (unsigned)d->rank);
  return pl_app(T, PL_SORT_B, pl_str_from(name), args, 2 + 2 * d->rank);
}

const pl_term *pl_copy_apart_term(pl_terms *T, const pl_term *const *addresses, const pl_copy_dimensions *d) {
  assert(d->ends == 2 && d->rank > 0 && d->rank <= PL_COPY_MAX_RANK);
  const pl_term *args[2 * (2 + 2 * PL_COPY_MAX_RANK)];
  uint32_t count = 0;
  for (uint32_t e = 0; e < 2; e++) {
    args[count++] = addresses[e];
    args[count++] = d->block;
    for (uint32_t i = 0; i < d->rank; i++) {
      args[count++] = d->sizes[i];
      args[count++] = d->strides[e][i];
    }
  }
  return pl_app(T, PL_SORT_B, PL_STR("apart"), args, count);
}

const pl_term *pl_copy_memory_term(pl_terms *T, uint64_t elem, const pl_term *const *of, const pl_copy_dimensions *d) {
  assert(pl_term_is_memory(of[0]) && pl_term_is_memory(of[1]));
  assert(pl_term_is_address(of[2]) && pl_term_is_address(of[3]) && d->ends == 2);
  const pl_term *args[5 + 3 * PL_COPY_MAX_RANK] = {of[0], of[1], of[2], of[3], d->block};
  char name[48];
  if (d->rank == 0) return pl_mem_copy(T, of[0], of[1], of[2], of[3], d->block);
  for (uint32_t i = 0; i < d->rank; i++) {
    args[5 + 3 * i] = d->sizes[i];
    args[6 + 3 * i] = d->strides[0][i];
    args[7 + 3 * i] = d->strides[1][i];
  }
  snprintf(name, sizeof name, "memory.copy.%llu.%u", (unsigned long long)elem, (unsigned)d->rank);
  return pl_app(T, of[0]->sort, pl_str_from(name), args, 5 + 3 * d->rank);
}

/* Whether the name is `prefix` followed by the element size, as "memory.copy.4.2" is of elements of 4 bytes; sets *elem to it, or
 * to 0 if not. */
static bool names_copy(pl_str name, const char *prefix, uint64_t *elem) {
  const size_t length = strlen(prefix);
  *elem = 0;
  if (!pl_str_starts(name, prefix) || name.len <= length || name.data[length] < '0' || name.data[length] > '9') return false;
  for (size_t i = length; i < name.len && name.data[i] != '.'; i++)
    *elem = *elem * 10 + (uint64_t)(name.data[i] - '0');
  return true;
}

/* The normal form of the predicate that two sets of places are equal or disjoint, from its arguments (see pl_copy_apart_term);
 * NULL if it stays as it is. */
static const pl_term *fold_apart(pl_terms *T, const pl_term *const *args, uint32_t count) {
  const uint32_t half = count / 2;
  const pl_term *addresses[] = {args[0], args[half]};
  pl_copy_dimensions d = {.block = args[1], .ends = 2, .rank = (half - 2) / 2};
  if (d.rank == 0 || d.rank > PL_COPY_MAX_RANK) return NULL;
  for (uint32_t i = 0; i < d.rank; i++) {
    d.sizes[i] = args[2 + 2 * i];
    for (uint32_t e = 0; e < 2; e++)
      d.strides[e][i] = args[e * half + 3 + 2 * i];
  }
  if (!pl_copy_join(T, &d)) return NULL;
  return d.rank > 0 ? pl_copy_apart_term(T, addresses, &d) : pl_copy_blocks_apart(T, args[0], args[half], d.block);
}

/* Reads the block (argument number `first` - 1) and the dimensions of a copy's application into *d, from argument `first` on each
 * a size followed by the strides of the d->ends ends, and joins them; false if they stay as they are, are none or too many. */
static bool join_listed(pl_terms *T, const pl_term *const *args, uint32_t first, uint32_t count, pl_copy_dimensions *d) {
  const uint32_t each = 1 + d->ends;
  d->rank = (count - first) / each;
  d->block = args[first - 1];
  for (uint32_t i = 0; i < d->rank && d->rank <= PL_COPY_MAX_RANK; i++) {
    d->sizes[i] = args[first + i * each];
    for (uint32_t e = 0; e < d->ends; e++)
      d->strides[e][i] = args[first + i * each + 1 + e];
  }
  return d->rank > 0 && d->rank <= PL_COPY_MAX_RANK && pl_copy_join(T, d);
}

const pl_term *pl_sem_copy_fold(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count) {
  assert(T && (args || count == 0));
  uint64_t elem;
  pl_copy_dimensions one = {.ends = 1}, both = {.ends = 2};
  if (pl_str_is(name, "apart")) return fold_apart(T, args, count);
  if (names_copy(name, "places.", &elem))
    return join_listed(T, args, 2, count, &one) ? pl_copy_places_term(T, elem, args[0], &one) : NULL;
  if (!names_copy(name, "memory.copy.", &elem)) return NULL;
  return join_listed(T, args, 5, count, &both) ? pl_copy_memory_term(T, elem, args, &both) : NULL;
}
