/* atomic.c - atomic updates, and ops with a body that becomes part of the function. Source: MLIR documentation, "'memref'
 * Dialect", memref.atomic_rmw, memref.generic_atomic_rmw, memref.alloca_scope; "'llvm' Dialect", llvm.atomicrmw, llvm.cmpxchg. */
#include <assert.h>

#include "core/base/apfloat.h"
#include "core/convert/emit/attrs.h"
#include "core/convert/emit/blocks.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/fold/fold.h"
#include "core/convert/patterns/memref.h"
#include "core/convert/types/types.h"

enum { ORDER_MONOTONIC = 2, ORDER_ACQ_REL = 6 }; /* numbers of the LLVM dialect's atomic orderings */

/* Numbers of the kinds of memref.atomic_rmw that LLVM has no instruction for. */
enum { KIND_MULF = 12, KIND_MULI = 13 };

/* X(number of the kind of memref.atomic_rmw, of llvm.atomicrmw), both as the dialects store them: addf andi ... */
#define KINDS(X)                                                                                                                 \
  X(0, 11)  /* addf: fadd */                                                                                                     \
  X(1, 1)   /* addi: add */                                                                                                      \
  X(2, 3)   /* andi: _and */                                                                                                     \
  X(3, 0)   /* assign: xchg */                                                                                                   \
  X(4, 19)  /* maximumf: fmaximum */                                                                                             \
  X(5, 13)  /* maxnumf: fmax */                                                                                                  \
  X(6, 7)   /* maxs: max */                                                                                                      \
  X(7, 9)   /* maxu: umax */                                                                                                     \
  X(8, 20)  /* minimumf: fminimum */                                                                                             \
  X(9, 14)  /* minnumf: fmin */                                                                                                  \
  X(10, 8)  /* mins: min */                                                                                                      \
  X(11, 10) /* minu: umin */                                                                                                     \
  X(14, 5)  /* ori: _or */                                                                                                       \
  X(15, 6)  /* xori: _xor */

/* The llvm.atomicrmw operation for a kind of memref.atomic_rmw; -1 if there is none, as for products. */
static int64_t llvm_atomic_kind(int64_t kind) {
  static const struct {
    int64_t from, to;
  } rows[] = {
#define X(from, to) {from, to},
      KINDS(X)
#undef X
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].from == kind) return rows[i].to;
  return -1;
}

/* ---- compare-exchange loops ---- */

/* before: load, br loop(loaded);  loop(current): ..., cmpxchg, if it failed loop(seen);  end:
 * What is exchanged is an integer or a pointer; floats go as their bits. */
typedef struct exchange {
  pl_value *address;
  const pl_type *type, *bits; /* of the element; of what is exchanged */
  pl_block *loop, *end;
  pl_value *found; /* in the loop: its bits */
} exchange;

/* Whether LLVM can exchange integers of that width: a power of two and at least 8. (LLVM Language Reference, "'cmpxchg'
 * Instruction".) */
static bool is_whole(uint32_t width) { return width >= 8 && (width & (width - 1)) == 0; }

/* The type that a compare-exchange of an element works on: an integer or pointer itself, a float's bits as an integer; NULL if
 * LLVM has none. The width of an integer is not checked, as in mlir-opt. */
static const pl_type *exchanged_type(pl_rw *rw, const pl_type *type) {
  if (type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_LLVM_PTR) return type;
  uint32_t width = type->kind == PL_TYPE_FLOAT ? pl_float_bits(type->float_format) : 0;
  return is_whole(width) ? pl_type_integer(rw->ctx, width) : NULL;
}

/* Emits a bitcast to the type and returns it; the value itself if it has that type. */
static pl_value *bitcast(pl_rw *rw, pl_value *value, const pl_type *type) {
  return value->type == type ? value : pl_emit(rw, PL_OP_LLVM_BITCAST, &value, 1, type, NULL);
}

