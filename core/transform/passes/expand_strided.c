/* expand_strided.c - -expand-strided-metadata: views as reinterpret_cast of the buffer, with offset, sizes and strides computed
 * from those of the source by affine.apply; what is asked of a memref's metadata from where the memref was made. Source of the
 * meanings: MLIR documentation, "'memref' Dialect" (2023), memref.extract_strided_metadata, memref.subview, memref.expand_shape,
 * memref.collapse_shape.
 */
#include <assert.h>

#include "core/transform/passes/passes.h"
#include "core/transform/region.h"
#include "core/transform/rewriter/index_formula.h"
#include "core/transform/simplify/simplify.h"

/* ---- Metadata ---- */

typedef struct layout {
  uint32_t rank;
  pl_value *base; /* the buffer as a memref of rank 0 */
  pl_number offset, *sizes, *strides;
} layout;

/* A layout of that rank with offset 0, without a base, and with sizes and strides not yet set. */
static layout make_layout(pl_greedy *g, uint32_t rank) {
  return (layout){rank, NULL, pl_number_known(0), PL_NEW_ARRAY(g->arena, pl_number, rank + 1),
                  PL_NEW_ARRAY(g->arena, pl_number, rank + 1)};
}

/* Gives base, offset, sizes and strides of a memref, by a new memref.extract_strided_metadata where they are not static; false if
 * they can't be known. */
static bool read_layout(pl_greedy *g, pl_value *source, layout *out) {
  const pl_type *memref = source->type;
  if (memref->kind != PL_TYPE_MEMREF) return false;
  uint32_t rank = memref->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(g->arena, int64_t, rank + 1), offset = 0;
  if (!pl_memref_strides(memref, strides, &offset)) return false;
  const pl_type **types = PL_NEW_ARRAY(g->arena, const pl_type *, 2 * rank + 2);
  types[0] = pl_type_memref(g->ctx, 0, NULL, memref->shaped.elem, NULL, memref->shaped.space);
  for (uint32_t i = 1; i < 2 * rank + 2; i++)
    types[i] = pl_type_index(g->ctx);
  pl_op *op = pl_g_insert(g, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_EXTRACT_STRIDED_METADATA),
                                           .operands = &source,
                                           .num_operands = 1,
                                           .result_types = types,
                                           .num_results = 2 * rank + 2});
  *out = make_layout(g, rank);
  out->base = pl_result(op, 0);
  out->offset = offset == PL_DYNAMIC ? (pl_number){0, pl_result(op, 1)} : pl_number_known(offset);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = memref->shaped.shape[i];
    out->sizes[i] = size == PL_DYNAMIC ? (pl_number){0, pl_result(op, 2 + i)} : pl_number_known(size);
    out->strides[i] = strides[i] == PL_DYNAMIC ? (pl_number){0, pl_result(op, 2 + rank + i)} : pl_number_known(strides[i]);
  }
  return true;
}

/* Gives `count` numbers of an op, each a constant in the array attribute `statics` or, where that is dynamic, an operand from
 * `first` on; false if they are malformed. */
static bool read_mixed(const pl_op *op, pl_attr_name statics, uint32_t first, uint32_t count, pl_number *out) {
  const pl_attr *list = pl_op_attr(op, statics);
  if (!list || list->kind != PL_ATTR_DENSE_ARRAY || list->dense.count != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t value = PL_DYNAMIC;
    pl_apint_to_i64(pl_dense_at(list, i), &value);
    if (value == PL_DYNAMIC && first >= op->num_operands) return false;
    out[i] = value == PL_DYNAMIC ? pl_number_of(pl_operand(op, first++)) : pl_number_known(value);
  }
  return true;
}

/* The array attribute of the numbers, dynamic for those that are values, which are appended to the operands. */
static const pl_attr *statics_of(pl_greedy *g, const pl_number *list, uint32_t count, pl_value **operands,
                                 uint32_t *num_operands) {
  int64_t *entries = PL_NEW_ARRAY(g->arena, int64_t, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    entries[i] = list[i].value ? PL_DYNAMIC : list[i].constant;
    if (list[i].value) operands[(*num_operands)++] = list[i].value;
  }
  return pl_attr_dense_i64(g->ctx, entries, count);
}

