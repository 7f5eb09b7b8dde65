/* world.c - what both modules and all paths of one function share. */
#include "verify/sem/state/world.h"

#include <assert.h>

#include "verify/sem/state/layout.h"
#include "verify/sem/terms/copy_terms.h"
#include "verify/sem/terms/float_fold.h"
#include "verify/sem/terms/sorts.h"

/* The fold function of the terms: the normal form of an application of a float function or a copy; NULL if the application
 * stays as it is. */
static const pl_term *fold_application(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count) {
  const pl_term *known = pl_sem_copy_fold(T, name, args, count);
  return known ? known : pl_sem_float_fold(T, sort, name, args, count);
}

pl_sem_world *pl_sem_world_new(pl_arena *arena, pl_terms *terms, uint32_t index_bits, const pl_op *source_module) {
  assert(arena && terms);
  pl_sem_world *world = PL_NEW(arena, pl_sem_world);
  world->arena = arena;
  world->T = terms;
  world->layout = pl_layout_new(arena, index_bits);
  world->undef = pl_term_sym(terms, PL_SORT_B, PL_STR("<undef>"));
  world->shared_root = pl_term_sym(terms, pl_sort_bv(PL_POINTER_BITS), PL_STR("<shared>"));
  pl_terms_set_fold(terms, fold_application);
  world->source_module = source_module;
  world->descriptor_static = world->sizes_nonnegative = world->memref_in_object = true;
  world->allocations_succeed = world->callees_conform = world->runtime_contracts = world->stack_alignment = true;
  return world;
}

void pl_sem_world_free(pl_sem_world *world) {
  assert(world && world->layout);
  pl_map_free(&world->roots);
  pl_map_free(&world->leads_nowhere);
  pl_map_free(&world->reveals_nothing);
  pl_map_free(&world->plain_numbers);
  pl_map_free(&world->saves);
  pl_map_free(&world->partly_undef);
  pl_map_free(&world->unwritten);
  pl_map_free(&world->undef_keys);
  pl_map_free(&world->space_casts);
  pl_map_free(&world->returned);
  pl_map_free(&world->fp_log);
  pl_map_free(&world->accessed_by);
  pl_map_free(&world->flag_claims);
  pl_vec_free(&world->axioms);
  pl_vec_free(&world->finals);
  pl_vec_free(&world->tables);
  pl_layout_free(world->layout);
}
