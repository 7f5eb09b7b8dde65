/* Making types: each function builds a candidate on the stack, and `intern` gives the one copy of it. */
#include "core/ir/type.h"

#include <assert.h>

#include "core/ir/attr.h"
#include "core/ir/context_impl.h"

/* ---- Interning ---- */

/* Adds a reference to a type (may be NULL), by its number, to the hash `h`; returns the new hash. */
static uint64_t hash_type_ref(const pl_type *type, uint64_t h) { return pl_hash_u64(type ? type->id + 1 : 0, h); }

/* Adds a reference to an attribute (may be NULL), by its number, to the hash `h`; returns the new hash. */
static uint64_t hash_attr_ref(const pl_attr *attr, uint64_t h) { return pl_hash_u64(attr ? attr->id + 1 : 0, h); }

/* Adds the length of a list of types and each of them to the hash `h`; returns the new hash. */
static uint64_t hash_list(pl_type_list list, uint32_t count, uint64_t h) {
  h = pl_hash_u64(count, h);
  for (uint32_t i = 0; i < count; i++)
    h = hash_type_ref(list[i], h);
  return h;
}

/* Adds a text to the hash `h`; returns the new hash. */
static uint64_t hash_text(pl_str text, uint64_t h) { return pl_hash_bytes(text.data, text.len, h); }

/* Hashes what a type of the `shaped` kinds holds. */
static uint64_t hash_shaped(const pl_type *t, uint64_t h) {
  h = hash_type_ref(t->shaped.elem, h);
  h = pl_hash_u64(t->shaped.rank, h);
  if (t->shaped.rank == 0)
    return hash_attr_ref(t->shaped.space, hash_attr_ref(t->shaped.layout, h)); /* a shape or NULL: the same */
  if (t->shaped.shape) h = pl_hash_bytes(t->shaped.shape, t->shaped.rank * sizeof(int64_t), h);
  if (t->shaped.scalable_dims) h = pl_hash_bytes(t->shaped.scalable_dims, t->shaped.rank * sizeof(bool), h);
  return hash_attr_ref(t->shaped.space, hash_attr_ref(t->shaped.layout, h));
}

/* Adds a struct to the hash `h`, an identified one by its name; returns the new hash. */
static uint64_t hash_struct(const pl_struct_body *body, uint64_t h) {
  if (body->identified) return hash_text(body->name, h + 1);
  return hash_list(body->elems, body->num_elems, pl_hash_u64(body->packed, h));
}

/* A hash of a type of any kind, for interning. */
static uint64_t hash_type(const pl_type *t) {
  uint64_t h = pl_hash_u64((uint64_t)t->kind, 1);
  switch (t->kind) {
  case PL_TYPE_INTEGER: return pl_hash_u64((uint64_t)t->integer.width << 2 | (uint64_t)t->integer.signedness, h);
  case PL_TYPE_FLOAT: return pl_hash_u64((uint64_t)t->float_format, h);
  case PL_TYPE_COMPLEX:
  case PL_TYPE_VECTOR:
  case PL_TYPE_TENSOR:
  case PL_TYPE_UNRANKED_TENSOR:
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF:
  case PL_TYPE_LLVM_ARRAY: return hash_shaped(t, h);
  case PL_TYPE_FUNCTION:
  case PL_TYPE_TUPLE:
  case PL_TYPE_LLVM_FUNC:
    h = hash_list(t->func.inputs, t->func.num_inputs, pl_hash_u64(t->func.variadic, h));
    return hash_list(t->func.results, t->func.num_results, h);
  case PL_TYPE_OPAQUE: return hash_text(t->opaque.text, hash_text(t->opaque.dialect, h));
  case PL_TYPE_LLVM_PTR: return hash_type_ref(t->ptr.pointee, pl_hash_u64(t->ptr.space, h));
  case PL_TYPE_LLVM_STRUCT: return hash_struct(t->llvm_struct, h);
  case PL_TYPE_LLVM_TARGET:
    h = hash_list(t->target.types, t->target.num_types, hash_text(t->target.name, h));
    return pl_hash_bytes(t->target.ints, t->target.num_ints * sizeof(uint32_t), h);
  case PL_TYPE_INVALID:
  case PL_TYPE_INDEX:
  case PL_TYPE_NONE:
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128: break;
  }
  return h;
}

