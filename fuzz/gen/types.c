/* Random types. The first choices are the commonest. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

const pl_type *pl_draw_int(pl_maker *m) {
  static const uint16_t widths[] = {32, 64, 8, 1, 32, 16, 64, 7, 33, 128, 3, 65};
  return pl_type_integer(m->ctx, widths[pl_draw(m, sizeof widths / sizeof *widths)]);
}

const pl_type *pl_draw_float(pl_maker *m) {
  static const pl_float_format formats[] = {PL_F32, PL_F64, PL_F32, PL_F16, PL_BF16, PL_F64, PL_F32, PL_F80, PL_F128};
  if (m->flavour == PL_GEN_EXOTIC && pl_rarely(m, 3))
    return pl_type_float(m->ctx, (pl_float_format)(1 + pl_draw(m, PL_NUM_FLOAT_FORMATS - 1)));
  return pl_type_float(m->ctx, formats[pl_draw(m, sizeof formats / sizeof *formats)]);
}

const pl_type *pl_draw_scalar(pl_maker *m) {
  switch (pl_draw(m, 8)) {
  case 0:
  case 1:
  case 2: return pl_draw_int(m);
  case 3:
  case 4:
    if (m->flavour != PL_GEN_LLVM) return pl_type_index(m->ctx);
    return pl_type_integer(m->ctx, 64);
  default: return pl_draw_float(m);
  }
}

const pl_type *pl_draw_vector(pl_maker *m, const pl_type *elem) {
  assert(elem && elem->kind != PL_TYPE_VECTOR);
  static const int64_t counts[] = {4, 2, 1, 3, 8, 4};
  int64_t shape[2] = {counts[pl_draw(m, 6)], 2};
  bool scalable[2] = {false, false};
  uint32_t form = pl_draw(m, 10);
  if (form == 9) scalable[0] = true;
  if (m->flavour == PL_GEN_LLVM || form < 7 || form == 9)
    return pl_type_vector(m->ctx, 1, shape, form == 9 ? scalable : NULL, elem);
  return pl_type_vector(m->ctx, form == 7 ? 2 : 0, shape, NULL, elem);
}

/* A complex type of a random float type. */
static const pl_type *draw_complex(pl_maker *m) { return pl_type_complex(m->ctx, pl_draw_float(m)); }

/* A random memory space: mostly NULL (the default one), else a number from 1 to 3, in exotic functions also a string. */
static const pl_attr *draw_space(pl_maker *m) {
  if (!pl_rarely(m, 8)) return NULL;
  if (m->flavour == PL_GEN_EXOTIC && pl_rarely(m, 2)) return pl_string_attr(m, "near");
  return pl_attr_i64(m->ctx, pl_type_integer(m->ctx, 64), 1 + pl_draw(m, 3));
}

/* A random element type for a memref: a scalar, complex, vector or memref type. */
static const pl_type *draw_element(pl_maker *m) {
  switch (pl_draw(m, 14)) {
  case 0: return pl_type_float(m->ctx, PL_F32);
  case 9: return draw_complex(m);
  case 10: return pl_draw_vector(m, pl_draw_scalar(m));
  case 11: {
    int64_t shape[1] = {pl_rarely(m, 2) ? PL_DYNAMIC : 4};
    return pl_type_memref(m->ctx, 1, shape, pl_draw_scalar(m), NULL, NULL);
  }
  case 12:
    if (m->flavour == PL_GEN_EXOTIC) return pl_type_complex(m->ctx, pl_draw_int(m));
    return pl_type_unranked_memref(m->ctx, pl_draw_scalar(m), NULL);
  case 13: return pl_type_integer(m->ctx, 8); /* what memref.view takes */
  default: return pl_draw_scalar(m);
  }
}

/* A random stride: one, more than one, zero, negative or dynamic. */
static int64_t draw_stride(pl_maker *m) {
  static const int64_t strides[] = {PL_DYNAMIC, 1, PL_DYNAMIC, 2, PL_DYNAMIC, 5, 0, -1, -3, 12};
  return strides[pl_draw(m, sizeof strides / sizeof *strides)];
}

/* A random strided layout for memrefs of that rank. */
static const pl_attr *draw_strided(pl_maker *m, uint32_t rank) {
  int64_t strides[PL_GEN_MAX_RANK];
  for (uint32_t i = 0; i < rank; i++)
    strides[i] = draw_stride(m);
  static const int64_t offsets[] = {0, PL_DYNAMIC, 0, 3, 7};
  return pl_attr_strided(m->ctx, strides, rank, offsets[pl_draw(m, 5)]);
}

