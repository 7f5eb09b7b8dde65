/* refute.c - concrete counterexamples. Nothing is refuted that the interpreter has not seen happen. */
#include <assert.h>

#include "verify/claims/constant_arguments.h"
#include "verify/interp/compare/trace.h"
#include "verify/interp/inputs/random_inputs.h"
#include "verify/interp/run/global_list.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/flattener.h"
#include "verify/tv/refute/refute.h"
#include "verify/tv/report/text.h"

/* What a run costs beside its steps, in steps, and how many bytes of memory cost as much as a step. */
enum { COST_OF_RUN = 1000, BYTES_OF_STEP = 512 };

/* Whether the time for the pair (`user`) is over. */
static bool is_over(const void *user) {
  const pl_pair *pair = user;
  return pl_tv_spent() > pair->end;
}

/* The options of the interpreter for running the pair; `max_steps`: limit of one run. */
static pl_interp_options interp_options(const pl_pair *pair, uint64_t max_steps) {
  pl_interp_options interp = {.convention = pair->options->convention, .max_steps = max_steps};
  if (pair->end > 0) {
    interp.is_over = is_over;
    interp.over_user = pair;
  }
  interp.nonnegative_strides = (pair->options->assume >> PL_ASSUME_NONNEGATIVE_STRIDES) & 1;
  interp.inside = pair->inlined;
  interp.reference = pair->reference;
  interp.result_unused = pl_result_is_unused(pair->lowered);
  return interp;
}

/* Whether the difference is one that may vanish when calls are entered, since it may depend on what callees read and return. */
static bool is_for_bodies(const pl_comparison *found) { return !found->at_call || found->in_memory; }

/* Runs source and lowering on the inputs and returns how they compare. `confirm`: a difference that may depend on callees counts
 * only if a run of their bodies does not show otherwise. */
static pl_comparison compare(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_inputs *inputs,
                             const pl_interp_options *options, bool confirm) {
  const pl_comparison found = pl_interp_compare(arena, source, lowered, inputs, options);
  if (!confirm || found.kind != PL_COMPARISON_DIFFERS || !is_for_bodies(&found)) return found;
  pl_interp_options entered = *options;
  entered.inside = entered.exact_bodies = true;
  const pl_comparison again = pl_interp_compare(arena, source, lowered, inputs, &entered);
  return again.kind == PL_COMPARISON_SAME || again.kind == PL_COMPARISON_SOURCE_UNDEFINED ? again : found;
}

bool pl_tv_confirm(pl_arena *arena, const pl_pair *pair, const pl_inputs *inputs, pl_proof *proof) {
  assert(arena && pair->source && pair->lowered && inputs && proof);
  pl_interp_options interp = interp_options(pair, 200000);
  pl_arena *scratch = pl_arena_new();
  const pl_comparison_kind kind = compare(scratch, pair->source, pair->lowered, inputs, &interp, pair->confirmed_inlined).kind;
  pl_arena_free(scratch);
  if (kind != PL_COMPARISON_DIFFERS) return false;
  interp.record = true;
  proof->counterexample =
      pl_interp_compare(arena, pair->source, pair->lowered, inputs, &interp); /* once more, to keep what it says */
  return true;
}

/* Runs of a pair, one after the other, in memory that they share. */
typedef struct runs {
  const pl_op *source, *lowered;
  pl_arena *inputs;    /* of one run */
  pl_arena *constants; /* what is the same in all runs */
  pl_interp_options options;
  bool confirm_inside;
  uint64_t steps; /* of the last run, of source and lowering */
  uint64_t drawn; /* elements of buffers, for the last run */
} runs;

