/* What is noted while the first op of a shape is printed (shape.c). */
#include "core/text/print/printer.h"
#include "core/text/print/shape.h"

void pl_pr_record_fault(pl_printer *pr) {
  if (pr->recording) pr->recording->fails = true;
}

bool pl_pr_record_value(pl_printer *pr, const pl_value *value) {
  pl_recording *r = pr->recording;
  if (!r) return false;
  uint32_t i = 0;
  while (i < r->op->num_operands && pl_operand(r->op, i) != value)
    i++;
  r->fails |= i == r->op->num_operands;
  pl_vec_push(&r->holes, ((pl_tape_hole){pr->out->len, i}));
  return true;
}
