/* noalias.c - `noalias` arguments that do not escape from the source: a callee that changed what they lead to would be
 * undefined beside the function's own accesses, and so would be one that reads what the function writes. Runs have callees that
 * do neither. Source: LLVM Language Reference, "Parameter Attributes", noalias; "Pointer Aliasing Rules". */
#include "verify/interp/compare/comparer.h"

#include <assert.h>

#include "verify/interp/machine/argument_claims.h"

/* Whether operand `i` is the address of an access or of a query by the operation that is known not to let it escape. */
static bool only_accesses(const pl_op *op, uint32_t i) {
  const bool reads = pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_AFFINE_LOAD) ||
                     pl_op_is(op, PL_OP_VECTOR_LOAD) || pl_op_is(op, PL_OP_MEMREF_DIM);
  const bool writes = pl_op_is(op, PL_OP_LLVM_STORE) || pl_op_is(op, PL_OP_MEMREF_STORE) || pl_op_is(op, PL_OP_AFFINE_STORE) ||
                      pl_op_is(op, PL_OP_VECTOR_STORE);
  return (reads && i == 0) || (writes && i == 1);
}

/* Whether the op's result is known to be an address in the same object as operand `i`. */
static bool is_address_of_same(const pl_op *op, uint32_t i) {
  return i == 0 && (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR) || pl_op_is(op, PL_OP_MEMREF_CAST) ||
                    pl_op_is(op, PL_OP_MEMREF_SUBVIEW) || pl_op_is(op, PL_OP_MEMREF_VIEW));
}

enum { MOST_VALUES = 64 };

typedef struct value_list {
  const pl_value *data[MOST_VALUES];
  uint32_t len;
} value_list;

/* Appends the results of operations of `func` that compute an address in the same object from `value` to `made`. False if
 * `value` has a use that is neither such an operation nor an access, or `made` is full. */
static bool stays(const pl_op *func, const pl_value *value, value_list *made) {
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL; op = pl_op_walk_next(func, op))
    for (uint32_t i = 0; i < op->num_operands; i++) {
      if (pl_operand(op, i) != value || only_accesses(op, i)) continue;
      if (!is_address_of_same(op, i) || made->len == MOST_VALUES) return false;
      made->data[made->len++] = pl_result(op, 0);
    }
  return true;
}

/* Whether the argument, or an address derived from it, may be used other than for accesses (only_accesses); false only if it
 * is known that it is not. */
static bool is_given_away(const pl_op *func, const pl_value *argument) {
  value_list made = {{argument}, 1};
  for (uint32_t i = 0; i < made.len; i++)
    if (!stays(func, made.data[i], &made)) return true;
  return false;
}

/* Marks the object that a `byval` argument points to, if any, as a copy, which is private to the function as long as its
 * address does not escape. (LLVM Language Reference, "Parameter Attributes", byval.) */
static void note_copy(pl_comparer *c, const pl_value *argument) {
  const uint32_t object = argument->type->kind == PL_TYPE_LLVM_PTR ? pl_leaves(&c->source, argument)[0].object : 0;
  if (object == 0) return;
  pl_buffer *buffer = pl_memory_at(&c->source.memory, object);
  buffer->not_escaped = buffer->copied = true;
}

void pl_note_alone(pl_comparer *c) {
  const pl_block *entry = pl_func_entry(c->source_func);
  assert(entry != NULL);
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_type *type = entry->args[i]->type;
    const bool leads = type->kind == PL_TYPE_LLVM_PTR || type->kind == PL_TYPE_MEMREF;
    if (pl_claims(pl_claims_at(c->source_func, PL_NAME_ARG_ATTRS, i), PL_NAME_LLVM_BYVAL)) note_copy(c, entry->args[i]);
    if (!leads || !pl_claims(pl_claims_at(c->source_func, PL_NAME_ARG_ATTRS, i), PL_NAME_LLVM_NOALIAS)) continue;
    const pl_scalar *leaves = pl_leaves(&c->source, entry->args[i]);
    const uint32_t object = leaves[type->kind == PL_TYPE_MEMREF ? 1 : 0].object;
    if (object != 0 && !is_given_away(c->source_func, entry->args[i])) pl_memory_at(&c->source.memory, object)->noalias = true;
  }
}
