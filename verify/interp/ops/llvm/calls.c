/* calls.c - calls, returns and branches of the LLVM dialect. */
#include "verify/interp/ops/llvm/table.h"

#include <assert.h>

#include "verify/interp/machine/frame.h"
#include "verify/interp/machine/promises.h"
#include "verify/interp/machine/symbols.h"
#include "verify/interp/ops/branch.h"
#include "verify/interp/ops/calls.h"
#include "verify/interp/ops/claim_checks.h"
#include "verify/interp/ops/pure_calls.h"
#include "verify/interp/ops/runtime.h"

/* The llvm.func of that name with a body in the lowering; NULL if there is none. */
static const pl_op *lowered_function(const pl_machine *m, pl_str name) {
  const pl_op *op = m->run->lowered_module != NULL ? pl_symbol_lookup(m->run->lowered_module, name) : NULL;
  return op != NULL && pl_op_is(op, PL_OP_LLVM_FUNC) && !pl_func_is_declaration(op) ? op : NULL;
}

/* Whether the op directly calls the C library's `free`, which is no event even though the source declares it. (C17, 7.22.3.3.) */
static bool is_free(const pl_machine *m, const pl_op *op, pl_str name) {
  const pl_op *symbol = m->run->source_module != NULL ? pl_symbol_lookup(m->run->source_module, name) : NULL;
  if (!pl_str_is(name, "free") || pl_op_attr(op, PL_NAME_CALLEE) == NULL) return false;
  if (op->num_operands != 1 || op->num_results != 0 || pl_operand(op, 0)->type->kind != PL_TYPE_LLVM_PTR) return false;
  if (symbol != NULL && (!pl_op_is(symbol, PL_OP_LLVM_FUNC) || !pl_func_is_declaration(symbol) || pl_is_unknown_to_llvm(symbol)))
    return false;
  return !pl_is_unknown_to_llvm(op) && (op->block == NULL || !pl_is_unknown_to_llvm(op->block->region->op));
}

/* Runs a call of that name: enters a body, runs or answers it here if it is known what the function does, or stops at an event.
 */
static void call_named(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t count) {
  assert(count == 0 || args != NULL);
  if (m->run->output != NULL) {
    pl_call_program(m, op, name, args, count);
    return;
  }
  const pl_op *entered = pl_entered_function(m, name);
  if (entered != NULL) {
    pl_machine_enter(m, entered, op, args, count);
    return;
  }
  const pl_op *func = pl_source_function(m->run, name) == NULL ? lowered_function(m, name) : NULL;
  if (func != NULL) {
    pl_machine_enter(m, func, op, args, count);
    return;
  }
  const bool in_source = m->run->source_module != NULL && pl_symbol_in_use(m->run->source_module, name) != NULL;
  if ((!in_source || is_free(m, op, name)) && pl_call_runtime(m, op, name, args, count)) return;
  if (!pl_answer_pure_call(m, op, name, args, count)) pl_event(m, op, name, args, count);
}

/* Runs llvm.call, direct or indirect, as call_named does. The machine has stopped if the callee is no function, a claim about the
 * arguments makes the call undefined (see claim_checks.h), or the form is not supported. */
static void do_call(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  uint32_t count, first = callee == NULL ? 1 : 0;
  pl_str name;
  const pl_attr *bundles = pl_op_attr(op, PL_NAME_OP_BUNDLE_TAGS);
  if (bundles != NULL && (bundles->kind != PL_ATTR_ARRAY || bundles->array.count > 0)) {
    pl_stop_unsupported(m, op, "a call with operand bundles"); /* their operands are no arguments */
    return;
  }
  if (callee != NULL && (callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1)) {
    pl_stop_unsupported(m, op, "a call of a nested symbol");
    return;
  }
  if (callee != NULL) {
    name = callee->symbol.path[0];
  } else {
    pl_scalar pointer = op->num_operands > 0 ? pl_use_leaf(m, pl_operand(op, 0), 0) : (pl_scalar){.poison = true};
    if (pointer.poison) {
      pl_stop_undefined(m, op, "the callee is poison");
      return;
    }
    if (!pl_function_at(m->run, pl_scalar_word(&pointer), &name)) {
      pl_stop_undefined(m, op, "the callee is no function");
      return;
    }
  }
  pl_scalar *args = pl_gather_operands(m, op, first, op->num_operands - first, &count);
  if (!pl_hold_callee_claims(m, op, name, first, args)) return;
  if (pl_hold_claims(m, op, pl_op_attr(op, PL_NAME_ARG_ATTRS), first, args)) call_named(m, op, name, args, count);
}

/* Runs llvm.return: leaves the frame with the operands. The machine has stopped with undefined behavior if the function's claims
 * do not allow that. */
static void do_return(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count;
  pl_scalar *values = pl_gather_operands(m, op, 0, op->num_operands, &count);
  const pl_op *func = pl_vec_last(&m->frames).plan->func;
  if (pl_hold_result_claims(m, op, func, values) && pl_may_return(m, op, values, count)) pl_leave(m, op, values, count);
}

/* Runs llvm.unreachable or ub.unreachable: undefined behavior. */
static void do_unreachable(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_stop_undefined(m, op, "an unreachable place is reached");
}

pl_op_entry pl_llvm_call_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_LLVM_CALL] = {do_call, 0},
      [PL_OP_LLVM_RETURN] = {do_return, 0},
      [PL_OP_LLVM_BR] = {pl_do_branch, 0},
      [PL_OP_LLVM_COND_BR] = {pl_do_cond_branch, 0},
      [PL_OP_LLVM_SWITCH] = {pl_do_switch, 0},
      [PL_OP_LLVM_UNREACHABLE] = {do_unreachable, 0},
      [PL_OP_UB_UNREACHABLE] = {do_unreachable, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
