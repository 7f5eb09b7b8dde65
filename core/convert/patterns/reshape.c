/* reshape.c - memref.reshape: sizes from a buffer. Source: MLIR documentation, "'memref' Dialect", memref.reshape; "LLVM IR
 * Target" (2022), Ranked and Unranked MemRef Types. */
#include <assert.h>

#include "core/convert/emit/blocks.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/unranked.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/memref.h"
#include "core/convert/types/types.h"

/* Emits the conversion of an entry of the shape operand to the width of index, a sign extension or truncation; returns it. The
 * entry itself if it has that type. */
static pl_value *as_index(pl_rw *rw, pl_value *entry) {
  const pl_type *elem = entry->type, *word = pl_rw_index_type(rw);
  if (elem == word) return entry;
  return pl_emit_unary(rw, elem->integer.width < word->integer.width ? PL_OP_LLVM_SEXT : PL_OP_LLVM_TRUNC, entry, word);
}

/* The converted element type of the shape operand of memref.reshape. */
static const pl_type *shape_element(pl_rw *rw, const pl_op *op) { return pl_rw_type(rw, pl_operand(op, 1)->type->shaped.elem); }

/* Emits a load of entry `i` of the shape operand, converted to index; returns it. */
static pl_value *shape_entry(pl_rw *rw, const pl_op *op, int64_t i) {
  pl_value *index = pl_emit_index(rw, i);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 1)->type, pl_rw_operand(rw, op, 1), &index);
  return as_index(rw, pl_emit_load(rw, address, shape_element(rw, op), 0, false));
}

/* Converts memref.reshape to a ranked memref: the source's pointers, sizes from the type or the shape operand, strides as
 * products of the inner sizes. No match unless the result has the default layout. */
static pl_rewrite to_ranked(pl_rw *rw, const pl_op *op) {
  const pl_type *to = pl_result(op, 0)->type;
  uint32_t rank = to->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset = 0;
  if (!pl_memref_strides(to, strides, &offset) || !pl_memref_is_identity(to)) return PL_REWRITE_NO_MATCH;
  pl_value *desc = pl_emit_poison(rw, pl_rw_type(rw, to)), *allocated = NULL, *aligned = NULL, *stride = NULL;
  pl_memref_pointers(rw, pl_operand(op, 0), &allocated, &aligned);
  desc = pl_desc_set(rw, desc, PL_DESC_ALLOCATED, allocated);
  desc = pl_desc_set(rw, desc, PL_DESC_ALIGNED, aligned);
  desc = pl_desc_set(rw, desc, PL_DESC_OFFSET, pl_emit_index(rw, offset));
  for (uint32_t i = rank; i-- > 0;) {
    int64_t known = to->shaped.shape[i];
    if (strides[i] != PL_DYNAMIC) stride = pl_emit_index(rw, strides[i]);
    pl_value *size = known == PL_DYNAMIC ? shape_entry(rw, op, i) : pl_emit_index(rw, known);
    desc = pl_desc_set_at(rw, desc, PL_DESC_SIZES, i, size);
    desc = pl_desc_set_at(rw, desc, PL_DESC_STRIDES, i, stride);
    if (i > 0) stride = pl_emit_binary(rw, PL_OP_LLVM_MUL, stride, size);
  }
  pl_rw_map(rw, pl_result(op, 0), desc);
  return PL_REWRITE_DONE;
}

/* Emits stores of the parts of the source's descriptor that do not depend on its rank, both pointers and the offset, to the
 * ranked descriptor at `memory`. */
static void store_head(pl_rw *rw, const pl_op *op, const pl_type *pointer, pl_value *memory) {
  const pl_type *from = pl_operand(op, 0)->type;
  pl_value *desc = pl_rw_operand(rw, op, 0), *allocated, *aligned, *offset;
  if (from->kind == PL_TYPE_MEMREF) {
    allocated = pl_desc_get(rw, desc, PL_DESC_ALLOCATED);
    aligned = pl_desc_get(rw, desc, PL_DESC_ALIGNED);
    offset = pl_desc_get(rw, desc, PL_DESC_OFFSET);
  } else {
    pl_value *ranked = pl_desc_get(rw, desc, 1);
    allocated = pl_emit_load(rw, ranked, pointer, 0, false);
    aligned = pl_emit_load(rw, pl_unranked_slot(rw, pointer, ranked, 1), pointer, 0, false);
    offset = pl_emit_load(rw, pl_unranked_slot(rw, pointer, ranked, 2), pl_rw_index_type(rw), 0, false);
  }
  pl_emit_store(rw, allocated, memory, 0, false);
  pl_emit_store(rw, aligned, pl_unranked_slot(rw, pointer, memory, 1), 0, false);
  pl_emit_store(rw, offset, pl_unranked_slot(rw, pointer, memory, 2), 0, false);
}

