/* facts.c - goals shown by the integer lemma from the facts of the source's accesses. */
#include <assert.h>

#include "verify/sem/memory/access_facts.h"
#include "verify/sem/state/lookup_tables.h"
#include "verify/tv/prove/tactics.h"

/* Notes that the access speaks of the term. */
static void mention(pl_tv *tv, const pl_term *term, size_t seed) {
  uint64_t before = 0;
  if (!term || term->op == PL_TERM_CONST) return;
  (void)pl_map_get(&tv->run.mentions_of, (uint64_t)(uintptr_t)term, &before);
  if (before > 0 && tv->run.mentions.data[before - 1].seed == seed) return;
  pl_vec_push(&tv->run.mentions, ((pl_mention){seed, before}));
  pl_map_set(&tv->run.mentions_of, (uint64_t)(uintptr_t)term, tv->run.mentions.len);
}

/* Notes which terms the access speaks of: its address, its indices, and what its descriptor holds, or its pointer. */
static void mention_all(pl_tv *tv, const pl_fact_seed *seed, size_t number) {
  mention(tv, seed->address, number);
  if (!seed->memref) {
    mention(tv, seed->leaves->value, number);
    return;
  }
  const uint32_t rank = seed->memref->shaped.rank;
  for (uint32_t i = 0; i < rank && seed->indices; i++)
    mention(tv, seed->indices[i], number);
  for (uint32_t i = 1; i < 3 + 2 * rank; i++) /* aligned pointer, offset, sizes, strides */
    mention(tv, seed->leaves[i].value, number);
}

/* Forgets the facts. */
static void clear_facts(pl_tv *tv) {
  pl_vec_clear(&tv->run.facts);
  pl_vec_clear(&tv->run.facts_of_seed);
  pl_vec_clear(&tv->run.mentions);
  pl_map_clear(&tv->run.mentions_of);
  tv->run.facts_seeds = 0;
}

void pl_tv_update_facts(pl_tv *tv, const pl_path *path, uint32_t stretch) {
  assert(pl_tv_owns(tv, path));
  pl_sem *sem = path->source.sem;
  size_t upto = 0;
  while (upto < sem->seeds.len && (sem->seeds.data[upto].stretch <= stretch || pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE)))
    upto++;
  if (tv->run.facts_serial == sem->serial && tv->run.facts_seeds == upto) return;
  if (tv->run.facts_serial != sem->serial || tv->run.facts_seeds > upto) clear_facts(tv);
  for (size_t i = tv->run.facts_seeds; i < upto; i++) {
    pl_vec_push(&tv->run.facts_of_seed, tv->run.facts.len);
    pl_sem_access_facts(sem, &sem->seeds.data[i], &tv->run.facts);
    mention_all(tv, &sem->seeds.data[i], i);
  }
  tv->run.facts_serial = sem->serial;
  tv->run.facts_seeds = upto;
}

uint32_t pl_tv_assumptions_of_facts(uint32_t facts) {
  uint32_t out = 0;
  if (facts >> PL_FACT_SIZES_NONNEGATIVE & 1) out |= 1u << PL_ASSUME_SIZES_NONNEGATIVE;
  if (facts >> PL_FACT_MEMREF_IN_OBJECT & 1) out |= 1u << PL_ASSUME_MEMREF_IN_OBJECT;
  if (facts >> PL_FACT_ALLOCATIONS_SUCCEED & 1) out |= 1u << PL_ASSUME_ALLOCATIONS_SUCCEED;
  if (facts >> PL_FACT_NONNEGATIVE_STRIDES & 1) out |= 1u << PL_ASSUME_NONNEGATIVE_STRIDES;
  return out;
}

/* Appends the facts, which rest on `assumptions`, that memory of `size` bytes at `base` (both bit vectors) begins after address
 * 0 and does not wrap around. */
static void add_place(pl_tv *tv, const pl_term *base, const pl_term *size, uint32_t assumptions, pl_fact_vec *out) {
  pl_terms *T = tv->T;
  const pl_term *top = pl_int_sub(T, pl_int_pow2(T, PL_POINTER_BITS), pl_int(T, 1)), *start = pl_int_of_ubv(T, base);
  pl_vec_push(out, ((pl_fact){pl_int_lt(T, pl_int(T, 0), start), assumptions}));
  pl_vec_push(out, ((pl_fact){pl_int_le(T, pl_int_add(T, start, pl_int_of_ubv(T, size)), top), assumptions}));
}

/* Appends where the lowering's constant tables and, as far as that is known, the objects in its state `sem` lie: after address
 * 0, without wrapping around. */
static void add_object_facts(pl_tv *tv, const pl_sem *sem, pl_fact_vec *out) {
  for (size_t i = 0; i < tv->world->tables.len; i++) {
    const pl_sem_final *table = &tv->world->tables.data[i];
    add_place(tv, table->base, pl_sem_table_size(tv->world, table), 0, out);
  }
  if (!tv->world->allocations_succeed) return;
  for (size_t i = 0; i < sem->objects.len; i++) {
    const pl_sem_object *object = &sem->objects.data[i];
    uint64_t bytes;
    if (!pl_term_const_u64(object->size, &bytes) || bytes > (uint64_t)INT64_MAX) continue; /* there may be none of that size */
    add_place(tv, object->base, object->size, 1u << PL_FACT_ALLOCATIONS_SUCCEED, out);
  }
}

bool pl_tv_prove_by_facts(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, uint32_t *used) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  pl_fact_vec some = {0};
  for (size_t i = 0; i < tv->run.facts.len; i++)
    if (!tv->run.legality || !(tv->run.facts.data[i].assumptions >> PL_FACT_LEGAL_OBJECT & 1))
      pl_vec_push(&some, tv->run.facts.data[i]);
  if (tv->run.path) add_object_facts(tv, tv->run.path->lowered.sem, &some);
  bool proved = pl_tv_prove_by_lemma(tv, goal, hyps->data, hyps->len, some.data, some.len, used);
  pl_vec_free(&some);
  return proved;
}

bool pl_tv_prove_unfolded(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, uint32_t *used) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  pl_definition_vec definitions = {0};
  pl_term_vec stated = {0};
  pl_fact_vec facts = {0};
  bool proved = false;
  pl_tv_define(tv, hyps, &definitions);
  for (size_t i = 0; i < hyps->len && definitions.len > 0; i++)
    pl_vec_push(&stated, pl_tv_unfold(tv, &definitions, hyps->data[i]));
  for (size_t i = 0; i < tv->run.facts.len && definitions.len > 0; i++) {
    const pl_fact fact = tv->run.facts.data[i];
    if (tv->run.legality && (fact.assumptions >> PL_FACT_LEGAL_OBJECT & 1)) continue;
    pl_vec_push(&facts, ((pl_fact){pl_tv_unfold(tv, &definitions, fact.holds), fact.assumptions}));
  }
  if (definitions.len > 0)
    proved = pl_tv_prove_by_lemma(tv, pl_tv_unfold(tv, &definitions, goal), stated.data, stated.len, facts.data, facts.len, used);
  pl_vec_free(&definitions);
  pl_vec_free(&stated);
  pl_vec_free(&facts);
  return proved;
}