/* A random affine map as layout for memrefs of that rank, at least 1. */
static const pl_attr *draw_map(pl_maker *m, uint32_t rank) {
  const pl_affine *exprs[PL_GEN_MAX_RANK];
  uint32_t turn = pl_draw(m, rank);
  for (uint32_t i = 0; i < rank; i++)
    exprs[i] = pl_affine_dim(m->ctx, (i + turn) % rank);
  const pl_affine *two = pl_affine_const(m->ctx, 2 + pl_draw(m, 4));
  if (pl_rarely(m, 2)) exprs[0] = pl_affine_binary(m->ctx, PL_AFFINE_MUL, exprs[0], two);
  if (m->flavour == PL_GEN_EXOTIC && pl_rarely(m, 2)) exprs[0] = pl_affine_binary(m->ctx, PL_AFFINE_FLOORDIV, exprs[0], two);
  return pl_attr_affine_map(m->ctx, rank, 0, exprs, rank);
}

const pl_type *pl_memref_of(pl_maker *m, uint32_t rank, const int64_t *shape, const pl_type *elem, const pl_attr *space) {
  assert(elem && (shape || rank == 0));
  return pl_type_memref(m->ctx, rank, shape, elem, NULL, space);
}

const pl_type *pl_draw_memref(pl_maker *m) {
  static const int64_t sizes[] = {PL_DYNAMIC, 4, PL_DYNAMIC, 3, 2, 1, 5, 7, 0};
  static const uint32_t ranks[] = {1, 2, 2, 1, 0, 3, 1, 4};
  uint32_t rank = ranks[pl_draw(m, 8)];
  int64_t shape[PL_GEN_MAX_RANK];
  for (uint32_t i = 0; i < rank; i++)
    shape[i] = sizes[pl_draw(m, sizeof sizes / sizeof *sizes)];
  uint32_t layout = pl_draw(m, 8);
  const pl_attr *layout_attr = layout == 5 || layout == 6               ? draw_strided(m, rank)
                               : layout == 7 && rank && !m->source_only ? draw_map(m, rank)
                                                                        : NULL;
  const pl_type *elem = draw_element(m);
  return pl_type_memref(m->ctx, rank, shape, elem, layout_attr, draw_space(m));
}

/* A random array, literal or named struct, vector of pointers, or ppc_fp128 of the LLVM dialect. */
static const pl_type *draw_llvm_composite(pl_maker *m) {
  const pl_type *parts[3];
  uint32_t count = 1 + pl_draw(m, 3);
  uint32_t form = pl_draw(m, 12);
  for (uint32_t i = 0; i < count; i++)
    parts[i] = pl_rarely(m, 3) ? pl_type_llvm_ptr(m->ctx, 0) : pl_draw_scalar(m);
  if (form == 10) form = 7;
  if (form < 3) return pl_type_llvm_array(m->ctx, 1 + pl_draw(m, 4), parts[0]);
  if (form == 3) return pl_type_llvm_array(m->ctx, 2, pl_type_llvm_struct(m->ctx, parts, count, false));
  if (form < 7) return pl_type_llvm_struct(m->ctx, parts, count, form == 6);
  if (form == 7) return pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_PPC_FP128);
  if (form == 8) return pl_type_vector(m->ctx, 1, (int64_t[]){2 + pl_draw(m, 3)}, NULL, pl_type_llvm_ptr(m->ctx, 0));
  char name[32];
  pl_str text = {name, (size_t)snprintf(name, sizeof name, "s%u", m->next_name++)};
  const pl_type *named = pl_type_llvm_named_struct(m->ctx, pl_context_intern(m->ctx, text));
  (void)pl_type_llvm_struct_set_body(m->ctx, named, parts, count, false, false);
  return named;
}

/* A random type that values of the LLVM dialect may have; m->flavour must be PL_GEN_LLVM, else the type may be or contain
 * index. */
static const pl_type *draw_llvm_here(pl_maker *m) {
  switch (pl_draw(m, 8)) {
  case 4:
  case 5: return pl_type_llvm_ptr(m->ctx, pl_rarely(m, 8) ? 1 : 0);
  case 6: return draw_llvm_composite(m);
  case 7: return pl_draw_vector(m, pl_draw_scalar(m));
  default: return pl_draw_scalar(m);
  }
}

/* A random type of the LLVM dialect, as in a function of that dialect, whatever the current flavour is. */
static const pl_type *draw_llvm(pl_maker *m) {
  pl_gen_flavour flavour = m->flavour;
  m->flavour = PL_GEN_LLVM;
  const pl_type *type = draw_llvm_here(m);
  m->flavour = flavour;
  return type;
}

/* A random builtin function type over scalars, memrefs and function types. `depth` is the number of function types around it,
 * which bounds the recursion. */
