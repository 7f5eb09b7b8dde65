/* search.c - counterexamples that random inputs don't hit: source and lowering are walked from the entry with loops unrolled, and
 * each obligation that normal form does not close is put to the solver as a question: are there inputs that break it? A model
 * becomes concrete inputs; only what the interpreter then sees counts. */
#include <assert.h>
#include <stdio.h>

#include "verify/interp/inputs/random_inputs.h"
#include "verify/interp/machine/object.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/values.h"
#include "verify/tv/prove/terms.h"
#include "verify/tv/refute/refute.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/relation.h"
#include "verify/tv/simulate/walk.h"

enum { MAX_QUESTIONS = 400, MAX_READ_BYTES = 4096, REGION_BITS = 40 };

/* Bounds of sizes, strides and offsets: small inputs are read more easily; larger ones are tried when small ones don't do, at
 * last such that don't fit half of the bits of index. Of these first those whose dynamic sizes are 0, 1 or the bound: products of
 * sizes that are open are too much for the solver. Where a length is asked for, also such as 16 bits don't hold, and a run can
 * still copy. */
static const struct {
  uint64_t size, stride, offset;
  bool extreme, of_lengths;
} tiers[] = {{6, 40, 20, false, false},
             {70, 5000, 5000, false, false},
             {1 << 15, 1 << 15, 1 << 15, false, true},
             {(uint64_t)1 << 33, (uint64_t)1 << 34, (uint64_t)1 << 33, true, false},
             {(uint64_t)1 << 33, (uint64_t)1 << 34, (uint64_t)1 << 33, false, false}};
enum { NUM_TIERS = sizeof tiers / sizeof *tiers };

typedef struct model_reader {
  pl_tv *tv;
  pl_smt_model *model;
  pl_arena *arena;
  pl_inputs *inputs;
  bool other_bytes; /* memory holds other bytes than in the model, which has most of them alike */
} model_reader;

/* The symbol of `bits` bits that the walk uses for scalar number `leaf` of the flattened argument `arg` (sem/state/layout.h). */
static const pl_term *argument_symbol(pl_tv *tv, uint32_t arg, uint32_t leaf, uint32_t bits) {
  char name[64];
  snprintf(name, sizeof name, "arg%u.%u", (unsigned)arg, (unsigned)leaf);
  return pl_term_sym(tv->T, pl_sort_bv(bits), pl_str_from(name));
}

/* The BOOL symbol that the walk uses for whether scalar number `leaf` of the flattened argument `arg` is poison. */
static const pl_term *argument_poison(pl_tv *tv, uint32_t arg, uint32_t leaf) {
  char name[64];
  snprintf(name, sizeof name, "arg%u.poison.%u", (unsigned)arg, (unsigned)leaf);
  return pl_term_sym(tv->T, PL_SORT_B, pl_str_from(name));
}

/* The address at which the object of an argument is placed; each argument has a range of 2^REGION_BITS addresses. */
static uint64_t region_of(uint32_t arg) { return (uint64_t)(arg + 1) << REGION_BITS; }

/* Appends to `out` that low <= x <= high, signed. */
static void between(pl_tv *tv, pl_term_vec *out, const pl_term *x, int64_t low, int64_t high) {
  uint32_t w = x->sort.width;
  pl_vec_push(out, pl_bv_sle(tv->T, pl_bv_i64(tv->T, w, low), x));
  pl_vec_push(out, pl_bv_sle(tv->T, x, pl_bv_i64(tv->T, w, high)));
}

/* The BOOL term that x is one of the three numbers. */
static const pl_term *is_one_of(pl_tv *tv, const pl_term *x, uint64_t a, uint64_t b, uint64_t c) {
  pl_terms *T = tv->T;
  const uint32_t w = x->sort.width;
  return pl_or(T, pl_eq(T, x, pl_bv_u64(T, w, a)), pl_or(T, pl_eq(T, x, pl_bv_u64(T, w, b)), pl_eq(T, x, pl_bv_u64(T, w, c))));
}

