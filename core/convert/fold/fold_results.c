/* fold_results.c - what a folded operation becomes. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/blocks.h"
#include "core/convert/emit/body.h"
#include "core/convert/emit/values.h"
#include "core/convert/fold/fold.h"

/* Records that `with` stands for a source result from now on, and pins it (pl_body_stream_pin) in a run that hands over
 * bodies. */
static void replace(pl_rw *rw, const pl_value *result, pl_value *with) {
  pl_map_set_ptr(&rw->folded, result, with);
  if (rw->bodies) pl_body_stream_pin(rw, with);
  rw->num_folded++;
}

/* Makes the op that `spec` describes at the location of `place`, in no block; it is erased at the end of the run. */
static pl_op *make_detached(pl_rw *rw, pl_op_spec *spec, const pl_op *place) {
  spec->line = place->line;
  spec->column = place->column;
  spec->loc = place->loc;
  pl_op *op = pl_op_new(rw->out, spec);
  pl_vec_push(&rw->detached, op);
  return op;
}

void pl_rw_fold_end(pl_rw *rw) {
  while (rw->detached.len)
    pl_op_erase(pl_vec_pop(&rw->detached));
  pl_vec_free(&rw->detached);
  pl_map_free(&rw->folded);
  pl_map_free(&rw->metadata);
  pl_map_free(&rw->copies);
}

bool pl_rw_fold_makes_constants(const pl_rw *rw, const pl_op *op) {
  pl_folding mode = rw->options->folding;
  if (mode == PL_FOLDING_EAGER) return true;
  if (mode != PL_FOLDING_OF_SET) return !pl_str_is(op->info->dialect, "index");
  return pl_rw_runs(rw, pl_str_is(op->info->dialect, "index") ? PL_CONVERT_INDEX : PL_CONVERT_ARITH);
}

bool pl_rw_fold_to_value(pl_rw *rw, const pl_op *op, uint32_t i, const pl_value *value) {
  assert(i < op->num_results);
  pl_value *target = pl_rw_resolve(rw, value);
  if (target->type != pl_result(op, i)->type || target == pl_result(op, i)) return false;
  replace(rw, pl_result(op, i), target);
  return true;
}

/* The kind of constant op for a folded result of that type: for an op of the index dialect index.bool.constant if it is i1, else
 * index.constant; for any other op arith.constant. */
static pl_op_kind constant_kind(const pl_op *op, const pl_type *type) {
  if (!pl_str_is(op->info->dialect, "index")) return PL_OP_ARITH_CONSTANT;
  return pl_type_is_integer(type, 1) ? PL_OP_INDEX_BOOL_CONSTANT : PL_OP_INDEX_CONSTANT;
}

/* Makes a detached constant op (see constant_kind), puts its result in place of result `i` of the folded op, and returns
 * it; it is not lowered yet. */
static pl_op *make_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value) {
  const pl_type *type = pl_result(op, i)->type;
  pl_op_spec spec = {.info = pl_op_info_of(constant_kind(op, type)),
                     .result_types = &type,
                     .num_results = 1,
                     .attrs = pl_rw_set(rw, NULL, PL_NAME_VALUE, value)};
  pl_op *constant = make_detached(rw, &spec, op);
  replace(rw, pl_result(op, i), pl_result(constant, 0));
  return constant;
}

bool pl_rw_fold_to_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value) {
  assert(i < op->num_results);
  if (!value || !pl_rw_fold_makes_constants(rw, op)) return false;
  return pl_rw_op(rw, make_constant(rw, op, i, value));
}

bool pl_rw_fold_place_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value) {
  assert(i < op->num_results);
  pl_op *constant = make_constant(rw, op, i, value);
  if ((rw->options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL) return pl_rw_op(rw, constant);
  pl_rw_copy(rw, constant);
  return true;
}

/* Makes a ub.poison that stands for the op's first result and converts it; false after an error. */
static bool fold_to_poison(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type;
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_UB_POISON), .result_types = &type, .num_results = 1};
  pl_op *poison = make_detached(rw, &spec, op);
  replace(rw, pl_result(op, 0), pl_result(poison, 0));
  return pl_rw_op(rw, poison);
}

bool pl_rw_fold_change(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_attr *attrs) {
  assert(operands || count == 0);
  const pl_type **types = PL_NEW_ARRAY(rw->arena, const pl_type *, op->num_results + 1);
  for (uint32_t i = 0; i < op->num_results; i++)
    types[i] = pl_result(op, i)->type;
  pl_op_spec spec = {.info = op->info,
                     .operands = operands,
                     .num_operands = count,
                     .result_types = types,
                     .num_results = op->num_results,
                     .attrs = attrs,
                     .segments = op->segments,
                     .num_segments = op->num_segments};
  pl_op *copy = make_detached(rw, &spec, op);
  for (uint32_t i = 0; i < op->num_results; i++) /* but for those that are constants already */
    if (!pl_map_get_ptr(&rw->folded, pl_result(op, i))) replace(rw, pl_result(op, i), pl_result(copy, i));
  pl_map_set_ptr(&rw->copies, op, copy);
  rw->changed = copy;
  return true;
}

pl_value *pl_rw_fold_step(pl_rw *rw, const pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count,
                          const pl_type *type, const pl_attr *attrs) {
  assert((operands || count == 0) && kind < PL_NUM_OPS);
  pl_op_spec spec = {.info = pl_op_info_of(kind),
                     .operands = operands,
                     .num_operands = count,
                     .result_types = &type,
                     .num_results = type ? 1 : 0,
                     .attrs = attrs};
  pl_op *step = make_detached(rw, &spec, op);
  (void)pl_rw_op(rw, step); /* a failure sets rw->status */
  return type ? pl_result(step, 0) : NULL;
}

void pl_rw_fold_stand_in(pl_rw *rw, const pl_value *result, pl_value *value) {
  assert(result->type == value->type);
  replace(rw, result, pl_rw_resolve(rw, value));
}

/* ---- Rules ---- */

/* Gives an op what a rule of core/fold found: a changed copy, poison, or a value or constant per result. False after an error, or
 * at the first value or constant that may not be used. */
static bool apply(pl_rw *rw, const pl_op *op, const pl_folded *folded) {
  if (folded->kind == PL_FOLD_CHANGE) return pl_rw_fold_change(rw, op, folded->operands, folded->num_operands, folded->attrs);
  if (folded->kind == PL_FOLD_POISON) return fold_to_poison(rw, op);
  for (uint32_t i = 0; i < op->num_results; i++) {
    bool done = folded->values[i] ? pl_rw_fold_to_value(rw, op, i, folded->values[i])
                                  : pl_rw_fold_to_constant(rw, op, i, folded->constants[i]);
    if (!done) return false;
  }
  return true;
}

bool pl_rw_fold_by_rule(pl_rw *rw, const pl_op *op, pl_fold_rule *rule) {
  assert(rule);
  pl_folded folded = {0};
  rw->folder.index_bits = rw->index_bits;
  rw->folder.constants = pl_rw_fold_makes_constants(rw, op);
  return rule(&rw->folder, op, &folded) && apply(rw, op, &folded);
}