/* Whether `size` bytes are equal; `size` may be 0. */
static bool same_bytes(const void *a, const void *b, size_t size) { return size == 0 || pl_bytes_eq(a, b, size); }

/* Whether two lists of types are equal. */
static bool same_list(pl_type_list a, uint32_t na, pl_type_list b, uint32_t nb) {
  return na == nb && same_bytes(a, b, na * sizeof *a);
}

/* Whether two types of one of the `shaped` kinds are equal. */
static bool same_shaped(const pl_type *a, const pl_type *b) {
  if (a->shaped.elem != b->shaped.elem || a->shaped.rank != b->shaped.rank) return false;
  if (a->shaped.layout != b->shaped.layout || a->shaped.space != b->shaped.space) return false;
  if (!a->shaped.scalable_dims != !b->shaped.scalable_dims) return false;
  if (a->shaped.scalable_dims && !same_bytes(a->shaped.scalable_dims, b->shaped.scalable_dims, a->shaped.rank * sizeof(bool))) {
    return false;
  }
  return same_bytes(a->shaped.shape, b->shaped.shape, a->shaped.rank * sizeof(int64_t));
}

/* Whether two structs are the same: identified ones by their names, literal ones by their bodies. */
static bool same_struct(const pl_struct_body *a, const pl_struct_body *b) {
  if (a->identified != b->identified) return false;
  if (a->identified) return pl_str_eq(a->name, b->name);
  return a->packed == b->packed && same_list(a->elems, a->num_elems, b->elems, b->num_elems);
}

/* Whether two function or tuple types are equal. */
static bool same_func(const pl_type *a, const pl_type *b) {
  return a->func.variadic == b->func.variadic &&
         same_list(a->func.inputs, a->func.num_inputs, b->func.inputs, b->func.num_inputs) &&
         same_list(a->func.results, a->func.num_results, b->func.results, b->func.num_results);
}

/* Whether two !llvm.target types are equal. */
static bool same_target(const pl_type *a, const pl_type *b) {
  return pl_str_eq(a->target.name, b->target.name) &&
         same_list(a->target.types, a->target.num_types, b->target.types, b->target.num_types) &&
         a->target.num_ints == b->target.num_ints &&
         same_bytes(a->target.ints, b->target.ints, a->target.num_ints * sizeof(uint32_t));
}

/* Whether two types are equal; for pl_hashset_find. */
static bool same_type(const void *object, const void *key, const void *user) {
  const pl_type *a = object, *b = key;
  (void)user;
  if (a->kind != b->kind) return false;
  switch (a->kind) {
  case PL_TYPE_INTEGER: return a->integer.width == b->integer.width && a->integer.signedness == b->integer.signedness;
  case PL_TYPE_FLOAT: return a->float_format == b->float_format;
  case PL_TYPE_COMPLEX:
  case PL_TYPE_VECTOR:
  case PL_TYPE_TENSOR:
  case PL_TYPE_UNRANKED_TENSOR:
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF:
  case PL_TYPE_LLVM_ARRAY: return same_shaped(a, b);
  case PL_TYPE_FUNCTION:
  case PL_TYPE_TUPLE:
  case PL_TYPE_LLVM_FUNC: return same_func(a, b);
  case PL_TYPE_OPAQUE: return pl_str_eq(a->opaque.dialect, b->opaque.dialect) && pl_str_eq(a->opaque.text, b->opaque.text);
  case PL_TYPE_LLVM_PTR: return a->ptr.pointee == b->ptr.pointee && a->ptr.space == b->ptr.space;
  case PL_TYPE_LLVM_STRUCT: return same_struct(a->llvm_struct, b->llvm_struct);
  case PL_TYPE_LLVM_TARGET: return same_target(a, b);
  case PL_TYPE_INVALID:
  case PL_TYPE_INDEX:
  case PL_TYPE_NONE:
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128: break;
  }
  return true;
}

/* A copy of a list of types in the context's arena; NULL if it is empty. */
static pl_type_list copy_list(pl_context *ctx, pl_type_list list, uint32_t count) {
  return count ? pl_arena_copy(ctx->arena, list, count * sizeof *list) : NULL;
}

