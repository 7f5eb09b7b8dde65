/* float_choice.c - results that an operation may choose: which NaN, which zero, how much a fast-math flag leaves open. The
 * lowering chooses first, and the source may choose the same. Source: LLVM Language Reference, "Behavior of Floating-Point NaN
 * values", "Fast-Math Flags". */
#include "verify/sem/scalar/float_choice.h"

#include <assert.h>
#include <stdio.h>

#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"

/* The key of an operation in the log of what the lowering computed: one term for each operation and its operands. */
static const pl_term *log_key(pl_sem *sem, const pl_float_call *call) {
  char text[112];
  snprintf(text, sizeof text, "log.%s", call->name);
  return pl_app(sem->world->T, pl_sort_bv(call->width), pl_str_from(text), call->args, call->arity);
}

const pl_term *pl_float_opaque(pl_sem *sem, const pl_float_call *call, const char *suffix, uint32_t widening, pl_sort sort) {
  assert(call->name && call->args && suffix);
  char text[160], flags[16] = "", which[24] = "";
  if (widening) snprintf(flags, sizeof flags, "!%u", (unsigned)widening);
  if (call->occurrence) snprintf(which, sizeof which, "#%llu", (unsigned long long)call->occurrence);
  snprintf(text, sizeof text, "%s%s%s%s", call->name, suffix, flags, which);
  return pl_app(sem->world->T, sort, pl_str_from(text), call->args, call->arity);
}

/* A text for reports that names the fast-math flags in `excess`, which the lowering's call has and the source's has not. */
static const char *claim_text(pl_sem *sem, const pl_float_call *call, uint32_t excess) {
  static const char *const words[] = {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"};
  pl_sink text = {0};
  pl_sink_puts(&text, "the fast-math flags of the lowering's ");
  for (const char *c = call->name; *c && *c != '.'; c++)
    pl_sink_putc(&text, *c);
  pl_sink_puts(&text, " allow what the source's do not:");
  for (uint32_t i = 0; i < 7; i++)
    if (excess >> i & 1) {
      pl_sink_putc(&text, ' ');
      pl_sink_puts(&text, words[i]);
    }
  const char *copy = pl_arena_copy(sem->world->arena, pl_sink_text(&text), text.len + 1);
  pl_sink_close(&text);
  return copy;
}

/* Records for the report (flag_claims) the results of the operation as the lowering made it, each with a text on the lowering's
 * flags that are not in `widening`, the source's. Bit i of `made`: the lowering made it with the flags i << 2. */
static void note_claims(pl_sem *sem, const pl_float_call *call, uint64_t made, uint32_t widening) {
  for (uint32_t flags = 0; flags < 32; flags++) {
    if (!(made >> flags & 1)) continue;
    const pl_term *result = pl_float_opaque(sem, call, "", flags << 2, pl_sort_bv(call->width));
    pl_map_set_ptr(&sem->world->flag_claims, result, claim_text(sem, call, (flags << 2) & ~widening));
  }
}

/* How often the operation was done on the path. */
static uint32_t times_made(const pl_sem *sem, const pl_term *key) {
  uint32_t count = 0;
  for (size_t i = 0; i < sem->floats.len; i++)
    count += sem->floats.data[i].key == key;
  return count;
}

/* The serial number (`occurrence`) of the execution of the operation `key` on the path that comes after `before` others of it,
 * counting only those with this first operand unless `first` is NULL; 0 if there is none. */
static uint64_t occurrence_behind(const pl_sem *sem, const pl_term *key, const pl_term *first, uint32_t before) {
  for (size_t i = 0; i < sem->floats.len; i++) {
    const pl_float_made *made = &sem->floats.data[i];
    if (made->key == key && (!first || made->first == first) && before-- == 0) return made->occurrence;
  }
  return 0;
}

/* Logs one more execution of the operation and returns its serial number, in the source that of an execution in the lowering; 0
 * if executions may not choose differently (`floats_apart`), or there is none. */
static uint64_t next_occurrence(pl_sem *sem, const pl_float_call *call, const pl_term *key, const pl_term *result) {
  uint32_t before = times_made(sem, key), alike = 0;
  pl_float_made made = {key, call->first, result, 0};
  uint64_t found = 0;
  for (size_t i = 0; i < sem->floats.len; i++)
    alike += sem->floats.data[i].key == key && sem->floats.data[i].first == call->first;
  if (sem->world->floats_apart && sem->role == PL_ROLE_LOWERING) found = made.occurrence = ++sem->world->next_serial;
  if (sem->world->floats_apart && sem->role == PL_ROLE_SOURCE && sem->other) {
    if (call->first) found = occurrence_behind(sem->other, key, call->first, alike);
    if (!found) found = occurrence_behind(sem->other, key, NULL, before);
    const uint32_t most = times_made(sem->other, key);
    if (!found && most > 0) found = occurrence_behind(sem->other, key, NULL, most - 1);
  }
  pl_vec_push(&sem->floats, made);
  return found;
}

bool pl_sem_floats_repeated(const pl_sem *source, const pl_sem *lowered, const pl_map *carried) {
  assert(source->role == PL_ROLE_SOURCE && lowered->role == PL_ROLE_LOWERING && carried);
  for (size_t i = 0; i < lowered->floats.len; i++) {
    const pl_float_made *made = &lowered->floats.data[i];
    const uint32_t lowered_count = times_made(lowered, made->key), source_count = times_made(source, made->key);
    if (lowered_count > 1 || (source_count > 0 && lowered_count > source_count) || pl_map_has(carried, made->result)) return true;
  }
  return false;
}

bool pl_float_same_made(pl_sem *sem, pl_float_call *call, uint32_t *widening) {
  assert(call->width > 0 && call->flags <= PL_FAST_ALL && widening);
  const pl_term *key = log_key(sem, call);
  uint64_t made = 0; /* bit i: the lowering made this with widening flags i << 2 */
  pl_map_get(&sem->world->fp_log, (uint64_t)(uintptr_t)key, &made);
  *widening = sem->world->flags_off ? 0 : call->flags & ~(uint32_t)(PL_FAST_NNAN | PL_FAST_NINF);
  call->occurrence = 0;
  call->occurrence = next_occurrence(sem, call, key, pl_float_opaque(sem, call, "", *widening, pl_sort_bv(call->width)));
  if (sem->role == PL_ROLE_LOWERING) {
    pl_map_set(&sem->world->fp_log, (uint64_t)(uintptr_t)key, made | (1ull << (*widening >> 2)));
    return true;
  }
  if (made >> (*widening >> 2) & 1) return true;
  for (uint32_t fewer = 0; fewer < 32; fewer++)
    if ((made >> fewer & 1) && ((fewer << 2) & ~*widening) == 0) {
      *widening = fewer << 2;
      return true;
    }
  note_claims(sem, call, made, *widening);
  return false;
}

void pl_float_note_free_nan(pl_sem *sem, const pl_term *condition) {
  assert(pl_term_is_bool(condition));
  if (sem->world->numbers_only && sem->role == PL_ROLE_SOURCE)
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, NULL, pl_not(sem->world->T, condition));
}

