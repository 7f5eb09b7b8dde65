/* vector.c - the vector dialect, lane by lane, row-major. Source: MLIR documentation, "'vector' Dialect". */
#include "verify/sem/ops/vector.h"

#include <assert.h>

#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/scalar/reduction.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

enum { MAX_RANK = 16, MAX_LANES = 4096 };

/* The rank of a vector type; 0 for other types. */
static uint32_t rank_of(const pl_type *type) { return type->kind == PL_TYPE_VECTOR ? type->shaped.rank : 0; }

/* The size of a dimension, times vscale if it is scalable. */
static uint32_t dim_of(const pl_sem *sem, const pl_type *type, uint32_t dim) {
  return (uint32_t)pl_layout_dim(sem->world->layout, type, dim);
}

/* The constant `value`, as wide as the leaf. */
static const pl_term *number(pl_sem *sem, pl_leaf like, uint64_t value) {
  return pl_bv_u64(sem->world->T, like.value->sort.width, value);
}

pl_sem_status pl_sem_vector_broadcast(pl_sem *sem, const pl_op *op) {
  assert(sem && (pl_op_is(op, PL_OP_VECTOR_BROADCAST) || pl_op_is(op, PL_OP_VECTOR_SPLAT)));
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t count = pl_sem_leaf_count(sem, to), n = rank_of(from), r = rank_of(to);
  if (count == UINT32_MAX || n > r) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t rest = i, at = 0, scale = 1;
    for (uint32_t d = 0; d < n; d++) { /* from the innermost dimension */
      uint32_t size = dim_of(sem, to, r - 1 - d), mine = dim_of(sem, from, n - 1 - d);
      at += (mine == 1 ? 0 : rest % size) * scale;
      scale *= mine;
      rest /= size;
    }
    out[i] = in[at];
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* A position: constants, and operands for dynamic ones. */
typedef struct position {
  uint32_t rank;
  int64_t fixed[MAX_RANK];
  pl_leaf given[MAX_RANK]; /* where `fixed` is PL_DYNAMIC */
} position;

/* Reads into *p the coordinates of an op, static ones from its attribute, dynamic ones from the operands from `first_operand` on.
 * False if the attribute is missing, coordinates can't be read, or there are too many or too few operands. */
static bool read_position(pl_sem *sem, const pl_op *op, uint32_t first_operand, position *p) {
  const pl_attr *attr = pl_op_attr(op, PL_NAME_STATIC_POSITION);
  if (!attr) attr = pl_op_attr(op, PL_NAME_POSITION); /* before MLIR 17 */
  p->rank = 0;
  if (!attr) return false;
  uint64_t count = attr->kind == PL_ATTR_DENSE_ARRAY ? attr->dense.count : attr->kind == PL_ATTR_ARRAY ? attr->array.count : 0;
  if (count > MAX_RANK) return false;
  for (uint32_t i = 0; i < count; i++) {
    bool known = attr->kind == PL_ATTR_DENSE_ARRAY ? pl_apint_to_i64(pl_dense_at(attr, i), &p->fixed[i])
                                                   : attr->array.elems[i]->kind == PL_ATTR_INTEGER &&
                                                         pl_apint_to_i64(attr->array.elems[i]->integer, &p->fixed[i]);
    if (!known) return false;
    if (p->fixed[i] != PL_DYNAMIC) continue;
    if (first_operand >= op->num_operands) return false;
    p->given[i] = pl_sem_get(sem, pl_operand(op, first_operand++))[0];
  }
  p->rank = (uint32_t)count;
  return first_operand == op->num_operands;
}

/* Whether the coordinate `given` has enough bits to be `number`. */
static bool can_be(pl_leaf given, uint64_t number) {
  return given.value->sort.width >= 64 || number >> given.value->sort.width == 0;
}

/* BOOL: a coordinate of the position is poison, or not within the dimension of `type` that it counts in. Always false if poison
 * is switched off (world->poison_off). */
static const pl_term *out_of_range(pl_sem *sem, const position *p, const pl_type *type) {
  pl_terms *T = sem->world->T;
  const pl_term *bad = pl_bool(T, false);
  for (uint32_t i = 0; i < p->rank; i++) {
    int64_t size = dim_of(sem, type, i);
    if (p->fixed[i] == PL_DYNAMIC) {
      const bool open = can_be(p->given[i], (uint64_t)size);
      const pl_term *in = open ? pl_bv_ult(T, p->given[i].value, number(sem, p->given[i], (uint64_t)size)) : pl_bool(T, true);
      bad = pl_sem_or_poison(sem, bad, pl_sem_or_poison(sem, p->given[i].poison, pl_not(T, in)));
    } else if (p->fixed[i] < 0 || p->fixed[i] >= size) {
      bad = pl_bool(T, !sem->world->poison_off);
    }
  }
  return bad;
}

/* BOOL: the position has that coordinate in the dimension. */
static const pl_term *is_at(pl_sem *sem, const position *p, uint32_t dim, uint64_t coordinate) {
  pl_terms *T = sem->world->T;
  if (p->fixed[dim] != PL_DYNAMIC) return pl_bool(T, p->fixed[dim] == (int64_t)coordinate);
  if (!can_be(p->given[dim], coordinate)) return pl_bool(T, false);
  return pl_eq(T, p->given[dim].value, number(sem, p->given[dim], coordinate));
}

/* Carries out an extraction at a position, selecting by one dimension after the other; a coordinate that is poison or out of
 * range gives poison. Unsupported for an empty vector, a type without a layout, and more coordinates than dimensions. */
static pl_sem_status extract_at(pl_sem *sem, const pl_op *op, const position *p) {
  const pl_type *type = pl_operand(op, 0)->type;
  uint32_t count = pl_sem_leaf_count(sem, type);
  if (count == UINT32_MAX || count == 0 || p->rank > rank_of(type)) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  const pl_term *bad = out_of_range(sem, p, type);
  for (uint32_t d = 0; d < p->rank; d++) {
    uint32_t size = dim_of(sem, type, d), rest = count / size;
    pl_leaf *out = pl_sem_new_leaves(sem, rest);
    for (uint32_t k = 0; k < rest; k++) {
      out[k] = in[(size - 1) * rest + k];
      for (uint32_t at = size - 1; at-- > 0;)
        out[k] = pl_leaf_ite(sem, is_at(sem, p, d, at), in[at * rest + k], out[k]);
    }
    in = out;
    count = rest;
  }
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t k = 0; k < count; k++)
    out[k] = (pl_leaf){in[k].value, pl_sem_or_poison(sem, in[k].poison, bad)};
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out an insertion of a value or vector at a position; a coordinate that is poison or out of range makes the whole result
 * poison. Unsupported for an empty value, a type without a layout, and more coordinates than dimensions. */
static pl_sem_status insert_at(pl_sem *sem, const pl_op *op, const position *p) {
  pl_terms *T = sem->world->T;
  const pl_type *type = op->results[0].type;
  uint32_t count = pl_sem_leaf_count(sem, type), part = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  if (count == UINT32_MAX || part == UINT32_MAX || part == 0 || p->rank > rank_of(type)) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *value = pl_sem_get(sem, pl_operand(op, 0)), *dest = pl_sem_get(sem, pl_operand(op, 1));
  const pl_term *bad = out_of_range(sem, p, type);
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++) {
    const pl_term *here = pl_bool(T, true);
    uint32_t rest = i / part;
    for (uint32_t d = p->rank; d-- > 0;) {
      uint32_t size = dim_of(sem, type, d);
      here = pl_and(T, here, is_at(sem, p, d, rest % size));
      rest /= size;
    }
    out[i] = pl_leaf_ite(sem, here, value[i % part], dest[i]);
    out[i].poison = pl_sem_or_poison(sem, out[i].poison, bad);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_vector_extract(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_EXTRACT));
  position p;
  return read_position(sem, op, 1, &p) ? extract_at(sem, op, &p) : pl_sem_unsupported_form(sem, op);
}

