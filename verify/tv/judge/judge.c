/* judge.c - the verdict on one function of the source and one of the lowering. */
#include "verify/tv/judge/judge.h"
#include "verify/tv/claims/signature.h"
#include "verify/tv/function/import_losses.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/function/termination.h"
#include "verify/tv/judge/tv.h"
#include "verify/tv/module/globals.h"
#include "verify/tv/module/module.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/refute/refute.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/claims.h"
#include "verify/tv/simulate/walk.h"

static const char *copy_text(pl_arena *arena, const char *text) { return pl_arena_copy(arena, text, strlen(text) + 1); }

static bool assumed(const pl_tv_options *options, pl_assumption which) { return !((options->not_assumed >> which) & 1); }

/* The world of one proof, with the assumptions and rules that are on. */
static void open_world(pl_tv *tv, const pl_op *source, const pl_op *lowered) {
  const pl_tv_options *options = tv->options;
  tv->world = pl_sem_world_new(tv->arena, tv->T, pl_tv_index_bits(source, &options->convention), source->block->region->op);
  tv->world->lowered_module = lowered->block->region->op;
  pl_layout_set_vscale(tv->world->layout, options->vscale ? options->vscale : 1);
  (void)pl_sem_denormal_modes(lowered, &tv->world->denormals, &tv->world->denormals_single); /* the source's, too: signature.c */
  tv->world->flags_off = pl_tv_rule_off(tv, PL_RULE_FLAGS);
  tv->world->poison_off = pl_tv_rule_off(tv, PL_RULE_POISON);
  tv->world->lifetimes_off = pl_tv_rule_off(tv, PL_RULE_LIFETIMES);
  tv->world->choices_off = pl_tv_rule_off(tv, PL_RULE_CHOICES);
  tv->world->nonnegative_strides = (options->assume >> PL_ASSUME_NONNEGATIVE_STRIDES) & 1;
  tv->world->generic_functions = options->convention.generic_functions;
  tv->world->descriptor_static = assumed(options, PL_ASSUME_DESCRIPTOR_STATIC);
  tv->world->sizes_nonnegative = assumed(options, PL_ASSUME_SIZES_NONNEGATIVE);
  tv->world->memref_in_object = assumed(options, PL_ASSUME_MEMREF_IN_OBJECT);
  tv->world->allocations_succeed = assumed(options, PL_ASSUME_ALLOCATIONS_SUCCEED);
  tv->world->callees_conform = assumed(options, PL_ASSUME_CALLEES_CONFORM);
  tv->world->stack_alignment = assumed(options, PL_ASSUME_STACK_ALIGNMENT);
  tv->world->runtime_contracts = assumed(options, PL_ASSUME_RUNTIME_CONTRACTS);
}

static void keep_results(pl_tv *tv, pl_arena *arena, pl_proof *proof) {
  pl_obligation *kept = PL_NEW_ARRAY(arena, pl_obligation, tv->obligations.len + 1);
  for (size_t i = 0; i < tv->obligations.len; i++) {
    kept[i] = tv->obligations.data[i];
    kept[i].source_op = pl_cfg_origin(tv->a, kept[i].source_op);
    kept[i].lowered_op = pl_cfg_origin(tv->b, kept[i].lowered_op);
    kept[i].place = copy_text(arena, kept[i].place);
    kept[i].detail = copy_text(arena, kept[i].detail);
    proof->by_normal_form += kept[i].how == PL_BY_NORMAL_FORM;
    proof->by_lemma += kept[i].how == PL_BY_LEMMA;
    proof->by_solver += kept[i].how == PL_BY_SOLVER;
  }
  proof->obligations = kept;
  proof->num_obligations = (uint32_t)tv->obligations.len;
  proof->assumptions |= tv->assumptions;
  proof->choices |= tv->world->choices;
  if (tv->world->used_stack_alignment) proof->assumptions |= 1u << PL_ASSUME_STACK_ALIGNMENT;
  proof->callees = pl_arena_copy(arena, tv->callees.data, tv->callees.len * sizeof *tv->callees.data);
  proof->num_callees = (uint32_t)tv->callees.len;
  proof->vacuous = tv->paths > 0 && tv->vacuous_paths == tv->paths;
}

