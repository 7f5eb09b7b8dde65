/* outline.c - a function of one operation: what it reads are the arguments, what it makes is returned. */
#include <assert.h>

#include "fuzz/shrink/internal.h"

typedef struct outliner {
  pl_module *module;
  pl_op *op;
  pl_op *func; /* the new one */
  pl_block *body;
  pl_map known; /* values from outside -> what stands for them */
} outliner;

/* Whether the op is `root` or nested in it. */
static bool is_inside(const pl_op *root, const pl_op *op) {
  while (op && op != root)
    op = op->block && op->block->region ? op->block->region->op : NULL;
  return op == root;
}

/* Whether the value is defined outside of the op that is outlined. */
static bool is_from_outside(const outliner *o, const pl_value *value) {
  return value->op ? !is_inside(o->op, value->op) : !value->block->region || !is_inside(o->op, value->block->region->op);
}

/* The value that stands for an outside value in the new function, always the same one: a copy if it is a constant, else a new
 * argument. */
static pl_value *stand_in(outliner *o, pl_value *value) {
  pl_value *made = pl_map_get_ptr(&o->known, value);
  if (made) return made;
  if (value->op && pl_is_simple_value(value)) {
    pl_op *constant = pl_op_new(
        o->module,
        &(pl_op_spec){.info = value->op->info, .result_types = &value->type, .num_results = 1, .attrs = value->op->attrs});
    pl_op_append(o->body, constant);
    made = pl_result(constant, 0);
  } else {
    made = pl_block_add_arg(o->module, o->body, value->type);
  }
  pl_map_set_ptr(&o->known, value, made);
  return made;
}

/* Replaces the operands of `reader` that are defined outside by what stands for them in the new function. */
static void pass_values(outliner *o, pl_op *reader) {
  for (uint32_t i = 0; i < reader->num_operands; i++)
    if (is_from_outside(o, pl_operand(reader, i))) pl_use_set(&reader->operands[i], stand_in(o, pl_operand(reader, i)));
}

/* Appends a return of the op's results to the new function: llvm.return if `llvm`, else func.return. */
static void return_results(outliner *o, bool llvm) {
  PL_VEC(pl_value *) results = {0};
  for (uint32_t i = 0; i < o->op->num_results; i++)
    pl_vec_push(&results, pl_result(o->op, i));
  pl_op_append(o->body, pl_op_new(o->module, &(pl_op_spec){.info = pl_op_info_of(llvm ? PL_OP_LLVM_RETURN : PL_OP_FUNC_RETURN),
                                                           .operands = results.data,
                                                           .num_operands = (uint32_t)results.len}));
  pl_vec_free(&results);
}

/* Sets the type of the new function from its arguments and the op's results: an LLVM function type if `llvm`, else a builtin
 * one. */
static void set_type(outliner *o, bool llvm) {
  pl_types inputs = {0}, results = {0};
  for (uint32_t i = 0; i < o->body->num_args; i++)
    pl_vec_push(&inputs, o->body->args[i]->type);
  for (uint32_t i = 0; i < o->op->num_results; i++)
    pl_vec_push(&results, pl_result(o->op, i)->type);
  pl_context *ctx = o->module->ctx;
  const pl_type *only = results.len ? results.data[0] : pl_type_llvm_simple(ctx, PL_TYPE_LLVM_VOID);
  const pl_type *type = llvm ? pl_type_llvm_func(ctx, only, inputs.data, (uint32_t)inputs.len, false)
                             : pl_type_function(ctx, inputs.data, (uint32_t)inputs.len, results.data, (uint32_t)results.len);
  pl_op_set_attr(o->func, PL_NAME_FUNCTION_TYPE, pl_attr_type(ctx, type));
  pl_vec_free(&inputs);
  pl_vec_free(&results);
}

pl_op *pl_shrink_outline(pl_module *module, pl_op *top, pl_op *op) {
  assert(op != top && pl_op_has(top, PL_TRAIT_FUNCTION) && top->module == module);
  bool llvm = pl_op_is(top, PL_OP_LLVM_FUNC);
  if ((!llvm && !pl_op_is(top, PL_OP_FUNC_FUNC)) || op->num_successors || pl_is_terminator(op) || (llvm && op->num_results > 1))
    return NULL;
  outliner o = {.module = module, .op = op, .body = pl_block_new(module)};
  o.func = pl_op_new(module, &(pl_op_spec){.info = top->info, .attrs = top->attrs, .num_regions = 1, .loc = top->loc});
  pl_op_set_attr(o.func, PL_NAME_ARG_ATTRS, NULL);
  pl_op_set_attr(o.func, PL_NAME_RES_ATTRS, NULL);
  pl_block_append(o.func->regions[0], o.body);
  pl_op_insert_before(top, o.func);
  for (pl_op *reader = op; reader; reader = pl_op_walk_next(op, reader))
    pass_values(&o, reader);
  pl_op_unlink(op);
  pl_op_append(o.body, op);
  pl_op_erase(top); /* and all else that reads the results */
  return_results(&o, llvm);
  set_type(&o, llvm);
  pl_map_free(&o.known);
  return o.func;
}