/* Replaces the shape and the scalable dimensions of a new type by copies in the context. */
static void copy_shaped(pl_context *ctx, pl_type *t) {
  uint32_t rank = t->shaped.rank;
  if (t->shaped.shape) t->shaped.shape = pl_arena_copy(ctx->arena, t->shaped.shape, rank * sizeof(int64_t));
  if (t->shaped.scalable_dims) t->shaped.scalable_dims = pl_arena_copy(ctx->arena, t->shaped.scalable_dims, rank * sizeof(bool));
}

/* Replaces the body of a new struct, with its elements and an identified one's name, by a copy in the context. */
static void copy_struct(pl_context *ctx, pl_type *t) {
  pl_struct_body *body = pl_arena_copy(ctx->arena, t->llvm_struct, sizeof *body);
  if (body->identified) body->name = pl_context_intern(ctx, body->name);
  body->elems = copy_list(ctx, body->elems, body->num_elems);
  t->llvm_struct = body;
}

/* Replaces all that a new type borrowed from its maker by copies in the context. */
static void copy_parts(pl_context *ctx, pl_type *t) {
  switch (t->kind) {
  case PL_TYPE_COMPLEX:
  case PL_TYPE_VECTOR:
  case PL_TYPE_TENSOR:
  case PL_TYPE_UNRANKED_TENSOR:
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF:
  case PL_TYPE_LLVM_ARRAY: copy_shaped(ctx, t); break;
  case PL_TYPE_FUNCTION:
  case PL_TYPE_TUPLE:
  case PL_TYPE_LLVM_FUNC:
    t->func.inputs = copy_list(ctx, t->func.inputs, t->func.num_inputs);
    t->func.results = copy_list(ctx, t->func.results, t->func.num_results);
    break;
  case PL_TYPE_OPAQUE:
    t->opaque.dialect = pl_context_intern(ctx, t->opaque.dialect);
    t->opaque.text = pl_context_intern(ctx, t->opaque.text);
    break;
  case PL_TYPE_LLVM_STRUCT: copy_struct(ctx, t); break;
  case PL_TYPE_LLVM_TARGET:
    t->target.name = pl_context_intern(ctx, t->target.name);
    t->target.types = copy_list(ctx, t->target.types, t->target.num_types);
    t->target.ints = pl_arena_copy(ctx->arena, t->target.ints, t->target.num_ints * sizeof(uint32_t));
    break;
  case PL_TYPE_INVALID:
  case PL_TYPE_INTEGER:
  case PL_TYPE_INDEX:
  case PL_TYPE_FLOAT:
  case PL_TYPE_NONE:
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_PTR:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128: break;
  }
}

/* Adds a copy of the type to the context and returns it. */
static const pl_type *add_type(pl_context *ctx, const pl_type *candidate, uint64_t hash) {
  pl_type *type = pl_arena_copy(ctx->arena, candidate, sizeof *candidate);
  type->id = ctx->num_types++;
  copy_parts(ctx, type);
  pl_hashset_add(&ctx->types, hash, type);
  return type;
}

/* The context's only copy of the type; takes the lock of a shared context. */
static const pl_type *intern(pl_context *ctx, const pl_type *candidate) {
  uint64_t hash = hash_type(candidate); /* of the candidate's parts, whose numbers never change */
  pl_context_lock(ctx);
  const pl_type *type = pl_hashset_find(&ctx->types, hash, candidate, same_type, NULL);
  if (!type) type = add_type(ctx, candidate, hash);
  pl_context_unlock(ctx);
  return type;
}

/* ---- Builtin types ---- */

const pl_type *pl_type_integer_signed(pl_context *ctx, uint32_t width, pl_signedness signedness) {
  assert(width <= PL_APINT_MAX_WIDTH);
  return intern(ctx, &(pl_type){.kind = PL_TYPE_INTEGER, .integer = {width, signedness}});
}

const pl_type *pl_type_integer(pl_context *ctx, uint32_t width) {
  if (width >= PL_CACHED_WIDTHS || ctx->shared) return pl_type_integer_signed(ctx, width, PL_SIGNLESS);
  if (!ctx->signless[width]) ctx->signless[width] = pl_type_integer_signed(ctx, width, PL_SIGNLESS);
  return ctx->signless[width];
}

const pl_type *pl_type_index(pl_context *ctx) {
  if (ctx->index) return ctx->index;
  const pl_type *index = intern(ctx, &(pl_type){.kind = PL_TYPE_INDEX});
  if (!ctx->shared) ctx->index = index;
  return index;
}

