/* cf.c - branches, switch and assert. Source: MLIR documentation, "'cf' Dialect"; "'llvm' Dialect", Basic Operations. */
#include "core/convert/emit/attrs.h"
#include "core/convert/emit/blocks.h"
#include "core/convert/emit/body.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/runtime.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/tables.h"
#include "core/convert/types/types.h"

/* Appends the operands that a branch passes to successor `which`, in the types of the new block's arguments. */
static void successor_operands(pl_rw *rw, const pl_op *op, uint32_t which, pl_values *out) {
  const pl_successor *successor = &op->successors[which];
  const pl_block *target = pl_rw_block(rw, successor->block);
  for (uint32_t i = 0; i < successor->count; i++) {
    const pl_value *value = pl_operand(op, successor->first + i);
    pl_vec_push(out, target->args[i]->type == value->type ? pl_rw_original(rw, value) : pl_rw_converted(rw, value));
  }
}

/* Converts cf.br to llvm.br; no match where branches of the region are not converted. */
static pl_rewrite convert_br(pl_rw *rw, const pl_op *op) {
  if (!rw->convert_cf) return PL_REWRITE_NO_MATCH;
  pl_values args = {0};
  successor_operands(rw, op, 0, &args);
  pl_emit_br(rw, pl_rw_block(rw, op->successors[0].block), args.data, (uint32_t)args.len, op->attrs);
  pl_vec_free(&args);
  return PL_REWRITE_DONE;
}

/* Converts cf.cond_br to llvm.cond_br with its attributes; no match where branches of the region are not converted. */
static pl_rewrite convert_cond_br(pl_rw *rw, const pl_op *op) {
  if (!rw->convert_cf) return PL_REWRITE_NO_MATCH;
  pl_values then_args = {0}, else_args = {0};
  successor_operands(rw, op, 0, &then_args);
  successor_operands(rw, op, 1, &else_args);
  pl_emit_cond_br(rw, pl_rw_operand(rw, op, 0), pl_rw_block(rw, op->successors[0].block), then_args.data, (uint32_t)then_args.len,
                  pl_rw_block(rw, op->successors[1].block), else_args.data, (uint32_t)else_args.len, op->attrs);
  pl_vec_free(&then_args);
  pl_vec_free(&else_args);
  return PL_REWRITE_DONE;
}

/* Converts cf.switch to llvm.switch with its case values and case_operand_segments, but no other attributes; no match where
 * branches of the region are not converted. */
static pl_rewrite convert_switch(pl_rw *rw, const pl_op *op) {
  if (!rw->convert_cf) return PL_REWRITE_NO_MATCH;
  uint32_t n = op->num_successors;
  pl_values args = {0};
  pl_block **blocks = PL_NEW_ARRAY(rw->arena, pl_block *, n);
  uint32_t *counts = PL_NEW_ARRAY(rw->arena, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) {
    blocks[i] = pl_rw_block(rw, op->successors[i].block);
    counts[i] = op->successors[i].count;
    successor_operands(rw, op, i, &args);
  }
  pl_value *flag = pl_rw_operand(rw, op, 0);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_CASE_VALUES, pl_op_attr(op, PL_NAME_CASE_VALUES));
  attrs = pl_rw_set(rw, attrs, PL_NAME_CASE_OPERAND_SEGMENTS, pl_op_attr(op, PL_NAME_CASE_OPERAND_SEGMENTS));
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_LLVM_SWITCH),
                     .operands = &flag,
                     .num_operands = 1,
                     .attrs = attrs,
                     .successors = blocks,
                     .successor_counts = counts,
                     .successor_operands = args.data,
                     .num_successors = n,
                     .line = op->line,
                     .column = op->column,
                     .loc = op->loc};
  pl_op_append(rw->block, pl_op_new(rw->out, &spec));
  pl_vec_free(&args);
  return PL_REWRITE_DONE;
}

/* Emits what a failed cf.assert does: prints its message with puts, calls abort, and is unreachable after that. False after an
 * error. */
static bool emit_failure(pl_rw *rw, const pl_op *op) {
  const pl_attr *message = pl_op_attr(op, PL_NAME_MSG);
  const pl_type *array = NULL, *ptr = pl_rw_ptr_type(rw, 0);
  pl_str name = pl_rw_string_constant(rw, "assert_msg", message ? message->string : PL_STR(""), &array);
  if (!pl_rw_declare(rw, "puts", NULL, &ptr, 1) || !pl_rw_declare(rw, "abort", NULL, NULL, 0)) return false;
  const int32_t zero = 0;
  pl_value *text = pl_emit_gep(rw, pl_emit_addressof(rw, name, 0), array, &zero, 1, NULL, 0);
  pl_rw_call(rw, "puts", &text, 1, NULL);
  pl_rw_call(rw, "abort", NULL, 0, NULL);
  pl_emit_op(rw, PL_OP_LLVM_UNREACHABLE, NULL, 0, NULL, NULL);
  return true;
}

/* Converts cf.assert to a conditional branch to a failure block at the end of the region; what follows goes on in a new block. No
 * match if it is not directly in a function, as other regions may not have several blocks; an error if puts or abort cannot be
 * declared. */
static pl_rewrite convert_assert(pl_rw *rw, const pl_op *op) {
  if (!pl_op_has(rw->block->region->op, PL_TRAIT_FUNCTION)) return PL_REWRITE_NO_MATCH;
  pl_value *condition = pl_rw_operand(rw, op, 0);
  pl_block *before = rw->block, *after = pl_rw_new_block_after(rw, before), *failure = pl_block_new(rw->out);
  pl_body_stream_ask_order(rw);
  pl_block_append(before->region, failure);
  pl_emit_cond_br(rw, condition, after, NULL, 0, failure, NULL, 0, NULL);
  rw->block = failure;
  bool ok = emit_failure(rw, op);
  rw->block = after;
  return ok ? PL_REWRITE_DONE : PL_REWRITE_ERROR;
}

const pl_pattern *pl_pattern_cf(pl_op_kind kind) {
  static const pl_pattern rows[PL_NUM_OPS] = {
      [PL_OP_CF_BR] = {.set = PL_CONVERT_CF, .rewrite = convert_br},
      [PL_OP_CF_COND_BR] = {.set = PL_CONVERT_CF, .rewrite = convert_cond_br},
      [PL_OP_CF_SWITCH] = {.set = PL_CONVERT_CF, .rewrite = convert_switch},
      [PL_OP_CF_ASSERT] = {.set = PL_CONVERT_CF, .rewrite = convert_assert},
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
