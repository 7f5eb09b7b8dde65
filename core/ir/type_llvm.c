/* Questions about types of the LLVM dialect: what it takes as it is, what may stand inside what. Source: MLIR documentation,
 * "'llvm' Dialect" (2022), Types. */
#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/type.h"

/* Whether the type is a signless integer or a builtin floating point type that LLVM has. */
static bool is_llvm_scalar(const pl_type *t) {
  if (t->kind == PL_TYPE_INTEGER) return t->integer.signedness == PL_SIGNLESS;
  if (t->kind != PL_TYPE_FLOAT) return false;
  return t->float_format == PL_F16 || t->float_format == PL_BF16 || t->float_format == PL_F32 || t->float_format == PL_F64 ||
         t->float_format == PL_F80 || t->float_format == PL_F128;
}

/* Whether LLVM's vectors may have the type as element. Since 2025 a vector of any such element is a builtin one. */
static bool is_lane(const pl_type *t) {
  return is_llvm_scalar(t) || t->kind == PL_TYPE_LLVM_PTR || t->kind == PL_TYPE_LLVM_PPC_FP128;
}

typedef struct type_walk {
  PL_VEC(const pl_type *) todo;
  pl_map seen; /* aggregates: shared parts, and identified structs inside themselves */
} type_walk;

/* Whether the type is compatible with the LLVM dialect and has no parts to look at. */
static bool is_leaf(const pl_type *t) {
  return is_llvm_scalar(t) || (t->kind == PL_TYPE_LLVM_PTR && !t->ptr.pointee) || pl_type_is_llvm_vector(t);
}

/* Pushes the types of a list onto walk->todo, except for those that are known to be compatible. */
static void visit_list(type_walk *walk, pl_type_list list, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const pl_type *part = list[i]->kind == PL_TYPE_LLVM_ARRAY ? list[i]->shaped.elem : list[i];
    if (!is_leaf(part)) pl_vec_push(&walk->todo, list[i]);
  }
}

/* Whether the type is compatible with the LLVM dialect provided that the types it is made of are; puts those that are still to
 * be checked on the worklist. */
static bool visit_type(type_walk *walk, const pl_type *t) {
  switch (t->kind) {
  case PL_TYPE_INTEGER:
  case PL_TYPE_FLOAT: return is_llvm_scalar(t);
  case PL_TYPE_VECTOR: return t->shaped.rank == 1 && is_lane(t->shaped.elem);
  case PL_TYPE_LLVM_ARRAY: visit_list(walk, &t->shaped.elem, 1); return true;
  case PL_TYPE_LLVM_STRUCT: visit_list(walk, t->llvm_struct->elems, t->llvm_struct->num_elems); return true;
  case PL_TYPE_LLVM_FUNC:
    visit_list(walk, t->func.results, t->func.num_results);
    visit_list(walk, t->func.inputs, t->func.num_inputs);
    return true;
  case PL_TYPE_LLVM_PTR:
    if (t->ptr.pointee) visit_list(walk, &t->ptr.pointee, 1);
    return true;
  case PL_TYPE_LLVM_TARGET: visit_list(walk, t->target.types, t->target.num_types); return true;
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128: return true;
  case PL_TYPE_INVALID:
  case PL_TYPE_INDEX:
  case PL_TYPE_NONE:
  case PL_TYPE_COMPLEX:
  case PL_TYPE_TENSOR:
  case PL_TYPE_UNRANKED_TENSOR:
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF:
  case PL_TYPE_FUNCTION:
  case PL_TYPE_TUPLE:
  case PL_TYPE_OPAQUE: break;
  }
  return false;
}

bool pl_type_is_llvm_compatible(const pl_type *t) {
  if (is_leaf(t)) return true;
  type_walk walk = {0};
  bool ok = visit_type(&walk, t);
  while (ok && walk.todo.len) {
    const pl_type *next = pl_vec_pop(&walk.todo);
    if (pl_map_has(&walk.seen, next)) continue;
    pl_map_set_ptr(&walk.seen, next, next);
    ok = visit_type(&walk, next);
  }
  pl_vec_free(&walk.todo);
  pl_map_free(&walk.seen);
  return ok;
}

bool pl_type_is_llvm_vector(const pl_type *t) {
  return t->kind == PL_TYPE_VECTOR && t->shaped.rank == 1 && is_lane(t->shaped.elem);
}

const pl_type *pl_type_llvm_vector_elem(const pl_type *vector) { return vector->shaped.elem; }

uint64_t pl_type_llvm_vector_count(const pl_type *vector, bool *scalable) {
  *scalable = vector->shaped.scalable_dims && vector->shaped.scalable_dims[0];
  return (uint64_t)vector->shaped.shape[0];
}

const pl_type *pl_type_llvm_fixed_vector(pl_context *ctx, const pl_type *elem, uint64_t count) {
  int64_t shape = (int64_t)count;
  if (count == 0 || count > INT64_MAX || !is_lane(elem)) return NULL;
  return pl_type_vector(ctx, 1, &shape, NULL, elem);
}

