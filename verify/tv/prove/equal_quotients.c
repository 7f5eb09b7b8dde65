/* equal_quotients.c - which parts of the terms of a proof are equal, and which conditions in them are decided: guessed by
 * evaluating them on a few assignments, shown one by one from the inside out, then put in.
 *
 * Source and lowering often compute the same quotient by different operations, deep inside of terms that are alike around it. The
 * lemma shows that two such parts are equal, where it would be lost in the whole. A. Kuehlmann, "Dynamic Transition Relation
 * Simplification for Bounded Property Checking", 2004 (SAT sweeping). */
#include <assert.h>

#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

enum { NUM_SAMPLES = 12, FEW_SAMPLES = 3, MAX_DRAWN = 1000, MAX_PARTS = 160, MAX_PROOFS = 24 };

/* A bit vector inside of the terms. */
typedef struct part {
  const pl_term *term, *now; /* as it was, and with what is known put in */
  uint64_t signature;        /* of its values under all samples */
} part;
typedef PL_VEC(part) part_vec;

/* An assignment: a function of the leaf and of the sample's number. */
typedef struct sample {
  pl_terms *T;
  uint64_t number;
  const pl_map *meanings; /* of the leaves that are no choice */
} sample;

/* A hash of the number, for pseudo-random samples. */
static uint64_t mixed(uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9u;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/* A pseudo-random constant of that width, often a small number. */
static const pl_term *draw(pl_terms *T, uint32_t width, uint64_t seed, int64_t small) {
  pl_arena *arena = pl_terms_arena(T);
  const uint64_t kind = mixed(seed) % 8;
  if (kind < 5) return pl_bv_i64(T, width, (int64_t)(mixed(seed + 1) % (uint64_t)small) - (kind < 3 ? 0 : small / 2));
  pl_apint bits = pl_apint_zero(arena, width);
  if (kind == 5) bits = pl_apint_signed_min(arena, width);
  if (kind == 6) bits = pl_apint_sub(arena, pl_apint_signed_min(arena, width), pl_apint_from_u64(arena, width, 1));
  for (uint32_t at = 0; kind == 7 && at < width; at += 64) {
    const pl_apint word = pl_apint_from_u64(arena, width, mixed(seed + 2 + at));
    bits = pl_apint_xor(arena, bits, pl_apint_shl(arena, word, at));
  }
  return pl_bv(T, bits);
}

/* The value of a symbol or other leaf in the sample `user`: that of its definition if it has one, else one that the sample
 * chooses. NULL if its sort has no constants. */
static const pl_term *value_in_sample(void *user, const pl_term *leaf) {
  const sample *s = user;
  const pl_term *meaning = pl_map_get_ptr(s->meanings, leaf);
  if (meaning) return pl_term_eval(s->T, meaning, value_in_sample, user);
  const uint64_t seed = mixed(s->number * 0x9e3779b97f4a7c15u + leaf->id);
  if (leaf->sort.kind == PL_SORT_BOOL) return pl_bool(s->T, leaf->op == PL_TERM_MEM_POISON ? false : seed & 1);
  if (leaf->sort.kind == PL_SORT_INT) return pl_int(s->T, (int64_t)(seed % 1000));
  return leaf->sort.kind == PL_SORT_BV ? draw(s->T, leaf->sort.width, seed, s->number % 2 == 0 ? 8 : 90) : NULL;
}

/* What the parts are evaluated on. */
typedef struct samples {
  pl_terms *T;
  uint64_t numbers[NUM_SAMPLES];
  uint32_t count;
  pl_map meanings;
} samples;

/* The value of a term in the sample with index i; NULL if it can't be evaluated. */
static const pl_term *value_of(const samples *all, uint32_t i, const pl_term *term) {
  sample s = {all->T, all->numbers[i], &all->meanings};
  return pl_term_eval(all->T, term, value_in_sample, &s);
}

/* Maps symbols to what the hypotheses say that they are: random values would hardly satisfy the hypotheses. */
static void define_leaves(pl_tv *tv, const pl_term_vec *hyps, pl_map *out) {
  pl_definition_vec definitions = {0};
  pl_tv_define(tv, hyps, &definitions);
  for (size_t i = 0; i < definitions.len; i++)
    if (definitions.data[i].name->op == PL_TERM_SYM)
      pl_map_set_ptr(out, definitions.data[i].name, (void *)(uintptr_t)definitions.data[i].meaning);
  for (size_t i = 0; i < hyps->len; i++) {
    const bool negated = hyps->data[i]->op == PL_TERM_NOT;
    const pl_term *atom = negated ? hyps->data[i]->args[0] : hyps->data[i];
    if (atom->op == PL_TERM_SYM) pl_map_set_ptr(out, atom, (void *)(uintptr_t)pl_bool(tv->T, !negated));
  }
  pl_vec_free(&definitions);
}

/* Chooses pseudo-random assignments that make no hypothesis false, as far as hypotheses can be evaluated; any assignments if
 * hardly any such are found. */
static void draw_samples(samples *out, const pl_term_vec *hyps) {
  for (uint64_t n = 1; n <= MAX_DRAWN && out->count < NUM_SAMPLES; n++) {
    bool fits = true;
    out->numbers[out->count] = n;
    for (size_t i = 0; i < hyps->len && fits; i++) {
      const pl_term *holds = value_of(out, out->count, hyps->data[i]);
      fits = !holds || !pl_term_is_false(holds);
    }
    if (fits) out->count++;
  }
  const bool few = out->count < FEW_SAMPLES;
  for (uint64_t n = 1; few && out->count < NUM_SAMPLES; n++)
    out->numbers[out->count++] = n;
}

/* Whether the term is a quotient or a remainder. */
static bool is_division(const pl_term *t) {
  return t->op == PL_TERM_BV_UDIV || t->op == PL_TERM_BV_SDIV || t->op == PL_TERM_BV_UREM || t->op == PL_TERM_BV_SREM;
}

/* Whether the term is a division, a remainder or an extract, or has an operand in `known`, the terms for which this was found
 * before. */
static bool divides(const pl_term *t, const pl_map *known) {
  if (is_division(t) || t->op == PL_TERM_BV_EXTRACT) return true;
  for (uint32_t i = 0; i < t->num_args; i++)
    if (pl_map_has(known, t->args[i])) return true;
  return false;
}

/* If the term is a store, appends its address to the parts, once: another address, with divisions in it, may be equal to it. */
static void push_addresses(const pl_term *at, part_vec *out) {
  if (at->op != PL_TERM_MEM_STORE || out->len >= MAX_PARTS) return;
  for (size_t i = 0; i < out->len; i++)
    if (out->data[i].term == at->args[1]) return;
  pl_vec_push(out, ((part){at->args[1], at->args[1], 0}));
}

/* Appends the sides without division of hypotheses that equate a bit vector with a quotient, up to a limit: the terms by which
 * quotients are best replaced. */
static void push_equals(const pl_term_vec *hyps, part_vec *out) {
  enum { MOST = 24 };
  for (size_t i = 0; i < hyps->len && out->len < MOST; i++) {
    const pl_term *equation = hyps->data[i];
    if (equation->op != PL_TERM_EQ || equation->args[0]->sort.kind != PL_SORT_BV || !pl_tv_divides(equation)) continue;
    for (uint32_t k = 0; k < 2; k++)
      if (!pl_tv_divides(equation->args[k]) && equation->args[k]->op != PL_TERM_CONST)
        pl_vec_push(out, ((part){equation->args[k], equation->args[k], 0}));
  }
}

/* Appends to `out` the parts of the terms that it may be worth while to replace, operands before what they are operands of, up
 * to a limit. */
static void collect_parts(const pl_term *const *terms, size_t count, part_vec *out) {
  pl_map seen = {0}, done = {0}, dividing = {0}, conditions = {0};
  pl_term_vec work = {0};
  for (size_t i = 0; i < count; i++)
    pl_vec_push(&work, terms[i]);
  while (work.len > 0 && out->len < MAX_PARTS) {
    const pl_term *at = pl_vec_last(&work);
    if (!pl_map_has(&seen, at)) {
      pl_map_set_ptr(&seen, at, at);
      if (at->op == PL_TERM_ITE) pl_map_set_ptr(&conditions, at->args[0], at);
      for (uint32_t i = 0; i < at->num_args; i++)
        if (!pl_map_has(&seen, at->args[i])) pl_vec_push(&work, at->args[i]);
      continue;
    }
    work.len--;
    if (pl_map_has(&done, at)) continue; /* it was on the list twice */
    pl_map_set_ptr(&done, at, at);
    push_addresses(at, out);
    if (pl_map_has(&conditions, at)) pl_vec_push(out, ((part){at, at, 0}));
    if (!divides(at, &dividing)) continue;
    pl_map_set_ptr(&dividing, at, at);
    if (at->sort.kind == PL_SORT_BV && at->sort.width > 1) pl_vec_push(out, ((part){at, at, 0}));
  }
  pl_vec_free(&work);
  pl_map_free(&seen);
  pl_map_free(&done);
  pl_map_free(&dividing);
  pl_map_free(&conditions);
}

/* A hash of the term's values in all samples, which equal terms share; 0 if it can't be evaluated in one. */
static uint64_t signature_of(const samples *drawn, const pl_term *term) {
  uint64_t all = term->sort.width;
  for (uint32_t i = 0; i < drawn->count; i++) {
    const pl_term *value = value_of(drawn, i, term);
    if (!value) return 0;
    all = pl_apint_hash(value->value, mixed(all + i));
  }
  return all ? all : 1;
}

/* The number of the first part before `i` that has the same signature (hash of its values in all samples) and sort, so that it
 * may be equal; `i` if there is none. */
static size_t lookalike(const part_vec *parts, size_t i) {
  const part *p = &parts->data[i];
  for (size_t k = 0; k < i && p->signature; k++)
    if (parts->data[k].signature == p->signature && pl_sort_eq(parts->data[k].term->sort, p->term->sort)) return k;
  return i;
}

/* Whether the condition has the same value in all samples, to which `holds` is then set; false if it can't be evaluated. */
static bool seems_decided(const samples *drawn, const pl_term *condition, bool *holds) {
  uint32_t seen = 0;
  for (uint32_t i = 0; i < drawn->count; i++) {
    const pl_term *value = value_of(drawn, i, condition);
    if (!value) return false;
    seen |= pl_term_is_true(value) ? 2 : 1;
  }
  *holds = seen == 2;
  return seen == 1 || seen == 2;
}

/* If the condition `p` has the same value in all samples and `equal` proves that it has it, replaces it by that constant. Counts
 * attempts in *proofs, which are limited. */
static void decide(const samples *drawn, part *p, pl_tv_prover *equal, void *user, uint32_t *proofs) {
  bool holds;
  if (p->now->op == PL_TERM_CONST || !seems_decided(drawn, p->term, &holds)) return;
  if ((*proofs)++ < MAX_PROOFS && equal(user, holds ? p->now : pl_not(drawn->T, p->now))) p->now = pl_bool(drawn->T, holds);
}

bool pl_tv_find_equal_quotients(pl_tv *tv, const pl_term_vec *hyps, const pl_term **terms, size_t count, pl_tv_prover *equal,
                                void *user) {
  assert(equal && (terms || count == 0));
  pl_terms *T = tv->T;
  part_vec parts = {0};
  pl_map known = {0};
  samples drawn = {.T = T};
  uint32_t proofs = 0;
  push_equals(hyps, &parts);
  const size_t known_parts = parts.len;
  collect_parts(terms, count, &parts);
  if (parts.len == known_parts) pl_vec_clear(&parts);
  if (parts.len > 1) define_leaves(tv, hyps, &drawn.meanings);
  if (parts.len > 1) draw_samples(&drawn, hyps);
  for (size_t i = 0; i < parts.len && parts.len > 1; i++) {
    part *p = &parts.data[i];
    if (known.len > 0) p->now = pl_term_rewrite(T, p->term, &known);
    if (p->term->sort.kind == PL_SORT_BOOL) {
      decide(&drawn, p, equal, user, &proofs);
      if (p->now != p->term) pl_map_set_ptr(&known, p->term, p->now);
      continue;
    }
    p->signature = signature_of(&drawn, p->term);
    const size_t like = lookalike(&parts, i);
    if (like == i) continue;
    const pl_term *other = parts.data[like].now;
    if (p->now == other || (proofs++ < MAX_PROOFS && equal(user, pl_eq(T, p->now, other)))) {
      p->now = other;
      pl_map_set_ptr(&known, p->term, other);
    }
  }
  for (size_t i = 0; i < count && known.len > 0; i++)
    terms[i] = pl_term_rewrite(T, terms[i], &known);
  const bool found = known.len > 0;
  pl_vec_free(&parts);
  pl_map_free(&known);
  pl_map_free(&drawn.meanings);
  return found;
}

void pl_tv_abstract_quotients(pl_tv *tv, const pl_term **terms, size_t count) {
  pl_map seen = {0}, symbols = {0};
  pl_term_vec work = {0};
  for (size_t i = 0; i < count; i++)
    pl_vec_push(&work, terms[i]);
  while (work.len > 0) {
    const pl_term *at = pl_vec_pop(&work);
    if (pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    if (is_division(at)) {
      pl_map_set_ptr(&symbols, at, pl_term_fresh(tv->T, at->sort, "quotient"));
      continue;
    }
    for (uint32_t i = 0; i < at->num_args; i++)
      pl_vec_push(&work, at->args[i]);
  }
  for (size_t i = 0; i < count && symbols.len > 0; i++)
    terms[i] = pl_term_rewrite(tv->T, terms[i], &symbols);
  pl_vec_free(&work);
  pl_map_free(&seen);
  pl_map_free(&symbols);
}