const pl_type *pl_type_float(pl_context *ctx, pl_float_format format) {
  assert(format > PL_FLOAT_INVALID && format < PL_NUM_FLOAT_FORMATS);
  if (ctx->floats[format]) return ctx->floats[format];
  const pl_type *type = intern(ctx, &(pl_type){.kind = PL_TYPE_FLOAT, .float_format = format});
  if (!ctx->shared) ctx->floats[format] = type;
  return type;
}

const pl_type *pl_type_none(pl_context *ctx) { return intern(ctx, &(pl_type){.kind = PL_TYPE_NONE}); }

const pl_type *pl_type_complex(pl_context *ctx, const pl_type *elem) {
  assert(elem);
  return intern(ctx, &(pl_type){.kind = PL_TYPE_COMPLEX, .shaped = {.elem = elem}});
}

const pl_type *pl_type_vector(pl_context *ctx, uint32_t rank, const int64_t *shape, const bool *scalable, const pl_type *elem) {
  assert(elem);
  assert(rank == 0 || shape);
  bool any = false;
  for (uint32_t i = 0; scalable && i < rank; i++)
    any = any || scalable[i];
  return intern(ctx, &(pl_type){.kind = PL_TYPE_VECTOR,
                                .shaped = {.elem = elem, .rank = rank, .shape = shape, .scalable_dims = any ? scalable : NULL}});
}

const pl_type *pl_type_tensor(pl_context *ctx, uint32_t rank, const int64_t *shape, const pl_type *elem,
                              const pl_attr *encoding) {
  assert(elem);
  assert(rank == 0 || shape);
  return intern(ctx,
                &(pl_type){.kind = PL_TYPE_TENSOR, .shaped = {.elem = elem, .rank = rank, .shape = shape, .layout = encoding}});
}

const pl_type *pl_type_unranked_tensor(pl_context *ctx, const pl_type *elem) {
  assert(elem);
  return intern(ctx, &(pl_type){.kind = PL_TYPE_UNRANKED_TENSOR, .shaped = {.elem = elem}});
}

/* Whether the layout is the identity map of that rank; false for a map of another rank, which is kept so that the checker can
 * report it. */
static bool is_identity_map(const pl_attr *layout, uint32_t rank) {
  if (layout->kind != PL_ATTR_AFFINE_MAP || layout->affine.num_dims != rank || layout->affine.count != rank) return false;
  for (uint32_t i = 0; i < layout->affine.count; i++) {
    const pl_affine *expr = layout->affine.exprs[i];
    if (expr->kind != PL_AFFINE_DIM || expr->value != (int64_t)i) return false;
  }
  return true;
}

/* The memory space, or NULL if it is the default one, the integer 0. */
static const pl_attr *without_default_space(const pl_attr *space) {
  return space && space->kind == PL_ATTR_INTEGER && pl_apint_is_zero(space->integer) ? NULL : space;
}

const pl_type *pl_type_memref(pl_context *ctx, uint32_t rank, const int64_t *shape, const pl_type *elem, const pl_attr *layout,
                              const pl_attr *space) {
  assert(elem);
  assert(rank == 0 || shape);
  if (layout && is_identity_map(layout, rank)) layout = NULL;
  return intern(
      ctx, &(pl_type){
               .kind = PL_TYPE_MEMREF,
               .shaped = {.elem = elem, .rank = rank, .shape = shape, .layout = layout, .space = without_default_space(space)}});
}

const pl_type *pl_type_unranked_memref(pl_context *ctx, const pl_type *elem, const pl_attr *space) {
  assert(elem);
  return intern(ctx,
                &(pl_type){.kind = PL_TYPE_UNRANKED_MEMREF, .shaped = {.elem = elem, .space = without_default_space(space)}});
}

const pl_type *pl_type_function(pl_context *ctx, pl_type_list inputs, uint32_t num_inputs, pl_type_list results,
                                uint32_t num_results) {
  assert((num_inputs == 0 || inputs) && (num_results == 0 || results));
  return intern(ctx,
                &(pl_type){.kind = PL_TYPE_FUNCTION,
                           .func = {.inputs = inputs, .results = results, .num_inputs = num_inputs, .num_results = num_results}});
}

