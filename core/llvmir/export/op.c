/* One operation of a body: which file exports it. */
#include <assert.h>
#include <stdarg.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

/* ---- Operations ---- */

/* Translates constants, addresses, block addresses and tags, and debug intrinsics. False if the op is none of these; `*ok` is
 * whether it has a translation. */
static bool emit_value_op(pl_export *e, const pl_op *op, bool *ok) {
  const pl_type *type = op->num_results ? op->results[0].type : NULL;
  const pl_attr *attr;
  *ok = true;
  switch (op->info->kind) {
  case PL_OP_LLVM_MLIR_CONSTANT: {
    const pl_lir *value = pl_export_constant(e, op, type, pl_op_attr(op, PL_NAME_VALUE));
    if (value) pl_export_define(e, op, value);
    *ok = value != NULL;
    return true;
  }
  case PL_OP_LLVM_MLIR_UNDEF: pl_export_define(e, op, pl_lir_undef(&e->m, type)); return true;
  case PL_OP_LLVM_MLIR_POISON: pl_export_define(e, op, pl_lir_poison(&e->m, type)); return true;
  case PL_OP_LLVM_MLIR_ZERO:
  case PL_OP_LLVM_MLIR_NONE: pl_export_define(e, op, pl_lir_zero(&e->m, type)); return true;
  case PL_OP_LLVM_MLIR_ADDRESSOF:
    attr = pl_op_attr(op, PL_NAME_GLOBAL_NAME);
    pl_export_define(e, op, pl_export_address(e, op, attr->symbol.path[0], type));
    return true;
  case PL_OP_LLVM_BLOCKADDRESS: *ok = pl_export_block_address(e, op); return true;
  case PL_OP_LLVM_BLOCKTAG: *ok = pl_export_block_tag(e, op); return true;
  case PL_OP_LLVM_DSO_LOCAL_EQUIVALENT: {
    pl_lir *v = PL_NEW(e->m.arena, pl_lir);
    *v = (pl_lir){
        .kind = PL_LIR_DSO_LOCAL_EQUIVALENT, .type = type, .text = pl_op_attr(op, PL_NAME_FUNCTION_NAME)->symbol.path[0]};
    pl_export_define(e, op, v);
    return true;
  }
  case PL_OP_LLVM_INTR_DBG_DECLARE:
  case PL_OP_LLVM_INTR_DBG_VALUE:
  case PL_OP_LLVM_INTR_DBG_LABEL: *ok = pl_export_debug_record(e, op); return true;
  default: return false;
  }
}

bool pl_export_op(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  bool ok = true;
  const pl_export_dialect *d = pl_export_dialect_named(e, op->info->dialect);
  const pl_lir_ins *before = e->block ? e->block->last : NULL;
  e->location = e->block ? pl_export_loc(e, op->loc, op->line, op->column) : NULL;
  if (!pl_export_verify_op(e, op)) return false;
  if (d && d->op)
    ok = d->op(e, op, d->user) && e->ok;
  else if (!emit_value_op(e, op, &ok) && !pl_export_arith(e, op, &ok) && !pl_export_memory(e, op, &ok) &&
           !pl_export_control(e, op, &ok) && !pl_export_calls(e, op, &ok) && !pl_export_intrinsic(e, op, &ok))
    return pl_export_error(e, op, "cannot be converted to LLVM IR: missing translation for '%.*s'", PL_STR_FMT(op->info->name));
  if (e->block && e->block->last != before) pl_export_memory_tags(e, op, e->block->last);
  return pl_export_dialect_attrs(e, op) && ok;
}
