/* Result types of the ops that look at the same buffer in another way. Source: MLIR documentation, "'memref' Dialect":
 * memref.subview, memref.reinterpret_cast, memref.collapse_shape, memref.expand_shape, memref.transpose,
 * memref.extract_strided_metadata. */
#include <assert.h>
#include <stdio.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Sizes, strides and offset, PL_DYNAMIC where they are not known. */
typedef struct view {
  uint32_t rank;
  int64_t offset;
  int64_t *sizes, *strides;
} view;

/* A view of that rank with offset 0 and zeroed sizes and strides. */
static view new_view(pl_checker *c, uint32_t rank) {
  return (view){rank, 0, PL_NEW_ARRAY(c->arena, int64_t, (size_t)rank + 1), PL_NEW_ARRAY(c->arena, int64_t, (size_t)rank + 1)};
}

/* Sets *v to the sizes, strides and offset of a memref type; false if its layout has no strided form (the sizes are set all the
 * same). */
static bool view_of(pl_checker *c, const pl_type *type, view *v) {
  *v = new_view(c, type->shaped.rank);
  for (uint32_t i = 0; i < v->rank; i++)
    v->sizes[i] = type->shaped.shape[i];
  return pl_memref_strides(type, v->strides, &v->offset);
}

/* a * b, which is 0 if one is 0; else PL_DYNAMIC if either is or if it overflows. */
static int64_t times(int64_t a, int64_t b) {
  int64_t r;
  if (a == 0 || b == 0) return 0;
  return a == PL_DYNAMIC || b == PL_DYNAMIC || __builtin_mul_overflow(a, b, &r) ? PL_DYNAMIC : r;
}

/* a + b; PL_DYNAMIC if either is or if it overflows. */
static int64_t plus(int64_t a, int64_t b) {
  int64_t r;
  return a == PL_DYNAMIC || b == PL_DYNAMIC || __builtin_add_overflow(a, b, &r) ? PL_DYNAMIC : r;
}

/* The memref type with the view's sizes, its strides and offset as a strided layout, and the element type and memory space of
 * `like`. */
static const pl_type *type_of_view(pl_checker *c, const view *v, const pl_type *like) {
  const pl_attr *layout = pl_attr_strided(c->ctx, v->strides, v->rank, v->offset);
  return pl_type_memref(c->ctx, v->rank, v->sizes, like->shaped.elem, layout, like->shaped.space);
}

/* Entry `i` of the op's attribute `name`, a list such as static_sizes; PL_DYNAMIC if it is dynamic. */
static int64_t entry(const pl_op *op, pl_attr_name name, uint32_t i) {
  int64_t value = PL_DYNAMIC;
  (void)pl_apint_to_i64(pl_dense_at(pl_op_attr(op, name), i), &value);
  return value;
}

/* The number as text, "dynamic" for PL_DYNAMIC, for messages; lives as long as the checker. */
static const char *number(pl_checker *c, int64_t value) {
  char text[32] = "dynamic";
  if (value != PL_DYNAMIC) (void)snprintf(text, sizeof text, "%lld", (long long)value);
  return pl_arena_copy(c->arena, text, strlen(text) + 1);
}

/* Checks that the constant offsets and sizes of the op are not negative; strides may be. False, and reported, if not. */
static bool check_signs(pl_checker *c, const pl_op *op) {
  static const struct {
    pl_attr_name name;
    const char *text;
  } lists[] = {{PL_NAME_STATIC_OFFSETS, "offsets"}, {PL_NAME_STATIC_SIZES, "sizes"}};
  for (uint32_t k = 0; k < 2; k++) {
    for (uint32_t i = 0; i < pl_op_attr(op, lists[k].name)->dense.count; i++) {
      int64_t value = entry(op, lists[k].name, i);
      if (value != PL_DYNAMIC && value < 0)
        return pl_check_error_at(c, op, "expected %s to be non-negative, but got %lld", lists[k].text, (long long)value);
    }
  }
  return true;
}

/* ---- subview ---- */

/* Checks that a subview does not run beyond the end of its source in any dimension, as far as constants show it. False, and
 * reported, if it does. */