pl_sem_status pl_sem_vector_insert(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_INSERT));
  position p;
  return read_position(sem, op, 2, &p) ? insert_at(sem, op, &p) : pl_sem_unsupported_form(sem, op);
}

/* The position of vector.extractelement or insertelement: one coordinate, operand `at`, or none for a vector of rank 0, which has
 * no such operand. */
static position element_position(pl_sem *sem, const pl_op *op, uint32_t at) {
  position p = {.rank = op->num_operands > at ? 1 : 0};
  if (p.rank == 1) {
    p.fixed[0] = PL_DYNAMIC;
    p.given[0] = pl_sem_get(sem, pl_operand(op, at))[0];
  }
  return p;
}

pl_sem_status pl_sem_vector_extractelement(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_EXTRACTELEMENT));
  const position p = element_position(sem, op, 1);
  return extract_at(sem, op, &p);
}

pl_sem_status pl_sem_vector_insertelement(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_INSERTELEMENT));
  const position p = element_position(sem, op, 2);
  return insert_at(sem, op, &p);
}

pl_sem_status pl_sem_vector_shape_cast(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_SHAPE_CAST));
  if (pl_sem_leaf_count(sem, op->results[0].type) != pl_sem_leaf_count(sem, pl_operand(op, 0)->type))
    return pl_sem_unsupported_form(sem, op);
  pl_sem_set(sem, &op->results[0], pl_sem_get(sem, pl_operand(op, 0)));
  return PL_SEM_OK;
}

