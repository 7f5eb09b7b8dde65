/* unranked.c - memrefs whose rank is not in the type: a rank, and a pointer to a descriptor of that rank in memory.
 *
 * The source cannot observe the memory of the descriptor, so it is given the same as the lowering: a stack object for each cast
 * from a ranked memref, the caller's object for an argument, and a copy on the stack of what a callee returned on the heap.
 * Sources: LLVM IR Target (2022), Unranked MemRef Types, Default Calling Convention for Unranked MemRef; MLIR documentation,
 * "'memref' Dialect", memref.cast, memref.rank, memref.dim. */
#include "verify/sem/ops/unranked.h"

#include <assert.h>

#include "verify/sem/memory/address_space.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/object_choice.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Whether the type is an unranked memref. */
static bool is_unranked(const pl_type *type) { return type->kind == PL_TYPE_UNRANKED_MEMREF; }

/* The bytes of an index in memory. */
static uint64_t word_bytes(const pl_sem *sem) { return (pl_layout_index_bits(sem->world->layout) + 7) / 8; }

/* The leaves to be stored for a descriptor at `address`: one that is poison, such as the allocated pointer of a global, is
 * replaced by what the lowering has in its object there, if that has one that has not escaped. */
static pl_leaf *chosen_leaves(pl_sem *sem, const pl_leaf *leaves, const pl_flat *flat, const pl_term *address) {
  pl_terms *T = sem->world->T;
  const pl_sem_object *lowered = sem->other ? pl_sem_find_object(sem->other, address) : NULL;
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    uint32_t bytes = (flat->leaves[i].bits + 7) / 8;
    const pl_term *place = pl_bv_add(T, address, pl_bv_u64(T, PL_POINTER_BITS, flat->leaves[i].offset));
    out[i] = leaves[i];
    if (!lowered || lowered->escaped || !pl_term_is_true(leaves[i].poison)) continue;
    out[i].value = pl_bv_extract(T, pl_mem_load(T, lowered->mem, place, bytes), 0, flat->leaves[i].bits);
    out[i].poison = pl_mem_poison(T, lowered->mem, place, bytes);
  }
  return out;
}

pl_sem_status pl_sem_to_unranked(pl_sem *sem, const pl_op *op, const pl_type *from, const pl_leaf *in) {
  assert(from->kind == PL_TYPE_MEMREF && in && op->num_results == 1);
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, from);
  const pl_term *address, *size = pl_bv_u64(T, PL_POINTER_BITS, flat->alloc_size);
  pl_sem_object *made = pl_sem_claim_object(sem, op, PL_SEM_STACK, size, flat->align, NULL, false, &address);
  made->descriptor = true;
  made->well_formed = sem->role == PL_ROLE_SOURCE && pl_sem_is_wellformed(sem, from, in);
  pl_sem_note_put(sem, from, in);
  pl_leaf *leaves = chosen_leaves(sem, in, flat, address);
  pl_sem_status status = pl_sem_store(sem, op, from, leaves, address, flat->align);
  pl_leaf *out = pl_sem_new_leaves(sem, 2);
  out[0] = pl_leaf_of(sem, pl_bv_u64(T, pl_layout_index_bits(sem->world->layout), from->shaped.rank));
  out[1] = pl_leaf_of(sem, address);
  pl_sem_set(sem, &op->results[0], out);
  return status;
}

/* Adds the condition that the leaf equals the value, and replaces it by the value. */
static void require_equal(pl_sem *sem, const pl_op *op, pl_leaf *leaf, const pl_term *value) {
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(sem->world->T, leaf->value, value));
  leaf->value = value;
}

/* Adds the conditions that a descriptor which was loaded matches its type (a mismatch at run time is undefined) and puts what the
 * type fixes into its leaves; with `sizes`, also that sizes are not negative. False, with nothing added, if the type has no
 * meaning here. */
