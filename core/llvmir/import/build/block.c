/* Phi nodes become arguments of their block, and branches pass the values. Source: MLIR documentation, "LLVM IR Target",
 * Translation to LLVM IR: block arguments stand for phi nodes. */
#include <assert.h>

#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/ll_ops.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"

/* The map key of a phi's entry for a predecessor: the phi's index in the upper half, the predecessor's in the lower. */
static uint64_t edge_key(uint32_t phi, uint32_t pred) { return (uint64_t)phi << 32 | pred; }

/* Whether the two entries of a phi may have the same value, as far as that is known; true if not. */
static bool may_be_same(const pl_ll_incoming *a, const pl_ll_incoming *b) {
  if (a->value || b->value) return a->value == b->value;
  const bool attrs = a->constant->kind == PL_LL_CONST_SIMPLE && b->constant->kind == PL_LL_CONST_SIMPLE;
  return !attrs || a->constant->attr == b->constant->attr;
}

/* Reads `[value, %block]` of phi number `phi` of `block`, and records it as the phi's entry for that predecessor. False,
 * reported, on error. */
static bool read_incoming(pl_importer *im, pl_ll_block *block, uint32_t phi, const pl_type *type) {
  pl_ll_incoming *in = PL_NEW(im->arena, pl_ll_incoming);
  if (!pl_ll_expect(im, PL_LL_L_SQUARE) || !pl_ll_operand(im, type, &in->value, &in->constant) || !pl_ll_expect(im, PL_LL_COMMA))
    return false;
  pl_ll_token at = im->tok;
  if (!pl_ll_expect(im, PL_LL_LOCAL) || !pl_ll_expect(im, PL_LL_R_SQUARE)) return false;
  pl_ll_block *pred = pl_ll_block_named(im, at, pl_ll_name(im, at));
  const uint64_t key = edge_key(phi, pred->index);
  uint64_t before = 0;
  if (pl_map_get(&block->incoming, key, &before) && !may_be_same((const pl_ll_incoming *)(uintptr_t)before, in))
    return pl_ll_error(im, at, "phi has several entries for the same block with different values");
  pl_map_set(&block->incoming, key, (uint64_t)(uintptr_t)in);
  return true;
}

/* Reads the metadata of a phi, which is reported as dropped. False, reported, on error. */
static bool drop_attachments(pl_importer *im) {
  pl_ll_attachments metadata = {0};
  if (!pl_ll_attachments_read(im, &metadata)) return false;
  for (size_t i = 0; i < metadata.len; i++)
    pl_ll_drop_attachment(im, &metadata.data[i], "a phi");
  return true;
}

bool pl_ll_phi_read(pl_importer *im, pl_value **result) {
  assert(im->function && im->function->op);
  pl_ll_block *block = im->function->block;
  pl_ll_token at = im->last;
  pl_ll_entries flags = {0};
  pl_ll_fast_math(im, &flags);
  if (flags.len) pl_ll_drop_claim(im, at, "fast-math flags of a phi");
  const pl_type *type = pl_ll_type(im);
  if (!type) return false;
  if (block->block->first) return pl_ll_error(im, at, "PHI nodes not grouped at top of basic block");
  if (block->block == im->function->constants.block) return pl_ll_error(im, at, "the entry block may have no PHI nodes");
  uint32_t phi = (uint32_t)block->phis.len;
  pl_value *arg = pl_block_add_arg(im->module, block->block, type);
  pl_ll_push(im, &block->phis, ((pl_ll_phi){arg, at}));
  *result = arg;
  bool entries = pl_ll_at(im, PL_LL_L_SQUARE);
  if (entries && !read_incoming(im, block, phi, type)) return false;
  while (pl_ll_accept(im, PL_LL_COMMA)) {
    if (!entries || pl_ll_at(im, PL_LL_META)) return drop_attachments(im);
    if (!read_incoming(im, block, phi, type)) return false;
  }
  return !im->failed;
}

/* ---- terminators ---- */

/* The value that replaced a stand-in (a placeholder for a value that was not known yet); other values themselves. */
static pl_value *resolve(pl_ll_function *f, pl_value *value) {
  for (pl_value *next; (next = pl_map_get_ptr(&f->resolved, value)) != NULL;)
    value = next;
  return value;
}

/* Appends the values that the phis of block `to` take from the terminator's block to `out`, and records that block as a
 * predecessor. False, reported, if an entry is missing or a value cannot be made. */
