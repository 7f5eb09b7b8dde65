/* range.c - sources of the meanings: MLIR documentation, "'affine' Dialect", affine.for, Affine Expressions; "'scf' Dialect",
 * scf.for (2023): a counter lies between its bounds, and its step is positive; "'memref' Dialect": sizes are not negative. */
#include "core/transform/common/range.h"

/* Numbers beyond may be others at 32 bits, as may the sum of two of them. */
enum { MOST = 1 << 30 };
/* How many values are looked at for one. */
enum { MAX_VALUES = 64 };

static const pl_range anything = {INT64_MIN, INT64_MAX};

bool pl_range_has_low(pl_range range) { return range.low != INT64_MIN; }

/* Whether the range has no upper bound. */
static bool is_open(pl_range range) { return range.high == INT64_MAX; }

/* The range [low, high]: without an upper bound if `high` exceeds MOST, unknown if `low` is not from -MOST to MOST, the numbers
 * that every width of index holds. */
static pl_range checked(int64_t low, int64_t high) {
  if (low < -MOST || low > MOST) return anything;
  return (pl_range){low, high > MOST ? INT64_MAX : high};
}

/* The range of a + b; `anything` if the sum may wrap or is not known to have a lower bound. */
static pl_range sum(pl_range a, pl_range b) {
  if (!pl_range_has_low(a) || !pl_range_has_low(b)) return anything;
  if ((is_open(a) && b.high > 0) || (is_open(b) && a.high > 0)) return anything;
  if (is_open(a) || is_open(b)) return checked(a.low + b.low, INT64_MAX);
  return a.high + b.high > MOST ? anything : checked(a.low + b.low, a.high + b.high);
}

/* The range of a value in `a` times the constant `n`; `anything` if the product may wrap or is not known. */
static pl_range product(pl_range a, int64_t n) {
  if (n == 1) return a;
  if (!pl_range_has_low(a) || is_open(a) || n < -MOST || n > MOST) return anything;
  int64_t x = a.low * n, y = a.high * n, low = x < y ? x : y, high = x < y ? y : x;
  return high > MOST ? anything : checked(low, high);
}

/* n / by, for by > 0, rounded up or else down. */
static int64_t rounded(int64_t n, int64_t by, bool up) {
  int64_t quotient = n / by;
  if (n % by == 0) return quotient;
  return quotient + (up && n > 0) - (!up && n < 0);
}

/* The range of a value in `a` divided by the constant `by`, rounded up or else down; `anything` if it is not known. */
static pl_range quotient(pl_range a, int64_t by, bool up) {
  if (by <= 0 || !pl_range_has_low(a)) return anything;
  return checked(rounded(a.low, by, up), is_open(a) ? INT64_MAX : rounded(a.high, by, up));
}

static pl_range of(const pl_value *value, uint32_t *left);

/* The range of an affine expression over values, of which at most *left more are looked at; `anything` if it is not known.
 * Recursion is bounded where expressions are parsed. */
static pl_range of_affine(const pl_affine *e, pl_value *const *dims, pl_value *const *symbols, uint32_t *left) {
  if (e->kind == PL_AFFINE_CONST) return e->value > MOST ? anything : checked(e->value, e->value);
  if (e->kind == PL_AFFINE_DIM) return of(dims[e->value], left);
  if (e->kind == PL_AFFINE_SYMBOL) return of(symbols[e->value], left);
  pl_range lhs = of_affine(e->lhs, dims, symbols, left);
  if (e->kind == PL_AFFINE_ADD) return sum(lhs, of_affine(e->rhs, dims, symbols, left));
  if (e->rhs->kind != PL_AFFINE_CONST) return anything;
  if (e->kind == PL_AFFINE_MUL) return product(lhs, e->rhs->value);
  if (e->kind == PL_AFFINE_MOD) return e->rhs->value > 0 ? checked(0, e->rhs->value - 1) : anything;
  return quotient(lhs, e->rhs->value, e->kind == PL_AFFINE_CEILDIV);
}

