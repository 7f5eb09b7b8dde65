/* vector_shape.c - vector.shape_cast: the elements in row-major order under another shape. Source: MLIR documentation, "'vector'
 * Dialect", vector.shape_cast; elements move in pieces that lie within one innermost vector on both sides, as with mlir-opt 22.
 */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/vector.h"
#include "core/convert/types/types.h"

/* A shape of nested arrays of vectors. */
typedef struct shape {
  const pl_type *type;
  const pl_type *inner; /* the innermost vector */
  uint32_t depth;       /* of the arrays around it */
  uint64_t width;       /* of the innermost vector; its multiple of vscale if that is scalable */
  bool scalable;        /* the innermost vector */
} shape;

/* Describes a vector type in *out. False if a dimension other than the last is scalable. */
static bool read_shape(pl_rw *rw, const pl_type *type, shape *out) {
  uint32_t rank = type->shaped.rank;
  const bool *scalable = type->shaped.scalable_dims;
  *out = (shape){.type = type, .inner = pl_rw_type(rw, type), .depth = rank ? rank - 1 : 0, .width = 1};
  for (uint32_t i = 0; i < out->depth; i++) {
    if (scalable && scalable[i]) return false;
    out->inner = out->inner->shaped.elem;
  }
  if (rank) out->width = (uint64_t)type->shaped.shape[rank - 1];
  out->scalable = rank && scalable && scalable[rank - 1];
  return true;
}

/* The number of innermost vectors of a shape; UINT64_MAX if it exceeds PL_MAX_SLICES. */
static uint64_t count_vectors(const shape *s) {
  uint64_t count = 1;
  for (uint32_t i = 0; i < s->depth; i++) {
    uint64_t size = (uint64_t)s->type->shaped.shape[i];
    if (size > PL_MAX_SLICES) return UINT64_MAX;
    count *= size;
    if (count > PL_MAX_SLICES) return UINT64_MAX;
  }
  return count;
}

/* The indices, in the outer dimensions, of the innermost vector with that row-major number, as an array in the arena that has
 * one entry more. */
static int64_t *place_of(pl_rw *rw, const shape *s, uint64_t number) {
  int64_t *place = PL_NEW_ARRAY(rw->arena, int64_t, s->depth + 1);
  pl_vector_position(s->type, s->depth, number, place);
  return place;
}

/* Emits, unless it folds, the extraction of innermost vector `number` from the shape_cast's operand, and returns it converted. */
static pl_value *take_vector(pl_rw *rw, const pl_op *op, const shape *s, uint64_t number) {
  return pl_rw_converted(rw, pl_vector_part(rw, op, pl_operand(op, 0), place_of(rw, s, number), s->depth));
}

/* Emits, unless it folds, the extraction of element `number`, in row-major order, from the shape_cast's operand, and returns it
 * converted. */
static pl_value *take_element(pl_rw *rw, const pl_op *op, const shape *s, uint64_t number) {
  uint32_t rank = s->type->shaped.rank;
  int64_t *place = place_of(rw, s, number / s->width);
  if (rank) place[rank - 1] = (int64_t)(number % s->width);
  return pl_rw_converted(rw, pl_vector_part(rw, op, pl_operand(op, 0), place, rank));
}

/* Emits, if `whole` is an array of vectors, the extraction of innermost vector `number` from that converted value; returns the
 * vector. */
static pl_value *get_vector(pl_rw *rw, const shape *s, pl_value *whole, uint64_t number) {
  return s->depth ? pl_emit_extract(rw, whole, place_of(rw, s, number), s->depth) : whole;
}

/* Emits, if need be, the insertion of `vector` into the converted value `whole` as its innermost vector `number`; returns the
 * new value. */
static pl_value *put_vector(pl_rw *rw, const shape *s, pl_value *whole, pl_value *vector, uint64_t number) {
  return s->depth ? pl_emit_insert(rw, whole, vector, place_of(rw, s, number), s->depth) : vector;
}

/* Emits an i64 constant with the number of a lane and returns it. */
static pl_value *emit_lane_number(pl_rw *rw, uint64_t lane) {
  return pl_emit_int(rw, pl_type_integer(rw->ctx, 64), (int64_t)lane);
}

/* Emits the result of a shape_cast by extracting and inserting its `count` elements one by one, and returns it. */
static pl_value *move_elements(pl_rw *rw, const pl_op *op, const shape *from, const shape *to, uint64_t count) {
  pl_value *result = pl_emit_poison(rw, pl_rw_type(rw, to->type));
  for (uint64_t i = 0; i < count; i++) {
    pl_value *element = take_element(rw, op, from, i);
    pl_value *put[] = {get_vector(rw, to, result, i / to->width), element, emit_lane_number(rw, i % to->width)};
    pl_value *vector = pl_emit(rw, PL_OP_LLVM_INSERTELEMENT, put, 3, to->inner, NULL);
    result = put_vector(rw, to, result, vector, i / to->width);
  }
  return result;
}

