/* Constants as records: one copy of each, and the number or attribute that is its value. */
#include <assert.h>

#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/types.h"

/* ---- attributes ---- */

typedef PL_VEC(pl_apint) numbers;

/* ---- one copy of each ---- */

/* A hash of a constant, such that equal constants (const_eq) have equal hashes. */
static uint64_t const_hash(const pl_ll_const *c) {
  uint64_t h = pl_hash_u64((uint64_t)c->kind, 1);
  const void *parts[] = {c->type, c->attr, c->name.data, c->label.data, c->source};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    h = pl_hash_u64((uint64_t)(uintptr_t)parts[i], h);
  h = pl_hash_u64((uint64_t)c->op, h);
  for (uint32_t i = 0; i < c->count; i++)
    h = pl_hash_u64((uint64_t)(uintptr_t)c->elems[i], h);
  return h;
}

/* Whether the constants `object` and `key` are equal. Their types, attributes, texts and elements are unique, hence compared by
 * address. */
static bool const_eq(const void *object, const void *key, const void *user) {
  const pl_ll_const *a = object, *b = key;
  (void)user;
  if (a->kind != b->kind || a->type != b->type || a->attr != b->attr || a->name.data != b->name.data ||
      a->label.data != b->label.data || a->op != b->op || a->source != b->source || a->count != b->count)
    return false;
  return a->count == 0 || memcmp(a->elems, b->elems, a->count * sizeof *a->elems) == 0;
}

const pl_ll_const *pl_ll_const_new(pl_importer *im, const pl_ll_const *value) {
  assert(value->type && (value->count == 0 || value->elems));
  uint64_t hash = const_hash(value);
  const pl_ll_const *known = pl_hashset_find(&im->constants, hash, value, const_eq, NULL);
  if (known) return known;
  pl_ll_const *copy = pl_arena_copy(im->arena, value, sizeof *value);
  if (copy->count) copy->elems = pl_arena_copy(im->arena, value->elems, value->count * sizeof *value->elems);
  for (uint32_t i = 0; i < copy->count; i++)
    if (copy->elems[i]->depth >= copy->depth) copy->depth = copy->elems[i]->depth + 1;
  pl_hashset_add(&im->constants, hash, copy);
  return copy;
}

bool pl_ll_const_int(const pl_ll_const *c, int64_t *value) {
  assert(c->kind != PL_LL_CONST_INVALID);
  return c->kind == PL_LL_CONST_SIMPLE && c->attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(c->attr->integer, value);
}

/* A part that is `zeroinitializer` is spelt out up to this many numbers: a text of a few bytes may stand for terabytes. */
#define MAX_ZEROS 256u

/* Appends the zeros that a zeroinitializer of a type stands for; false, with nothing appended, if there are too many or the type
 * is not one of numbers. */
static bool flatten_zero(pl_importer *im, const pl_type *type, numbers *out) {
  uint64_t count = 1;
  for (; type->kind == PL_TYPE_LLVM_ARRAY; type = type->shaped.elem)
    if (__builtin_mul_overflow(count, (uint64_t)type->shaped.shape[0], &count)) return false;
  if ((type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_FLOAT) || count > MAX_ZEROS) return false;
  uint32_t width = type->kind == PL_TYPE_INTEGER ? type->integer.width : pl_float_bits(type->float_format);
  for (uint64_t i = 0; i < count; i++)
    pl_ll_push(im, out, pl_apint_zero(pl_context_arena(im->ctx), width));
  return true;
}

/* Appends the numbers that a constant consists of, in order; false if it consists of anything else or does not list them.
 * Recursion is bounded by the type's depth. */
static bool flatten(pl_importer *im, const pl_ll_const *c, numbers *out) {
  pl_arena *arena = pl_context_arena(im->ctx);
  if (c->kind == PL_LL_CONST_SIMPLE && c->attr->kind == PL_ATTR_STRING) {
    for (size_t i = 0; i < c->attr->string.len; i++)
      pl_ll_push(im, out, pl_apint_from_u64(arena, 8, (uint8_t)c->attr->string.data[i]));
    return true;
  }
  if (c->kind == PL_LL_CONST_SIMPLE) {
    pl_ll_push(im, out, c->attr->integer);
    return c->attr->kind == PL_ATTR_INTEGER || c->attr->kind == PL_ATTR_FLOAT;
  }
  if (c->kind == PL_LL_CONST_ZERO) return flatten_zero(im, c->type, out);
  if (c->kind != PL_LL_CONST_AGGREGATE || c->count != pl_ll_num_parts(c->type)) return false;
  for (uint32_t i = 0; i < c->count; i++)
    if (!flatten(im, c->elems[i], out)) return false;
  return true;
}

/* The type of the dense attribute for a constant of a type: a vector, or a tensor for nested arrays of numbers. NULL if there is
 * none. */
static const pl_type *dense_type(pl_importer *im, const pl_type *type) {
  PL_VEC(int64_t) shape = {0};
  const pl_type *elem = type;
  for (; elem->kind == PL_TYPE_LLVM_ARRAY; elem = elem->shaped.elem) {
    if (elem->shaped.shape[0] == 0) return NULL;
    pl_ll_push(im, &shape, elem->shaped.shape[0]);
  }
  const bool is_vector = type->kind == PL_TYPE_VECTOR;
  if (is_vector) elem = type->shaped.elem;
  if (elem == type || (elem->kind != PL_TYPE_INTEGER && elem->kind != PL_TYPE_FLOAT)) return NULL;
  return is_vector ? type : pl_type_tensor(im->ctx, (uint32_t)shape.len, shape.data, elem, NULL);
}

/* The dense splat attribute with all elements zero, of a vector or tensor type with integer or floating point elements. */
static const pl_attr *dense_zero(pl_importer *im, const pl_type *type) {
  const pl_type *elem = type->shaped.elem;
  uint32_t width = elem->kind == PL_TYPE_INTEGER ? elem->integer.width : pl_float_bits(elem->float_format);
  pl_apint zero = pl_apint_zero(pl_context_arena(im->ctx), width);
  return pl_attr_dense(im->ctx, type, &zero, 1, true);
}

const pl_attr *pl_ll_const_attr(pl_importer *im, const pl_ll_const *c) {
  assert(c->kind != PL_LL_CONST_INVALID && c->type);
  numbers all = {0};
  bool same = true;
  if (c->kind == PL_LL_CONST_SIMPLE) return c->attr;
  if (c->kind != PL_LL_CONST_ZERO && c->kind != PL_LL_CONST_AGGREGATE) return NULL;
  const pl_type *type = dense_type(im, c->type);
  if (!type) return NULL;
  if (c->kind == PL_LL_CONST_ZERO) return dense_zero(im, type);
  if (!flatten(im, c, &all)) return NULL;
  for (size_t i = 1; i < all.len && same; i++)
    same = pl_apint_eq(all.data[0], all.data[i]);
  return pl_attr_dense(im->ctx, type, all.data, same ? 1 : all.len, same);
}
