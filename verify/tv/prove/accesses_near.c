/* accesses_near.c - what a lowering claims of a linear index or an address (nsw, nuw, inbounds), shown without a solver.
 *
 * Such a goal speaks of an index, a stride and a pointer of one access of the source, and follows from what that access shows:
 * its indices are in bounds, and all elements are in one object. Of an access with many others before it only these few facts
 * are used, so that the time does not grow with their number. */
#include <assert.h>

#include "verify/linear/linear.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/lemma.h"
#include "verify/tv/prove/tactics.h"

enum { MOST_PARTS = 64, MOST_ACCESSES = 3 };

/* Adds the bit vector and what its sums, products and extensions are made of, but constants, to the set. */
static void add_parts(pl_map *parts, const pl_term *t) {
  if (t->op == PL_TERM_CONST || parts->len >= MOST_PARTS || pl_map_has(parts, t)) return;
  pl_map_set_ptr(parts, t, t);
  const bool made = t->op == PL_TERM_BV_ADD || t->op == PL_TERM_BV_MUL || t->op == PL_TERM_BV_SEXT || t->op == PL_TERM_BV_ZEXT;
  for (uint32_t i = 0; i < t->num_args && made; i++)
    add_parts(parts, t->args[i]);
}

/* Adds the bit vectors that a goal compares or makes integers of, and their parts, to the set. */
static void add_parts_of_goal(pl_map *parts, const pl_term *t) {
  if (t->sort.kind == PL_SORT_BV) {
    add_parts(parts, t);
    return;
  }
  for (uint32_t i = 0; i < t->num_args && parts->len < MOST_PARTS; i++)
    add_parts_of_goal(parts, t->args[i]);
}

/* How much an access speaks of the parts; 0: not at all. An index says more than a size, since others may share that. */
static uint32_t nearness(const pl_map *parts, const pl_fact_seed *seed) {
  enum { LEAF = 1, INDEX = 8, ADDRESS = 16 };
  uint32_t sum = seed->address && pl_map_has(parts, seed->address) ? ADDRESS : 0;
  if (!seed->memref) return sum + (pl_map_has(parts, seed->leaves->value) ? LEAF : 0);
  const uint32_t rank = seed->memref->shaped.rank;
  for (uint32_t i = 0; i < rank && seed->indices; i++)
    if (pl_map_has(parts, seed->indices[i])) sum += INDEX;
  for (uint32_t i = 1; i < 3 + 2 * rank; i++) /* aligned pointer, offset, sizes, strides */
    if (pl_map_has(parts, seed->leaves[i].value)) sum += LEAF;
  return sum;
}

/* The nearest accesses found so far, the nearest first and of equally near ones the latest. */
typedef struct nearest {
  uint32_t count, own[MOST_ACCESSES];
  size_t seed[MOST_ACCESSES];
} nearest;

/* Whether access `seed`, which is `own` near, comes before entry `i`. */
static bool comes_before(const nearest *found, uint32_t i, uint32_t own, size_t seed) {
  return own > found->own[i] || (own == found->own[i] && seed > found->seed[i]);
}

/* Enters an access that is `own` near, unless it is there or there are enough that are nearer. */
static void add_nearest(nearest *found, uint32_t own, size_t seed) {
  uint32_t at = found->count;
  for (uint32_t i = 0; i < found->count; i++)
    if (found->seed[i] == seed) return;
  if (own == 0 || (at == MOST_ACCESSES && !comes_before(found, at - 1, own, seed))) return;
  if (at == MOST_ACCESSES) at--;
  found->count = at + 1;
  for (; at > 0 && comes_before(found, at - 1, own, seed); at--) {
    found->own[at] = found->own[at - 1];
    found->seed[at] = found->seed[at - 1];
  }
  found->own[at] = own;
  found->seed[at] = seed;
}

/* The accesses, of those whose facts are known, that speak most of the parts (nearness). Of those that speak of one part only
 * the latest few are looked at. */
static nearest find_near(const pl_tv *tv, const pl_path *path, const pl_map *parts) {
  enum { MOST_LOOKED_AT = 16 };
  nearest found = {0};
  for (size_t i = 0; i < parts->len; i++) {
    uint64_t at = 0;
    if (!pl_map_get(&tv->run.mentions_of, pl_map_entries(parts)[i].key, &at)) continue;
    for (uint32_t looked = 0; at > 0 && looked < MOST_LOOKED_AT; looked++) {
      const pl_mention *mention = &tv->run.mentions.data[at - 1];
      add_nearest(&found, nearness(parts, &path->source.sem->seeds.data[mention->seed]), mention->seed);
      at = mention->before;
    }
  }
  return found;
}

/* Adds the facts of the access that may be used to what the question asserts, as they are, and what they assume to *used. */
static void assert_facts(const pl_tv *tv, size_t seed, pl_lemma *q, uint32_t *used) {
  const pl_fact_vec *facts = &tv->run.facts;
  const size_t end = seed + 1 < tv->run.facts_of_seed.len ? tv->run.facts_of_seed.data[seed + 1] : facts->len;
  for (size_t i = tv->run.facts_of_seed.data[seed]; i < end; i++) {
    if (tv->run.legality && (facts->data[i].assumptions >> PL_FACT_LEGAL_OBJECT & 1)) continue;
    pl_vec_push(&q->asserts, facts->data[i].holds);
    *used |= facts->data[i].assumptions;
  }
}

bool pl_tv_prove_by_near_accesses(pl_tv *tv, const pl_path *path, const pl_term *goal, uint32_t *used) {
  assert(goal->sort.kind == PL_SORT_BOOL && used && tv->run.facts_serial == path->source.sem->serial);
  pl_lemma q = {.T = tv->T, .memo = &tv->run.lemma_memo};
  pl_map parts = {0};
  uint32_t assumed = 0;
  bool proved = false;
  const pl_term *stated = pl_lemma_in_integers(tv->T, goal, &q.aside, 0);
  add_parts_of_goal(&parts, goal);
  const nearest near = stated ? find_near(tv, path, &parts) : (nearest){0};
  if (stated) {
    pl_lemma_assert(&q, pl_not(tv->T, stated));
    pl_lemma_saturate(&q);
  }
  for (uint32_t i = near.count > 0 ? 1 : 0; stated && i <= near.count && !proved; i++) { /* without facts few are proved */
    if (i > 0) assert_facts(tv, near.seed[i - 1], &q, &assumed);
    proved = pl_linear_contradict(tv->linear, q.asserts.data, q.asserts.len);
  }
  if (proved) {
    *used |= assumed;
    pl_tv_second_opinion(tv, q.asserts.data, (uint32_t)q.asserts.len);
  }
  pl_map_free(&parts);
  pl_lemma_free(&q);
  return proved;
}