/* Candidates are evaluated on a few inputs before anything is proved. */

typedef struct sample {
  pl_terms *T;
  uint32_t number;
} sample;

/* A hash of the number, for pseudo-random samples. */
static uint64_t mixed(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/* A pseudo-random value for a leaf term, often an unusual one: a pl_term_value_fn. NULL for memories. */
static const pl_term *sample_value(void *user, const pl_term *leaf) {
  const sample *s = user;
  uint64_t random = mixed(leaf->id * 0x9e3779b97f4a7c15u + s->number + 1);
  if (leaf->sort.kind == PL_SORT_BOOL) return pl_bool(s->T, random & 1);
  if (leaf->sort.kind == PL_SORT_INT) return pl_int(s->T, (int64_t)(random & 0xffff));
  if (leaf->sort.kind != PL_SORT_BV) return NULL;
  pl_arena *arena = pl_terms_arena(s->T);
  uint32_t width = leaf->sort.width, kind = (uint32_t)(random >> 40) % 5;
  pl_apint low = pl_apint_from_u64(arena, width, random), high = pl_apint_shl(arena, low, width > 64 ? width - 64 : 0);
  if (kind == 0) return pl_bv(s->T, pl_apint_zero(arena, width));
  if (kind == 1) return pl_bv(s->T, pl_apint_signed_min(arena, width));
  if (kind == 2) return pl_bv(s->T, pl_apint_or(arena, high, pl_apint_shl(arena, pl_apint_ones(arena, width), width / 2)));
  return pl_bv(s->T, pl_apint_xor(arena, low, high));
}

/* Whether the claim holds in 24 pseudo-random samples: false if it fails, or has no value, in one of them. */
static bool passes_samples(pl_terms *T, const pl_term *claim) {
  enum { SAMPLES = 24 };
  for (uint32_t number = 0; number < SAMPLES; number++) {
    sample s = {T, number};
    const pl_term *holds = pl_term_eval(T, claim, sample_value, &s);
    if (!holds || pl_term_is_false(holds)) return false;
  }
  return true;
}

/* Whether the claim is proved; samples decide first whether the solver is asked. */
static bool is_shown(pl_sem *sem, const pl_term *claim) {
  pl_terms *T = sem->world->T;
  if (pl_term_is_true(claim)) return true;
  if (pl_term_is_false(claim) || !passes_samples(T, claim)) return false;
  return sem->world->prove_equal(sem->world->prove_user, pl_bv_of_bool(T, claim), pl_bv_u64(T, 1, 1));
}

const pl_term *pl_float_choose(pl_sem *sem, uint32_t width, pl_float_legal_fn legal, void *user) {
  assert(width > 0 && legal);
  enum { MAX_TRIED = 256, MAX_SHOWN = 4 };
  pl_sem *other = sem->other;
  uint32_t tried = 0;
  const pl_term *chosen = NULL;
  pl_map seen = {0};
  if (sem->role == PL_ROLE_LOWERING || !other || !sem->world->prove_equal) return NULL;
  for (uint32_t i = other->num_values; i-- > 0 && !chosen && tried < MAX_TRIED;) {
    uint32_t count = other->env[i] && other->values[i] ? pl_sem_leaf_count(other, other->values[i]->type) : 0;
    for (uint32_t k = 0; k < count && !chosen; k++) {
      const pl_term *value = other->env[i][k].value;
      if (!value || value->sort.kind != PL_SORT_BV || value->sort.width != width) continue;
      if (pl_map_has(&seen, value)) continue;
      pl_map_set_ptr(&seen, value, value);
      tried++;
      if (is_shown(sem, legal(user, value))) chosen = value;
    }
  }
  pl_map_free(&seen);
  return chosen;
}