/* The range of the minimum of two values. */
static pl_range lesser(pl_range a, pl_range b) {
  return (pl_range){a.low < b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
}

/* The range of the maximum of two values. */
static pl_range greater(pl_range a, pl_range b) {
  return (pl_range){a.low > b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

/* The range of the least (or else greatest) result of the op's map `name`, whose operands start at `first`; at most *left more
 * values are looked at. */
static pl_range of_map(const pl_op *op, pl_attr_name name, uint32_t first, bool least, uint32_t *left) {
  const pl_attr *map = pl_op_attr(op, name);
  uint32_t inputs = map->affine.num_dims + map->affine.num_symbols;
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, inputs + 1);
  for (uint32_t i = 0; i < inputs; i++)
    operands[i] = pl_operand(op, first + i);
  pl_range range = anything;
  for (uint32_t i = 0; i < map->affine.count; i++) {
    pl_range one = of_affine(map->affine.exprs[i], operands, operands + map->affine.num_dims, left);
    range = i == 0 ? one : least ? lesser(range, one) : greater(range, one);
  }
  return range;
}

/* The range of a loop's induction variable, from the ranges of its bounds and step; `anything` if it is not known or the variable
 * may wrap. */
static pl_range between(pl_range lower, pl_range upper, pl_range step) {
  bool known = pl_range_has_low(upper) && !is_open(upper) && upper.high > lower.low;
  if (!pl_range_has_low(lower) || step.low < 1 || (step.high > 1 && (!known || is_open(step)))) return anything;
  return checked(lower.low, known ? upper.high - 1 : INT64_MAX);
}

/* The range of an integer constant; `anything` for another attribute, or if the constant is beyond MOST in size. */
static pl_range of_attr(const pl_attr *value) {
  int64_t n = 0;
  if (!value || value->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(value->integer, &n) || n > MOST) return anything;
  return checked(n, n);
}

/* The range of a block argument, which is known for induction variables of some loops; else `anything`. At most *left more values
 * are looked at. */
static pl_range of_counter(const pl_value *value, uint32_t *left) {
  const pl_op *loop = value->block->region ? value->block->region->op : NULL;
  if (!loop || value->index != 0) return anything;
  if (pl_op_is(loop, PL_OP_SCF_FOR) && !pl_op_attr(loop, PL_NAME_UNSIGNED_CMP))
    return between(of(pl_operand(loop, 0), left), of(pl_operand(loop, 1), left), of(pl_operand(loop, 2), left));
  if (!pl_op_is(loop, PL_OP_AFFINE_FOR)) return anything;
  uint32_t second = 0, count = 0;
  pl_op_segment(loop, 1, &second, &count);
  return between(of_map(loop, PL_NAME_LOWER_BOUND_MAP, 0, false, left), of_map(loop, PL_NAME_UPPER_BOUND_MAP, second, true, left),
                 of_attr(pl_op_attr(loop, PL_NAME_STEP)));
}

/* The range of a value, `anything` if it is not known. At most *left values are looked at, this one included, and taken off
 * *left. */
static pl_range of(const pl_value *value, uint32_t *left) {
  if (value->type->kind != PL_TYPE_INDEX || *left == 0) return anything;
  --*left;
  if (!value->op) return of_counter(value, left);
  if (pl_op_has(value->op, PL_TRAIT_CONSTANT)) return of_attr(pl_op_attr(value->op, PL_NAME_VALUE));
  if (pl_op_is(value->op, PL_OP_MEMREF_DIM)) return (pl_range){0, INT64_MAX};
  if (pl_op_is(value->op, PL_OP_AFFINE_APPLY) || pl_op_is(value->op, PL_OP_AFFINE_MAX))
    return of_map(value->op, PL_NAME_MAP, 0, false, left);
  if (pl_op_is(value->op, PL_OP_AFFINE_MIN)) return of_map(value->op, PL_NAME_MAP, 0, true, left);
  return anything;
}

pl_range pl_range_of_affine(const pl_affine *e, pl_value *const *dims, pl_value *const *symbols) {
  uint32_t left = MAX_VALUES;
  return of_affine(e, dims, symbols, &left);
}
