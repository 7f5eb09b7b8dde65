/* Terminators; their operations are made when all phi nodes are known. Source: LLVM Language Reference Manual (2026), Terminator
 * Instructions. */
#include <assert.h>

#include "core/llvmir/import/build/calls.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/instructions.h"
#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"

/* Appends a block to the terminator's successors; false if it is NULL. */
static bool push_block(pl_importer *im, pl_ll_pending *t, pl_ll_block *block) {
  if (!block) return false;
  pl_ll_push(im, &t->successors, block);
  return true;
}

/* Reads the terminator's metadata, queues it to be made when all phis are known, and ends the block. False, reported, on
 * error. */
static bool finish(pl_importer *im, pl_ll_inst *in, pl_ll_pending *t) {
  if (pl_ll_accept(im, PL_LL_COMMA) && !pl_ll_attachments_read(im, &in->metadata)) return false;
  if (!pl_ll_attach(im, &in->metadata, t->kind, &in->attrs, &t->loc)) return false;
  pl_ll_mark_lost(im, &in->attrs);
  t->block = im->function->block;
  t->at = in->at;
  t->operands = in->operands;
  t->attrs = pl_ll_dict(im, &in->attrs);
  pl_ll_push(im, &im->function->terminators, *t);
  im->function->block = NULL;
  return !im->failed;
}

/* Appends a value to the instruction's operands; false if it is NULL. */
static bool push(pl_importer *im, pl_ll_inst *in, pl_value *value) {
  if (!value) return false;
  pl_ll_push(im, &in->operands, value);
  return true;
}

/* Reads `void` or `type value` of a ret and queues the terminator (see finish). False, reported, on error. */
static bool read_return(pl_importer *im, pl_ll_inst *in, pl_ll_pending *t) {
  pl_ll_token at = im->tok;
  const pl_type *type = pl_ll_type_or_void(im), *expected = im->function->global->type->func.results[0];
  t->kind = PL_OP_LLVM_RETURN;
  if (!type) return false;
  if (type != expected)
    return pl_ll_error(im, at, "value doesn't match function result type '%s'", pl_ll_type_text(im, expected));
  if (type->kind != PL_TYPE_LLVM_VOID && !push(im, in, pl_ll_value(im, type))) return false;
  return finish(im, in, t);
}

/* Reads the operands of a br, unconditional or conditional, and queues the terminator (see finish). False, reported, on error. */
static bool read_branch(pl_importer *im, pl_ll_inst *in, pl_ll_pending *t) {
  t->kind = PL_OP_LLVM_BR;
  if (pl_ll_at_word(im, "label")) return push_block(im, t, pl_ll_label(im)) && finish(im, in, t);
  t->kind = PL_OP_LLVM_COND_BR;
  pl_ll_token at = im->tok;
  pl_value *condition = pl_ll_typed_value(im);
  if (!push(im, in, condition)) return false;
  if (!pl_type_is_integer(condition->type, 1)) return pl_ll_error(im, at, "branch condition must have 'i1' type");
  return pl_ll_expect(im, PL_LL_COMMA) && push_block(im, t, pl_ll_label(im)) && pl_ll_expect(im, PL_LL_COMMA) &&
         push_block(im, t, pl_ll_label(im)) && finish(im, in, t);
}

/* Sets the case values of a switch as an attribute; nothing if there are none. */
static void set_cases(pl_importer *im, pl_ll_inst *in, const pl_type *type, const pl_apint *values, uint64_t len) {
  int64_t count = (int64_t)len;
  bool same = true;
  for (uint64_t i = 1; i < len; i++)
    same = same && pl_apint_eq(values[0], values[i]);
  if (!len) return;
  const pl_type *vector = pl_type_vector(im->ctx, 1, &count, NULL, type);
  pl_ll_set(im, &in->attrs, PL_NAME_CASE_VALUES, pl_attr_dense(im->ctx, vector, values, same ? 1 : len, same));
}

