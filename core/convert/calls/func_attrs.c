/* func_attrs.c - attributes of functions. */
#include <assert.h>

#include "core/convert/calls/convention.h"
#include "core/convert/emit/attrs.h"

/* Whether an attribute of func.func is not inherited by its lowering as it is: the function's own ones, and those that become
 * properties. */
static bool is_consumed(pl_str name) {
  static const char *const names[] = {"sym_name",  "function_type", "sym_visibility", "arg_attrs",    "res_attrs",
                                      "no_inline", "func.varargs",  "llvm.linkage",   "llvm.readnone"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (pl_str_is(name, names[i])) return true;
  }
  return false;
}

const pl_attr *pl_func_carried_attrs(pl_rw *rw, const pl_op *func) {
  assert(pl_op_is(func, PL_OP_FUNC_FUNC));
  const pl_attr *result = NULL;
  for (uint32_t i = 0; func->attrs && i < func->attrs->dict.count; i++) {
    const pl_named_attr *entry = &func->attrs->dict.entries[i];
    if (!is_consumed(entry->name)) result = pl_dict_set(rw->ctx, result, entry->name, entry->value);
  }
  if (pl_rw_requests_wrappers(rw)) result = pl_rw_set(rw, result, PL_NAME_LLVM_EMIT_C_INTERFACE, pl_attr_unit(rw->ctx));
  const pl_attr *visibility = pl_op_attr(func, PL_NAME_SYM_VISIBILITY);
  if (visibility && !pl_str_is(visibility->string, "public")) result = pl_rw_set(rw, result, PL_NAME_SYM_VISIBILITY, visibility);
  return result;
}