/* The number as a value, a new constant if it is known. */
static pl_value *materialize(pl_greedy *g, pl_number n) {
  const pl_type *index = pl_type_index(g->ctx);
  const pl_attr *value = n.value ? NULL : pl_attr_i64(g->ctx, index, n.constant);
  return n.value ? n.value : pl_g_constant(g, g->op, value, index);
}

/* The strided memref type with a dynamic offset; the type itself if its offset is dynamic already or it is not strided. */
static const pl_type *with_open_offset(pl_greedy *g, const pl_type *type) {
  int64_t *strides = PL_NEW_ARRAY(g->arena, int64_t, type->shaped.rank + 1), offset = 0;
  if (!pl_memref_strides(type, strides, &offset) || offset == PL_DYNAMIC) return type;
  const pl_attr *open = pl_attr_strided(g->ctx, strides, type->shaped.rank, PL_DYNAMIC);
  return pl_type_memref(g->ctx, type->shaped.rank, type->shaped.shape, type->shaped.elem, open, type->shaped.space);
}

/* Replaces the op by the layout's base if that has the op's type, else by a memref.reinterpret_cast of it, in which a negative
 * offset is an operand; true always. */
static bool replace_by_layout(pl_greedy *g, pl_op *op, const layout *l) {
  const pl_type *wanted = pl_result(op, 0)->type;
  if (wanted == l->base->type) return pl_g_replace1(g, op, l->base);
  const bool negative = !l->offset.value && l->offset.constant < 0;
  const pl_type *type = negative ? with_open_offset(g, wanted) : wanted;
  pl_value **operands = PL_NEW_ARRAY(g->arena, pl_value *, 2 * l->rank + 2);
  uint32_t count = 1, at = 1, segments[4] = {1, 0, 0, 0};
  operands[0] = l->base;
  pl_number offset = l->offset;
  if (negative) offset.value = materialize(g, offset);
  pl_named_attr entries[3] = {{pl_attr_names[PL_NAME_STATIC_OFFSETS], statics_of(g, &offset, 1, operands, &count)}};
  segments[1] = count - at, at = count;
  entries[1] = (pl_named_attr){pl_attr_names[PL_NAME_STATIC_SIZES], statics_of(g, l->sizes, l->rank, operands, &count)};
  segments[2] = count - at, at = count;
  entries[2] = (pl_named_attr){pl_attr_names[PL_NAME_STATIC_STRIDES], statics_of(g, l->strides, l->rank, operands, &count)};
  segments[3] = count - at;
  pl_op *cast = pl_g_insert(g, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_REINTERPRET_CAST),
                                             .operands = operands,
                                             .num_operands = count,
                                             .result_types = &type,
                                             .num_results = 1,
                                             .attrs = pl_attr_dict(g->ctx, entries, 3),
                                             .segments = segments,
                                             .num_segments = 4});
  pl_value *result = pl_result(cast, 0);
  if (type == wanted) return pl_g_replace1(g, op, result);
  pl_op *with_sizes = pl_g_insert(g, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_CAST),
                                                   .operands = &result,
                                                   .num_operands = 1,
                                                   .result_types = &wanted,
                                                   .num_results = 1});
  return pl_g_replace1(g, op, pl_result(with_sizes, 0));
}

/* ---- Views ---- */

/* Replaces offset, sizes and strides of a layout that the type knows statically by these constants. */
static void fix_by_type(pl_greedy *g, const pl_type *type, layout *l) {
  int64_t *strides = PL_NEW_ARRAY(g->arena, int64_t, type->shaped.rank + 1), offset = 0;
  if (l->rank != type->shaped.rank || !pl_memref_strides(type, strides, &offset)) return;
  if (offset != PL_DYNAMIC) l->offset = pl_number_known(offset);
  for (uint32_t i = 0; i < l->rank; i++) {
    if (type->shaped.shape[i] != PL_DYNAMIC) l->sizes[i] = pl_number_known(type->shaped.shape[i]);
    if (strides[i] != PL_DYNAMIC) l->strides[i] = pl_number_known(strides[i]);
  }
}