/* What the loop over the dimensions works on. */
typedef struct shape_loop {
  pl_value *shape;           /* the shape operand's address if it has the identity layout; else NULL */
  pl_value *sizes, *strides; /* addresses of the first entries */
  pl_value *rank, *one;
} shape_loop;

/* Emits the address of entry `dim` of the shape operand and returns it. */
static pl_value *address_in_shape(pl_rw *rw, const pl_op *op, const shape_loop *l, pl_value *dim) {
  if (l->shape) return pl_emit_gep1(rw, l->shape, shape_element(rw, op), dim);
  return pl_desc_element(rw, pl_operand(op, 1)->type, pl_rw_operand(rw, op, 1), &dim);
}

/* Emits a loop from the innermost dimension outwards that copies each size from the shape and stores as stride the product of the
 * sizes further in; emission goes on after it. */
static void emit_loop(pl_rw *rw, const pl_op *op, const shape_loop *l) {
  const pl_type *word = pl_rw_index_type(rw), *elem = shape_element(rw, op);
  pl_value *start[] = {pl_emit_binary(rw, PL_OP_LLVM_SUB, l->rank, l->one), l->one};
  pl_block *head = pl_rw_new_block_after(rw, rw->block), *body = pl_rw_new_block_after(rw, head);
  pl_block *end = pl_rw_new_block_after(rw, body);
  pl_emit_br(rw, head, start, 2, NULL);
  rw->block = head;
  pl_value *dim = pl_block_add_arg(rw->out, head, word), *stride = pl_block_add_arg(rw->out, head, word);
  pl_value *more = pl_emit_icmp(rw, "sge", dim, pl_emit_index(rw, 0));
  pl_emit_cond_br(rw, more, body, NULL, 0, end, NULL, 0, NULL);
  rw->block = body;
  pl_value *size = as_index(rw, pl_emit_load(rw, address_in_shape(rw, op, l, dim), elem, 0, false));
  pl_emit_store(rw, size, pl_emit_gep1(rw, l->sizes, word, dim), 0, false);
  pl_emit_store(rw, stride, pl_emit_gep1(rw, l->strides, word, dim), 0, false);
  pl_value *product = pl_emit_binary(rw, PL_OP_LLVM_MUL, stride, size);
  pl_value *next[] = {pl_emit_binary(rw, PL_OP_LLVM_SUB, dim, l->one), product};
  pl_emit_br(rw, head, next, 2, NULL);
  rw->block = end;
}

/* Converts memref.reshape to an unranked memref: a ranked descriptor on the stack, whose rank is the length of the shape
 * operand, filled by a loop. No match unless the op lies directly in a function's region, the shape operand has rank 1, and the
 * result's memory space is an integer. */
static pl_rewrite to_unranked(pl_rw *rw, const pl_op *op) {
  const pl_type *to = pl_result(op, 0)->type, *shape = pl_operand(op, 1)->type, *word = pl_rw_index_type(rw);
  uint32_t space = 0;
  if (!pl_op_has(rw->block->region->op, PL_TRAIT_FUNCTION) || shape->shaped.rank != 1) return PL_REWRITE_NO_MATCH;
  if (!pl_rw_memory_space(to, &space)) return PL_REWRITE_NO_MATCH;
  const pl_type *pointer = pl_rw_ptr_type(rw, space);
  pl_value *shape_desc = pl_rw_operand(rw, op, 1);
  int64_t known = shape->shaped.shape[0];
  pl_value *rank = known == PL_DYNAMIC ? pl_desc_get_at(rw, shape_desc, PL_DESC_SIZES, 0) : pl_emit_index(rw, known);
  pl_value *desc = pl_desc_set(rw, pl_emit_poison(rw, pl_rw_type(rw, to)), 0, rank);
  pl_value *memory = pl_unranked_alloca(rw, pl_unranked_size(rw, desc));
  desc = pl_desc_set(rw, desc, 1, memory);
  store_head(rw, op, pointer, memory);
  const pl_type *fields[] = {pointer, pointer, word, word};
  const int32_t path[] = {0, 3};
  shape_loop l = {.rank = rank, .sizes = pl_emit_gep(rw, memory, pl_rw_struct(rw, fields, 4), path, 2, NULL, 0)};
  l.strides = pl_emit_gep1(rw, l.sizes, word, rank);
  if (pl_memref_is_identity(shape)) l.shape = pl_desc_get(rw, shape_desc, PL_DESC_ALIGNED);
  l.one = pl_emit_index(rw, 1);
  emit_loop(rw, op, &l);
  pl_rw_map(rw, pl_result(op, 0), desc);
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_reshape(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_RESHAPE));
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  return pl_result(op, 0)->type->kind == PL_TYPE_MEMREF ? to_ranked(rw, op) : to_unranked(rw, op);
}