/* What the runs of a pair share: options, arenas and the constants that all callers pass. To be freed by end_runs. */
static runs runs_of(const pl_pair *pair, uint64_t max_steps) {
  runs r = {.source = pair->source, .lowered = pair->lowered, .inputs = pl_arena_new()};
  r.options = interp_options(pair, max_steps);
  r.confirm_inside = pair->confirmed_inlined;
  r.options.scratch = pl_arena_new();
  r.constants = pl_arena_new();
  r.options.constants = pl_constant_arguments(r.constants, pair->source, pair->options->convention.c_wrappers);
  r.options.constants_known = true;
  r.options.source_globals = pl_list_globals(r.constants, pl_tv_symbol_table(r.source), PL_ROLE_SOURCE);
  r.options.lowered_globals = pl_list_globals(r.constants, pl_tv_symbol_table(r.lowered), PL_ROLE_LOWERING);
  return r;
}

/* Frees the arenas that `runs_of` has made. */
static void end_runs(runs *r) {
  pl_arena_free(r->inputs);
  pl_arena_free(r->options.scratch);
  pl_arena_free(r->constants);
}

/* Compares source and lowering on the random inputs of the seed and returns the outcome, PL_COMPARISON_UNSUPPORTED if there are
 * no such inputs. Adds what that has cost, in steps, to *spent. */
static pl_comparison_kind try_seed(runs *r, uint64_t seed, uint64_t *spent) {
  const pl_inputs *inputs = pl_inputs_random(r->inputs, r->source, &r->options, seed);
  pl_comparison found = {.kind = PL_COMPARISON_UNSUPPORTED};
  if (inputs) found = compare(r->inputs, r->source, r->lowered, inputs, &r->options, r->confirm_inside);
  r->steps = found.steps;
  r->drawn = inputs ? inputs->drawn : 0;
  *spent += found.steps + found.bytes / BYTES_OF_STEP;
  pl_arena_reset(r->inputs);
  return found.kind;
}

/* The comparison on the inputs of the seed with a record of the run, at addresses that a process can have if the two differ
 * there as well. */
static pl_comparison recorded(pl_arena *arena, const runs *r, uint64_t seed) {
  pl_interp_options options = r->options;
  options.record = options.low_addresses = true;
  const pl_inputs *inputs = pl_inputs_random(arena, r->source, &options, seed);
  const pl_comparison found = pl_interp_compare(arena, r->source, r->lowered, inputs, &options);
  if (found.kind == PL_COMPARISON_DIFFERS) return found;
  options.low_addresses = false;
  return pl_interp_compare(arena, r->source, r->lowered, pl_inputs_random(arena, r->source, &options, seed), &options);
}

/* Puts the recorded counterexample of the seed into `proof`, or, if its record is too long to be complete, that of a later seed
 * for which it is, if one is found soon. */
static void keep_counterexample(pl_arena *arena, runs *r, uint64_t seed, pl_proof *proof) {
  enum { MOST_STEPS = 2000000 };
  uint64_t spent = 0;
  proof->counterexample = recorded(arena, r, seed);
  proof->seed = seed;
  for (uint64_t next = seed + 1; spent < MOST_STEPS; next++) {
    spent += COST_OF_RUN;
    if (proof->counterexample.trace && proof->counterexample.trace->complete) return;
    if (try_seed(r, next, &spent) != PL_COMPARISON_DIFFERS) continue;
    const pl_comparison other = recorded(arena, r, next);
    if (other.kind != PL_COMPARISON_DIFFERS || !other.trace || !other.trace->complete) continue;
    proof->counterexample = other;
    proof->seed = next;
  }
}

/* How many steps the runs may cost that check a proof, by what the proof has cost; UINT64_MAX: no limit. Steps are counted
 * instead of time so that no verdict depends on the machine's load. */
static uint64_t check_budget(const pl_tv_options *options, const pl_proof *proof) {
  enum { OF_OBLIGATION = 150, OF_LEMMA = 2000, OF_SOLVER = 4000, LEAST = 2000, MOST = 60000 };
  if (!options->check_within_proof) return UINT64_MAX;
  const uint64_t cost = LEAST + (uint64_t)OF_OBLIGATION * proof->num_obligations + (uint64_t)OF_LEMMA * proof->by_lemma +
                        (uint64_t)OF_SOLVER * proof->by_solver;
  return cost < MOST ? cost : MOST;
}