/* Appends constraints on the source's memref arguments to `out`: pointers at the region of the argument, and sizes, strides and
 * offsets as the current tier allows. */
static void shape_constraints(pl_tv *tv, pl_term_vec *out) {
  const pl_block *entry = tv->source->blocks[0];
  uint32_t bits = pl_layout_index_bits(tv->world->layout);
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_type *type = entry->args[i]->type;
    if (type->kind != PL_TYPE_MEMREF) continue;
    uint32_t rank = type->shaped.rank;
    const pl_term *region = pl_bv_u64(tv->T, PL_POINTER_BITS, region_of(i));
    pl_vec_push(out, pl_eq(tv->T, argument_symbol(tv, i, 0, PL_POINTER_BITS), region));
    pl_vec_push(out, pl_eq(tv->T, argument_symbol(tv, i, 1, PL_POINTER_BITS), region));
    between(tv, out, argument_symbol(tv, i, 2, bits), 0, (int64_t)tiers[tv->run.search->tier].offset);
    for (uint32_t d = 0; d < rank; d++) {
      const int64_t stride = (int64_t)tiers[tv->run.search->tier].stride;
      const uint64_t most = tiers[tv->run.search->tier].size;
      const pl_term *size = argument_symbol(tv, i, 3 + d, bits);
      between(tv, out, size, 0, (int64_t)most);
      if (tiers[tv->run.search->tier].extreme && type->shaped.shape[d] == PL_DYNAMIC)
        pl_vec_push(out, is_one_of(tv, size, 0, 1, most));
      between(tv, out, argument_symbol(tv, i, 3 + rank + d, bits), tv->world->nonnegative_strides ? 0 : -stride, stride);
    }
  }
}

/* The value of a bit vector in the model, in the reader's arena; 0 if the model gives none. */
static pl_apint read_bits(model_reader *r, const pl_term *term) {
  const pl_term *value = term->op == PL_TERM_CONST ? term : pl_smt_model_eval(r->model, term);
  if (!value) return pl_apint_zero(r->arena, term->sort.width);
  return pl_apint_extract(r->arena, value->value, 0, value->value.width);
}

/* Whether a BOOL term is true in the model; false if the model gives no value. */
static bool read_bool(model_reader *r, const pl_term *term) {
  const pl_term *value = term->op == PL_TERM_CONST ? term : pl_smt_model_eval(r->model, term);
  return value && pl_term_is_true(value);
}

/* The value of the bits as a signed number if it fits in 64 bits, else 0. */
static int64_t as_i64(pl_apint bits) {
  int64_t value = 0;
  pl_apint_to_i64(bits, &value);
  return value;
}

/* Sets [*low, *high) to a range of bytes relative to the aligned pointer that has all elements of the memref, whose offset,
 * sizes and strides are in `parts`. False if that reaches beyond the argument's region. */
static bool element_range(const pl_scalar *parts, uint32_t rank, uint64_t elem_size, int64_t *low, int64_t *high) {
  int64_t first = as_i64(parts[2].bits), last = first, most = (int64_t)1 << (REGION_BITS - 1);
  bool empty = false;
  for (uint32_t d = 0; d < rank; d++) {
    int64_t size = as_i64(parts[3 + d].bits), span;
    empty |= size <= 0;
    if (__builtin_mul_overflow(size - 1, as_i64(parts[3 + rank + d].bits), &span)) return false;
    int64_t *end = span < 0 ? &first : &last;
    if (__builtin_add_overflow(*end, span, end)) return false;
  }
  if (elem_size != 0 && (first < -most / (int64_t)elem_size || last >= most / (int64_t)elem_size)) return false;
  *low = first < 0 ? first * (int64_t)elem_size : 0;
  *high = empty || last < 0 ? 0 : (last + 1) * (int64_t)elem_size;
  return true;
}

