/* types.c - the type converter. Source: MLIR documentation, "LLVM IR Target" (2022), Type Conversion; "Builtin Dialect". */
#include "core/convert/types/types.h"

#include <assert.h>

#include "core/convert/types/extension.h"

const pl_type *pl_rw_index_type(pl_rw *rw) { return pl_type_integer(rw->ctx, rw->index_bits); }

const pl_type *pl_rw_ptr_type(pl_rw *rw, uint32_t space) { return pl_type_llvm_ptr(rw->ctx, space); }

const pl_type *pl_rw_ptr_to(pl_rw *rw, const pl_type *pointee, uint32_t space) {
  assert(!rw->options->typed_pointers || !pointee || pointee->kind != PL_TYPE_INVALID);
  return rw->options->typed_pointers && pointee ? pl_type_llvm_typed_ptr(rw->ctx, pointee, space) : pl_rw_ptr_type(rw, space);
}

const pl_type *pl_rw_struct(pl_rw *rw, const pl_type *const *elems, uint32_t count) {
  return pl_type_llvm_struct(rw->ctx, elems, count, false);
}

bool pl_rw_memory_space(const pl_type *memref, uint32_t *space) {
  assert(memref->kind == PL_TYPE_MEMREF || memref->kind == PL_TYPE_UNRANKED_MEMREF);
  const pl_attr *attr = memref->shaped.space;
  uint64_t value = 0;
  *space = 0;
  if (!attr) return true;
  if (attr->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(attr->integer, &value) || value > UINT32_MAX) return false;
  if (attr->type->kind == PL_TYPE_INTEGER && attr->type->integer.signedness != PL_SIGNLESS) return false; /* as mlir-opt */
  *space = (uint32_t)value;
  return true;
}

bool pl_rw_native_float(const pl_type *type) {
  if (type->kind != PL_TYPE_FLOAT) return false;
  static const bool native[PL_NUM_FLOAT_FORMATS] = {
      [PL_F16] = true, [PL_BF16] = true, [PL_F32] = true, [PL_F64] = true, [PL_F80] = true, [PL_F128] = true};
  return native[type->float_format];
}

/* The float type itself if LLVM has it, else an integer type of its width; NULL if it has no conversion. */
static const pl_type *convert_float(pl_rw *rw, const pl_type *type) {
  if (pl_rw_native_float(type)) return type;
  return type->float_format == PL_TF32 ? NULL : pl_type_integer(rw->ctx, pl_float_bits(type->float_format));
}

/* The conversion of a vector type: a 1-D vector, inside arrays for the outer dimensions. NULL if it has none. */
static const pl_type *convert_vector(pl_rw *rw, const pl_type *type) {
  const pl_type *elem = pl_rw_type(rw, type->shaped.elem);
  if (!elem) return NULL;
  uint32_t rank = type->shaped.rank;
  const int64_t one = 1;
  if (rank == 0) return pl_type_vector(rw->ctx, 1, &one, NULL, elem);
  if (rank > PL_MAX_ARRAY_DEPTH) return NULL;
  const bool *scalable = type->shaped.scalable_dims;
  const pl_type *result = pl_type_vector(rw->ctx, 1, &type->shaped.shape[rank - 1], scalable ? &scalable[rank - 1] : NULL, elem);
  for (uint32_t i = rank - 1; i-- > 0;) {
    if (scalable && scalable[i]) return NULL;
    result = pl_type_llvm_array(rw->ctx, (uint64_t)type->shaped.shape[i], result);
  }
  return result;
}

/* The descriptor type of a ranked memref, struct<(ptr, ptr, index, array<rank x index>, array<rank x index>)>, for rank 0
 * without the arrays. NULL if the type has no conversion. */
static const pl_type *convert_memref(pl_rw *rw, const pl_type *type) {
  uint32_t rank = type->shaped.rank, space = 0;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank ? rank : 1), offset = 0;
  if (!pl_rw_type(rw, type->shaped.elem)) return NULL;
  if (!pl_memref_strides(type, strides, &offset) || !pl_rw_memory_space(type, &space)) return NULL;
  const pl_type *index = pl_rw_index_type(rw), *ptr = pl_rw_ptr_to(rw, pl_rw_type(rw, type->shaped.elem), space);
  const pl_type *fields[5] = {ptr, ptr, index, NULL, NULL};
  if (rank == 0) return pl_rw_struct(rw, fields, 3);
  fields[3] = fields[4] = pl_type_llvm_array(rw->ctx, rank, index);
  return pl_rw_struct(rw, fields, 5);
}

/* The type !llvm.struct<(index, ptr)> of an unranked memref: its rank and a pointer to a ranked descriptor. NULL if the type has
 * no conversion. */
static const pl_type *convert_unranked_memref(pl_rw *rw, const pl_type *type) {
  uint32_t space = 0;
  if (!pl_rw_type(rw, type->shaped.elem) || !pl_rw_memory_space(type, &space)) return NULL;
  const pl_type *fields[2] = {pl_rw_index_type(rw), pl_rw_ptr_to(rw, pl_type_integer(rw->ctx, 8), 0)};
  return pl_rw_struct(rw, fields, 2);
}

