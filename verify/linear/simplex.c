/* simplex.c - the general simplex: forms are rows over the unknowns; variables that are not basic keep to their bounds, and a
 * basic one outside its bounds is exchanged for one that is not, the one with the least number first, so that it ends (Bland's
 * rule). */
#include "verify/linear/simplex.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/base/arena.h"
#include "core/base/vec.h"

/* A rational in lowest terms, with a positive denominator. */
typedef struct rational {
  pl_i128 n, d;
} rational;

typedef struct bound {
  bool set;
  rational at;
} bound;

/* A bound as it was before it was replaced. */
typedef struct change {
  uint32_t var; /* PL_SIMPLEX_VARS: none */
  pl_bound_kind kind;
  bound before;
  bool contradictory;
} change;

#define NOT_BASIC UINT32_MAX

struct pl_simplex {
  uint32_t num_vars, num_rows;
  bool given_up;
  bool contradictory; /* two bounds of one variable are */
  bound bounds[PL_SIMPLEX_VARS][2];
  rational value[PL_SIMPLEX_VARS];
  uint32_t row_of[PL_SIMPLEX_VARS]; /* of a basic variable; else NOT_BASIC */
  uint32_t basic[PL_SIMPLEX_ROWS];
  rational rows[PL_SIMPLEX_ROWS][PL_SIMPLEX_VARS]; /* the basic variable as a sum of others */
  pl_linear forms[PL_SIMPLEX_ROWS];                /* as given: var[i] is the slack variable of forms[slack order] */
  uint32_t slack[PL_SIMPLEX_ROWS];
  PL_VEC(change) trail;
};

/* ---- rationals; what does not fit gives the set up ---- */