/* Emits the first load and opens the loop of a compare-exchange, where emission goes on; sets the blocks and the found value of
 * *x. Returns the value that was found in memory, of the element type. */
static pl_value *begin_exchange(pl_rw *rw, exchange *x) {
  pl_value *initial = pl_emit_load(rw, x->address, x->bits, 0, false);
  x->loop = pl_rw_new_block_after(rw, rw->block);
  x->end = pl_rw_new_block_after(rw, x->loop);
  pl_emit_br(rw, x->loop, &initial, 1, NULL);
  x->found = pl_block_add_arg(rw->out, x->loop, x->bits);
  rw->block = x->loop;
  return bitcast(rw, x->found, x->type);
}

/* Emits the compare-exchange of `updated` for the found value and the branch that closes the loop; emission goes on after it.
 * Returns the value that was in memory before the exchange. */
static pl_value *end_exchange(pl_rw *rw, const exchange *x, pl_value *updated) {
  pl_value *operands[] = {x->address, x->found, bitcast(rw, updated, x->bits)};
  const pl_type *parts[] = {x->bits, pl_type_integer(rw->ctx, 1)};
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_SUCCESS_ORDERING, pl_rw_int_attr(rw, 64, ORDER_ACQ_REL));
  attrs = pl_rw_set(rw, attrs, PL_NAME_FAILURE_ORDERING, pl_rw_int_attr(rw, 64, ORDER_MONOTONIC));
  pl_value *pair = pl_emit(rw, PL_OP_LLVM_CMPXCHG, operands, 3, pl_rw_struct(rw, parts, 2), attrs);
  const int64_t first = 0, second = 1;
  pl_value *seen = pl_emit_extract(rw, pair, &first, 1), *ok = pl_emit_extract(rw, pair, &second, 1);
  pl_emit_cond_br(rw, ok, x->end, NULL, 0, x->loop, &seen, 1, NULL);
  rw->block = x->end;
  return bitcast(rw, seen, x->type);
}

/* Whether the current region may have several blocks: it belongs to a function or an scf.execute_region. */
static bool may_branch(const pl_rw *rw) {
  const pl_op *around = rw->block->region->op;
  return pl_op_has(around, PL_TRAIT_FUNCTION) || pl_op_is(around, PL_OP_SCF_EXECUTE_REGION);
}

/* Whether the body of an op can be inlined where emission is: the op has one region, of exactly one block that is not empty, and
 * the region around rw->block may have several blocks (may_branch). */
static bool can_inline(const pl_rw *rw, const pl_op *op) {
  const pl_region *body = op->num_regions == 1 ? op->regions[0] : NULL;
  return body && body->first && body->first == body->last && body->first->last && may_branch(rw);
}

/* Converts a memref.atomic_rmw of kind mulf (`floats`) or muli to a compare-exchange loop; only in a run that converts
 * everything, since mlir-opt leaves it. No match in other runs, for elements that llvm.cmpxchg does not take, or in a region that
 * may have one block only. */
static pl_rewrite convert_product(pl_rw *rw, const pl_op *op, bool floats) {
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type), *bits = type ? exchanged_type(rw, type) : NULL;
  bool all = (rw->options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL;
  if (!all || !bits || !is_whole(bits->kind == PL_TYPE_INTEGER ? bits->integer.width : 0) || !may_branch(rw))
    return PL_REWRITE_NO_MATCH;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 1)->type, operands[1], operands + 2);
  exchange x = {.address = address, .type = type, .bits = bits};
  pl_value *factors[] = {begin_exchange(rw, &x), operands[0]};
  pl_value *product = pl_emit(rw, floats ? PL_OP_LLVM_FMUL : PL_OP_LLVM_MUL, factors, 2, type, NULL);
  pl_rw_map(rw, pl_result(op, 0), end_exchange(rw, &x, product));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_atomic_rmw(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_ATOMIC_RMW));
  int64_t written = pl_int_of(op, PL_NAME_KIND, -1), kind = llvm_atomic_kind(written);
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  if (kind < 0 && (written == KIND_MULF || written == KIND_MULI)) return convert_product(rw, op, written == KIND_MULF);
  if (kind < 0) return PL_REWRITE_NO_MATCH;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 1)->type, operands[1], operands + 2);
  pl_value *args[] = {address, operands[0]};
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_BIN_OP, pl_rw_int_attr(rw, 64, kind));
  attrs = pl_rw_set(rw, attrs, PL_NAME_ORDERING, pl_rw_int_attr(rw, 64, ORDER_ACQ_REL));
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, PL_OP_LLVM_ATOMICRMW, args, 2, operands[0]->type, attrs));
  return PL_REWRITE_DONE;
}