static bool require_type(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, bool sizes) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  int64_t strides[PL_SEM_MAX_RANK], offset;
  if (rank > PL_SEM_MAX_RANK || !pl_memref_strides(type, strides, &offset)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  if (offset != PL_DYNAMIC) require_equal(sem, op, m.offset, pl_bv_i64(T, bits, offset));
  const pl_term *product = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    if (type->shaped.shape[i] != PL_DYNAMIC) require_equal(sem, op, &m.sizes[i], pl_bv_i64(T, bits, type->shaped.shape[i]));
    if (sizes) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_sle(T, pl_bv_u64(T, bits, 0), m.sizes[i].value));
    if (strides[i] != PL_DYNAMIC) require_equal(sem, op, &m.strides[i], pl_bv_i64(T, bits, strides[i]));
    if (!type->shaped.layout) require_equal(sem, op, &m.strides[i], product);
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  return true;
}

/* Loads a ranked descriptor of the layout `flat` at `address` part by part, since on the stack there need be no memory for the
 * padding after the last one; NULL with `why` if one can't be loaded. */
static pl_leaf *load_descriptor(pl_sem *sem, const pl_op *op, const pl_flat *flat, const pl_term *address) {
  pl_terms *T = sem->world->T;
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const bool pointer = i < 2;
    const pl_type *type = pointer ? pl_type_llvm_ptr(op->module->ctx, 0) : pl_type_integer(op->module->ctx, flat->leaves[i].bits);
    const pl_term *place = pl_bv_add(T, address, pl_bv_u64(T, PL_POINTER_BITS, flat->leaves[i].offset));
    const pl_leaf *part = pl_sem_load(sem, op, type, place, pointer ? 8 : word_bytes(sem));
    if (!part) return NULL;
    out[i] = *part;
  }
  return out;
}

/* Carries out memref.cast from an unranked memref to the ranked type `to`: reads its descriptor, with the conditions that nothing
 * is poison and that the rank and the type match, and notes the read for facts. Undecided if the object of the descriptor is not
 * known; unsupported if it can't be loaded or the type is. */
static pl_sem_status recall_rank(pl_sem *sem, const pl_op *op, const pl_type *to) {
  pl_terms *T = sem->world->T;
  const pl_leaf *from = pl_sem_get(sem, pl_operand(op, 0));
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, to);
  const pl_term *rank = pl_bv_u64(T, from[0].value->sort.width, to->shaped.rank);
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, pl_sem_or_poison(sem, from[0].poison, from[1].poison)));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, from[0].value, rank));
  const bool given =
      pl_sem_root(sem->world, from[1].value) == sem->world->shared_root; /* a caller's descriptor is a whole structure */
  pl_leaf *leaves = given ? pl_sem_load(sem, op, to, from[1].value, flat->align) : load_descriptor(sem, op, flat, from[1].value);
  if (!leaves) return pl_sem_root(sem->world, from[1].value) ? PL_SEM_UNSUPPORTED : PL_SEM_UNDECIDED;
  pl_fact_seed seed = {op, NULL, from + 1, NULL, from[1].value, sem->stretch, false, flat->store_size};
  pl_vec_push(&sem->seeds, seed);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, leaves[i].poison));
    leaves[i].poison = pl_bool(T, false);
  }
  const bool wellformed = pl_sem_is_wellformed(sem, pl_operand(op, 0)->type, from);
  if (!require_type(sem, op, to, leaves, wellformed || !sem->odd_sizes))
    return pl_sem_unsupported(sem, "'memref.cast' to a layout that is not strided");
  if (sem->role == PL_ROLE_SOURCE && wellformed) pl_sem_declare_wellformed(sem, to, leaves, true);
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

/* Carries out memref.cast from an unranked memref (see recall_rank) or from a ranked to an unranked one (see pl_sem_to_unranked);
 * between two unranked ones the result is the operand. */