static bool check_bounds(pl_checker *c, const pl_op *op, const view *source) {
  for (uint32_t i = 0; i < source->rank; i++) {
    int64_t offset = entry(op, PL_NAME_STATIC_OFFSETS, i), size = entry(op, PL_NAME_STATIC_SIZES, i),
            stride = entry(op, PL_NAME_STATIC_STRIDES, i);
    if (source->sizes[i] == PL_DYNAMIC || offset == PL_DYNAMIC) continue;
    if (offset >= source->sizes[i])
      return pl_check_error_at(c, op, "offset %u is out-of-bounds: %lld >= %lld", i, (long long)offset,
                               (long long)source->sizes[i]);
    int64_t last = size == PL_DYNAMIC || stride == PL_DYNAMIC ? PL_DYNAMIC : plus(offset, times(size - 1, stride));
    if (last != PL_DYNAMIC && last >= source->sizes[i])
      return pl_check_error_at(c, op, "slice along dimension %u runs out-of-bounds: %lld >= %lld", i, (long long)last,
                               (long long)source->sizes[i]);
  }
  return true;
}

/* Whether `to` has the sizes of `from`, and the strides too if `strides`, after dropping some dimensions of size 1, or none. */
static bool is_reduced(const view *from, const view *to, bool strides) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < from->rank; i++) {
    bool same = next < to->rank && from->sizes[i] == to->sizes[next] && (!strides || from->strides[i] == to->strides[next]);
    if (same && (from->sizes[i] != 1 || from->rank - i <= to->rank - next || strides || to->sizes[next] == 1))
      next++;
    else if (from->sizes[i] != 1)
      return false;
  }
  return next == to->rank;
}

/* Checks the source, offsets and sizes of memref.subview, and that the result type follows from these, possibly without
 * dimensions of size 1. False, and reported, if not. */
bool pl_check_subview_type(pl_checker *c, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  view source, result;
  if (!view_of(c, from, &source)) return pl_check_error_at(c, op, "base type '%s' is not strided", pl_check_type_text(c, from));
  if (!check_signs(c, op) || !check_bounds(c, op, &source)) return false;
  if (from->shaped.elem != to->shaped.elem)
    return pl_check_error_at(c, op, "expected result element type to be '%s', but got '%s'",
                             pl_check_type_text(c, from->shaped.elem), pl_check_type_text(c, to));
  view want = new_view(c, source.rank);
  want.offset = source.offset;
  for (uint32_t i = 0; i < source.rank; i++) {
    want.sizes[i] = entry(op, PL_NAME_STATIC_SIZES, i);
    want.strides[i] = times(entry(op, PL_NAME_STATIC_STRIDES, i), source.strides[i]);
    want.offset = plus(want.offset, times(entry(op, PL_NAME_STATIC_OFFSETS, i), source.strides[i]));
  }
  bool strided = view_of(c, to, &result);
  const char *what = !is_reduced(&want, &result, false)                                              ? "sizes"
                     : !strided || want.offset != result.offset || !is_reduced(&want, &result, true) ? "layout"
                                                                                                     : NULL;
  return !what || pl_check_error_at(
                      c, op, "expected result type to be '%s' or a rank-reduced version. (mismatch of result %s), but got '%s'",
                      pl_check_type_text(c, type_of_view(c, &want, from)), what, pl_check_type_text(c, to));
}

/* ---- reinterpret_cast ---- */

/* Checks the offset and the sizes of memref.reinterpret_cast, and that sizes, strides and offset of the result type are dynamic
 * or those of the op. False, and reported, if not. */
