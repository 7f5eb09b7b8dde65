/* constant_globals.c - constant globals, and variables that are never written: a load of the source finds the initial value. This
 * is a fact about any memory that a defined execution reaches. Sources: MLIR documentation, "'memref' Dialect", memref.global
 * (`constant`); LLVM Language Reference, "Global Variables". */
#include "verify/sem/state/constant_globals.h"

#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/provenance.h"

/* Whether the symbol's linkage, external if it has none, has one of the `traits` (pl_claim_trait, a set). */
static bool is_linked(const pl_op *op, uint32_t traits) {
  return pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(op, PL_NAME_LINKAGE)), traits);
}

/* Whether the attribute is a number, or a list of numbers that is not empty. */
static bool is_number(const pl_attr *value) {
  if (value->kind == PL_ATTR_DENSE) return !value->dense.strings && value->dense.count > 0;
  return value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_FLOAT;
}

/* Whether the memref is used only by memref.load and memref.dim. */
static bool is_only_read(const pl_value *memref) {
  for (const pl_use *use = memref->uses; use; use = use->next)
    if (!pl_op_is(use->owner, PL_OP_MEMREF_LOAD) && !pl_op_is(use->owner, PL_OP_MEMREF_DIM)) return false;
  return true;
}

/* Whether the global is a private memref.global that the source's module only reads; false if that is not known. */
static bool is_never_written(const pl_op *module, const pl_op *global) {
  enum { MOST_OPS = 20000 };
  const pl_attr *visibility = pl_op_attr(global, PL_NAME_SYM_VISIBILITY);
  uint32_t seen = 0;
  if (!pl_op_is(global, PL_OP_MEMREF_GLOBAL) || !visibility || visibility->kind != PL_ATTR_STRING) return false;
  if (!pl_str_is(visibility->string, "private")) return false;
  for (pl_op *op = (pl_op *)(uintptr_t)module; op; op = pl_op_walk_next(module, op)) {
    if (++seen > MOST_OPS || pl_op_is(op, PL_OP_UNREGISTERED) || pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF)) return false;
    const pl_attr *name = pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL) ? pl_op_attr(op, PL_NAME_NAME) : NULL;
    bool same = name && name->kind == PL_ATTR_SYMBOL && name->symbol.count == 1 &&
                pl_str_eq(name->symbol.path[0], pl_symbol_name(global));
    if (same && !is_only_read(&op->results[0])) return false;
  }
  return true;
}

bool pl_sem_is_final(pl_sem_world *world, const pl_op *op, pl_sem_final *out) {
  assert(op && out);
  bool memref = pl_op_is(op, PL_OP_MEMREF_GLOBAL);
  if (!memref && !pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL)) return false;
  const pl_attr *type = pl_op_attr(op, memref ? PL_NAME_TYPE : PL_NAME_GLOBAL_TYPE);
  const bool constant = pl_op_attr(op, PL_NAME_CONSTANT) && is_linked(op, PL_CLAIM_EXACT | PL_CLAIM_ODR);
  const bool unwritten = is_linked(op, PL_CLAIM_EXACT) && is_never_written(world->source_module, op);
  const bool final = (constant || unwritten) && !pl_op_attr(op, PL_NAME_EXTERNALLY_INITIALIZED);
  out->value = pl_op_attr(op, memref ? PL_NAME_INITIAL_VALUE : PL_NAME_VALUE);
  if (!final || !type || type->kind != PL_ATTR_TYPE || !out->value || !is_number(out->value)) return false;
  const pl_type *elem = pl_layout_innermost(type->type, &out->count);
  out->elem = elem ? pl_layout_flatten(world->layout, elem) : NULL;
  uint64_t bytes;
  return out->elem && out->elem->sized && !out->elem->packed_bits && out->elem->num_leaves > 0 &&
         !__builtin_mul_overflow(out->count, out->elem->alloc_size, &bytes) && bytes <= (uint64_t)INT64_MAX;
}

void pl_sem_note_final(pl_sem *sem, pl_str name, const pl_term *base) {
  assert(pl_term_is_address(base));
  pl_sem_world *world = sem->world;
  const pl_op *op = sem->role == PL_ROLE_SOURCE && world->source_module ? pl_symbol_lookup(world->source_module, name) : NULL;
  pl_sem_final final = {.base = base};
  for (size_t i = 0; i < world->finals.len; i++)
    if (world->finals.data[i].base == base) return;
  if (op && pl_sem_is_final(world, op, &final)) pl_vec_push(&world->finals, final);
}

/* Whether the value is a list that gives one element, which stands for all. */
static bool is_splat(const pl_sem_final *final) { return final->value->kind == PL_ATTR_DENSE && final->value->dense.splat; }

