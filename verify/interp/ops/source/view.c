/* The source's memref ops that make another view of a buffer, and memref.copy. */
#include <assert.h>
#include <string.h>

#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/source/ranked.h"
#include "verify/interp/ops/source/table.h"

bool pl_mixed(pl_machine *m, const pl_op *op, pl_attr_name static_name, uint32_t group, uint32_t count, int64_t *out) {
  assert(out != NULL);
  const pl_attr *fixed = pl_op_attr(op, static_name);
  uint32_t first, num_dynamic, used = 0;
  pl_op_segment(op, group, &first, &num_dynamic);
  if (fixed == NULL || fixed->kind != PL_ATTR_DENSE_ARRAY || fixed->dense.count < count) {
    if (count == 0) return true;
    pl_stop_unsupported(m, op, "'%s' is missing", pl_attr_names[static_name].data);
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!pl_apint_to_i64(pl_dense_at(fixed, i), &out[i])) out[i] = PL_DYNAMIC;
    if (out[i] != PL_DYNAMIC) continue;
    if (used >= num_dynamic) {
      pl_stop_unsupported(m, op, "too few operands for '%s'", pl_attr_names[static_name].data);
      return false;
    }
    const pl_scalar *s = pl_leaves(m, pl_operand(op, first + used++));
    if (!pl_fine(m, op, s, "an offset, size or stride")) return false;
    out[i] = pl_scalar_signed(s);
  }
  return true;
}

/* A ranked memref whose leaves are those of the op's result 0, to be set by the caller. */
static pl_ranked result_view(pl_machine *m, const pl_op *op) {
  const pl_value *v = pl_result(op, 0);
  return (pl_ranked){.elem = v->type->shaped.elem, .rank = v->type->shaped.rank, .leaves = pl_leaves(m, v)};
}

/* A new array of `count` numbers, all 0, in the arena of the run. */
static int64_t *numbers(pl_machine *m, uint32_t count) { return PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)count + 1); }

/* Runs memref.reinterpret_cast: a memref of the same buffer with the op's offset, sizes and strides. The machine has stopped if
 * they can't be read or are not those of the result's type. */
static void do_reinterpret_cast(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, to = result_view(m, op);
  int64_t offset = 0, *sizes = numbers(m, to.rank), *strides = numbers(m, to.rank);
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from) || !pl_mixed(m, op, PL_NAME_STATIC_OFFSETS, 1, 1, &offset) ||
      !pl_mixed(m, op, PL_NAME_STATIC_SIZES, 2, to.rank, sizes) || !pl_mixed(m, op, PL_NAME_STATIC_STRIDES, 3, to.rank, strides))
    return;
  to.leaves[0] = from.leaves[0];
  to.leaves[1] = from.leaves[1];
  if (!pl_to_index(m, op, offset, pl_ranked_offset(to))) return;
  for (uint32_t i = 0; i < to.rank; i++) {
    if (!pl_to_index(m, op, sizes[i], pl_ranked_size(to, i)) || !pl_to_index(m, op, strides[i], pl_ranked_stride(to, i))) return;
  }
  (void)pl_matches_type(m, op, pl_result(op, 0)->type, to);
}

typedef struct subview {
  pl_ranked from, to;
  const pl_type *to_type;
  int64_t *offsets, *sizes, *strides; /* of the op */
} subview;

/* Whether the subview lies inside dimension i of its source, as memref.subview requires; if not, the machine has stopped with
 * undefined behavior. (MLIR documentation, "'memref' Dialect", memref.subview.) */
static bool subview_in_bounds(pl_machine *m, const pl_op *op, const subview *v, uint32_t i) {
  pl_i128 size = pl_scalar_signed(pl_ranked_size(v->from, i)), first = v->offsets[i];
  pl_i128 last = v->sizes[i] <= 0 ? first : first + (pl_i128)(v->sizes[i] - 1) * v->strides[i];
  bool in = v->sizes[i] >= 0 && first >= 0 && (v->sizes[i] == 0 ? first <= size : first < size && last >= 0 && last < size);
  if (!in) pl_stop_undefined(m, op, "the subview reaches out of dimension %u of size %lld", i, (long long)size);
  return in;
}