/* The seed of check number `i`, from 1: `i` itself, but for checks 19 and 20, which get seeds whose inputs are unusual. */
static uint64_t seed_of_check(uint64_t i) {
  enum { ROOMY_RUN = 19, NEGATIVE_RUN = 20, ROOMY = 37, NEGATIVE = 1005 };
  return i == ROOMY_RUN ? ROOMY : i == NEGATIVE_RUN ? NEGATIVE : i;
}

bool pl_tv_contradicted(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  assert(arena && proof->verdict == PL_VERDICT_PROVED);
  enum { STEPS = 20000, SHORT_STEPS = 4000, COST = 150 }; /* COST: of a run beside its steps and elements */
  runs r = runs_of(pair, pair->options->check_within_proof ? SHORT_STEPS : STEPS);
  const uint64_t budget = check_budget(pair->options, proof);
  uint64_t spent = 0;
  bool differs = false;
  for (uint64_t i = 1; i <= pair->options->check_runs && !differs && spent <= budget; i++) {
    const uint64_t seed = seed_of_check(i);
    const pl_comparison_kind kind = try_seed(&r, seed, &spent);
    spent += COST + r.drawn;
    if (kind == PL_COMPARISON_UNSUPPORTED) break;
    differs = kind == PL_COMPARISON_DIFFERS;
    if (differs) keep_counterexample(arena, &r, seed, proof);
  }
  end_runs(&r);
  return differs;
}

/* Notes a run that hit the step limit. If too many do, it may raise the limit for the runs that are left, which become fewer. */
static void note_limit(pl_hunt *hunt) {
  assert(hunt->at_limit < hunt->seed);
  enum { MOST_STEPS = 30000000, MANY_AT_LIMIT = 4, LONGER = 40 };
  if (++hunt->at_limit < MANY_AT_LIMIT || hunt->at_limit * 2 <= hunt->defined || hunt->steps >= MOST_STEPS) return;
  hunt->steps *= LONGER;
  hunt->at_limit = hunt->defined = 0;
  hunt->runs = hunt->seed + (hunt->runs - hunt->seed) / 4 + 2;
}

/* Whether the hunt is to have more runs than planned, as the source was hardly ever defined to its end, or runs are cheap. */
static bool wants_more(const pl_hunt *hunt, pl_effort effort) {
  enum { FEW = 8, CHEAP = 4000000, SOME = 3 };
  if (hunt->more || hunt->at_limit > 0) return false;
  if (effort == PL_EFFORT_QUICK) return hunt->seed < SOME * hunt->runs && hunt->spent < CHEAP;
  return hunt->useful < FEW || hunt->spent < CHEAP;
}

/* What all runs of a hunt may cost, in steps; UINT64_MAX: no limit. Of a function that no proof is possible for, which may have
 * nothing wrong, more is hardly worth the time. */
static uint64_t cost_of_hunt(pl_effort effort, const pl_proof *proof) {
  enum { QUICK = 20000000, UNSUPPORTED = 8000000 };
  if (proof->verdict == PL_VERDICT_UNSUPPORTED) return UNSUPPORTED;
  return effort == PL_EFFORT_QUICK ? QUICK : UINT64_MAX;
}

/* Tries the hunt's next seeds, counting in `hunt`, until source and lowering differ, in which case `hunt->seed` is that of the
 * run and true is returned. False if a run can't be interpreted, or what the effort allows, or `cost`, is used up. */
