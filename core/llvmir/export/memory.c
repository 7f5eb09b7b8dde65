/* Allocation, access, address computation, atomics. */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/verify.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/fold.h"
#include "core/llvmir/lir/layout.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* Appends the op's synchronization scope, ` syncscope("name")`; nothing for the default system scope. */
static void add_scope(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  const pl_attr *scope = pl_op_attr(op, PL_NAME_SYNCSCOPE);
  if (!scope || scope->kind != PL_ATTR_STRING || scope->string.len == 0) return; /* without a name: of the whole system */
  pl_sink text = {0};
  pl_lir_escape(scope->string, &text);
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " syncscope(\"%s\")", pl_sink_text(&text)));
  pl_sink_close(&text);
}

/* Appends the atomic ordering in the op's attribute `name`; nothing if it is not atomic. */
static void add_ordering(const pl_op *op, pl_attr_name name, pl_lir_ins *ins) {
  if (pl_export_num(op, name) == 0) return;
  pl_lir_ins_text(ins, " ");
  pl_lir_ins_text(ins, pl_export_word(op, name, "llvm.ordering"));
}

/* Appends `, align N` with the op's alignment, or `natural` if it has none. False, reported, if LLVM would refuse the
 * alignment. */
static bool add_align(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint64_t natural) {
  int64_t given = pl_export_num(op, PL_NAME_ALIGNMENT);
  pl_lir_ins_str(ins,
                 pl_lir_text(e->m.arena, ", align %llu", given > 0 ? (unsigned long long)given : (unsigned long long)natural));
  return pl_export_verify_alignment(e, op, given);
}

/* Emits `alloca [inalloca] T[, iN count], align N[, addrspace(S)]`, without the count if it is the i32 constant 1, and with
 * the data layout's preferred alignment if the op has none. False, reported, if LLVM would refuse the op's alignment. */
bool pl_export_alloca(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ALLOCA));
  const pl_lir *count = pl_export_value(e, pl_operand(op, 0));
  const pl_type *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE)->type;
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, pl_op_attr(op, PL_NAME_INALLOCA) ? "alloca inalloca " : "alloca ");
  pl_lir_ins_type(ins, elem);
  bool one = count->kind == PL_LIR_INT && pl_type_is_integer(count->type, 32) && pl_apint_is_one(count->bits);
  if (!one) {
    pl_lir_ins_text(ins, ", ");
    pl_lir_ins_typed(ins, count);
  }
  bool ok = add_align(e, op, ins, pl_data_layout_preferred_align(&e->m.layout, elem));
  uint32_t space = pl_result(op, 0)->type->ptr.space;
  if (space) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, ", addrspace(%u)", space));
  ins->extra_type = elem;
  return ok;
}

/* Emits `load [atomic] [volatile] T, ptr p[ syncscope][ ordering], align N`, with the ABI alignment if the op has none, and
 * attaches the op's metadata. False, reported, if LLVM would refuse the alignment or after an error in the metadata. */
bool pl_export_load(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_LOAD));
  bool atomic = pl_export_num(op, PL_NAME_ORDERING) != 0;
  const pl_type *type = pl_result(op, 0)->type;
  const pl_lir *address = pl_export_value(e, pl_operand(op, 0));
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, atomic ? "load atomic " : "load ");
  if (pl_op_attr(op, PL_NAME_VOLATILE)) pl_lir_ins_text(ins, "volatile ");
  pl_lir_ins_type(ins, type);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_typed(ins, address);
  if (atomic) add_scope(e, op, ins);
  add_ordering(op, PL_NAME_ORDERING, ins);
  return add_align(e, op, ins, pl_data_layout_abi_align(&e->m.layout, type)) && pl_export_op_metadata(e, op, ins);
}

/* Emits `store [atomic] [volatile] T v, ptr p[ syncscope][ ordering], align N`, with the ABI alignment if the op has none, and
 * attaches the op's metadata. False, reported, if LLVM would refuse the alignment or after an error in the metadata. */
bool pl_export_store(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_STORE));
  bool atomic = pl_export_num(op, PL_NAME_ORDERING) != 0;
  const pl_lir *value = pl_export_value(e, pl_operand(op, 0)), *address = pl_export_value(e, pl_operand(op, 1));
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, atomic ? "store atomic " : "store ");
  if (pl_op_attr(op, PL_NAME_VOLATILE)) pl_lir_ins_text(ins, "volatile ");
  pl_lir_ins_typed(ins, value);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_typed(ins, address);
  if (atomic) add_scope(e, op, ins);
  add_ordering(op, PL_NAME_ORDERING, ins);
  return add_align(e, op, ins, pl_data_layout_abi_align(&e->m.layout, value->type)) && pl_export_op_metadata(e, op, ins);
}

/* The least power of two that is at least `n`; 2^32 if that is larger. */
static uint64_t power_of_two_from(uint64_t n) {
  uint64_t p = 1;
  while (p < n && p < (uint64_t)1 << 32)
    p *= 2;
  return p;
}

#define LAST_OF_19 16 /* udec_wrap; the ones after it came with LLVM 20 and 21 */