static pl_sem_status cast(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  if (is_unranked(from) && is_unranked(to)) {
    pl_sem_set(sem, &op->results[0], pl_sem_get(sem, pl_operand(op, 0)));
    return PL_SEM_OK;
  }
  return is_unranked(from) ? recall_rank(sem, op, to) : pl_sem_to_unranked(sem, op, from, pl_sem_get(sem, pl_operand(op, 0)));
}

/* Carries out memref.rank of an unranked memref: the result is the first of its leaves, the rank, and poison if that is. Always
 * OK. */
static pl_sem_status rank_of(pl_sem *sem, const pl_op *op) {
  pl_sem_set_scalar(sem, &op->results[0], pl_sem_get(sem, pl_operand(op, 0))[0]);
  return PL_SEM_OK;
}

/* Carries out memref.dim of an unranked memref: loads the size from its descriptor, on condition that the index is less than the
 * rank. Undecided if the object of the descriptor is not known, unsupported if nothing can be loaded. */
static pl_sem_status dim(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  uint32_t bits = pl_layout_index_bits(sem->world->layout);
  const pl_leaf *from = pl_sem_get(sem, pl_operand(op, 0)), *index = pl_sem_get(sem, pl_operand(op, 1));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, index->poison));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, pl_sem_or_poison(sem, from[0].poison, from[1].poison)));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_ult(T, index->value, from[0].value));
  const pl_term *scale = pl_bv_u64(T, PL_POINTER_BITS, word_bytes(sem));
  const pl_term *skipped = pl_bv_mul(T, pl_bv_sext(T, index->value, PL_POINTER_BITS), scale);
  const pl_term *first = pl_bv_add(T, from[1].value, pl_bv_u64(T, PL_POINTER_BITS, 16 + word_bytes(sem)));
  const pl_type *word = pl_type_integer(op->module->ctx, bits);
  pl_leaf *size = pl_sem_load(sem, op, word, pl_bv_add(T, first, skipped), word_bytes(sem));
  if (!size) return pl_sem_root(sem->world, from[1].value) ? PL_SEM_UNSUPPORTED : PL_SEM_UNDECIDED;
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, size->poison));
  pl_sem_set_scalar(sem, &op->results[0], pl_leaf_of(sem, size->value));
  return PL_SEM_OK;
}

/* Carries out memref.dealloc of an unranked memref: frees the allocated pointer, which is the first part of its descriptor.
 * Undecided if the object of the descriptor is not known, unsupported if nothing can be loaded; else the status of the free. */
static pl_sem_status dealloc(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_leaf *from = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *pointer = pl_sem_load(sem, op, pl_type_llvm_ptr(op->module->ctx, 0), from[1].value, 8);
  if (!pointer) return pl_sem_root(sem->world, from[1].value) ? PL_SEM_UNSUPPORTED : PL_SEM_UNDECIDED;
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pointer->poison));
  return pl_sem_free_memref(sem, op, pointer->value, pl_operand(op, 0)->type);
}

const pl_leaf *pl_sem_memref_pointers(pl_sem *sem, const pl_op *op) {
  assert(op->num_operands > 0);
  pl_terms *T = sem->world->T;
  const pl_leaf *from = pl_sem_get(sem, pl_operand(op, 0));
  const pl_type *pointer = pl_type_llvm_ptr(op->module->ctx, 0);
  pl_leaf *out = pl_sem_new_leaves(sem, 2);
  if (!is_unranked(pl_operand(op, 0)->type)) return from;
  for (uint32_t i = 0; i < 2; i++) {
    const pl_term *place = pl_bv_add(T, from[1].value, pl_bv_u64(T, PL_POINTER_BITS, 8 * i));
    pl_leaf *found = pl_sem_load(sem, op, pointer, place, 8);
    if (!found) return NULL;
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, found->poison));
    out[i] = pl_leaf_of(sem, found->value);
  }
  return out;
}

