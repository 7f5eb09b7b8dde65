/* bounds.c - what is known of integers at a cut, beside which are equal: that they are not negative, and how those that the
 * function compares somewhere are ordered. Guessed at the first arrival, taken back by every arrival that does not show it
 * (Houdini), so that what is left is inductive. C. Flanagan, K. R. M. Leino, "Houdini, an Annotation Assistant for ESC/Java",
 * 2001. */
#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/terms.h"
#include "verify/tv/simulate/relation.h"

/* Whether the value is of type index, or an integer of more than one bit. */
static bool is_integer(const pl_value *value) {
  return value->type->kind == PL_TYPE_INDEX || (value->type->kind == PL_TYPE_INTEGER && value->type->integer.width > 1);
}

/* The constant that a value is, as a bit vector; NULL if it is none, or does not fit in 64 bits. */
static const pl_term *constant_of(pl_tv *tv, const pl_value *value) {
  const pl_attr *attr = value->op && pl_op_has(value->op, PL_TRAIT_CONSTANT) ? pl_op_attr(value->op, PL_NAME_VALUE) : NULL;
  if (!attr || attr->kind != PL_ATTR_INTEGER) return NULL;
  uint32_t bits = value->type->kind == PL_TYPE_INDEX ? pl_layout_index_bits(tv->world->layout) : value->type->integer.width;
  int64_t number;
  return bits <= 64 && pl_apint_to_i64(attr->integer, &number) ? pl_bv_i64(tv->T, bits, number) : NULL;
}

enum { MAX_SIDES = 3 };

typedef struct sides {
  pl_bound_side list[MAX_SIDES];
  uint32_t count;
} sides;

/* Lists in `out` what stands for a value in a bound at the cut: the constant that it is, or leaves there that have its term;
 * none if it is not known there. */
static void sides_of(pl_tv *tv, const pl_cut *cut, pl_sem *sem, const pl_value *value, const pl_term *const *terms, sides *out) {
  *out = (sides){.list = {{.constant = constant_of(tv, value)}}};
  out->count = out->list[0].constant ? 1 : 0;
  for (size_t i = 0; i < cut->leaves.len && out->count == 0; i++)
    if (cut->leaves.data[i].value == value && !cut->leaves.data[i].poison)
      out->list[out->count++] = (pl_bound_side){.leaf = (uint32_t)i};
  const pl_leaf *was = out->count == 0 && value->number < sem->num_values ? sem->env[value->number] : NULL;
  for (size_t i = 0; i < cut->leaves.len && was && out->count < MAX_SIDES; i++)
    if (terms[i] == was->value && !cut->leaves.data[i].poison && cut->leaves.data[i].value)
      out->list[out->count++] = (pl_bound_side){.leaf = (uint32_t)i};
}

/* Whether the op compares integers. */
static bool is_comparison(const pl_op *op) {
  return pl_op_is(op, PL_OP_ARITH_CMPI) || pl_op_is(op, PL_OP_INDEX_CMP) || pl_op_is(op, PL_OP_LLVM_ICMP);
}

/* Whether the comparison's predicate is unsigned. arith and LLVM share the numbering eq, ne, slt, sle, sgt, sge, ult, ule, ugt,
 * uge; in the index dialect the predicate is a name. */
static bool is_unsigned(const pl_op *comparison) {
  const pl_attr *predicate = pl_op_attr(comparison, PL_NAME_PREDICATE);
  uint64_t number = 0;
  if (pl_op_is(comparison, PL_OP_INDEX_CMP))
    return pl_enum_has(predicate, "ult") || pl_enum_has(predicate, "ule") || pl_enum_has(predicate, "ugt") ||
           pl_enum_has(predicate, "uge");
  return predicate && predicate->kind == PL_ATTR_INTEGER && pl_apint_to_u64(predicate->integer, &number) && number >= 6;
}

/* Whether the comparison is `eq` or `ne`. */
static bool is_equality(const pl_op *comparison) {
  const pl_attr *predicate = pl_op_attr(comparison, PL_NAME_PREDICATE);
  uint64_t number = 2;
  if (pl_op_is(comparison, PL_OP_INDEX_CMP)) return pl_enum_has(predicate, "eq") || pl_enum_has(predicate, "ne");
  return predicate && predicate->kind == PL_ATTR_INTEGER && pl_apint_to_u64(predicate->integer, &number) && number < 2;
}

/* Adds candidate bounds between what stands for the operands of a comparison at the cut: any order of the two that its predicate
 * suggests. */