/* Emits `atomicrmw [volatile] <operation> ptr p, T v[ syncscope] <ordering>, align N`, with the store size rounded up to a
 * power of two if the op has no alignment, and attaches the op's metadata. False, reported, if LLVM 19 lacks the operation and
 * the text is for that, LLVM would refuse the alignment, or after an error in the metadata. */
bool pl_export_atomicrmw(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ATOMICRMW));
  const char *word = pl_export_word(op, PL_NAME_BIN_OP, "llvm.atomicrmw");
  if (pl_export_is_old(e) && pl_export_num(op, PL_NAME_BIN_OP) > LAST_OF_19)
    return pl_export_error(e, op, "LLVM 19 has no atomicrmw %s", word);
  const pl_lir *address = pl_export_value(e, pl_operand(op, 0)), *value = pl_export_value(e, pl_operand(op, 1));
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, pl_op_attr(op, PL_NAME_VOLATILE) ? "atomicrmw volatile " : "atomicrmw ");
  pl_lir_ins_text(ins, word[0] == '_' ? word + 1 : word); /* _and, _or, _xor */
  pl_lir_ins_text(ins, " ");
  pl_lir_ins_typed(ins, address);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_typed(ins, value);
  add_scope(e, op, ins);
  add_ordering(op, PL_NAME_ORDERING, ins);
  return add_align(e, op, ins, power_of_two_from(pl_data_layout_store_size(&e->m.layout, value->type))) &&
         pl_export_op_metadata(e, op, ins);
}

/* Emits `cmpxchg [weak] [volatile] ptr p, T expected, T new[ syncscope] <ordering> <ordering>, align N`, with the store size
 * rounded up to a power of two if the op has no alignment, and attaches the op's metadata. False, reported, if LLVM would
 * refuse the alignment or after an error in the metadata. */
bool pl_export_cmpxchg(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_CMPXCHG));
  const pl_lir *values[3];
  for (uint32_t i = 0; i < 3; i++)
    values[i] = pl_export_value(e, pl_operand(op, i));
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, pl_op_attr(op, PL_NAME_WEAK) ? "cmpxchg weak " : "cmpxchg ");
  if (pl_op_attr(op, PL_NAME_VOLATILE)) pl_lir_ins_text(ins, "volatile ");
  for (uint32_t i = 0; i < 3; i++) {
    if (i) pl_lir_ins_text(ins, ", ");
    pl_lir_ins_typed(ins, values[i]);
  }
  add_scope(e, op, ins);
  add_ordering(op, PL_NAME_SUCCESS_ORDERING, ins);
  add_ordering(op, PL_NAME_FAILURE_ORDERING, ins);
  return add_align(e, op, ins, power_of_two_from(pl_data_layout_store_size(&e->m.layout, values[1]->type))) &&
         pl_export_op_metadata(e, op, ins);
}

/* Emits `fence[ syncscope] <ordering>`. Always true. */
bool pl_export_fence(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_FENCE));
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "fence");
  add_scope(e, op, ins);
  add_ordering(op, PL_NAME_ORDERING, ins);
  return true;
}

/* The getelementptr keywords for flag bits 1 (inbounds), 2 (nusw, not printed with inbounds, which implies it), 4 (nuw), each
 * with a space after it. */
static const char *gep_flags(int64_t flags) {
  if (flags & 1) return flags & 4 ? "inbounds nuw " : "inbounds ";
  if (flags & 2) return flags & 4 ? "nusw nuw " : "nusw ";
  return flags & 4 ? "nuw " : "";
}

/* Emits `getelementptr <flags> T, ptr base, <indices>`, static indices as i32, or defines the result as the folded constant if
 * base and indices are constants that fold. Always true. */
bool pl_export_getelementptr(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR));
  const pl_attr *raw = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES);
  const pl_type *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE)->type, *i32 = pl_type_integer(e->m.ctx, 32);
  const pl_lir *base = pl_export_value(e, pl_operand(op, 0));
  uint32_t count = (uint32_t)raw->dense.count, next = 1;
  int64_t flags = pl_export_num(op, PL_NAME_NO_WRAP_FLAGS);
  const pl_lir **indices = PL_NEW_ARRAY(e->m.arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++) {
    int64_t number = 0;
    (void)pl_apint_to_i64(pl_dense_at(raw, i), &number);
    bool dynamic = number == INT32_MIN && next < op->num_operands;
    indices[i] = dynamic ? pl_export_value(e, pl_operand(op, next++)) : pl_lir_i64(&e->m, i32, number);
  }
  const pl_lir *known = pl_lir_fold_gep(&e->m, elem, base, indices, count, (uint32_t)flags, pl_result(op, 0)->type);
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "getelementptr ");
  pl_lir_ins_text(ins, gep_flags(flags));
  pl_lir_ins_type(ins, elem);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_typed(ins, base);
  for (uint32_t i = 0; i < count; i++) {
    pl_lir_ins_text(ins, ", ");
    pl_lir_ins_typed(ins, indices[i]);
  }
  ins->extra_type = elem;
  return true;
}

/* Emits `va_arg ptr list, T` for the result type T. Always true. */
bool pl_export_va_arg(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_VA_ARG));
  const pl_lir *list = pl_export_value(e, pl_operand(op, 0));
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "va_arg ");
  pl_lir_ins_typed(ins, list);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_type(ins, pl_result(op, 0)->type);
  return true;
}
