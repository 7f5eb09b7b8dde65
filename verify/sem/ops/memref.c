/* memref.c - loads, stores, allocations, dim, rank and cast of memrefs.
 *
 * Element [i0..ik] of a memref is at aligned + sizeof(element) * (offset + sum(i_j * stride_j)) in exact integers; where they
 * would wrap, the source is undefined. Terms compute modulo 2^w; that nothing wraps is in the facts (memory/access_facts.c).
 * Sources: LLVM IR Target (2022), Address Computation; Built-in Function and MemRef Calling Convention (2021), Index
 * Linearization; MLIR documentation, "'memref' Dialect". */
#include <assert.h>
#include <string.h>

#include "verify/sem/memory/elements.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/object_choice.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* The alignment of an access in bytes: what the op states, even if that is less than the element's own, otherwise the element's,
 * or 1 if that has no layout. (MLIR documentation, "'memref' Dialect", memref.load: `alignment`.) */
static uint64_t access_align(pl_sem *sem, const pl_op *op, const pl_type *elem) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, elem);
  uint64_t align = pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0), natural = flat ? flat->align : 1;
  return align ? align : natural;
}

/* Makes the leaves of a loaded memref match its type, with conditions, if `descriptor_static` lets it rely on that (else the
 * program that stored it is undefined), and declares it well-formed if that may be assumed. False if the layout is not strided.
 */
static bool hold_element(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  int64_t strides[PL_SEM_MAX_RANK], offset;
  if (rank > PL_SEM_MAX_RANK || !pl_memref_strides(type, strides, &offset)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  const pl_term *from = leaves[1].value;
  const bool incoming = from->op == PL_TERM_MEM_LOAD && !sem->odd_memrefs;
  if (!sem->world->descriptor_static) return true;
  pl_sem_require_static(sem, op, offset, m.offset);
  const pl_term *product = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    pl_sem_require_static(sem, op, type->shaped.shape[i], &m.sizes[i]);
    pl_sem_require_static(sem, op, strides[i], &m.strides[i]);
    if (sem->world->sizes_nonnegative && !sem->odd_sizes)
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op,
                     pl_or(T, m.sizes[i].poison, pl_bv_sle(T, pl_bv_u64(T, bits, 0), m.sizes[i].value)));
    if (!type->shaped.layout && strides[i] == PL_DYNAMIC) {
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, m.strides[i].value, product));
      m.strides[i].value = product;
    }
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  if (incoming) pl_sem_declare_wellformed(sem, type, leaves, true);
  return true;
}

/* Carries out memref.load; an element that is a memref is made to match its type (hold_element). Unsupported if the element can't
 * be loaded. */
static pl_sem_status load(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_term *address = pl_sem_element_address(sem, op, type, pl_sem_get(sem, pl_operand(op, 0)), 1);
  if (!address) return pl_sem_unsupported(sem, "'memref.load' of this element type");
  pl_leaf *value = pl_sem_load(sem, op, type->shaped.elem, address, access_align(sem, op, type->shaped.elem));
  if (!value) return PL_SEM_UNSUPPORTED;
  if (type->shaped.elem->kind == PL_TYPE_MEMREF && !hold_element(sem, op, type->shaped.elem, value))
    return pl_sem_unsupported(sem, "'memref.load' of a memref whose layout is not strided");
  if (type->shaped.elem->kind == PL_TYPE_UNRANKED_MEMREF && !sem->odd_memrefs && value[1].value->op == PL_TERM_MEM_LOAD)
    pl_sem_declare_wellformed(sem, type->shaped.elem, value, true);
  pl_sem_set(sem, &op->results[0], value);
  return PL_SEM_OK;
}

/* Carries out memref.store; unsupported for an element type without a layout, else as pl_sem_store. */
static pl_sem_status store(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 1)->type;
  const pl_term *address = pl_sem_element_address(sem, op, type, pl_sem_get(sem, pl_operand(op, 1)), 2);
  if (!address) return pl_sem_unsupported(sem, "'memref.store' of this element type");
  const pl_type *elem = type->shaped.elem;
  pl_sem_note_put(sem, elem, pl_sem_get(sem, pl_operand(op, 0)));
  return pl_sem_store(sem, op, type->shaped.elem, pl_sem_get(sem, pl_operand(op, 0)), address,
                      access_align(sem, op, type->shaped.elem));
}

/* Sets the sizes, from the type and the op's first operands, the row-major strides and the offset 0 of a new memref, and
 * *elements to the number of its elements; adds the conditions that dynamic sizes are neither poison nor negative and that signed
 * products do not overflow. */
static void fill_shape(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, const pl_term **elements) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout), dynamic = 0;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] != PL_DYNAMIC) {
      m.sizes[i] = pl_leaf_of(sem, pl_bv_i64(T, bits, type->shaped.shape[i]));
      continue;
    }
    pl_leaf size = pl_sem_get(sem, pl_operand(op, dynamic++))[0];
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, size.poison));
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_sle(T, pl_bv_u64(T, bits, 0), size.value));
    m.sizes[i] = pl_leaf_of(sem, size.value);
  }
  *elements = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    m.strides[i] = pl_leaf_of(sem, *elements);
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, *elements, m.sizes[i].value)));
    *elements = pl_bv_mul(T, *elements, m.sizes[i].value);
  }
  *m.offset = pl_leaf_of(sem, pl_bv_u64(T, bits, 0));
}

