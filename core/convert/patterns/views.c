/* views.c - ops that make one descriptor out of another: casts, transpose, view, metadata. Source: MLIR documentation, "'memref'
 * Dialect"; "LLVM IR Target" (2022), Ranked and Unranked MemRef Types. */
#include <assert.h>

#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/unranked.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/memref.h"
#include "core/convert/types/types.h"

pl_rewrite pl_convert_memref_cast(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_CAST));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  bool from_ranked = from->kind == PL_TYPE_MEMREF, to_ranked = to->kind == PL_TYPE_MEMREF;
  if (from_ranked && to_ranked && pl_rw_type(rw, from) != pl_rw_type(rw, to)) return PL_REWRITE_NO_MATCH;
  if (!from_ranked && !to_ranked) return PL_REWRITE_NO_MATCH;
  pl_value *value = pl_rw_operand(rw, op, 0);
  if (from_ranked && !to_ranked) {
    pl_value *slot = pl_desc_spill(rw, value, pl_type_integer(rw->ctx, 64));
    pl_value *rank = pl_emit_index(rw, from->shaped.rank);
    value = pl_desc_pack_unranked(rw, to, rank, slot);
  } else if (to_ranked && !from_ranked) {
    value = pl_emit_load(rw, pl_desc_get(rw, value, 1), pl_rw_type(rw, to), 0, false);
  }
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Entry `i` of a list given partly as constants (`statics`, PL_DYNAMIC where not) and partly as operands of a group. */
typedef struct mixed_list {
  const pl_attr *statics;
  uint32_t next;
} mixed_list;

/* The list given by the attribute `statics` and, for its entries that are PL_DYNAMIC, by the operands of segment `group`. */
static mixed_list mixed_list_of(const pl_op *op, pl_attr_name statics, uint32_t group) {
  mixed_list list = {.statics = pl_op_attr(op, statics)};
  uint32_t count = 0;
  pl_op_segment(op, group, &list.next, &count);
  return list;
}

/* Entry `i` of the list as a value: an emitted index constant or, for a dynamic entry, the list's next operand, converted. The
 * entries have to be read in order. */
static pl_value *mixed_list_next(pl_rw *rw, const pl_op *op, mixed_list *list, uint32_t i) {
  int64_t value = PL_DYNAMIC;
  pl_apint_to_i64(pl_dense_at(list->statics, i), &value);
  return value == PL_DYNAMIC ? pl_rw_operand(rw, op, list->next++) : pl_emit_index(rw, value);
}

pl_rewrite pl_convert_reinterpret_cast(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_REINTERPRET_CAST));
  const pl_type *to = pl_result(op, 0)->type;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  mixed_list offsets = mixed_list_of(op, PL_NAME_STATIC_OFFSETS, 1), sizes = mixed_list_of(op, PL_NAME_STATIC_SIZES, 2);
  mixed_list strides = mixed_list_of(op, PL_NAME_STATIC_STRIDES, 3);
  if (!offsets.statics || !sizes.statics || !strides.statics) return PL_REWRITE_NO_MATCH;
  pl_value *desc = pl_emit_poison(rw, pl_rw_type(rw, to)), *allocated = NULL, *aligned = NULL;
  pl_memref_pointers(rw, pl_operand(op, 0), &allocated, &aligned);
  desc = pl_desc_set(rw, desc, PL_DESC_ALLOCATED, allocated);
  desc = pl_desc_set(rw, desc, PL_DESC_ALIGNED, aligned);
  desc = pl_desc_set(rw, desc, PL_DESC_OFFSET, mixed_list_next(rw, op, &offsets, 0));
  for (uint32_t i = 0; i < to->shaped.rank; i++) {
    desc = pl_desc_set_at(rw, desc, PL_DESC_SIZES, i, mixed_list_next(rw, op, &sizes, i));
    desc = pl_desc_set_at(rw, desc, PL_DESC_STRIDES, i, mixed_list_next(rw, op, &strides, i));
  }
  pl_rw_map(rw, pl_result(op, 0), desc);
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_extract_metadata(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_EXTRACT_STRIDED_METADATA));
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *desc = pl_rw_operand(rw, op, 0), *allocated = NULL, *aligned = NULL;
  uint32_t rank = pl_operand(op, 0)->type->shaped.rank;
  pl_memref_pointers(rw, pl_operand(op, 0), &allocated, &aligned);
  pl_rw_map(rw, pl_result(op, 0), pl_desc_make(rw, pl_result(op, 0)->type, allocated, aligned, NULL, NULL));
  pl_rw_map(rw, pl_result(op, 1), pl_desc_get(rw, desc, PL_DESC_OFFSET));
  for (uint32_t i = 0; i < rank; i++)
    pl_rw_map(rw, pl_result(op, 2 + i), pl_desc_get_at(rw, desc, PL_DESC_SIZES, i));
  for (uint32_t i = 0; i < rank; i++)
    pl_rw_map(rw, pl_result(op, 2 + rank + i), pl_desc_get_at(rw, desc, PL_DESC_STRIDES, i));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_extract_pointer(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX));
  pl_value *aligned = NULL;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_memref_pointers(rw, pl_operand(op, 0), NULL, &aligned);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_unary(rw, PL_OP_LLVM_PTRTOINT, aligned, pl_rw_index_type(rw)));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_memory_space_cast(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_MEMORY_SPACE_CAST));
  const pl_type *to = pl_result(op, 0)->type;
  uint32_t space = 0;
  if (!pl_rw_convertible(rw, op) || !pl_rw_memory_space(to, &space)) return PL_REWRITE_NO_MATCH;
  if (to->kind != PL_TYPE_MEMREF) {
    const pl_type *from = pl_operand(op, 0)->type;
    pl_rw_map(rw, pl_result(op, 0), pl_cast_unranked_space(rw, from, to, pl_rw_operand(rw, op, 0)));
    return PL_REWRITE_DONE;
  }
  pl_values fields = {0};
  pl_desc_unpack(rw, pl_rw_operand(rw, op, 0), to, &fields);
  for (uint32_t i = 0; i < 2; i++)
    fields.data[i] = pl_emit_unary(rw, PL_OP_LLVM_ADDRSPACECAST, fields.data[i], pl_rw_ptr_type(rw, space));
  pl_rw_map(rw, pl_result(op, 0), pl_desc_pack(rw, to, fields.data));
  pl_vec_free(&fields);
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_transpose(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_TRANSPOSE));
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  uint32_t rank = pl_result(op, 0)->type->shaped.rank;
  if (!pl_rw_convertible(rw, op) || !map || map->kind != PL_ATTR_AFFINE_MAP || map->affine.count != rank)
    return PL_REWRITE_NO_MATCH;
  pl_value *from = pl_rw_operand(rw, op, 0);
  bool identity = true;
  for (uint32_t i = 0; i < rank; i++)
    identity = identity && map->affine.exprs[i]->value == (int64_t)i;
  if (identity) {
    pl_rw_map(rw, pl_result(op, 0), from);
    return PL_REWRITE_DONE;
  }
  pl_value *to = pl_emit_poison(rw, from->type);
  for (int64_t field = PL_DESC_ALLOCATED; field <= PL_DESC_OFFSET; field++)
    to = pl_desc_set(rw, to, field, pl_desc_get(rw, from, field));
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t source = (uint32_t)map->affine.exprs[i]->value;
    to = pl_desc_set_at(rw, to, PL_DESC_SIZES, i, pl_desc_get_at(rw, from, PL_DESC_SIZES, source));
    to = pl_desc_set_at(rw, to, PL_DESC_STRIDES, i, pl_desc_get_at(rw, from, PL_DESC_STRIDES, source));
  }
  pl_rw_map(rw, pl_result(op, 0), to);
  return PL_REWRITE_DONE;
}

