/* attempt.c - one attempt to prove a pair: the state of the proof is made, the graphs are cut as planned and walked, and what
 * comes of it is kept; and a search for counterexamples with such a state. */
#include <assert.h>

#include "verify/sem/scalar/denormal.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/convention/types.h"
#include "verify/tv/function/flattener.h"
#include "verify/tv/judge/attempt.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/refute/refute.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/walk.h"
#include "verify/tv/value_claims/value_claims.h"

/* A copy of the text in the arena. */
static const char *copy_text(pl_arena *arena, const char *text) { return pl_arena_copy(arena, text, strlen(text) + 1); }

bool pl_tv_assumed(const pl_tv_options *options, pl_assumption which) {
  assert(options);
  return !((options->not_assumed >> which) & 1);
}

/* Creates the semantic world of one proof, with the options' assumptions and rules. */
static void open_world(pl_tv *tv, const pl_pair *pair) {
  const pl_tv_options *options = pair->options;
  tv->world =
      pl_sem_world_new(tv->arena, tv->T, pl_tv_index_bits(pair->source, &options->convention), pair->source->block->region->op);
  tv->world->lowered_module = pair->lowered->block->region->op;
  pl_layout_set_vscale(tv->world->layout, options->vscale ? options->vscale : 1);
  (void)pl_sem_denormal_modes(pair->lowered, &tv->world->denormals,
                              &tv->world->denormals_single); /* the source's, too: signature.c */
  tv->world->flags_off = pl_tv_rule_off(tv, PL_RULE_FLAGS);
  tv->world->poison_off = pl_tv_rule_off(tv, PL_RULE_POISON);
  tv->world->lifetimes_off = pl_tv_rule_off(tv, PL_RULE_LIFETIMES);
  tv->world->choices_off = pl_tv_rule_off(tv, PL_RULE_CHOICES);
  tv->world->nonnegative_strides = (options->assume >> PL_ASSUME_NONNEGATIVE_STRIDES) & 1;
  tv->world->generic_functions = options->convention.generic_functions;
  tv->world->descriptor_static = pl_tv_assumed(options, PL_ASSUME_DESCRIPTOR_STATIC);
  tv->world->sizes_nonnegative = pl_tv_assumed(options, PL_ASSUME_SIZES_NONNEGATIVE);
  tv->world->memref_in_object = pl_tv_assumed(options, PL_ASSUME_MEMREF_IN_OBJECT);
  tv->world->allocations_succeed = pl_tv_assumed(options, PL_ASSUME_ALLOCATIONS_SUCCEED);
  tv->world->callees_conform = pl_tv_assumed(options, PL_ASSUME_CALLEES_CONFORM);
  tv->world->stack_alignment = pl_tv_assumed(options, PL_ASSUME_STACK_ALIGNMENT);
  tv->world->runtime_contracts = pl_tv_assumed(options, PL_ASSUME_RUNTIME_CONTRACTS);
}

/* Copies what a finished attempt found, such as obligations, assumptions and callees, into `proof`, in the report's arena. Ops
 * of flattened functions become the given ones. */
static void keep_results(pl_tv *tv, pl_arena *arena, pl_proof *proof) {
  pl_obligation *kept = PL_NEW_ARRAY(arena, pl_obligation, tv->result.obligations.len + 1);
  for (size_t i = 0; i < tv->result.obligations.len; i++) {
    kept[i] = tv->result.obligations.data[i];
    kept[i].source_op = pl_cfg_origin(tv->source, kept[i].source_op);
    kept[i].lowered_op = pl_cfg_origin(tv->lowered, kept[i].lowered_op);
    kept[i].place = copy_text(arena, kept[i].place);
    kept[i].detail = copy_text(arena, kept[i].detail);
    proof->by_normal_form += kept[i].how == PL_BY_NORMAL_FORM;
    proof->by_lemma += kept[i].how == PL_BY_LEMMA;
    proof->by_solver += kept[i].how == PL_BY_SOLVER;
  }
  proof->obligations = kept;
  proof->num_obligations = (uint32_t)tv->result.obligations.len;
  proof->assumptions |= tv->result.assumptions;
  proof->choices |= tv->world->choices;
  if (tv->world->used_stack_alignment) proof->assumptions |= 1u << PL_ASSUME_STACK_ALIGNMENT;
  proof->callees = pl_arena_copy(arena, tv->result.callees.data, tv->result.callees.len * sizeof *tv->result.callees.data);
  proof->num_callees = (uint32_t)tv->result.callees.len;
  proof->vacuous = tv->result.paths > 0 && tv->result.vacuous_paths == tv->result.paths;
}

