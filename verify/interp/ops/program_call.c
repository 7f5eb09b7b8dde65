/* program_call.c - calls in a program that is run as a whole. */
#include "verify/interp/ops/runtime.h"

#include <assert.h>

#include "verify/interp/ops/calls.h"

void pl_call_program(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args) {
  assert(m->run->output != NULL);
  const pl_op *module = m->role == PL_ROLE_LOWERING ? m->run->lowered_module : m->run->source_module;
  const pl_op *func = module != NULL ? pl_symbol_lookup(module, name) : NULL;
  bool has_body = func != NULL && pl_op_has(func, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(func);
  if (has_body)
    pl_machine_enter(m, func, op, args, num_args);
  else if (!pl_call_printing(m, op, name, args, num_args) && !pl_call_print_memref(m, op, name, args, num_args) &&
           !pl_call_runtime(m, op, name, args, num_args))
    pl_stop_unsupported(m, op, "@%.*s has no body and is no function that can be run", PL_STR_FMT(name));
}