static void explain_failure(pl_tv *tv, pl_arena *arena, pl_proof *proof) {
  const pl_failure *failure = &tv->failure;
  const pl_op *at = failure->source_op ? failure->source_op : failure->lowered_op;
  proof->verdict = failure->verdict;
  proof->obligation = failure->kind;
  proof->reason = copy_text(arena, failure->reason ? failure->reason : "");
  if (failure->claim) proof->claim = copy_text(arena, failure->claim);
  if (at) proof->pos = pl_op_pos(at);
}

/* For sem: are these equal on the path that is being walked? */
static bool prove_equal(void *user, const pl_term *a, const pl_term *b) {
  enum { BRIEF = 300000 };
  pl_tv *tv = user;
  const uint64_t limit = tv->solver_limit;
  if (!tv->path) return false;
  if (tv->world->brief && limit > BRIEF) tv->solver_limit = BRIEF;
  const bool equal = pl_tv_holds(tv, tv->path, pl_eq(tv->T, a, b));
  tv->solver_limit = limit;
  return equal;
}

static void observe(void *user, const pl_term *const *asserts, uint32_t count) { pl_tv_second_opinion(user, asserts, count); }

static pl_tv_tables tables_of(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  return (pl_tv_tables){pl_tv_symbol_table(source), pl_tv_symbol_table(lowered), options->reference, options};
}

/* When an attempt has to give way to others that may do better: it has half of the time that is left. */
static double deadline_of_attempt(const pl_tv_options *options) {
  const double now = pl_tv_spent();
  return options->end == 0 || options->end <= now ? options->end : now + (options->end - now) / 2;
}

static void open_tv(pl_tv *tv, const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  *tv = (pl_tv){.arena = pl_arena_new(), .T = pl_terms_new(), .options = options};
  tv->smt = pl_smt_new(tv->T);
  if (options->on_query) pl_smt_observe(tv->smt, observe, tv);
  tv->deadline = deadline_of_attempt(options);
  open_world(tv, source, lowered);
  tv->world->prove_equal = prove_equal;
  tv->world->prove_user = tv;
  const pl_tv_tables tables = tables_of(source, lowered, options);
  if (options->inside) {
    pl_tv_calls_inside(&tables, source, false, &tv->callees);
    pl_tv_calls_inside(&tables, lowered, true, &tv->callees);
  }
  tv->a = pl_cfg_promoted(tv->arena, source, options->inside ? &tables : NULL, false, options->trimmed, options->promoted);
  tv->b = pl_cfg_new(tv->arena, lowered, options->inside ? &tables : NULL, true, false);
  pl_tv_note_noalias(tv);
  tv->world->loops_end = pl_cfg_loops_end(tv->a);
  tv->world->source_is_llvm = pl_op_is(tv->a->func, PL_OP_LLVM_FUNC);
}

static void close_tv(pl_tv *tv) {
  pl_vec_free(&tv->obligations);
  pl_vec_free(&tv->callees);
  pl_vec_free(&tv->facts);
  pl_map_free(&tv->taken);
  pl_map_free(&tv->kept);
  pl_map_free(&tv->carried);
  pl_map_free(&tv->memories);
  pl_cfg_free(tv->a);
  pl_cfg_free(tv->b);
  pl_sem_world_free(tv->world);
  pl_smt_free(tv->smt);
  pl_terms_free(tv->T);
  pl_arena_free(tv->arena);
}

/* How hard a proof tries. Cheap things come first. */
typedef enum pl_diligence {
  PL_LITTLE,   /* little of the solver */
  PL_MUCH,     /* more of it, and bounds of what loops carry */
  PL_THOROUGH, /* the same, and of each path whether it can be taken at all */
} pl_diligence;