bool pl_check_reinterpret_type(pl_checker *c, const pl_op *op) {
  const pl_type *to = pl_result(op, 0)->type;
  view result;
  bool strided = view_of(c, to, &result);
  if (!check_signs(c, op)) return false;
  for (uint32_t i = 0; i < result.rank; i++) {
    int64_t size = entry(op, PL_NAME_STATIC_SIZES, i);
    if (result.sizes[i] != PL_DYNAMIC && result.sizes[i] != size)
      return pl_check_error_at(c, op, "expected result type with size = %s instead of %s in dim = %u", number(c, size),
                               number(c, result.sizes[i]), i);
  }
  if (!strided)
    return pl_check_error_at(c, op, "expected result type to have strided layout but found '%s'", pl_check_type_text(c, to));
  int64_t offset = entry(op, PL_NAME_STATIC_OFFSETS, 0);
  if (result.offset != PL_DYNAMIC && result.offset != offset)
    return pl_check_error_at(c, op, "expected result type with offset = %s instead of %s", number(c, offset),
                             number(c, result.offset));
  for (uint32_t i = 0; i < result.rank; i++) {
    int64_t stride = entry(op, PL_NAME_STATIC_STRIDES, i);
    if (result.strides[i] != PL_DYNAMIC && result.strides[i] != stride)
      return pl_check_error_at(c, op, "expected result type with stride = %s instead of %s in dim = %u", number(c, stride),
                               number(c, result.strides[i]), i);
  }
  return true;
}

/* ---- collapse_shape and expand_shape ---- */

/* The product of two sizes of a group; PL_DYNAMIC if one is dynamic, even if the other is 0. */
static int64_t group_size(int64_t size, int64_t next) {
  return size == PL_DYNAMIC || next == PL_DYNAMIC ? PL_DYNAMIC : times(size, next);
}

/* Checks expand_shape or collapse_shape, between the collapsed type `narrow` and the expanded type `wide`: each size of `narrow`
 * is the product of the sizes of its reassociation group, dynamic if one of these is, and element types and memory spaces are the
 * same. False, and reported, if not. */
static bool check_groups(pl_checker *c, const pl_op *op, const pl_attr *groups, const pl_type *narrow, const pl_type *wide) {
  uint32_t next = 0;
  if (narrow->shaped.elem != wide->shaped.elem || narrow->shaped.space != wide->shaped.space)
    return pl_check_error(c, op, "requires the same element type and memory space");
  for (uint32_t g = 0; g < groups->array.count; g++) {
    int64_t size = 1;
    for (uint32_t i = 0; i < groups->array.elems[g]->array.count; i++)
      size = group_size(size, wide->shaped.shape[next++]);
    int64_t have = narrow->shaped.shape[g];
    if (size == have) continue;
    if (have == PL_DYNAMIC || size == PL_DYNAMIC)
      return pl_check_error(c, op, "collapsed dim (%u) must be dynamic if and only if reassociation group is dynamic", g);
    return pl_check_error(c, op, "collapsed dim size (%lld) must equal reassociation group size (%lld)", (long long)have,
                          (long long)size);
  }
  return true;
}

/* The stride of the dimension that a group of `count` dimensions from `first` on is collapsed to: that of its last dimension
 * whose size is not 1 (of the first if all are 1); PL_DYNAMIC if that size is dynamic and further dimensions are before it. */
static int64_t collapsed_stride(const view *wide, uint32_t first, uint32_t count) {
  while (count > 1 && wide->sizes[first + count - 1] == 1)
    count--;
  return count == 1 || wide->sizes[first + count - 1] != PL_DYNAMIC ? wide->strides[first + count - 1] : PL_DYNAMIC;
}

/* Whether the `count` dimensions of a group from `first` on, of which the last has stride `stride`, follow each other without a
 * gap, as far as sizes and strides are known; dimensions of size 1 are skipped. */
static bool is_contiguous(const view *wide, uint32_t first, uint32_t count, int64_t stride) {
  for (uint32_t i = first + count; --i > first;) {
    stride = times(stride, wide->sizes[i]);
    if (wide->sizes[i - 1] == 1) continue;
    if (stride != PL_DYNAMIC && wide->strides[i - 1] != PL_DYNAMIC && stride != wide->strides[i - 1]) return false;
  }
  return true;
}

/* Checks the groups of expand_shape or collapse_shape, and that the result type follows from the source's. False, and reported,
 * if not. */
