/* Operations that are calls of LLVM's intrinsics, by the rows of intrinsics.def; llvm.call_intrinsic, by the name that it gives.
 */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/declare.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/layout.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* A metadata string argument made of a prefix and the word of the op's enum attribute, such as metadata !"round.dynamic". */
static const pl_lir *mode(pl_export *e, const pl_op *op, pl_attr_name name, const char *prefix, const char *vocabulary) {
  pl_lir *value = PL_NEW(e->m.arena, pl_lir);
  value->kind = PL_LIR_METADATA;
  value->type = pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_METADATA);
  value->md = pl_lir_md_string(e, pl_lir_text(e->m.arena, "%s.%s", prefix, pl_export_word(op, name, vocabulary)));
  return value;
}

/* The argument at a position that the intrinsic's row takes from an attribute of the op; NULL if it is an operand's, or the
 * attribute has no such value. */
static const pl_lir *immediate_at(pl_export *e, const pl_intrinsic *r, const pl_op *op, uint32_t position) {
  for (uint32_t i = 0;; i++) {
    pl_str entry = pl_intrinsic_part(r->immediates, ',', i);
    if (entry.len == 0) return NULL;
    if (entry.data[0] - '0' != (int)position) continue;
    const pl_str name = {entry.data + 2, entry.len - 2};
    if (pl_str_is(name, "roundingmode")) return mode(e, op, PL_NAME_ROUNDINGMODE, "round", "llvm.rounding");
    if (pl_str_is(name, "fpExceptionBehavior")) return mode(e, op, PL_NAME_FP_EXCEPTION_BEHAVIOR, "fpexcept", "llvm.fpexcept");
    const pl_attr *value = pl_dict_get(op->attrs, name);
    if (value && value->kind == PL_ATTR_INTEGER) return pl_lir_int(&e->m, value->type, value->integer);
    return value && value->kind == PL_ATTR_FLOAT ? pl_lir_float(&e->m, value->type, value->integer) : NULL;
  }
}

#define MAX_ARGS 12u

/* Fills `args` with the op's own operands and, in their positions, the constants from attributes; returns the number of
 * arguments, at most MAX_ARGS. */
static uint32_t collect(pl_export *e, const pl_intrinsic *r, const pl_op *op, const pl_lir **args) {
  uint32_t count = 0, next = 0, own = pl_op_num_own_operands(op);
  while (count < MAX_ARGS) {
    const pl_lir *value = immediate_at(e, r, op, count);
    if (value)
      args[count++] = value;
    else if (next < own)
      args[count++] = pl_export_value(e, pl_operand(op, next++));
    else
      break;
  }
  return count;
}

/* Whether the intrinsic is a constrained floating point one, whose calls are strictfp. */
static bool is_strict(const pl_intrinsic *r) { return strstr(r->name, ".constrained.") != NULL; }

/* The intrinsic as LLVM 19 declares it; `r` itself unless its arguments are others there. */
static const pl_intrinsic *old_row(const pl_intrinsic *r) {
  static const pl_intrinsic rows_of_19[] = {
      {PL_OP_LLVM_INTR_LIFETIME_START, "llvm.lifetime.start", "", "1", "", ";immarg;captures(none)",
       "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)"},
      {PL_OP_LLVM_INTR_LIFETIME_END, "llvm.lifetime.end", "", "1", "", ";immarg;captures(none)",
       "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)"},
      {PL_OP_LLVM_INTR_MASKED_LOAD, "llvm.masked.load", "0", "0", "", ";captures(none);immarg",
       "nocallback nofree nosync nounwind willreturn memory(argmem: read)"},
      {PL_OP_LLVM_INTR_MASKED_STORE, "llvm.masked.store", "", "0,1", "", ";;captures(none);immarg",
       "nocallback nofree nosync nounwind willreturn memory(argmem: write)"},
      {PL_OP_LLVM_INTR_MASKED_GATHER, "llvm.masked.gather", "0", "0", "", ";;immarg",
       "nocallback nofree nosync nounwind willreturn memory(read)"},
      {PL_OP_LLVM_INTR_MASKED_SCATTER, "llvm.masked.scatter", "", "0,1", "", ";;;immarg",
       "nocallback nofree nosync nounwind willreturn memory(write)"}};
  for (size_t i = 0; i < sizeof rows_of_19 / sizeof *rows_of_19; i++)
    if (rows_of_19[i].kind == r->kind) return &rows_of_19[i];
  return r;
}