/* Where paths are cut. */
typedef enum pl_cut_plan {
  PL_CUT_BEHIND_TESTS, /* loops that are tested elsewhere on the other side are cut behind their tests; and where paths join */
  PL_CUT_AT_JOINS,     /* at loop heads, and where paths join */
  PL_CUT_LOOPS_BEHIND, /* as the first, but joins are walked through: they may have no counterparts */
  PL_CUT_LOOPS,
  PL_CUT_OPEN_LOOPS,  /* as PL_CUT_AT_JOINS, but a loop of a known number of rounds is not paired with one whose number is open */
  PL_CUT_CHOICES,     /* as PL_CUT_AT_JOINS, but a choice between pointers is two paths */
  PL_CUT_LATER,       /* as the first, but a loop's first round belongs to what comes before it */
  PL_CUT_ALL_BEHIND,  /* all loops that test first are cut behind their tests */
  PL_CUT_ALL_LATER,   /* the same, but a loop's first round belongs to what comes before it */
  PL_CUT_JOINS_LATER, /* as PL_CUT_AT_JOINS, but a loop's first iteration belongs to what comes before it */
  PL_CUT_NO_KNOWN_LOOPS, /* as PL_CUT_AT_JOINS, but loops of a known number of rounds are walked through on both sides */
} pl_cut_plan;

static void walk_through_joins(pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    cfg->cut[i] = cfg->loop_head[i];
}

static bool joins_somewhere(const pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    if (cfg->cut[i] && !cfg->loop_head[i]) return true;
  return false;
}

static bool is_choice_of_pointers(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_ARITH_SELECT) && !pl_op_is(op, PL_OP_LLVM_SELECT)) return false;
  const pl_type_kind kind = op->results[0].type->kind;
  return kind == PL_TYPE_MEMREF || kind == PL_TYPE_LLVM_PTR || kind == PL_TYPE_LLVM_STRUCT;
}

static bool chooses_pointers(const pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    for (const pl_op *op = cfg->blocks[i]->first; op; op = op->next)
      if (is_choice_of_pointers(op)) return true;
  return false;
}

/* Makes the cuts; false if the plan is nothing new. */
static bool plan_cuts(pl_tv *tv, pl_cut_plan plan) {
  const bool all = plan == PL_CUT_ALL_BEHIND || plan == PL_CUT_ALL_LATER;
  const bool behind = all || plan == PL_CUT_BEHIND_TESTS || plan == PL_CUT_LOOPS_BEHIND || plan == PL_CUT_LATER;
  if (behind && !pl_cfg_rotate(tv->a, tv->b, all)) return false;
  tv->known_rounds_apart = plan == PL_CUT_OPEN_LOOPS;
  tv->world->choices_apart = plan == PL_CUT_CHOICES;
  tv->first_rounds_apart = plan == PL_CUT_LATER || plan == PL_CUT_ALL_LATER || plan == PL_CUT_JOINS_LATER;
  tv->known_rounds_alone = plan == PL_CUT_NO_KNOWN_LOOPS;
  if (all || plan == PL_CUT_BEHIND_TESTS || plan == PL_CUT_AT_JOINS || plan == PL_CUT_LATER) return true;
  if (plan == PL_CUT_NO_KNOWN_LOOPS) return pl_tv_has_loops(tv->a) && pl_tv_has_loops(tv->b);
  if (plan == PL_CUT_CHOICES) return chooses_pointers(tv->a) || chooses_pointers(tv->b);
  if (plan == PL_CUT_OPEN_LOOPS || plan == PL_CUT_JOINS_LATER) return pl_tv_has_loops(tv->a) && pl_tv_has_loops(tv->b);
  if (!joins_somewhere(tv->a) && !joins_somewhere(tv->b)) return false;
  walk_through_joins(tv->a);
  walk_through_joins(tv->b);
  return true;
}

typedef enum pl_outcome {
  PL_NOTHING_TO_DO, /* the plan is nothing new */
  PL_DONE,
  PL_FLOATS_REPEATED, /* a proof if executions of one floating point operation choose alike, which they need not */
} pl_outcome;

static pl_outcome attempt_once(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                               pl_diligence diligence, pl_cut_plan plan, bool floats_apart, pl_proof *proof) {
  enum { LITTLE = 600000, MUCH = 20000000 };
  pl_tv tv;
  open_tv(&tv, source, lowered, options);
  tv.world->floats_apart = floats_apart;
  tv.solver_limit = diligence == PL_LITTLE ? LITTLE : MUCH;
  tv.bounds = diligence != PL_LITTLE;
  tv.thorough = diligence == PL_THOROUGH;
  tv.most_paths = plan == PL_CUT_LOOPS || plan == PL_CUT_LOOPS_BEHIND ? PL_FEW_PATHS : PL_MANY_PATHS;
  if (!plan_cuts(&tv, plan)) {
    close_tv(&tv);
    return PL_NOTHING_TO_DO;
  }
  const bool proved = pl_tv_simulate(&tv), repeated = proved && tv.floats_repeated && !pl_tv_rule_off(&tv, PL_RULE_CHOICES);
  proof->hypotheses_used = tv.hypotheses_used;
  keep_results(&tv, arena, proof);
  if (proved)
    proof->verdict = PL_VERDICT_PROVED;
  else
    explain_failure(&tv, arena, proof);
  close_tv(&tv);
  return repeated ? PL_FLOATS_REPEATED : PL_DONE;
}