/* Adds the condition that the size in bytes of a descriptor of that rank fits an index, as the size of any buffer does. Does
 * nothing for an index narrower than a pointer unless memrefs are assumed to be in objects (world->memref_in_object). */
static void require_counted(pl_sem *sem, const pl_op *op, const pl_term *rank) {
  pl_terms *T = sem->world->T;
  const uint32_t bits = rank->sort.width;
  const uint64_t largest = (UINT64_C(1) << (bits - 1)) - 1, words = largest / word_bytes(sem), other = 16 / word_bytes(sem) + 2;
  const pl_term *most = pl_bv_u64(T, bits, words > other ? (words - other) / 2 : 0);
  if (bits < PL_POINTER_BITS && !sem->world->memref_in_object) return; /* at full width no object is larger */
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pl_bv_ult(T, most, rank)));
}

/* The size in bytes of a ranked descriptor of that rank, computed in the width of an index; adds the condition that it fits (see
 * require_counted). */
static const pl_term *counted_bytes(pl_sem *sem, const pl_op *op, const pl_term *rank) {
  pl_terms *T = sem->world->T;
  const uint32_t bits = rank->sort.width;
  require_counted(sem, op, rank);
  const pl_term *indices = pl_bv_add(T, pl_bv_mul(T, rank, pl_bv_u64(T, bits, 2)), pl_bv_u64(T, bits, 1));
  const pl_term *bytes = pl_bv_add(T, pl_bv_u64(T, bits, 16), pl_bv_mul(T, indices, pl_bv_u64(T, bits, word_bytes(sem))));
  return bytes;
}

/* The size in bytes (BV64) of the stack object for a descriptor of `counted` bytes: with padding after narrow indices if the
 * lowering has an object of that size, otherwise without. */
static const pl_term *stack_size(pl_sem *sem, const pl_term *counted) {
  pl_terms *T = sem->world->T;
  const pl_term *bytes = pl_bv_zext(T, counted, PL_POINTER_BITS);
  if (word_bytes(sem) >= 8) return bytes;
  const pl_term *padding = pl_bv_u64(T, counted->sort.width, 8 - word_bytes(sem));
  const pl_term *padded = pl_bv_zext(T, pl_bv_add(T, counted, padding), PL_POINTER_BITS);
  return pl_sem_has_partner(sem, PL_SEM_STACK, padded, 8, NULL) ? padded : bytes;
}

/* Carries out memref.memory_space_cast of an unranked memref: a new descriptor on the stack with the pointers cast and the rest
 * copied. Undecided if the old descriptor is not known. */