static const pl_type *draw_function(pl_maker *m, uint32_t depth) {
  const pl_type *inputs[3], *results[3];
  uint32_t num_inputs = pl_draw(m, 4), num_results = pl_draw(m, 4);
  for (uint32_t i = 0; i < num_inputs; i++)
    inputs[i] = depth < 2 && pl_rarely(m, 4) ? draw_function(m, depth + 1)
                : pl_rarely(m, 3)            ? pl_draw_memref(m)
                                             : pl_draw_scalar(m);
  for (uint32_t i = 0; i < num_results; i++)
    results[i] = pl_rarely(m, 4) ? pl_draw_memref(m) : pl_draw_scalar(m);
  return pl_type_function(m->ctx, inputs, num_inputs, results, num_results);
}

/* A random type, mostly one that has no lowering or a rare one. */
static const pl_type *draw_exotic(pl_maker *m) {
  const pl_type *elem = pl_draw_scalar(m);
  int64_t shape[2] = {pl_rarely(m, 2) ? 3 : PL_DYNAMIC, 2};
  switch (pl_draw(m, 9)) {
  case 0:
  case 1: return pl_type_tensor(m->ctx, pl_draw(m, 3), shape, elem, NULL);
  case 2: return pl_type_unranked_tensor(m->ctx, elem);
  case 3: {
    const pl_type *parts[2] = {elem, pl_draw_int(m)};
    return pl_type_tuple(m->ctx, parts, pl_draw(m, 3));
  }
  case 4: return pl_type_none(m->ctx);
  case 5: {
    uint32_t width = 8u << pl_draw(m, 4);
    return pl_type_integer_signed(m->ctx, width, pl_rarely(m, 2) ? PL_UNSIGNED : PL_SIGNED);
  }
  case 6: return pl_type_complex(m->ctx, pl_draw_int(m));
  case 7: {
    const pl_type *inputs[1] = {pl_type_integer(m->ctx, 32)};
    return pl_type_llvm_func(m->ctx, pl_type_integer(m->ctx, 32), inputs, 1, pl_rarely(m, 2));
  }
  default: return pl_draw_memref(m);
  }
}

const pl_type *pl_draw_any(pl_maker *m) {
  if (m->flavour == PL_GEN_LLVM) return draw_llvm(m);
  if (m->flavour == PL_GEN_EXOTIC && pl_rarely(m, 3)) {
    const pl_type *type = draw_exotic(m);
    return type->kind == PL_TYPE_LLVM_FUNC ? pl_type_index(m->ctx) : type; /* no value is of that type */
  }
  switch (pl_draw(m, 12)) {
  case 5:
  case 6:
  case 7: return pl_draw_memref(m);
  case 8: return pl_draw_vector(m, pl_draw_scalar(m));
  case 9: return draw_complex(m);
  case 10: {
    const pl_type *memref = pl_draw_memref(m);
    return pl_type_unranked_memref(m->ctx, memref->shaped.elem, memref->shaped.space);
  }
  case 11:
    if (pl_rarely(m, 3)) return pl_rarely(m, 4) ? draw_llvm(m) : draw_function(m, 0);
    return pl_draw_memref(m);
  default: return pl_draw_scalar(m);
  }
}

bool pl_is_only_passed(const pl_type *type) {
  return type->kind == PL_TYPE_LLVM_X86_AMX || type->kind == PL_TYPE_LLVM_TARGET || type->kind == PL_TYPE_LLVM_METADATA ||
         type->kind == PL_TYPE_LLVM_LABEL;
}

const pl_type *pl_draw_only_passed(pl_maker *m) {
  const pl_type *type = pl_type_float(m->ctx, PL_F32);
  static const uint32_t params[] = {1, 0, 0, 0, 0, 0, 0};
  switch (pl_draw(m, m->flavour == PL_GEN_LLVM ? 4 : 6)) {
  case 0: return pl_type_llvm_target(m->ctx, PL_STR("spirv.Event"), NULL, 0, NULL, 0);
  case 1: return pl_type_llvm_target(m->ctx, PL_STR("spirv.Image"), &type, 1, params, 7);
  case 2: return pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_X86_AMX);
  case 3: return pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_METADATA);
  default: return pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_LABEL); /* llvm.func takes none */
  }
}

/* Whether a value of the type can stand where the constraint `*user` is asked for, for pl_pick: types that only calls take never,
 * tokens only if the constraint is the token. */
static bool holds_class(const pl_type *type, const void *user) {
  pl_constraint constraint = *(const pl_constraint *)user;
  return pl_constraint_holds(constraint, type) && !pl_is_only_passed(type) &&
         (type->kind != PL_TYPE_LLVM_TOKEN || constraint == PL_IS_LLVM_TOKEN);
}