/* One simulation, or two. False if there is nothing for the plan to do. */
static bool attempt(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                    pl_diligence diligence, pl_cut_plan plan, pl_proof *proof) {
  const pl_proof blank = *proof;
  pl_outcome outcome = attempt_once(arena, source, lowered, options, diligence, plan, false, proof);
  if (outcome == PL_FLOATS_REPEATED) {
    *proof = blank;
    outcome = attempt_once(arena, source, lowered, options, diligence, plan, true, proof);
  }
  return outcome != PL_NOTHING_TO_DO;
}

/* The proof proper. What is told of a failure is that of the plainest plan. */
static void simulate_whole(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                           pl_diligence diligence, pl_proof *proof) {
  const pl_proof blank = *proof;
  if (attempt(arena, source, lowered, options, diligence, PL_CUT_BEHIND_TESTS, proof) && proof->verdict == PL_VERDICT_PROVED)
    return;
  *proof = blank;
  attempt(arena, source, lowered, options, diligence, PL_CUT_AT_JOINS, proof);
  if (proof->verdict != PL_VERDICT_UNKNOWN || diligence == PL_LITTLE) return;
  static const pl_cut_plan plans[] = {PL_CUT_LATER,      PL_CUT_LOOPS_BEHIND, PL_CUT_LOOPS,
                                      PL_CUT_OPEN_LOOPS, PL_CUT_CHOICES,      PL_CUT_NO_KNOWN_LOOPS,
                                      PL_CUT_ALL_BEHIND, PL_CUT_ALL_LATER,    PL_CUT_JOINS_LATER};
  for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
    pl_proof other = blank;
    if (attempt(arena, source, lowered, options, diligence, plans[i], &other) && other.verdict == PL_VERDICT_PROVED) {
      *proof = other;
      return;
    }
  }
}

/* The same, also with variables of the source as values. */
static void simulate_untrimmed(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                               pl_diligence diligence, pl_proof *proof) {
  pl_proof values = *proof;
  if (pl_tv_has_variables(source)) { /* first where they are values: that is what optimisers make of them */
    pl_tv_options promoted = *options;
    promoted.promoted = true;
    simulate_whole(arena, source, lowered, &promoted, diligence, &values);
    if (values.verdict == PL_VERDICT_PROVED) {
      *proof = values;
      return;
    }
  }
  simulate_whole(arena, source, lowered, options, diligence, proof);
}

/* The same, and if that is no proof, without loops that a lowering may leave out. */
static void simulate(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                     pl_diligence diligence, pl_proof *proof) {
  pl_proof without = *proof;
  simulate_untrimmed(arena, source, lowered, options, diligence, proof);
  if (proof->verdict == PL_VERDICT_PROVED || !pl_tv_has_idle_loops(source)) return;
  pl_tv_options trimmed = *options;
  trimmed.trimmed = true;
  simulate_untrimmed(arena, source, lowered, &trimmed, diligence, &without);
  if (without.verdict == PL_VERDICT_PROVED) *proof = without;
}

static bool search(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pl_proof *proof) {
  pl_tv tv;
  open_tv(&tv, source, lowered, options);
  if (options->timeout_ms) tv.deadline = pl_tv_spent() + options->timeout_ms;
  pl_tv_search(&tv, arena, proof);
  close_tv(&tv);
  return proof->counterexample.kind == PL_COMPARISON_DIFFERS;
}

static bool calls_free(const pl_op *op) {
  const pl_attr *callee = pl_op_is(op, PL_OP_LLVM_CALL) ? pl_op_attr(op, "callee") : NULL;
  return callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && pl_str_is(callee->symbol.path[0], "free");
}