/* Whether size and stride of dimension i of the subview fit dimension j of the result's type, where strides[j] is the type's
 * stride and `fixed` the op's static size (PL_DYNAMIC: not static). */
static bool may_stay(const subview *v, const int64_t *strides, uint32_t i, uint32_t j, int64_t fixed) {
  int64_t stride = (int64_t)((pl_i128)pl_scalar_signed(pl_ranked_stride(v->from, i)) * v->strides[i]);
  return v->to_type->shaped.shape[j] == fixed && (strides[j] == PL_DYNAMIC || strides[j] == stride);
}

/* Sets kept[i] to whether dimension i of the source stays in the result, others being dropped. As in MLIR, each dimension that
 * can stays, from the last one on. False if the dimensions do not fit or the result's layout is not strided. */
static bool kept_dimensions(const pl_machine *m, const pl_op *op, const subview *v, bool *kept) {
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_STATIC_SIZES);
  int64_t *strides = PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)v->to.rank + 1), offset;
  if (!pl_memref_strides(v->to_type, strides, &offset)) return false;
  uint32_t j = v->to.rank, to_drop = v->from.rank - v->to.rank;
  for (uint32_t i = v->from.rank; i-- > 0;) {
    int64_t fixed = PL_DYNAMIC;
    if (sizes != NULL) (void)pl_apint_to_i64(pl_dense_at(sizes, i), &fixed);
    kept[i] = j > 0 && may_stay(v, strides, i, j - 1, fixed);
    if (kept[i])
      j--;
    else if (fixed != 1 || to_drop == 0)
      return false;
    else
      to_drop--;
  }
  return j == 0 && to_drop == 0;
}

/* Runs memref.subview: a memref of the same buffer with the offset, sizes and strides of the part. The machine has stopped if it
 * is out of bounds or it is not known which dimensions are dropped. */
static void do_subview(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  subview v = {.to = result_view(m, op), .to_type = pl_result(op, 0)->type};
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &v.from)) return;
  uint32_t rank = v.from.rank;
  v.offsets = numbers(m, rank);
  v.sizes = numbers(m, rank);
  v.strides = numbers(m, rank);
  if (!pl_mixed(m, op, PL_NAME_STATIC_OFFSETS, 1, rank, v.offsets) || !pl_mixed(m, op, PL_NAME_STATIC_SIZES, 2, rank, v.sizes) ||
      !pl_mixed(m, op, PL_NAME_STATIC_STRIDES, 3, rank, v.strides))
    return;
  bool *kept = PL_NEW_ARRAY(m->run->arena, bool, (size_t)rank + 1);
  if (rank < v.to.rank || !kept_dimensions(m, op, &v, kept)) {
    pl_stop_unsupported(m, op, "it is not known which dimensions this subview drops");
    return;
  }
  pl_i128 offset = pl_scalar_signed(pl_ranked_offset(v.from));
  for (uint32_t i = 0, j = 0; i < rank; i++) {
    pl_i128 stride = pl_scalar_signed(pl_ranked_stride(v.from, i));
    if (!subview_in_bounds(m, op, &v, i)) return;
    offset += stride * v.offsets[i];
    if (!kept[i]) continue;
    if (!pl_to_index(m, op, v.sizes[i], pl_ranked_size(v.to, j)) ||
        !pl_to_index(m, op, stride * v.strides[i], pl_ranked_stride(v.to, j)))
      return;
    j++;
  }
  v.to.leaves[0] = v.from.leaves[0];
  v.to.leaves[1] = v.from.leaves[1];
  (void)pl_to_index(m, op, offset, pl_ranked_offset(v.to));
}

/* Runs memref.view: a contiguous memref at a byte distance from the start of a buffer of bytes. The machine has stopped with
 * undefined behavior if distance or sizes are not valid or the view reaches out of the buffer. */