/* Sets bytes of the object of argument number `user` to ones that differ from byte to byte (a pl_fresh_fn). */
static void vary(const void *user, pl_arena *arena, uint64_t at, uint64_t count, uint8_t *bytes, uint8_t *states) {
  (void)arena;
  const uint32_t arg = (uint32_t)(uintptr_t)user;
  for (uint64_t i = 0; i < count; i++) {
    bytes[i] = (uint8_t)((at + i) * 7 + arg + 1);
    states[i] = PL_BYTE_FINE;
  }
}

/* Makes the object of a memref argument and links the pointers in `parts` to it. Its first MAX_READ_BYTES bytes are as in the
 * model; later ones, or all with `other_bytes`, are varied. False if its elements reach beyond the
 * argument's region. */
static bool read_object(model_reader *r, uint32_t arg, pl_scalar *parts, const pl_type *type) {
  const pl_flat *elem = pl_layout_flatten(r->tv->world->layout, type->shaped.elem);
  int64_t low, high;
  if (!element_range(parts, type->shaped.rank, elem->alloc_size, &low, &high)) return false;
  pl_object *object = &r->inputs->objects[++r->inputs->num_objects];
  uint64_t size = (uint64_t)(high - low) + 1;
  *object = (pl_object){.kind = PL_OBJECT_INCOMING, .base = region_of(arg) + (uint64_t)low, .size = size, .alive = true};
  pl_object_make(r->arena, object, (pl_fresh){.state = PL_BYTE_FINE, .make = vary, .user = (const void *)(uintptr_t)arg});
  const pl_term *memory = pl_term_sym(r->tv->T, pl_sort_mem(PL_POINTER_BITS), PL_STR("memory"));
  for (uint64_t i = 0; i < size && i < MAX_READ_BYTES && !r->other_bytes; i++) {
    const pl_term *address = pl_bv_u64(r->tv->T, PL_POINTER_BITS, object->base + i);
    uint64_t byte = 0;
    pl_apint_to_u64(read_bits(r, pl_mem_load(r->tv->T, memory, address, 1)), &byte);
    bool poison = read_bool(r, pl_mem_poison(r->tv->T, memory, address, 1));
    pl_object_set(object, i, (uint8_t)byte, poison ? PL_BYTE_POISON : PL_BYTE_FINE);
  }
  parts[0].object = parts[1].object = r->inputs->num_objects;
  return true;
}

/* Sets the inputs to the model's values of the source's arguments, with an object for each memref. False if an argument can't be
 * read from the model. */
static bool read_arguments(model_reader *r, pl_path *path) {
  const pl_block *entry = r->tv->source->blocks[0];
  uint32_t at = 0;
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_type *type = entry->args[i]->type;
    const pl_flat *flat = pl_layout_flatten(r->tv->world->layout, type);
    pl_leaf *leaves = pl_sem_get(path->source.sem, entry->args[i]);
    if (!flat || !leaves || type->kind == PL_TYPE_UNRANKED_MEMREF) return false;
    for (uint32_t k = 0; k < flat->num_leaves; k++) {
      pl_scalar *scalar = &r->inputs->args[at + k];
      if (flat->leaves[k].is_pointer && type->kind != PL_TYPE_MEMREF) return false;
      scalar->bits = read_bits(r, leaves[k].value);
      scalar->poison = type->kind != PL_TYPE_MEMREF && read_bool(r, argument_poison(r->tv, i, k));
    }
    if (type->kind == PL_TYPE_MEMREF && !read_object(r, i, &r->inputs->args[at], type)) return false;
    at += flat->num_leaves;
  }
  r->inputs->num_args = at;
  return true;
}

/* Sets the inputs' answers of the calls on this path to the model's values of their results, up to the first that returns a
 * pointer; from there on the interpreter draws them. */