/* What a proof assumes from the start because of what the function takes and does. */
static uint32_t standing_assumptions(const pl_op *source, const pl_tv_options *options) {
  const pl_type *type = pl_func_type(source);
  const bool narrow =
      pl_tv_index_bits(source, &options->convention) < PL_POINTER_BITS; /* that an index counts bytes is an assumption then */
  uint32_t assumptions = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (type->func.inputs[i]->kind == PL_TYPE_MEMREF)
      assumptions |= 1u << PL_ASSUME_DESCRIPTOR_STATIC | 1u << PL_ASSUME_SIZES_NONNEGATIVE;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (type->func.inputs[i]->kind == PL_TYPE_UNRANKED_MEMREF) assumptions |= 1u << PL_ASSUME_MEMREF_IN_OBJECT;
  for (pl_op *op = (pl_op *)(uintptr_t)source; op; op = pl_op_walk_next(source, op)) {
    bool counted = pl_op_is(op, PL_OP_MEMREF_COPY);
    for (uint32_t i = 0; i < op->num_results; i++)
      counted |= op->results[i].type->kind == PL_TYPE_UNRANKED_MEMREF;
    if (narrow && counted) assumptions |= 1u << PL_ASSUME_MEMREF_IN_OBJECT;
    if (pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA)) assumptions |= 1u << PL_ASSUME_ALLOCATIONS_SUCCEED;
    if (pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_DEALLOC) || pl_op_is(op, PL_OP_MEMREF_COPY) ||
        pl_op_is(op, PL_OP_CF_ASSERT) || calls_free(op))
      assumptions |= 1u << PL_ASSUME_RUNTIME_CONTRACTS;
  }
  return assumptions;
}

/* A proof that used hypotheses says nothing if these can't hold: a defined run shows that they can, else the solver is asked. If
 * they can't although there is one, they are wrong, and so is the proof. */
static void check_vacuity(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                          const pl_proof *blank, pl_proof *proof) {
  if (!proof->hypotheses_used) return;
  bool reached = pl_tv_has_defined_run(source, lowered, options);
  if (!reached) {
    *proof = *blank;
    simulate(arena, source, lowered, options, PL_THOROUGH, proof);
    return;
  }
  if (!proof->vacuous) return;
  proof->verdict = PL_VERDICT_UNKNOWN;
  proof->obligation = PL_OBLIGATION_UNDEFINED;
  proof->reason = "vacuous: the hypotheses contradict each other, but there are runs in which the source is defined";
  proof->pos = pl_op_pos(source);
}

/* The interpreter knows nothing of the proof: a run that differs is a defect of one of the two. */
static void check_by_runs(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                          pl_proof *proof) {
  if (proof->verdict != PL_VERDICT_PROVED || proof->vacuous) return;
  if (!pl_tv_contradicted(arena, source, lowered, options, proof)) return;
  proof->verdict = PL_VERDICT_REFUTED;
  proof->obligation = PL_OBLIGATION_UNDEFINED;
  proof->contradiction = true;
}

/* How calls of defined functions are taken. */
typedef enum pl_call_view {
  PL_CALLS_ARE_EVENTS, /* there are none, or each is an event that both sides make alike */
  PL_CALLS_MAY_RUN,    /* the same, but where that neither proves nor refutes, a proof with all of them run inside is one */
  PL_CALLS_RUN,        /* one side has calls that the other has not: runs enter them, too */
} pl_call_view;

static pl_call_view view_calls(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  const pl_tv_tables tables = tables_of(source, lowered, options);
  if (!pl_tv_calls_inside(&tables, source, false, NULL) && !pl_tv_calls_inside(&tables, lowered, true, NULL))
    return PL_CALLS_ARE_EVENTS;
  return pl_tv_calls_moved(&tables, source, lowered) ? PL_CALLS_RUN : PL_CALLS_MAY_RUN;
}

/* All that the two sides do: with or without what their callees do where these are run inside. The caller frees both. */
static void reach_of_both(const pl_op *source, const pl_op *lowered, const pl_tv_options *options, bool inside, pl_tv_reach *ours,
                          pl_tv_reach *theirs) {
  const pl_tv_tables tables = tables_of(source, lowered, options);
  *ours = pl_tv_reach_of(&tables, source, false, inside);
  *theirs = pl_tv_reach_of(&tables, lowered, true, inside);
}