/* The type itself, in one of six cases a vector of it, in exotic functions sometimes a tensor of it. */
static const pl_type *maybe_vector(pl_maker *m, const pl_type *elem) {
  if (m->flavour == PL_GEN_EXOTIC && pl_rarely(m, 5)) {
    int64_t shape[1] = {PL_DYNAMIC};
    return pl_type_tensor(m->ctx, 1, shape, elem, NULL);
  }
  return pl_rarely(m, 6) ? pl_draw_vector(m, elem) : elem;
}

/* A random integer type or, outside of the LLVM dialect, sometimes index. */
static const pl_type *int_or_index(pl_maker *m) {
  return m->flavour != PL_GEN_LLVM && pl_rarely(m, 4) ? pl_type_index(m->ctx) : pl_draw_int(m);
}

/* A random type that satisfies the constraint, whether or not a value of it is in scope. */
static const pl_type *new_of_class(pl_maker *m, pl_constraint constraint) {
  const pl_type *only = pl_constraint_type(m->ctx, constraint);
  if (only) return only;
  switch (constraint) {
  case PL_IS_INT:
  case PL_IS_LLVM_INT: return pl_draw_int(m);
  case PL_IS_INT_OR_INDEX: return int_or_index(m);
  case PL_IS_INT_LIKE:
  case PL_IS_INDEX_CAST_LIKE: return maybe_vector(m, int_or_index(m));
  case PL_IS_WIDTH_LIKE:
  case PL_IS_LLVM_INT_LIKE: return maybe_vector(m, pl_draw_int(m));
  case PL_IS_FLOAT_LIKE:
  case PL_IS_LLVM_FLOAT_LIKE: return maybe_vector(m, pl_draw_float(m));
  case PL_IS_NUMBER_LIKE: return maybe_vector(m, pl_draw_scalar(m));
  case PL_IS_LLVM_BOOL_LIKE:
  case PL_IS_BOOL_LIKE: return maybe_vector(m, pl_type_integer(m->ctx, 1));
  case PL_IS_COMPLEX: return draw_complex(m);
  case PL_IS_VECTOR:
  case PL_IS_LLVM_VECTOR: return pl_draw_vector(m, pl_draw_scalar(m));
  case PL_IS_LLVM_INT_VECTOR: return pl_draw_vector(m, pl_draw_int(m));
  case PL_IS_LLVM_FLOAT_VECTOR:
  case PL_IS_FLOAT_VECTOR: return pl_draw_vector(m, pl_draw_float(m));
  case PL_IS_LLVM_MASK: return pl_draw_vector(m, pl_type_integer(m->ctx, 1));
  case PL_IS_FUNCTION: return draw_function(m, 0);
  case PL_IS_MEMREF: return pl_draw_memref(m);
  case PL_IS_MEMREF_WITH_DIM:
  case PL_IS_ANY_MEMREF: {
    const pl_type *memref = pl_draw_memref(m);
    return pl_rarely(m, 4) ? pl_type_unranked_memref(m->ctx, memref->shaped.elem, memref->shaped.space) : memref;
  }
  case PL_IS_LLVM:
  case PL_IS_LLVM_RESULT: return draw_llvm(m);
  case PL_IS_LLVM_PTR:
  case PL_IS_LLVM_PTR_LIKE: return pl_type_llvm_ptr(m->ctx, 0);
  case PL_IS_LLVM_INT_OR_PTR_LIKE: return pl_rarely(m, 3) ? pl_type_llvm_ptr(m->ctx, 0) : maybe_vector(m, pl_draw_int(m));
  case PL_IS_LLVM_AGGREGATE: {
    const pl_type *one = pl_draw_scalar(m), *other = pl_draw_scalar(m), *parts[2] = {one, other};
    return pl_rarely(m, 2) ? pl_type_llvm_array(m->ctx, 3, parts[0]) : pl_type_llvm_struct(m->ctx, parts, 2, false);
  }
  case PL_IS_INVALID:
  case PL_IS_ANY: return pl_draw_any(m);
  case PL_IS_INDEX:
  case PL_IS_I1:
  case PL_IS_I8:
  case PL_IS_I32:
  case PL_IS_I64:
  case PL_IS_LLVM_PTR0:
  case PL_IS_LLVM_TOKEN: break; /* answered above */
  }
  return pl_type_integer(m->ctx, 32);
}

const pl_type *pl_draw_class(pl_maker *m, pl_constraint constraint) {
  if (!pl_rarely(m, 4)) {
    pl_value *value = pl_pick(m, holds_class, &constraint);
    if (value) return value->type;
  }
  return new_of_class(m, constraint);
}