/* ---- What may stand where ---- */

/* Whether the LLVM dialect takes the type by its kind: an LLVM scalar or vector, or any type of the dialect itself, whose parts
 * were checked when it was made. */
static bool is_outside_compatible(const pl_type *t) {
  return is_llvm_scalar(t) || t->kind >= PL_TYPE_LLVM_VOID || pl_type_is_llvm_vector(t);
}

/* Whether a value of the type has a size in memory, by the type's kind alone. */
static bool has_size(const pl_type *t) {
  return t->kind != PL_TYPE_LLVM_VOID && t->kind != PL_TYPE_LLVM_LABEL && t->kind != PL_TYPE_LLVM_METADATA &&
         t->kind != PL_TYPE_LLVM_TOKEN && t->kind != PL_TYPE_LLVM_FUNC;
}

bool pl_type_llvm_may_stand(pl_llvm_place place, const pl_type *t) {
  switch (place) {
  case PL_LLVM_IN_INVALID: break;
  case PL_LLVM_IN_POINTER: return t->kind == PL_TYPE_LLVM_FUNC || (has_size(t) && is_outside_compatible(t));
  case PL_LLVM_IN_ARRAY: return has_size(t) && t->kind != PL_TYPE_LLVM_X86_AMX;
  case PL_LLVM_IN_VECTOR: return is_lane(t);
  case PL_LLVM_IN_STRUCT:
  case PL_LLVM_IN_MEMORY: return has_size(t);
  case PL_LLVM_IN_ARGUMENTS: return t->kind != PL_TYPE_LLVM_VOID && t->kind != PL_TYPE_LLVM_FUNC;
  case PL_LLVM_IN_RESULT:
    return t->kind != PL_TYPE_LLVM_FUNC && t->kind != PL_TYPE_LLVM_METADATA && t->kind != PL_TYPE_LLVM_LABEL;
  case PL_LLVM_IN_VALUE: return t->kind != PL_TYPE_LLVM_VOID && t->kind != PL_TYPE_LLVM_FUNC && t->kind != PL_TYPE_LLVM_LABEL;
  }
  return false;
}

const char *pl_llvm_place_fault(pl_llvm_place place) {
  static const char *const faults[] = {[PL_LLVM_IN_INVALID] = "invalid type",
#define X(name, fault) [PL_LLVM_IN_##name] = fault,
                                       PL_LLVM_PLACES(X)
#undef X
  };
  return faults[place];
}

bool pl_type_llvm_target_may(const pl_type *type, pl_llvm_target_use use) {
  static const struct {
    const char *name;
    uint32_t uses;
  } rows[] = {{"aarch64.svcount", PL_LLVM_TARGET_ALLOCA}, {"amdgcn.named.barrier", PL_LLVM_TARGET_GLOBAL}};
  if (type->kind != PL_TYPE_LLVM_TARGET || pl_str_starts(type->target.name, "spirv.")) return true;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_is(type->target.name, rows[i].name)) return (rows[i].uses & (uint32_t)use) != 0;
  return false;
}

/* ---- Structs that contain themselves ---- */

typedef struct step {
  const pl_type *type;
  uint32_t next; /* part to look at */
} step;

/* The i-th type that a struct or array holds by value (an array holds one); NULL if there is none. */
static const pl_type *part(const pl_type *t, uint32_t i) {
  if (t->kind == PL_TYPE_LLVM_STRUCT) return i < t->llvm_struct->num_elems ? t->llvm_struct->elems[i] : NULL;
  return t->kind == PL_TYPE_LLVM_ARRAY && i == 0 ? t->shaped.elem : NULL;
}

/* The type as a key of a map. */
static uint64_t key_of(const pl_type *t) { return (uint64_t)(uintptr_t)t; }

const pl_type *pl_type_llvm_endless(const pl_type *type, pl_map *seen) {
  enum { ON_PATH = 1, DONE };
  PL_VEC(step) path = {0};
  uint64_t state = DONE;
  if (pl_map_has(seen, type)) return NULL;
  const pl_type *found = NULL;
  pl_vec_push(&path, ((step){type, 0}));
  pl_map_set(seen, key_of(type), ON_PATH);
  while (path.len && !found) {
    step *at = &pl_vec_last(&path);
    const pl_type *next = part(at->type, at->next++);
    if (!next) {
      pl_map_set(seen, key_of(at->type), DONE);
      (void)pl_vec_pop(&path);
    } else if (!pl_map_get(seen, key_of(next), &state)) {
      pl_map_set(seen, key_of(next), ON_PATH);
      pl_vec_push(&path, ((step){next, 0}));
    } else if (state == ON_PATH) {
      found = next;
    }
  }
  pl_vec_free(&path);
  return found;
}