/* What is wrong with what all that names or stands under, or not known of the source's callees; NULL if nothing. */
static const char *world_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                               bool inside, bool *unsupported) {
  pl_tv_reach ours, theirs;
  reach_of_both(source, lowered, options, inside, &ours, &theirs);
  const char *fault = pl_tv_globals_fault(arena, &ours, &theirs, pl_tv_index_bits(source, &options->convention), unsupported);
  if (!fault) fault = pl_tv_surroundings_fault(arena, &ours, &theirs, unsupported);
  if (!fault && (fault = pl_tv_callee_forms_fault(arena, &ours, lowered, options))) *unsupported = true;
  for (size_t i = 1; i < ours.bodies.len && !fault; i++) {
    const pl_op *lost = pl_tv_not_kept(ours.bodies.data[i], NULL);
    *unsupported = lost != NULL;
    fault = lost ? pl_tv_loss_text(arena, lost) : NULL;
  }
  pl_tv_reach_free(&ours);
  pl_tv_reach_free(&theirs);
  return fault;
}

static bool calls_run(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  return view_calls(source, lowered, options) == PL_CALLS_RUN;
}

static void simulate_inside(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                            pl_diligence diligence, pl_proof *proof) {
  pl_tv_options inside = *options;
  inside.inside = true;
  proof->assumptions |= 1u << PL_ASSUME_ALLOCATIONS_SUCCEED | 1u << PL_ASSUME_RUNTIME_CONTRACTS; /* callees may need them */
  simulate(arena, source, lowered, &inside, diligence, proof);
}

/* Call by call, and if that is no proof, with calls run inside, unless what these name or stand under is not the same. True if
 * the proof is of the latter kind. */
static bool simulate_both(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                          pl_call_view view, pl_diligence diligence, pl_proof *proof) {
  const pl_proof blank = *proof;
  bool unsupported;
  simulate(arena, source, lowered, options, diligence, proof);
  if (view == PL_CALLS_ARE_EVENTS || proof->verdict == PL_VERDICT_PROVED) return false;
  if (view == PL_CALLS_MAY_RUN && (diligence == PL_LITTLE || world_fault(arena, source, lowered, options, true, &unsupported)))
    return false;
  pl_proof inside = blank;
  simulate_inside(arena, source, lowered, options, diligence, &inside);
  if (inside.verdict != PL_VERDICT_PROVED && view == PL_CALLS_MAY_RUN) return false;
  *proof = inside;
  return true;
}

/* What a run breaks that differs where there was no proof: by its rule. */
static pl_obligation_kind broken_by(const pl_comparison *run) {
  static const struct {
    const char *rule;
    pl_obligation_kind at_return, at_call;
  } rows[] = {
      {"access", PL_OBLIGATION_ACCESS, PL_OBLIGATION_ACCESS},
      {"store-value", PL_OBLIGATION_RETURN_MEMORY, PL_OBLIGATION_CALL_MEMORY},
      {"memory", PL_OBLIGATION_RETURN_MEMORY, PL_OBLIGATION_CALL_MEMORY},
      {"return-value", PL_OBLIGATION_RETURN_VALUE, PL_OBLIGATION_RETURN_VALUE},
      {"call-argument", PL_OBLIGATION_CALL_ARGUMENT, PL_OBLIGATION_CALL_ARGUMENT},
      {"poison", PL_OBLIGATION_RETURN_VALUE, PL_OBLIGATION_CALL_ARGUMENT},
      {"lifetime", PL_OBLIGATION_LIFETIME, PL_OBLIGATION_LIFETIME},
      {"stack-usage", PL_OBLIGATION_STACK_USAGE, PL_OBLIGATION_STACK_USAGE},
      {"call", PL_OBLIGATION_CALL, PL_OBLIGATION_CALL},
      {"missing-event", PL_OBLIGATION_CALL, PL_OBLIGATION_CALL},
      {"extra-event", PL_OBLIGATION_CALL, PL_OBLIGATION_CALL},
      {"termination", PL_OBLIGATION_CONTROL, PL_OBLIGATION_CONTROL},
  };
  const bool at_call = run->source_op && run->source_op->next;
  const char *rule = run->rule && run->in_memory && strcmp(run->rule, "poison") == 0 ? "memory" : run->rule;
  for (size_t i = 0; rule && i < sizeof rows / sizeof *rows; i++)
    if (strcmp(rows[i].rule, rule) == 0) return at_call ? rows[i].at_call : rows[i].at_return;
  return PL_OBLIGATION_UNDEFINED;
}

