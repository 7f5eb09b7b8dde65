/* values.c - source values to new ones. */
#include "core/convert/emit/values.h"

#include <assert.h>

#include "core/convert/emit/body.h"
#include "core/convert/emit/emit.h"
#include "core/convert/types/types.h"

/* The operand of the cast that defines `value`, if that is a one-to-one unrealized_conversion_cast from the wanted type; else
 * NULL. */
static pl_value *look_through_cast(pl_value *value, const pl_type *type) {
  const pl_op *op = value->op;
  if (!op || !pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST)) return NULL;
  if (op->num_operands != 1 || op->num_results != 1 || pl_operand(op, 0)->type != type) return NULL;
  return pl_operand(op, 0);
}

/* Whether the op is an unrealized_conversion_cast of an argument of its own block with a higher number than `index`. */
static bool is_cast_of_later_argument(const pl_op *op, uint32_t index) {
  if (!pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST) || op->num_operands != 1) return false;
  const pl_value *from = pl_operand(op, 0);
  return !from->op && from->block == op->block && from->index > index;
}

/* Emits a cast of `value` to `type` right after its definition, so that it can serve all uses, or at the end of rw->block if the
 * run is given up by this (pl_body_stream_ask_whole), and returns the cast. Casts of block arguments stand at the front of the
 * block, in mlir-opt's order; `back`: it is a cast back to the source's type. */
static pl_op *emit_cast_after(pl_rw *rw, pl_value *value, const pl_type *type, bool back) {
  if (!pl_body_stream_ask_whole(rw)) return pl_emit_cast(rw, value, type)->op;
  pl_block *block = rw->block;
  rw->block = value->op ? value->op->block : value->block;
  pl_op *place = value->op ? value->op->next : rw->block->first;
  while (back && !value->op && place && is_cast_of_later_argument(place, value->index))
    place = place->next;
  pl_op *cast = pl_emit_cast(rw, value, type)->op;
  if (place) {
    pl_op_unlink(cast);
    pl_op_insert_before(place, cast);
  }
  rw->block = block;
  return cast;
}

/* Emits an unrealized_conversion_cast without operands as a stand-in, of the same type, for a source value whose definition is
 * converted later, maps the value to it and returns it. Gives the run up if part of the function may be handed over already
 * (pl_body_stream_ask_whole). */
static pl_value *placeholder(pl_rw *rw, const pl_value *source) {
  (void)pl_body_stream_ask_whole(rw);
  pl_value *value = pl_emit_op(rw, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST, NULL, 0, source->type, NULL)->results;
  pl_map_set_ptr(&rw->maps->values, source, value);
  return value;
}

/* The new value of a source value in the given type, its own or the converted one. If the map holds it in the other type, through
 * a cast, emitted after the definition unless there is one already; if the map holds none yet, a placeholder. */
static pl_value *in_type(pl_rw *rw, const pl_value *source, const pl_type *type) {
  source = pl_rw_resolve(rw, source);
  pl_value *value = pl_map_get_ptr(&rw->maps->values, source);
  if (!value) value = placeholder(rw, source);
  if (value->type == type) return value;
  pl_value *inner = look_through_cast(value, type);
  if (inner) return inner;
  pl_value *known = pl_map_get_ptr(&rw->maps->casts, value);
  if (known && known->type == type) return known; /* values of several types may have become one */
  pl_value *cast = pl_result(emit_cast_after(rw, value, type, type == source->type), 0);
  pl_map_set_ptr(&rw->maps->casts, value, cast);
  return cast;
}

pl_value *pl_rw_converted(pl_rw *rw, const pl_value *source) {
  const pl_type *type = pl_rw_type(rw, source->type);
  return type ? in_type(rw, source, type) : NULL;
}

pl_value *pl_rw_original(pl_rw *rw, const pl_value *source) { return in_type(rw, source, source->type); }

/* Replaces all uses of the placeholder `waiting` by the value that is now known, through a cast if their types differ, and erases
 * it. */
static void settle_placeholder(pl_rw *rw, pl_value *waiting, pl_value *value) {
  if (waiting->type == value->type) {
    pl_value_replace_all(waiting, value);
  } else {
    pl_value_replace_all(waiting, pl_result(emit_cast_after(rw, value, waiting->type, true), 0));
  }
  pl_op_erase(waiting->op);
}

void pl_rw_map(pl_rw *rw, const pl_value *source, pl_value *value) {
  assert(source != value);
  uint64_t *place = pl_map_at(&rw->maps->values, (uint64_t)(uintptr_t)source);
  pl_value *waiting = (pl_value *)(uintptr_t)*place;
  *place = (uint64_t)(uintptr_t)value;
  if (rw->bodies) pl_body_stream_map(rw, source, value);
  if (waiting && waiting != value) settle_placeholder(rw, waiting, value);
}

bool pl_rw_convertible(pl_rw *rw, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (!pl_rw_type(rw, pl_operand(op, i)->type)) return false;
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (!pl_rw_type(rw, pl_result(op, i)->type)) return false;
  }
  return true;
}

pl_value *pl_rw_resolve(pl_rw *rw, const pl_value *source) {
  const pl_value *value = source;
  for (pl_value *next; rw->num_folded && (next = pl_map_get_ptr(&rw->folded, value)) != NULL;)
    value = next;
  return (pl_value *)value;
}

pl_value **pl_operands_from(pl_rw *rw, const pl_op *op, uint32_t first, uint32_t count) {
  assert(first + count <= op->num_operands);
  pl_value **values = PL_NEW_ARRAY(rw->arena, pl_value *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    values[i] = pl_rw_operand(rw, op, first + i);
  return values;
}
