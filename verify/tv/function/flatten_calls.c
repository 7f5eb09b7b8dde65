/* flatten_calls.c - a callee's body in the place of a call that is inlined. Which calls are is stated in inlining.c. */
#include <assert.h>

#include "verify/sem/state/layout.h"
#include "verify/tv/function/flatten_ops.h"

enum { MAX_INSIDE_OPS = 20000 };

const pl_op *pl_flatten_callee(flattener *f, const pl_op *call) {
  const pl_op *callee = f->tables ? pl_tv_inlined_callee(f->tables, call, f->role) : NULL;
  uint32_t ops = 0;
  if (!callee || f->depth >= PL_FLATTEN_NESTING) return NULL;
  for (const inlined_call *at = f->inside; at; at = at->outer)
    if (at->callee == callee) return NULL;
  pl_op *root = (pl_op *)(uintptr_t)callee;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    ops++;
  if (callee == f->func || ops > MAX_INSIDE_OPS - f->num_inlined) return NULL;
  f->num_inlined += ops;
  return callee;
}

/* Whether the callee has objects on the stack, copies of arguments included. */
static bool makes_stack_objects(const pl_op *callee) {
  pl_op *root = (pl_op *)(uintptr_t)callee;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_op_is(op, PL_OP_LLVM_ALLOCA) || pl_op_is(op, PL_OP_MEMREF_ALLOCA)) return true;
  for (uint32_t i = 0; i < callee->regions[0]->first->num_args; i++)
    if (pl_tv_copied_type(callee, i)) return true;
  return false;
}

/* Appends an llvm.intr.stacksave; returns its result. */
static pl_value *save_stack(flattener *f) {
  const pl_type *pointer = pl_type_llvm_ptr(f->module->ctx, 0);
  return pl_result(
      pl_flatten_emit(
          f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_INTR_STACKSAVE), .result_types = &pointer, .num_results = 1}),
      0);
}

/* Appends an llvm.intr.stackrestore to the saved stack; nothing if `saved` is NULL or flattening has failed. */
static void restore_stack(flattener *f, pl_value *saved) {
  if (saved && f->fine)
    pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_INTR_STACKRESTORE), .operands = &saved, .num_operands = 1});
}

void pl_flatten_end_call(flattener *f, const pl_op *op) {
  value_vec passed = {0};
  inlined_call *call = f->inside;
  pl_flatten_values(f, op, 0, op->num_operands, call->rest ? &passed : &call->results);
  if (call->rest) pl_flatten_branch(f, call->rest, &passed);
  pl_vec_free(&passed);
}

/* Appends an integer constant as wide as a pointer; returns it. */
static pl_value *word(flattener *f, uint64_t value) {
  pl_context *ctx = f->module->ctx;
  return pl_flatten_constant(f, pl_attr_i64(ctx, pl_type_integer(ctx, PL_POINTER_BITS), (int64_t)value));
}

/* Appends the llvm.alloca for the callee's copy of `byval` argument `index`; returns its address, NULL once flattening has
 * failed. */
static pl_value *new_copy(flattener *f, const pl_op *callee, uint32_t index) {
  pl_context *ctx = f->module->ctx;
  const pl_type *pointer = callee->regions[0]->first->args[index]->type;
  const pl_attr *align = pl_tv_copied_align(callee, index);
  pl_value *one = word(f, 1);
  const pl_named_attr entries[] = {{PL_STR("elem_type"), pl_attr_type(ctx, pl_tv_copied_type(callee, index))},
                                   {PL_STR("alignment"), align}};
  assert(align);
  if (!f->fine) return NULL;
  return pl_result(pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_ALLOCA),
                                                    .operands = &one,
                                                    .num_operands = 1,
                                                    .result_types = &pointer,
                                                    .num_results = 1,
                                                    .attrs = pl_attr_dict(ctx, entries, 2)}),
                   0);
}

/* Appends a load of the first byte with that alignment, so that a pointer that is less aligned is undefined. */
static void require_align(flattener *f, pl_value *pointer, const pl_attr *align) {
  const pl_type *byte = pl_type_integer(f->module->ctx, 8);
  pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_LOAD),
                                   .operands = &pointer,
                                   .num_operands = 1,
                                   .result_types = &byte,
                                   .num_results = 1,
                                   .attrs = pl_flatten_attr(f, PL_NAME_ALIGNMENT, align)});
}

/* The value that the inlined callee gets for argument `index`: the operand, or if it is `byval` the address of a copy made
 * before the body. NULL once flattening has failed. (LLVM Language Reference, "Parameter Attributes", byval.) */
static pl_value *argument(flattener *f, const pl_op *call, const pl_op *callee, uint32_t index) {
  pl_context *ctx = f->module->ctx;
  pl_value *given = pl_flatten_value(f, pl_operand(call, index));
  if (!pl_tv_copied_type(callee, index) || !f->fine) return given;
  pl_value *operands[] = {new_copy(f, callee, index), given, word(f, pl_tv_copied_bytes(callee, index))};
  if (!f->fine) return NULL;
  const pl_attr *ordinary = pl_flatten_attr(f, PL_NAME_IS_VOLATILE, pl_attr_i64(ctx, pl_type_integer(ctx, 1), 0));
  require_align(f, given, pl_tv_copied_align(callee, index));
  pl_flatten_emit(
      f,
      &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_INTR_MEMCPY), .operands = operands, .num_operands = 3, .attrs = ordinary});
  return operands[0];
}

void pl_flatten_call(flattener *f, const pl_op *op, const pl_op *callee) {
  assert(callee != f->func && !pl_func_is_declaration(callee));
  const pl_block *entry = callee->regions[0]->first;
  inlined_call call = {.outer = f->inside, .callee = callee, .rest = entry->next ? pl_flatten_new_block(f) : NULL};
  pl_map values = f->values, blocks = f->blocks, own = {0};
  pl_value *saved = f->role == PL_ROLE_LOWERING && makes_stack_objects(callee) ? save_stack(f) : NULL;
  for (uint32_t i = 0; i < op->num_operands; i++)
    pl_map_set_ptr(&own, entry->args[i], argument(f, op, callee, i));
  f->values = own;
  f->blocks = (pl_map){0};
  f->inside = &call;
  if (f->fine) pl_flatten_walk_below(f, callee->regions[0], &(exit_way){0}, f->at);
  f->inside = (inlined_call *)(uintptr_t)call.outer;
  pl_map_free(&f->values);
  pl_map_free(&f->blocks);
  f->values = values;
  f->blocks = blocks;
  if (call.rest) {
    pl_flatten_add_result_args(f, call.rest, op);
    f->at = call.rest;
  }
  f->fine &= call.rest || call.results.len == op->num_results;
  for (uint32_t i = 0; f->fine && !call.rest && i < op->num_results; i++)
    pl_map_set_ptr(&f->values, &op->results[i], call.results.data[i]);
  restore_stack(f, saved);
  pl_vec_free(&call.results);
}
