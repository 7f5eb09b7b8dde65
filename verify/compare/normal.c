#include <assert.h>

#include "verify/compare/compare.h"
#include "verify/compare/parts.h"

static const struct {
  const char *word, *help;
} set_asides[] = {
#define SET_ASIDE(ident, word, help) {word, help},
#include "verify/compare/set_aside.def"
#undef SET_ASIDE
};

const char *pl_set_aside_word(pl_set_aside what) {
  assert(what < PL_NUM_SET_ASIDES);
  return set_asides[what].word;
}

const char *pl_set_aside_help(pl_set_aside what) {
  assert(what < PL_NUM_SET_ASIDES);
  return set_asides[what].help;
}

/* Removes from an operation of the LLVM dialect a fast-math attribute of the arith dialect, which has no meaning there:
 * mlir-translate rejects it. */
static void drop_foreign(pl_op *op) {
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FASTMATH);
  if (flags == NULL || flags->kind != PL_ATTR_ENUM || !pl_str_is(op->info->dialect, "llvm")) return;
  if (pl_str_is(flags->enumeration.dialect, "arith")) pl_op_set_attr(op, PL_NAME_FASTMATH, NULL);
}

/* Replaces an op of at most three operands and one result by one of `kind` with the same operands and result type and the
 * attributes `attrs`. */
static void replace_by(pl_op *op, pl_op_kind kind, const pl_attr *attrs) {
  pl_value *operands[3];
  assert(op->num_operands <= 3 && op->num_results == 1);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = pl_operand(op, i);
  pl_op *made = pl_compare_insert(op, pl_op_info_of(kind), operands, op->num_operands, pl_result(op, 0)->type, attrs);
  pl_compare_replace(op, pl_result(made, 0));
}

/* Replaces vector.extractelement or insertelement by an op of `kind`, vector.extract or insert, at the same position, unless
 * that is of another type than index. `without_position` is the number of the other operands. */
static void rename_element(pl_op *op, pl_op_kind kind, uint32_t without_position) {
  const bool has_position = op->num_operands > without_position;
  if (has_position && pl_operand(op, without_position)->type->kind != PL_TYPE_INDEX) return;
  pl_context *ctx = op->module->ctx;
  const int64_t dynamic = PL_DYNAMIC;
  const pl_named_attr entry = {PL_STR("static_position"), pl_attr_dense_i64(ctx, &dynamic, has_position ? 1 : 0)};
  replace_by(op, kind, pl_attr_dict(ctx, &entry, 1));
}

/* Replaces vector.splat, extractelement and insertelement, which MLIR 22 no longer has, by vector.broadcast, extract and
 * insert where possible; leaves other ops alone. */
static void rename_op(pl_op *op) {
  if (pl_op_is(op, PL_OP_VECTOR_SPLAT))
    replace_by(op, PL_OP_VECTOR_BROADCAST, op->attrs);
  else if (pl_op_is(op, PL_OP_VECTOR_EXTRACTELEMENT))
    rename_element(op, PL_OP_VECTOR_EXTRACT, 1);
  else if (pl_op_is(op, PL_OP_VECTOR_INSERTELEMENT))
    rename_element(op, PL_OP_VECTOR_INSERT, 2);
}

/* Replaces the op by llvm.mlir.poison if it is llvm.mlir.undef. */
static void replace_undef(pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_MLIR_UNDEF)) replace_by(op, PL_OP_LLVM_MLIR_POISON, op->attrs);
}

/* Removes the overflow and no-wrap flags of an op. */
static void drop_flags(pl_op *op) {
  if (pl_op_attr(op, PL_NAME_OVERFLOW_FLAGS) != NULL) pl_op_set_attr(op, PL_NAME_OVERFLOW_FLAGS, NULL);
  if (pl_op_attr(op, PL_NAME_NO_WRAP_FLAGS) != NULL) pl_op_set_attr(op, PL_NAME_NO_WRAP_FLAGS, NULL);
}

/* Removes `no_inline` from the op if it is an llvm.func. */
static void drop_no_inline(pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_FUNC)) pl_op_set_attr(op, PL_NAME_NO_INLINE, NULL);
}

/* Changes the value of an llvm.mlir.constant from type index to the integer type of the result, if it fits:
 * llvm.mlir.constant(4 : index) : i64 becomes llvm.mlir.constant(4 : i64) : i64. */
static void drop_index_type(pl_op *op) {
  const pl_attr *value = pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT) ? pl_op_attr(op, PL_NAME_VALUE) : NULL;
  int64_t number;
  if (value == NULL || value->kind != PL_ATTR_INTEGER || value->type->kind != PL_TYPE_INDEX) return;
  const pl_type *type = pl_result(op, 0)->type;
  if (type->kind != PL_TYPE_INTEGER || !pl_apint_to_i64(value->integer, &number)) return;
  pl_op_set_attr(op, PL_NAME_VALUE, pl_attr_i64(op->module->ctx, type, number));
}

/* Replaces the op by llvm.intr.fma if it is llvm.intr.fmuladd. */
static void fuse(pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_INTR_FMULADD)) replace_by(op, PL_OP_LLVM_INTR_FMA, op->attrs);
}

/* Changes, or replaces and erases, the op so that the difference `what` (set_aside.def) does not show in it; leaves ops
 * without that difference alone. */
static void put_aside(pl_op *op, pl_set_aside what) {
  switch (what) {
  case PL_SET_ASIDE_FOREIGN: drop_foreign(op); break;
  case PL_SET_ASIDE_UNDEF: replace_undef(op); break;
  case PL_SET_ASIDE_OLD_NAMES: rename_op(op); break;
  case PL_SET_ASIDE_FLAGS: drop_flags(op); break;
  case PL_SET_ASIDE_NO_INLINE: drop_no_inline(op); break;
  case PL_SET_ASIDE_INDEX_CONSTANTS: drop_index_type(op); break;
  case PL_SET_ASIDE_INDEX_SWITCH: pl_compare_widen_switch(op); break;
  case PL_SET_ASIDE_WRAPPER_CLAIMS: pl_compare_unclaim_wrapper(op); break;
  case PL_SET_ASIDE_VECTOR_FMA: fuse(op); break;
  case PL_SET_ASIDE_ALLOCA_ALIGNMENT: pl_compare_align_alloca(op); break;
  case PL_SET_ASIDE_ROUNDING: pl_compare_round(op); break;
  case PL_SET_ASIDE_LANES: pl_compare_take_lanes(op); break;
  case PL_SET_ASIDE_DECIDED_SWITCHES: pl_compare_decide_switch(op); break;
  case PL_NUM_SET_ASIDES: break;
  }
}

void pl_compare_set_aside(pl_module *module, uint32_t what) {
  assert(module->op != NULL && what < 1u << PL_NUM_SET_ASIDES);
  for (pl_set_aside next = 0; next < PL_NUM_SET_ASIDES; next++) {
    if ((what >> next & 1) == 0) continue;
    for (pl_op *op = module->op, *after; op != NULL; op = after) {
      after = pl_op_walk_next(module->op, op);
      put_aside(op, next);
    }
  }
}