/* What a counterexample is looked for with, thorough or not. */
static bool look_for_difference(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                                pl_effort effort, pl_hunt *hunt, pl_proof *proof) {
  if (effort == PL_EFFORT_THOROUGH && search(arena, source, lowered, options, proof)) return true;
  return pl_tv_refute(arena, source, lowered, options, effort, hunt, proof);
}

/* A proof with little of the solver, random inputs, a proof with all of it, inputs that the solver finds, more random inputs.
 * Where one side has calls that the other has not, runs enter what is called: a difference that only another callee would show is
 * none. */
static void judge_body(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *given, pl_proof *proof) {
  pl_tv_options runs = *given;
  pl_proof blank = *proof;
  pl_hunt hunt = {0};
  const pl_call_view view = view_calls(source, lowered, given);
  runs.inside = view == PL_CALLS_RUN;
  blank.assumptions = standing_assumptions(source, given) | given->assume;
  *proof = blank;
  bool inside = simulate_both(arena, source, lowered, given, view, PL_LITTLE, proof);
  if (given->proof_only && proof->verdict != PL_VERDICT_PROVED) return;
  bool found =
      proof->verdict != PL_VERDICT_PROVED && look_for_difference(arena, source, lowered, &runs, PL_EFFORT_QUICK, &hunt, proof);
  if (given->quick && !found && proof->verdict != PL_VERDICT_PROVED) return;
  if (!found && proof->verdict == PL_VERDICT_UNKNOWN && proof->obligation == PL_OBLIGATION_STACK_USAGE)
    found = pl_tv_refute_stack(arena, source, lowered, &runs, proof);
  if (!found && proof->verdict == PL_VERDICT_UNKNOWN) {
    *proof = blank;
    inside = simulate_both(arena, source, lowered, given, view, PL_MUCH, proof);
  }
  if (proof->verdict == PL_VERDICT_PROVED) {
    runs.inside = blank.calls_run = proof->calls_run = inside;
    check_vacuity(arena, source, lowered, &runs, &blank, proof);
    check_by_runs(arena, source, lowered, &runs, proof);
    return;
  }
  found = found || look_for_difference(arena, source, lowered, &runs, PL_EFFORT_THOROUGH, &hunt, proof);
  if (!found && proof->verdict == PL_VERDICT_UNKNOWN && proof->claim)
    pl_tv_structural(proof, PL_OBLIGATION_ATTRIBUTE, proof->claim);
  if (!found) return;
  if (proof->verdict == PL_VERDICT_UNSUPPORTED) proof->obligation = broken_by(&proof->counterexample);
  proof->verdict = PL_VERDICT_REFUTED;
}

/* Scalable vectors. */

/* Whether they are somewhere in what the two functions do, or in what may be run inside. */
static bool has_scalable(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  pl_tv_reach ours, theirs;
  reach_of_both(source, lowered, options, true, &ours, &theirs);
  const bool has = pl_tv_reach_is_scalable(&ours) || pl_tv_reach_is_scalable(&theirs);
  pl_tv_reach_free(&ours);
  pl_tv_reach_free(&theirs);
  return has;
}

/* With scalable vectors: once for each length. The interpreter's machine has the shortest. */
static void judge_lengths(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                          pl_proof *proof) {
  static const uint32_t lengths[] = {1, 2, 4, 8, 16};
  pl_proof blank = *proof;
  if (!has_scalable(source, lowered, options)) {
    judge_body(arena, source, lowered, options, proof);
    return;
  }
  if (!assumed(options, PL_ASSUME_VSCALE)) {
    proof->verdict = PL_VERDICT_UNKNOWN;
    proof->obligation = PL_OBLIGATION_CONTROL;
    proof->reason = "nothing is assumed of the length of scalable vectors";
    proof->pos = pl_op_pos(source);
    return;
  }
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    pl_tv_options one = *options;
    one.vscale = lengths[i];
    *proof = blank;
    judge_body(arena, source, lowered, &one, proof);
    proof->assumptions |= 1u << PL_ASSUME_VSCALE;
    if (proof->verdict != PL_VERDICT_PROVED) return;
  }
}