/* Whether a number may have the value `fixed`: it is not known, or `fixed` is dynamic, or they are equal. */
static bool may_be(pl_number n, int64_t fixed) { return fixed == PL_DYNAMIC ? true : n.value || n.constant == fixed; }

/* Drops dimensions of the constant size 1 from the layout so that its rank, sizes and strides fit the type; false if that is not
 * possible. possible[i][j]: the dimensions from i on can become those of the type from j on. */
static bool drop_units(pl_greedy *g, layout *l, const pl_type *type) {
  uint32_t n = l->rank, m = type->shaped.rank, j = 0;
  int64_t *strides = PL_NEW_ARRAY(g->arena, int64_t, m + 1), offset = 0;
  bool *possible = PL_NEW_ARRAY(g->arena, bool, (size_t)(n + 1) * (m + 1)),
       *same = PL_NEW_ARRAY(g->arena, bool, (size_t)n *m + 1);
  if (m > n || !pl_memref_strides(type, strides, &offset)) return false;
  for (uint32_t i = n + 1; i-- > 0;) {
    for (uint32_t k = m + 1; k-- > 0;) {
      bool unit = i < n && !l->sizes[i].value && l->sizes[i].constant == 1, keep = false;
      if (i < n && k < m) {
        int64_t size = l->sizes[i].value ? PL_DYNAMIC : l->sizes[i].constant;
        bool fits = size == type->shaped.shape[k] || type->shaped.shape[k] == PL_DYNAMIC;
        same[i * m + k] = fits && may_be(l->strides[i], strides[k]);
        keep = same[i * m + k] && possible[(i + 1) * (m + 1) + k + 1];
      }
      possible[i * (m + 1) + k] = (i == n && k == m) || keep || (unit && possible[(i + 1) * (m + 1) + k]);
    }
  }
  if (!possible[0]) return false;
  for (uint32_t i = 0; i < n && j < m; i++) {
    if (!same[i * m + j] || !possible[(i + 1) * (m + 1) + j + 1]) continue;
    l->sizes[j] = l->sizes[i];
    l->strides[j++] = l->strides[i];
  }
  l->rank = m;
  return j == m;
}

/* Computes the layout of a memref.subview from that of its source; false if it can't be computed. */
static bool layout_of_subview(pl_greedy *g, const pl_op *op, layout *out) {
  pl_value *source = pl_operand(op, 0);
  const pl_type *type = pl_result(op, 0)->type;
  uint32_t rank = source->type->shaped.rank, first[3] = {0, 0, 0}, count = 0;
  layout have, want = make_layout(g, rank);
  pl_number *offsets = PL_NEW_ARRAY(g->arena, pl_number, rank + 1), *steps = PL_NEW_ARRAY(g->arena, pl_number, rank + 1);
  for (uint32_t i = 0; i < 3; i++)
    pl_op_segment(op, i + 1, &first[i], &count);
  bool ok = read_mixed(op, PL_NAME_STATIC_OFFSETS, first[0], rank, offsets) &&
            read_mixed(op, PL_NAME_STATIC_SIZES, first[1], rank, want.sizes) &&
            read_mixed(op, PL_NAME_STATIC_STRIDES, first[2], rank, steps) && read_layout(g, source, &have);
  if (!ok) return false;
  pl_formula f = {.g = g};
  for (uint32_t i = 0; i < rank; i++)
    want.strides[i] = pl_number_product(g, steps[i], have.strides[i]);
  const pl_affine *sum = pl_formula_term(&f, have.offset);
  for (uint32_t i = 0; i < rank; i++) {
    const pl_affine *offset = pl_formula_term(&f, offsets[i]);
    sum = pl_formula_plus(&f, sum, pl_formula_times(&f, offset, pl_formula_term(&f, have.strides[i])));
  }
  want.offset = pl_formula_finish(&f, sum);
  want.base = have.base;
  *out = want;
  return drop_units(g, out, type);
}