static void do_view(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, to = result_view(m, op);
  const pl_scalar *shift = pl_leaves(m, pl_operand(op, 1));
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from) || !pl_fine(m, op, shift, "the byte shift") ||
      !pl_fine(m, op, &from.leaves[1], "the aligned pointer"))
    return;
  pl_i128 address = (pl_i128)pl_scalar_word(&from.leaves[1]) + pl_scalar_signed(pl_ranked_offset(from)) + pl_scalar_signed(shift);
  if (pl_scalar_signed(shift) < 0 || address < 0 || address > (pl_i128)UINT64_MAX) {
    pl_stop_undefined(m, op, "the byte shift is out of range");
    return;
  }
  to.leaves[0] = from.leaves[0];
  to.leaves[1] = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, (uint64_t)address);
  to.leaves[1].object = from.leaves[1].object;
  *pl_ranked_offset(to) = pl_scalar_u64(m->run->arena, m->run->index_width, 0);
  const int64_t *shape = pl_result(op, 0)->type->shaped.shape;
  uint32_t used = 2;
  for (uint32_t i = 0; i < to.rank; i++) {
    const pl_scalar *s = shape[i] == PL_DYNAMIC ? pl_leaves(m, pl_operand(op, used++)) : NULL;
    if (s != NULL && !pl_fine(m, op, s, "a size")) return;
    if (!pl_to_index(m, op, s != NULL ? pl_scalar_signed(s) : shape[i], pl_ranked_size(to, i))) return;
  }
  pl_i128 stride = 1;
  for (uint32_t i = to.rank; i-- > 0;) {
    if (!pl_to_index(m, op, stride, pl_ranked_stride(to, i))) return;
    int64_t size = pl_scalar_signed(pl_ranked_size(to, i));
    if (size < 0) pl_stop_undefined(m, op, "the size of dimension %u is negative", i);
    if (m->stop != PL_STOP_INVALID) return;
    stride *= size;
  }
  /* A view that is not empty ends inside of its buffer. */
  pl_i128 end = pl_scalar_signed(shift) + stride * (pl_i128)pl_machine_layout(m, to.elem)->size;
  if (stride > 0 && end > pl_scalar_signed(pl_ranked_size(from, 0)))
    pl_stop_undefined(m, op, "the view reaches out of its buffer");
}

/* Runs memref.extract_strided_metadata: the results are the buffer as a memref of rank 0 and offset 0, then offset, sizes and
 * strides. The machine has stopped if the results do not fit the rank or the memref can't be read. */
static void do_strided_metadata(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, base = result_view(m, op);
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from)) return;
  if (op->num_results != 2 + 2 * from.rank || base.rank != 0) {
    pl_stop_unsupported(m, op, "strided metadata of another rank");
    return;
  }
  base.leaves[0] = from.leaves[0];
  base.leaves[1] = from.leaves[1];
  *pl_ranked_offset(base) = pl_scalar_u64(m->run->arena, m->run->index_width, 0);
  *pl_leaves(m, pl_result(op, 1)) = *pl_ranked_offset(from);
  for (uint32_t i = 0; i < from.rank; i++) {
    *pl_leaves(m, pl_result(op, 2 + i)) = *pl_ranked_size(from, i);
    *pl_leaves(m, pl_result(op, 2 + from.rank + i)) = *pl_ranked_stride(from, i);
  }
}

/* Runs memref.transpose: permutes sizes and strides. Stops as unsupported if the map is not one dimension for each result. */
static void do_transpose(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, to = result_view(m, op);
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from)) return;
  bool known = map != NULL && map->kind == PL_ATTR_AFFINE_MAP && map->affine.count == from.rank && to.rank == from.rank;
  for (uint32_t i = 0; known && i < from.rank; i++)
    known = map->affine.exprs[i]->kind == PL_AFFINE_DIM && (uint64_t)map->affine.exprs[i]->value < from.rank;
  if (!known) {
    pl_stop_unsupported(m, op, "a transpose that is no permutation");
    return;
  }
  for (uint32_t i = 0; i < 3; i++)
    to.leaves[i] = from.leaves[i];
  for (uint32_t i = 0; i < from.rank; i++) {
    uint32_t dim = (uint32_t)map->affine.exprs[i]->value;
    *pl_ranked_size(to, i) = *pl_ranked_size(from, dim);
    *pl_ranked_stride(to, i) = *pl_ranked_stride(from, dim);
  }
}

