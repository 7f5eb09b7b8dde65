/* memref_query.c - the parts of a memref, memory space casts, globals and assumptions on buffers. Source: MLIR documentation,
 * "'memref' Dialect". */
#include <assert.h>
#include <string.h>

#include "verify/sem/memory/address_space.h"
#include "verify/sem/memory/bounds.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/ops/unranked.h"
#include "verify/sem/ops/view_parts.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/constant_globals.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/symbols.h"
#include "verify/sem/state/values.h"

/* Carries out memref.extract_strided_metadata: the results are the buffer as a memref of rank 0 and offset 0, noted as one of the
 * same buffer, then offset, sizes and strides. Unsupported for an unranked memref. */
static pl_sem_status strided_metadata(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type;
  uint32_t rank = from->shaped.rank;
  if (from->kind != PL_TYPE_MEMREF || op->num_results != 2 + 2 * rank) return pl_sem_unsupported_form(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *base = pl_view_new(sem, in, 0);
  base[2] = pl_leaf_of(sem, pl_view_word(sem, 0));
  pl_sem_note_same_buffer(sem, base, 0, from, in);
  pl_sem_set(sem, &op->results[0], base);
  for (uint32_t i = 0; i < 1 + 2 * rank; i++)
    pl_sem_set_scalar(sem, &op->results[1 + i], in[2 + i]);
  return PL_SEM_OK;
}

/* Carries out memref.extract_aligned_pointer_as_index: the aligned pointer, cut or zero-extended to the width of an index. */
static pl_sem_status aligned_pointer(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_leaf *pointers = pl_sem_memref_pointers(sem, op);
  if (!pointers) return pl_sem_unsupported_form(sem, op);
  uint32_t bits = pl_layout_index_bits(sem->world->layout);
  pl_leaf pointer = pointers[1];
  pointer.value = bits < PL_POINTER_BITS ? pl_bv_extract(T, pointer.value, 0, bits) : pl_bv_zext(T, pointer.value, bits);
  pl_sem_set_scalar(sem, &op->results[0], pointer);
  return PL_SEM_OK;
}

/* Carries out memref.assume_alignment: adds the condition that the element at the offset is aligned, if the result counts; the
 * result is the operand. A violation makes the result poison, which a use makes undefined here, as in the op's lowering
 * (`llvm.intr.assume`). Unsupported without a positive alignment. (MLIR documentation, "'memref' Dialect",
 * memref.assume_alignment.) */
static pl_sem_status assume_alignment(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_attr *attr = pl_op_attr(op, PL_NAME_ALIGNMENT);
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  uint64_t align = 0;
  if (!attr || attr->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(attr->integer, &align) || align == 0 || !elem)
    return pl_sem_unsupported_form(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  const pl_term *bytes =
      pl_bv_mul(T, pl_bv_sext(T, in[2].value, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, pl_bv_add(T, in[1].value, bytes), pl_bv_u64(T, PL_POINTER_BITS, align));
  if (pl_op_result_counts(op)) pl_view_require(sem, op, pl_eq(T, rest, pl_bv_u64(T, PL_POINTER_BITS, 0)));
  if (op->num_results == 1) pl_sem_set(sem, &op->results[0], in);
  return PL_SEM_OK;
}

/* Carries out memref.memory_space_cast of a ranked memref: casts its two pointers and copies the rest; unsupported for other
 * types. */
static pl_sem_status memory_space_cast(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  if (from->kind != PL_TYPE_MEMREF || to->kind != from->kind) return pl_sem_unsupported_form(sem, op);
  const uint32_t count = 3 + 2 * from->shaped.rank;
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  memcpy(out, in, count * sizeof *out);
  for (uint32_t i = 0; i < 2; i++)
    out[i].value = pl_sem_cast_space(sem, in[i].value, from, to);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out memref.get_global: a memref of the global's elements from offset 0 on, whose allocated pointer, which must not be
 * used, is poison unless poison is left out (world->poison_off). Unsupported for a dynamic size, or a nested symbol. */
static pl_sem_status get_global(pl_sem *sem, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, PL_NAME_NAME);
  const pl_type *type = op->results[0].type;
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) return pl_sem_unsupported_form(sem, op);
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * type->shaped.rank);
  pl_memref_leaves m = pl_sem_memref(out, type->shaped.rank);
  out[1] = pl_leaf_of(sem, pl_sem_symbol_address(sem->world, name->symbol.path[0]));
  pl_sem_note_final(sem, name->symbol.path[0], out[1].value);
  out[0] = (pl_leaf){out[1].value, pl_bool(sem->world->T, !sem->world->poison_off)};
  out[2] = pl_leaf_of(sem, pl_view_word(sem, 0));
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC) return pl_sem_unsupported_form(sem, op);
    m.sizes[i] = pl_leaf_of(sem, pl_view_word(sem, type->shaped.shape[i]));
  }
  pl_view_row_major(sem, op, m, type->shaped.rank);
  pl_sem_declare_wellformed(sem, type, out, true);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out memref.distinct_objects: adds the conditions that no two of the memrefs are in one object; the results are the
 * operands. (MLIR documentation, "'memref' Dialect", memref.distinct_objects.) */
static pl_sem_status distinct_objects(pl_sem *sem, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    pl_leaf *mine = pl_sem_get(sem, pl_operand(op, i));
    for (uint32_t k = 0; k < i; k++)
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op,
                     pl_sem_are_separate(sem, mine[1].value, pl_sem_get(sem, pl_operand(op, k))[1].value));
    pl_sem_set(sem, &op->results[i], mine);
  }
  return PL_SEM_OK;
}

pl_sem_status pl_sem_memref_query(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_MEMREF_EXTRACT_STRIDED_METADATA: return strided_metadata(sem, op);
  case PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX: return aligned_pointer(sem, op);
  case PL_OP_MEMREF_ASSUME_ALIGNMENT: return assume_alignment(sem, op);
  case PL_OP_MEMREF_DISTINCT_OBJECTS: return distinct_objects(sem, op);
  case PL_OP_MEMREF_MEMORY_SPACE_CAST: return memory_space_cast(sem, op);
  case PL_OP_MEMREF_PREFETCH: return PL_SEM_OK; /* a hint */
  case PL_OP_MEMREF_GET_GLOBAL: return get_global(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