/* Copies the attempt's failure, with its verdict, reason and position, into the proof. */
static void explain_failure(pl_tv *tv, pl_arena *arena, pl_proof *proof) {
  const pl_failure *failure = &tv->result.failure;
  const pl_op *at = failure->source_op ? failure->source_op : failure->lowered_op;
  proof->verdict = failure->verdict;
  proof->obligation = failure->kind;
  proof->reason = copy_text(arena, failure->reason ? failure->reason : "");
  if (failure->claim) proof->claim = copy_text(arena, failure->claim);
  if (at) proof->pos = pl_op_pos(at);
}

/* Whether two terms are proved equal under the current path's hypotheses; false outside of a path. A callback of the semantics:
 * `user` is the pl_tv. */
static bool prove_equal(void *user, const pl_term *a, const pl_term *b) {
  enum { BRIEF = 300000 };
  pl_tv *tv = user;
  const uint64_t limit = tv->run.solver_limit;
  if (!tv->run.path) return false;
  if (tv->world->brief && limit > BRIEF) tv->run.solver_limit = BRIEF;
  const bool equal = pl_tv_holds(tv, tv->run.path, pl_eq(tv->T, a, b));
  tv->run.solver_limit = limit;
  return equal;
}

/* Passes a query that was answered UNSAT on to the user's check; `user` is the pl_tv. */
static void observe(void *user, const pl_term *const *asserts, uint32_t count) { pl_tv_second_opinion(user, asserts, count); }

pl_tv_tables pl_tv_tables_of(const pl_pair *pair) {
  assert(pair->source && pair->lowered && pair->options);
  return (pl_tv_tables){pl_tv_symbol_table(pair->source), pl_tv_symbol_table(pair->lowered), pair->reference, pair->options};
}

/* The deadline of one attempt, in processor time as pl_tv_spent gives it, which leaves part of the pair's time to others, and a
 * quarter of it to the search for counterexamples; 0 if there is no limit. */
static double deadline_of_attempt(const pl_pair *pair) {
  if (pair->end == 0) return 0;
  const double now = pl_tv_spent(), end = pair->end - pair->options->timeout_ms / 4.0;
  return end <= now ? end : now + (end - now) / 2;
}

/* Sets up the state of one attempt: terms, solver, world, and the graphs of both functions, the source's in the form that `how`
 * asks for. */
static void open_tv(pl_tv *tv, const pl_pair *pair, const pl_attempt *how) {
  *tv = (pl_tv){.arena = pl_arena_new(), .T = pl_terms_new(), .pair = *pair, .options = pair->options};
  tv->smt = pl_smt_new(tv->T);
  tv->linear = pl_linear_new(tv->T);
  if (pair->options->on_query) pl_smt_observe(tv->smt, observe, tv);
  tv->run.deadline = deadline_of_attempt(pair);
  open_world(tv, pair);
  tv->world->prove_equal = prove_equal;
  tv->world->prove_user = tv;
  const pl_tv_tables tables = pl_tv_tables_of(pair);
  if (pair->inlined) {
    pl_tv_inlines_calls(&tables, pair->source, PL_ROLE_SOURCE, &tv->result.callees);
    pl_tv_inlines_calls(&tables, pair->lowered, PL_ROLE_LOWERING, &tv->result.callees);
  }
  const pl_tv_tables *inlined = pair->inlined ? &tables : NULL;
  const pl_flatten_options of_source = {
      .tables = inlined, .role = PL_ROLE_SOURCE, .trimmed = how->trimmed, .promoted = how->promoted};
  tv->source = pl_cfg_new(tv->arena, pair->source, &of_source);
  tv->lowered = pl_cfg_new(tv->arena, pair->lowered, &(pl_flatten_options){.tables = inlined, .role = PL_ROLE_LOWERING});
  pl_tv_note_noalias(tv);
  tv->world->loops_end = pl_cfg_loops_end(tv->source);
  tv->world->source_is_llvm = pl_op_is(tv->source->func, PL_OP_LLVM_FUNC);
}

