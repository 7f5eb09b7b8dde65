/* func.c - operations of func and cf: calls, returns, branches, assertions. */
#include "verify/interp/ops/source/func.h"

#include <assert.h>

#include "verify/interp/machine/frame.h"
#include "verify/interp/machine/symbols.h"
#include "verify/interp/ops/branch.h"
#include "verify/interp/ops/calls.h"
#include "verify/interp/ops/claim_checks.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/pure_calls.h"
#include "verify/interp/ops/runtime.h"
#include "verify/interp/ops/source/ranked.h"
#include "verify/interp/ops/source/table.h"

/* Runs a call of a function of that name: enters its body, runs or answers it here if it is known what the function does, or
 * stops at an event. */
static void call_named(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t count) {
  const pl_op *entered = pl_entered_function(m, name);
  if (m->run->output != NULL)
    pl_call_program(m, op, name, args, count);
  else if (entered != NULL)
    pl_machine_enter(m, entered, op, args, count);
  else if (!pl_answer_pure_call(m, op, name, args, count))
    pl_event(m, op, name, args, count);
}

/* Whether the call's types fit its callee in the source, as far as that is known; they don't if only one of the two was rewritten
 * by -normalize-memrefs. */
static bool fits_callee(const pl_machine *m, const pl_op *op, pl_str name) {
  const pl_op *callee = pl_symbol_lookup(m->run->source_module, name);
  const pl_type *type = callee != NULL ? pl_func_type(callee) : NULL;
  return type == NULL || type->kind != PL_TYPE_FUNCTION || pl_func_call_fits(op, type);
}

/* Runs func.call as call_named does. The machine has stopped if the call is not supported or a claim about the arguments makes it
 * undefined. */
static void do_call(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  if (callee == NULL || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) {
    pl_stop_unsupported(m, op, "a call of a nested symbol");
    return;
  }
  if (!fits_callee(m, op, callee->symbol.path[0])) {
    pl_stop_unsupported(m, op, "a call that passes memrefs of other layouts than its callee takes");
    return;
  }
  uint32_t count;
  pl_scalar *args = pl_gather_operands(m, op, 0, op->num_operands, &count);
  if (!pl_hold_callee_claims(m, op, callee->symbol.path[0], 0, args)) return;
  if (pl_hold_claims(m, op, pl_op_attr(op, PL_NAME_ARG_ATTRS), 0, args)) call_named(m, op, callee->symbol.path[0], args, count);
}

/* Runs func.call_indirect as a call of the function that the first operand points to. The machine has stopped with undefined
 * behavior if there is no such function or a claim about the arguments makes it undefined. */
static void do_call_indirect(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands > 0);
  (void)aux;
  pl_scalar pointer = *pl_leaves(m, pl_operand(op, 0));
  pl_str name;
  if (!pl_fine(m, op, &pointer, "the callee")) return;
  if (!pl_function_at(m->run, pl_scalar_word(&pointer), &name)) {
    pl_stop_undefined(m, op, "the callee is no function");
    return;
  }
  uint32_t count;
  pl_scalar *args = pl_gather_operands(m, op, 1, op->num_operands - 1, &count);
  if (!pl_hold_callee_claims(m, op, name, 1, args)) return;
  if (pl_hold_claims(m, op, pl_op_attr(op, PL_NAME_ARG_ATTRS), 1, args)) call_named(m, op, name, args, count);
}

/* Runs func.return: leaves the frame with the operands. Stops with undefined behavior if a claim about the results makes it so.
 */
static void do_return(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count;
  pl_scalar *values = pl_gather_operands(m, op, 0, op->num_operands, &count);
  const pl_op *func = pl_vec_last(&m->frames).plan->func;
  if (pl_hold_result_claims(m, op, func, values)) pl_leave(m, op, values, count);
}

pl_str pl_assertion_message(const pl_op *assertion) {
  const pl_attr *message = assertion != NULL ? pl_op_attr(assertion, PL_NAME_MSG) : NULL;
  if (message == NULL || message->kind != PL_ATTR_STRING) return (pl_str){0};
  size_t len = 0;
  while (len < message->string.len && message->string.data[len] != 0)
    len++;
  return len == 0 ? PL_STR("") : (pl_str){message->string.data, len};
}

/* Runs cf.assert: if the condition is false, prints its message where that is wanted and stops with PL_STOP_ABORT. Stops with
 * undefined behavior if the condition is poison or undef. */
static void do_assert(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar cond;
  if (!pl_condition(m, op, &cond) || !pl_apint_is_zero(cond.bits)) return;
  const pl_str message = pl_assertion_message(op);
  if (m->run->output != NULL && message.data != NULL) pl_sink_printf(m->run->output, "%.*s\n", PL_STR_FMT(message));
  if (m->role == PL_ROLE_LOWERING && message.data != NULL) pl_note_line(m, op, message);
  m->stop = PL_STOP_ABORT;
  m->stop_op = op;
}

pl_op_entry pl_source_func_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_FUNC_CALL] = {do_call, 0},
      [PL_OP_FUNC_CALL_INDIRECT] = {do_call_indirect, 0},
      [PL_OP_FUNC_CONSTANT] = {pl_do_constant, 0},
      [PL_OP_FUNC_RETURN] = {do_return, 0},
      [PL_OP_CF_ASSERT] = {do_assert, 0},
      [PL_OP_CF_BR] = {pl_do_branch, 0},
      [PL_OP_CF_COND_BR] = {pl_do_cond_branch, 0},
      [PL_OP_CF_SWITCH] = {pl_do_switch, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