const pl_term *pl_sem_final_scalar(pl_sem_world *world, const pl_sem_final *final, uint64_t k, uint32_t part) {
  assert(final->elem && part < final->elem->num_leaves);
  const pl_attr *value = final->value;
  uint64_t at = is_splat(final) ? part % value->dense.count : k * final->elem->num_leaves + part;
  uint32_t bits = final->elem->leaves[part].bits;
  uint64_t known = value->kind == PL_ATTR_DENSE ? value->dense.count : 1;
  if (k >= final->count || at >= known) return NULL;
  pl_apint number = value->kind == PL_ATTR_DENSE ? value->dense.elems[at] : value->integer;
  return pl_bv(world->T, pl_constant_resize(world->arena, value, number, bits));
}

/* BOOL: if the access is of element `k` (`here`), the scalar `leaf` that was read as its part `part` has the initial value and
 * is not poison. True if the value has no such element. */
static const pl_term *is_initial(pl_sem *sem, const pl_sem_final *final, const pl_term *here, uint64_t k, uint32_t part,
                                 pl_leaf leaf) {
  pl_terms *T = sem->world->T;
  const pl_term *value = pl_sem_final_scalar(sem->world, final, k, part);
  return value ? pl_or(T, pl_not(T, here), pl_and(T, pl_not(T, leaf.poison), pl_eq(T, leaf.value, value))) : pl_bool(T, true);
}

/* BOOL: if `distance` (in bytes, from the start of a constant all of whose elements are equal) is that of the scalar `part` of
 * an element, then the scalar `leaf` that was read there has the initial value and is not poison. */
static const pl_term *is_initial_anywhere(pl_sem *sem, const pl_sem_final *final, const pl_term *distance, uint32_t part,
                                          pl_leaf leaf) {
  pl_terms *T = sem->world->T;
  const pl_flat *elem = final->elem;
  const pl_term *step = pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size);
  const pl_term *end = pl_bv_u64(T, PL_POINTER_BITS, final->count * elem->alloc_size);
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, distance, step);
  const pl_term *here = pl_and(T, pl_bv_binary(T, PL_TERM_BV_ULT, distance, end),
                               pl_eq(T, rest, pl_bv_u64(T, PL_POINTER_BITS, elem->leaves[part].offset)));
  return is_initial(sem, final, here, 0, part, leaf);
}

/* BOOL: if `distance` (in bytes, from the start of a constant) is that of the scalar `part` of an element, then the scalar
 * `leaf` that was read there has the element's initial value and is not poison. True if that is not known or would be too large
 * a term. */
static const pl_term *is_initial_by_element(pl_sem *sem, const pl_sem_final *final, const pl_term *distance, uint32_t part,
                                            pl_leaf leaf) {
  enum { MAX_PLACES = 16 };
  pl_terms *T = sem->world->T;
  const pl_flat *elem = final->elem;
  const pl_term *holds = pl_bool(T, true);
  uint64_t known, first = 0, end = final->count;
  if (pl_term_const_u64(distance, &known)) first = known / elem->alloc_size, end = first < end ? first + 1 : 0;
  for (uint64_t k = first; k < end && end - first <= MAX_PLACES; k++) {
    const pl_term *place = pl_bv_u64(T, PL_POINTER_BITS, k * elem->alloc_size + elem->leaves[part].offset);
    holds = pl_and(T, holds, is_initial(sem, final, pl_eq(T, distance, place), k, part, leaf));
  }
  return holds;
}

/* Adds the conditions that `leaf`, a scalar of `bits` bits that the source read at `address`, is the initial value there, for
 * each scalar of that width in an element of the constant global. */
static void read_final(pl_sem *sem, const pl_op *op, const pl_sem_final *final, const pl_term *address, uint32_t bits,
                       pl_leaf leaf) {
  const pl_term *distance = pl_bv_sub(sem->world->T, address, final->base);
  for (uint32_t i = 0; i < final->elem->num_leaves; i++) {
    if (final->elem->leaves[i].bits != bits) continue;
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op,
                   is_splat(final) ? is_initial_anywhere(sem, final, distance, i, leaf)
                                   : is_initial_by_element(sem, final, distance, i, leaf));
  }
}

void pl_sem_read_final(pl_sem *sem, const pl_op *op, const pl_term *address, uint32_t bits, pl_leaf leaf) {
  assert(pl_term_is_address(address) && pl_term_is_bits(leaf.value, bits));
  for (size_t i = 0; i < sem->world->finals.len && sem->role == PL_ROLE_SOURCE; i++) {
    const pl_sem_final *final = &sem->world->finals.data[i];
    if (pl_sem_same_provenance(sem->world, final->base, address)) read_final(sem, op, final, address, bits, leaf);
  }
}
