/* Branches, returns, exceptions. */
#include "core/llvmir/export_internal.h"

/* An instruction that ends its block: remembered for the phi nodes of its successors. */
static pl_lir_ins *emit_end(pl_export *e, const pl_op *op, const char *word) {
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, word);
  pl_map_set_ptr(&e->ends, op, e->block);
  return ins;
}

static void add_label(pl_export *e, pl_lir_ins *ins, const pl_op *op, uint32_t i) {
  const pl_lir_block *block = pl_export_successor(e, op, i);
  pl_lir_ins_text(ins, "label ");
  pl_lir_ins_label(ins, block);
  pl_vec_push(&((pl_lir_block *)(uintptr_t)block)->preds, e->block);
}

static bool emit_branch(pl_export *e, const pl_op *op) {
  pl_lir_ins *ins = emit_end(e, op, "br ");
  if (op->num_successors == 2) {
    pl_lir_ins_typed(ins, pl_export_value(e, pl_operand(op, 0)));
    pl_lir_ins_text(ins, ", ");
  }
  for (uint32_t i = 0; i < op->num_successors; i++) {
    if (i) pl_lir_ins_text(ins, ", ");
    add_label(e, ins, op, i);
  }
  return pl_export_op_metadata(e, op, ins);
}

static bool emit_switch(pl_export *e, const pl_op *op) {
  const pl_attr *values = pl_op_attr(op, "case_values");
  const pl_lir *value = pl_export_value(e, pl_operand(op, 0));
  pl_lir_ins *ins = emit_end(e, op, "switch ");
  pl_lir_ins_typed(ins, value);
  pl_lir_ins_text(ins, ", ");
  add_label(e, ins, op, 0);
  pl_lir_ins_text(ins, " [\n");
  for (uint32_t i = 1; i < op->num_successors; i++) {
    pl_lir_ins_text(ins, "    ");
    pl_lir_ins_typed(ins, pl_lir_int(&e->m, value->type, pl_dense_at(values, i - 1)));
    pl_lir_ins_text(ins, ", ");
    add_label(e, ins, op, i);
    pl_lir_ins_text(ins, "\n");
  }
  pl_lir_ins_text(ins, "  ]");
  return pl_export_op_metadata(e, op, ins);
}

static bool emit_indirectbr(pl_export *e, const pl_op *op) {
  const pl_lir *address = pl_export_value(e, pl_operand(op, 0));
  pl_lir_ins *ins = emit_end(e, op, "indirectbr ");
  pl_lir_ins_typed(ins, address);
  pl_lir_ins_text(ins, ", [");
  for (uint32_t i = 0; i < op->num_successors; i++) {
    if (i) pl_lir_ins_text(ins, ", ");
    add_label(e, ins, op, i);
  }
  pl_lir_ins_text(ins, "]");
  return true;
}

static bool emit_return(pl_export *e, const pl_op *op) {
  const pl_lir *value = op->num_operands ? pl_export_value(e, pl_operand(op, 0)) : NULL;
  pl_lir_ins *ins = emit_end(e, op, value ? "ret " : "ret void");
  if (value) pl_lir_ins_typed(ins, value);
  return pl_export_op_metadata(e, op, ins);
}

static bool emit_landingpad(pl_export *e, const pl_op *op) {
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "landingpad ");
  pl_lir_ins_type(ins, pl_result(op, 0)->type);
  if (pl_op_attr(op, "cleanup")) pl_lir_ins_text(ins, "\n          cleanup");
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_lir *clause = pl_export_value(e, pl_operand(op, i));
    pl_lir_ins_text(ins, clause->type->kind == PL_TYPE_LLVM_ARRAY ? "\n          filter " : "\n          catch ");
    pl_lir_ins_typed(ins, clause);
  }
  return true;
}

bool pl_export_control(pl_export *e, const pl_op *op, bool *ok) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_BR:
  case PL_OP_LLVM_COND_BR: *ok = emit_branch(e, op); return true;
  case PL_OP_LLVM_SWITCH: *ok = emit_switch(e, op); return true;
  case PL_OP_LLVM_INDIRECTBR: *ok = emit_indirectbr(e, op); return true;
  case PL_OP_LLVM_RETURN: *ok = emit_return(e, op); return true;
  case PL_OP_LLVM_UNREACHABLE: *ok = pl_export_op_metadata(e, op, emit_end(e, op, "unreachable")); return true;
  case PL_OP_LLVM_RESUME: {
    const pl_lir *value = pl_export_value(e, pl_operand(op, 0));
    pl_lir_ins_typed(emit_end(e, op, "resume "), value);
    *ok = true;
    return true;
  }
  case PL_OP_LLVM_LANDINGPAD: *ok = emit_landingpad(e, op); return true;
  default: return false;
  }
}
