/* copy.c - memref.copy: one memcpy where both sides are contiguous, the runtime's memrefCopy elsewhere. Source: MLIR
 * documentation,
 * "'memref' Dialect", memref.copy; the runtime function is that of mlir_c_runner_utils. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/report.h"
#include "core/convert/emit/runtime.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/memref.h"
#include "core/convert/types/types.h"

/* Whether the type of a ranked memref shows that it is row-major without gaps, at any offset, and of a static shape that is not
 * empty. */
static bool is_packed(pl_rw *rw, const pl_type *memref) {
  uint32_t rank = memref->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset = 0, expected = 1;
  if (!pl_memref_strides(memref, strides, &offset)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (memref->shaped.shape[i] == PL_DYNAMIC || memref->shaped.shape[i] == 0) return false;
  }
  uint32_t left = rank;
  while (left > 0 && strides[left - 1] == expected) {
    if (__builtin_mul_overflow(expected, memref->shaped.shape[left - 1], &expected)) return false;
    left--;
  }
  while (left > 0 && memref->shaped.shape[left - 1] == 1)
    left--;
  return left == 0;
}

/* Whether the memref is ranked and its type shows that its elements lie without gaps in row-major order. */
static bool is_contiguous(pl_rw *rw, const pl_type *memref) {
  return memref->kind == PL_TYPE_MEMREF && (pl_memref_is_identity(memref) || is_packed(rw, memref));
}

/* Emits the address of a memref's first element, aligned[offset]; returns it. */
static pl_value *first_element(pl_rw *rw, const pl_type *elem, pl_value *desc) {
  pl_value *base = pl_desc_get(rw, desc, PL_DESC_ALIGNED);
  return pl_emit_gep1(rw, base, elem, pl_desc_get(rw, desc, PL_DESC_OFFSET));
}

/* Emits a memcpy of all elements from the first element of one descriptor to that of the other; `type` is the source's memref
 * type. */
static void emit_memcpy(pl_rw *rw, const pl_type *type, pl_value *source, pl_value *target) {
  const pl_type *elem = pl_rw_type(rw, type->shaped.elem);
  pl_value *count = pl_emit_index(rw, 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    count = pl_emit_binary(rw, PL_OP_LLVM_MUL, count, pl_desc_get_at(rw, source, PL_DESC_SIZES, i));
  pl_value *bytes = pl_emit_binary(rw, PL_OP_LLVM_MUL, count, pl_emit_size_of(rw, elem));
  pl_value *from = first_element(rw, elem, source), *to = first_element(rw, elem, target);
  pl_value *operands[] = {to, from, bytes};
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_IS_VOLATILE, pl_attr_bool(rw->ctx, false));
  pl_emit_op(rw, PL_OP_LLVM_INTR_MEMCPY, operands, 3, NULL, attrs);
}

/* Emits the unranked descriptor of a memref, with a ranked descriptor spilled to the stack, and returns it; an unranked one is
 * returned as it is. */
static pl_value *as_unranked(pl_rw *rw, const pl_type *type, pl_value *desc) {
  if (type->kind != PL_TYPE_MEMREF) return desc;
  pl_value *rank = pl_emit_int(rw, pl_rw_index_type(rw), type->shaped.rank);
  const pl_type *unranked = pl_type_unranked_memref(rw->ctx, type->shaped.elem, type->shaped.space);
  return pl_desc_pack_unranked(rw, unranked, rank, pl_desc_spill(rw, desc, pl_type_integer(rw->ctx, 64)));
}

/* ---- The runtime's view of memrefs: all numbers of 64 bits, whatever the width of index ---- */

enum { RUNTIME_BITS = 64 };

/* Emits the conversion of an index of a descriptor, which is not 64 bits wide, to the 64 bits that the runtime reads: a sign
 * extension or truncation; returns it. */
static pl_value *to_runtime(pl_rw *rw, pl_value *number) {
  const pl_type *word = pl_type_integer(rw->ctx, RUNTIME_BITS);
  return pl_emit_unary(rw, rw->index_bits < RUNTIME_BITS ? PL_OP_LLVM_SEXT : PL_OP_LLVM_TRUNC, number, word);
}

/* Emits the unranked descriptor, rank and pointer, of a ranked memref as the runtime's memrefCopy reads it, with 64-bit numbers,
 * for an index that is not 64 bits wide; returns it. The new ranked descriptor is on the stack. */
