/* ranges.c - ranges of unknowns, narrowed by one row at a time. */
#include "verify/linear/ranges.h"

#include <assert.h>
#include <stdlib.h>

/* The least value of a part of a form: of all its terms but those without a bound, which are counted. */
typedef struct least {
  pl_i128 sum;
  uint32_t unbounded; /* terms without a least value */
  bool fits;          /* the sum did not overflow */
} least;

/* Sets *out to the least value of factor * unknown, or with `greatest` to the negated greatest one; false if there is none, or it
 * does not fit. */
static bool least_of_term(const pl_range *range, pl_i128 factor, bool greatest, pl_i128 *out) {
  const bool low = (factor > 0) != greatest;
  if (!(low ? range->has_low : range->has_high)) return false;
  return !__builtin_mul_overflow(low ? range->low : range->high, factor, out) &&
         (!greatest || !__builtin_sub_overflow((pl_i128)0, *out, out));
}

/* The least value of the form, or with `greatest` its negated greatest one. */
static least least_of(const pl_ranges *r, const pl_linear *form, bool greatest) {
  least all = {.fits = true};
  for (uint32_t i = 0; i < form->count; i++) {
    pl_i128 own;
    if (!least_of_term(&r->unknowns.data[form->var[i]], form->factor[i], greatest, &own))
      all.unbounded++;
    else
      all.fits = all.fits && !__builtin_add_overflow(all.sum, own, &all.sum);
  }
  return all;
}

/* The greatest integer not above n / d; d > 0. */
static pl_i128 floor_of(pl_i128 n, pl_i128 d) {
  if (d == 1) return n;
  const pl_i128 q = n / d;
  return q * d > n ? q - 1 : q;
}

/* Takes the values above `high` out of the range of an unknown. */
static void set_high(pl_ranges *r, uint32_t unknown, pl_i128 high) {
  pl_range *range = &r->unknowns.data[unknown];
  if (range->has_high && range->high <= high) return;
  range->high = high;
  range->has_high = true;
  range->changed = r->now;
  r->contradictory |= range->has_low && range->low > high;
}

/* Takes the values below `low` out of the range of an unknown. */
static void set_low(pl_ranges *r, uint32_t unknown, pl_i128 low) {
  pl_range *range = &r->unknowns.data[unknown];
  if (range->has_low && range->low >= low) return;
  range->low = low;
  range->has_low = true;
  range->changed = r->now;
  r->contradictory |= range->has_high && range->high < low;
}

/* Narrows the range of the row's unknown number `i`, given the least value of the row's form. */
static void narrow(pl_ranges *r, const pl_row *row, const least *all, uint32_t i) {
  const uint32_t unknown = row->form.var[i];
  const pl_i128 factor = row->form.factor[i];
  pl_i128 own = 0, rest;
  const bool bounded = least_of_term(&r->unknowns.data[unknown], factor, false, &own);
  if (all->unbounded > (bounded ? 0 : 1)) return;
  if (__builtin_sub_overflow(all->sum, bounded ? own : 0, &rest) || __builtin_sub_overflow(row->limit, rest, &rest)) return;
  pl_i128 positive, low;
  if (factor > 0)
    set_high(r, unknown, floor_of(rest, factor));
  else if (!__builtin_sub_overflow((pl_i128)0, factor, &positive) &&
           !__builtin_sub_overflow((pl_i128)0, floor_of(rest, positive), &low))
    set_low(r, unknown, low);
}

/* Whether the range of one of the row's unknowns has changed since the row was looked at. */
static bool is_stale(const pl_ranges *r, const pl_row *row) {
  bool stale = row->looked == 0;
  for (uint32_t i = 0; i < row->form.count && !stale; i++)
    stale = r->unknowns.data[row->form.var[i]].changed >= row->looked;
  return stale;
}

void pl_ranges_end(pl_ranges *r) {
  pl_vec_free(&r->unknowns);
  pl_vec_free(&r->rows);
  pl_vec_free(&r->same);
}

void pl_ranges_add(pl_ranges *r, const pl_linear *form, pl_i128 limit) {
  assert(form->count <= PL_SIMPLEX_TERMS);
  for (uint32_t i = 0; i < form->count; i++)
    assert(form->var[i] < r->unknowns.len && form->factor[i] != 0);
  r->contradictory |= form->count == 0 && limit < 0;
  if (form->count > 0) pl_vec_push(&r->rows, ((pl_row){*form, limit, 0}));
}

bool pl_ranges_propagate(pl_ranges *r) {
  enum { MOST_TIMES = 5 };
  bool changed = true;
  for (uint32_t times = 0; times < MOST_TIMES && changed && !r->contradictory; times++) {
    changed = false;
    for (size_t i = 0; i < r->rows.len && !r->contradictory; i++) {
      pl_row *row = &r->rows.data[i];
      if (!is_stale(r, row)) continue;
      changed = true;
      row->looked = ++r->now;
      const least all = least_of(r, &row->form, false);
      if (!all.fits) continue;
      r->contradictory |= all.unbounded == 0 && all.sum > row->limit;
      r->now++; /* its own changes are no reason to look at it again */
      for (uint32_t k = 0; k < row->form.count && !r->contradictory; k++)
        narrow(r, row, &all, k);
      row->looked = ++r->now;
    }
  }
  return r->contradictory;
}

bool pl_ranges_exclude(const pl_ranges *r, const pl_linear *form, pl_i128 limit) {
  const least all = least_of(r, form, false);
  return all.fits && all.unbounded == 0 && all.sum > limit;
}

bool pl_ranges_imply(const pl_ranges *r, const pl_linear *form, pl_i128 limit) {
  const least all = least_of(r, form, true);
  pl_i128 greatest;
  return all.fits && all.unbounded == 0 && !__builtin_sub_overflow((pl_i128)0, all.sum, &greatest) && greatest <= limit;
}