static bool hunt_on(runs *r, const pl_pair *pair, pl_effort effort, uint64_t cost, pl_hunt *hunt) {
  enum { MORE = 20 };
  while (hunt->seed < hunt->runs || wants_more(hunt, effort)) {
    if ((pair->end > 0 && is_over(pair)) || hunt->spent > cost) return false;
    if (effort == PL_EFFORT_THOROUGH && hunt->seed >= hunt->runs) {
      hunt->runs *= MORE;
      hunt->more = true;
    }
    r->options.max_steps = hunt->steps < cost - hunt->spent ? hunt->steps : cost - hunt->spent + 1;
    const pl_comparison_kind kind = try_seed(r, ++hunt->seed, &hunt->spent);
    hunt->spent += COST_OF_RUN;
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
    if (kind == PL_COMPARISON_DIFFERS) return true;
    hunt->useful += kind == PL_COMPARISON_SAME;
    hunt->defined += kind == PL_COMPARISON_SAME || kind == PL_COMPARISON_LIMIT;
    if (kind == PL_COMPARISON_LIMIT) note_limit(hunt);
  }
  return false;
}

bool pl_tv_refute(pl_arena *arena, const pl_pair *pair, pl_effort effort, pl_hunt *hunt, pl_proof *proof) {
  assert(arena && !pl_func_is_declaration(pair->source) && !pl_func_is_declaration(pair->lowered));
  enum { STEPS = 20000 };
  if (pair->options->random_runs == 0) return false;
  if (hunt->runs == 0) *hunt = (pl_hunt){.runs = pair->options->random_runs, .steps = STEPS};
  runs r = runs_of(pair, hunt->steps);
  const bool differs = hunt_on(&r, pair, effort, cost_of_hunt(effort, proof), hunt);
  if (differs) keep_counterexample(arena, &r, hunt->seed, proof);
  end_runs(&r);
  return differs;
}

bool pl_tv_refute_stack(pl_arena *arena, const pl_pair *pair, pl_proof *proof) {
  assert(arena && !pl_func_is_declaration(pair->source) && !pl_func_is_declaration(pair->lowered));
  enum { STEPS = 3000000, COST = 40000000, RUNS = 48 };
  if (pair->options->random_runs == 0) return false;
  runs r = runs_of(pair, STEPS);
  r.options.long_loops = true;
  uint64_t spent = 0;
  for (uint64_t seed = 1; seed <= RUNS && spent < COST; seed++) {
    const pl_comparison_kind kind = try_seed(&r, seed, &spent);
    if (kind == PL_COMPARISON_UNSUPPORTED) break;
    if (kind != PL_COMPARISON_DIFFERS) continue;
    const pl_inputs *inputs = pl_inputs_random(arena, pair->source, &r.options, seed);
    proof->counterexample =
        pl_interp_compare(arena, pair->source, pair->lowered, inputs, &r.options); /* once more, to keep what it says */
    proof->counterexample.what = pl_tv_join(arena, pl_tv_join(arena, proof->reason, ": "), proof->counterexample.what);
    proof->seed = seed;
    end_runs(&r);
    return true;
  }
  end_runs(&r);
  return false;
}

pl_definedness pl_tv_definedness(const pl_pair *pair) {
  assert(!pl_func_is_declaration(pair->source));
  enum { RUNS = 64, STEPS = 4000 };
  runs r = runs_of(pair, STEPS);
  uint64_t spent = 0;
  pl_definedness known = PL_NOT_SEEN_DEFINED;
  for (uint64_t seed = 1; seed <= RUNS && known == PL_NOT_SEEN_DEFINED; seed++) {
    const pl_comparison_kind kind = try_seed(&r, seed, &spent);
    if (kind == PL_COMPARISON_UNSUPPORTED) break;
    if (kind == PL_COMPARISON_SAME || kind == PL_COMPARISON_DIFFERS) known = PL_DEFINED_TO_END;
    if (kind == PL_COMPARISON_LIMIT && r.steps >= STEPS) known = PL_DEFINED_SO_FAR;
  }
  end_runs(&r);
  return known;
}
