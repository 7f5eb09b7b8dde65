/* types.c - what the calling convention makes of the source's types. verify's own derivation; core/convert has its own.
 * Source: LLVM IR Target (2022), Type Conversions, Function Types, Calling Conventions. */
#include <assert.h>

#include "verify/sem/state/layout.h"
#include "verify/tv/convention/types.h"

enum { MAX_DEPTH = 64 };

/* The memref's memory space as a number; 0 if it is not given as one. */
static uint32_t space_of(const pl_type *memref) {
  const pl_attr *space = memref->shaped.space;
  uint64_t number = 0;
  if (space && space->kind == PL_ATTR_INTEGER) pl_apint_to_u64(space->integer, &number);
  return (uint32_t)number;
}

/* The pointer type that a memref's descriptor has: in the memref's memory space, or space 0 if it is unranked. */
static const pl_type *pointer_of(const pl_lowered_types *t, const pl_type *memref) {
  return pl_type_llvm_ptr(t->ctx, memref->kind == PL_TYPE_UNRANKED_MEMREF ? 0 : space_of(memref));
}

/* The integer type that `index` is lowered to. */
static const pl_type *word(const pl_lowered_types *t) { return pl_type_integer(t->ctx, t->index_bits); }

/* The struct type that a ranked or unranked memref is lowered to. */
static const pl_type *descriptor(const pl_lowered_types *t, const pl_type *type) {
  const pl_type *pointer = pointer_of(t, type), *index = word(t);
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return pl_type_llvm_struct(t->ctx, (const pl_type *[]){index, pointer}, 2, false);
  uint32_t rank = type->shaped.rank;
  const pl_type *array = rank > 0 ? pl_type_llvm_array(t->ctx, rank, index) : NULL;
  const pl_type *parts[] = {pointer, pointer, index, array, array};
  return pl_type_llvm_struct(t->ctx, parts, rank > 0 ? 5 : 3, false);
}

static const pl_type *convert(const pl_lowered_types *t, const pl_type *type, int depth);

/* The LLVM vector, or nested arrays of vectors, that a vector type is lowered to; NULL if its element has no lowering. */
static const pl_type *vector(const pl_lowered_types *t, const pl_type *type, int depth) {
  uint32_t rank = type->shaped.rank;
  const pl_type *elem = convert(t, type->shaped.elem, depth + 1);
  bool scalable = rank > 0 && type->shaped.scalable_dims && type->shaped.scalable_dims[rank - 1];
  int64_t count = rank > 0 ? type->shaped.shape[rank - 1] : 1;
  if (!elem) return NULL;
  const pl_type *out = pl_type_vector(t->ctx, 1, &count, scalable ? &scalable : NULL, elem);
  for (uint32_t i = rank; i-- > 1;)
    out = pl_type_llvm_array(t->ctx, (uint64_t)type->shaped.shape[i - 1], out);
  return out;
}

/* The type that a float is lowered to: an integer of its width if LLVM has no float type so narrow, else itself. */
static const pl_type *floating(const pl_lowered_types *t, const pl_type *type) {
  uint32_t bits = pl_float_bits(type->float_format);
  return bits <= 8 ? pl_type_integer(t->ctx, bits) : type;
}

/* The struct type with its members lowered, under another name if it has one; NULL if there is none. */
static const pl_type *structure(const pl_lowered_types *t, const pl_type *type, int depth) {
  static const char prefix[] = "_Converted.";
  const struct pl_struct_body *body = type->llvm_struct;
  pl_type_vec parts = {0};
  bool fine = true;
  for (uint32_t i = 0; i < body->num_elems && fine; i++) {
    const pl_type *part = convert(t, body->elems[i], depth + 1);
    fine = part != NULL;
    pl_vec_push(&parts, part);
  }
  const pl_type *out = NULL;
  if (fine && !body->identified) out = pl_type_llvm_struct(t->ctx, parts.data, body->num_elems, body->packed);
  if (fine && body->identified) {
    pl_sink name = {0};
    pl_sink_puts(&name, prefix);
    pl_sink_str(&name, body->name);
    const pl_type *named = pl_type_llvm_named_struct(t->ctx, (pl_str){name.data, name.len});
    if (pl_type_llvm_struct_set_body(t->ctx, named, parts.data, body->num_elems, body->packed, false)) out = named;
    pl_sink_close(&name);
  }
  pl_vec_free(&parts);
  return out;
}

