/* ranges.h - the least and the greatest values of unknown integers that bounds of linear forms leave.
 *
 * Propagation of bounds: each row narrows the range of one unknown by the ranges of its others. It is cheap in the number of
 * rows, and weaker than the simplex method, which sees rows together. */
#ifndef PL_VERIFY_LINEAR_RANGES_H
#define PL_VERIFY_LINEAR_RANGES_H

#include "core/base/vec.h"
#include "verify/linear/simplex.h"

/* The values from low to high; without a bound where has_low or has_high is false. */
typedef struct pl_range {
  pl_i128 low, high;
  bool has_low, has_high;
  uint32_t changed; /* when it was last narrowed, by pl_ranges.now */
} pl_range;

/* form <= limit; the numbers of form.var are those of pl_ranges.unknowns. */
typedef struct pl_row {
  pl_linear form;
  pl_i128 limit;
  uint32_t looked; /* when it last narrowed the ranges of its unknowns; 0: never */
} pl_row;

/* Zero-initialised is empty. */
typedef struct pl_ranges {
  PL_VEC(pl_range) unknowns;
  PL_VEC(pl_row) rows;
  PL_VEC(uint32_t) same; /* of each unknown one that it equals, or itself; empty before pl_ranges_merge */
  uint32_t now;
  bool contradictory; /* some unknown has no value left, or a row can't hold */
} pl_ranges;

/* Frees what the set holds. */
void pl_ranges_end(pl_ranges *r);
/* Adds form <= limit, whose unknowns exist. */
void pl_ranges_add(pl_ranges *r, const pl_linear *form, pl_i128 limit);
/* Narrows the ranges by all rows, again while some change, up to a limit; returns r->contradictory. */
bool pl_ranges_propagate(pl_ranges *r);
/* Replaces unknowns that rows make equal by one of them, and drops rows that say nothing more or are there twice; returns
 * r->contradictory, which must not be set before. Ranges of the unknowns that were replaced mean nothing afterwards. */
bool pl_ranges_merge(pl_ranges *r);
/* Writes the row with one unknown for all that equal it, each once, in order of their numbers, without factors of 0. False if the
 * factors do not fit. */
bool pl_ranges_rewrite(const pl_ranges *r, pl_row *row);
/* Whether form <= limit holds for no values within the ranges. */
bool pl_ranges_exclude(const pl_ranges *r, const pl_linear *form, pl_i128 limit);
/* Whether form <= limit holds for all values within the ranges. */
bool pl_ranges_imply(const pl_ranges *r, const pl_linear *form, pl_i128 limit);

#endif