bool pl_check_collapse_type(pl_checker *c, const pl_op *op) {
  bool expand = pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE);
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  const pl_attr *groups = pl_op_attr(op, PL_NAME_REASSOCIATION);
  const pl_type *wide = expand ? to : from, *narrow = expand ? from : to;
  for (uint32_t i = 0; groups->array.count == 0 && i < wide->shaped.rank; i++)
    if (wide->shaped.shape[i] != 1) return pl_check_error(c, op, "rank 0 memrefs can only be extended/collapsed with/from ones");
  if (groups->array.count && !check_groups(c, op, groups, narrow, wide)) return false;
  view source, want;
  if (!view_of(c, from, &source)) return pl_check_error(c, op, "source type '%s' is not strided", pl_check_type_text(c, from));
  if (!view_of(c, to, &want)) return pl_check_error(c, op, "result type '%s' is not strided", pl_check_type_text(c, to));
  want.offset = source.offset;
  for (uint32_t i = 0; groups->array.count == 0 && i < want.rank; i++)
    want.strides[i] = 1;
  for (uint32_t g = 0, next = 0; g < groups->array.count; g++) {
    uint32_t count = groups->array.elems[g]->array.count;
    if (!expand) {
      want.strides[g] = collapsed_stride(&source, next, count);
      if (!is_contiguous(&source, next, count, want.strides[g]))
        return pl_check_error(c, op, "invalid source layout map or collapsing non-contiguous dims");
    }
    int64_t stride = source.strides[expand ? g : next];
    for (uint32_t i = count; expand && i-- > 0;) {
      want.strides[next + i] = stride;
      stride = times(stride, to->shaped.shape[next + i]);
    }
    next += count;
  }
  const pl_type *type = !pl_memref_is_identity(from)
                            ? type_of_view(c, &want, from)
                            : pl_type_memref(c->ctx, want.rank, want.sizes, from->shaped.elem, NULL, from->shaped.space);
  return type == to || pl_check_error(c, op, "expected %s type to be '%s' but found '%s'", expand ? "expanded" : "collapsed",
                                      pl_check_type_text(c, type), pl_check_type_text(c, to));
}

/* Checks that static_output_shape of memref.expand_shape has the sizes of the result type, dynamic ones too. False, and reported,
 * if not. */
static bool check_output_shape(pl_checker *c, const pl_op *op) {
  const pl_type *to = pl_result(op, 0)->type;
  const uint32_t rank = to->shaped.rank;
  const uint64_t given = pl_op_attr(op, PL_NAME_STATIC_OUTPUT_SHAPE)->dense.count;
  if (given != rank)
    return pl_check_error(
        c, op, "expected number of static shape bounds to be equal to the output rank (%u) but found %llu inputs instead", rank,
        (unsigned long long)given);
  for (uint32_t i = 0; i < rank; i++)
    if (entry(op, PL_NAME_STATIC_OUTPUT_SHAPE, i) != to->shaped.shape[i])
      return pl_check_error(c, op, "invalid output shape provided at pos %u", i);
  return true;
}

/* Checks memref.expand_shape: its result type and its output shape. False, and reported, if not. */
bool pl_check_expand_type(pl_checker *c, const pl_op *op) { return pl_check_collapse_type(c, op) && check_output_shape(c, op); }

/* ---- the others ---- */

/* The number as a constant expression, or the next symbol, counted in *symbols, if it is PL_DYNAMIC. */
static const pl_affine *known_or_symbol(pl_checker *c, int64_t number, uint32_t *symbols) {
  return number == PL_DYNAMIC ? pl_affine_symbol(c->ctx, (*symbols)++) : pl_affine_const(c->ctx, number);
}

/* The memref type of a view, with the element type and memory space of `like`, as mlir-opt shows a type that it inferred. */
static const pl_type *mapped_type_of_view(pl_checker *c, const view *v, const pl_type *like) {
  const pl_type *plain = pl_type_memref(c->ctx, v->rank, v->sizes, like->shaped.elem, NULL, like->shaped.space);
  view of_plain;
  bool same = view_of(c, plain, &of_plain) && v->offset == 0;
  for (uint32_t i = 0; same && i < v->rank; i++)
    same = of_plain.strides[i] == v->strides[i];
  if (same || v->rank == 0) return same ? plain : type_of_view(c, v, like);
  uint32_t symbols = 0;
  const pl_affine *sum = known_or_symbol(c, v->offset, &symbols);
  for (uint32_t i = 0; i < v->rank; i++) {
    const pl_affine *stride = known_or_symbol(c, v->strides[i], &symbols);
    const pl_affine *product = pl_affine_binary(c->ctx, PL_AFFINE_MUL, pl_affine_dim(c->ctx, i), stride);
    sum = pl_affine_binary(c->ctx, PL_AFFINE_ADD, sum, product);
  }
  sum = pl_affine_simplify(c->ctx, sum, v->rank, symbols);
  const pl_attr *layout = pl_attr_affine_map(c->ctx, v->rank, symbols, &sum, 1);
  return pl_type_memref(c->ctx, v->rank, v->sizes, like->shaped.elem, layout, like->shaped.space);
}