const pl_type *pl_type_tuple(pl_context *ctx, pl_type_list elems, uint32_t count) {
  assert(count == 0 || elems);
  return intern(ctx, &(pl_type){.kind = PL_TYPE_TUPLE, .func = {.inputs = elems, .num_inputs = count}});
}

const pl_type *pl_type_opaque(pl_context *ctx, pl_str dialect, pl_str text) {
  return intern(ctx, &(pl_type){.kind = PL_TYPE_OPAQUE, .opaque = {dialect, text}});
}

/* ---- Types of the LLVM dialect ---- */

const pl_type *pl_type_llvm_simple(pl_context *ctx, pl_type_kind kind) {
  assert(kind == PL_TYPE_LLVM_VOID || (kind >= PL_TYPE_LLVM_TOKEN && kind <= PL_TYPE_LLVM_PPC_FP128));
  return intern(ctx, &(pl_type){.kind = kind});
}

const pl_type *pl_type_llvm_ptr(pl_context *ctx, uint32_t space) { return pl_type_llvm_typed_ptr(ctx, NULL, space); }

const pl_type *pl_type_llvm_typed_ptr(pl_context *ctx, const pl_type *pointee, uint32_t space) {
  return intern(ctx, &(pl_type){.kind = PL_TYPE_LLVM_PTR, .ptr = {pointee, space}});
}

const pl_type *pl_type_llvm_array(pl_context *ctx, uint64_t count, const pl_type *elem) {
  assert(elem);
  int64_t shape = (int64_t)count;
  return intern(ctx, &(pl_type){.kind = PL_TYPE_LLVM_ARRAY, .shaped = {.elem = elem, .rank = 1, .shape = &shape}});
}

const pl_type *pl_type_llvm_func(pl_context *ctx, const pl_type *result, pl_type_list inputs, uint32_t num_inputs,
                                 bool variadic) {
  assert(result && (num_inputs == 0 || inputs));
  return intern(
      ctx, &(pl_type){
               .kind = PL_TYPE_LLVM_FUNC,
               .func = {.inputs = inputs, .results = &result, .num_inputs = num_inputs, .num_results = 1, .variadic = variadic}});
}

const pl_type *pl_type_llvm_struct(pl_context *ctx, pl_type_list elems, uint32_t count, bool packed) {
  assert(count == 0 || elems);
  pl_struct_body body = {.elems = elems, .num_elems = count, .packed = packed, .initialized = true};
  return intern(ctx, &(pl_type){.kind = PL_TYPE_LLVM_STRUCT, .llvm_struct = &body});
}

const pl_type *pl_type_llvm_named_struct(pl_context *ctx, pl_str name) {
  pl_struct_body body = {.name = name, .identified = true};
  return intern(ctx, &(pl_type){.kind = PL_TYPE_LLVM_STRUCT, .llvm_struct = &body});
}

/* Sets the body of an identified struct, without locking; true if it has that body now, false if it has another one or is a
 * literal struct. */
static bool set_body(pl_context *ctx, const pl_type *type, pl_type_list elems, uint32_t count, bool packed, bool opaque) {
  pl_struct_body *body = type->llvm_struct;
  if (!body->identified) return false;
  if (body->initialized) {
    return body->packed == packed && body->opaque == opaque && same_list(body->elems, body->num_elems, elems, count);
  }
  body->elems = copy_list(ctx, elems, count);
  body->num_elems = count;
  body->packed = packed;
  body->opaque = opaque;
  body->initialized = true;
  return true;
}

bool pl_type_llvm_struct_set_body(pl_context *ctx, const pl_type *type, pl_type_list elems, uint32_t count, bool packed,
                                  bool opaque) {
  assert(type->kind == PL_TYPE_LLVM_STRUCT);
  pl_context_lock(ctx);
  bool set = set_body(ctx, type, elems, count, packed, opaque);
  pl_context_unlock(ctx);
  return set;
}

const pl_type *pl_type_llvm_target(pl_context *ctx, pl_str name, pl_type_list types, uint32_t num_types, const uint32_t *ints,
                                   uint32_t num_ints) {
  return intern(ctx,
                &(pl_type){.kind = PL_TYPE_LLVM_TARGET,
                           .target = {.name = name, .types = types, .num_types = num_types, .ints = ints, .num_ints = num_ints}});
}