/* Emits the sizes and strides of a memref.view of type `to` into the descriptor `desc`, and returns the new descriptor.
 * `strides`: those of `to`. */
static pl_value *fill_view(pl_rw *rw, const pl_op *op, const pl_type *to, const int64_t *strides, pl_value *desc) {
  const int64_t *shape = to->shaped.shape;
  uint32_t dynamic = op->num_operands;
  pl_value *stride = NULL, *inner = NULL;
  for (uint32_t i = to->shaped.rank; i-- > 0;) {
    pl_value *size = shape[i] == PL_DYNAMIC ? pl_rw_operand(rw, op, --dynamic) : pl_emit_index(rw, shape[i]);
    desc = pl_desc_set_at(rw, desc, PL_DESC_SIZES, i, size);
    if (strides[i] != PL_DYNAMIC)
      stride = pl_emit_index(rw, strides[i]);
    else
      stride = stride ? pl_emit_binary(rw, PL_OP_LLVM_MUL, stride, inner) : inner;
    desc = pl_desc_set_at(rw, desc, PL_DESC_STRIDES, i, stride);
    inner = size;
  }
  return desc;
}

pl_rewrite pl_convert_view(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_VIEW));
  const pl_type *to = pl_result(op, 0)->type, *from = pl_operand(op, 0)->type;
  uint32_t rank = to->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset = 0;
  if (!pl_rw_convertible(rw, op) || !pl_memref_strides(to, strides, &offset) || offset != 0) return PL_REWRITE_NO_MATCH;
  if (rank && strides[rank - 1] != 1 && strides[rank - 1] != 0) return PL_REWRITE_NO_MATCH;
  pl_value *source = pl_rw_operand(rw, op, 0), *desc = pl_emit_poison(rw, pl_rw_type(rw, to));
  desc = pl_desc_set(rw, desc, PL_DESC_ALLOCATED, pl_desc_get(rw, source, PL_DESC_ALLOCATED));
  pl_value *aligned = pl_desc_get(rw, source, PL_DESC_ALIGNED);
  aligned = pl_emit_gep1(rw, aligned, pl_rw_type(rw, from->shaped.elem), pl_rw_operand(rw, op, 1));
  desc = pl_desc_set(rw, desc, PL_DESC_ALIGNED, aligned);
  desc = pl_desc_set(rw, desc, PL_DESC_OFFSET, pl_emit_index(rw, 0));
  pl_rw_map(rw, pl_result(op, 0), fill_view(rw, op, to, strides, desc));
  return PL_REWRITE_DONE;
}
