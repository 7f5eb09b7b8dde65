/* Ops of one shape (core/ir/shape.h) print alike but for the names of their operands: the first one is printed with holes where
 * the names go, the others fill them in. */
#include "core/text/print/shape.h"

#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"

/* Whether the op's operands are distinct values, so that each hole in its text belongs to one operand. */
static bool are_distinct(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    for (uint32_t k = 0; k < i; k++)
      if (pl_operand(op, i) == pl_operand(op, k)) return false;
  return true;
}

/* The printed text of an op with holes for its operands' names; NULL if the text depends on more than the op's shape
 * (core/ir/shape.h). */
static pl_template *record(pl_printer *pr, const pl_op *op) {
  pl_recording recording = {.op = op};
  pl_sink *out = pr->out, text = {0};
  pl_template *made = NULL;
  pr->recording = &recording;
  pr->out = &text;
  pl_pr_op_text(pr, op);
  pr->out = out;
  pr->recording = NULL;
  if (!recording.fails) {
    made = PL_NEW(pr->arena, pl_template);
    *made = (pl_template){.text = {pl_arena_copy(pr->arena, text.data, text.len), text.len},
                          .holes = pl_vec_to_arena(&recording.holes, pr->arena),
                          .num_holes = recording.holes.len,
                          .default_dialect = pr->default_dialect};
  }
  pl_vec_free(&recording.holes);
  (void)pl_sink_close(&text);
  return made;
}

/* Prints the template's text with the names of the op's operands in its holes. */
static void fill(pl_printer *pr, const pl_op *op, const pl_template *t) {
  size_t at = 0;
  for (size_t i = 0; i < t->num_holes; i++) {
    const pl_tape_hole *h = &t->holes[i];
    pl_sink_write(pr->out, t->text.data + at, h->at - at);
    pl_pr_value(pr, pl_operand(op, h->operand));
    at = h->at;
  }
  pl_sink_write(pr->out, t->text.data + at, t->text.len - at);
}

pl_template *pl_pr_template(pl_printer *pr, const pl_op *op) {
  uint64_t hash;
  if (pr->collecting || pr->recording || op->num_operands > PL_MOST_OPERANDS || !pl_op_is_plain(op)) return NULL;
  const pl_shape *shape = pl_shapes_find(&pr->shapes, op, &hash);
  if (!shape && are_distinct(op)) {
    pl_shape *added = pl_shapes_add(&pr->shapes, op, hash);
    added->user = record(pr, op);
    shape = added;
  }
  pl_template *t = shape ? shape->user : NULL;
  return t && t->default_dialect == pr->default_dialect ? t : NULL;
}

bool pl_pr_by_shape(pl_printer *pr, const pl_op *op) {
  const pl_template *t = pl_pr_template(pr, op);
  if (t) fill(pr, op, t);
  return t != NULL;
}