/* The LLVM struct, function or array type with its member types lowered; NULL if there is none. */
static const pl_type *aggregate(const pl_lowered_types *t, const pl_type *type, int depth) {
  if (type->kind == PL_TYPE_LLVM_STRUCT) return structure(t, type, depth);
  if (type->kind == PL_TYPE_LLVM_FUNC) {
    pl_type_vec inputs = {0};
    const pl_type *result = convert(t, type->func.results[0], depth + 1);
    bool fine = result != NULL;
    for (uint32_t i = 0; i < type->func.num_inputs && fine; i++) {
      const pl_type *input = convert(t, type->func.inputs[i], depth + 1);
      fine = input != NULL;
      pl_vec_push(&inputs, input);
    }
    const pl_type *out = fine ? pl_type_llvm_func(t->ctx, result, inputs.data, (uint32_t)inputs.len, type->func.variadic) : NULL;
    pl_vec_free(&inputs);
    return out;
  }
  const pl_type *elem = type->kind == PL_TYPE_LLVM_ARRAY ? convert(t, type->shaped.elem, depth + 1) : NULL;
  return elem ? pl_type_llvm_array(t->ctx, (uint64_t)type->shaped.shape[0], elem) : NULL;
}

/* The type that a value of the type is lowered to; NULL if it has no lowering or is nested too deep, counted from `depth`. */
static const pl_type *convert(const pl_lowered_types *t, const pl_type *type, int depth) {
  if (depth > MAX_DEPTH) return NULL;
  switch (type->kind) {
  case PL_TYPE_INTEGER: return pl_type_integer(t->ctx, type->integer.width);
  case PL_TYPE_INDEX: return word(t);
  case PL_TYPE_FLOAT: return floating(t, type);
  case PL_TYPE_VECTOR: return vector(t, type, depth);
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF: return descriptor(t, type);
  case PL_TYPE_FUNCTION: return pl_type_llvm_ptr(t->ctx, 0);
  case PL_TYPE_COMPLEX: {
    const pl_type *elem = convert(t, type->shaped.elem, depth + 1);
    return elem ? pl_type_llvm_struct(t->ctx, (const pl_type *[]){elem, elem}, 2, false) : NULL;
  }
  default: return pl_type_is_llvm_compatible(type) ? type : aggregate(t, type, depth);
  }
}

const pl_type *pl_lowered_type(const pl_lowered_types *t, const pl_type *type) {
  assert(t->ctx && type);
  return convert(t, type, 0);
}

/* Whether the type is a memref, which becomes a descriptor. */
static bool is_descriptor(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

bool pl_lowered_argument(const pl_lowered_types *t, const pl_type *type, pl_type_vec *out) {
  assert(t->ctx && type && out);
  if (!is_descriptor(type)) {
    const pl_type *one = convert(t, type, 0);
    if (one) pl_vec_push(out, one);
    return one != NULL;
  }
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) {
    pl_vec_push(out, word(t));
    pl_vec_push(out, pointer_of(t, type));
    return true;
  }
  pl_vec_push(out, pointer_of(t, type));
  if (t->bare) return true;
  pl_vec_push(out, pointer_of(t, type));
  for (uint32_t i = 0; i < 1 + 2 * type->shaped.rank; i++)
    pl_vec_push(out, word(t));
  return true;
}

/* The type that one of the results of a function is lowered to; NULL if it has no lowering. */
static const pl_type *result_part(const pl_lowered_types *t, const pl_type *type) {
  if (t->bare && type->kind == PL_TYPE_MEMREF) return pointer_of(t, type);
  return convert(t, type, 0);
}

