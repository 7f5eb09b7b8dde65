#include <assert.h>

#include "fuzz/shrink/internal.h"

/* Adds what the op itself contributes to the counts of ops, work and edges (pl_size); ops nested in it are not counted. */
static void measure_op(const pl_op *op, pl_size *size) {
  bool constant = pl_op_has(op, PL_TRAIT_CONSTANT) || pl_op_is(op, PL_OP_LLVM_MLIR_ZERO);
  size->ops++;
  size->work += !constant;
  for (uint32_t i = 0; i < op->num_operands; i++)
    size->edges += !pl_is_simple_value(pl_operand(op, i));
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r]) size->work++;
}

/* Whether the byte can be part of a word, which counts as one token: a letter, a digit, '_', '.' or '%'. */
static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '%';
}

pl_size pl_size_of(const pl_module *module, pl_str text) {
  assert(text.data || text.len == 0);
  pl_size size = {0};
  for (pl_op *op = module ? module->op : NULL; op; op = pl_op_walk_next(module->op, op))
    measure_op(op, &size);
  for (size_t i = 0; i < text.len; i++) {
    char c = text.data[i];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') continue;
    size.bytes++;
    size.tokens += !is_word(c) || i == 0 || !is_word(text.data[i - 1]);
  }
  return size;
}

pl_size pl_size_add(pl_size a, pl_size b) {
  return (pl_size){a.work + b.work, a.edges + b.edges, a.ops + b.ops, a.tokens + b.tokens, a.bytes + b.bytes};
}

/* -1, 0 or 1 as a is less than, equal to or greater than b. */
static int compare(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

int pl_size_compare(const pl_size *a, const pl_size *b) {
  int order = compare(a->work, b->work);
  if (!order) order = compare(a->edges, b->edges);
  if (!order) order = compare(a->ops, b->ops);
  if (!order) order = compare(a->tokens, b->tokens);
  return order ? order : compare(a->bytes, b->bytes);
}
