/* compare.c - one run of source and lowering, from the start to a conclusion. */
#include "verify/interp/compare/compare.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "verify/interp/compare/render.h"
#include "verify/interp/compare/step.h"
#include "verify/interp/run/step.h"

/* The nearest symbol table around the function; NULL if there is none. */
static const pl_op *symbol_table_of(const pl_op *func) {
  const pl_op *op = func;
  while (op->block != NULL && op->block->region != NULL) {
    op = op->block->region->op;
    if (op == NULL || pl_op_has(op, PL_TRAIT_SYMBOL_TABLE)) return op;
  }
  return NULL;
}

pl_comparison pl_compare_once(pl_arena *arena, const pl_subject *subject, const pl_circumstances *how, pl_observed *observed) {
  assert(subject->source_func != NULL && subject->lowered_func != NULL);
  assert(how->ends_at == 0 || how->known == 0);
  assert((how->source_meets == NULL) == (how->lowered_meets == NULL));
  const pl_op *source_func = subject->source_func, *lowered_func = subject->lowered_func;
  const pl_inputs *inputs = subject->inputs;
  const pl_interp_options *options = subject->options;
  pl_comparer *c = (pl_comparer *)pl_xmalloc(sizeof *c);
  pl_interp_options limited = *options;
  if (inputs->wide && limited.max_steps > PL_WIDE_STEPS) limited.max_steps = PL_WIDE_STEPS;
  memset(c, 0, sizeof *c);
  c->out = arena;
  c->source_func = source_func;
  c->lowered_func = lowered_func;
  c->inputs = inputs;
  c->run.arena = options->scratch ? options->scratch : pl_arena_new();
  c->run.options = &limited;
  c->run.inputs = inputs;
  c->run.source_module = symbol_table_of(source_func);
  c->run.lowered_module = symbol_table_of(lowered_func);
  c->run.index_width = pl_index_width(source_func, &options->convention);
  c->run.layouts = (pl_layouts){.arena = c->run.arena, .index_width = c->run.index_width};
  c->run.bare = pl_is_bare(source_func, &options->convention);
  c->run.seed = inputs->seed;
  c->run.other_choices = how->other_choices;
  pl_machine_init(&c->source, &c->run, PL_ROLE_SOURCE);
  pl_machine_init(&c->lowered, &c->run, PL_ROLE_LOWERING);
  c->run.source_is_llvm = pl_op_is(source_func, PL_OP_LLVM_FUNC);
  c->run.has_noalias = pl_has_noalias_arguments(source_func);
  c->run.has_invariant = pl_has_invariant_loads(source_func);
  c->source.others.meeting = how->source_meets;
  c->lowered.others.meeting = how->lowered_meets;
  c->source.passed_over = how->passed_over;
  c->source.claim_order = how->claim_order;
  c->source.signs = how->signs;
  c->source.places = how->places;
  c->source.moved = how->moved;
  c->source.moved_to = how->moved_to;
  c->source.memory.shares = how->shares;
  c->known = how->known;
  c->known_from = how->known_from;
  c->source.ends_at = c->lowered.ends_at = how->ends_at;
  c->source.order = how->source_order;
  c->lowered.order = how->lowered_order;
  c->source.memory.recycles = c->lowered.memory.recycles = options->long_loops;
  bool more = pl_start_comparison(c);
  if (more) pl_note_alone(c);
  c->run.has_groups = pl_has_invariant_groups(source_func);
  for (; more; more = pl_compare_step(c)) {
    pl_machine_run(&c->lowered);
    pl_machine_run(&c->source);
    pl_record_segment(&c->recorder);
  }
  pl_trace *trace = pl_record_end(&c->recorder);
  pl_comparison result = c->result;
  result.at_call = c->source.stop == PL_STOP_EVENT;
  result.steps = c->source.steps + c->lowered.steps;
  result.inputs = result.kind == PL_COMPARISON_DIFFERS ? pl_render_inputs(arena, &c->run, source_func, inputs) : "";
  if (result.picture == NULL) result.picture = "";
  if (result.kind == PL_COMPARISON_DIFFERS) result.parting = c->parting;
  if (result.kind == PL_COMPARISON_DIFFERS) result.witness = pl_copy_inputs(arena, inputs);
  if (trace != NULL && how->ends_at == 0 && !c->run.computed &&
      (result.kind == PL_COMPARISON_DIFFERS || result.kind == PL_COMPARISON_SAME)) {
    trace->chose = c->source.chose;
    trace->undefined = c->undefined || c->run.chose_sign || c->run.drew || c->run.frozen.len > 0 || c->source.chose;
    trace->hidden = c->hidden || how->source_meets != NULL || how->known != 0;
    result.trace = trace;
  }
  *observed = (pl_observed){.others = c->source.others,
                            .lowered_moments = c->lowered.others.moments,
                            .num_may_end = c->source.num_may_end,
                            .num_allocations = c->source.num_allocations,
                            .num_signs = c->source.num_signs,
                            .num_calls = c->num_calls,
                            .exposed = c->source.exposed,
                            .loose_claims = c->source.loose_claims,
                            .misplaced = c->source.misplaced,
                            .source_parallel = c->source.ran_parallel,
                            .lowered_parallel = c->lowered.ran_parallel};
  if (c->source.chose) observed->chose = c->undefined ? PL_CHOSE_AND_POISON : PL_CHOSE;
  pl_machine_free(&c->source);
  pl_machine_free(&c->lowered);
  pl_layouts_free(&c->run.layouts);
  pl_map_free(&c->run.pure_results);
  pl_vec_free(&c->run.functions);
  pl_vec_free(&c->run.frozen);
  result.bytes = pl_arena_used(c->run.arena);
  if (options->scratch)
    pl_arena_reset(c->run.arena);
  else
    pl_arena_free(c->run.arena);
  free(c);
  return result;
}