/* The struct type that a complex type is converted to: real and imaginary part. NULL if the element type has no conversion. */
static const pl_type *convert_complex(pl_rw *rw, const pl_type *type) {
  const pl_type *elem = pl_rw_type(rw, type->shaped.elem);
  const pl_type *fields[2] = {elem, elem};
  return elem ? pl_rw_struct(rw, fields, 2) : NULL;
}

/* The conversions of `count` types, as an array in the arena; NULL if one of the types has none. */
static const pl_type **convert_members(pl_rw *rw, pl_type_list types, uint32_t count) {
  const pl_type **converted = PL_NEW_ARRAY(rw->arena, const pl_type *, (size_t)count + 1);
  for (uint32_t i = 0; i < count; i++) {
    converted[i] = pl_rw_type(rw, types[i]);
    if (!converted[i]) return NULL;
  }
  return converted;
}

/* The LLVM struct type with its members converted; for an identified one a new one named "_Converted.<name>", as in mlir-opt.
 * NULL if a member has no conversion or a struct of the new name has another body. */
static const pl_type *convert_struct(pl_rw *rw, const pl_struct_body *body) {
  const pl_type **members = convert_members(rw, body->elems, body->num_elems);
  if (!members) return NULL;
  if (!body->identified) return pl_type_llvm_struct(rw->ctx, members, body->num_elems, body->packed);
  pl_sink name = {0};
  pl_sink_printf(&name, "_Converted.%.*s", PL_STR_FMT(body->name));
  const pl_type *named = pl_type_llvm_named_struct(rw->ctx, (pl_str){name.data, name.len});
  pl_sink_close(&name);
  return pl_type_llvm_struct_set_body(rw->ctx, named, members, body->num_elems, body->packed, false) ? named : NULL;
}

/* The conversion of a type of the LLVM dialect: itself if LLVM accepts it, else the same kind of type with its members
 * converted. NULL if it has none. */
static const pl_type *convert_llvm(pl_rw *rw, const pl_type *type) {
  if (pl_type_is_llvm_compatible(type)) return type;
  pl_map_set_ptr(&rw->types, type, NULL); /* while its members are converted: one that holds itself has no conversion */
  if (type->kind == PL_TYPE_LLVM_STRUCT) return convert_struct(rw, type->llvm_struct);
  if (type->kind == PL_TYPE_LLVM_ARRAY) {
    const pl_type *elem = pl_rw_type(rw, type->shaped.elem);
    return elem ? pl_type_llvm_array(rw->ctx, (uint64_t)type->shaped.shape[0], elem) : NULL;
  }
  if (type->kind != PL_TYPE_LLVM_FUNC) return NULL;
  const pl_type *result = pl_rw_type(rw, type->func.results[0]);
  const pl_type **inputs = convert_members(rw, type->func.inputs, type->func.num_inputs);
  return result && inputs ? pl_type_llvm_func(rw->ctx, result, inputs, type->func.num_inputs, type->func.variadic) : NULL;
}

/* The default conversion of a type, without the client's rules for this type; NULL if there is none. */
static const pl_type *convert(pl_rw *rw, const pl_type *type) {
  switch (type->kind) {
  case PL_TYPE_INTEGER: return pl_type_integer(rw->ctx, type->integer.width);
  case PL_TYPE_INDEX: return pl_rw_index_type(rw);
  case PL_TYPE_FLOAT: return convert_float(rw, type);
  case PL_TYPE_COMPLEX: return convert_complex(rw, type);
  case PL_TYPE_VECTOR: return convert_vector(rw, type);
  case PL_TYPE_MEMREF: return convert_memref(rw, type);
  case PL_TYPE_UNRANKED_MEMREF: return convert_unranked_memref(rw, type);
  case PL_TYPE_FUNCTION: return pl_rw_ptr_to(rw, rw->options->typed_pointers ? pl_rw_func_type(rw, type) : NULL, 0);
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_PTR:
  case PL_TYPE_LLVM_ARRAY:
  case PL_TYPE_LLVM_STRUCT:
  case PL_TYPE_LLVM_FUNC:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128:
  case PL_TYPE_LLVM_TARGET: return convert_llvm(rw, type);
  case PL_TYPE_NONE:
  case PL_TYPE_TENSOR:
  case PL_TYPE_UNRANKED_TENSOR:
  case PL_TYPE_TUPLE:
  case PL_TYPE_OPAQUE:
  case PL_TYPE_INVALID: return NULL;
  }
  return NULL;
}

const pl_type *pl_rw_type(pl_rw *rw, const pl_type *type) {
  uint64_t known = 0;
  if (pl_map_get(&rw->types, (uint64_t)(uintptr_t)type, &known)) return (const pl_type *)(uintptr_t)known;
  const pl_type *result = NULL;
  if (pl_extension_type(rw, type, &result) == PL_EXTENSION_SILENT) result = convert(rw, type);
  pl_map_set_ptr(&rw->types, type, result);
  return result;
}

bool pl_rw_is_ranked(pl_rw *rw, const pl_type *type) { return type->kind == PL_TYPE_MEMREF && !pl_rw_is_overridden(rw, type); }

