/* vector operations that take vectors apart, put them together, and move them to and from memory. Source: MLIR documentation,
 * "'vector' Dialect". */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* The memref of an access, as many indices as it has dimensions, and the type of the vector. */
typedef struct access {
  const pl_type *base, *vector, *mask;
  uint32_t num_indices;
  const char *role; /* what messages call the vector */
} access;

/* The types of memref, vector and mask (NULL without one) of a vector load or store, masked or not, its number of indices, and
 * the word for the vector in messages. */
static access access_of(const pl_op *op) {
  uint32_t n = op->num_operands;
  switch (op->info->kind) {
  case PL_OP_VECTOR_STORE: return (access){pl_operand(op, 1)->type, pl_operand(op, 0)->type, NULL, n - 2, "valueToStore"};
  case PL_OP_VECTOR_MASKEDLOAD:
    return (access){pl_operand(op, 0)->type, pl_result(op, 0)->type, pl_operand(op, n - 2)->type, n - 3, "result"};
  case PL_OP_VECTOR_MASKEDSTORE:
    return (access){pl_operand(op, 0)->type, pl_operand(op, n - 1)->type, pl_operand(op, n - 2)->type, n - 3, "valueToStore"};
  default: return (access){pl_operand(op, 0)->type, pl_result(op, 0)->type, NULL, n - 1, "result"};
  }
}

/* Whether two vector types have the same sizes and scalable dimensions. */
static bool same_shape(const pl_type *a, const pl_type *b) {
  if (a->shaped.rank != b->shaped.rank) return false;
  for (uint32_t i = 0; i < a->shaped.rank; i++) {
    bool scalable_a = a->shaped.scalable_dims && a->shaped.scalable_dims[i];
    bool scalable_b = b->shaped.scalable_dims && b->shaped.scalable_dims[i];
    if (a->shaped.shape[i] != b->shaped.shape[i] || scalable_a != scalable_b) return false;
  }
  return true;
}

/* Whether the last dimension of a memref has stride 1; true for rank 0, false for a layout without strided form. */
static bool has_unit_stride(pl_checker *c, const pl_type *memref) {
  uint32_t rank = memref->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(c->arena, int64_t, rank + 1), offset = 0;
  return pl_memref_strides(memref, strides, &offset) && (rank == 0 || strides[rank - 1] == 1);
}

/* Whether the vector has exactly one element, so that the memref's stride does not matter. */
static bool has_one_element(const pl_type *vector) {
  for (uint32_t i = 0; i < vector->shaped.rank; i++)
    if (vector->shaped.shape[i] != 1 || (vector->shaped.scalable_dims && vector->shaped.scalable_dims[i])) return false;
  return true;
}

/* Checks that the memref's elements have the vector's element type or, if there is no mask, are vectors of the vector's type.
 * False, and reported, if not. */
static bool check_elements(pl_checker *c, const pl_op *op, const access *a) {
  const pl_type *elem = a->base->shaped.elem;
  bool masked = a->mask != NULL, whole = elem->kind == PL_TYPE_VECTOR && !masked;
  if (whole && elem != a->vector) return pl_check_error(c, op, "base memref and %s vector types should match", a->role);
  if (whole || elem == a->vector->shaped.elem) return true;
  bool plain_load = pl_op_is(op, PL_OP_VECTOR_LOAD);
  return pl_check_error(c, op, "base and %s element type%s should match", a->role, plain_load ? "s" : "");
}

/* Checks the types, the mask and the number of indices of a vector load or store, masked or not. False, and reported, if they
 * break a rule. */
bool pl_check_vector_access(pl_checker *c, const pl_op *op) {
  access a = access_of(op);
  if (a.mask && a.mask->shaped.elem != pl_type_integer(c->ctx, 1))
    return pl_check_error(c, op, "operand #%u must be vector of 1-bit signless integer values, but got '%s'", a.num_indices + 1,
                          pl_check_type_text(c, a.mask));
  if (!a.mask && !has_one_element(a.vector) && !has_unit_stride(c, a.base))
    return pl_check_error(c, op, "most minor memref dim must have unit stride");
  if (!check_elements(c, op, &a)) return false;
  if (a.num_indices != a.base->shaped.rank) return pl_check_error(c, op, "requires %u indices", a.base->shaped.rank);
  if (a.mask && !same_shape(a.mask, a.vector)) return pl_check_error(c, op, "expected %s shape to match mask shape", a.role);
  if (pl_op_is(op, PL_OP_VECTOR_MASKEDLOAD) && pl_operand(op, op->num_operands - 1)->type != a.vector)
    return pl_check_error(c, op, "expected pass_thru of same type as result type");
  return true;
}

