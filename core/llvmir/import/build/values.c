/* Values and blocks of the function that is read, by name; a stand-in until they are defined. */
#include <assert.h>

#include "core/check/check.h"
#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/instructions.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"

/* ---- values ---- */

/* The map of the function's numbered values if the token is a number, else of its named values. */
static pl_map *names_of(pl_ll_function *f, pl_ll_token at) { return at.numbered ? &f->numbered : &f->values; }

/* The map key of a local value's token: its number, or the address of its interned name. */
static uint64_t key_of(pl_importer *im, pl_ll_token at) {
  return at.numbered ? at.number : (uint64_t)(uintptr_t)pl_ll_intern(im, at.text).data;
}

/* Whether a value has the expected type; false is reported at the token `at`. */
static bool same_type(pl_importer *im, const pl_value *value, const pl_type *type, pl_ll_token at) {
  if (value->type == type) return true;
  return pl_ll_error(im, at, "'%%%.*s' defined with type '%s' but expected '%s'", PL_STR_FMT(at.text),
                     pl_ll_type_text(im, value->type), pl_ll_type_text(im, type));
}

/* Makes `value` the local value that the token names, and replaces a stand-in by it. False, reported, if it is defined already
 * or was used with another type. */
static bool define_as(pl_importer *im, pl_ll_token at, pl_value *value) {
  pl_ll_function *f = im->function;
  uint64_t found = 0, key = key_of(im, at);
  if (pl_map_get(names_of(f, at), key, &found)) {
    pl_value *before = (pl_value *)(uintptr_t)found;
    const pl_ll_token *use = pl_map_get_ptr(&f->forward, before);
    if (!use) return pl_ll_error(im, at, "multiple definition of local value named '%.*s'", PL_STR_FMT(at.text));
    if (!same_type(im, value, before->type, *use)) return false;
    pl_map_set_ptr(&f->forward, before, NULL);
    pl_map_set_ptr(&f->resolved, before, value);
    pl_value_replace_all(before, value);
  }
  pl_map_set(names_of(f, at), key, (uint64_t)(uintptr_t)value);
  return true;
}

bool pl_ll_define(pl_importer *im, bool named, pl_ll_token at, pl_value *value) {
  assert(im->function && im->function->op);
  pl_ll_function *f = im->function;
  if (!named)
    at = (pl_ll_token){.numbered = true, .number = f->next, .line = im->last.line, .column = im->last.column, .text = {"", 0}};
  if (at.numbered) {
    if (at.number < f->next) return pl_ll_error(im, at, "instruction expected to be numbered '%%%u' or greater", f->next);
    f->next = (uint32_t)at.number + 1;
  }
  return define_as(im, at, value);
}

/* A new stand-in for a value of the type that is not defined yet: the result of an undef op that is in no block. */
static pl_value *stand_in(pl_importer *im, const pl_type *type) {
  return pl_result(pl_ll_op(im, PL_OP_LLVM_MLIR_UNDEF, NULL, 0, type, NULL, (pl_ll_token){0}), 0);
}

/* Reads a local value of the type, with a stand-in if it is not defined yet. NULL, reported, on error. */
static pl_value *local_value(pl_importer *im, const pl_type *type) {
  pl_ll_function *f = im->function;
  pl_ll_token at = im->tok;
  uint64_t found = 0, key = key_of(im, at);
  pl_ll_advance(im);
  if (type->kind == PL_TYPE_LLVM_VOID || type->kind == PL_TYPE_LLVM_FUNC || type->kind == PL_TYPE_LLVM_LABEL) {
    pl_ll_error(im, at, "invalid use of a non-first-class type");
    return NULL;
  }
  if (!pl_map_get(names_of(f, at), key, &found)) {
    pl_value *value = stand_in(im, type);
    pl_map_set(names_of(f, at), key, (uint64_t)(uintptr_t)value);
    pl_map_set_ptr(&f->forward, value, pl_arena_copy(im->arena, &at, sizeof at));
    return value;
  }
  pl_value *value = (pl_value *)(uintptr_t)found;
  return same_type(im, value, type, at) ? value : NULL;
}

