/* merge.c - unknowns that are equal are made one, so that fewer rows say the same. */
#include <assert.h>
#include <string.h>

#include "core/base/arena.h"
#include "core/base/map.h"
#include "core/base/str.h"
#include "verify/linear/ranges.h"

/* The unknown that stands for all that equal this one. */
static uint32_t find(const pl_ranges *r, uint32_t unknown) {
  while (unknown < r->same.len && r->same.data[unknown] != unknown)
    unknown = r->same.data[unknown];
  return unknown;
}

/* Adds factor * unknown to the form, in order of numbers. False if the factor does not fit. */
static bool add(pl_linear *form, uint32_t unknown, pl_i128 factor) {
  uint32_t at = form->count;
  while (at > 0 && form->var[at - 1] >= unknown)
    at--;
  if (at < form->count && form->var[at] == unknown) return !__builtin_add_overflow(form->factor[at], factor, &form->factor[at]);
  for (uint32_t k = form->count++; k > at; k--) {
    form->var[k] = form->var[k - 1];
    form->factor[k] = form->factor[k - 1];
  }
  form->var[at] = unknown;
  form->factor[at] = factor;
  return true;
}

bool pl_ranges_rewrite(const pl_ranges *r, pl_row *row) {
  pl_linear form = {0};
  for (uint32_t i = 0; i < row->form.count; i++)
    if (!add(&form, find(r, row->form.var[i]), row->form.factor[i])) return false;
  row->form.count = 0;
  for (uint32_t i = 0; i < form.count; i++) {
    if (form.factor[i] == 0) continue;
    row->form.var[row->form.count] = form.var[i];
    row->form.factor[row->form.count++] = form.factor[i];
  }
  return true;
}

/* A hash of the form. */
static uint64_t hash_form(const pl_linear *form) {
  const uint64_t hash = pl_hash_bytes(form->var, form->count * sizeof *form->var, form->count);
  return pl_hash_bytes(form->factor, form->count * sizeof *form->factor, hash);
}

/* Whether the forms have the same terms. */
static bool same_form(const pl_linear *a, const pl_linear *b) {
  return a->count == b->count && memcmp(a->var, b->var, a->count * sizeof *a->var) == 0 &&
         memcmp(a->factor, b->factor, a->count * sizeof *a->factor) == 0;
}

/* Whether the row is x - y <= 0. */
static bool orders_two(const pl_row *row) {
  const pl_linear *form = &row->form;
  const pl_i128 sign = form->count == 2 ? form->factor[0] : 0;
  return row->limit == 0 && (sign == 1 || sign == -1) && form->factor[1] == -sign;
}

/* Makes the two unknowns of a row equal: the range of one is that of both then. */
static void join(pl_ranges *r, const pl_row *row) {
  const uint32_t a = find(r, row->form.var[0]), b = find(r, row->form.var[1]);
  if (a == b) return;
  pl_range *kept = &r->unknowns.data[a];
  const pl_range *other = &r->unknowns.data[b];
  if (other->has_low && (!kept->has_low || other->low > kept->low)) {
    kept->low = other->low;
    kept->has_low = true;
  }
  if (other->has_high && (!kept->has_high || other->high < kept->high)) {
    kept->high = other->high;
    kept->has_high = true;
  }
  r->same.data[b] = a;
}

/* Joins unknowns x and y for which both x - y <= 0 and y - x <= 0 are rows. */
static void join_equal(pl_ranges *r) {
  pl_map seen = {0};
  for (size_t i = 0; i < r->rows.len; i++) {
    const pl_row *row = &r->rows.data[i];
    uint64_t other;
    if (!orders_two(row)) continue;
    pl_linear turned = row->form;
    turned.factor[0] = row->form.factor[1];
    turned.factor[1] = row->form.factor[0];
    if (pl_map_get(&seen, hash_form(&turned), &other) && same_form(&turned, &r->rows.data[other].form)) join(r, row);
    pl_map_set(&seen, hash_form(&row->form), i);
  }
  pl_map_free(&seen);
}

bool pl_ranges_merge(pl_ranges *r) {
  assert(r && !r->contradictory);
  pl_vec_clear(&r->same);
  for (uint32_t i = 0; i < r->unknowns.len; i++)
    pl_vec_push(&r->same, i);
  join_equal(r);
  pl_map seen = {0};
  size_t kept = 0;
  for (size_t i = 0; i < r->rows.len; i++) {
    pl_row row = r->rows.data[i];
    uint64_t other;
    if (!pl_ranges_rewrite(r, &row)) continue;
    r->contradictory |= row.form.count == 0 && row.limit < 0;
    if (row.form.count == 0) continue;
    const uint64_t hash = hash_form(&row.form);
    if (pl_map_get(&seen, hash, &other) && same_form(&row.form, &r->rows.data[other].form)) {
      if (row.limit < r->rows.data[other].limit) r->rows.data[other].limit = row.limit;
      continue;
    }
    pl_map_set(&seen, hash, kept);
    r->rows.data[kept++] = row;
  }
  r->rows.len = kept;
  pl_map_free(&seen);
  return r->contradictory;
}
