/* fold_cast.c - conversions between integers, index and floats that need no arithmetic. Source of the meanings: MLIR
 * documentation,
 * "'arith' Dialect". `index` counts as 64 bits, as everywhere in arith. */
#include "core/transform/rewriter/greedy.h"

/* ---- Computing ---- */

static uint32_t result_width(const pl_op *op) { return pl_g_width(pl_result(op, 0)->type); }

static bool compute_extui(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  *out = pl_apint_zext(g->arena, in[0], result_width(op));
  return true;
}

static bool compute_extsi(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  *out = pl_apint_sext(g->arena, in[0], result_width(op));
  return true;
}

static bool compute_trunci(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  *out = pl_apint_trunc(g->arena, in[0], result_width(op));
  return true;
}

static bool compute_index_cast(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t width = result_width(op);
  if (width == 0) return false;
  *out = width < in[0].width ? pl_apint_trunc(g->arena, in[0], width) : pl_apint_sext(g->arena, in[0], width);
  return true;
}

static bool compute_index_castui(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t width = result_width(op);
  if (width == 0) return false;
  *out = width < in[0].width ? pl_apint_trunc(g->arena, in[0], width) : pl_apint_zext(g->arena, in[0], width);
  return true;
}

static bool compute_bitcast(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)g;
  const pl_type *elem = pl_type_elem_or_self(pl_result(op, 0)->type);
  uint32_t width = elem->kind == PL_TYPE_FLOAT ? pl_float_bits(elem->float_format) : pl_g_width(elem);
  *out = in[0];
  return width == in[0].width;
}

static bool compute_convert(pl_greedy *g, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *from = pl_type_elem_or_self(pl_operand(op, 0)->type), *to = pl_type_elem_or_self(pl_result(op, 0)->type);
  bool exact = false;
  if (from->kind != PL_TYPE_FLOAT || to->kind != PL_TYPE_FLOAT) return false;
  if (pl_float_is_nan(in[0], from->float_format)) return false;
  *out = pl_float_convert(g->arena, in[0], from->float_format, to->float_format, &exact);
  return exact;
}

/* ---- Rules ---- */

static uint32_t width_of(const pl_value *value) { return pl_g_width(value->type); }

/* ext(ext x) of one kind, or a sign extension of what is zero-extended. */
static bool simplify_extui(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_EXTUI);
  if (!inner) return pl_g_fold(g, op, compute_extui);
  pl_g_set_operand(g, op, 0, pl_operand(inner, 0));
  return true;
}

static bool simplify_extsi(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_EXTSI), *zero = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_EXTUI);
  if (zero) return pl_g_replace_op(g, op, PL_OP_ARITH_EXTUI, (pl_value *[]){pl_operand(zero, 0)}, 1, NULL);
  if (!inner) return pl_g_fold(g, op, compute_extsi);
  pl_g_set_operand(g, op, 0, pl_operand(inner, 0));
  return true;
}

/* trunc(ext x): x, a shorter extension, or a shorter truncation. trunc(trunc x) = trunc x, with the flags that both have. */
static bool simplify_trunci(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_operand(op, 0)->op;
  uint32_t to = result_width(op);
  if (pl_g_fold(g, op, compute_trunci)) return true;
  if (!inner) return false;
  bool extension = pl_op_is(inner, PL_OP_ARITH_EXTSI) || pl_op_is(inner, PL_OP_ARITH_EXTUI);
  if (extension) {
    pl_value *x = pl_operand(inner, 0);
    uint32_t from = width_of(x);
    if (from == to) return pl_g_replace1(g, op, x);
    return pl_g_replace_op(g, op, from < to ? inner->info->kind : PL_OP_ARITH_TRUNCI, &x, 1, NULL);
  }
  if (!pl_op_is(inner, PL_OP_ARITH_TRUNCI)) return false;
  const pl_attr *flags = pl_op_attr(op, "overflowFlags");
  const pl_attr *kept = flags == pl_op_attr(inner, "overflowFlags") ? op->attrs : NULL;
  return pl_g_replace_op(g, op, PL_OP_ARITH_TRUNCI, (pl_value *[]){pl_operand(inner, 0)}, 1, kept);
}

/* Whether a conversion to index loses bits because the lowering gives index fewer than constants of it have. */
static bool loses(const pl_greedy *g, const pl_op *op) {
  return pl_g_is_narrow(g, pl_result(op, 0)->type) && width_of(pl_operand(op, 0)) > g->index_bits;
}

