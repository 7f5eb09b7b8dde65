/* Affine expressions: exact integers of the interpreter's own; accesses at them are those of memref.c and vector.c. Source: MLIR
 * documentation, "'affine' Dialect" (2023), Affine Expressions. */
#include "verify/interp/ops/source/affine.h"

#include <assert.h>

#include "verify/interp/ops/source/table.h"

enum { MAX_DEPTH = 64 };

/* The quotient rounded towards minus infinity; b is above 0. */
static pl_i128 floor_quotient(pl_i128 a, pl_i128 b) {
  pl_i128 quotient = a / b;
  return quotient * b != a && a < 0 ? quotient - 1 : quotient;
}

/* The number wrapped to `width` bits, as a signed one. */
static pl_i128 wrapped(uint32_t width, pl_i128 x) {
  const pl_i128 modulus = (pl_i128)1 << width, rest = x - floor_quotient(x, modulus) * modulus;
  return rest >= modulus / 2 ? rest - modulus : rest;
}

/* The operands that an expression names: dims from `first` on, then symbols. */
typedef struct names {
  uint32_t first, num_dims;
} names;

/* Evaluates an affine expression into *out, as a signed number of the width of `index`; *poison is set if an operand or a product
 * makes it poison. False, and the machine has stopped with undefined behavior, if a divisor is not known to be positive. The
 * caller bounds the depth. */
static bool evaluate(pl_machine *m, const pl_op *op, const names *n, const pl_affine *x, pl_i128 *out, bool *poison) {
  const uint32_t width = m->run->index_width;
  pl_i128 a = 0, b = 0;
  if (x->kind == PL_AFFINE_CONST) {
    *out = wrapped(width, x->value);
    return true;
  }
  if (x->kind == PL_AFFINE_DIM || x->kind == PL_AFFINE_SYMBOL) {
    const pl_scalar s =
        pl_use_leaf(m, pl_operand(op, n->first + (uint32_t)x->value + (x->kind == PL_AFFINE_SYMBOL ? n->num_dims : 0)), 0);
    *poison |= s.poison || s.undef;
    *out = pl_scalar_signed(&s);
    return true;
  }
  bool lost = false;
  if (!evaluate(m, op, n, x->lhs, &a, poison) || !evaluate(m, op, n, x->rhs, &b, &lost)) return false;
  *poison |= lost;
  if (x->kind == PL_AFFINE_ADD || x->kind == PL_AFFINE_MUL) {
    const pl_i128 exact = x->kind == PL_AFFINE_ADD ? a + b : a * b;
    *out = wrapped(width, exact);
    *poison |= x->kind == PL_AFFINE_MUL && *out != exact;
    return true;
  }
  if (b <= 0 || lost) {
    pl_stop_undefined(m, op, "a divisor of an affine expression is not positive");
    return false;
  }
  const pl_i128 quotient = floor_quotient(a, b);
  if (x->kind == PL_AFFINE_MOD)
    *out = a - quotient * b;
  else
    *out = quotient + (x->kind == PL_AFFINE_CEILDIV && quotient * b != a);
  return true;
}

bool pl_affine_value(pl_machine *m, const pl_op *op, const pl_attr *map, uint32_t i, uint32_t first, pl_scalar *out) {
  assert(map->kind == PL_ATTR_AFFINE_MAP || map->kind == PL_ATTR_INTEGER_SET);
  assert(first <= op->num_operands);
  const names n = {first, map->affine.num_dims};
  const uint32_t width = m->run->index_width, inputs = map->affine.num_dims + map->affine.num_symbols;
  bool poison = false;
  pl_i128 value = 0;
  if (width > 64 || i >= map->affine.count || first > op->num_operands || inputs > op->num_operands - first) {
    pl_stop_unsupported(m, op, "an affine expression of another form");
    return false;
  }
  if (map->affine.exprs[i]->depth > MAX_DEPTH) {
    pl_stop_unsupported(m, op, "an affine expression that is nested too deeply");
    return false;
  }
  if (!evaluate(m, op, &n, map->affine.exprs[i], &value, &poison)) return false;
  *out = poison ? pl_scalar_poison(m->run->arena, width) : pl_scalar_u64(m->run->arena, width, (uint64_t)value);
  return true;
}

/* Runs affine.min ('<'), affine.apply ('<' too, of a map with one result) or affine.max ('>'), as `aux` says. Stops if the map
 * does not fit the operands, and as pl_affine_value does. */
static void do_map(pl_machine *m, const pl_op *op, int aux) {
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  pl_scalar best, value;
  if (map == NULL || map->kind != PL_ATTR_AFFINE_MAP || map->affine.count == 0 ||
      map->affine.num_dims + map->affine.num_symbols != op->num_operands) {
    pl_stop_unsupported(m, op, "an affine expression of another form");
    return;
  }
  for (uint32_t i = 0; i < map->affine.count; i++) {
    if (!pl_affine_value(m, op, map, i, 0, &value)) return;
    bool less = i > 0 && !best.poison && !value.poison && pl_scalar_signed(&value) < pl_scalar_signed(&best);
    bool more = i > 0 && !best.poison && !value.poison && pl_scalar_signed(&value) > pl_scalar_signed(&best);
    if (i == 0 || value.poison || (aux == '<' ? less : more)) best = value;
  }
  *pl_leaves(m, pl_result(op, 0)) = best;
}

pl_op_entry pl_source_affine_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_AFFINE_APPLY] = {do_map, '<'},
      [PL_OP_AFFINE_MIN] = {do_map, '<'},
      [PL_OP_AFFINE_MAX] = {do_map, '>'},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