const pl_type *pl_lowered_results(const pl_lowered_types *t, const pl_type *function) {
  assert(t->ctx && function->kind == PL_TYPE_FUNCTION);
  uint32_t count = function->func.num_results;
  if (count == 0) return pl_type_llvm_simple(t->ctx, PL_TYPE_LLVM_VOID);
  if (count == 1) return result_part(t, function->func.results[0]);
  pl_type_vec parts = {0};
  bool fine = true;
  for (uint32_t i = 0; i < count; i++) {
    const pl_type *part = result_part(t, function->func.results[i]);
    fine &= part != NULL;
    pl_vec_push(&parts, part);
  }
  const pl_type *packed = fine ? pl_type_llvm_struct(t->ctx, parts.data, count, false) : NULL;
  pl_vec_free(&parts);
  return packed;
}

const pl_type *pl_lowered_function(const pl_lowered_types *t, const pl_type *function, bool variadic) {
  assert(t->ctx && function);
  pl_type_vec inputs = {0};
  const pl_type *result = pl_lowered_results(t, function);
  bool fine = result != NULL;
  for (uint32_t i = 0; i < function->func.num_inputs && fine; i++)
    fine = pl_lowered_argument(t, function->func.inputs[i], &inputs);
  const pl_type *type = fine ? pl_type_llvm_func(t->ctx, result, inputs.data, (uint32_t)inputs.len, variadic) : NULL;
  pl_vec_free(&inputs);
  return type;
}

static bool lists_equal(pl_type_list a, pl_type_list b, uint32_t count, int depth);

/* Whether two struct bodies are defined (not opaque) and have the same packing and equal members. `depth`: as for `equal`. */
static bool same_members(const struct pl_struct_body *a, const struct pl_struct_body *b, int depth) {
  return a->initialized && b->initialized && !a->opaque && !b->opaque && a->packed == b->packed && a->num_elems == b->num_elems &&
         lists_equal(a->elems, b->elems, a->num_elems, depth + 1);
}

/* Whether the types are known to be the same up to names of structs and pointees of typed pointers. `depth`: how deep they are
 * nested. */
static bool equal(const pl_type *a, const pl_type *b, int depth) {
  if (a == b) return true;
  if (depth > MAX_DEPTH || a->kind != b->kind) return false;
  switch (a->kind) {
  case PL_TYPE_LLVM_PTR: return a->ptr.space == b->ptr.space;
  case PL_TYPE_LLVM_ARRAY: return a->shaped.shape[0] == b->shaped.shape[0] && equal(a->shaped.elem, b->shaped.elem, depth + 1);
  case PL_TYPE_LLVM_STRUCT: return same_members(a->llvm_struct, b->llvm_struct, depth);
  case PL_TYPE_LLVM_FUNC:
    return a->func.num_inputs == b->func.num_inputs && a->func.variadic == b->func.variadic &&
           equal(a->func.results[0], b->func.results[0], depth + 1) &&
           lists_equal(a->func.inputs, b->func.inputs, a->func.num_inputs, depth + 1);
  default: return false;
  }
}

/* Whether two lists of `count` types are equal element by element. `depth` is the nesting depth of the elements. */
static bool lists_equal(pl_type_list a, pl_type_list b, uint32_t count, int depth) {
  for (uint32_t i = 0; i < count; i++)
    if (!equal(a[i], b[i], depth)) return false;
  return true;
}

bool pl_lowered_equal(const pl_type *a, const pl_type *b) { return a && equal(a, b, 0); }

uint32_t pl_tv_index_bits(const pl_op *source, const pl_convention *convention) {
  return convention->index_bitwidth ? convention->index_bitwidth : pl_layout_index_bits_of(source);
}

bool pl_tv_is_bare(const pl_op *func, const pl_convention *convention) {
  return pl_op_is(func, PL_OP_FUNC_FUNC) && (convention->bare_ptr || pl_op_attr(func, PL_NAME_LLVM_BAREPTR));
}

pl_lowered_types pl_tv_types(const pl_op *func, const pl_convention *convention) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION) && convention);
  return (pl_lowered_types){func->module->ctx, pl_tv_index_bits(func, convention), pl_tv_is_bare(func, convention)};
}