/* Inserts an argument at index `at`; nothing if the list is full. */
static void insert(const pl_lir **args, uint32_t *count, uint32_t at, const pl_lir *value) {
  if (*count == MAX_ARGS) return;
  memmove(args + at + 1, args + at, (*count - at) * sizeof *args);
  args[at] = value;
  ++*count;
}

#define NONE_ALIGNED UINT32_MAX /* no argument carries an alignment */

/* Translates an op to a call, with the arguments `args`, of the intrinsic in a row, which is declared if need be. The argument at
 * position `aligned` gets the attribute `align` with `bytes`. False after an error, which is reported. */
static bool emit_row(pl_export *e, const pl_intrinsic *r, const pl_op *op, const pl_lir *const *args, uint32_t count,
                     uint32_t aligned, uint64_t bytes) {
  const pl_type *types[MAX_ARGS];
  for (uint32_t i = 0; i < count; i++)
    types[i] = args[i]->type;
  const pl_type *result = op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_lir_func *func = pl_intrinsic_declare(e, r, pl_intrinsic_mangled(e, r, types, count, result), types, count, result);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_param_attrs attrs;
  bool ok = pl_export_param_attrs(e, op, pl_export_param_dict(op, PL_NAME_RES_ATTRS, 0), &attrs);
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, PL_NAME_FASTMATH_FLAGS));
  pl_export_result_attrs(e, ins, attrs);
  pl_export_call_space(e, ins);
  pl_lir_ins_type(ins, result);
  pl_sink name = {0};
  pl_lir_name('@', func->name, &name);
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " %s(", pl_sink_text(&name)));
  pl_sink_close(&name);
  for (uint32_t i = 0; i < count; i++) {
    ok &= pl_export_param_attrs(e, op, pl_export_param_dict(op, PL_NAME_ARG_ATTRS, i), &attrs);
    if (i) pl_lir_ins_text(ins, ", ");
    pl_lir_ins_type(ins, types[i]);
    pl_lir_ins_param_attrs(ins, attrs);
    if (i == aligned) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " align %llu", (unsigned long long)bytes));
    pl_lir_ins_text(ins, " ");
    pl_lir_ins_value(ins, args[i]);
  }
  pl_lir_ins_text(ins, ")");
  if (is_strict(r)) pl_lir_ins_attrs(ins, PL_STR("strictfp"));
  return pl_export_op_metadata(e, op, ins) && ok;
}

/* Emits a call of the intrinsic in the row of the op's kind, on its own operands and the constants from attributes that the
 * row lists. False, reported, if attributes have no translation or after an error in the metadata. */
bool pl_export_intrinsic(pl_export *e, const pl_op *op) {
  const pl_intrinsic *r = pl_intrinsic_of(op->info->kind);
  const pl_lir *args[MAX_ARGS];
  assert(r);
  uint32_t count = collect(e, r, op, args);
  return emit_row(e, r, op, args, count, NONE_ALIGNED, 0);
}

/* Emits a call of llvm.lifetime.start or end, for LLVM 19 with the size -1 as an additional first argument. False, reported,
 * if attributes have no translation or after an error in the metadata. */
bool pl_export_lifetime(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_LIFETIME_START) || pl_op_is(op, PL_OP_LLVM_INTR_LIFETIME_END));
  if (!pl_export_is_old(e)) return pl_export_intrinsic(e, op);
  const pl_lir *all = pl_lir_i64(&e->m, pl_type_integer(e->m.ctx, 64), -1); /* the size, an argument that only LLVM 19 has */
  const pl_lir *args[2] = {all, pl_export_value(e, pl_operand(op, 0))};
  return emit_row(e, old_row(pl_intrinsic_of(op->info->kind)), op, args, 2, NONE_ALIGNED, 0);
}

/* Translates a masked access whose address is the argument at position `address`: its alignment is an attribute of that argument
 * or, for LLVM 19, the argument after it. False after an error, which is reported. */
static bool emit_masked(pl_export *e, const pl_op *op, const pl_lir **args, uint32_t count, uint32_t address) {
  const pl_intrinsic *r = pl_intrinsic_of(op->info->kind);
  const int64_t bytes = pl_export_num(op, PL_NAME_ALIGNMENT);
  if (!pl_export_is_old(e)) return emit_row(e, r, op, args, count, address, (uint64_t)bytes);
  insert(args, &count, address + 1, pl_lir_i64(&e->m, pl_type_integer(e->m.ctx, 32), bytes));
  return emit_row(e, old_row(r), op, args, count, NONE_ALIGNED, 0);
}

