/* judge.c - the verdict on one function of the source and one of the lowering. */
#include <assert.h>

#include "verify/claims/constant_arguments.h"
#include "verify/tv/claims/inlined_claims.h"
#include "verify/tv/claims/signature.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/function/flattener.h"
#include "verify/tv/function/import_losses.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/function/recursion.h"
#include "verify/tv/function/termination.h"
#include "verify/tv/judge/attempt.h"
#include "verify/tv/judge/judge.h"
#include "verify/tv/judge/tv.h"
#include "verify/tv/module/globals.h"
#include "verify/tv/module/module.h"
#include "verify/tv/refute/refute.h"
#include "verify/tv/report/text.h"

/* Tries to prove the pair with one cut plan after the other until it is proved or more are not worth it. The failure left in
 * *proof is that of PL_CUT_AT_JOINS. */
static void try_plans(pl_arena *arena, const pl_pair *pair, pl_attempt how, pl_proof *proof) {
  static const pl_cut_plan plans[] = {PL_CUT_LATER,           PL_CUT_LOOPS_AFTER_TESTS, PL_CUT_LOOPS,
                                      PL_CUT_OPEN_LOOPS,      PL_CUT_CHOICES,           PL_CUT_NO_KNOWN_LOOPS,
                                      PL_CUT_ALL_AFTER_TESTS, PL_CUT_ALL_LATER,         PL_CUT_JOINS_LATER};
  const pl_proof blank = *proof;
  how.cuts = PL_CUT_AFTER_TESTS;
  if (pl_tv_attempt(arena, pair, &how, proof) && proof->verdict == PL_VERDICT_PROVED) return;
  *proof = blank;
  how.cuts = PL_CUT_AT_JOINS;
  pl_tv_attempt(arena, pair, &how, proof);
  if (proof->verdict != PL_VERDICT_UNKNOWN || how.diligence == PL_LITTLE) return;
  for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
    pl_proof other = blank;
    how.cuts = plans[i];
    if (pl_tv_attempt(arena, pair, &how, &other) && other.verdict == PL_VERDICT_PROVED) {
      *proof = other;
      return;
    }
  }
}

/* Tries a proof with the stack variables of the source as values, as optimisers make of them, then one with them in memory;
 * `proof` receives the first proof, or the failure of the last try. */
static void try_variables(pl_arena *arena, const pl_pair *pair, pl_attempt how, pl_proof *proof) {
  pl_proof values = *proof;
  if (pl_tv_has_variables(pair->source)) {
    how.promoted = true;
    try_plans(arena, pair, how, &values);
    how.promoted = false;
    if (values.verdict == PL_VERDICT_PROVED) {
      *proof = values;
      return;
    }
  }
  try_plans(arena, pair, how, proof);
}

/* Tries a proof of the pair, then one without those loops of the source that do nothing but end; `proof` receives the first
 * proof, or the failure of the first try. */
static void simulate(pl_arena *arena, const pl_pair *pair, pl_diligence diligence, pl_proof *proof) {
  pl_attempt how = {.diligence = diligence};
  pl_proof without = *proof;
  try_variables(arena, pair, how, proof);
  if (proof->verdict == PL_VERDICT_PROVED || !pl_tv_has_idle_loops(pair->source)) return;
  how.trimmed = true;
  try_variables(arena, pair, how, &without);
  if (without.verdict == PL_VERDICT_PROVED) *proof = without;
}

/* Whether the op is an llvm.call of `free`. */
static bool calls_free(const pl_op *op) {
  const pl_attr *callee = pl_op_is(op, PL_OP_LLVM_CALL) ? pl_op_attr(op, PL_NAME_CALLEE) : NULL;
  return callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && pl_str_is(callee->symbol.path[0], "free");
}

