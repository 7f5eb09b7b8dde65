/* Branches, returns, exceptions. */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/module.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

/* Appends a terminator that begins with `word`, and records its block as the one from which the op's edges leave; returns the
 * instruction. */
static pl_lir_ins *emit_end(pl_export *e, const pl_op *op, const char *word) {
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, word);
  pl_map_set_ptr(&e->ends, op, e->block);
  return ins;
}

/* Appends `label %N` for the op's i-th edge, and records the current block as a predecessor of its target. */
static void add_label(pl_export *e, pl_lir_ins *ins, const pl_op *op, uint32_t i) {
  const pl_lir_block *block = pl_export_successor(e, op, i);
  pl_lir_ins_text(ins, "label ");
  pl_lir_ins_label(ins, block);
  pl_vec_push(&((pl_lir_block *)(uintptr_t)block)->preds, e->block);
}

/* Emits `br label %B` for llvm.br or `br i1 c, label %A, label %B` for llvm.cond_br, adds the block to the predecessors of
 * each target, and attaches the op's metadata. False after an error in this export, which is reported. */
bool pl_export_branch(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_BR) || pl_op_is(op, PL_OP_LLVM_COND_BR));
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

/* Emits `switch T v, label %default [ T n, label %B ... ]`, adds the block to the predecessors of each target, and attaches
 * the op's metadata. False after an error in this export, which is reported. */
bool pl_export_switch(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_SWITCH));
  const pl_attr *values = pl_op_attr(op, PL_NAME_CASE_VALUES);
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

/* Emits `indirectbr ptr address, [label %A, ...]`, and adds the block to the predecessors of each target. Always true. */
bool pl_export_indirectbr(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INDIRECTBR));
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

/* Emits `ret T v`, or `ret void` for an op without operands, and attaches the op's metadata. False after an error in this
 * export, which is reported. */
bool pl_export_return(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_RETURN));
  const pl_lir *value = op->num_operands ? pl_export_value(e, pl_operand(op, 0)) : NULL;
  pl_lir_ins *ins = emit_end(e, op, value ? "ret " : "ret void");
  if (value) pl_lir_ins_typed(ins, value);
  return pl_export_op_metadata(e, op, ins);
}

/* Emits `unreachable` and attaches the op's metadata. False after an error in this export, which is reported. */
bool pl_export_unreachable(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_UNREACHABLE));
  return pl_export_op_metadata(e, op, emit_end(e, op, "unreachable"));
}

/* Emits `resume T v`. Always true. */
bool pl_export_resume(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_RESUME));
  const pl_lir *value = pl_export_value(e, pl_operand(op, 0));
  pl_lir_ins_typed(emit_end(e, op, "resume "), value);
  return true;
}

/* Emits `landingpad T [cleanup]` with a clause for each operand: `filter` if it has array type, else `catch`. Always true. */
bool pl_export_landingpad(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_LANDINGPAD));
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "landingpad ");
  pl_lir_ins_type(ins, pl_result(op, 0)->type);
  if (pl_op_attr(op, PL_NAME_CLEANUP)) pl_lir_ins_text(ins, "\n          cleanup");
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_lir *clause = pl_export_value(e, pl_operand(op, i));
    pl_lir_ins_text(ins, clause->type->kind == PL_TYPE_LLVM_ARRAY ? "\n          filter " : "\n          catch ");
    pl_lir_ins_typed(ins, clause);
  }
  return true;
}

/* ---- Addresses of blocks ---- */

/* The hash key of a block tag in a function. */
static uint64_t tag_key(pl_str function, const pl_attr *tag) {
  return pl_hash_u64((uint64_t)(uintptr_t)function.data, (uint64_t)pl_attr_param_num(tag, "id"));
}

/* Defines the result as blockaddress(@function, %block) and puts it on the list from which pl_export_find_blocks sets the
 * block. False, reported, if the attribute names no function or the module has none of that name. */
bool pl_export_block_address(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  const pl_attr *address = pl_op_attr(op, PL_NAME_BLOCK_ADDR), *function = pl_attr_param(address, "function");
  if (!function || function->kind != PL_ATTR_SYMBOL) return pl_export_error(e, op, "expected the function of the block");
  pl_lir *v = PL_NEW(e->m.arena, pl_lir);
  v->kind = PL_LIR_BLOCKADDRESS;
  v->type = pl_result(op, 0)->type;
  v->func = pl_export_func_named(e, function->symbol.path[0]);
  v->symbol = op;
  pl_export_define(e, op, v);
  pl_vec_push(&e->addresses, v);
  return v->func || pl_export_error(e, op, "there is no function '%.*s'", PL_STR_FMT(function->symbol.path[0]));
}

/* Maps the function and the op's tag to the current block, for pl_export_find_blocks; emits nothing. Always true. */
bool pl_export_block_tag(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  pl_map_set(&e->tags, tag_key(e->func->name, pl_op_attr(op, PL_NAME_TAG)), (uint64_t)(uintptr_t)e->block);
  return true;
}

bool pl_export_find_blocks(pl_export *e) {
  bool ok = true;
  for (size_t i = 0; i < e->addresses.len; i++) {
    pl_lir *v = e->addresses.data[i];
    uint64_t block = 0;
    const pl_attr *tag = pl_attr_param(pl_op_attr(v->symbol, PL_NAME_BLOCK_ADDR), "tag");
    if (v->func && pl_map_get(&e->tags, tag_key(v->func->name, tag), &block))
      v->block = (const pl_lir_block *)(uintptr_t)block;
    else
      ok = pl_export_error(e, v->symbol, "there is no block of that tag");
  }
  return ok;
}