pl_value *pl_vector_shuffle(pl_rw *rw, pl_value *a, pl_value *b, const uint64_t *lanes, uint64_t count) {
  assert(a->type == b->type && count > 0);
  const pl_type *i32 = pl_type_integer(rw->ctx, 32);
  const int64_t size = (int64_t)count;
  pl_apint *mask = PL_NEW_ARRAY(rw->arena, pl_apint, count);
  for (uint64_t i = 0; i < count; i++)
    mask[i] = pl_apint_from_u64(rw->arena, 32, lanes[i]);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_MASK, pl_attr_dense_array(rw->ctx, i32, mask, count));
  pl_value *both[] = {a, b};
  return pl_emit(rw, PL_OP_LLVM_SHUFFLEVECTOR, both, 2, pl_type_vector(rw->ctx, 1, &size, NULL, a->type->shaped.elem), attrs);
}

/* Returns the `count` lanes from `at` on of a vector of `width` lanes, by a shuffle unless these are all. */
static pl_value *cut(pl_rw *rw, pl_value *vector, uint64_t width, uint64_t at, uint64_t count) {
  uint64_t *lanes = PL_NEW_ARRAY(rw->arena, uint64_t, count);
  if (count == width) return vector;
  for (uint64_t i = 0; i < count; i++)
    lanes[i] = at + i;
  return pl_vector_shuffle(rw, vector, vector, lanes, count);
}

/* Returns the vector of `width` lanes with those from `at` on replaced by the `count` lanes of `piece`, by shuffles unless these
 * are all. */
static pl_value *paste(pl_rw *rw, pl_value *vector, uint64_t width, pl_value *piece, uint64_t at, uint64_t count) {
  uint64_t *lanes = PL_NEW_ARRAY(rw->arena, uint64_t, width);
  if (count == width) return piece;
  for (uint64_t i = 0; i < width; i++)
    lanes[i] = i < count ? i : 0;
  piece = pl_vector_shuffle(rw, piece, piece, lanes, width);
  for (uint64_t i = 0; i < width; i++)
    lanes[i] = i >= at && i < at + count ? i - at : width + i;
  return pl_vector_shuffle(rw, piece, vector, lanes, width);
}

/* Emits the result of a shape_cast, which has `vectors` innermost vectors, by shuffles of pieces of `piece` elements, and
 * returns it. `piece` divides the widths of the innermost vectors of both shapes. */
static pl_value *move_pieces(pl_rw *rw, const pl_op *op, const shape *from, const shape *to, uint64_t piece, uint64_t vectors) {
  pl_value *result = to->depth ? pl_emit_poison(rw, pl_rw_type(rw, to->type)) : NULL, *taken = NULL;
  pl_value *empty = piece == to->width ? NULL : pl_emit_poison(rw, to->inner);
  uint64_t next = 0; /* the element that is taken next */
  for (uint64_t v = 0; v < vectors; v++) {
    pl_value *made = empty;
    for (uint64_t at = 0; at < to->width; at += piece, next += piece) {
      if (next % from->width == 0) taken = take_vector(rw, op, from, next / from->width);
      made = paste(rw, made, to->width, cut(rw, taken, from->width, next % from->width, piece), at, piece);
    }
    result = put_vector(rw, to, result, made, v);
  }
  return result;
}

/* Whether a shape_cast is small enough to be unrolled. `vectors`: innermost vectors of the result; `piece`: lanes that are moved
 * together; `single`: elements are moved one by one. */
static bool is_small(const shape *from, const shape *to, uint64_t vectors, uint64_t piece, bool single) {
  if (vectors > PL_MAX_SLICES || to->width > PL_MAX_LANES || count_vectors(from) > PL_MAX_SLICES) return false;
  if (single) return vectors * to->width <= PL_MAX_SLICES;
  return piece == to->width || vectors * (to->width / piece) <= PL_MAX_LANES / to->width;
}

pl_rewrite pl_convert_vector_shape_cast(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_SHAPE_CAST));
  shape from, to;
  if (!pl_rw_convertible(rw, op) || rw->options->keep_split_vectors) return PL_REWRITE_NO_MATCH;
  if (!read_shape(rw, pl_operand(op, 0)->type, &from) || !read_shape(rw, pl_result(op, 0)->type, &to)) return PL_REWRITE_NO_MATCH;
  bool whole = from.width == to.width && from.type->shaped.rank && to.type->shaped.rank;
  if ((from.scalable || to.scalable) && !(whole && from.scalable && to.scalable)) return PL_REWRITE_NO_MATCH;
  uint64_t vectors = count_vectors(&to), piece = pl_gcd(from.width, to.width);
  bool single = piece == 1 && !whole;
  if (!is_small(&from, &to, vectors, piece, single)) return PL_REWRITE_NO_MATCH;
  pl_value *result =
      single ? move_elements(rw, op, &from, &to, vectors * to.width) : move_pieces(rw, op, &from, &to, piece, vectors);
  pl_rw_map(rw, pl_result(op, 0), result);
  return PL_REWRITE_DONE;
}
