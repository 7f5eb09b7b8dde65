/* program.c - a program that is run as a whole: calls run their callees. */
#include "verify/interp/run/program.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/inputs/draw.h"
#include "verify/interp/machine/print_scalar.h"
#include "verify/interp/ops/calls.h"
#include "verify/interp/run/globals.h"
#include "verify/interp/run/step.h"

/* How the program ended, from the reason for which the machine stopped. */
static pl_program_end end_of(const pl_machine *m) {
  switch (m->stop) {
  case PL_STOP_RETURN: return PL_PROGRAM_RETURNED;
  case PL_STOP_ABORT: return PL_PROGRAM_ABORTED;
  case PL_STOP_UNDEFINED: return PL_PROGRAM_UNDEFINED;
  case PL_STOP_LIMIT: return m->forever ? PL_PROGRAM_ENDLESS : PL_PROGRAM_LIMIT;
  case PL_STOP_INVALID:
  case PL_STOP_EVENT:
  case PL_STOP_ENDED:
  case PL_STOP_UNSUPPORTED: break;
  }
  return PL_PROGRAM_UNSUPPORTED;
}

/* Appends the scalars of the returned values, separated by spaces. */
static void print_results(pl_machine *m, pl_sink *out) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < m->stop_op->num_operands; i++) {
    const pl_layout *layout = pl_machine_layout(m, pl_operand(m->stop_op, i)->type);
    for (uint32_t j = 0; j < layout->num_leaves && at < m->num_values; j++, at++) {
      pl_sink_puts(out, at > 0 ? " " : "");
      pl_print_scalar(&layout->leaves[j], &m->values[at], out);
    }
  }
}

/* Closes the sink and returns a copy of its text in the arena. */
static const char *keep(pl_arena *arena, pl_sink *text) {
  const char *kept = (const char *)pl_arena_copy(arena, pl_sink_text(text), text->len + 1);
  (void)pl_sink_close(text);
  return kept;
}

pl_program_result pl_interp_program(pl_arena *arena, const pl_op *module, const pl_op *func, const pl_interp_options *options) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  assert(options != NULL);
  pl_sink output = {0}, results = {0};
  pl_inputs inputs = {.seed = 1};
  pl_run run = {
      .arena = pl_arena_new(), .options = options, .inputs = &inputs, .source_module = module, .lowered_module = module};
  run.output = &output;
  run.seed = inputs.seed;
  run.index_width = pl_index_width(func, &options->convention);
  run.layouts = (pl_layouts){.arena = run.arena, .index_width = run.index_width};
  pl_machine m;
  pl_machine_init(&m, &run, pl_op_is(func, PL_OP_LLVM_FUNC) ? PL_ROLE_LOWERING : PL_ROLE_SOURCE);
  m.memory.recycles = true;
  pl_make_globals(&m, module);
  if (pl_func_is_declaration(func))
    pl_stop_unsupported(&m, func, "a function without a body can't be run");
  else
    pl_machine_enter(&m, func, NULL, NULL, 0);
  pl_machine_run(&m);
  pl_program_result r = {.end = end_of(&m), .op = m.stop_op, .steps = m.steps, .why = ""};
  if (m.why != NULL) r.why = (const char *)pl_arena_copy(arena, m.why, strlen(m.why) + 1);
  if (r.end == PL_PROGRAM_RETURNED) print_results(&m, &results);
  r.output = keep(arena, &output);
  r.results = keep(arena, &results);
  pl_machine_free(&m);
  pl_layouts_free(&run.layouts);
  pl_map_free(&run.pure_results);
  pl_vec_free(&run.functions);
  pl_arena_free(run.arena);
  return r;
}