/* Fills in the permutation of a vector.transpose: by dimension of the result, the dimension of the operand. False if it has not
 * `rank` entries below `rank`. */
static bool read_permutation(const pl_op *op, uint32_t rank, uint32_t *dims) {
  const pl_attr *list = pl_op_attr(op, PL_NAME_PERMUTATION);
  if (!list || list->kind != PL_ATTR_DENSE_ARRAY || list->dense.count != rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = 0;
    if (!pl_apint_to_i64(pl_dense_at(list, i), &dim) || dim < 0 || dim >= rank) return false;
    dims[i] = (uint32_t)dim;
  }
  return true;
}

pl_sem_status pl_sem_vector_transpose(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_TRANSPOSE));
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  const uint32_t count = pl_sem_leaf_count(sem, to), rank = rank_of(from);
  uint32_t dims[MAX_RANK], step[MAX_RANK], elements = 1; /* step: the distance of a dimension's elements in the operand */
  if (rank > MAX_RANK || rank_of(to) != rank || !read_permutation(op, rank, dims)) return pl_sem_unsupported_form(sem, op);
  for (uint32_t d = rank; d-- > 0; elements *= dim_of(sem, from, d))
    step[d] = elements;
  if (count != elements || count != pl_sem_leaf_count(sem, from)) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t rest = i, at = 0;
    for (uint32_t d = rank; d-- > 0; rest /= dim_of(sem, to, d))
      at += rest % dim_of(sem, to, d) * step[dims[d]];
    if (at >= count) return pl_sem_unsupported_form(sem, op);
    out[i] = in[at];
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_vector_interleave(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_INTERLEAVE));
  const uint32_t count = pl_sem_leaf_count(sem, op->results[0].type), half = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  if (count == UINT32_MAX || count / 2 != half || count % 2 != 0) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *lhs = pl_sem_get(sem, pl_operand(op, 0)), *rhs = pl_sem_get(sem, pl_operand(op, 1));
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++) /* row-major: each row of the result is twice as long as that of the operands */
    out[i] = i % 2 ? rhs[i / 2] : lhs[i / 2];
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_vector_bitcast(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_BITCAST));
  return pl_sem_int_cast(sem, op, PL_CAST_BITS, 0);
}

pl_sem_status pl_sem_vector_fma(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_FMA));
  return pl_sem_float_op(sem, op, "fma", 3); /* "guaranteed to lower to the llvm.fma.* intrinsic" */
}

/* How a kind of reduction is computed. Integers: from the first lane to the last. Floats: an opaque function of the start and the
 * lanes. */

typedef struct reduction {
  pl_int_op integer;
  const char *real;    /* what LLVM's reduction is called */
  const char *combine; /* with an accumulator, where the reduction takes no start; NULL: it takes one */
} reduction;

/* Sets *out to what vector.reduction's combining kind stands for: the operation on integers (PL_INT_OP_INVALID: none) and that on
 * floating-point numbers (`real` is NULL: none). False, leaving *out, if the kind is unknown. */
