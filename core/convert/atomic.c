/* atomic.c - atomic updates, and ops with a body that becomes part of the function. Source: MLIR documentation, "'memref'
 * Dialect", memref.atomic_rmw, memref.generic_atomic_rmw, memref.alloca_scope; "'llvm' Dialect", llvm.atomicrmw, llvm.cmpxchg. */
#include "core/convert/memref.h"

enum { ORDER_MONOTONIC = 2, ORDER_ACQ_REL = 6 }; /* numbers of the LLVM dialect's atomic orderings */

/* llvm.atomicrmw's number for the kind of memref.atomic_rmw, both as the dialects store them; -1 for products, which it has not.
 */
static int64_t llvm_atomic_kind(int64_t kind) {
  static const int64_t kinds[] = {
      11,
      /* addf: fadd */ 1,
      /* addi: add */ 3,
      /* andi: _and */ 0, /* assign: xchg */
      19,
      /* maximumf: fmaximum */ 13,
      /* maxnumf: fmax */ 7,
      /* maxs: max */ 9, /* maxu: umax */
      20,
      /* minimumf: fminimum */ 14,
      /* minnumf: fmin */ 8,
      /* mins: min */ 10, /* minu: umin */
      -1,
      /* mulf */ -1,
      /* muli */ 5,
      /* ori: _or */ 6, /* xori: _xor */
  };
  return kind >= 0 && kind < (int64_t)(sizeof kinds / sizeof *kinds) ? kinds[kind] : -1;
}

pl_rewrite pl_convert_atomic_rmw(pl_rw *rw, const pl_op *op) {
  int64_t kind = llvm_atomic_kind(pl_int_of(op, "kind", -1));
  if (!pl_rw_convertible(rw, op) || kind < 0) return PL_REWRITE_NO_MATCH;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 1)->type, operands[1], operands + 2);
  pl_value *args[] = {address, operands[0]};
  const pl_attr *attrs = pl_rw_set(rw, NULL, "bin_op", pl_rw_int_attr(rw, 64, kind));
  attrs = pl_rw_set(rw, attrs, "ordering", pl_rw_int_attr(rw, 64, ORDER_ACQ_REL));
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, PL_OP_LLVM_ATOMICRMW, args, 2, operands[0]->type, attrs));
  return PL_REWRITE_DONE;
}

/* A body can become blocks of a region that may have several. */
static bool can_inline(const pl_rw *rw, const pl_op *op) {
  const pl_region *body = op->num_regions == 1 ? op->regions[0] : NULL;
  const pl_op *around = rw->block->region->op;
  return body && body->first && body->first == body->last && body->first->last &&
         (pl_op_has(around, PL_TRAIT_FUNCTION) || pl_op_is(around, PL_OP_SCF_EXECUTE_REGION));
}

/* The ops of a body but its terminator. False after an error. */
static bool inline_body(pl_rw *rw, const pl_op *op) {
  const pl_block *body = op->regions[0]->first;
  PL_FOR_OPS(inner, body) {
    if (inner != body->last && !pl_rw_op(rw, inner)) return false;
  }
  rw->op = op;
  return true;
}

/* The body is copied into the loop, and copies are converted: mlir-opt refuses an op that this run does not convert. */
static bool converts_body(pl_rw *rw, const pl_block *body) {
  for (const pl_op *op = body->first; op && op != body->last; op = op->next) {
    const pl_pattern *row = pl_pattern_of(op->info->kind);
    bool stays = pl_str_is(op->info->dialect, "llvm") || pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST);
    if (!stays && !(row && pl_rw_runs(rw, row->set))) return false;
  }
  return true;
}

/* init: load, br loop(loaded);  loop(current): body, cmpxchg, if it failed loop(seen);  end: */
pl_rewrite pl_convert_generic_atomic_rmw(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type);
  bool has_exchange = type && (type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_LLVM_PTR);
  if (!pl_rw_convertible(rw, op) || !has_exchange || !can_inline(rw, op) || !converts_body(rw, op->regions[0]->first))
    return PL_REWRITE_NO_MATCH;
  const pl_block *body = op->regions[0]->first;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 0)->type, operands[0], operands + 1);
  pl_value *initial = pl_emit_load(rw, address, type, 0, false);
  pl_block *before = rw->block, *loop = pl_rw_new_block_behind(rw, before), *end = pl_rw_new_block_behind(rw, loop);
  pl_emit_br(rw, loop, &initial, 1);
  pl_value *current = pl_block_add_arg(rw->out, loop, type);
  rw->block = loop;
  pl_rw_map(rw, body->args[0], current);
  if (!inline_body(rw, op)) return PL_REWRITE_ERROR;
  pl_value *exchange[] = {address, current, pl_rw_operand(rw, body->last, 0)};
  const pl_type *parts[] = {type, pl_type_integer(rw->ctx, 1)};
  const pl_attr *attrs = pl_rw_set(rw, NULL, "success_ordering", pl_rw_int_attr(rw, 64, ORDER_ACQ_REL));
  attrs = pl_rw_set(rw, attrs, "failure_ordering", pl_rw_int_attr(rw, 64, ORDER_MONOTONIC));
  pl_value *pair = pl_emit(rw, PL_OP_LLVM_CMPXCHG, exchange, 3, pl_rw_struct(rw, parts, 2), attrs);
  const int64_t first = 0, second = 1;
  pl_value *seen = pl_emit_extract(rw, pair, &first, 1), *ok = pl_emit_extract(rw, pair, &second, 1);
  pl_emit_cond_br(rw, ok, end, NULL, 0, loop, &seen, 1, NULL);
  rw->block = end;
  pl_rw_map(rw, pl_result(op, 0), seen);
  return PL_REWRITE_DONE;
}

/* The stack is saved before the body and restored behind it; results become arguments of a block of their own. */
pl_rewrite pl_convert_alloca_scope(pl_rw *rw, const pl_op *op) {
  if (!pl_rw_convertible(rw, op) || !can_inline(rw, op)) return PL_REWRITE_NO_MATCH;
  const pl_op *yield = op->regions[0]->first->last;
  pl_block *before = rw->block, *body = pl_rw_new_block_behind(rw, before), *results = NULL;
  pl_value *stack = pl_emit(rw, PL_OP_LLVM_INTR_STACKSAVE, NULL, 0, pl_rw_ptr_type(rw, 0), NULL);
  pl_emit_br(rw, body, NULL, 0);
  rw->block = body;
  if (!inline_body(rw, op)) return PL_REWRITE_ERROR;
  pl_block *after = pl_rw_new_block_behind(rw, rw->block);
  if (op->num_results) {
    results = after;
    after = pl_rw_new_block_behind(rw, results);
  }
  pl_value **values = pl_operands_from(rw, yield, 0, op->num_results);
  pl_emit_op(rw, PL_OP_LLVM_INTR_STACKRESTORE, &stack, 1, NULL, NULL);
  pl_emit_br(rw, results ? results : after, values, op->num_results);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_rw_map(rw, pl_result(op, i), pl_block_add_arg(rw->out, results, values[i]->type));
  rw->block = after;
  if (results) {
    rw->block = results;
    pl_emit_br(rw, after, NULL, 0);
    rw->block = after;
  }
  return PL_REWRITE_DONE;
}
