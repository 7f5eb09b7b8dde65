/* Calls. Source: LLVM Language Reference Manual (2026), 'call' Instruction, Operand Bundles, Inline Assembler Expressions. */
#include <assert.h>

#include "core/llvmir/import/build/calls.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/instructions.h"
#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/ll_ops.h"
#include "core/llvmir/import/read/make.h"

/* Makes the llvm.call of a call that was read; `*result` is its value, NULL if it is void. False, reported, on error. */
static bool make_call(pl_importer *im, pl_ll_call *c, pl_value **result) {
  pl_ll_values operands = {0};
  pl_ll_entries attrs = {0};
  if (c->direct) pl_ll_set(im, &attrs, PL_NAME_CALLEE, pl_attr_symbol(im->ctx, c->callee));
  if (c->func_type->func.variadic) pl_ll_set(im, &attrs, PL_NAME_VAR_CALLEE_TYPE, pl_attr_type(im->ctx, c->func_type));
  if (c->cconv.len) pl_ll_set(im, &attrs, PL_NAME_CCONV, pl_ll_enum(im, "cconv", c->cconv));
  if (c->tail.len) pl_ll_set(im, &attrs, PL_NAME_TAILCALLKIND, pl_ll_enum(im, "tailcallkind", c->tail));
  pl_ll_call_attrs(im, c, &attrs);
  pl_ll_call_dict(im, &c->func_attrs, &attrs);
  return pl_ll_call_values(im, c, &operands) && pl_ll_call_finish(im, c, PL_OP_LLVM_CALL, &operands, &attrs, result);
}

/* ---- the instruction ---- */

bool pl_ll_call_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known) {
  assert(im->function && im->function->op);
  pl_ll_call c = {.at = in->at, .tail = {"", 0}};
  bool tail = pl_str_is(in->opcode, "tail") || pl_str_is(in->opcode, "musttail") || pl_str_is(in->opcode, "notail"), done = false;
  *known = tail || pl_str_is(in->opcode, "call");
  if (!*known) return true;
  if (tail) {
    c.tail = in->opcode;
    if (!pl_ll_expect_word(im, "call")) return false;
  }
  pl_ll_fast_math(im, &c.flags);
  if (!pl_ll_call_read(im, &c)) return false;
  if (pl_ll_at_word(im, "asm")) return pl_ll_call_inline_asm(im, &c, result);
  if (!pl_ll_intrinsic(im, &c, result, &done)) return false;
  return done || make_call(im, &c, result);
}