/* Shapes. */

/* Runs memref.expand_shape: splits each dimension into a group of dimensions, with strides to match. The machine has stopped if
 * sizes are missing or those of a group do not multiply to that of its dimension. */
static void do_expand_shape(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, to = result_view(m, op);
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from)) return;
  const pl_attr *fixed = pl_op_attr(op, PL_NAME_STATIC_OUTPUT_SHAPE);
  uint32_t used = 1;
  for (uint32_t i = 0; i < to.rank; i++) {
    int64_t size = PL_DYNAMIC;
    if (fixed != NULL && fixed->kind == PL_ATTR_DENSE_ARRAY && fixed->dense.count > i)
      (void)pl_apint_to_i64(pl_dense_at(fixed, i), &size);
    else
      size = pl_result(op, 0)->type->shaped.shape[i];
    const pl_scalar *s = size == PL_DYNAMIC && used < op->num_operands ? pl_leaves(m, pl_operand(op, used++)) : NULL;
    if (size == PL_DYNAMIC && s == NULL) pl_stop_unsupported(m, op, "a dynamic size that is not given");
    if (m->stop != PL_STOP_INVALID || (s != NULL && !pl_fine(m, op, s, "a size"))) return;
    if (!pl_to_index(m, op, s != NULL ? pl_scalar_signed(s) : size, pl_ranked_size(to, i))) return;
  }
  for (uint32_t i = 0; i < 3; i++)
    to.leaves[i] = from.leaves[i];
  uint32_t first = 0, count = 0;
  for (uint32_t i = 0; i < from.rank; i++) {
    if (!pl_reassociation(op, i, to.rank, &first, &count)) {
      pl_stop_unsupported(m, op, "an expansion of this form");
      return;
    }
    pl_i128 stride = pl_scalar_signed(pl_ranked_stride(from, i)), product = 1;
    for (uint32_t j = first + count; j-- > first;) {
      int64_t size = pl_scalar_signed(pl_ranked_size(to, j));
      if (!pl_to_index(m, op, stride * product, pl_ranked_stride(to, j))) return;
      if (size < 0 || __builtin_mul_overflow(product, (pl_i128)size, &product) || product > INT64_MAX) product = -1;
      if (product < 0) break;
    }
    if (product != pl_scalar_signed(pl_ranked_size(from, i))) {
      pl_stop_undefined(m, op, "the sizes of the expanded dimensions do not multiply to that of dimension %u", i);
      return;
    }
  }
  if (from.rank > 0) return;
  for (uint32_t i = 0; i < to.rank; i++)
    *pl_ranked_stride(to, i) = pl_scalar_u64(m->run->arena, m->run->index_width, 1);
}

/* Whether the size of some dimension is 0. */
static bool has_no_elements(pl_ranked r) {
  for (uint32_t i = 0; i < r.rank; i++)
    if (pl_scalar_signed(pl_ranked_size(r, i)) == 0) return true;
  return false;
}

/* Runs memref.collapse_shape: merges groups of contiguous dimensions. If there are no elements, the stride of a group of several
 * dimensions is poison, as it is not observable and upstream's lowerings differ there. Stops as unsupported if a group is not
 * contiguous. */