/* Gives first dimension and length of group `i` of a reassociation such as [[0, 1], [2]]; false if it is malformed or goes beyond
 * `limit` dimensions. */
static bool read_group(const pl_attr *reassociation, uint32_t i, uint32_t limit, uint32_t *first, uint32_t *count) {
  int64_t start = 0;
  if (!reassociation || reassociation->kind != PL_ATTR_ARRAY || i >= reassociation->array.count) return false;
  const pl_attr *group = reassociation->array.elems[i];
  if (group->kind != PL_ATTR_ARRAY || group->array.count == 0) return false;
  if (group->array.elems[0]->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(group->array.elems[0]->integer, &start)) return false;
  *first = (uint32_t)start;
  *count = group->array.count;
  return start >= 0 && start < limit && *count <= limit - (uint32_t)start;
}

/* The position, in a group of `count` dimensions, of the one with a dynamic size; UINT32_MAX if none is dynamic, `count` if
 * several are. Sets *product_of_others to the product of the static sizes. */
static uint32_t find_dynamic(const pl_type *type, uint32_t first, uint32_t count, int64_t *product_of_others) {
  uint32_t which = UINT32_MAX;
  *product_of_others = 1;
  for (uint32_t i = 0; i < count; i++) {
    int64_t size = type->shaped.shape[first + i];
    if (size != PL_DYNAMIC)
      *product_of_others = (int64_t)((uint64_t)*product_of_others * (uint64_t)size);
    else
      which = which == UINT32_MAX ? i : count;
  }
  return which;
}

/* The number size floordiv divisor: a constant or a known value if it is that, else the result of a new affine.apply. */
static pl_number quotient(pl_greedy *g, pl_number size, int64_t divisor) {
  pl_formula f = {.g = g};
  const pl_affine *e = pl_formula_term(&f, size);
  return pl_formula_finish(&f, pl_affine_binary(g->ctx, PL_AFFINE_FLOORDIV, e, pl_affine_const(g->ctx, divisor)));
}

/* The number ((size * factor) floordiv divisor) * stride, computed where it is not known. */
static pl_number outer_stride(pl_greedy *g, pl_number size, int64_t factor, int64_t divisor, pl_number stride) {
  pl_formula f = {.g = g};
  const pl_affine *e = pl_formula_times(&f, pl_formula_term(&f, size), pl_affine_const(g->ctx, factor));
  e = pl_affine_binary(g->ctx, PL_AFFINE_FLOORDIV, e, pl_affine_const(g->ctx, divisor));
  return pl_formula_finish(&f, pl_formula_times(&f, e, pl_formula_term(&f, stride)));
}

/* Sets the strides in `want` of the `count` dimensions from `first` on: the innermost has `stride`, each outer one the stride of
 * the next inner one times that one's size. */
static void multiply_strides(pl_greedy *g, pl_number stride, uint32_t first, uint32_t count, layout *want) {
  for (uint32_t i = count; i-- > 0;) {
    want->strides[first + i] = stride;
    if (i > 0) stride = pl_number_product(g, stride, want->sizes[first + i]);
  }
}

/* Computes, in `want`, strides and an unknown size of the `count` result dimensions, from `first` on, that memref.expand_shape
 * makes of dimension `k`. */
