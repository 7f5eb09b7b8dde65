/* byval.c - copies of what a call passes by value. Source: LLVM Language Reference, "Parameter Attributes", byval. */
#include "verify/interp/ops/byval.h"

#include <assert.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/argument_claims.h"

/* The pointer to the first byte of an object. */
static pl_scalar pointer_to(pl_machine *m, uint32_t number) {
  pl_scalar s = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, pl_memory_at(&m->memory, number)->object.base);
  s.object = number;
  return s;
}

/* Whether call and function agree on the attribute `name` of an argument; a call of another dialect than llvm need not have it.
 */
static bool says_the_same(const pl_op *func, const pl_op *call, uint32_t index, pl_attr_name name) {
  const pl_attr *own = pl_argument_claim(call, index, name);
  return own == pl_argument_claim(func, index, name) || (own == NULL && !pl_op_is(call, PL_OP_LLVM_CALL));
}

/* Makes a `byval` argument of the callee point to a copy, on the stack, of the value of `type` that it pointed to. The machine
 * has stopped if that is not possible. (LLVM Language Reference, "Parameter Attributes", byval.) */
static void copy_argument(pl_machine *m, const pl_op *func, const pl_op *call, uint32_t index, const pl_type *type) {
  const pl_layout *layout = pl_machine_layout(m, type);
  pl_scalar *pointer = pl_leaves(m, func->regions[0]->first->args[index]);
  uint64_t align = layout->align;
  uint32_t number;
  if (!layout->in_memory) {
    pl_stop_unsupported(m, call, "an argument of this type can't be passed by value");
    return;
  }
  const pl_attr *wanted = pl_argument_claim(func, index, PL_NAME_LLVM_ALIGN);
  if (wanted != NULL && wanted->kind == PL_ATTR_INTEGER && !pl_apint_to_u64(wanted->integer, &align)) align = layout->align;
  if (!pl_allocate(m, call, PL_OBJECT_STACK, layout->size, align, &number)) return;
  const pl_scalar copy = pointer_to(m, number), from = pl_use_scalar(m, pointer);
  if (pl_scalar_is_fine(&from) && align > 1 && pl_scalar_word(&from) % align != 0)
    pl_stop_undefined(m, call, "what is passed by value is not aligned as the callee's copy is");
  else if (pl_copy_bytes(m, call, &copy, &from, layout->size, false))
    *pointer = copy;
}

void pl_copy_arguments(pl_machine *m, const pl_op *func, const pl_op *call) {
  assert(m->frames.len > 0 && pl_vec_last(&m->frames).plan->func == func);
  assert(call != NULL);
  static const pl_attr_name others[] = {PL_NAME_LLVM_INALLOCA, PL_NAME_LLVM_PREALLOCATED};
  for (uint32_t i = 0; i < func->regions[0]->first->num_args && m->stop == PL_STOP_INVALID; i++) {
    bool known = says_the_same(func, call, i, PL_NAME_LLVM_BYVAL);
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
      known &= pl_argument_claim(func, i, others[k]) == NULL && pl_argument_claim(call, i, others[k]) == NULL;
    const pl_type *type = pl_byval_type(func, i);
    if (!known)
      pl_stop_unsupported(m, call, "call and callee pass an argument in different ways, or in the caller's frame");
    else if (type != NULL)
      copy_argument(m, func, call, i, type);
  }
}