/* The greatest common divisor of two numbers, neither of them negative. */
static pl_i128 gcd(pl_i128 a, pl_i128 b) {
  while (b != 0) {
    const pl_i128 rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* n / d in lowest terms; d > 0. */
static rational reduced(pl_i128 n, pl_i128 d) {
  if (d == 1) return (rational){n, 1};
  const pl_i128 by = gcd(n < 0 ? -n : n, d);
  return (rational){n / by, d / by};
}

/* a * b */
static rational mul(pl_simplex *s, rational a, rational b) {
  pl_i128 n, d;
  if (a.n == 0 || b.n == 0) return (rational){0, 1};
  if (a.d == 1 && b.d == 1 && !__builtin_mul_overflow(a.n, b.n, &n)) return (rational){n, 1};
  if (__builtin_mul_overflow(a.n, b.n, &n) || __builtin_mul_overflow(a.d, b.d, &d)) {
    s->given_up = true;
    return (rational){0, 1};
  }
  return reduced(n, d);
}

/* a + b */
static rational add(pl_simplex *s, rational a, rational b) {
  pl_i128 x, y, n, d;
  if (a.n == 0) return b;
  if (b.n == 0) return a;
  if (a.d == b.d && !__builtin_add_overflow(a.n, b.n, &n)) return reduced(n, a.d);
  if (__builtin_mul_overflow(a.n, b.d, &x) || __builtin_mul_overflow(b.n, a.d, &y) || __builtin_add_overflow(x, y, &n) ||
      __builtin_mul_overflow(a.d, b.d, &d)) {
    s->given_up = true;
    return (rational){0, 1};
  }
  return reduced(n, d);
}

/* -a */
static rational negated(rational a) { return (rational){-a.n, a.d}; }

/* 1 / a; a is not 0. */
static rational inverse(rational a) {
  assert(a.n != 0);
  return a.n < 0 ? (rational){-a.d, -a.n} : (rational){a.d, a.n};
}

/* Whether a < b. */
static bool less(pl_simplex *s, rational a, rational b) { return a.d == b.d ? a.n < b.n : add(s, a, negated(b)).n < 0; }

/* ---- variables ---- */

pl_simplex *pl_simplex_new(void) {
  pl_simplex *s = pl_xmalloc(sizeof *s); /* variables and rows are set as they are made */
  memset(&s->trail, 0, sizeof s->trail);
  pl_simplex_clear(s);
  return s;
}

void pl_simplex_clear(pl_simplex *s) {
  assert(s);
  s->num_vars = s->num_rows = 0;
  s->given_up = s->contradictory = false;
  pl_vec_clear(&s->trail);
}

void pl_simplex_free(pl_simplex *s) {
  if (!s) return;
  pl_vec_free(&s->trail);
  free(s);
}

/* The number of a new variable without bounds, of value 0; PL_SIMPLEX_VARS, and the set is given up, if there are too many. */
static uint32_t new_variable(pl_simplex *s) {
  if (s->num_vars == PL_SIMPLEX_VARS) {
    s->given_up = true;
    return PL_SIMPLEX_VARS;
  }
  const uint32_t var = s->num_vars++;
  s->bounds[var][PL_BOUND_BELOW].set = s->bounds[var][PL_BOUND_ABOVE].set = false;
  s->value[var] = (rational){0, 1};
  s->row_of[var] = NOT_BASIC;
  for (uint32_t r = 0; r < s->num_rows; r++)
    s->rows[r][var] = (rational){0, 1};
  return var;
}

uint32_t pl_simplex_unknown(pl_simplex *s) {
  assert(s);
  return new_variable(s);
}

void pl_simplex_set_range(pl_simplex *s, uint32_t unknown, pl_i128 low, pl_i128 high) {
  assert(unknown < s->num_vars && s->row_of[unknown] == NOT_BASIC && s->value[unknown].n == 0 && low <= 0 && 0 <= high);
  s->bounds[unknown][PL_BOUND_BELOW] = (bound){true, {low, 1}};
  s->bounds[unknown][PL_BOUND_ABOVE] = (bound){true, {high, 1}};
}

/* Whether two forms have the same terms in the same order. */
static bool same_form(const pl_linear *a, const pl_linear *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (a->var[i] != b->var[i] || a->factor[i] != b->factor[i]) return false;
  return true;
}

/* Adds factor * variable to the row, whose variables are not basic. */
static void add_to_row(pl_simplex *s, rational *row, uint32_t var, rational factor) {
  if (s->row_of[var] == NOT_BASIC) {
    row[var] = add(s, row[var], factor);
    return;
  }
  const rational *other = s->rows[s->row_of[var]];
  for (uint32_t k = 0; k < s->num_vars; k++)
    if (other[k].n != 0) row[k] = add(s, row[k], mul(s, factor, other[k]));
}

/* The variable that equals the form, with a new row if there is none yet; PL_SIMPLEX_VARS, and the set is given up, if that can't
 * be made. */
static uint32_t slack_of(pl_simplex *s, const pl_linear *form) {
  for (uint32_t r = 0; r < s->num_rows; r++)
    if (same_form(&s->forms[r], form)) return s->slack[r];
  if (s->num_rows == PL_SIMPLEX_ROWS) s->given_up = true;
  const uint32_t var = s->given_up ? PL_SIMPLEX_VARS : new_variable(s);
  if (s->given_up) return PL_SIMPLEX_VARS;
  const uint32_t r = s->num_rows;
  for (uint32_t k = 0; k < s->num_vars; k++)
    s->rows[r][k] = (rational){0, 1};
  for (uint32_t i = 0; i < form->count; i++) {
    add_to_row(s, s->rows[r], form->var[i], (rational){form->factor[i], 1});
    s->value[var] = add(s, s->value[var], mul(s, s->value[form->var[i]], (rational){form->factor[i], 1}));
  }
  s->forms[r] = *form;
  s->slack[r] = var;
  s->basic[r] = var;
  s->row_of[var] = r;
  s->num_rows++;
  return var;
}

/* ---- bounds ---- */

/* Sets the value of a variable that is not basic, and those of the basic ones accordingly. */
static void set_value(pl_simplex *s, uint32_t var, rational value) {
  const rational by = add(s, value, negated(s->value[var]));
  for (uint32_t r = 0; r < s->num_rows; r++)
    if (s->rows[r][var].n != 0) s->value[s->basic[r]] = add(s, s->value[s->basic[r]], mul(s, by, s->rows[r][var]));
  s->value[var] = value;
}

/* Whether the variable's value is beyond its bound of that kind. */
static bool is_beyond(pl_simplex *s, uint32_t var, pl_bound_kind kind) {
  const bound *b = &s->bounds[var][kind];
  if (!b->set) return false;
  return kind == PL_BOUND_BELOW ? less(s, s->value[var], b->at) : less(s, b->at, s->value[var]);
}

/* Adds a bound of a variable, unless a stronger one is known. */
static void bound_variable(pl_simplex *s, uint32_t var, pl_bound_kind kind, rational at) {
  bound *own = &s->bounds[var][kind];
  const bound *other = &s->bounds[var][kind == PL_BOUND_BELOW ? PL_BOUND_ABOVE : PL_BOUND_BELOW];
  const bool below = kind == PL_BOUND_BELOW;
  if (own->set && !(below ? less(s, own->at, at) : less(s, at, own->at))) return;
  pl_vec_push(&s->trail, ((change){var, kind, *own, s->contradictory}));
  *own = (bound){true, at};
  s->contradictory |= other->set && (below ? less(s, other->at, at) : less(s, at, other->at));
  /* a value that only contradictory bounds ask for would stay when they are undone */
  if (!s->contradictory && s->row_of[var] == NOT_BASIC && is_beyond(s, var, kind)) set_value(s, var, at);
}

/* Adds a contradiction of its own. */
static void contradict(pl_simplex *s) {
  pl_vec_push(&s->trail, ((change){PL_SIMPLEX_VARS, PL_BOUND_BELOW, {0}, s->contradictory}));
  s->contradictory = true;
}

/* The greatest integer not above n / d, or, with `up`, the least one not below it; d > 0. */
static pl_i128 whole(pl_i128 n, pl_i128 d, bool up) {
  if (d == 1) return n;
  const pl_i128 q = n / d;
  if (n % d == 0) return q;
  return up ? (n > 0 ? q + 1 : q) : (n < 0 ? q - 1 : q);
}

void pl_simplex_bound(pl_simplex *s, const pl_linear *form, pl_bound_kind kind, pl_i128 limit) {
  assert(s && form->count <= PL_SIMPLEX_TERMS);
  if (s->given_up) return;
  if (form->count == 0) {
    if (kind == PL_BOUND_BELOW ? limit > 0 : limit < 0) contradict(s);
    return;
  }
  pl_i128 by = 0;
  for (uint32_t i = 0; i < form->count && by != 1; i++)
    by = gcd(form->factor[i] < 0 ? -form->factor[i] : form->factor[i], by);
  assert(by > 0);
  if (form->factor[0] < 0) { /* a form and its negation are one row */
    by = -by;
    kind = kind == PL_BOUND_BELOW ? PL_BOUND_ABOVE : PL_BOUND_BELOW;
  }
  pl_linear unit = *form;
  for (uint32_t i = 0; i < form->count && by != 1; i++)
    unit.factor[i] = by == -1 ? -unit.factor[i] : unit.factor[i] / by;
  /* of integers, so the bound is one */
  const pl_i128 at = whole(by < 0 ? -limit : limit, by < 0 ? -by : by, kind == PL_BOUND_BELOW);
  const uint32_t var = unit.count == 1 ? unit.var[0] : slack_of(s, &unit);
  if (var != PL_SIMPLEX_VARS) bound_variable(s, var, kind, (rational){at, 1});
}

size_t pl_simplex_mark(const pl_simplex *s) {
  assert(s);
  return s->trail.len;
}

void pl_simplex_undo(pl_simplex *s, size_t mark) {
  assert(mark <= s->trail.len);
  while (s->trail.len > mark) {
    const change last = pl_vec_pop(&s->trail);
    if (last.var < PL_SIMPLEX_VARS) s->bounds[last.var][last.kind] = last.before;
    s->contradictory = last.contradictory;
  }
}

/* ---- the search for values within all bounds ---- */

/* Exchanges the basic variable of row r with one that is not basic and in the row, and sets the former to `value`. */
static void pivot(pl_simplex *s, uint32_t r, uint32_t enters, rational value) {
  const uint32_t leaves = s->basic[r];
  const rational factor = s->rows[r][enters], by = inverse(factor);
  const rational step = mul(s, add(s, value, negated(s->value[leaves])), by);
  set_value(s, enters, add(s, s->value[enters], step));
  for (uint32_t k = 0; k < s->num_vars; k++)
    if (s->rows[r][k].n != 0) s->rows[r][k] = k == enters ? (rational){0, 1} : negated(mul(s, s->rows[r][k], by));
  s->rows[r][leaves] = by;
  for (uint32_t i = 0; i < s->num_rows; i++) {
    const rational times = s->rows[i][enters];
    if (i == r || times.n == 0) continue;
    s->rows[i][enters] = (rational){0, 1};
    for (uint32_t k = 0; k < s->num_vars; k++)
      if (s->rows[r][k].n != 0) s->rows[i][k] = add(s, s->rows[i][k], mul(s, times, s->rows[r][k]));
  }
  s->basic[r] = enters;
  s->row_of[enters] = r;
  s->row_of[leaves] = NOT_BASIC;
}

/* The variable of least number in row r by which its basic variable can be moved up (`up`) or down; PL_SIMPLEX_VARS if there is
 * none. */
static uint32_t entering(pl_simplex *s, uint32_t r, bool up) {
  for (uint32_t k = 0; k < s->num_vars; k++) {
    if (s->rows[r][k].n == 0) continue;
    const bool grows = (s->rows[r][k].n > 0) == up;
    const bound *limit = &s->bounds[k][grows ? PL_BOUND_ABOVE : PL_BOUND_BELOW];
    if (!limit->set || (grows ? less(s, s->value[k], limit->at) : less(s, limit->at, s->value[k]))) return k;
  }
  return PL_SIMPLEX_VARS;
}

/* The row of the basic variable of least number that is beyond a bound, of which *kind is set; num_rows if there is none. */
static uint32_t violated(pl_simplex *s, pl_bound_kind *kind) {
  uint32_t found = s->num_rows;
  for (uint32_t r = 0; r < s->num_rows; r++) {
    if (found < s->num_rows && s->basic[r] > s->basic[found]) continue;
    const bool low = is_beyond(s, s->basic[r], PL_BOUND_BELOW);
    if (!low && !is_beyond(s, s->basic[r], PL_BOUND_ABOVE)) continue;
    *kind = low ? PL_BOUND_BELOW : PL_BOUND_ABOVE;
    found = r;
  }
  return found;
}

bool pl_simplex_contradicts(pl_simplex *s) {
  enum { MOST_PIVOTS = 400 };
  assert(s);
  for (uint32_t i = 0; i < MOST_PIVOTS && !s->given_up; i++) {
    pl_bound_kind kind = PL_BOUND_BELOW;
    if (s->contradictory) return true;
    const uint32_t r = violated(s, &kind);
    if (r == s->num_rows) return false;
    const uint32_t var = entering(s, r, kind == PL_BOUND_BELOW);
    if (var == PL_SIMPLEX_VARS) return !s->given_up;
    pivot(s, r, var, s->bounds[s->basic[r]][kind].at);
  }
  return false;
}