static void guess_order(pl_tv *tv, pl_cut *cut, pl_sem *sem, const pl_op *comparison, const pl_term *const *terms) {
  sides lhs, rhs;
  const pl_bound_order strict = is_unsigned(comparison) ? PL_BOUND_ULT : PL_BOUND_SLT,
                       weak = is_unsigned(comparison) ? PL_BOUND_ULE : PL_BOUND_SLE;
  if (!is_integer(pl_operand(comparison, 0))) return;
  sides_of(tv, cut, sem, pl_operand(comparison, 0), terms, &lhs);
  sides_of(tv, cut, sem, pl_operand(comparison, 1), terms, &rhs);
  for (uint32_t i = 0; i < lhs.count; i++)
    for (uint32_t k = 0; k < rhs.count; k++) {
      const pl_bound_side a = lhs.list[i], b = rhs.list[k];
      const pl_cut_bound bounds[] = {{a, b, strict}, {a, b, weak}, {b, a, strict}, {b, a, weak}, {a, b, PL_BOUND_NE}};
      for (size_t j = 0; j < sizeof bounds / sizeof *bounds; j++)
        if (bounds[j].order != PL_BOUND_NE || is_equality(comparison)) pl_vec_push(&cut->bounds, bounds[j]);
    }
}

/* Appends to `cut->bounds` the candidate bounds between the operands of comparisons of integers in the function; `terms` are
 * those of the cut's leaves. */
static void guess_orders(pl_tv *tv, pl_cut *cut, pl_sem *sem, const pl_cfg *cfg, const pl_term *const *terms) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    for (const pl_op *op = cfg->blocks[i]->first; op; op = op->next)
      if (is_comparison(op)) guess_order(tv, cut, sem, op, terms);
}

/* Whether the leaf is the offset, a size or a stride of a ranked memref. */
static bool is_number_of_memref(const pl_cut_leaf *leaf) { return leaf->value->type->kind == PL_TYPE_MEMREF && leaf->leaf >= 2; }

/* Adds 0 <= x as a candidate bound for each leaf that is an integer, or the offset, a size or a stride of a memref. */
static void guess_signs(pl_tv *tv, pl_cut *cut) {
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &cut->leaves.data[i];
    if (!leaf->value || leaf->poison || !(is_integer(leaf->value) || is_number_of_memref(leaf))) continue;
    uint32_t bits = cut->classes.data[leaf->class_id].sort.width;
    pl_cut_bound bound = {{.constant = pl_bv_u64(tv->T, bits, 0)}, {.leaf = (uint32_t)i}, PL_BOUND_SLE};
    pl_vec_push(&cut->bounds, bound);
  }
}

void pl_cut_guess_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms) {
  assert(pl_tv_owns(tv, path) && (terms || cut->leaves.len == 0));
  if (!tv->plan.bounds || tv->run.search) return;
  guess_signs(tv, cut);
  guess_orders(tv, cut, path->source.sem, tv->source, terms);
  guess_orders(tv, cut, path->lowered.sem, tv->lowered, terms);
}

/* The term of a bound's left or right operand: its constant, or the term of its leaf. */
static const pl_term *term_of(const pl_bound_side *side, const pl_term *const *terms) {
  return side->constant ? side->constant : terms[side->leaf];
}

/* The BOOL term that the bound holds where each leaf of the cut has its term in `terms`; NULL if it can't be stated. */
static const pl_term *claim(pl_tv *tv, const pl_cut_bound *bound, const pl_term *const *terms) {
  const pl_term *low = term_of(&bound->low, terms), *high = term_of(&bound->high, terms);
  if (!low || !high || low->sort.width != high->sort.width) return NULL;
  switch (bound->order) {
  case PL_BOUND_SLE: return pl_bv_sle(tv->T, low, high);
  case PL_BOUND_SLT: return pl_bv_slt(tv->T, low, high);
  case PL_BOUND_ULE: return pl_bv_binary(tv->T, PL_TERM_BV_ULE, low, high);
  case PL_BOUND_ULT: return pl_bv_ult(tv->T, low, high);
  case PL_BOUND_NE: return pl_not(tv->T, pl_eq(tv->T, low, high));
  }
  return NULL;
}

/* Whether the bound, `holds` as a term, is to be put to the solver: most of those that read memory are too hard. */
static bool is_worth_asking(const pl_cut_bound *bound, const pl_term *holds) {
  return (bound->order == PL_BOUND_SLE && bound->low.constant) || !pl_tv_has_memory(holds);
}

bool pl_cut_check_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms) {
  assert(pl_tv_owns(tv, path) && (terms || cut->leaves.len == 0));
  size_t kept = 0;
  for (size_t i = 0; i < cut->bounds.len; i++) {
    const pl_term *holds = claim(tv, &cut->bounds.data[i], terms);
    if (holds && is_worth_asking(&cut->bounds.data[i], holds) && pl_tv_holds(tv, path, holds))
      cut->bounds.data[kept++] = cut->bounds.data[i];
  }
  bool changed = kept != cut->bounds.len;
  cut->bounds.len = kept;
  return changed;
}

void pl_cut_state_bounds(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *terms) {
  assert(pl_tv_owns(tv, path) && (terms || cut->leaves.len == 0));
  for (size_t i = 0; i < cut->bounds.len; i++) {
    const pl_term *holds = claim(tv, &cut->bounds.data[i], terms);
    if (holds && !pl_term_is_true(holds)) pl_vec_push(&path->conditions, holds);
  }
}