bool pl_ll_operand(pl_importer *im, const pl_type *type, pl_value **value, const pl_ll_const **constant) {
  assert(im->function && im->function->op);
  *value = NULL;
  *constant = NULL;
  if (pl_ll_at(im, PL_LL_LOCAL))
    *value = local_value(im, type);
  else
    *constant = pl_ll_const_of(im, type);
  return !im->failed && (*value || *constant);
}

pl_value *pl_ll_value(pl_importer *im, const pl_type *type) {
  assert(im->function && im->function->op);
  pl_value *value;
  const pl_ll_const *constant;
  if (!pl_ll_operand(im, type, &value, &constant)) return NULL;
  return value ? value : pl_ll_emit(im, &im->function->constants, constant);
}

pl_value *pl_ll_typed_value(pl_importer *im) {
  assert(im->function && im->function->op);
  const pl_type *type = pl_ll_type(im);
  return type ? pl_ll_value(im, type) : NULL;
}

pl_value *pl_ll_int_value(pl_importer *im, const pl_type *type, int64_t number) {
  assert(im->function && im->function->op);
  const pl_ll_const c = {.kind = PL_LL_CONST_SIMPLE, .type = type, .attr = pl_attr_i64(im->ctx, type, number)};
  return pl_ll_emit(im, &im->function->constants, pl_ll_const_new(im, &c));
}

/* ---- blocks ---- */

pl_ll_block *pl_ll_block_named(pl_importer *im, pl_ll_token at, pl_str name) {
  assert(im->function && im->function->op);
  pl_ll_function *f = im->function;
  pl_ll_block *block = pl_map_get_ptr(&f->blocks, name.data);
  if (block) return block;
  block = PL_NEW(im->arena, pl_ll_block);
  block->block = pl_block_new(im->module);
  block->block->name = name;
  block->name = name;
  block->at = at;
  block->index = (uint32_t)f->all.len;
  pl_ll_push(im, &f->all, block);
  pl_map_set_ptr(&f->blocks, name.data, block);
  return block;
}

pl_ll_block *pl_ll_label(pl_importer *im) {
  assert(im->function && im->function->op);
  if (!pl_ll_expect_word(im, "label")) return NULL;
  pl_ll_token at = im->tok;
  if (!pl_ll_expect(im, PL_LL_LOCAL)) return NULL;
  return pl_ll_block_named(im, at, pl_ll_name(im, at));
}

pl_value *pl_ll_append(pl_importer *im, pl_op *op) {
  assert(im->function && im->function->op);
  assert(!op->block);
  pl_ll_function *f = im->function;
  pl_op_append(f->block->block, op);
  if (!f->constants.before && f->block->block == f->constants.block) f->constants.before = op;
  return op->num_results ? pl_result(op, 0) : NULL;
}

/* Reads the metadata at the end of an instruction, then makes, appends and checks its op; see instructions.h. The op's own checks
 * stand for LLVM's checks of the instruction's types. Calls are exempt: their arguments were checked against the callee's type,
 * and the callee's op may not exist yet. */
bool pl_ll_finish(pl_importer *im, pl_ll_inst *in, pl_op_kind kind, const pl_type *type, pl_value **result) {
  assert(im->function && im->function->op);
  const pl_attr *loc = NULL;
  if (pl_ll_accept(im, PL_LL_COMMA) && !pl_ll_attachments_read(im, &in->metadata)) return false;
  if (!pl_ll_attach(im, &in->metadata, kind, &in->attrs, &loc)) return false;
  pl_ll_mark_lost(im, &in->attrs);
  pl_op *op = pl_ll_op(im, kind, in->operands.data, (uint32_t)in->operands.len, type, pl_ll_dict(im, &in->attrs), in->at);
  op->loc = loc;
  *result = pl_ll_append(im, op);
  bool calls = kind == PL_OP_LLVM_CALL || kind == PL_OP_LLVM_INVOKE;
  if (!calls && !pl_check(op, NULL, im->diags)) im->failed = true;
  return !im->failed;
}