/* Converts the ops of an op's body, except its terminator, at the current place. False after an error. */
static bool inline_body(pl_rw *rw, const pl_op *op) {
  const pl_block *body = op->regions[0]->first;
  PL_FOR_OPS(inner, body) {
    if (inner != body->last && !pl_rw_op(rw, inner)) return false;
  }
  rw->op = op;
  return true;
}

/* Whether this run can lower every op of the body but the terminator; ops that fold away are folded here. */
static bool converts_body(pl_rw *rw, const pl_block *body) {
  for (const pl_op *op = body->first; op && op != body->last; op = op->next) {
    const pl_op *left = op;
    bool stays = pl_str_is(op->info->dialect, "llvm") || pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST);
    if (!stays && !pl_rw_has_pattern(rw, op->info->kind) && !pl_rw_fold(rw, &left)) return false;
  }
  return true;
}

pl_rewrite pl_convert_generic_atomic_rmw(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW));
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type), *bits = type ? exchanged_type(rw, type) : NULL;
  if (!pl_rw_convertible(rw, op) || !bits || !can_inline(rw, op) || !converts_body(rw, op->regions[0]->first))
    return PL_REWRITE_NO_MATCH;
  const pl_block *body = op->regions[0]->first;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  exchange x = {.address = pl_desc_element(rw, pl_operand(op, 0)->type, operands[0], operands + 1), .type = type, .bits = bits};
  pl_rw_map(rw, body->args[0], begin_exchange(rw, &x));
  if (!inline_body(rw, op)) return PL_REWRITE_ERROR;
  pl_rw_map(rw, pl_result(op, 0), end_exchange(rw, &x, pl_rw_operand(rw, body->last, 0)));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_alloca_scope(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE));
  if (!pl_rw_convertible(rw, op) || !can_inline(rw, op)) return PL_REWRITE_NO_MATCH;
  const pl_op *yield = op->regions[0]->first->last;
  pl_block *before = rw->block, *body = pl_rw_new_block_after(rw, before), *results = NULL;
  pl_value *stack = pl_emit(rw, PL_OP_LLVM_INTR_STACKSAVE, NULL, 0, pl_rw_ptr_type(rw, 0), NULL);
  pl_emit_br(rw, body, NULL, 0, NULL);
  rw->block = body;
  if (!inline_body(rw, op)) return PL_REWRITE_ERROR;
  pl_block *after = pl_rw_new_block_after(rw, rw->block);
  if (op->num_results) {
    results = after;
    after = pl_rw_new_block_after(rw, results);
  }
  pl_value **values = pl_operands_from(rw, yield, 0, op->num_results);
  pl_emit_op(rw, PL_OP_LLVM_INTR_STACKRESTORE, &stack, 1, NULL, NULL);
  pl_emit_br(rw, results ? results : after, values, op->num_results, NULL);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_rw_map(rw, pl_result(op, i), pl_block_add_arg(rw->out, results, values[i]->type));
  rw->block = after;
  if (results) {
    rw->block = results;
    pl_emit_br(rw, after, NULL, 0, NULL);
    rw->block = after;
  }
  return PL_REWRITE_DONE;
}