static pl_value *as_runtime_unranked(pl_rw *rw, const pl_type *type, pl_value *desc) {
  uint32_t rank = type->shaped.rank, space = 0;
  pl_rw_memory_space(type, &space);
  const pl_type *word = pl_type_integer(rw->ctx, RUNTIME_BITS), *list = pl_type_llvm_array(rw->ctx, rank, word);
  const pl_type *ptr = pl_rw_ptr_type(rw, space), *fields[] = {ptr, ptr, word, list, list};
  pl_value *wide = pl_emit_poison(rw, pl_rw_struct(rw, fields, rank ? 5 : 3));
  for (int64_t i = PL_DESC_ALLOCATED; i <= PL_DESC_OFFSET; i++) {
    pl_value *field = pl_desc_get(rw, desc, i);
    wide = pl_emit_insert(rw, wide, i == PL_DESC_OFFSET ? to_runtime(rw, field) : field, &i, 1);
  }
  for (uint32_t i = 0; i < rank; i++) {
    const int64_t size[] = {PL_DESC_SIZES, i}, stride[] = {PL_DESC_STRIDES, i};
    wide = pl_emit_insert(rw, wide, to_runtime(rw, pl_desc_get_at(rw, desc, PL_DESC_SIZES, i)), size, 2);
    wide = pl_emit_insert(rw, wide, to_runtime(rw, pl_desc_get_at(rw, desc, PL_DESC_STRIDES, i)), stride, 2);
  }
  const pl_type *parts[] = {word, pl_rw_ptr_type(rw, 0)};
  const int64_t first = 0, second = 1;
  pl_value *pair = pl_emit_poison(rw, pl_rw_struct(rw, parts, 2));
  pair = pl_emit_insert(rw, pair, pl_emit_int(rw, word, rank), &first, 1);
  return pl_emit_insert(rw, pair, pl_desc_spill(rw, wide, word), &second, 1);
}

/* Emits the unranked descriptor of a memref as the runtime's memrefCopy reads it, with indices of 64 bits; returns it. The memref
 * is ranked unless index is 64 bits wide. */
static pl_value *for_runtime(pl_rw *rw, const pl_type *type, pl_value *desc) {
  return rw->index_bits == RUNTIME_BITS ? as_unranked(rw, type, desc) : as_runtime_unranked(rw, type, desc);
}

/* Emits an alloca of `one` element that holds the descriptor; returns its address. */
static pl_value *spill(pl_rw *rw, pl_value *one, pl_value *desc) {
  pl_value *slot = pl_emit_alloca(rw, one, desc->type, pl_rw_ptr_type(rw, 0), 0);
  pl_emit_store(rw, desc, slot, 0, false);
  return slot;
}

/* Emits a call of the runtime's memrefCopy with both memrefs as unranked descriptors on the stack, between a save and a restore
 * of the stack pointer. False after an error, as for unranked memrefs with an index that is not 64 bits wide. */
static bool emit_runtime_copy(pl_rw *rw, const pl_op *op, pl_value *source, pl_value *target) {
  const pl_type *source_type = pl_operand(op, 0)->type, *target_type = pl_operand(op, 1)->type;
  bool ranked = source_type->kind == PL_TYPE_MEMREF && target_type->kind == PL_TYPE_MEMREF, fits = rw->index_bits == RUNTIME_BITS;
  const pl_type *ptr = pl_rw_ptr_type(rw, 0), *params[] = {pl_type_integer(rw->ctx, RUNTIME_BITS), ptr, ptr};
  if (!fits && !ranked) {
    pl_rw_fail(rw, "'memref.copy' of unranked memrefs calls memrefCopy of the runtime, which takes descriptors of %d-bit numbers",
               RUNTIME_BITS);
    return false;
  }
  pl_value *stack = pl_emit(rw, PL_OP_LLVM_INTR_STACKSAVE, NULL, 0, ptr, NULL);
  source = for_runtime(rw, source_type, source);
  target = for_runtime(rw, target_type, target);
  pl_value *one = pl_emit_index(rw, 1), *args[3];
  args[1] = spill(rw, one, source);
  args[2] = spill(rw, one, target);
  args[0] = pl_emit_size_of(rw, pl_rw_type(rw, source_type->shaped.elem));
  if (!fits) args[0] = to_runtime(rw, args[0]);
  if (!pl_rw_declare(rw, "memrefCopy", NULL, params, 3)) return false;
  pl_rw_call(rw, "memrefCopy", args, 3, NULL);
  pl_emit_op(rw, PL_OP_LLVM_INTR_STACKRESTORE, &stack, 1, NULL, NULL);
  return true;
}

pl_rewrite pl_convert_copy(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_COPY));
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  const pl_type *source_type = pl_operand(op, 0)->type, *target_type = pl_operand(op, 1)->type;
  pl_value *source = pl_rw_operand(rw, op, 0), *target = pl_rw_operand(rw, op, 1);
  if (is_contiguous(rw, source_type) && is_contiguous(rw, target_type)) {
    emit_memcpy(rw, source_type, source, target);
    return PL_REWRITE_DONE;
  }
  return emit_runtime_copy(rw, op, source, target) ? PL_REWRITE_DONE : PL_REWRITE_ERROR;
}
