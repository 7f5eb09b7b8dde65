/* expand.c - subview, expand_shape, collapse_shape: sizes, strides and offset computed from those of the source.
 *
 * mlir-opt does this in two steps, -expand-strided-metadata and the lowering of what that leaves; here it is one. No overflow
 * flags: strides may be negative. Source of the meaning: MLIR documentation, "'memref' Dialect", memref.subview,
 * memref.expand_shape, memref.collapse_shape.
 */
#include <assert.h>

#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/memref.h"
#include "core/convert/types/types.h"

/* A number known now (value NULL) or only when it runs. */
typedef struct number {
  int64_t constant;
  pl_value *value;
} number;

/* The number of that constant. */
static number known(int64_t constant) { return (number){constant, NULL}; }

/* The number as a value; emits an index constant if it is known. */
static pl_value *materialize(pl_rw *rw, number n) { return n.value ? n.value : pl_emit_index(rw, n.constant); }

/* The product of two numbers: a constant if both are known or one is zero, one factor if the other is 1, else an emitted
 * multiplication. Constants wrap at 64 bits. */
static number multiply(pl_rw *rw, number a, number b) {
  if (!a.value && !b.value) return known((int64_t)((uint64_t)a.constant * (uint64_t)b.constant));
  if (!a.value && a.constant == 1) return b;
  if (!b.value && b.constant == 1) return a;
  if ((!a.value && a.constant == 0) || (!b.value && b.constant == 0)) return known(0);
  if (!a.value) return multiply(rw, b, a);
  return (number){0, pl_emit_binary(rw, PL_OP_LLVM_MUL, a.value, materialize(rw, b))};
}

/* The sum of two numbers: a constant if both are known, one of them if the other is 0, else an emitted addition. Constants wrap
 * at 64 bits. */
static number add(pl_rw *rw, number a, number b) {
  if (!a.value && !b.value) return known((int64_t)((uint64_t)a.constant + (uint64_t)b.constant));
  if (!a.value && a.constant == 0) return b;
  if (!b.value && b.constant == 0) return a;
  if (!a.value) return add(rw, b, a);
  return (number){0, pl_emit_binary(rw, PL_OP_LLVM_ADD, a.value, materialize(rw, b))};
}

/* A memref's metadata, static where its type says so. */
typedef struct layout {
  uint32_t rank;
  number offset;
  number *sizes;
  number *strides;
} layout;

/* A layout of that rank with offset 0 and arrays for sizes and strides in the arena. */
static layout make_layout(pl_rw *rw, uint32_t rank) {
  return (layout){rank, known(0), PL_NEW_ARRAY(rw->arena, number, rank + 1), PL_NEW_ARRAY(rw->arena, number, rank + 1)};
}

/* A number of a memref's metadata: the constant that the type gives, or if that is PL_DYNAMIC the emitted read of descriptor
 * field `which` (of dimension `dim`). */
static number field(pl_rw *rw, int64_t from_type, pl_value *desc, int64_t which, uint32_t dim) {
  if (from_type != PL_DYNAMIC) return known(from_type);
  return (number){0, which == PL_DESC_OFFSET ? pl_desc_get(rw, desc, which) : pl_desc_get_at(rw, desc, which, dim)};
}

/* Reads offset, sizes and strides of a memref into *out, as constants where the type gives them and else from its descriptor.
 * False if the layout is not strided. */
static bool read_layout(pl_rw *rw, const pl_type *memref, pl_value *desc, layout *out) {
  uint32_t rank = memref->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset = 0;
  if (!pl_memref_strides(memref, strides, &offset)) return false;
  *out = make_layout(rw, rank);
  out->offset = field(rw, offset, desc, PL_DESC_OFFSET, 0);
  for (uint32_t i = 0; i < rank; i++)
    out->sizes[i] = field(rw, memref->shaped.shape[i], desc, PL_DESC_SIZES, i);
  for (uint32_t i = 0; i < rank; i++)
    out->strides[i] = field(rw, strides[i], desc, PL_DESC_STRIDES, i);
  return true;
}

/* Emits the descriptor of type `memref` with the pointers of the descriptor `source` and the offset, sizes and strides of the
 * layout; returns it. */
