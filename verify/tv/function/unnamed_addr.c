/* unnamed_addr.c - whether it can be observed that the address of a symbol which the module keeps to itself is another one's,
 * too: it can't as long as it is only called, read and written through. LLVM's optimiser states that (unnamed_addr) where it sees
 * it, and may then make one of two that are equal. Source: LLVM Language Reference, "Global Variables", "Functions":
 * unnamed_addr.
 */
#include <assert.h>

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/tv/function/linkage.h"

typedef PL_VEC(const pl_use *) use_vec;

/* Whether the attribute (may be NULL) is a symbol reference whose last name is `name`. */
static bool names(const pl_attr *attr, pl_str name) {
  if (!attr || attr->kind != PL_ATTR_SYMBOL) return false;
  return pl_str_eq(attr->symbol.path[attr->symbol.count - 1], name);
}

/* Pushes onto `work` the use list of each block argument that the branch, the use's owner, passes the used value to. */
static void push_arguments(const pl_use *use, use_vec *work) {
  for (uint32_t s = 0; s < use->owner->num_successors; s++) {
    const pl_successor *to = &use->owner->successors[s];
    for (uint32_t i = 0; i < to->count; i++)
      if (pl_operand(use->owner, to->first + i) == use->value) pl_vec_push(work, to->block->args[i]->uses);
  }
}

bool pl_tv_derives_address(const pl_op *op) {
  assert(op && op->info);
  return pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR) || pl_op_is(op, PL_OP_LLVM_INSERTVALUE) || pl_op_is(op, PL_OP_LLVM_EXTRACTVALUE);
}

bool pl_tv_carries_address(const pl_op *op) {
  if (!pl_tv_derives_address(op)) return false;
  const pl_type *type = op->results[0].type;
  return type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_FLOAT;
}

/* Whether the use of the address is one in which its value does not matter; the uses of what it is passed on as are pushed for
 * the same check. */
static bool is_through(const pl_use *use, use_vec *work) {
  const pl_op *op = use->owner;
  switch (op->info->kind) {
  case PL_OP_LLVM_GETELEMENTPTR:
  case PL_OP_LLVM_INSERTVALUE:
  case PL_OP_LLVM_EXTRACTVALUE:
    if (pl_tv_carries_address(op)) pl_vec_push(work, op->results[0].uses);
    return true;
  case PL_OP_LLVM_ADDRSPACECAST:
  case PL_OP_LLVM_SELECT: pl_vec_push(work, op->results[0].uses); return true;
  case PL_OP_LLVM_BR:
  case PL_OP_LLVM_COND_BR:
  case PL_OP_LLVM_SWITCH: push_arguments(use, work); return true;
  case PL_OP_LLVM_LOAD: return true;
  case PL_OP_LLVM_STORE: return pl_operand(op, 0) != use->value;
  case PL_OP_LLVM_INTR_MEMCPY:
  case PL_OP_LLVM_INTR_MEMCPY_INLINE:
  case PL_OP_LLVM_INTR_MEMMOVE:
  case PL_OP_LLVM_INTR_MEMSET:
  case PL_OP_LLVM_INTR_MEMSET_INLINE: return true;
  case PL_OP_LLVM_ATOMICRMW: return pl_operand(op, 1) != use->value;
  case PL_OP_LLVM_CMPXCHG: return pl_operand(op, 1) != use->value && pl_operand(op, 2) != use->value;
  case PL_OP_LLVM_CALL:
    if (pl_op_attr(op, PL_NAME_CALLEE) || pl_operand(op, 0) != use->value) return false;
    for (uint32_t i = 1; i < op->num_operands; i++)
      if (pl_operand(op, i) == use->value) return false;
    return true;
  default: return false;
  }
}

/* Whether an attribute of the op refers to the symbol, other than in its definition, a direct call, or llvm.mlir.addressof. */
static bool names_otherwise(const pl_op *op, pl_str name) {
  const bool takes = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF),
             calls = pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_FUNC_CALL);
  for (uint32_t i = 0; op->attrs && op->attrs->refers && i < op->attrs->dict.count; i++) {
    const pl_named_attr *attr = &op->attrs->dict.entries[i];
    const bool is_known = takes || pl_str_is(attr->name, "sym_name") || (calls && pl_str_is(attr->name, "callee"));
    if (!is_known && pl_entry_refers_to(op, attr, name)) return true;
  }
  return false;
}

bool pl_tv_address_stays(const pl_op *symbol) {
  enum { MOST_USES = 10000 }; /* those of an argument come back where it goes around in a loop */
  const pl_op *module = symbol->block->region->op;
  uint32_t seen = 0;
  const pl_str name = pl_symbol_name(symbol);
  use_vec work = {0};
  bool fine = true;
  for (pl_op *op = (pl_op *)(uintptr_t)module; op && fine; op = pl_op_walk_next(module, op)) {
    fine = !pl_op_is(op, PL_OP_UNREGISTERED) && !names_otherwise(op, name);
    if (pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) && names(pl_op_attr(op, PL_NAME_GLOBAL_NAME), name))
      pl_vec_push(&work, op->results[0].uses);
    while (work.len > 0 && fine)
      for (const pl_use *use = pl_vec_pop(&work); use && fine; use = use->next)
        fine = ++seen <= MOST_USES && is_through(use, &work);
  }
  pl_vec_free(&work);
  return fine;
}