/* There and back loses nothing if the type between is at least as wide. */
static bool simplify_index_conversion(pl_greedy *g, pl_op *op, pl_element_fn *compute, pl_op_kind extension) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), op->info->kind), *ext = pl_g_def(pl_operand(op, 0), extension);
  bool restores = inner && pl_operand(inner, 0)->type == pl_result(op, 0)->type && width_of(pl_operand(op, 0)) != 0 &&
                  width_of(pl_operand(op, 0)) >= width_of(pl_operand(inner, 0)) && !loses(g, inner);
  if (restores) return pl_g_replace1(g, op, pl_operand(inner, 0));
  if (ext) {
    pl_g_set_operand(g, op, 0, pl_operand(ext, 0));
    return true;
  }
  return pl_g_fold(g, op, compute);
}

static bool simplify_index_cast(pl_greedy *g, pl_op *op) {
  return simplify_index_conversion(g, op, compute_index_cast, PL_OP_ARITH_EXTSI);
}

static bool simplify_index_castui(pl_greedy *g, pl_op *op) {
  return simplify_index_conversion(g, op, compute_index_castui, PL_OP_ARITH_EXTUI);
}

static bool simplify_bitcast(pl_greedy *g, pl_op *op) {
  pl_value *in = pl_operand(op, 0);
  const pl_op *inner = pl_g_def(in, PL_OP_ARITH_BITCAST);
  if (in->type == pl_result(op, 0)->type) return pl_g_replace1(g, op, in);
  if (!inner) return pl_g_fold(g, op, compute_bitcast);
  pl_g_set_operand(g, op, 0, pl_operand(inner, 0));
  return true;
}

static bool simplify_extf(pl_greedy *g, pl_op *op) { return pl_g_fold(g, op, compute_convert); }

/* What was extended without loss, and is cut to a type that is narrower than the first one, or is the first one. */
static bool simplify_truncf(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_ARITH_EXTF);
  pl_value *from = inner ? pl_operand(inner, 0) : NULL;
  if (!from) return pl_g_fold(g, op, compute_convert);
  pl_float_format first = pl_type_elem_or_self(from->type)->float_format;
  pl_float_format wide = pl_type_elem_or_self(pl_operand(op, 0)->type)->float_format;
  if (!pl_float_holds(wide, first)) return false;
  if (from->type == pl_result(op, 0)->type) return pl_g_replace1(g, op, from);
  if (pl_float_bits(first) <= pl_float_bits(pl_type_elem_or_self(pl_result(op, 0)->type)->float_format)) return false;
  pl_g_set_operand(g, op, 0, from);
  return true;
}

/* builtin.unrealized_conversion_cast that changes nothing, or undoes another. */
static bool simplify_unrealized(pl_greedy *g, pl_op *op) {
  const pl_op *inner = op->num_operands ? pl_g_def(pl_operand(op, 0), PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST) : NULL;
  bool same = op->num_operands == op->num_results && op->num_results != 0;
  bool undone = inner && inner->num_results == op->num_operands && inner->num_operands == op->num_results;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    same = same && pl_operand(op, i)->type == pl_result(op, i)->type;
    undone = undone && pl_operand(op, i) == pl_result(inner, i);
  }
  for (uint32_t i = 0; undone && i < op->num_results; i++)
    undone = pl_operand(inner, i)->type == pl_result(op, i)->type;
  if (!same && !undone) return false;
  pl_value **values = PL_NEW_ARRAY(g->arena, pl_value *, op->num_results + 1);
  for (uint32_t i = 0; i < op->num_results; i++)
    values[i] = same ? pl_operand(op, i) : pl_operand(inner, i);
  return pl_g_replace(g, op, values);
}

pl_simplify_fn *pl_simplify_cast(pl_op_kind kind) {
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_ARITH_EXTUI] = simplify_extui,
      [PL_OP_ARITH_EXTSI] = simplify_extsi,
      [PL_OP_ARITH_TRUNCI] = simplify_trunci,
      [PL_OP_ARITH_INDEX_CAST] = simplify_index_cast,
      [PL_OP_ARITH_INDEX_CASTUI] = simplify_index_castui,
      [PL_OP_ARITH_BITCAST] = simplify_bitcast,
      [PL_OP_ARITH_EXTF] = simplify_extf,
      [PL_OP_ARITH_TRUNCF] = simplify_truncf,
      [PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST] = simplify_unrealized,
  };
  return table[kind];
}
