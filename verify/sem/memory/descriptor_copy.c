/* descriptor_copy.c - copies between memrefs whose descriptors are in memory. Source: LLVM IR Target (2022), Unranked MemRef
 * Types. */
#include "verify/sem/memory/descriptor_copy.h"

#include <assert.h>
#include <stdio.h>

#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/strided_copy.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/status.h"
#include "verify/sem/terms/copy_terms.h"

pl_sem_status pl_sem_copy_any_rank(pl_sem *sem, const pl_op *op, const pl_leaf *ends, uint64_t elem) {
  assert(pl_term_is_address(ends[1].value) && pl_term_is_address(ends[3].value));
  pl_terms *T = sem->world->T;
  const pl_term *args[5] = {sem->mem}, *shared = sem->world->shared_root;
  char name[64];
  for (uint32_t i = 0; i < 4; i++) {
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, ends[i].poison));
    args[i + 1] = ends[i].value;
  }
  if (pl_sem_root(sem->world, ends[1].value) != shared || pl_sem_root(sem->world, ends[3].value) != shared)
    return pl_sem_undecided(sem, "'%.*s': descriptors of a rank that is not known", PL_STR_FMT(op->info->name));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, ends[0].value, ends[2].value));
  for (uint32_t end = 0; end < 2; end++) {
    snprintf(name, sizeof name, "places.any-rank.%llu", (unsigned long long)elem);
    const pl_term *places = pl_app(T, PL_SORT_B, pl_str_from(name), args + 1 + 2 * end, 2);
    pl_sem_record_places(sem, op, ends[2 * end + 1].value, places, 1, shared, end == 1);
  }
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_app(T, PL_SORT_B, PL_STR("apart.any-rank"), args, 5));
  snprintf(name, sizeof name, "memory.copy.any-rank.%llu", (unsigned long long)elem);
  sem->mem = pl_app(T, sem->mem->sort, pl_str_from(name), args, 5);
  return PL_SEM_OK;
}

/* The term `word`, of 64 bits, as a number of the width of index; NULL unless it is syntactically the sign extension of one. */
static const pl_term *as_index(pl_sem *sem, const pl_term *word) {
  const pl_term *low = pl_bv_extract(sem->world->T, word, 0, pl_layout_index_bits(sem->world->layout));
  return pl_bv_sext(sem->world->T, low, PL_POINTER_BITS) == word ? low : NULL;
}

bool pl_sem_read_copy_end(pl_sem *sem, const pl_op *op, const pl_leaf *unranked, uint32_t rank, uint64_t elem, pl_copy_end *out) {
  assert(pl_term_is_address(unranked[1].value) && out);
  pl_terms *T = sem->world->T;
  pl_leaf *aligned, offset, field;
  const pl_term *wanted = pl_bv_u64(T, unranked[0].value->sort.width, rank), *at = unranked[1].value;
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, pl_sem_or_poison(sem, unranked[0].poison, unranked[1].poison)));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, unranked[0].value, wanted));
  const pl_term *place = pl_bv_add(T, at, pl_bv_u64(T, PL_POINTER_BITS, 8));
  aligned = rank > PL_COPY_MAX_RANK ? NULL : pl_sem_load(sem, op, pl_type_llvm_ptr(op->module->ctx, 0), place, 1);
  if (!aligned || !pl_sem_read_word(sem, op, at, 16, &offset)) return false;
  const pl_term *poison = pl_sem_or_poison(sem, aligned->poison, offset.poison);
  out->address = pl_bv_add(T, aligned->value, pl_bv_mul(T, offset.value, pl_bv_u64(T, PL_POINTER_BITS, elem)));
  for (uint32_t i = 0; i < 2 * rank; i++) {
    const pl_term *number = pl_sem_read_word(sem, op, at, 24 + 8 * i, &field) ? as_index(sem, field.value) : NULL;
    if (!number) return false;
    poison = pl_sem_or_poison(sem, poison, field.poison);
    *(i < rank ? &out->sizes[i] : &out->strides[i - rank]) = number;
  }
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, poison));
  return true;
}