/* Frees all that `open_tv` has made. */
static void close_tv(pl_tv *tv) {
  assert(tv->T && tv->world);
  pl_vec_free(&tv->result.obligations);
  pl_vec_free(&tv->result.callees);
  if (tv->pair.cost) tv->pair.cost->solver_calls += pl_smt_get_stats(tv->smt).queries;
  pl_hypotheses_free(&tv->run.hypotheses);
  pl_vec_free(&tv->run.facts);
  pl_vec_free(&tv->run.facts_of_seed);
  pl_vec_free(&tv->run.mentions);
  pl_map_free(&tv->run.mentions_of);
  pl_lemma_memo_free(&tv->run.lemma_memo);
  pl_map_free(&tv->run.stack_taken);
  pl_map_free(&tv->run.kept_by_recursion);
  pl_map_free(&tv->run.carried);
  pl_map_free(&tv->run.memories);
  pl_cfg_free(tv->source);
  pl_cfg_free(tv->lowered);
  pl_sem_world_free(tv->world);
  pl_linear_free(tv->linear);
  pl_smt_free(tv->smt);
  pl_terms_free(tv->T);
  pl_arena_free(tv->arena);
}

/* Makes the loop heads the only cuts (blocks where paths end, see cfg.h), so that blocks where paths join are walked once for
 * each path. */
static void walk_through_joins(pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    cfg->cut[i] = cfg->loop_head[i];
}

/* Whether a block that is no loop head is a cut (where paths end, see cfg.h). */
static bool joins_somewhere(const pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    if (cfg->cut[i] && !cfg->loop_head[i]) return true;
  return false;
}

/* Whether the op is an arith.select or llvm.select between pointers, ranked memrefs or structs. */
static bool is_choice_of_pointers(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_ARITH_SELECT) && !pl_op_is(op, PL_OP_LLVM_SELECT)) return false;
  const pl_type_kind kind = op->results[0].type->kind;
  return kind == PL_TYPE_MEMREF || kind == PL_TYPE_LLVM_PTR || kind == PL_TYPE_LLVM_STRUCT;
}

/* Whether a block of the function has a select between pointers, ranked memrefs or structs. */
static bool chooses_pointers(const pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    for (const pl_op *op = cfg->blocks[i]->first; op; op = op->next)
      if (is_choice_of_pointers(op)) return true;
  return false;
}

/* Sets the cuts of both graphs and the options of the walk as the plan says; false if the plan changes nothing for these
 * functions. */
static bool plan_cuts(pl_tv *tv, pl_cut_plan plan) {
  const bool all = plan == PL_CUT_ALL_AFTER_TESTS || plan == PL_CUT_ALL_LATER;
  const bool after_tests = all || plan == PL_CUT_AFTER_TESTS || plan == PL_CUT_LOOPS_AFTER_TESTS || plan == PL_CUT_LATER;
  if (after_tests && !pl_cfg_rotate(tv->source, tv->lowered, all)) return false;
  tv->plan.counted_loops_apart = plan == PL_CUT_OPEN_LOOPS;
  tv->world->choices_apart = plan == PL_CUT_CHOICES;
  tv->plan.first_iterations_apart = plan == PL_CUT_LATER || plan == PL_CUT_ALL_LATER || plan == PL_CUT_JOINS_LATER;
  tv->plan.counted_loops_alone = plan == PL_CUT_NO_KNOWN_LOOPS;
  if (all || plan == PL_CUT_AFTER_TESTS || plan == PL_CUT_AT_JOINS || plan == PL_CUT_LATER) return true;
  if (plan == PL_CUT_NO_KNOWN_LOOPS) return pl_tv_has_loops(tv->source) && pl_tv_has_loops(tv->lowered);
  if (plan == PL_CUT_CHOICES) return chooses_pointers(tv->source) || chooses_pointers(tv->lowered);
  if (plan == PL_CUT_OPEN_LOOPS || plan == PL_CUT_JOINS_LATER) return pl_tv_has_loops(tv->source) && pl_tv_has_loops(tv->lowered);
  if (!joins_somewhere(tv->source) && !joins_somewhere(tv->lowered)) return false;
  walk_through_joins(tv->source);
  walk_through_joins(tv->lowered);
  return true;
}