/* Checks the static position of vector.extract or insert against the vector type, and that there is an operand from index `first`
 * on for each dynamic entry. False, and reported, if not; messages have `dest` ("" or "dest ") before the word vector. */
static bool check_position(pl_checker *c, const pl_op *op, const pl_type *vector, uint32_t first, const char *dest) {
  const pl_attr *position = pl_op_attr(op, PL_NAME_STATIC_POSITION);
  uint32_t dynamic = 0;
  if (position->dense.count > vector->shaped.rank)
    return pl_check_error(c, op, "expected position attribute of rank no greater than %svector rank", dest);
  for (uint32_t i = 0; i < position->dense.count; i++) {
    int64_t at = PL_DYNAMIC;
    pl_apint_to_i64(pl_dense_at(position, i), &at);
    dynamic += at == PL_DYNAMIC;
    if (at == PL_DYNAMIC || (at >= -1 && at < vector->shaped.shape[i])) continue;
    return pl_check_error(c, op,
                          "expected position attribute #%u to be a non-negative integer smaller than the corresponding %svector "
                          "dimension%s",
                          i + 1, dest, *dest ? "" : " or poison (-1)");
  }
  return op->num_operands - first == dynamic ||
         pl_check_error(c, op, "expected %u dynamic positions, but got %u", dynamic, op->num_operands - first);
}

/* Whether `part`, which is no vector of rank 0, is the type that a position of `depth` entries leaves of the vector type: the
 * vector of the remaining dimensions or, if none remain, the element. Does not compare which dimensions are scalable. */
static bool is_part(const pl_type *part, const pl_type *vector, uint32_t depth) {
  uint32_t rest = vector->shaped.rank - depth;
  if (part->kind != PL_TYPE_VECTOR) return rest == 0 && part == vector->shaped.elem;
  if (part->shaped.elem != vector->shaped.elem || part->shaped.rank != rest) return false;
  for (uint32_t i = 0; i < rest; i++)
    if (part->shaped.shape[i] != vector->shaped.shape[depth + i]) return false;
  return true;
}

/* Whether `part` is a vector of rank 1 and size 1, with the element type of `vector`, for a position of `depth` entries that
 * names a single element of `vector`. */
static bool is_one_element(const pl_type *part, const pl_type *vector, uint32_t depth) {
  return depth == vector->shaped.rank && part->kind == PL_TYPE_VECTOR && part->shaped.elem == vector->shaped.elem &&
         part->shaped.rank == 1 && part->shaped.shape[0] == 1;
}

/* The type of what a position of `depth` entries leaves of the vector type: the vector of the remaining dimensions, or the
 * element type if none remain. */
static const pl_type *part_type(pl_checker *c, const pl_type *vector, uint32_t depth) {
  assert(depth <= vector->shaped.rank);
  const bool *scalable = vector->shaped.scalable_dims ? vector->shaped.scalable_dims + depth : NULL;
  const uint32_t rest = vector->shaped.rank - depth;
  return rest == 0 ? vector->shaped.elem
                   : pl_type_vector(c->ctx, rest, vector->shaped.shape + depth, scalable, vector->shaped.elem);
}

/* Checks that the part is no vector of rank 0, which stands for its element. False, and reported, if it is; `what`: the word for
 * the part in the message. */
static bool check_part(pl_checker *c, const pl_op *op, const pl_type *part, const char *what) {
  return part->kind != PL_TYPE_VECTOR || part->shaped.rank > 0 ||
         pl_check_error_at(c, op, "expected a scalar instead of a 0-d vector as the %s", what);
}

/* Checks the position of vector.extract, and that its result has the type of the part there, or is a vector of one element if
 * that is a single element. False, and reported, if not. */