/* Reads the condition, default label and cases of a switch and queues the terminator (see finish). False, reported, on error. */
static bool read_switch(pl_importer *im, pl_ll_inst *in, pl_ll_pending *t) {
  PL_VEC(pl_apint) values = {0};
  pl_ll_token at = im->tok;
  t->kind = PL_OP_LLVM_SWITCH;
  pl_value *value = pl_ll_typed_value(im);
  if (!push(im, in, value)) return false;
  if (value->type->kind != PL_TYPE_INTEGER) return pl_ll_error(im, at, "switch condition must have integer type");
  if (!pl_ll_expect(im, PL_LL_COMMA) || !push_block(im, t, pl_ll_label(im)) || !pl_ll_expect(im, PL_LL_L_SQUARE)) return false;
  while (!im->failed && !pl_ll_at(im, PL_LL_R_SQUARE)) {
    at = im->tok;
    const pl_ll_const *c = pl_ll_typed_const(im);
    if (!c) return false;
    if (c->kind != PL_LL_CONST_SIMPLE || c->type != value->type)
      return pl_ll_error(im, at, "case value is not a constant integer");
    pl_ll_push(im, &values, c->attr->integer);
    if (!pl_ll_expect(im, PL_LL_COMMA) || !push_block(im, t, pl_ll_label(im))) return false;
  }
  if (!pl_ll_expect(im, PL_LL_R_SQUARE)) return false;
  set_cases(im, in, value->type, values.data, values.len);
  return finish(im, in, t);
}

/* Reads the operands of an indirectbr and queues the terminator (see finish). False, reported, on error. */
static bool read_indirect(pl_importer *im, pl_ll_inst *in, pl_ll_pending *t) {
  t->kind = PL_OP_LLVM_INDIRECTBR;
  if (!push(im, in, pl_ll_typed_value(im)) || !pl_ll_expect(im, PL_LL_COMMA) || !pl_ll_expect(im, PL_LL_L_SQUARE)) return false;
  if (!pl_ll_at(im, PL_LL_R_SQUARE)) {
    do
      if (!push_block(im, t, pl_ll_label(im))) return false;
    while (pl_ll_accept(im, PL_LL_COMMA));
  }
  return pl_ll_expect(im, PL_LL_R_SQUARE) && finish(im, in, t);
}

/* Reads the operand of a resume and queues the terminator (see finish). False, reported, on error. */
static bool read_resume(pl_importer *im, pl_ll_inst *in, pl_ll_pending *t) {
  t->kind = PL_OP_LLVM_RESUME;
  return push(im, in, pl_ll_typed_value(im)) && finish(im, in, t);
}

/* Reads an invoke and queues the terminator (see finish); `*result` is a stand-in for its value until that is made, and
 * unchanged if it is void. False, reported, on error. */
static bool read_invoke(pl_importer *im, pl_ll_inst *in, pl_ll_pending *t, pl_value **result) {
  pl_ll_call c = {.at = in->at};
  t->kind = PL_OP_LLVM_INVOKE;
  if (!pl_ll_call_read(im, &c)) return false;
  if (pl_ll_at_word(im, "asm"))
    return pl_ll_no_form(im, in->at, "an 'invoke' of inline assembly has no form in the LLVM dialect");
  pl_ll_drop_attrs(im, &c.func_attrs, "an invoke");
  if (c.func_type->func.variadic) pl_ll_set(im, &in->attrs, PL_NAME_VAR_CALLEE_TYPE, pl_attr_type(im->ctx, c.func_type));
  if (c.cconv.len) pl_ll_set(im, &in->attrs, PL_NAME_CCONV, pl_ll_enum(im, "cconv", c.cconv));
  if (c.direct) pl_ll_set(im, &in->attrs, PL_NAME_CALLEE, pl_attr_symbol(im->ctx, c.callee));
  pl_ll_call_attrs(im, &c, &in->attrs);
  if (!pl_ll_call_values(im, &c, &in->operands)) return false;
  if (!pl_ll_expect_word(im, "to") || !push_block(im, t, pl_ll_label(im)) || !pl_ll_expect_word(im, "unwind") ||
      !push_block(im, t, pl_ll_label(im)))
    return false;
  if (c.result->kind != PL_TYPE_LLVM_VOID) {
    t->result = c.result;
    t->stand_in = pl_result(pl_ll_op(im, PL_OP_LLVM_MLIR_UNDEF, NULL, 0, c.result, NULL, in->at), 0);
    *result = t->stand_in;
  }
  return finish(im, in, t);
}

bool pl_ll_terminator(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known) {
  assert(im->function && im->function->op);
  pl_ll_pending t = {0};
  pl_str word = in->opcode;
  *known = true;
  if (pl_str_is(word, "ret")) return read_return(im, in, &t);
  if (pl_str_is(word, "br")) return read_branch(im, in, &t);
  if (pl_str_is(word, "switch")) return read_switch(im, in, &t);
  if (pl_str_is(word, "indirectbr")) return read_indirect(im, in, &t);
  if (pl_str_is(word, "resume")) return read_resume(im, in, &t);
  if (pl_str_is(word, "invoke")) return read_invoke(im, in, &t, result);
  if (pl_str_is(word, "unreachable")) {
    t.kind = PL_OP_LLVM_UNREACHABLE;
    return finish(im, in, &t);
  }
  *known = false;
  return true;
}