/* Checks the permutation of memref.transpose, and that the result type is equivalent to the one that follows from it. False, and
 * reported, if not. */
bool pl_check_memref_transpose(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_TRANSPOSE));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  uint32_t rank = from->shaped.rank;
  bool *seen = PL_NEW_ARRAY(c->arena, bool, (size_t)map->affine.num_dims + 1);
  uint32_t dims = map->affine.num_dims;
  bool ok = map->affine.count == dims && map->affine.num_symbols == 0;
  for (uint32_t i = 0; ok && i < dims; i++) {
    const pl_affine *e = map->affine.exprs[i];
    ok = e->kind == PL_AFFINE_DIM && !seen[e->value];
    if (ok) seen[e->value] = true;
  }
  if (!ok) return pl_check_error(c, op, "expected a permutation map");
  if (dims != rank) return pl_check_error(c, op, "expected a permutation map of same rank as the input");
  view source, result, want = new_view(c, rank);
  if (!view_of(c, from, &source)) return pl_check_error(c, op, "source type '%s' is not strided", pl_check_type_text(c, from));
  want.offset = source.offset;
  for (uint32_t i = 0; i < rank; i++) {
    want.sizes[i] = source.sizes[map->affine.exprs[i]->value];
    want.strides[i] = source.strides[map->affine.exprs[i]->value];
  }
  bool same = view_of(c, to, &result) && result.rank == rank && result.offset == want.offset &&
              from->shaped.elem == to->shaped.elem && from->shaped.space == to->shaped.space;
  for (uint32_t i = 0; same && i < rank; i++)
    same = result.sizes[i] == want.sizes[i] && result.strides[i] == want.strides[i];
  return same || pl_check_error(c, op, "result type '%s' is not equivalent to the canonical transposed input type '%s'",
                                pl_check_type_text(c, to), pl_check_type_text(c, mapped_type_of_view(c, &want, from)));
}

/* Appends the type in quotes to a list with commas. */
static void list_type(pl_checker *c, pl_sink *out, const pl_type *type) {
  pl_sink_printf(out, "%s'%s'", out->len ? ", " : "", pl_check_type_text(c, type));
}

/* Checks the base memref that memref.extract_strided_metadata gives, and the number of its results. False, and reported, if they
 * break a rule. */
bool pl_check_strided_metadata(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_EXTRACT_STRIDED_METADATA));
  const pl_type *from = pl_operand(op, 0)->type, *base = pl_result(op, 0)->type;
  const pl_type *whole = pl_type_memref(c->ctx, 0, NULL, from->shaped.elem, NULL, from->shaped.space);
  uint32_t want = 2 + 2 * from->shaped.rank;
  if (base->shaped.rank != 0)
    return pl_check_error(c, op, "result #0 must be strided memref of any type values of rank 0, but got '%s'",
                          pl_check_type_text(c, base));
  if (op->num_results == want && base == whole) return true;
  pl_sink wanted = {0}, given = {0};
  list_type(c, &wanted, whole);
  for (uint32_t i = 1; i < want; i++)
    list_type(c, &wanted, pl_type_index(c->ctx));
  for (uint32_t i = 0; i < op->num_results; i++)
    list_type(c, &given, pl_result(op, i)->type);
  pl_check_error(c, op, "inferred type(s) %s are incompatible with return type(s) of operation %s", pl_sink_text(&wanted),
                 pl_sink_text(&given));
  pl_sink_close(&wanted);
  pl_sink_close(&given);
  return pl_check_error(c, op, "failed to infer returned types");
}