bool pl_check_vector_extract(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_EXTRACT));
  const pl_type *vector = pl_operand(op, 0)->type, *part = pl_result(op, 0)->type;
  if (!check_part(c, op, part, "result type") || !check_position(c, op, vector, 1, "")) return false;
  uint32_t depth = (uint32_t)pl_op_attr(op, PL_NAME_STATIC_POSITION)->dense.count;
  const pl_type *inferred = part_type(c, vector, depth);
  if (part == inferred || is_one_element(part, vector, depth)) return true;
  if (pl_type_elem_or_self(part) != vector->shaped.elem)
    return pl_check_error(c, op, "failed to verify that operand and result have same element type");
  return pl_check_error(c, op, "inferred type(s) '%s' are incompatible with return type(s) of operation '%s'",
                        pl_check_type_text(c, inferred), pl_check_type_text(c, part));
}

/* Checks the position of vector.insert, and that the value inserted and the result fit the vector. False, and reported, if
 * not. */
bool pl_check_vector_insert(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_INSERT));
  const pl_type *part = pl_operand(op, 0)->type, *vector = pl_operand(op, 1)->type;
  if (pl_type_elem_or_self(part) != vector->shaped.elem)
    return pl_check_error(c, op, "failed to verify that source operand and result have same element type");
  if (pl_result(op, 0)->type != vector)
    return pl_check_error(c, op, "failed to verify that all of {dest, result} have same type");
  if (!check_part(c, op, part, "source operand") || !check_position(c, op, vector, 2, "dest ")) return false;
  uint32_t depth = (uint32_t)pl_op_attr(op, PL_NAME_STATIC_POSITION)->dense.count;
  if (part->kind != PL_TYPE_VECTOR && depth != vector->shaped.rank)
    return pl_check_error(c, op, "expected position attribute rank to match the dest vector rank");
  if (is_part(part, vector, depth) || is_one_element(part, vector, depth)) return true;
  if (pl_type_elem_or_self(part) != vector->shaped.elem)
    return pl_check_error(c, op, "failed to verify that operand and result have same element type");
  return pl_check_error(c, op,
                        "expected position attribute rank + source rank to match dest vector rank, and their shapes to agree");
}

/* Checks vector.extractelement or insertelement, whose operand number `vector_operand` is the vector: a vector of rank 0 with no
 * operand after it, or of rank 1 with one, the position. False, and reported, if not. */
static bool check_one_element(pl_checker *c, const pl_op *op, uint32_t vector_operand) {
  uint32_t rank = pl_operand(op, vector_operand)->type->shaped.rank;
  bool position = op->num_operands > vector_operand + 1;
  if (rank == 0) return !position || pl_check_error(c, op, "expected position to be empty with 0-D vector");
  if (rank > 1) return pl_check_error(c, op, "unexpected >1 vector rank");
  return position || pl_check_error(c, op, "expected position for 1-D vector");
}

/* Whether the kind of reduction works on floats only. */
static bool is_float_kind(const char *kind) {
  static const char *const kinds[] = {"minnumf", "maxnumf", "maximumf", "minimumf"};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(kinds[i], kind) == 0) return true;
  return false;
}

/* Checks that the vector of vector.reduction has at most one dimension, and that the kind, if it is known, works on the result's
 * type. False, and reported, if not. */
bool pl_check_vector_reduction(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_REDUCTION));
  static const char *const kinds[] = {"add",     "mul", "minui", "minsi", "minnumf",  "maxui",   "maxsi",
                                      "maxnumf", "and", "or",    "xor",   "maximumf", "minimumf"};
  const pl_type *vector = pl_operand(op, 0)->type, *type = pl_result(op, 0)->type;
  const pl_attr *kind = pl_op_attr(op, PL_NAME_KIND);
  if (vector->shaped.rank > 1) return pl_check_error(c, op, "unsupported reduction rank: %u", vector->shaped.rank);
  bool is_float = type->kind == PL_TYPE_FLOAT, is_int = type->kind == PL_TYPE_INDEX || type->kind == PL_TYPE_INTEGER;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!pl_enum_has(kind, kinds[i])) continue;
    if (i < 2 ? is_float || is_int : is_float_kind(kinds[i]) ? is_float : is_int) return true;
    return pl_check_error(c, op, "unsupported reduction type ''%s'' for kind '%s'", pl_check_type_text(c, type), kinds[i]);
  }
  return true; /* what its row does not take has been reported */
}

/* Checks vector.extractelement. False, and reported, if a rule is broken. */
bool pl_check_vector_extractelement(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_EXTRACTELEMENT));
  return check_one_element(c, op, 0);
}

/* Checks vector.insertelement. False, and reported, if a rule is broken. */
bool pl_check_vector_insertelement(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_INSERTELEMENT));
  return check_one_element(c, op, 1);
}