static bool reduction_of(const pl_attr *kind, reduction *out) {
  static const struct {
    const char *name;
    reduction how;
  } table[] = {
      {"add", {PL_INT_OP_ADD, "reduce.fadd", NULL}},
      {"mul", {PL_INT_OP_MUL, "reduce.fmul", NULL}},
      {"and", {PL_INT_OP_AND, NULL, NULL}},
      {"or", {PL_INT_OP_OR, NULL, NULL}},
      {"xor", {PL_INT_OP_XOR, NULL, NULL}},
      {"minsi", {PL_INT_OP_SMIN, NULL, NULL}},
      {"maxsi", {PL_INT_OP_SMAX, NULL, NULL}},
      {"minui", {PL_INT_OP_UMIN, NULL, NULL}},
      {"maxui", {PL_INT_OP_UMAX, NULL, NULL}},
      {"minnumf", {PL_INT_OP_INVALID, "reduce.fmin", "minnum"}},
      {"maxnumf", {PL_INT_OP_INVALID, "reduce.fmax", "maxnum"}},
      {"minimumf", {PL_INT_OP_INVALID, "reduce.fminimum", "minimum"}},
      {"maximumf", {PL_INT_OP_INVALID, "reduce.fmaximum", "maximum"}},
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_enum_has(kind, table[i].name)) {
      *out = table[i].how;
      return true;
    }
  return false;
}

/* Sets the only result to the leaf and returns PL_SEM_OK. */
static pl_sem_status give(pl_sem *sem, const pl_op *op, pl_leaf leaf) {
  pl_sem_set_scalar(sem, &op->results[0], leaf);
  return PL_SEM_OK;
}

/* The leaf of 1.0 in the floating point format of the type. */
static pl_leaf one(pl_sem *sem, const pl_leaf_type *type) {
  pl_apint bits = pl_apint_zero(sem->world->arena, type->bits);
  pl_float_parse(sem->world->arena, PL_STR("1.0"), type->type->float_format, &bits);
  return pl_leaf_of(sem, pl_bv(sem->world->T, bits));
}

/* The leaf of -0.0, the start of a sum without an accumulator: the zero that changes no other number. (LLVM Language Reference,
 * "'llvm.vector.reduce.fadd.*' Intrinsic": the neutral value is -0.0.) */
static pl_leaf minus_zero(pl_sem *sem, const pl_leaf_type *type) {
  return pl_leaf_of(sem, pl_bv(sem->world->T, pl_apint_signed_min(sem->world->arena, type->bits)));
}

pl_sem_status pl_sem_vector_reduction(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_REDUCTION));
  const pl_attr *kind = pl_op_attr(op, PL_NAME_KIND);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  reduction how = {0};
  const pl_leaf *lanes = pl_sem_get(sem, pl_operand(op, 0));
  const pl_leaf *start = op->num_operands > 1 ? pl_sem_get(sem, pl_operand(op, 1)) : NULL;
  if (!flat || flat->num_leaves == 0 || !kind || !reduction_of(kind, &how)) return pl_sem_unsupported_form(sem, op);
  const pl_leaf_type *type = &flat->leaves[0];
  if (type->type->kind != PL_TYPE_FLOAT) {
    if (how.integer == PL_INT_OP_INVALID) return pl_sem_unsupported_form(sem, op);
    pl_leaf all = pl_sem_reduce_int(sem, op, how.integer, lanes, flat->num_leaves);
    return give(sem, op, start ? pl_sem_int_binary(sem, op, how.integer, 0, *start, all) : all);
  }
  if (!how.real) return pl_sem_unsupported_form(sem, op);
  if (how.combine) {
    pl_leaf pair[2] = {pl_sem_reduce_float(sem, op, how.real, type, NULL, lanes, flat->num_leaves)};
    if (!start) return give(sem, op, pair[0]);
    pair[1] = *start;
    return give(sem, op, pl_sem_float_leaf(sem, how.combine, pl_sem_fast_flags(op), type, pair, 2));
  }
  const pl_leaf neutral = how.integer == PL_INT_OP_ADD ? minus_zero(sem, type) : one(sem, type);
  return give(sem, op, pl_sem_reduce_float(sem, op, how.real, type, start ? start : &neutral, lanes, flat->num_leaves));
}