static void read_calls(model_reader *r, pl_path *path) {
  r->inputs->num_calls = (uint32_t)path->calls.len;
  r->inputs->calls = PL_NEW_ARRAY(r->arena, struct pl_call_answer, path->calls.len + 1);
  for (uint32_t k = 0; k < path->calls.len; k++) {
    const pl_op *call = path->calls.data[k];
    uint32_t count = 0;
    struct pl_call_answer *answer = &r->inputs->calls[k];
    for (uint32_t i = 0; i < call->num_results; i++)
      count += pl_layout_flatten(r->tv->world->layout, call->results[i].type)->num_leaves;
    answer->results = PL_NEW_ARRAY(r->arena, pl_scalar, count + 1);
    for (uint32_t i = 0; i < call->num_results; i++) {
      const pl_flat *flat = pl_layout_flatten(r->tv->world->layout, call->results[i].type);
      for (uint32_t leaf = 0; leaf < flat->num_leaves; leaf++) {
        if (flat->leaves[leaf].is_pointer) { /* memory that callees give is drawn by the interpreter */
          r->inputs->num_calls = k;
          return;
        }
        char name[96];
        snprintf(name, sizeof name, "call%u.result%u.%u", (unsigned)k, (unsigned)i, (unsigned)leaf);
        answer->results[answer->num_results++].bits =
            read_bits(r, pl_term_sym(r->tv->T, pl_sort_bv(flat->leaves[leaf].bits), pl_str_from(name)));
      }
    }
  }
}

/* How many scalars the source's arguments are flattened to; arguments of types without a layout count as none. */
static uint32_t count_leaves(pl_tv *tv) {
  uint32_t total = 0;
  const pl_block *entry = tv->source->blocks[0];
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, entry->args[i]->type);
    total += flat ? flat->num_leaves : 0;
  }
  return total;
}

/* Runs source and lowering on the inputs that the model gives, if they can be read, and puts a counterexample into the search's
 * proof and sets `found` if they differ. `other_bytes`: memory holds varied bytes instead of the model's. */
static void try_inputs(pl_tv *tv, pl_path *path, pl_smt_model *model, bool other_bytes) {
  model_reader r = {tv, model, pl_arena_new(), NULL, other_bytes};
  r.inputs = PL_NEW(r.arena, pl_inputs);
  r.inputs->seed = 1;
  r.inputs->args = PL_NEW_ARRAY(r.arena, pl_scalar, count_leaves(tv) + 1);
  r.inputs->objects = PL_NEW_ARRAY(r.arena, pl_object, tv->source->blocks[0]->num_args + 2);
  bool readable = read_arguments(&r, path);
  read_calls(&r, path);
  if (readable) tv->run.search->found = pl_tv_confirm(tv->run.search->arena, &tv->pair, r.inputs, tv->run.search->proof);
  pl_arena_free(r.arena);
}

/* Tries the model's inputs and, if no difference is found, the same with varied bytes in memory: if a copy has too few bytes,
 * source and destination have to differ for that to be seen. */
static void try_model(pl_tv *tv, pl_path *path, pl_smt_model *model) {
  try_inputs(tv, path, model, false);
  if (!tv->run.search->found) try_inputs(tv, path, model, true);
}

/* Whether the time for the function is used up; false if there is no limit. */
static bool is_over(const pl_tv *tv) { return tv->run.deadline > 0 && pl_tv_spent() > tv->run.deadline; }

typedef struct choices {
  pl_terms *T;
  pl_term_vec settled; /* conditions under which nothing is chosen */
} choices;

/* Whether the term is the symbol by which sem/llvm/arith.c models the value that a freeze of the lowering chooses for poison. */
static bool is_choice(const pl_term *term) { return term->op == PL_TERM_SYM && pl_str_starts(term->name, "freeze!"); }

/* If an arm of the ITE is a value chosen by a freeze of the lowering, notes the condition under which that arm is not taken.
 * Always false, so that all parts are visited. */
static bool note_choice(void *user, const pl_term *at) {
  choices *c = user;
  if (at->op != PL_TERM_ITE) return false;
  if (is_choice(at->args[1])) pl_vec_push(&c->settled, pl_not(c->T, at->args[0]));
  if (is_choice(at->args[2])) pl_vec_push(&c->settled, at->args[0]);
  return false;
}