static void expand_group(pl_greedy *g, const pl_type *type, const layout *have, uint32_t k, uint32_t first, uint32_t count,
                         layout *want) {
  int64_t others = 1;
  uint32_t dynamic = find_dynamic(type, first, count, &others);
  bool divides = dynamic < count && others > 0;
  if (divides) want->sizes[first + dynamic] = quotient(g, have->sizes[k], others);
  if (!divides && dynamic != UINT32_MAX) {
    multiply_strides(g, have->strides[k], first, count, want);
    return;
  }
  int64_t *inner = PL_NEW_ARRAY(g->arena, int64_t, count + 1); /* elements of the known sizes after each */
  inner[count] = 1;
  for (uint32_t i = count; i-- > 0;) {
    const pl_number *size = &want->sizes[first + i];
    inner[i] = size->value ? inner[i + 1] : (int64_t)((uint64_t)inner[i + 1] * (uint64_t)size->constant);
  }
  for (uint32_t i = 0; i < count; i++) {
    bool outer = divides && i < dynamic;
    want->strides[first + i] = outer ? outer_stride(g, have->sizes[k], inner[i + 1], others, have->strides[k])
                                     : pl_number_product(g, have->strides[k], pl_number_known(inner[i + 1]));
  }
}

/* Computes the layout of a memref.expand_shape from that of its source; false if it can't be computed. */
static bool layout_of_expansion(pl_greedy *g, const pl_op *op, layout *out) {
  const pl_type *type = pl_result(op, 0)->type;
  const pl_attr *groups = pl_op_attr(op, PL_NAME_REASSOCIATION);
  layout have, want = make_layout(g, type->shaped.rank);
  if (!read_mixed(op, PL_NAME_STATIC_OUTPUT_SHAPE, 1, want.rank, want.sizes) || !read_layout(g, pl_operand(op, 0), &have))
    return false;
  want.offset = have.offset;
  want.base = have.base;
  for (uint32_t i = 0; i < want.rank; i++) {
    if (type->shaped.shape[i] != PL_DYNAMIC) want.sizes[i] = pl_number_known(type->shaped.shape[i]);
    want.strides[i] = pl_number_known(1); /* a scalar seen as a buffer of one */
  }
  for (uint32_t k = 0; k < have.rank; k++) {
    uint32_t first = 0, count = 0;
    if (!read_group(groups, k, want.rank, &first, &count)) return false;
    expand_group(g, type, &have, k, first, count, &want);
  }
  *out = want;
  return true;
}

/* The stride of a collapsed group: that of its innermost dimension whose size is not known to be 1, as the stride of a dimension
 * of size 1 has no meaning; of the last one if there is none. */
static pl_number group_stride(const layout *l, uint32_t first, uint32_t count) {
  for (uint32_t i = first + count; i-- > first;) {
    if (l->sizes[i].value || l->sizes[i].constant != 1) return l->strides[i];
  }
  return l->strides[first + count - 1];
}

/* Computes the layout of a memref.collapse_shape from that of its source; false if it can't be computed. */
static bool layout_of_collapse(pl_greedy *g, const pl_op *op, layout *out) {
  const pl_type *type = pl_result(op, 0)->type;
  layout have, want = make_layout(g, type->shaped.rank);
  if (!read_layout(g, pl_operand(op, 0), &have)) return false;
  want.offset = have.offset;
  want.base = have.base;
  for (uint32_t k = 0; k < want.rank; k++) {
    uint32_t first = 0, count = 0;
    pl_formula f = {.g = g};
    if (!read_group(pl_op_attr(op, PL_NAME_REASSOCIATION), k, have.rank, &first, &count)) return false;
    const pl_affine *size = pl_affine_const(g->ctx, 1);
    for (uint32_t i = first; i < first + count; i++)
      size = pl_formula_times(&f, size, pl_formula_term(&f, have.sizes[i]));
    want.sizes[k] = pl_formula_finish(&f, size);
    want.strides[k] = group_stride(&have, first, count);
  }
  *out = want;
  return true;
}

/* Computes the layout of a subview, expand_shape or collapse_shape, building ops before g->op; false for other ops, or if it
 * can't be computed. */
static bool layout_of_view(pl_greedy *g, const pl_op *view, layout *out) {
  bool ok = false;
  if (pl_op_is(view, PL_OP_MEMREF_SUBVIEW)) ok = layout_of_subview(g, view, out);
  if (pl_op_is(view, PL_OP_MEMREF_EXPAND_SHAPE)) ok = layout_of_expansion(g, view, out);
  if (pl_op_is(view, PL_OP_MEMREF_COLLAPSE_SHAPE)) ok = layout_of_collapse(g, view, out);
  if (ok) fix_by_type(g, pl_result(view, 0)->type, out);
  return ok;
}

