/* incoming.c - values that come from outside: arguments and results of calls. */
#include "verify/sem/memory/incoming.h"

#include <assert.h>
#include <stdio.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/roots.h"

/* Writes to `out` the name of the symbol for leaf (scalar part) number `leaf` of the value `name`, which may be cut, or for
 * whether that leaf is poison (`poison`). */
static void name_symbol(char out[96], const char *name, uint32_t leaf, bool poison) {
  snprintf(out, 96, "%.60s%s.%u", name, poison ? ".poison" : "", (unsigned)leaf);
}

/* The symbol, named by `name` and `index`, for the value of a leaf (scalar part) that comes from outside; if that is a pointer,
 * one to shared memory. */
static const pl_term *fresh_leaf(pl_sem *sem, const pl_leaf_type *leaf, const char *name, uint32_t index) {
  char text[96];
  name_symbol(text, name, index, false);
  const pl_term *value = pl_term_sym(sem->world->T, pl_sort_bv(leaf->bits), pl_str_from(text));
  if (leaf->is_pointer) pl_sem_set_root(sem->world, value, sem->world->shared_root);
  return value;
}

/* Adds the condition that the sizes of a memref which comes from outside are not negative; does nothing in the lowering, or if
 * that is not assumed (world->sizes_nonnegative). */
static void assume_sizes(pl_sem *sem, const pl_type *type, pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  uint32_t bits = pl_layout_index_bits(sem->world->layout);
  pl_memref_leaves m = pl_sem_memref(leaves, type->shaped.rank);
  if (sem->role == PL_ROLE_LOWERING || !sem->world->sizes_nonnegative) return;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, NULL, pl_bv_sle(T, pl_bv_u64(T, bits, 0), m.sizes[i].value));
}

/* Whether the type is a memref, ranked or unranked. */
static bool is_descriptor(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

pl_leaf *pl_sem_incoming(pl_sem *sem, const pl_type *type, const char *name) {
  assert(type && name);
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    char text[96];
    name_symbol(text, name, i, true);
    leaves[i].value = fresh_leaf(sem, &flat->leaves[i], name, i);
    bool certain = is_descriptor(type) || sem->world->poison_off;
    leaves[i].poison = certain ? pl_bool(T, false) : pl_term_sym(T, PL_SORT_B, pl_str_from(text));
  }
  if (type->kind == PL_TYPE_MEMREF) {
    if (sem->world->descriptor_static && !pl_sem_apply_static_parts(sem, type, leaves)) return NULL;
    if (sem->role == PL_ROLE_SOURCE) pl_sem_declare_wellformed(sem, type, leaves, true);
    assume_sizes(sem, type, leaves);
  }
  if (type->kind == PL_TYPE_UNRANKED_MEMREF && sem->role == PL_ROLE_SOURCE) pl_sem_declare_wellformed(sem, type, leaves, true);
  /* a descriptor is in an object, too, which bounds the rank */
  if (type->kind == PL_TYPE_UNRANKED_MEMREF && sem->role == PL_ROLE_SOURCE && sem->world->memref_in_object) {
    uint32_t bits = leaves[0].value->sort.width;
    pl_apint limit = pl_apint_ones(sem->world->arena, bits - 5);
    limit = pl_apint_zext(sem->world->arena, limit, bits);
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, NULL, pl_bv_ult(T, leaves[0].value, pl_bv(T, limit)));
  }
  return leaves;
}
