/* bounds.c - what is known of integers at a cut, beside which are equal: that they are not negative, and how those that the
 * function compares somewhere are ordered. Guessed at the first arrival, taken back by every arrival that does not show it
 * (Houdini), so that what is left is inductive. C. Flanagan, K. R. M. Leino, "Houdini, an Annotation Assistant for ESC/Java",
 * 2001. */
#include "verify/tv/internal.h"

static bool is_integer(const pl_value *value) {
  return value->type->kind == PL_TYPE_INDEX || (value->type->kind == PL_TYPE_INTEGER && value->type->integer.width > 1);
}

static const pl_term *constant_of(pl_tv *tv, const pl_value *value) {
  const pl_attr *attr = value->op && pl_op_has(value->op, PL_TRAIT_CONSTANT) ? pl_op_attr(value->op, "value") : NULL;
  if (!attr || attr->kind != PL_ATTR_INTEGER) return NULL;
  uint32_t bits = value->type->kind == PL_TYPE_INDEX ? pl_layout_index_bits(tv->world->layout) : value->type->integer.width;
  int64_t number;
  return bits <= 64 && pl_apint_to_i64(attr->integer, &number) ? pl_bv_i64(tv->T, bits, number) : NULL;
}

/* The side that a scalar is. False if it is neither constant nor known at the cut. */
static bool side_of(pl_tv *tv, const pl_cut *cut, const pl_value *value, pl_bound_side *out) {
  *out = (pl_bound_side){.constant = constant_of(tv, value)};
  if (out->constant) return true;
  for (size_t i = 0; i < cut->leaves.len; i++)
    if (cut->leaves.data[i].value == value && !cut->leaves.data[i].poison) {
      out->leaf = (uint32_t)i;
      return true;
    }
  return false;
}

static bool is_comparison(const pl_op *op) {
  return pl_op_is(op, PL_OP_ARITH_CMPI) || pl_op_is(op, PL_OP_INDEX_CMP) || pl_op_is(op, PL_OP_LLVM_ICMP);
}

/* Two things that are compared somewhere may be so ordered here. */
static void guess_order(pl_tv *tv, pl_cut *cut, const pl_op *comparison) {
  pl_bound_side lhs, rhs;
  if (!is_integer(pl_operand(comparison, 0))) return;
  if (!side_of(tv, cut, pl_operand(comparison, 0), &lhs) || !side_of(tv, cut, pl_operand(comparison, 1), &rhs)) return;
  const pl_cut_bound bounds[] = {{lhs, rhs, true}, {lhs, rhs, false}, {rhs, lhs, true}, {rhs, lhs, false}};
  for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++)
    pl_vec_push(&cut->bounds, bounds[i]);
}

static void guess_orders(pl_tv *tv, pl_cut *cut, const pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    for (const pl_op *op = cfg->blocks[i]->first; op; op = op->next)
      if (is_comparison(op)) guess_order(tv, cut, op);
}

/* The offset, a size or a stride. */
static bool is_number_of_memref(const pl_cut_leaf *leaf) { return leaf->value->type->kind == PL_TYPE_MEMREF && leaf->leaf >= 2; }

static void guess_signs(pl_tv *tv, pl_cut *cut) {
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &cut->leaves.data[i];
    if (!leaf->value || leaf->poison || !(is_integer(leaf->value) || is_number_of_memref(leaf))) continue;
    uint32_t bits = cut->classes.data[leaf->class_id].sort.width;
    pl_cut_bound bound = {{.constant = pl_bv_u64(tv->T, bits, 0)}, {.leaf = (uint32_t)i}, false};
    pl_vec_push(&cut->bounds, bound);
  }
}

void pl_cut_guess_bounds(pl_tv *tv, pl_cut *cut) {
  if (!tv->bounds || tv->search) return;
  guess_signs(tv, cut);
  guess_orders(tv, cut, tv->a);
  guess_orders(tv, cut, tv->b);
}

static const pl_term *term_of(const pl_bound_side *side, const pl_term *const *terms) {
  return side->constant ? side->constant : terms[side->leaf];
}

/* The bound as a term; `terms` by leaf. NULL if a side is not known. */
static const pl_term *claim(pl_tv *tv, const pl_cut_bound *bound, const pl_term *const *terms) {
  const pl_term *low = term_of(&bound->low, terms), *high = term_of(&bound->high, terms);
  if (!low || !high || low->sort.width != high->sort.width) return NULL;
  return bound->strict ? pl_bv_slt(tv->T, low, high) : pl_bv_sle(tv->T, low, high);
}

bool pl_cut_check_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms) {
  size_t kept = 0;
  for (size_t i = 0; i < cut->bounds.len; i++) {
    const pl_term *holds = claim(tv, &cut->bounds.data[i], terms);
    if (holds && !pl_tv_has_memory(holds) && pl_tv_holds(tv, path, holds)) cut->bounds.data[kept++] = cut->bounds.data[i];
  }
  bool changed = kept != cut->bounds.len;
  cut->bounds.len = kept;
  return changed;
}

void pl_cut_state_bounds(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *terms) {
  for (size_t i = 0; i < cut->bounds.len; i++) {
    const pl_term *holds = claim(tv, &cut->bounds.data[i], terms);
    if (holds && !pl_term_is_true(holds)) pl_vec_push(&path->conditions, holds);
  }
}
