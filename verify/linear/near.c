/* near.c - rows are taken by how few unknowns they add to those that are reached. */
#include "verify/linear/near.h"

#include <assert.h>
#include <stdlib.h>

/* Counts the row's unknowns that are reached and that are not. */
static void count_unknowns(const pl_row *row, const bool *reached, uint32_t *old, uint32_t *added) {
  *old = *added = 0;
  for (uint32_t i = 0; i < row->form.count; i++)
    (*(reached[row->form.var[i]] ? old : added))++;
}

/* Takes each open row that adds at most `allowed` unknowns; whether there was one. */
static bool take_rows(const pl_ranges *r, bool *open, bool *reached, uint32_t allowed, size_t most, pl_row_numbers *out) {
  bool found = false;
  for (uint32_t i = 0; i < r->rows.len && out->len < most; i++) {
    uint32_t old, added;
    if (!open[i]) continue;
    const pl_row *row = &r->rows.data[i];
    count_unknowns(row, reached, &old, &added);
    if (old == 0 || added > allowed) continue;
    for (uint32_t k = 0; k < row->form.count; k++)
      reached[row->form.var[k]] = true;
    open[i] = false;
    found = true;
    pl_vec_push(out, i);
  }
  return found;
}

void pl_near_rows(const pl_ranges *r, bool *reached, size_t most, pl_row_numbers *out) {
  assert(r && (reached || r->unknowns.len == 0));
  enum { MOST_ADDED = 4 };
  bool *open = pl_xcalloc(r->rows.len + 1, sizeof *open);
  for (size_t i = 0; i < r->rows.len; i++) {
    const pl_row *row = &r->rows.data[i];
    open[i] = row->form.count > 1 && !pl_ranges_imply(r, &row->form, row->limit);
  }
  for (uint32_t allowed = 0; allowed <= MOST_ADDED && out->len < most;)
    allowed = take_rows(r, open, reached, allowed, most, out) ? 0 : allowed + 1;
  free(open);
}