static void do_collapse_shape(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, to = result_view(m, op);
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from)) return;
  for (uint32_t i = 0; i < 3; i++)
    to.leaves[i] = from.leaves[i];
  for (uint32_t i = 0; i < to.rank; i++) {
    uint32_t first, count;
    if (!pl_reassociation(op, i, from.rank, &first, &count)) {
      pl_stop_unsupported(m, op, "a collapse of this form");
      return;
    }
    /* Dimensions whose type says that their size is 1 have no say in the stride, unless all are such. */
    const int64_t *shape = pl_operand(op, 0)->type->shaped.shape;
    uint32_t inner = first + count - 1;
    while (inner > first && shape[inner] == 1)
      inner--;
    if (shape[inner] == 1) inner = first + count - 1;
    pl_i128 product = 1, stride = pl_scalar_signed(pl_ranked_stride(from, inner)), expected = stride;
    for (uint32_t j = first + count; j-- > first;) {
      int64_t size = pl_scalar_signed(pl_ranked_size(from, j));
      if (size != 1 && pl_scalar_signed(pl_ranked_stride(from, j)) != expected) {
        /* Dimensions of size 1 have no say, so the stride has to be that of one that has. */
        pl_stop_unsupported(m, op, "a collapse of dimensions that are not contiguous, or of size 1");
        return;
      }
      product *= size;
      expected *= size;
    }
    if (!pl_to_index(m, op, product, pl_ranked_size(to, i)) || !pl_to_index(m, op, stride, pl_ranked_stride(to, i))) return;
    if (count > 1 && has_no_elements(from)) pl_ranked_stride(to, i)->poison = true;
  }
}

/* Copies. */

/* Sets *number and *offset to where the copy's element at the indices lies, of which `size` bytes are read or, with `is_store`,
 * written, and lets another thread write before (pl_others_before). False, and the machine has stopped with undefined behavior,
 * if it can't be accessed. */
static bool copy_address(pl_machine *m, const pl_op *op, pl_ranked r, const int64_t *index, uint64_t size, bool is_store,
                         uint32_t *number, uint64_t *offset) {
  pl_i128 linear = pl_scalar_signed(pl_ranked_offset(r));
  for (uint32_t i = 0; i < r.rank; i++)
    linear += (pl_i128)index[i] * pl_scalar_signed(pl_ranked_stride(r, i));
  const pl_layout *elem = pl_machine_layout(m, r.elem);
  pl_i128 address = linear * (pl_i128)elem->size + (pl_i128)pl_scalar_word(&r.leaves[1]);
  pl_scalar pointer = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, (uint64_t)address);
  pointer.object = r.leaves[1].object;
  const char *why = address < 0 || address > (pl_i128)UINT64_MAX
                        ? "its address is out of range"
                        : pl_memory_check(&m->memory, &pointer, size, is_store, number, offset);
  if (why == NULL)
    pl_others_before(m, op, (pl_place){*number, *offset, size});
  else
    pl_stop_undefined(m, op, "an element of the copy can't be accessed: %s", why);
  return why == NULL;
}

/* Advances the indices to the next element, row by row. False after the last one. */
static bool next_index(pl_ranked r, int64_t *index) {
  for (uint32_t i = r.rank; i-- > 0;) {
    if (++index[i] < pl_scalar_signed(pl_ranked_size(r, i))) return true;
    index[i] = 0;
  }
  return false;
}

/* Whether a copy's memrefs have the same rank and sizes, and valid descriptors; if not, the machine has stopped with undefined
 * behavior. Sets *empty to whether there is nothing to copy. */
static bool copy_shapes(pl_machine *m, const pl_op *op, pl_ranked from, pl_ranked to, bool *empty) {
  *empty = false;
  if (from.rank != to.rank) {
    pl_stop_undefined(m, op, "the two memrefs have different ranks");
    return false;
  }
  for (uint32_t i = 0; i < 3 + 2 * from.rank; i++)
    if (i > 0 &&
        (!pl_fine(m, op, &from.leaves[i], "a part of the source") || !pl_fine(m, op, &to.leaves[i], "a part of the target")))
      return false;
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t n = pl_scalar_signed(pl_ranked_size(from, i));
    if (n != pl_scalar_signed(pl_ranked_size(to, i)) || n < 0) {
      pl_stop_undefined(m, op, "the two memrefs have different sizes");
      return false;
    }
    *empty |= n == 0;
  }
  return true;
}

