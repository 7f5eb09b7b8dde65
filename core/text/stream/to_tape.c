/* Ops as entries of a tape: the text of their shape and the names of their operands. */
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"
#include "core/text/print/shape.h"
#include "core/text/stream/output.h"
#include "core/text/stream/tape.h"

/* The number on the tape of an interned name, which is added if it is new. */
static uint32_t number_of_name(pl_tape_output *t, pl_str name) {
  uint64_t number = 0;
  if (!pl_map_get(&t->names, (uint64_t)(uintptr_t)name.data, &number)) {
    number = pl_tape_add_name(t->tape, name);
    pl_map_set(&t->names, (uint64_t)(uintptr_t)name.data, number);
  }
  return (uint32_t)number;
}

/* The number on the tape of a template; a new one is added with the line break and the current indentation before its text. */
static uint32_t shape_on_tape(pl_printer *pr, const pl_tape_output *to, pl_template *t, bool has_result) {
  if (t->on_tape) return t->on_tape - 1;
  pl_sink prefix = {0}, *out = pr->out;
  pr->out = &prefix;
  pl_pr_newline(pr);
  pr->out = out;
  t->indent = pr->indent;
  t->on_tape = 1 + pl_tape_add_shape(to->tape, (pl_str){prefix.data, prefix.len}, has_result, t->text, t->holes, t->num_holes);
  (void)pl_sink_close(&prefix);
  return t->on_tape - 1;
}

bool pl_output_op(pl_printer *pr, const pl_op *op) {
  pl_tape_output *out = pr->hook->user;
  pl_template *t = out && op->num_results <= 1 ? pl_pr_template(pr, op) : NULL;
  pl_tape_name names[PL_MOST_OPERANDS];
  pl_value_name name = {0};
  if (!t || t->num_holes > PL_MOST_OPERANDS || (t->on_tape && t->indent != pr->indent)) return false;
  if (op->num_results && (!pl_pr_find_name(pr, &op->results[0], &name) || name.name.len)) return false;
  uint32_t number = name.number;
  for (size_t i = 0; i < t->num_holes; i++) {
    if (!pl_pr_find_name(pr, pl_operand(op, t->holes[i].operand), &name) || name.count > 1) return false;
    names[i] = (pl_tape_name){name.name.len > 0, name.name.len ? number_of_name(out, name.name) : name.number};
  }
  pl_output_flush(out);
  pl_tape_op(out->tape, shape_on_tape(pr, out, t, op->num_results), number, names);
  return true;
}
