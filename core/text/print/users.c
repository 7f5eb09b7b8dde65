/* users.c - comments that say where values are used, as --mlir-print-value-users gives them. Source: what `mlir-opt` 22
 * prints. */
#include <assert.h>

#include "core/text/print/names.h"
#include "core/text/print/printer.h"

/* Prints %number of an op without results; %0 if it has no number. */
static void print_op_number(pl_printer *pr, const pl_op *op) {
  uint64_t number = 0;
  if (!pl_map_get(&pr->names->op_numbers, (uint64_t)(uintptr_t)op, &number))
    (void)pl_map_get(&pr->global.op_numbers, (uint64_t)(uintptr_t)op, &number);
  pl_sink_putc(pr->out, '%');
  pl_sink_u64(pr->out, number);
}

/* Prints a user of a value: its results, or its number if it has none. */
static void print_user(pl_printer *pr, const pl_op *user) {
  if (user->num_results == 0) print_op_number(pr, user);
  for (uint32_t i = 0; i < user->num_results; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_value(pr, pl_result(user, i));
  }
}

/* Prints the users of a value, each once and the latest first, or `unused`. */
static void print_users(pl_printer *pr, const pl_value *value) {
  pl_map seen = {0};
  if (!value->uses) pl_sink_puts(pr->out, "unused");
  for (const pl_use *use = value->uses; use; use = use->next) {
    if (pl_map_has(&seen, use->owner)) continue;
    if (use != value->uses) pl_sink_puts(pr->out, ", ");
    pl_map_set_ptr(&seen, use->owner, use->owner);
    print_user(pr, use->owner);
  }
  pl_map_free(&seen);
}

/* Whether the op has one result, which is used by a single op with at most one result. */
static bool has_one_user(const pl_op *op) {
  const pl_op *user = op->results[0].uses ? op->results[0].uses->owner : NULL;
  for (const pl_use *use = op->results[0].uses; use; use = use->next)
    if (use->owner != user) return false;
  return op->num_results == 1 && user && user->num_results <= 1;
}

/* Whether any result of the op has a use. */
static bool is_used(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].uses) return true;
  return false;
}

void pl_pr_op_users(pl_printer *pr, const pl_op *op) {
  if (pr->collecting) return;
  if (op->num_results && !is_used(op)) {
    pl_sink_puts(pr->out, " // unused");
  } else if (op->num_results) {
    pl_sink_puts(pr->out, has_one_user(op) ? " // user: " : " // users: ");
    for (uint32_t i = 0; i < op->num_results; i++) {
      if (i) pl_sink_puts(pr->out, ", ");
      if (op->num_results > 1) pl_sink_putc(pr->out, '(');
      print_users(pr, pl_result(op, i));
      if (op->num_results > 1) pl_sink_putc(pr->out, ')');
    }
  } else if (op->num_operands) {
    pl_sink_puts(pr->out, " // id: ");
    print_op_number(pr, op);
  }
}

void pl_pr_arg_users(pl_printer *pr, const pl_value *arg) {
  assert(arg->block && !arg->op);
  if (pr->collecting) return;
  pl_sink_puts(pr->out, "// ");
  pl_pr_value(pr, arg);
  pl_sink_puts(pr->out, arg->uses ? " is used by " : " is unused");
  if (arg->uses) print_users(pr, arg);
}
