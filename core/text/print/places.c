/* Where ops and arguments stand: the explicit location, or the place in the source. */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/printer.h"

/* ---- Locations ---- */

/* The module from whose source the printed module was parsed or derived; if there is no source, the first one of the chain of
 * origins. */
static const pl_module *spelt_module(const pl_printer *pr) {
  const pl_module *module = pr->module;
  while (!module->source && module->origin)
    module = module->origin;
  return module;
}

const pl_attr *pl_pr_arg_place(pl_printer *pr, const pl_value *arg) {
  assert(arg->block && !arg->op);
  const pl_module *module = spelt_module(pr);
  uint32_t line, column;
  pl_arg_place(arg, &line, &column);
  if (pl_arg_loc(arg)) return pl_arg_loc(arg);
  if (!line || !module->source || !module->source->name) return pl_attr_loc_unknown(pr->module->ctx);
  return pl_attr_loc_file(pr->module->ctx, pl_str_from(module->source->name), line, column, 0, 0);
}

const pl_attr *pl_pr_op_place(pl_printer *pr, const pl_op *op) {
  const pl_module *module = spelt_module(pr);
  if (op->loc) return op->loc;
  bool known = op->line || (op == pr->module->op && pl_op_is(op, PL_OP_BUILTIN_MODULE));
  if (!known || !module->source || !module->source->name) return pl_attr_loc_unknown(pr->module->ctx);
  return pl_attr_loc_file(pr->module->ctx, pl_str_from(module->source->name), op->line, op->column, 0, 0);
}