/* The set of assumptions that a proof makes from the start because of the source's argument types and operations. */
static uint32_t standing_assumptions(const pl_pair *pair) {
  const pl_type *type = pl_func_type(pair->source);
  const bool narrow = pl_tv_index_bits(pair->source, &pair->options->convention) <
                      PL_POINTER_BITS; /* that an index counts bytes is an assumption then */
  uint32_t assumptions = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (type->func.inputs[i]->kind == PL_TYPE_MEMREF)
      assumptions |= 1u << PL_ASSUME_DESCRIPTOR_STATIC | 1u << PL_ASSUME_SIZES_NONNEGATIVE;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (type->func.inputs[i]->kind == PL_TYPE_UNRANKED_MEMREF) assumptions |= 1u << PL_ASSUME_MEMREF_IN_OBJECT;
  for (pl_op *op = (pl_op *)(uintptr_t)pair->source; op; op = pl_op_walk_next(pair->source, op)) {
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

/* Makes sure that a proof that used hypotheses is not vacuous: it is tried again, more thoroughly, or becomes unknown if it may
 * be. `blank` is the state to try again from. */
static void check_vacuity(pl_arena *arena, const pl_pair *pair, const pl_proof *blank, pl_proof *proof) {
  if (!proof->hypotheses_used) return;
  const pl_definedness known = pl_tv_definedness(pair);
  if (known == PL_NOT_SEEN_DEFINED || (proof->vacuous && known != PL_DEFINED_TO_END)) {
    *proof = *blank;
    simulate(arena, pair, PL_THOROUGH, proof);
    proof->defined_by = proof->vacuous ? PL_DEFINED_NEVER : PL_DEFINED_BY_SOLVER;
    return;
  }
  proof->defined_by = known == PL_DEFINED_TO_END ? PL_DEFINED_BY_RUN : PL_DEFINED_BY_BEGINNING_OF_RUN;
  if (!proof->vacuous) return;
  proof->verdict = PL_VERDICT_UNKNOWN;
  proof->obligation = PL_OBLIGATION_UNDEFINED;
  proof->reason = "vacuous: the hypotheses contradict each other, but there are runs in which the source is defined";
  proof->pos = pl_op_pos(pair->source);
}

/* Compares runs of a pair that is proved; one that differs makes the verdict refuted and sets `contradiction`, a defect of proof
 * or interpreter. Vacuous proofs are left as they are. */
static void check_by_runs(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  if (proof->verdict != PL_VERDICT_PROVED || proof->vacuous) return;
  if (!pl_tv_contradicted(arena, pair, proof)) return;
  proof->verdict = PL_VERDICT_REFUTED;
  proof->obligation = PL_OBLIGATION_UNDEFINED;
  proof->contradiction = true;
}

/* How calls of defined functions are taken. */
typedef enum pl_call_view {
  PL_CALLS_ARE_EVENTS, /* there are none, or each is an event that source and lowering make alike */
  PL_CALLS_MAY_RUN,    /* the same, but where that neither proves nor refutes, a proof with all of them inlined is one */
  PL_CALLS_RUN,        /* one function has calls that the other has not: runs enter them, too */
} pl_call_view;

/* How calls are compared, by whether any can be inlined and whether source and lowering differ in them. */
static pl_call_view view_calls(const pl_pair *pair) {
  const pl_tv_tables tables = pl_tv_tables_of(pair);
  if (!pl_tv_inlines_calls(&tables, pair->source, PL_ROLE_SOURCE, NULL) &&
      !pl_tv_inlines_calls(&tables, pair->lowered, PL_ROLE_LOWERING, NULL))
    return PL_CALLS_ARE_EVENTS;
  return pl_tv_calls_moved(&tables, pair->source, pair->lowered) ? PL_CALLS_RUN : PL_CALLS_MAY_RUN;
}

/* Whether a run that differs has to differ with calls inlined, too, to count. */
static bool runs_are_confirmed(const pl_pair *pair, pl_call_view view) {
  if (view == PL_CALLS_RUN) return false;
  for (pl_op *op = (pl_op *)(uintptr_t)pair->source; op; op = pl_op_walk_next(pair->source, op))
    if (pl_tv_recurs(pair->source, op)) return false;
  return true;
}

/* Collects the functions and ops of source and lowering, with `inside` also those of callees that may be inlined. The caller
 * frees both. */
static void reach_of_both(const pl_pair *pair, bool inside, pl_tv_reach *source, pl_tv_reach *lowered) {
  const pl_tv_tables tables = pl_tv_tables_of(pair);
  *source = pl_tv_reach_of(&tables, pair->source, PL_ROLE_SOURCE, inside);
  *lowered = pl_tv_reach_of(&tables, pair->lowered, PL_ROLE_LOWERING, inside);
}

/* The first fault of what the pair, with `inside` also its inlined callees, depends on in its modules, such as globals; none if
 * there is none. */
static pl_fault world_fault(pl_arena *arena, const pl_pair *pair, bool inside) {
  const pl_convention *convention = &pair->options->convention;
  pl_tv_reach source, lowered;
  reach_of_both(pair, inside, &source, &lowered);
  pl_fault fault = pl_tv_globals_fault(arena, &source, &lowered, pl_tv_index_bits(pair->source, convention));
  if (!pl_is_fault(fault)) fault = pl_tv_environment_fault(arena, &source, &lowered);
  if (!pl_is_fault(fault)) fault = pl_tv_callee_forms_fault(arena, &source, pair->lowered, convention);
  for (size_t i = 1; i < source.bodies.len && !pl_is_fault(fault); i++) {
    const pl_op *lost = pl_tv_import_loss(source.bodies.data[i], NULL);
    if (lost) fault = pl_fault_unsupported(PL_OBLIGATION_SYMBOL, pl_tv_loss_text(arena, lost), NULL);
  }
  pl_tv_reach_free(&source);
  pl_tv_reach_free(&lowered);
  return fault;
}

/* Whether bodies of callees have to be inlined to compare the pair, as source and lowering call them differently. */
static bool calls_run(const pl_pair *pair) { return view_calls(pair) == PL_CALLS_RUN; }

/* Tries a proof with the bodies of callees inlined; the result is put into `proof`. */
static void simulate_inlined(pl_arena *arena, const pl_pair *pair, pl_diligence diligence, pl_proof *proof) {
  pl_pair inlined = *pair;
  inlined.inlined = true;
  proof->assumptions |= 1u << PL_ASSUME_ALLOCATIONS_SUCCEED | 1u << PL_ASSUME_RUNTIME_CONTRACTS; /* callees may need them */
  simulate(arena, &inlined, diligence, proof);
}

/* Turns a proof with inlined calls into unknown if the lowering claims of bodies that are inlined what is not shown. */
static void hold_inlined_claims(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  if (proof->verdict != PL_VERDICT_PROVED) return;
  pl_tv_reach source, lowered;
  reach_of_both(pair, true, &source, &lowered);
  const pl_open_claim open = pl_tv_open_inlined_claim(arena, &lowered, pair->source, pl_tv_tables_of(pair).source);
  const pl_op *endless = pl_tv_endless_callee(&source, pair->lowered);
  pl_tv_reach_free(&source);
  pl_tv_reach_free(&lowered);
  if (open.callee == NULL && endless == NULL) return;
  proof->verdict = PL_VERDICT_UNKNOWN;
  proof->obligation = PL_OBLIGATION_ATTRIBUTE;
  proof->pos = pl_op_pos(pair->source);
  proof->reason = open.callee == NULL
                      ? pl_tv_format(arena, "@%.*s may run for ever, and the lowering claims to make progress",
                                     PL_STR_FMT(pl_symbol_name(endless)))
                      : pl_tv_format(arena, "@%.*s claims '%.*s' of its body, which is not shown of each of the lowering's calls",
                                     PL_STR_FMT(pl_symbol_name(open.callee)), PL_STR_FMT(open.name));
}

/* Tries a proof call by call and, if that is none and `view` and `diligence` allow, one with calls inlined. True if `proof` is
 * the result with calls inlined. */
static bool simulate_both(pl_arena *arena, const pl_pair *pair, pl_call_view view, pl_diligence diligence, pl_proof *proof) {
  const pl_proof blank = *proof;
  simulate(arena, pair, diligence, proof);
  if (view == PL_CALLS_ARE_EVENTS || proof->verdict == PL_VERDICT_PROVED) return false;
  if (view == PL_CALLS_MAY_RUN && (diligence == PL_LITTLE || pl_is_fault(world_fault(arena, pair, true)))) return false;
  pl_proof inlined = blank;
  simulate_inlined(arena, pair, diligence, &inlined);
  hold_inlined_claims(arena, pair, &inlined);
  if (inlined.verdict != PL_VERDICT_PROVED && view == PL_CALLS_MAY_RUN) return false;
  *proof = inlined;
  return true;
}

/* The kind of obligation that a differing run breaks, by the rule of the comparison; PL_OBLIGATION_UNDEFINED if that is not
 * known. */
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

/* Whether a counterexample is found, by random runs and, with PL_EFFORT_THOROUGH, before by a symbolic search; it is put into
 * `proof`. `hunt` is the state of the runs, which are continued. */
static bool look_for_difference(pl_arena *arena, const pl_pair *pair, pl_effort effort, pl_hunt *hunt, pl_proof *proof) {
  if (effort == PL_EFFORT_THOROUGH && pl_tv_search_pair(arena, pair, proof)) return true;
  return pl_tv_refute(arena, pair, effort, hunt, proof);
}

/* Proves or refutes the pair by turns, cheap attempts first, until one decides: proofs, runs, and inputs from the solver. A
 * proof is then checked for vacuity and by runs. */
static void judge_body(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  const pl_tv_options *given = pair->options;
  pl_pair runs = *pair;
  pl_proof blank = *proof;
  pl_hunt hunt = {0};
  const pl_call_view view = view_calls(pair);
  runs.inlined = view == PL_CALLS_RUN;
  runs.confirmed_inlined = runs_are_confirmed(pair, view);
  blank.assumptions = standing_assumptions(pair) | given->assume;
  *proof = blank;
  bool inlined = simulate_both(arena, pair, view, PL_LITTLE, proof);
  if (given->proof_only && proof->verdict != PL_VERDICT_PROVED) return;
  bool found = proof->verdict != PL_VERDICT_PROVED && look_for_difference(arena, &runs, PL_EFFORT_QUICK, &hunt, proof);
  if (given->quick && !found && proof->verdict != PL_VERDICT_PROVED) return;
  if (!found && proof->verdict == PL_VERDICT_UNKNOWN && proof->obligation == PL_OBLIGATION_STACK_USAGE)
    found = pl_tv_refute_stack(arena, &runs, proof);
  if (!found && proof->verdict == PL_VERDICT_UNKNOWN) {
    *proof = blank;
    inlined = simulate_both(arena, pair, view, PL_MUCH, proof);
  }
  if (proof->verdict == PL_VERDICT_PROVED) {
    runs.inlined = blank.calls_run = proof->calls_run = inlined;
    runs.confirmed_inlined = false;
    check_vacuity(arena, &runs, &blank, proof);
    check_by_runs(arena, &runs, proof);
    return;
  }
  found = found || look_for_difference(arena, &runs, PL_EFFORT_THOROUGH, &hunt, proof);
  if (!found && proof->verdict == PL_VERDICT_UNKNOWN && proof->claim)
    pl_tv_settle(proof, pl_fault_refuted(PL_OBLIGATION_ATTRIBUTE, proof->claim));
  if (!found) return;
  if (proof->verdict == PL_VERDICT_UNSUPPORTED) proof->obligation = broken_by(&proof->counterexample);
  proof->verdict = PL_VERDICT_REFUTED;
}

/* Scalable vectors. */

/* Whether source or lowering, callees that may be inlined included, use scalable vectors. */
static bool has_scalable(const pl_pair *pair) {
  pl_tv_reach source, lowered;
  reach_of_both(pair, true, &source, &lowered);
  const bool has = pl_tv_reach_is_scalable(&source) || pl_tv_reach_is_scalable(&lowered);
  pl_tv_reach_free(&source);
  pl_tv_reach_free(&lowered);
  return has;
}

/* Judges the bodies; with scalable vectors, once for each `vscale` of a list until one is not proved, which takes the assumption
 * PL_ASSUME_VSCALE. */
static void judge_lengths(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  static const uint32_t lengths[] = {1, 2, 4, 8, 16};
  pl_proof blank = *proof;
  if (!has_scalable(pair)) {
    judge_body(arena, pair, proof);
    return;
  }
  if (!pl_tv_assumed(pair->options, PL_ASSUME_VSCALE)) {
    proof->verdict = PL_VERDICT_UNKNOWN;
    proof->obligation = PL_OBLIGATION_CONTROL;
    proof->reason = "nothing is assumed of the length of scalable vectors";
    proof->pos = pl_op_pos(pair->source);
    return;
  }
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    pl_tv_options one = *pair->options;
    pl_pair of_length = *pair;
    one.vscale = lengths[i];
    of_length.options = &one;
    *proof = blank;
    judge_body(arena, &of_length, proof);
    proof->assumptions |= 1u << PL_ASSUME_VSCALE;
    if (proof->verdict != PL_VERDICT_PROVED) return;
  }
}

bool pl_tv_signatures_fit(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  assert(arena && source && lowered && options);
  const pl_lowered_types types = pl_tv_types(source, &options->convention);
  return !pl_is_fault(pl_tv_signature_fault(arena, source, lowered, &types));
}

/* ---- checks without a proof ---- */

/* The fault that the lowered function's declaration is not what the calling convention demands; none if it is. */
static pl_fault check_signature(pl_arena *arena, const pl_pair *pair) {
  const pl_lowered_types types = pl_tv_types(pair->source, &pair->options->convention);
  return pl_tv_signature_fault(arena, pair->source, pair->lowered, &types);
}

/* The fault that the op has lost something in the import; no fault if it is NULL. */
static pl_fault lost(pl_arena *arena, const pl_op *op) {
  return op ? pl_fault_unsupported(PL_OBLIGATION_INVALID, pl_tv_loss_text(arena, op), op) : pl_fault_none();
}

/* The fault, unsupported, that the import from LLVM IR has dropped something a proof would need; none otherwise. */
static pl_fault check_losses(pl_arena *arena, const pl_pair *pair) {
  const bool off = (pair->options->rules_off >> PL_RULE_FLAGS) & 1;
  return off ? pl_fault_none() : lost(arena, pl_tv_import_loss(pair->source, pair->lowered));
}

/* The first fault of the attributes and numbers of calls; none otherwise. */
static pl_fault check_calls(pl_arena *arena, const pl_pair *pair) {
  return pl_tv_call_modes_fault(arena, pair->source, pair->lowered);
}

/* The fault, refuted, that only one of the functions has a body; none if both have. The verdict is PROVED if there is nothing to
 * prove, as the lowering need not have one. */
static pl_fault check_bodies(pl_arena *arena, const pl_pair *pair) {
  const bool source_defines = !pl_func_is_declaration(pair->source), lowered_defines = !pl_func_is_declaration(pair->lowered);
  (void)arena;
  if ((!source_defines && !lowered_defines) || pl_tv_is_left_elsewhere(pair->source, pair->lowered))
    return (pl_fault){.verdict = PL_VERDICT_PROVED};
  if (source_defines && lowered_defines) return pl_fault_none();
  return pl_fault_refuted(PL_OBLIGATION_SYMBOL, lowered_defines
                                                    ? "the lowering has a body for a function that the source only declares"
                                                    : "the lowering only declares a function that the source defines");
}

/* The fault that the lowering takes the address of a function whose convention is not that of its type; none otherwise. */
static pl_fault check_addresses(pl_arena *arena, const pl_pair *pair) {
  return pl_tv_address_fault(arena, pair->source, pair->lowered, &pair->options->convention);
}

/* The first fault of globals and of what the modules have around the functions; none otherwise. */
static pl_fault check_world(pl_arena *arena, const pl_pair *pair) { return world_fault(arena, pair, calls_run(pair)); }

/* The first fault of the checks that need no proof; none if all pass. A verdict of PROVED means that nothing is left to be
 * proved; it stops the checks, too. */
static pl_fault check_structure(pl_arena *arena, const pl_pair *pair) {
  static pl_fault (*const checks[])(pl_arena * arena, const pl_pair *pair) = {check_signature, check_losses,    check_calls,
                                                                              check_bodies,    check_addresses, check_world};
  pl_fault fault = pl_fault_none();
  for (size_t i = 0; i < sizeof checks / sizeof *checks && fault.verdict == PL_VERDICT_INVALID; i++)
    fault = checks[i](arena, pair);
  return fault;
}

/* After an attribute of the lowering was found unsupported: looks for a random input on which source and lowering differ; if
 * there is one, puts it into `proof`, which becomes refuted. Does nothing for declarations. */
static void refute_claim(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  if (pl_func_is_declaration(pair->source) || pl_func_is_declaration(pair->lowered)) return;
  pl_pair runs = *pair;
  const pl_call_view view = view_calls(pair);
  runs.inlined = view == PL_CALLS_RUN;
  runs.confirmed_inlined = runs_are_confirmed(pair, view);
  if (!pl_tv_refute(arena, &runs, PL_EFFORT_QUICK, &(pl_hunt){0}, proof)) return;
  proof->verdict = PL_VERDICT_REFUTED;
  proof->obligation = PL_OBLIGATION_ATTRIBUTE;
}

/* Whether the lowering has an attribute, `noundef` aside, that restricts the value of argument `i` as the source does not, by
 * the same attribute. */
static bool claims_more(const pl_pair *pair, uint32_t i) {
  const pl_attr *source_claims = pl_tv_dict_at(pl_op_attr(pair->source, PL_NAME_ARG_ATTRS), i);
  const pl_attr *lowered_claims = pl_tv_dict_at(pl_op_attr(pair->lowered, PL_NAME_ARG_ATTRS), i);
  const pl_type *type = pl_func_type(pair->lowered)->func.inputs[i];
  for (uint32_t c = 0; lowered_claims && c < lowered_claims->dict.count; c++) {
    const pl_named_attr claim = lowered_claims->dict.entries[c];
    if (!pl_tv_is_value_claim(claim, type) || pl_str_is(claim.name, "llvm.noundef")) continue;
    if (pl_dict_get(source_claims, claim.name) != claim.value) return true;
  }
  return false;
}

/* Whether both functions are local to their modules and the lowering restricts an argument's value more than the source: its
 * callers guarantee that. */
static bool claims_of_callers(const pl_pair *pair) {
  if (!pl_is_of_its_module(pair->source) || !pl_is_of_its_module(pair->lowered)) return false;
  bool more = false;
  for (uint32_t i = 0; i < pl_func_type(pair->lowered)->func.num_inputs; i++)
    more |= claims_more(pair, i);
  return more;
}

/* Judges the bodies; a refutation becomes unsupported if it may be due to what is not known of the source or its callers. */
static void judge_definitions(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  judge_lengths(arena, pair, proof);
  if (proof->verdict != PL_VERDICT_REFUTED) return;
  pl_tv_settle(proof, lost(arena, pl_tv_lost_claim(pair->source)));
  if (proof->verdict == PL_VERDICT_REFUTED && claims_of_callers(pair))
    pl_tv_settle(
        proof,
        pl_fault_of(true, PL_OBLIGATION_ATTRIBUTE,
                    "the lowering claims of an argument what only the callers of a function of the module alone can show"));
}

void pl_tv_judge(pl_arena *arena, const pl_pair *given, pl_proof *proof) {
  assert(arena && proof && given->options && given->source && given->lowered);
  const double start = pl_tv_now();
  pl_pair pair = *given;
  pl_judge_cost cost = {0};
  pair.cost = &cost;
  pair.end = pair.options->timeout_ms ? pl_tv_spent() + pair.options->timeout_ms : 0;
  const pl_fault fault = check_structure(arena, &pair);
  pl_tv_settle(proof, fault);
  if (fault.verdict == PL_VERDICT_INVALID) judge_definitions(arena, &pair, proof);
  if (fault.verdict == PL_VERDICT_UNSUPPORTED && fault.obligation == PL_OBLIGATION_ATTRIBUTE) refute_claim(arena, &pair, proof);
  proof->attempts = cost.attempts;
  proof->solver_calls = cost.solver_calls;
  proof->milliseconds = pl_tv_now() - start;
  assert(proof->verdict != PL_VERDICT_INVALID);
}