typedef enum pl_outcome {
  PL_NOTHING_TO_DO, /* the plan is nothing new */
  PL_DONE,
  PL_FLOATS_REPEATED, /* a proof if executions of one floating point operation choose alike, which they need not */
} pl_outcome;

/* Runs one attempt at a proof and puts success or the failure into `proof`, unless the cut plan has nothing to do.
 * `floats_apart`: executions of one float operation choose independently. */
static pl_outcome attempt_once(pl_arena *arena, const pl_pair *pair, const pl_attempt *how, bool floats_apart, pl_proof *proof) {
  enum { LITTLE = 600000, MUCH = 20000000 };
  pl_tv tv;
  open_tv(&tv, pair, how);
  tv.world->floats_apart = floats_apart;
  tv.run.solver_limit = how->diligence == PL_LITTLE ? LITTLE : MUCH;
  tv.plan.bounds = how->diligence != PL_LITTLE;
  tv.plan.thorough = how->diligence == PL_THOROUGH;
  tv.plan.most_paths = how->cuts == PL_CUT_LOOPS || how->cuts == PL_CUT_LOOPS_AFTER_TESTS ? PL_FEW_PATHS : PL_MANY_PATHS;
  if (!plan_cuts(&tv, how->cuts)) {
    close_tv(&tv);
    return PL_NOTHING_TO_DO;
  }
  const bool proved = pl_tv_simulate(&tv),
             repeated = proved && tv.result.floats_repeated && !pl_tv_rule_off(&tv, PL_RULE_CHOICES);
  proof->hypotheses_used = tv.result.hypotheses_used;
  keep_results(&tv, arena, proof);
  if (proved)
    proof->verdict = PL_VERDICT_PROVED;
  else
    explain_failure(&tv, arena, proof);
  if (pair->cost) pair->cost->attempts++;
  close_tv(&tv);
  return repeated ? PL_FLOATS_REPEATED : PL_DONE;
}

bool pl_tv_attempt(pl_arena *arena, const pl_pair *pair, const pl_attempt *how, pl_proof *proof) {
  assert(arena && pair->options && pl_op_has(pair->source, PL_TRAIT_FUNCTION) && pl_op_has(pair->lowered, PL_TRAIT_FUNCTION));
  const pl_proof blank = *proof;
  pl_outcome outcome = attempt_once(arena, pair, how, false, proof);
  if (outcome == PL_FLOATS_REPEATED) {
    *proof = blank;
    outcome = attempt_once(arena, pair, how, true, proof);
  }
  assert(outcome == PL_NOTHING_TO_DO || (proof->verdict != PL_VERDICT_INVALID && proof->verdict != PL_VERDICT_REFUTED));
  return outcome != PL_NOTHING_TO_DO;
}

bool pl_tv_search_pair(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  assert(arena && pair->options && proof);
  pl_tv tv;
  open_tv(&tv, pair, &(pl_attempt){0});
  if (pair->end > 0) tv.run.deadline = pl_tv_spent() + (pair->end - pl_tv_spent()) / 2; /* the rest is for runs */
  pl_tv_search(&tv, arena, proof);
  close_tv(&tv);
  return proof->counterexample.kind == PL_COMPARISON_DIFFERS;
}
