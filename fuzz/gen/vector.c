/* vector: accesses to memory, parts, reductions. */
#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/memref.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* Whether the element's width is a power of two from 8 on, so that a vector lies in memory as its elements do one by one. LLVM
 * packs vectors of others, and then no lowering of an access is right. */
static bool is_unpacked(const pl_type *elem) {
  uint32_t width = elem->kind == PL_TYPE_FLOAT ? pl_float_bits(elem->float_format) : elem->integer.width;
  return width >= 8 && (width & (width - 1)) == 0;
}

/* Whether the type is a memref of floats or signless integers with the default layout and 1 to PL_GEN_MAX_RANK dimensions and, if
 * the bool `*user` is true, is_unpacked holds for its elements; for pl_pick. */
static bool is_row(const pl_type *t, const void *user) {
  const bool *unpacked = user;
  bool number = t->kind == PL_TYPE_MEMREF && (t->shaped.elem->kind == PL_TYPE_FLOAT || pl_type_is_signless(t->shaped.elem));
  if (!number || t->shaped.layout || t->shaped.rank == 0 || t->shaped.rank > PL_GEN_MAX_RANK) return false;
  return !*unpacked || is_unpacked(t->shaped.elem);
}

/* A memref of integers or floats with the default layout and at least one dimension, in scope or new; if m->source_only, its
 * elements are unpacked (see is_unpacked). */
static pl_value *row_memref(pl_maker *m) {
  pl_value *value = pl_pick(m, is_row, &m->source_only);
  if (value) return value;
  const pl_type *elem = pl_rarely(m, 2) ? pl_draw_int(m) : pl_draw_float(m);
  if (m->source_only && !is_unpacked(elem)) elem = pl_type_float(m->ctx, PL_F32);
  return pl_want(m, pl_memref_of(m, 1, (int64_t[]){pl_rarely(m, 2) ? 16 : PL_DYNAMIC}, elem, NULL));
}

/* A random vector type of one dimension, in one of ten cases scalable. */
static const pl_type *one_dimension(pl_maker *m, const pl_type *elem) {
  static const int64_t counts[] = {4, 2, 1, 3, 8};
  const int64_t *count = &counts[pl_draw(m, 5)];
  return pl_type_vector(m->ctx, 1, count, (bool[]){pl_rarely(m, 10)}, elem);
}

/* Makes a vector.load, vector.store, vector.maskedload or vector.maskedstore of a one-dimensional vector at random positions of a
 * memref. */
static void make_access(pl_maker *m, pl_op_kind kind) {
  bool stores = kind == PL_OP_VECTOR_STORE || kind == PL_OP_VECTOR_MASKEDSTORE;
  bool masked = kind == PL_OP_VECTOR_MASKEDLOAD || kind == PL_OP_VECTOR_MASKEDSTORE;
  pl_value *base = row_memref(m), *operands[4 + PL_GEN_MAX_RANK];
  const pl_type *type = one_dimension(m, base->type->shaped.elem);
  const pl_type *mask = pl_sig_apply(m->ctx, PL_SIG_BOOL, type);
  uint32_t count = 0;
  pl_value *value = stores || masked ? pl_want(m, type) : NULL;
  if (kind == PL_OP_VECTOR_STORE) operands[count++] = value;
  operands[count++] = base;
  count += pl_positions(m, base, operands + count);
  if (masked) {
    operands[count++] = pl_want(m, mask);
    operands[count++] = value;
  }
  PL_GEN_ATTRS(attrs);
  if (pl_rarely(m, 4)) pl_draw_attrs(m, pl_signature_of(m->ctx, pl_op_info_of(kind)), &attrs);
  (void)pl_gen_emit_op(m, kind, operands, count, &type, stores ? 0 : 1, pl_attrs_dict(m, &attrs));
}

/* Whether the type is a vector, for pl_pick. */
static bool is_vector(const pl_type *t, const void *user) {
  (void)user;
  return t->kind == PL_TYPE_VECTOR;
}

/* A vector: one in scope or a new one. */
static pl_value *any_vector(pl_maker *m) {
  pl_value *value = pl_pick(m, is_vector, NULL);
  return value ? value : pl_want(m, pl_draw_vector(m, pl_draw_scalar(m)));
}

