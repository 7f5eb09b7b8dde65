#include "core/transform/common/build.h"

#include <assert.h>

#include "core/ir/signature.h"

pl_build pl_build_before(pl_op *op) {
  assert(op->block);
  return (pl_build){op->module, op, op->block, op};
}

pl_build pl_build_at_end(pl_block *block, const pl_op *from) {
  assert(block && from);
  return (pl_build){from->module, NULL, block, from};
}

pl_op *pl_build_op(pl_build *b, const pl_op_spec *spec) {
  assert(b->before ? b->before->block != NULL : b->block != NULL);
  pl_op_spec placed = *spec;
  placed.line = b->from->line;
  placed.column = b->from->column;
  placed.loc = b->from->loc;
  pl_op *op = pl_op_new(b->module, &placed);
  if (b->before)
    pl_op_insert_before(b->before, op);
  else
    pl_op_append(b->block, op);
  return op;
}

pl_value *pl_build_value(pl_build *b, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                         const pl_attr *attrs) {
  assert(type && (operands || count == 0));
  pl_op_spec spec = {.info = pl_op_info_of(kind),
                     .operands = operands,
                     .num_operands = count,
                     .result_types = &type,
                     .num_results = 1,
                     .attrs = attrs};
  return pl_result(pl_build_op(b, &spec), 0);
}

pl_value *pl_build_binary(pl_build *b, pl_op_kind kind, pl_value *lhs, pl_value *rhs) {
  assert(lhs->type == rhs->type);
  return pl_build_value(b, kind, (pl_value *[]){lhs, rhs}, 2, lhs->type, NULL);
}

const pl_attr *pl_build_dict(pl_build *b, pl_attr_name name, const pl_attr *value) {
  const pl_named_attr entry = {pl_attr_names[name], value};
  return pl_attr_dict(b->module->ctx, &entry, 1);
}

pl_value *pl_build_constant(pl_build *b, const pl_attr *value) {
  return pl_build_value(b, PL_OP_ARITH_CONSTANT, NULL, 0, value->type, pl_build_dict(b, PL_NAME_VALUE, value));
}

pl_value *pl_build_index(pl_build *b, int64_t value) {
  pl_context *ctx = b->module->ctx;
  return pl_build_constant(b, pl_attr_i64(ctx, pl_type_index(ctx), value));
}

pl_value *pl_build_cmpi(pl_build *b, int64_t predicate, pl_value *lhs, pl_value *rhs) {
  assert(lhs->type == rhs->type && predicate >= 0 && predicate <= 9);
  pl_context *ctx = b->module->ctx;
  const pl_attr *attrs = pl_build_dict(b, PL_NAME_PREDICATE, pl_attr_i64(ctx, pl_type_integer(ctx, 64), predicate));
  return pl_build_value(b, PL_OP_ARITH_CMPI, (pl_value *[]){lhs, rhs}, 2, pl_sig_apply(ctx, PL_SIG_BOOL, lhs->type), attrs);
}

pl_value *pl_build_select(pl_build *b, pl_value *condition, pl_value *yes, pl_value *no) {
  assert(yes->type == no->type);
  return pl_build_value(b, PL_OP_ARITH_SELECT, (pl_value *[]){condition, yes, no}, 3, yes->type, NULL);
}

pl_op *pl_build_br(pl_build *b, pl_block *to, pl_value *const *args, uint32_t count) {
  assert(args || count == 0);
  return pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_CF_BR),
                                      .successors = &to,
                                      .successor_counts = &count,
                                      .successor_operands = args,
                                      .num_successors = 1});
}

pl_op *pl_build_cond_br(pl_build *b, pl_value *condition, pl_block *yes, pl_value *const *yes_args, uint32_t num_yes,
                        pl_block *no, pl_value *const *no_args, uint32_t num_no) {
  assert((yes_args || num_yes == 0) && (no_args || num_no == 0));
  pl_value **passed = PL_NEW_ARRAY(b->module->arena, pl_value *, num_yes + num_no + 1);
  for (uint32_t i = 0; i < num_yes; i++)
    passed[i] = yes_args[i];
  for (uint32_t i = 0; i < num_no; i++)
    passed[num_yes + i] = no_args[i];
  return pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_CF_COND_BR),
                                      .operands = &condition,
                                      .num_operands = 1,
                                      .successors = (pl_block *[]){yes, no},
                                      .successor_counts = (uint32_t[]){num_yes, num_no},
                                      .successor_operands = passed,
                                      .num_successors = 2});
}

void pl_replace_op(pl_op *op, pl_value *const *values) {
  assert(values || op->num_results == 0);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_value_replace_all(pl_result(op, i), values[i]);
  pl_op_erase(op);
}

pl_block *pl_split_after(pl_op *op) {
  assert(op->block && op->block->region);
  pl_block *block = op->block, *rest = pl_block_new(op->module);
  while (block->last != op) {
    pl_op *last = block->last;
    pl_op_unlink(last);
    if (rest->first)
      pl_op_insert_before(rest->first, last);
    else
      pl_op_append(rest, last);
  }
  if (block->next)
    pl_block_insert_before(block->next, rest);
  else
    pl_block_append(block->region, rest);
  return rest;
}

/* Recursion is bounded by the nesting of regions, which the parser bounds. */
void pl_visit_backwards(pl_op *root, pl_visit_fn *visit, void *user) {
  for (uint32_t r = 0; r < root->num_regions; r++) {
    for (pl_block *block = root->regions[r]->last, *before; block; block = before) {
      before = block->prev;
      for (pl_op *op = block->last, *above; op; op = above) {
        above = op->prev;
        pl_visit_backwards(op, visit, user);
        visit(op, user);
      }
    }
  }
}