/* Emits a call of llvm.masked.load or gather, with poison for masked-off lanes if the op has no value for them; the alignment
 * is an attribute of the address or, for LLVM 19, the argument after it. False, reported, if attributes have no translation or
 * after an error in the metadata. */
bool pl_export_masked_load(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_MASKED_LOAD) || pl_op_is(op, PL_OP_LLVM_INTR_MASKED_GATHER));
  const pl_lir *args[MAX_ARGS];
  uint32_t count = collect(e, pl_intrinsic_of(op->info->kind), op, args);
  if (count == 2) args[count++] = pl_lir_poison(&e->m, pl_result(op, 0)->type); /* what lanes off the mask get */
  return emit_masked(e, op, args, count, 0);
}

/* Emits a call of llvm.masked.store or scatter; the alignment is an attribute of the address or, for LLVM 19, the argument
 * after it. False, reported, if attributes have no translation or after an error in the metadata. */
bool pl_export_masked_store(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_MASKED_STORE) || pl_op_is(op, PL_OP_LLVM_INTR_MASKED_SCATTER));
  const pl_lir *args[MAX_ARGS];
  uint32_t count = collect(e, pl_intrinsic_of(op->info->kind), op, args);
  return emit_masked(e, op, args, count, 1);
}

/* Emits a call of llvm.matrix.column.major.load or store whose address argument has the ABI alignment of the elements as
 * `align`. False, reported, if attributes have no translation or after an error in the metadata. */
bool pl_export_matrix_access(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD) || pl_op_is(op, PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE));
  const pl_intrinsic *r = pl_intrinsic_of(op->info->kind);
  const pl_type *matrix = op->num_results ? pl_result(op, 0)->type : pl_operand(op, 0)->type;
  const pl_lir *args[MAX_ARGS];
  uint32_t count = collect(e, r, op, args);
  return emit_row(e, r, op, args, count, op->num_results ? 0 : 1, pl_data_layout_abi_align(&e->m.layout, matrix->shaped.elem));
}

/* Whether the name is that of a target's intrinsic, such as llvm.x86.*, which only that target's back end knows. */
static bool is_of_target(pl_str name) {
  static const char *const targets[] = {"aarch64", "amdgcn", "arm",   "bpf",  "dx",  "hexagon", "loongarch", "mips", "nvvm",
                                        "ppc",     "r600",   "riscv", "s390", "spv", "ve",      "wasm",      "x86",  "xcore"};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
    size_t len = strlen(targets[i]);
    if (name.len > len + 6 && memcmp(name.data, "llvm.", 5) == 0 && memcmp(name.data + 5, targets[i], len) == 0 &&
        name.data[5 + len] == '.')
      return true;
  }
  return false;
}

/* Emits a call, with operand bundles and fast-math flags, of the intrinsic that the op's attribute names, with the suffixes of
 * its types if the tables have it; declares it if the module does not yet. False, reported, if it is neither in the tables nor
 * one of a target, if attributes have no translation or do not fit, or after an error in the metadata. */
bool pl_export_call_intrinsic(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC));
  static const pl_intrinsic unknown = {PL_OP_LLVM_CALL_INTRINSIC, "", "", "", "", "", ""};
  pl_str given = pl_export_str(op, PL_NAME_INTRIN);
  const pl_intrinsic *r = pl_intrinsic_named(given);
  if (!r && !is_of_target(given)) return pl_export_error(e, op, "could not find LLVM intrinsic: \"%.*s\"", PL_STR_FMT(given));
  uint32_t count = pl_op_num_own_operands(op) - pl_export_bundle_operands(op);
  const pl_type **types = PL_NEW_ARRAY(e->m.arena, const pl_type *, count);
  for (uint32_t i = 0; i < count; i++)
    types[i] = pl_operand(op, i)->type;
  const pl_type *result = op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_str name = r ? pl_intrinsic_mangled(e, r, types, count, result) : given;
  pl_lir_func *func = pl_intrinsic_declare(e, r ? r : &unknown, name, types, count, result);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, PL_NAME_FASTMATH_FLAGS));
  bool ok = pl_export_call_of(e, op, ins, func->name);
  if (r && is_strict(r)) pl_lir_ins_attrs(ins, PL_STR("strictfp"));
  return pl_export_op_metadata(e, op, ins) && ok;
}