bool pl_rw_is_unranked(pl_rw *rw, const pl_type *type) {
  return type->kind == PL_TYPE_UNRANKED_MEMREF && !pl_rw_is_overridden(rw, type);
}

bool pl_rw_bare_memref(pl_rw *rw, const pl_type *type) {
  uint32_t space = 0;
  if (!pl_rw_is_ranked(rw, type) || !pl_rw_memory_space(type, &space)) return false;
  uint32_t rank = type->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank ? rank : 1), offset = 0;
  if (!pl_memref_strides(type, strides, &offset) || offset == PL_DYNAMIC) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (strides[i] == PL_DYNAMIC || type->shaped.shape[i] == PL_DYNAMIC) return false;
  }
  return true;
}

const pl_type *pl_rw_pack_results(pl_rw *rw, pl_type_list types, uint32_t count, bool bare) {
  assert(types || count == 0);
  if (count == 0) return pl_type_llvm_simple(rw->ctx, PL_TYPE_LLVM_VOID);
  const pl_type **converted = PL_NEW_ARRAY(rw->arena, const pl_type *, count);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t space = 0;
    converted[i] = pl_rw_type(rw, types[i]);
    if (!converted[i]) return NULL;
    bool is_memref = pl_rw_is_ranked(rw, types[i]) || pl_rw_is_unranked(rw, types[i]);
    if (!bare || !is_memref) continue;
    if (!pl_rw_bare_memref(rw, types[i])) return NULL; /* a bare pointer carries no rank or sizes */
    if (pl_rw_memory_space(types[i], &space)) converted[i] = pl_rw_ptr_to(rw, pl_rw_type(rw, types[i]->shaped.elem), space);
  }
  return count == 1 ? converted[0] : pl_rw_struct(rw, converted, count);
}

const pl_type *pl_rw_strip_arrays(const pl_type *type, uint32_t *depth) {
  *depth = 0;
  for (; type->kind == PL_TYPE_LLVM_ARRAY; type = type->shaped.elem)
    ++*depth;
  return type;
}

bool pl_rw_can_unroll(const pl_type *type) {
  uint64_t slices = 1;
  for (; type->kind == PL_TYPE_LLVM_ARRAY; type = type->shaped.elem) {
    if (__builtin_mul_overflow(slices, (uint64_t)type->shaped.shape[0], &slices) || slices > PL_MAX_SLICES) return false;
  }
  return type->kind != PL_TYPE_VECTOR || type->shaped.shape[0] <= PL_MAX_LANES;
}

/* Appends the parameter types that a ranked memref is passed as: those of its two pointers, offset, sizes and strides. */
static void push_descriptor(pl_rw *rw, const pl_type *memref, pl_types *params) {
  uint32_t space = 0;
  pl_rw_memory_space(memref, &space);
  const pl_type *ptr = pl_rw_ptr_to(rw, pl_rw_type(rw, memref->shaped.elem), space);
  pl_vec_push(params, ptr);
  pl_vec_push(params, ptr);
  for (uint32_t i = 2; i < pl_desc_count(memref); i++)
    pl_vec_push(params, pl_rw_index_type(rw));
}

bool pl_rw_push_params(pl_rw *rw, const pl_type *type, bool bare, pl_types *params) {
  assert(params);
  const pl_type *converted = pl_rw_type(rw, type);
  uint32_t space = 0;
  if (!converted) return false;
  if (pl_rw_is_ranked(rw, type) && !bare) {
    push_descriptor(rw, type, params);
  } else if (pl_rw_is_ranked(rw, type) && pl_rw_bare_memref(rw, type) && pl_rw_memory_space(type, &space)) {
    pl_vec_push(params, pl_rw_ptr_to(rw, pl_rw_type(rw, type->shaped.elem), space));
  } else if (pl_rw_is_ranked(rw, type) || (pl_rw_is_unranked(rw, type) && bare)) {
    return false; /* a bare pointer carries no sizes or rank */
  } else if (pl_rw_is_unranked(rw, type)) {
    pl_vec_push(params, pl_rw_index_type(rw));
    pl_vec_push(params, pl_rw_ptr_to(rw, pl_type_integer(rw->ctx, 8), 0));
  } else {
    pl_vec_push(params, converted);
  }
  return true;
}

const pl_type *pl_rw_func_type(pl_rw *rw, const pl_type *type) {
  assert(type->kind == PL_TYPE_FUNCTION);
  pl_types params = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < type->func.num_inputs; i++)
    ok = pl_rw_push_params(rw, type->func.inputs[i], rw->options->bare_ptr, &params);
  const pl_type *result = ok ? pl_rw_pack_results(rw, type->func.results, type->func.num_results, rw->options->bare_ptr) : NULL;
  const pl_type *made = result ? pl_type_llvm_func(rw->ctx, result, params.data, (uint32_t)params.len, false) : NULL;
  pl_vec_free(&params);
  return made;
}

uint32_t pl_desc_count(const pl_type *memref) {
  assert(memref->kind == PL_TYPE_MEMREF);
  return 3 + 2 * memref->shaped.rank;
}