/* Whether the memrefs, of the same rank, have the same aligned pointer, offset, sizes and strides. */
static bool same_view(pl_ranked a, pl_ranked b) {
  for (uint32_t i = 1; i < 3 + 2 * a.rank; i++)
    if (!pl_apint_eq(a.leaves[i].bits, b.leaves[i].bits)) return false;
  return true;
}

/* Sets the padding after the element at `offset` in object `to` to poison, as a copy may write it or not. If `to` is object `of`,
 * the bytes stay that the copy reads, which are not 0 in `read`. */
static void lose_padding(pl_machine *m, const pl_layout *elem, uint32_t to, uint64_t offset, const pl_object *read, uint32_t of) {
  const uint64_t size = pl_memory_at(&m->memory, to)->object.size;
  for (uint64_t at = offset + elem->store_size; at < offset + elem->size && at < size; at++)
    if (to != of || pl_object_byte(read, at) == 0) pl_memory_fill(&m->memory, to, at, 1, 0, PL_BYTE_POISON);
}

/* Runs memref.copy, in which each element counts as a step. The machine has stopped if the memrefs don't agree (copy_shapes), an
 * element can't be accessed, there are too many steps, or they overlap and are not the same: a first pass marks the bytes that
 * are read, and none of them may be written. */
static void do_copy(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, to;
  bool empty;
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from) || !pl_ranked_of(m, op, pl_operand(op, 1), &to) ||
      !copy_shapes(m, op, from, to, &empty) || empty)
    return;
  const pl_layout *elem = pl_machine_layout(m, from.elem);
  int64_t *index = numbers(m, from.rank);
  pl_object marks = {0};
  uint32_t marked = 0;
  const bool same = same_view(from, to);
  for (int pass = same; pass < 2; pass++) { /* mark what is read, then write */
    memset(index, 0, from.rank * sizeof *index);
    do {
      uint32_t s, d;
      uint64_t s_offset, d_offset;
      if (m->steps++ >= m->run->options->max_steps) pl_stop_limit(m, op, "too many steps");
      if (m->stop != PL_STOP_INVALID || !copy_address(m, op, from, index, elem->store_size, false, &s, &s_offset) ||
          !copy_address(m, op, to, index, elem->store_size, true, &d, &d_offset))
        return;
      if (pass == 0 && marked == 0) {
        marked = s;
        marks.size = pl_memory_at(&m->memory, s)->object.size;
        pl_object_make(m->run->arena, &marks, (pl_fresh){.state = PL_BYTE_FINE});
      }
      if (pass == 0) pl_object_fill(&marks, s_offset, elem->store_size, 1, PL_BYTE_FINE);
      for (uint64_t i = 0; pass == 1 && d == marked && i < elem->store_size; i++)
        if (pl_object_byte(&marks, d_offset + i) != 0) {
          pl_stop_undefined(m, op, "the source and the target of a copy overlap");
          return;
        }
      if (pass == 1) pl_memory_move(&m->memory, d, d_offset, s, s_offset, elem->store_size);
      if (pass == 1) pl_memory_note_written(&m->memory, d, d_offset, elem->size);
      if (pass == 1 && !same) lose_padding(m, elem, d, d_offset, &marks, marked);
    } while (next_index(from, index));
  }
}

pl_op_entry pl_source_view_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_MEMREF_REINTERPRET_CAST] = {do_reinterpret_cast, 0},
      [PL_OP_MEMREF_SUBVIEW] = {do_subview, 0},
      [PL_OP_MEMREF_VIEW] = {do_view, 0},
      [PL_OP_MEMREF_EXTRACT_STRIDED_METADATA] = {do_strided_metadata, 0},
      [PL_OP_MEMREF_TRANSPOSE] = {do_transpose, 0},
      [PL_OP_MEMREF_EXPAND_SHAPE] = {do_expand_shape, 0},
      [PL_OP_MEMREF_COLLAPSE_SHAPE] = {do_collapse_shape, 0},
      [PL_OP_MEMREF_COPY] = {do_copy, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