/* Folds a view (pl_g_fold), or replaces it by a memref.reinterpret_cast of its buffer; false if neither can be done. */
static bool expand_view(pl_greedy *g, pl_op *op) {
  layout l;
  if (pl_g_fold(g, op)) return true;
  return layout_of_view(g, op, &l) && replace_by_layout(g, op, &l);
}

/* ---- Metadata of what is known ---- */

/* Replaces the results of a memref.extract_strided_metadata by base, offset, sizes and strides of the layout. False as for
 * pl_g_replace. */
static bool replace_metadata(pl_greedy *g, pl_op *op, const layout *l) {
  pl_value **values = PL_NEW_ARRAY(g->arena, pl_value *, 2 * l->rank + 2);
  values[0] = l->base;
  values[1] = materialize(g, l->offset);
  for (uint32_t i = 0; i < l->rank; i++)
    values[2 + i] = materialize(g, l->sizes[i]);
  for (uint32_t i = 0; i < l->rank; i++)
    values[2 + l->rank + i] = materialize(g, l->strides[i]);
  return pl_g_replace(g, op, values);
}

/* The stride of a dimension in the default layout, from the `count` sizes of the dimensions after it: their product. */
static pl_number stride_of_sizes(pl_greedy *g, const pl_number *sizes, uint32_t count) {
  pl_formula f = {.g = g};
  if (count == 0) return pl_number_known(1);
  const pl_affine *product = pl_formula_term(&f, sizes[0]);
  for (uint32_t i = 1; i < count; i++)
    product = pl_formula_times(&f, product, pl_formula_term(&f, sizes[i]));
  return pl_formula_finish(&f, product);
}

/* Replaces the results of `op`, the memref.extract_strided_metadata of a new buffer (alloc, alloca, get_global) in the default
 * layout, by its base, its sizes and the strides that follow from them; false if that can't be done. */
static bool metadata_of_buffer(pl_greedy *g, pl_op *op, pl_op *buffer) {
  const pl_type *type = pl_result(buffer, 0)->type;
  uint32_t first = 0, count = 0, rank = type->shaped.rank;
  bool fixed = pl_op_is(buffer, PL_OP_MEMREF_GET_GLOBAL);
  if (!pl_memref_is_identity(type)) return false;
  if (!fixed) pl_op_segment(buffer, 0, &first, &count);
  layout l = make_layout(g, rank);
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC && fixed) return false;
    l.sizes[i] =
        type->shaped.shape[i] == PL_DYNAMIC ? pl_number_of(pl_operand(buffer, first++)) : pl_number_known(type->shaped.shape[i]);
  }
  for (uint32_t i = rank; i-- > 0;)
    l.strides[i] = stride_of_sizes(g, l.sizes + i + 1, rank - i - 1);
  const pl_type *base = pl_result(op, 0)->type;
  pl_value *whole = pl_result(buffer, 0);
  if (rank == 0) {
    l.base = whole;
    return replace_metadata(g, op, &l);
  }
  if (!pl_result(op, 0)->uses) {
    l.base = pl_result(op, 0); /* nobody asks for it */
  } else {
    const int64_t zero = 0;
    const pl_attr *none = pl_attr_dense_i64(g->ctx, NULL, 0);
    const pl_named_attr entries[3] = {{pl_attr_names[PL_NAME_STATIC_OFFSETS], pl_attr_dense_i64(g->ctx, &zero, 1)},
                                      {pl_attr_names[PL_NAME_STATIC_SIZES], none},
                                      {pl_attr_names[PL_NAME_STATIC_STRIDES], none}};
    l.base = pl_result(pl_g_insert(g, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_REINTERPRET_CAST),
                                                    .operands = &whole,
                                                    .num_operands = 1,
                                                    .result_types = &base,
                                                    .num_results = 1,
                                                    .attrs = pl_attr_dict(g->ctx, entries, 3),
                                                    .segments = (uint32_t[]){1, 0, 0, 0},
                                                    .num_segments = 4}),
                       0);
  }
  return replace_metadata(g, op, &l);
}

