/* One operation of a body: translations.def says what translates it. */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

/* ---- Values ---- */

/* The type of the op's result. */
static const pl_type *type_of(const pl_op *op) { return pl_result(op, 0)->type; }

/* Translates llvm.mlir.constant. False after an error, which is reported. */
static bool constant(pl_export *e, const pl_op *op) {
  const pl_lir *value = pl_export_constant(e, op, type_of(op), pl_op_attr(op, PL_NAME_VALUE));
  if (value) pl_export_define(e, op, value);
  return value != NULL;
}

/* Translates llvm.mlir.undef. Always true. */
static bool undef(pl_export *e, const pl_op *op) {
  pl_export_define(e, op, pl_lir_undef(&e->m, type_of(op)));
  return true;
}

/* Translates llvm.mlir.poison. Always true. */
static bool poison(pl_export *e, const pl_op *op) {
  pl_export_define(e, op, pl_lir_poison(&e->m, type_of(op)));
  return true;
}

/* Translates llvm.mlir.zero or llvm.mlir.none. Always true. */
static bool zero(pl_export *e, const pl_op *op) {
  pl_export_define(e, op, pl_lir_zero(&e->m, type_of(op)));
  return true;
}

/* Translates llvm.mlir.addressof. Always true. */
static bool address(pl_export *e, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, PL_NAME_GLOBAL_NAME);
  pl_export_define(e, op, pl_export_address(e, op, name->symbol.path[0], type_of(op)));
  return true;
}

/* Translates llvm.dso_local_equivalent. Always true. */
static bool dso_local_equivalent(pl_export *e, const pl_op *op) {
  pl_lir *v = PL_NEW(e->m.arena, pl_lir);
  const pl_attr *name = pl_op_attr(op, PL_NAME_FUNCTION_NAME);
  *v = (pl_lir){.kind = PL_LIR_DSO_LOCAL_EQUIVALENT, .type = type_of(op), .text = name->symbol.path[0]};
  pl_export_define(e, op, v);
  return true;
}

/* ---- The table ---- */

/* What translates an operation in a body; all NULL if it has no translation there. */
static const struct {
  pl_translation *translation;
  pl_instruction *instruction;
  const char *word;
} rows[PL_NUM_OPS] = {
#define TRANSLATION(ident, function) [PL_OP_##ident] = {function, NULL, NULL},
#define INSTRUCTION(ident, function, word) [PL_OP_##ident] = {NULL, function, word},
#define CALL(ident) [PL_OP_##ident] = {pl_export_intrinsic, NULL, NULL},
#define CALL_BY(ident, function) [PL_OP_##ident] = {function, NULL, NULL},
#define AT_TOP(ident, function) [PL_OP_##ident] = {NULL, NULL, NULL},
#define IN_STEPS(ident) [PL_OP_##ident] = {NULL, NULL, NULL},
#define NOT_TRANSLATED(ident) [PL_OP_##ident] = {NULL, NULL, NULL},
#include "core/llvmir/export/translations.def"
#undef TRANSLATION
#undef INSTRUCTION
#undef CALL
#undef CALL_BY
#undef AT_TOP
#undef IN_STEPS
#undef NOT_TRANSLATED
};

/* An operation of the LLVM dialect without a row in translations.def does not compile, nor a call without one in intrinsics.def.
 */
enum {
#define INTRINSIC(ident, ...) ROW_##ident,
#include "core/llvmir/export/state/intrinsics.def"
#undef INTRINSIC
#define TRANSLATION(ident, function) HAS_##ident,
#define INSTRUCTION(ident, function, word) HAS_##ident,
#define CALL(ident) HAS_##ident = ROW_##ident,
#define CALL_BY(ident, function) HAS_##ident = ROW_##ident,
#define AT_TOP(ident, function) HAS_##ident,
#define IN_STEPS(ident) HAS_##ident,
#define NOT_TRANSLATED(ident) HAS_##ident,
#include "core/llvmir/export/translations.def"
#undef TRANSLATION
#undef INSTRUCTION
#undef CALL
#undef CALL_BY
#undef AT_TOP
#undef IN_STEPS
#undef NOT_TRANSLATED
#define LLVM_OPS_ONLY
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

bool pl_export_op(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  bool ok = true;
  const pl_op_kind kind = op->info->kind;
  const pl_export_dialect *d = pl_export_dialect_named(e, op->info->dialect);
  const pl_lir_ins *before = e->block ? e->block->last : NULL;
  e->location = e->block ? pl_export_loc(e, op->loc, op->line, op->column) : NULL;
  if (!pl_export_verify_op(e, op)) return false;
  if (d && d->op)
    ok = d->op(e, op, d->user) && e->ok;
  else if (rows[kind].translation)
    ok = rows[kind].translation(e, op);
  else if (rows[kind].instruction)
    ok = rows[kind].instruction(e, op, rows[kind].word);
  else
    return pl_export_error(e, op, "cannot be converted to LLVM IR: missing translation for '%.*s'", PL_STR_FMT(op->info->name));
  if (e->block && e->block->last != before) pl_export_memory_tags(e, op, e->block->last);
  return pl_export_dialect_attrs(e, op) && ok;
}
