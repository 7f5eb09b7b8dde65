/* branch.c - branches between the blocks of a function. */
#include "verify/interp/ops/branch.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/machine/frame.h"

void pl_branch(pl_machine *m, const pl_op *op, uint32_t successor) {
  assert(successor < op->num_successors);
  const pl_successor *s = &op->successors[successor];
  const pl_block *to = s->block;
  if (s->count != to->num_args) {
    pl_stop_unsupported(m, op, "a branch gives %u operands to a block of %u arguments", s->count, to->num_args);
    return;
  }
  uint32_t total;
  const pl_scalar *values = s->count > 0 ? pl_moving_operands(m, op, s->first, s->count, &total) : NULL;
  for (uint32_t i = 0, at = 0; i < s->count; i++) {
    uint32_t n = pl_num_leaves(m, to->args[i]);
    if (n != pl_num_leaves(m, pl_operand(op, s->first + i))) {
      pl_stop_unsupported(m, op, "a branch operand differs in type from the block's argument");
      return;
    }
    if (n > 0) memcpy(pl_leaves(m, to->args[i]), values + at, n * sizeof *values);
    at += n;
  }
  m->next = to->first;
  if (m->next == NULL) pl_stop_unsupported(m, op, "a block is empty");
}

bool pl_condition(pl_machine *m, const pl_op *op, pl_scalar *out) {
  assert(op->num_operands > 0);
  *out = pl_leaves(m, pl_operand(op, 0))[0];
  if (!out->poison && !out->undef) return true;
  pl_stop_undefined(m, op, "a branch depends on %s", out->poison ? "poison" : "an undefined value");
  return false;
}

void pl_do_switch(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar flag;
  if (!pl_condition(m, op, &flag)) return;
  const pl_attr *cases = pl_op_attr(op, PL_NAME_CASE_VALUES);
  uint32_t taken = 0;
  for (uint32_t i = 1; i < op->num_successors && cases != NULL && cases->kind == PL_ATTR_DENSE; i++) {
    pl_apint value = pl_dense_at(cases, i - 1);
    if (value.width == flag.bits.width && pl_apint_eq(value, flag.bits)) {
      taken = i;
      break;
    }
  }
  if (op->num_successors > 1 && (cases == NULL || cases->kind != PL_ATTR_DENSE))
    pl_stop_unsupported(m, op, "the switch has no case values");
  else
    pl_branch(m, op, taken);
}

void pl_do_branch(pl_machine *m, const pl_op *op, int aux) { pl_branch(m, op, (uint32_t)aux); }

void pl_do_cond_branch(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar cond;
  if (pl_condition(m, op, &cond)) pl_branch(m, op, pl_apint_is_zero(cond.bits) ? 1 : 0);
}