/* Replaces the results of `op`, the memref.extract_strided_metadata of a memref.reinterpret_cast, by what the cast states; false
 * if that can't be done. */
static bool metadata_of_reinterpretation(pl_greedy *g, pl_op *op, const pl_op *cast) {
  uint32_t rank = pl_result(cast, 0)->type->shaped.rank, first[3] = {0, 0, 0}, count = 0;
  layout have, l = make_layout(g, rank);
  for (uint32_t i = 0; i < 3; i++)
    pl_op_segment(cast, i + 1, &first[i], &count);
  bool ok = read_mixed(cast, PL_NAME_STATIC_OFFSETS, first[0], 1, &l.offset) &&
            read_mixed(cast, PL_NAME_STATIC_SIZES, first[1], rank, l.sizes) &&
            read_mixed(cast, PL_NAME_STATIC_STRIDES, first[2], rank, l.strides);
  if (!ok) return false;
  pl_value *source = pl_operand(cast, 0);
  l.base = source;
  if (source->type != pl_result(op, 0)->type) {
    if (!read_layout(g, source, &have)) return false;
    l.base = have.base;
  }
  return l.base->type == pl_result(op, 0)->type && replace_metadata(g, op, &l);
}

/* Replaces the results of `op`, the metadata of a memref.cast or assume_alignment, by those of its source; false if that can't be
 * done. */
static bool metadata_of_cast(pl_greedy *g, pl_op *op, const pl_op *cast) {
  const pl_type *from = pl_operand(cast, 0)->type;
  layout l;
  if (from->kind != PL_TYPE_MEMREF || from->shaped.rank != pl_result(cast, 0)->type->shaped.rank) return false;
  return read_layout(g, pl_operand(cast, 0), &l) && replace_metadata(g, op, &l);
}

/* Replaces the results of `op`, the metadata of a memref.memory_space_cast, by those of its source, with the base cast to the
 * memory space; false if that can't be done. */
static bool metadata_of_space_cast(pl_greedy *g, pl_op *op, const pl_op *cast) {
  layout l;
  if (pl_operand(cast, 0)->type->kind != PL_TYPE_MEMREF || !read_layout(g, pl_operand(cast, 0), &l)) return false;
  l.base = pl_g_op(g, PL_OP_MEMREF_MEMORY_SPACE_CAST, &l.base, 1, pl_result(op, 0)->type, NULL);
  return replace_metadata(g, op, &l);
}

/* Replaces the results of `op`, the memref.extract_strided_metadata of a base buffer (of rank 0), by the buffer and offset 0.
 * False as for pl_g_replace. */
static bool metadata_of_base(pl_greedy *g, pl_op *op) {
  layout l = make_layout(g, 0);
  l.base = pl_operand(op, 0);
  l.offset = pl_number_known(0);
  return replace_metadata(g, op, &l);
}

/* Replaces uses of those offsets, sizes and strides of a memref.extract_strided_metadata that the memref's type knows by
 * constants. Whether there were any. */
static bool know_static_numbers(pl_greedy *g, pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(g->arena, int64_t, rank + 1), offset = 0;
  bool changed = false;
  if (!pl_memref_strides(type, strides, &offset)) return false;
  for (uint32_t i = 0; i < 2 * rank + 1; i++) {
    int64_t fixed = i == 0 ? offset : i <= rank ? type->shaped.shape[i - 1] : strides[i - 1 - rank];
    pl_value *result = pl_result(op, i + 1);
    if (fixed == PL_DYNAMIC || !result->uses) continue;
    for (const pl_use *use = result->uses; use; use = use->next)
      pl_g_touch_op(g, use->owner);
    pl_value_replace_all(result, materialize(g, pl_number_known(fixed)));
    changed = true;
  }
  return changed;
}