/* The type of the vector's part under `depth` leading indices: the element, or a vector of the other dimensions. */
static const pl_type *part_type(pl_maker *m, const pl_type *vector, uint32_t depth) {
  if (depth == vector->shaped.rank) return vector->shaped.elem;
  const bool *scalable = vector->shaped.scalable_dims ? vector->shaped.scalable_dims + depth : NULL;
  return pl_type_vector(m->ctx, vector->shaped.rank - depth, vector->shaped.shape + depth, scalable, vector->shaped.elem);
}

/* Makes a vector.extract or vector.insert at a position in bounds, each index static or a constant operand. */
static void make_part(pl_maker *m, pl_op_kind kind) {
  pl_value *vector = any_vector(m), *operands[2 + PL_GEN_MAX_RANK];
  const pl_type *type = vector->type;
  uint32_t rank = type->shaped.rank, depth = rank - pl_draw(m, rank ? rank : 1), count = 0;
  int64_t position[PL_GEN_MAX_RANK];
  const pl_type *part = part_type(m, type, depth);
  bool insert = kind == PL_OP_VECTOR_INSERT;
  if (insert) operands[count++] = pl_want(m, part);
  operands[count++] = vector;
  for (uint32_t i = 0; i < depth; i++) {
    position[i] = pl_rarely(m, 4) ? PL_DYNAMIC : (int64_t)pl_draw(m, (uint32_t)type->shaped.shape[i]);
    if (position[i] == PL_DYNAMIC) operands[count++] = pl_index_constant(m, pl_draw(m, (uint32_t)type->shaped.shape[i]));
  }
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "static_position", pl_i64_list(m, position, depth));
  (void)pl_gen_emit_op(m, kind, operands, count, insert ? &type : &part, 1, pl_attrs_dict(m, &attrs));
}

/* Makes a vector.extractelement or vector.insertelement on a vector of one dimension, at a constant position, or of none. */
static void make_element(pl_maker *m, pl_op_kind kind) {
  bool insert = kind == PL_OP_VECTOR_INSERTELEMENT;
  const pl_type *type =
      pl_rarely(m, 6) ? pl_type_vector(m->ctx, 0, NULL, NULL, pl_draw_scalar(m)) : one_dimension(m, pl_draw_scalar(m));
  pl_value *operands[3];
  uint32_t count = 0;
  if (insert) operands[count++] = pl_want(m, type->shaped.elem);
  operands[count++] = pl_want(m, type);
  if (type->shaped.rank) {
    uint32_t at = pl_draw(m, (uint32_t)type->shaped.shape[0]);
    operands[count++] = pl_rarely(m, 2) ? pl_index_constant(m, at) : pl_int_constant(m, pl_type_integer(m->ctx, 32), at);
  }
  (void)pl_gen_emit_op(m, kind, operands, count, insert ? &type : &type->shaped.elem, 1, NULL);
}

/* Makes a vector.reduction of a one-dimensional vector of integers or floats by a random operator, with or without a start
 * value. */
static void make_reduction(pl_maker *m, pl_op_kind kind) {
  static const char *const floats[] = {"add", "mul", "minnumf", "maxnumf", "maximumf", "minimumf"};
  static const char *const whole[] = {"add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"};
  bool is_float = pl_rarely(m, 2);
  const pl_type *elem = is_float ? pl_draw_float(m) : pl_draw_int(m), *type = one_dimension(m, elem);
  pl_str word = pl_str_from(is_float ? floats[pl_draw(m, 6)] : whole[pl_draw(m, 9)]);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "kind", pl_attr_enum(m->ctx, PL_STR("vector"), PL_STR("kind"), &word, 1));
  if (is_float && pl_rarely(m, 3)) pl_attrs_add(&attrs, "fastmath", pl_text_attr(m, "#arith.fastmath<reassoc>"));
  pl_value *operands[2] = {pl_want(m, type), NULL};
  bool start = pl_rarely(m, 2);
  if (start) operands[1] = pl_want(m, elem);
  (void)pl_gen_emit_op(m, kind, operands, start ? 2 : 1, &elem, 1, pl_attrs_dict(m, &attrs));
}

/* Makes a vector.splat of a random scalar. */
static void make_splat(pl_maker *m, pl_op_kind kind) {
  const pl_type *elem = pl_draw_scalar(m), *type = pl_draw_vector(m, elem);
  pl_value *value = pl_want(m, elem);
  (void)pl_gen_emit_op(m, kind, &value, 1, &type, 1, NULL);
}