static pl_value *write_layout(pl_rw *rw, const pl_type *memref, pl_value *source, const layout *l) {
  pl_value *allocated = pl_desc_get(rw, source, PL_DESC_ALLOCATED), *aligned = pl_desc_get(rw, source, PL_DESC_ALIGNED);
  pl_value *desc = pl_emit_poison(rw, pl_rw_type(rw, memref));
  desc = pl_desc_set(rw, desc, PL_DESC_ALLOCATED, allocated);
  desc = pl_desc_set(rw, desc, PL_DESC_ALIGNED, aligned);
  desc = pl_desc_set(rw, desc, PL_DESC_OFFSET, materialize(rw, l->offset));
  for (uint32_t i = 0; i < l->rank; i++) {
    desc = pl_desc_set_at(rw, desc, PL_DESC_SIZES, i, materialize(rw, l->sizes[i]));
    desc = pl_desc_set_at(rw, desc, PL_DESC_STRIDES, i, materialize(rw, l->strides[i]));
  }
  return desc;
}

/* Reads the `count` entries of a list to `out`: constants from the attribute `statics`, and where one is dynamic there the
 * next operand from `first` on. False if the attribute is no dense array of `count` entries or operands are missing. */
static bool read_mixed(pl_rw *rw, const pl_op *op, pl_attr_name statics, uint32_t first, uint32_t count, number *out) {
  const pl_attr *list = pl_op_attr(op, statics);
  if (!list || list->kind != PL_ATTR_DENSE_ARRAY || list->dense.count != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t value = PL_DYNAMIC;
    pl_apint_to_i64(pl_dense_at(list, i), &value);
    if (value == PL_DYNAMIC && first >= op->num_operands) return false;
    out[i] = value == PL_DYNAMIC ? (number){0, pl_rw_operand(rw, op, first++)} : known(value);
  }
  return true;
}

/* Whether dimension `i` of the full layout agrees with dimension `j` of the type, whose strides are `strides`: the sizes are the
 * same or both dynamic, and the strides the same or one of them dynamic. */
static bool same_dimension(const layout *full, uint32_t i, const pl_type *type, const int64_t *strides, uint32_t j) {
  int64_t size = full->sizes[i].value ? PL_DYNAMIC : full->sizes[i].constant;
  if (size != type->shaped.shape[j]) return false;
  return strides[j] == PL_DYNAMIC || full->strides[i].value || full->strides[i].constant == strides[j];
}

/* Removes the dimensions of static size 1 from the layout that the type does not have, chosen so that sizes and strides agree;
 * false if that is not possible. possible[i][j]: the dimensions from i on can become those of the type from j on. */
static bool drop_unit_dimensions(pl_rw *rw, layout *full, const pl_type *type) {
  uint32_t n = full->rank, m = type->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, m + 1), offset = 0;
  bool *possible = PL_NEW_ARRAY(rw->arena, bool, (size_t)(n + 1) * (m + 1));
  if (m > n || !pl_memref_strides(type, strides, &offset)) return false;
  for (uint32_t i = n + 1; i-- > 0;) {
    for (uint32_t j = m + 1; j-- > 0;) {
      bool unit = i < n && !full->sizes[i].value && full->sizes[i].constant == 1;
      bool keep = i < n && j < m && same_dimension(full, i, type, strides, j) && possible[(i + 1) * (m + 1) + j + 1];
      possible[i * (m + 1) + j] = (i == n && j == m) || keep || (unit && possible[(i + 1) * (m + 1) + j]);
    }
  }
  if (!possible[0]) return false;
  uint32_t j = 0;
  for (uint32_t i = 0; i < n; i++) { /* where several could go, the first ones do */
    bool unit = !full->sizes[i].value && full->sizes[i].constant == 1;
    if (unit && possible[(i + 1) * (m + 1) + j]) continue;
    if (j == m || !same_dimension(full, i, type, strides, j) || !possible[(i + 1) * (m + 1) + j + 1]) continue;
    full->sizes[j] = full->sizes[i];
    full->strides[j++] = full->strides[i];
  }
  full->rank = m;
  return j == m;
}

/* Converts memref.subview as memref.h says: computes all dimensions, then drops those of size 1 that the result's type lacks. */
pl_rewrite pl_convert_subview(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_SUBVIEW));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  uint32_t rank = from->shaped.rank, first[3] = {0, 0, 0}, count = 0;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  for (uint32_t i = 0; i < 3; i++)
    pl_op_segment(op, i + 1, &first[i], &count);
  pl_value *source = pl_rw_operand(rw, op, 0);
  layout have, want = make_layout(rw, rank);
  number *offsets = PL_NEW_ARRAY(rw->arena, number, rank + 1), *steps = PL_NEW_ARRAY(rw->arena, number, rank + 1);
  bool ok = read_layout(rw, from, source, &have) && read_mixed(rw, op, PL_NAME_STATIC_OFFSETS, first[0], rank, offsets) &&
            read_mixed(rw, op, PL_NAME_STATIC_SIZES, first[1], rank, want.sizes) &&
            read_mixed(rw, op, PL_NAME_STATIC_STRIDES, first[2], rank, steps);
  if (!ok) return PL_REWRITE_NO_MATCH;
  want.offset = have.offset;
  for (uint32_t i = 0; i < rank; i++)
    want.strides[i] = multiply(rw, have.strides[i], steps[i]);
  for (uint32_t i = 0; i < rank; i++)
    want.offset = add(rw, want.offset, multiply(rw, offsets[i], have.strides[i]));
  if (!drop_unit_dimensions(rw, &want, to)) return PL_REWRITE_NO_MATCH;
  pl_rw_map(rw, pl_result(op, 0), write_layout(rw, to, source, &want));
  return PL_REWRITE_DONE;
}