/* Replaces results of a memref.extract_strided_metadata by what is known from the op that makes the memref, or from its type.
 * Whether something changed. */
static bool simplify_metadata(pl_greedy *g, pl_op *op) {
  pl_op *def = pl_operand(op, 0)->op;
  pl_op_kind kind = def ? def->info->kind : PL_OP_INVALID;
  layout l;
  if (def && layout_of_view(g, def, &l)) return replace_metadata(g, op, &l);
  bool buffer = kind == PL_OP_MEMREF_ALLOC || kind == PL_OP_MEMREF_ALLOCA || kind == PL_OP_MEMREF_GET_GLOBAL;
  if (buffer && metadata_of_buffer(g, op, def)) return true;
  if (kind == PL_OP_MEMREF_REINTERPRET_CAST && metadata_of_reinterpretation(g, op, def)) return true;
  if (kind == PL_OP_MEMREF_CAST && know_static_numbers(g, op)) return true; /* its type may say more than its source's */
  if ((kind == PL_OP_MEMREF_CAST || kind == PL_OP_MEMREF_ASSUME_ALIGNMENT) && metadata_of_cast(g, op, def)) return true;
  if (kind == PL_OP_MEMREF_MEMORY_SPACE_CAST && metadata_of_space_cast(g, op, def)) return true;
  if (kind == PL_OP_MEMREF_EXTRACT_STRIDED_METADATA && metadata_of_base(g, op)) return true;
  return know_static_numbers(g, op);
}

/* Makes memref.extract_aligned_pointer_as_index of a view take the viewed memref: the offset is not part of the aligned pointer.
 * Whether it did. */
static bool simplify_pointer(pl_greedy *g, pl_op *op) {
  const pl_op *def = pl_operand(op, 0)->op;
  if (!def) return false;
  bool view = pl_op_is(def, PL_OP_MEMREF_SUBVIEW) || pl_op_is(def, PL_OP_MEMREF_REINTERPRET_CAST) ||
              pl_op_is(def, PL_OP_MEMREF_EXPAND_SHAPE) || pl_op_is(def, PL_OP_MEMREF_COLLAPSE_SHAPE);
  if (!view) return false;
  pl_g_set_operand(g, op, 0, pl_operand(def, 0));
  return true;
}

/* Folds a memref.dim of a memref.subview or memref.view, while that still is the source; whether it did. */
static bool simplify_dim(pl_greedy *g, pl_op *op) {
  const pl_op *def = pl_operand(op, 0)->op;
  bool folds = def && (pl_op_is(def, PL_OP_MEMREF_SUBVIEW) || pl_op_is(def, PL_OP_MEMREF_VIEW));
  return folds && pl_g_fold(g, op);
}

/* The function that -expand-strided-metadata applies to ops of a kind; NULL if there is none. */
static pl_simplify_fn *pattern_of(pl_op_kind kind) {
  if (kind == PL_OP_MEMREF_DIM) return simplify_dim;
  if (kind == PL_OP_AFFINE_FOR) return pl_simplify_affine_for;
  if (kind == PL_OP_MEMREF_SUBVIEW || kind == PL_OP_MEMREF_EXPAND_SHAPE || kind == PL_OP_MEMREF_COLLAPSE_SHAPE)
    return expand_view;
  if (kind == PL_OP_MEMREF_EXTRACT_STRIDED_METADATA) return simplify_metadata;
  if (kind == PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX) return simplify_pointer;
  return NULL;
}

/* Iterations after which to stop, as mlir-opt does. */
enum { MAX_ITERATIONS = 10 };

void pl_expand_strided_metadata(pl_module *module, uint32_t index_bits) {
  assert(module->op);
  for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    bool changed = pl_greedy_run(module, pattern_of, false, index_bits);
    if (!pl_simplify_regions(module, PL_REGIONS_AGGRESSIVE) && !changed) return;
  }
}