/* Makes a vector.shape_cast between two different of the shapes 6, 3x2 and 2x3. */
static void make_shape_cast(pl_maker *m, pl_op_kind kind) {
  static const int64_t flat[1] = {6}, pair[2] = {3, 2}, other[2] = {2, 3};
  const pl_type *elem = pl_draw_scalar(m);
  const pl_type *types[3] = {pl_type_vector(m->ctx, 1, flat, NULL, elem), pl_type_vector(m->ctx, 2, pair, NULL, elem),
                             pl_type_vector(m->ctx, 2, other, NULL, elem)};
  uint32_t from = pl_draw(m, 3);
  pl_value *value = pl_want(m, types[from]);
  (void)pl_gen_emit_op(m, kind, &value, 1, &types[(from + 1 + pl_draw(m, 2)) % 3], 1, NULL);
}

/* Makes a vector.transpose of a vector of rank 1 to 3 by a random permutation. */
static void make_transpose(pl_maker *m, pl_op_kind kind) {
  const uint32_t rank = 1 + pl_draw(m, 3);
  int64_t from[3], to[3], permutation[3] = {0, 1, 2};
  for (uint32_t i = 0; i < rank; i++)
    from[i] = 1 + pl_draw(m, 3);
  for (uint32_t i = rank; i-- > 1;) {
    const uint32_t other = pl_draw(m, i + 1);
    const int64_t dim = permutation[i];
    permutation[i] = permutation[other];
    permutation[other] = dim;
  }
  for (uint32_t i = 0; i < rank; i++)
    to[i] = from[permutation[i]];
  const pl_type *elem = pl_draw_scalar(m), *type = pl_type_vector(m->ctx, rank, to, NULL, elem);
  pl_value *value = pl_want(m, pl_type_vector(m->ctx, rank, from, NULL, elem));
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "permutation", pl_i64_list(m, permutation, rank));
  (void)pl_gen_emit_op(m, kind, &value, 1, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Makes a vector.interleave of vectors of rank 0 to 3, in one of ten cases with a scalable last dimension. */
static void make_interleave(pl_maker *m, pl_op_kind kind) {
  const uint32_t rank = pl_draw(m, 4), last = rank ? rank - 1 : 0;
  int64_t shape[3] = {1};
  bool scalable[3] = {false};
  for (uint32_t i = 0; i < rank; i++)
    shape[i] = 1 + pl_draw(m, 3);
  scalable[last] = rank && pl_rarely(m, 10);
  const pl_type *elem = pl_draw_scalar(m), *type = pl_type_vector(m->ctx, rank, shape, scalable, elem);
  pl_value *operands[] = {pl_want(m, type), pl_want(m, type)};
  shape[last] *= 2;
  type = pl_type_vector(m->ctx, last + 1, shape, scalable, elem);
  (void)pl_gen_emit_op(m, kind, operands, 2, &type, 1, NULL);
}

void pl_gen_add_vector(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_VECTOR_LOAD, make_access);
  pl_gen_set(gen, PL_OP_VECTOR_STORE, make_access);
  pl_gen_set(gen, PL_OP_VECTOR_MASKEDLOAD, make_access);
  pl_gen_set(gen, PL_OP_VECTOR_MASKEDSTORE, make_access);
  pl_gen_set(gen, PL_OP_VECTOR_EXTRACT, make_part);
  pl_gen_set(gen, PL_OP_VECTOR_INSERT, make_part);
  pl_gen_set(gen, PL_OP_VECTOR_EXTRACTELEMENT, make_element);
  pl_gen_set(gen, PL_OP_VECTOR_INSERTELEMENT, make_element);
  pl_gen_set(gen, PL_OP_VECTOR_REDUCTION, make_reduction);
  pl_gen_set(gen, PL_OP_VECTOR_SPLAT, make_splat);
  pl_gen_set(gen, PL_OP_VECTOR_SHAPE_CAST, make_shape_cast);
  pl_gen_set(gen, PL_OP_VECTOR_TRANSPOSE, make_transpose);
  pl_gen_set(gen, PL_OP_VECTOR_INTERLEAVE, make_interleave);
}