/* Asks the solver for inputs that make the goal false under the hypotheses and `more`, within the tier's bounds, and runs them;
 * sets `found` of the search if source and lowering differ. What has integers is left out of the question. */
static void ask_for(pl_tv *tv, pl_path *path, const pl_term *goal, const pl_term_vec *hypotheses, const pl_term_vec *more) {
  enum { QUESTION_LIMIT = 3000000 };
  pl_term_vec query = {0};
  pl_smt_model *model = NULL;
  if (tv->run.search->found || tv->run.search->questions++ > MAX_QUESTIONS || is_over(tv)) return;
  const uint32_t left = pl_tv_time_left(tv);
  for (size_t i = 0; i < hypotheses->len; i++)
    if (!pl_tv_has_integers(hypotheses->data[i])) pl_vec_push(&query, hypotheses->data[i]);
  for (size_t i = 0; i < more->len; i++)
    pl_vec_push(&query, more->data[i]);
  for (size_t i = 0; i < tv->world->axioms.len; i++)
    pl_vec_push(&query, tv->world->axioms.data[i]);
  if (!pl_tv_has_integers(goal)) pl_vec_push(&query, pl_not(tv->T, goal));
  shape_constraints(tv, &query);
  if (pl_smt_check(tv->smt, query.data, (uint32_t)query.len, QUESTION_LIMIT, left, &model) == PL_SMT_SAT && model)
    try_model(tv, path, model);
  if (model) pl_smt_model_free(model);
  pl_vec_free(&query);
}

/* Asks for inputs that make the goal false: first such that no freeze in it chooses a value, since a difference for some choices
 * only may be none, then any. */
static void ask(pl_tv *tv, pl_path *path, const pl_term *goal, const pl_term_vec *hypotheses) {
  choices c = {.T = tv->T};
  pl_tv_any_part(goal, note_choice, &c);
  if (c.settled.len > 0) ask_for(tv, path, goal, hypotheses, &c.settled);
  c.settled.len = 0;
  ask_for(tv, path, goal, hypotheses, &c.settled);
  pl_vec_free(&c.settled);
}

/* Asks for inputs that make the goal false, and before that for some that make single parts of it false, if the whole can't be
 * asked for. */
static void ask_parts(pl_tv *tv, pl_path *path, const pl_term *goal, const pl_term_vec *hypotheses) {
  if (goal->op == PL_TERM_AND && pl_tv_has_integers(goal))
    for (uint32_t i = 0; i < goal->num_args; i++)
      if (!pl_tv_has_integers(goal->args[i])) ask(tv, path, goal->args[i], hypotheses);
  ask(tv, path, goal, hypotheses);
}

void pl_tv_search(pl_tv *tv, pl_arena *arena, pl_proof *proof) {
  assert(arena && proof && !tv->run.search);
  static const uint32_t unrolls[] = {3, 8, 20};
  /* How often loops are unrolled makes no difference to what has none. */
  const size_t rounds = pl_tv_has_loops(tv->source) || pl_tv_has_loops(tv->lowered) ? sizeof unrolls / sizeof *unrolls : 1;
  bool lengths = false;
  for (uint32_t tier = 0; tier < NUM_TIERS && !is_over(tv); tier++)
    for (size_t i = 0; i < rounds && (lengths || !tiers[tier].of_lengths); i++) {
      pl_search search = {.arena = arena, .ask = ask_parts, .proof = proof, .unroll = unrolls[i], .tier = tier};
      tv->run.search = &search;
      tv->world->numbers_only = true;
      tv->run.final = true;
      tv->run.solver_limit = 1000000;
      pl_tv_walk(tv, pl_tv_entry_cut(tv));
      tv->run.search = NULL;
      lengths |= search.lengths;
      if (search.found || tv->result.failure.set || is_over(tv)) break;
    }
  pl_vec_free(&tv->run.cuts);
}