/* Carries out memref.alloc or alloca: a new object of that kind and a well-formed memref of it; sizes that overflow an index are
 * undefined. Unsupported unless the layout is the default one and the elements have a size. */
static pl_sem_status allocate(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind) {
  pl_terms *T = sem->world->T;
  const pl_type *type = op->results[0].type;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  if (!flat || !elem || !elem->sized || !pl_memref_is_identity(type))
    return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  const pl_term *elements;
  fill_shape(sem, op, type, leaves, &elements);
  uint64_t wanted = pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0), align = wanted > elem->align ? wanted : elem->align;
  /* The size in bytes is an index too: where it would wrap, the source is undefined. */
  const pl_term *scale = pl_bv_u64(T, pl_layout_index_bits(sem->world->layout), elem->alloc_size);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, elements, scale)));
  const pl_term *size = pl_bv_zext(T, pl_bv_mul(T, elements, scale), PL_POINTER_BITS);
  bool generic = sem->world->generic_functions && kind == PL_SEM_HEAP;
  const pl_term *aligned, *base = pl_sem_claim_object(sem, op, kind, size, align, type->shaped.elem, generic, &aligned)->base;
  leaves[0] = pl_leaf_of(sem, base);
  leaves[1] = pl_leaf_of(sem, aligned);
  pl_sem_declare_wellformed(sem, type, leaves, false);
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

/* Carries out memref.dealloc of a ranked memref: frees its allocated pointer, on condition that it is not poison. The status is
 * that of pl_sem_free_memref. */
static pl_sem_status dealloc(pl_sem *sem, const pl_op *op) {
  pl_leaf allocated = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, allocated.poison)); /* a global must not be freed */
  return pl_sem_free_memref(sem, op, allocated.value, pl_operand(op, 0)->type);
}

/* Carries out memref.dim of a ranked memref; an index that is poison or out of range is undefined. Always OK. */
static pl_sem_status dim(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *type = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  pl_memref_leaves m = pl_sem_memref(pl_sem_get(sem, pl_operand(op, 0)), rank);
  pl_leaf index = pl_sem_get(sem, pl_operand(op, 1))[0];
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, index.poison));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_ult(T, index.value, pl_bv_u64(T, bits, rank)));
  pl_leaf size = rank > 0 ? m.sizes[rank - 1] : pl_leaf_of(sem, pl_bv_u64(T, bits, 0));
  for (uint32_t i = rank; i-- > 1;) {
    const pl_term *here = pl_eq(T, index.value, pl_bv_u64(T, bits, i - 1));
    size.value = pl_ite(T, here, m.sizes[i - 1].value, size.value);
    size.poison = pl_ite(T, here, m.sizes[i - 1].poison, size.poison);
  }
  pl_sem_set_scalar(sem, &op->results[0], size); /* the size of a memref that is poison is poison */
  return PL_SEM_OK;
}

/* Carries out memref.cast between ranked memrefs. A mismatch at run time is undefined, so the static parts of the new type are
 * put into the result. Unsupported if its layout is not strided. */
static pl_sem_status cast(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = to->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  int64_t strides[PL_SEM_MAX_RANK], offset;
  if (rank > PL_SEM_MAX_RANK || !pl_memref_strides(to, strides, &offset))
    return pl_sem_unsupported(sem, "'memref.cast' to a layout that is not strided");
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * rank);
  memcpy(out, in, (3 + 2 * rank) * sizeof *out);
  pl_memref_leaves m = pl_sem_memref(out, rank);
  pl_sem_require_static(sem, op, offset, m.offset);
  for (uint32_t i = 0; i < rank; i++)
    pl_sem_require_static(sem, op, to->shaped.shape[i], &m.sizes[i]);
  const pl_term *product = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    pl_sem_require_static(sem, op, strides[i], &m.strides[i]);
    if (!to->shaped.layout && strides[i] == PL_DYNAMIC) { /* strides of the default layout are products */
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, m.strides[i].value, product));
      m.strides[i].value = product;
    }
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_view *v = pl_sem_note_view(sem, out, rank, from, in);
  for (uint32_t i = 0; i < rank; i++)
    v->steps[i * rank + i] = pl_bv_u64(T, bits, 1);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out memref.rank of a ranked memref: the rank of its type. */
static pl_sem_status rank_of(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  pl_sem_set_scalar(sem, &op->results[0],
                    pl_leaf_of(sem, pl_bv_u64(sem->world->T, pl_layout_index_bits(sem->world->layout), type->shaped.rank)));
  return PL_SEM_OK;
}

pl_sem_status pl_sem_memref_op(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_MEMREF_LOAD: return load(sem, op);
  case PL_OP_MEMREF_STORE: return store(sem, op);
  case PL_OP_MEMREF_ALLOC: return allocate(sem, op, PL_SEM_HEAP);
  case PL_OP_MEMREF_ALLOCA: return allocate(sem, op, PL_SEM_STACK);
  case PL_OP_MEMREF_DEALLOC: return dealloc(sem, op);
  case PL_OP_MEMREF_DIM: return dim(sem, op);
  case PL_OP_MEMREF_RANK: return rank_of(sem, op);
  case PL_OP_MEMREF_CAST: return cast(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