static pl_sem_status memory_space_cast(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_leaf *from = pl_sem_get(sem, pl_operand(op, 0)), *pointers = pl_sem_memref_pointers(sem, op);
  const pl_term *root = pl_sem_root(sem->world, from[1].value), *address;
  const pl_term *counted = counted_bytes(sem, op, from[0].value), *bytes = pl_bv_zext(T, counted, PL_POINTER_BITS);
  if (!pointers || !root) return pl_sem_undecided(sem, "'memref.memory_space_cast' of an unranked memref");
  pl_sem_object *source = pl_sem_find_object(sem, root);
  const pl_term *memory = source && !source->escaped ? source->mem : sem->mem, *skip = pl_bv_u64(T, PL_POINTER_BITS, 16);
  const bool foreign = pl_sem_is_wellformed(sem, pl_operand(op, 0)->type, from);
  pl_sem_record_places(sem, op, pl_bv_add(T, from[1].value, skip), pl_bv_sub(T, bytes, skip), 1, root, false);
  pl_sem_object *made = pl_sem_claim_object(sem, op, PL_SEM_STACK, stack_size(sem, counted), 8, NULL, false, &address);
  for (uint32_t i = 0; i < 2; i++) {
    const pl_term *place = pl_bv_add(T, address, pl_bv_u64(T, PL_POINTER_BITS, 8 * i));
    const pl_term *pointer = pl_sem_cast_space(sem, pointers[i].value, pl_operand(op, 0)->type, op->results[0].type);
    made->mem = pl_mem_store(T, made->mem, place, pointer, pl_bool(T, false));
  }
  made->mem = pl_mem_copy(T, made->mem, memory, pl_bv_add(T, address, skip), pl_bv_add(T, from[1].value, skip),
                          pl_bv_sub(T, bytes, skip));
  made->well_formed = foreign;
  made->descriptor = true;
  pl_leaf *out = pl_sem_new_leaves(sem, 2);
  out[0] = from[0];
  out[1] = pl_leaf_of(sem, address);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_unranked(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  bool from = op->num_operands > 0 && is_unranked(pl_operand(op, 0)->type);
  bool to = op->num_results > 0 && is_unranked(op->results[0].type);
  if (!from && !to) return PL_SEM_STATUS_INVALID;
  switch (op->info->kind) {
  case PL_OP_MEMREF_CAST: return cast(sem, op);
  case PL_OP_MEMREF_DIM: return dim(sem, op);
  case PL_OP_MEMREF_RANK: return rank_of(sem, op);
  case PL_OP_MEMREF_DEALLOC: return dealloc(sem, op);
  case PL_OP_MEMREF_MEMORY_SPACE_CAST: return memory_space_cast(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}

const pl_term *pl_sem_descriptor_bytes(pl_sem *sem, const pl_term *rank) {
  assert(pl_term_is_bits(rank, pl_layout_index_bits(sem->world->layout)));
  pl_terms *T = sem->world->T;
  const pl_term *word = pl_bv_u64(T, PL_POINTER_BITS, word_bytes(sem));
  const pl_term *words = pl_bv_mul(T, pl_bv_zext(T, rank, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, 2));
  words = pl_bv_add(T, words, pl_bv_u64(T, PL_POINTER_BITS, 1));
  return pl_bv_add(T, pl_bv_u64(T, PL_POINTER_BITS, 16), pl_bv_mul(T, words, word));
}

void pl_sem_read_descriptor(pl_sem *sem, const pl_op *op, const pl_leaf *unranked) {
  assert(pl_term_is_address(unranked[1].value));
  const pl_term *root = pl_sem_root(sem->world, unranked[1].value);
  if (word_bytes(sem) < PL_POINTER_BITS / 8) require_counted(sem, op, unranked[0].value); /* at full width the bytes are equal */
  if (root) pl_sem_record_places(sem, op, unranked[1].value, pl_sem_descriptor_bytes(sem, unranked[0].value), 1, root, false);
}

void pl_sem_adopt_unranked(pl_sem *sem, const pl_op *call, const pl_value *result) {
  assert(sem->role == PL_ROLE_SOURCE && result->type->kind == PL_TYPE_UNRANKED_MEMREF);
  pl_terms *T = sem->world->T;
  pl_leaf *leaves = pl_sem_get(sem, result), *out = pl_sem_new_leaves(sem, 2);
  const pl_term *address, *heap = leaves[1].value;
  const pl_term *counted = counted_bytes(sem, call, leaves[0].value), *bytes = pl_bv_zext(T, counted, PL_POINTER_BITS);
  pl_sem_object *copy = pl_sem_claim_object(sem, call, PL_SEM_STACK, stack_size(sem, counted), 8, NULL, false, &address);
  pl_sem_read_descriptor(sem, call, leaves);
  copy->well_formed = !sem->odd_memrefs;
  copy->descriptor = true;
  copy->mem = pl_mem_copy(T, copy->mem, sem->mem, address, heap, bytes);
  if (!sem->world->lifetimes_off) {
    sem->mem = pl_mem_free(T, sem->mem, heap);
    sem->frees = pl_mem_free(T, sem->frees, heap);
  }
  out[0] = leaves[0];
  out[1] = pl_leaf_of(sem, address);
  pl_sem_set(sem, result, out);
}