/* Reads group `i` of a reassociation such as [[0, 1], [2]]: its first dimension and their number, within `limit` dimensions.
 * False if it is malformed. */
static bool read_group(const pl_attr *reassociation, uint32_t i, uint32_t limit, uint32_t *first, uint32_t *count) {
  if (!reassociation || reassociation->kind != PL_ATTR_ARRAY || i >= reassociation->array.count) return false;
  const pl_attr *group = reassociation->array.elems[i];
  int64_t start = 0;
  if (group->kind != PL_ATTR_ARRAY || group->array.count == 0) return false;
  *count = group->array.count;
  if (group->array.elems[0]->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(group->array.elems[0]->integer, &start)) return false;
  *first = (uint32_t)start;
  return start >= 0 && start < limit && *count <= limit - (uint32_t)start;
}

/* Converts memref.expand_shape as memref.h says; of a source of rank 0 all strides are 1. */
pl_rewrite pl_convert_expand_shape(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *source = pl_rw_operand(rw, op, 0);
  layout have, want = make_layout(rw, to->shaped.rank);
  if (!read_layout(rw, from, source, &have)) return PL_REWRITE_NO_MATCH;
  if (!read_mixed(rw, op, PL_NAME_STATIC_OUTPUT_SHAPE, 1, to->shaped.rank, want.sizes)) return PL_REWRITE_NO_MATCH;
  want.offset = have.offset;
  for (uint32_t i = 0; i < want.rank; i++)
    want.strides[i] = known(1); /* a scalar seen as a buffer of one */
  for (uint32_t g = 0; g < have.rank; g++) {
    uint32_t first = 0, count = 0;
    if (!read_group(pl_op_attr(op, PL_NAME_REASSOCIATION), g, want.rank, &first, &count)) return PL_REWRITE_NO_MATCH;
    number stride = have.strides[g];
    for (uint32_t i = count; i-- > 0;) {
      want.strides[first + i] = stride;
      if (i > 0) stride = multiply(rw, stride, want.sizes[first + i]);
    }
  }
  pl_rw_map(rw, pl_result(op, 0), write_layout(rw, to, source, &want));
  return PL_REWRITE_DONE;
}

/* The stride of the innermost dimension of a group whose size is not a constant 1 (a dimension of size 1 may have any stride);
 * that of the last one if all sizes are 1. */
static number group_stride(const layout *l, uint32_t first, uint32_t count) {
  for (uint32_t i = first + count; i-- > first;) {
    if (l->sizes[i].value || l->sizes[i].constant != 1) return l->strides[i];
  }
  return l->strides[first + count - 1];
}

pl_rewrite pl_convert_collapse_shape(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_COLLAPSE_SHAPE));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  uint32_t rank = to->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset = 0;
  if (!pl_rw_convertible(rw, op) || !pl_memref_strides(to, strides, &offset)) return PL_REWRITE_NO_MATCH;
  pl_value *source = pl_rw_operand(rw, op, 0);
  if (from == to) {
    pl_rw_map(rw, pl_result(op, 0), source);
    return PL_REWRITE_DONE;
  }
  layout have, want = make_layout(rw, rank);
  if (!read_layout(rw, from, source, &have)) return PL_REWRITE_NO_MATCH;
  want.offset = have.offset;
  for (uint32_t g = 0; g < rank; g++) {
    uint32_t first = 0, count = 0;
    if (!read_group(pl_op_attr(op, PL_NAME_REASSOCIATION), g, have.rank, &first, &count)) return PL_REWRITE_NO_MATCH;
    want.sizes[g] = known(1);
    for (uint32_t i = first; i < first + count; i++)
      want.sizes[g] = multiply(rw, want.sizes[g], have.sizes[i]);
    want.strides[g] = strides[g] != PL_DYNAMIC ? known(strides[g]) : group_stride(&have, first, count);
  }
  pl_rw_map(rw, pl_result(op, 0), write_layout(rw, to, source, &want));
  return PL_REWRITE_DONE;
}