static bool edge_values(pl_importer *im, const pl_ll_pending *t, pl_ll_block *to, pl_ll_values *out) {
  for (uint32_t i = 0; i < to->phis.len; i++) {
    uint64_t found = 0;
    if (!pl_map_get(&to->incoming, edge_key(i, t->block->index), &found))
      return pl_ll_error(im, to->phis.data[i].at, "PHI node entries do not match predecessors: none for '%%%.*s'",
                         PL_STR_FMT(t->block->name));
    const pl_ll_incoming *in = (const pl_ll_incoming *)(uintptr_t)found;
    pl_value *value = in->value ? resolve(im->function, in->value) : pl_ll_emit(im, &im->function->constants, in->constant);
    if (!value) return false;
    pl_ll_push(im, out, value);
  }
  pl_map_set(&to->preds, t->block->index, 1);
  return true;
}

/* Appends a terminator to a block; ops of constants that were placed at the end of this block are placed before it from then
 * on. */
static void append_terminator(pl_ll_function *f, pl_block *block, pl_op *op) {
  pl_op_append(block, op);
  if (!f->constants.before && block == f->constants.block) f->constants.before = op;
}

/* A new block on an edge of an invoke that branches to `to` with the given values; needed where a phi takes the invoke's result,
 * which is known only there. */
static pl_block *between(pl_importer *im, const pl_ll_pending *t, pl_ll_block *to, pl_value *const *values, uint32_t count) {
  pl_block *block = pl_block_new(im->module);
  const pl_op_spec spec = {.info = pl_op_info_of(PL_OP_LLVM_BR),
                           .successors = &to->block,
                           .successor_counts = &count,
                           .successor_operands = values,
                           .num_successors = 1,
                           .line = t->at.line,
                           .column = t->at.column};
  pl_block_append(im->function->region, block);
  pl_op_append(block, pl_op_new(im->module, &spec));
  return block;
}

/* Whether `value` is among the values; false if it is NULL. */
static bool uses(pl_value *const *values, size_t count, const pl_value *value) {
  for (size_t i = 0; i < count; i++)
    if (value && values[i] == value) return true;
  return false;
}

/* Makes the op of a terminator with the values that its edges pass, and replaces the stand-in of its result. False, reported, on
 * error. */
static bool make_terminator(pl_importer *im, pl_ll_pending *t) {
  pl_ll_function *f = im->function;
  pl_ll_values passed = {0};
  uint32_t count = (uint32_t)t->successors.len;
  uint32_t *counts = PL_NEW_ARRAY(im->arena, uint32_t, count);
  pl_block **blocks = PL_NEW_ARRAY(im->arena, pl_block *, count);
  for (uint32_t i = 0; i < count; i++) {
    size_t before = passed.len;
    pl_ll_block *to = t->successors.data[i];
    if (!edge_values(im, t, to, &passed)) return false;
    blocks[i] = to->block;
    pl_value *const *values = passed.len > before ? passed.data + before : NULL;
    if (uses(values, passed.len - before, t->stand_in)) {
      blocks[i] = between(im, t, to, values, (uint32_t)(passed.len - before));
      passed.len = before;
    }
    counts[i] = (uint32_t)(passed.len - before);
    if (to->block == f->constants.block) return pl_ll_error(im, t->at, "the entry block must not have predecessors");
  }
  for (size_t i = 0; i < t->operands.len; i++)
    t->operands.data[i] = resolve(f, t->operands.data[i]);
  const pl_op_spec spec = {.info = pl_op_info_of(t->kind),
                           .operands = t->operands.data,
                           .num_operands = (uint32_t)t->operands.len,
                           .result_types = &t->result,
                           .num_results = t->result ? 1 : 0,
                           .attrs = t->attrs,
                           .successors = blocks,
                           .successor_counts = counts,
                           .successor_operands = passed.data,
                           .num_successors = count,
                           .line = t->at.line,
                           .column = t->at.column,
                           .loc = t->loc};
  pl_op *op = pl_op_new(im->module, &spec);
  append_terminator(f, t->block->block, op);
  if (t->stand_in) {
    pl_map_set_ptr(&f->resolved, t->stand_in, pl_result(op, 0));
    pl_value_replace_all(t->stand_in, pl_result(op, 0));
  }
  return true;
}

bool pl_ll_finish_blocks(pl_importer *im) {
  assert(im->function && im->function->op);
  pl_ll_function *f = im->function;
  for (size_t i = 0; i < f->terminators.len; i++)
    if (!make_terminator(im, &f->terminators.data[i])) return false;
  for (size_t i = 0; i < f->all.len; i++) {
    const pl_ll_block *block = f->all.data[i];
    if (block->incoming.len != block->preds.len * block->phis.len)
      return pl_ll_error(im, block->phis.data[0].at, "PHI node entries do not match predecessors");
  }
  return true;
}
