/* single.c - operations one by one, in a machine that goes nowhere. */
#include "verify/interp/run/single.h"

#include <assert.h>
#include <stdlib.h>

#include "verify/interp/inputs/draw.h"
#include "verify/interp/machine/frame.h"
#include "verify/interp/run/step.h"

struct pl_singles {
  pl_run run;
  pl_inputs inputs;
  pl_machine machine;
};

pl_singles *pl_singles_new(const pl_op *func, pl_role role, const pl_interp_options *options) {
  assert(options != NULL && func->block != NULL);
  pl_singles *s = pl_xmalloc(sizeof *s);
  *s = (pl_singles){.inputs = {.seed = 1}};
  s->run = (pl_run){.arena = pl_arena_new(), .options = options, .inputs = &s->inputs, .seed = s->inputs.seed};
  s->run.source_module = s->run.lowered_module = func->block->region->op;
  s->run.index_width = pl_index_width(func, &options->convention);
  s->run.layouts = (pl_layouts){.arena = s->run.arena, .index_width = s->run.index_width};
  pl_machine_init(&s->machine, &s->run, role);
  pl_machine_open(&s->machine, func);
  if (s->machine.frames.len > 0) return s;
  pl_singles_free(s);
  return NULL;
}

void pl_singles_free(pl_singles *singles) {
  pl_machine_free(&singles->machine);
  pl_layouts_free(&singles->run.layouts);
  pl_map_free(&singles->run.pure_results);
  pl_vec_free(&singles->run.functions);
  pl_vec_free(&singles->run.frozen);
  pl_arena_free(singles->run.arena);
  free(singles);
}

uint32_t pl_singles_num_values(const pl_singles *singles) { return singles->machine.frames.data[0].plan->num_values; }

pl_scalar *pl_singles_at(pl_singles *singles, const pl_value *value, uint32_t *count) {
  assert(value->number < pl_singles_num_values(singles));
  *count = pl_num_leaves(&singles->machine, value);
  return pl_leaves(&singles->machine, value);
}

pl_single_end pl_singles_run(pl_singles *singles, const pl_op *op) {
  assert(singles->machine.frames.len > 0);
  pl_machine *m = &singles->machine;
  m->stop = PL_STOP_INVALID;
  m->steps = 0;
  m->chose = m->inexact = m->made_nan = false;
  m->pc = op;
  pl_machine_step(m);
  if (m->stop == PL_STOP_UNDEFINED) return PL_SINGLE_UNDEFINED;
  bool sure = m->stop == PL_STOP_INVALID && m->pc == op->next && m->frames.len == 1;
  return sure && !m->chose && !m->inexact && !m->made_nan ? PL_SINGLE_DONE : PL_SINGLE_OPEN;
}