bool pl_tv_signatures_fit(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  pl_obligation_kind kind;
  bool unsupported;
  pl_lowered_types types = pl_tv_types(source, &options->convention);
  return !pl_tv_signature_fault(arena, source, lowered, &types, &kind, &unsupported);
}

/* Of a claim that is not shown a run may show that it is wrong. */
static void judge_claim(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                        const char *fault, pl_proof *proof) {
  proof->verdict = PL_VERDICT_UNSUPPORTED;
  proof->reason = fault;
  proof->pos = pl_op_pos(lowered);
  if (pl_func_is_declaration(source) || pl_func_is_declaration(lowered)) return;
  pl_tv_options runs = *options;
  runs.inside = view_calls(source, lowered, options) == PL_CALLS_RUN;
  if (!pl_tv_refute(arena, source, lowered, &runs, PL_EFFORT_QUICK, &(pl_hunt){0}, proof)) return;
  proof->verdict = PL_VERDICT_REFUTED;
  proof->obligation = PL_OBLIGATION_ATTRIBUTE;
}

void pl_tv_judge(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *given, pl_proof *proof) {
  pl_tv_options timed = *given, *options = &timed;
  pl_obligation_kind kind;
  bool unsupported;
  const pl_op *lost;
  double start = pl_tv_now();
  timed.end = given->timeout_ms ? pl_tv_spent() + given->timeout_ms : 0;
  pl_lowered_types types = pl_tv_types(source, &options->convention);
  const char *fault = pl_tv_signature_fault(arena, source, lowered, &types, &kind, &unsupported);
  if (fault && unsupported && kind == PL_OBLIGATION_ATTRIBUTE) {
    judge_claim(arena, source, lowered, options, fault, proof);
  } else if (fault && unsupported) {
    proof->verdict = PL_VERDICT_UNSUPPORTED;
    proof->reason = fault;
    proof->pos = pl_op_pos(lowered);
  } else if (fault) {
    pl_tv_structural(proof, kind, fault);
  } else if ((lost = !((options->rules_off >> PL_RULE_FLAGS) & 1) ? pl_tv_not_kept(source, lowered) : NULL)) {
    proof->verdict = PL_VERDICT_UNSUPPORTED;
    proof->reason = pl_tv_loss_text(arena, lost);
    proof->pos = pl_op_pos(lost);
  } else if ((fault = pl_tv_call_modes_fault(arena, source, lowered, &unsupported))) {
    if (!unsupported) pl_tv_structural(proof, PL_OBLIGATION_ATTRIBUTE, fault);
    if (unsupported) judge_claim(arena, source, lowered, options, fault, proof);
  } else if ((pl_func_is_declaration(source) && pl_func_is_declaration(lowered)) || pl_tv_is_left_elsewhere(source, lowered)) {
    proof->verdict = PL_VERDICT_PROVED;
  } else if (pl_func_is_declaration(source) || pl_func_is_declaration(lowered)) {
    pl_tv_structural(proof, PL_OBLIGATION_SYMBOL,
                     pl_func_is_declaration(source) ? "the lowering has a body for a function that the source only declares"
                                                    : "the lowering only declares a function that the source defines");
  } else if ((fault = pl_tv_address_fault(arena, source, lowered, options))) {
    pl_tv_structural(proof, PL_OBLIGATION_SIGNATURE, fault);
  } else if ((fault = world_fault(arena, source, lowered, options, calls_run(source, lowered, options), &unsupported))) {
    if (!unsupported) pl_tv_structural(proof, PL_OBLIGATION_SYMBOL, fault);
    if (unsupported) {
      proof->verdict = PL_VERDICT_UNSUPPORTED;
      proof->reason = fault;
    }
  } else {
    judge_lengths(arena, source, lowered, options, proof);
    if (proof->verdict == PL_VERDICT_REFUTED && (lost = pl_tv_claim_not_kept(source))) {
      proof->verdict = PL_VERDICT_UNSUPPORTED;
      proof->reason = pl_tv_loss_text(arena, lost);
      proof->pos = pl_op_pos(lost);
    }
  }
  proof->milliseconds = pl_tv_now() - start;
}
