/* What calls of all forms share: reading them, their values and attributes, their operation. */
#include <assert.h>

#include "core/llvmir/import/build/calls.h"
#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/instructions.h"
#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"

/* ---- reading ---- */

/* Reads a call's argument after its type `metadata`: a node, or `type value`, which becomes a value. False, reported, on
 * error. */
static bool read_meta_arg(pl_importer *im, pl_ll_arg *arg) {
  if (!pl_ll_at(im, PL_LL_META) && !pl_ll_at(im, PL_LL_BANG)) {
    const pl_type *type = pl_ll_type(im); /* metadata ptr %x */
    if (!type) return false;
    arg->value = pl_ll_value(im, type);
    return arg->value != NULL;
  }
  arg->meta = pl_ll_meta_read(im);
  return arg->meta != NULL;
}

/* Reads the arguments of a call in parentheses and appends them to `c->args`. False, reported, on error. */
static bool read_args(pl_importer *im, pl_ll_call *c) {
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return false;
  if (pl_ll_accept(im, PL_LL_R_PAREN)) return true;
  do {
    pl_ll_arg arg = {0};
    if (pl_ll_accept(im, PL_LL_DOTS)) break; /* what a musttail call passes on */
    arg.type = pl_ll_type(im);
    if (!arg.type || !pl_ll_param_attrs(im, &arg.attrs)) return false;
    bool meta = arg.type->kind == PL_TYPE_LLVM_METADATA;
    if (meta ? !read_meta_arg(im, &arg) : !pl_ll_operand(im, arg.type, &arg.value, &arg.constant)) return false;
    pl_ll_push(im, &c->args, arg);
  } while (pl_ll_accept(im, PL_LL_COMMA));
  return pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reads the optional operand bundles of a call, `["tag"(type value, ...), ...]`, and appends them to the call's. False,
 * reported, on error. */
static bool read_bundles(pl_importer *im, pl_ll_call *c) {
  if (!pl_ll_accept(im, PL_LL_L_SQUARE)) return true;
  do {
    pl_ll_bundle bundle = {0};
    if (!pl_ll_string(im, &bundle.tag) || !pl_ll_expect(im, PL_LL_L_PAREN)) return false;
    while (!im->failed && !pl_ll_at(im, PL_LL_R_PAREN)) {
      if (pl_ll_at_word(im, "metadata"))
        return pl_ll_no_form(im, im->tok, "metadata in an operand bundle has no form in the LLVM dialect");
      pl_value *value = pl_ll_typed_value(im);
      if (!value) return false;
      pl_ll_push(im, &c->bundle_values, value);
      bundle.count++;
      if (!pl_ll_accept(im, PL_LL_COMMA)) break;
    }
    if (!pl_ll_expect(im, PL_LL_R_PAREN)) return false;
    pl_ll_push(im, &c->bundles, bundle);
  } while (pl_ll_accept(im, PL_LL_COMMA));
  return pl_ll_expect(im, PL_LL_R_SQUARE);
}

/* Sets the result and function type of a call from the written type, which is the callee's function type or only its result; the
 * parameters are then those of the arguments. */
static void set_type(pl_importer *im, pl_ll_call *c, const pl_type *written) {
  pl_ll_types types = {0};
  c->typed = written->kind == PL_TYPE_LLVM_FUNC;
  c->result = c->typed ? written->func.results[0] : written;
  for (size_t i = 0; i < c->args.len; i++)
    pl_ll_push(im, &types, c->args.data[i].type);
  c->func_type = c->typed ? written : pl_type_llvm_func(im->ctx, written, types.data, (uint32_t)types.len, false);
}

/* Whether the number and types of a call's arguments fit its function type; false is reported. */
static bool check_args(pl_importer *im, const pl_ll_call *c) {
  const pl_type *type = c->func_type;
  if (c->args.len < type->func.num_inputs) return pl_ll_error(im, c->at, "not enough parameters specified for call");
  if (c->args.len > type->func.num_inputs && !type->func.variadic) return pl_ll_error(im, c->at, "too many arguments specified");
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (c->args.data[i].type != type->func.inputs[i])
      return pl_ll_error(im, c->at, "argument is not of expected type '%s'", pl_ll_type_text(im, type->func.inputs[i]));
  return true;
}

/* Reads the callee of a call, a pointer in address space `space`: sets `c->pointer` to a local value, or `*constant` to a
 * constant, and the other to NULL. False, reported, on error. */
static bool read_callee(pl_importer *im, pl_ll_call *c, const pl_ll_const **constant, uint32_t space) {
  return pl_ll_operand(im, pl_type_llvm_ptr(im->ctx, space), &c->pointer, constant);
}

/* If the callee is a constant (not NULL), makes the call direct where that is possible, else indirect through an op for the
 * constant. False, reported, on error. */
static bool set_callee(pl_importer *im, pl_ll_call *c, const pl_ll_const *constant) {
  if (!constant) return true;
  if (constant->kind == PL_LL_CONST_GLOBAL) {
    const pl_ll_global *g = pl_ll_find_global(im, constant->name);
    bool intrinsic = pl_str_starts(constant->name, "llvm."); /* LLVM declares them by itself */
    if (!g && !intrinsic) return pl_ll_error(im, c->at, "use of undefined value '@%.*s'", PL_STR_FMT(constant->name));
    c->direct = !g || (g->kind == PL_LL_GLOBAL_FUNCTION && (g->type == c->func_type || intrinsic));
    c->callee = constant->name;
  }
  if (!c->direct) c->pointer = pl_ll_emit(im, &im->function->constants, constant);
  return c->direct || c->pointer;
}

bool pl_ll_call_read(pl_importer *im, pl_ll_call *c) {
  assert(im->function && im->function->op);
  bool ok;
  uint64_t space = 0;
  const pl_ll_const *constant = NULL;
  c->cconv = pl_ll_cconv(im, &ok);
  if (!ok || !pl_ll_param_attrs(im, &c->result_attrs)) return false;
  if (pl_ll_accept_word(im, "addrspace") &&
      (!pl_ll_expect(im, PL_LL_L_PAREN) || !pl_ll_u64(im, &space) || !pl_ll_expect(im, PL_LL_R_PAREN)))
    return false;
  const pl_type *written = pl_ll_type_or_void(im);
  if (!written) return false;
  bool assembly = pl_ll_at_word(im, "asm");
  if (assembly) {
    set_type(im, c, written);
    return true;
  }
  if (!read_callee(im, c, &constant, (uint32_t)space) || !read_args(im, c) || !pl_ll_func_attrs(im, &c->func_attrs, false) ||
      !read_bundles(im, c))
    return false;
  set_type(im, c, written);
  return check_args(im, c) && set_callee(im, c, constant);
}

/* ---- making ---- */

pl_value *pl_ll_arg_value(pl_importer *im, const pl_ll_arg *arg) {
  assert(im && arg);
  if (arg->value) return arg->value;
  if (arg->constant) return pl_ll_emit(im, &im->function->constants, arg->constant);
  pl_ll_error(im, im->last, "a metadata argument of a call that the LLVM dialect has no operation for");
  return NULL;
}

bool pl_ll_call_values(pl_importer *im, pl_ll_call *c, pl_ll_values *out) {
  assert(im->function && im->function->op);
  if (c->pointer) pl_ll_push(im, out, c->pointer);
  for (size_t i = 0; i < c->args.len; i++) {
    pl_value *value = pl_ll_arg_value(im, &c->args.data[i]);
    if (!value) return false;
    pl_ll_push(im, out, value);
  }
  for (size_t i = 0; i < c->bundle_values.len; i++)
    pl_ll_push(im, out, c->bundle_values.data[i]);
  return true;
}

/* Appends the sizes and tags of a call's operand bundles as attributes; nothing if there are none. */
static void set_bundles(pl_importer *im, const pl_ll_call *c, pl_ll_entries *out) {
  PL_VEC(int64_t) sizes = {0};
  pl_ll_attrs tags = {0};
  for (size_t i = 0; i < c->bundles.len; i++) {
    pl_ll_push(im, &sizes, (int64_t)c->bundles.data[i].count);
    pl_ll_push(im, &tags, pl_attr_string(im->ctx, pl_ll_intern(im, c->bundles.data[i].tag)));
  }
  if (!sizes.len) return;
  pl_ll_set(im, out, PL_NAME_OP_BUNDLE_SIZES, pl_ll_i32s(im, sizes.data, sizes.len));
  pl_ll_set(im, out, PL_NAME_OP_BUNDLE_TAGS, pl_attr_array(im->ctx, tags.data, (uint32_t)tags.len));
}

void pl_ll_call_attrs(pl_importer *im, pl_ll_call *c, pl_ll_entries *out) {
  assert(im && c && out);
  const pl_attr **dicts = PL_NEW_ARRAY(im->arena, const pl_attr *, c->args.len);
  for (size_t i = 0; i < c->args.len; i++)
    dicts[i] = pl_ll_param_dict(im, &c->args.data[i].attrs, c->args.data[i].type, "an argument");
  const pl_attr *result = pl_ll_result_dict(im, &c->result_attrs, c->result, "the result of a call");
  pl_ll_set(im, out, PL_NAME_ARG_ATTRS, pl_ll_dicts(im, dicts, (uint32_t)c->args.len));
  pl_ll_set(im, out, PL_NAME_RES_ATTRS, pl_ll_dicts(im, &result, 1));
  set_bundles(im, c, out);
  for (size_t i = 0; i < c->flags.len; i++)
    pl_ll_push(im, out, c->flags.data[i]);
}

bool pl_ll_call_finish(pl_importer *im, pl_ll_call *c, pl_op_kind kind, pl_ll_values *operands, pl_ll_entries *attrs,
                       pl_value **result) {
  assert(im->function && im->function->op);
  pl_ll_inst in = {.at = c->at, .attrs = *attrs, .operands = *operands, .metadata = c->metadata};
  return pl_ll_finish(im, &in, kind, c->result->kind == PL_TYPE_LLVM_VOID ? NULL : c->result, result);
}

/* ---- inline assembly ---- */

/* The operand_attrs of inline assembly, elementtype attributes of the arguments; NULL if there are none. Other attributes are
 * reported as dropped. */
static const pl_attr *operand_attrs(pl_importer *im, const pl_ll_call *c) {
  const pl_attr **dicts = PL_NEW_ARRAY(im->arena, const pl_attr *, c->args.len);
  for (size_t i = 0; i < c->args.len; i++) {
    pl_ll_entries entries = {0};
    for (size_t k = 0; k < c->args.data[i].attrs.len; k++) {
      const pl_ll_attr *a = &c->args.data[i].attrs.data[k];
      if (pl_str_is(a->name, "elementtype") && a->type)
        pl_ll_set(im, &entries, PL_NAME_ELEMENTTYPE, pl_attr_type(im->ctx, a->type));
      else
        pl_ll_drop(im, a->at, "attribute '%.*s' of an argument of inline assembly", PL_STR_FMT(a->name));
    }
    dicts[i] = pl_ll_dict(im, &entries);
  }
  return pl_ll_dicts(im, dicts, (uint32_t)c->args.len);
}

bool pl_ll_call_inline_asm(pl_importer *im, pl_ll_call *c, pl_value **result) {
  assert(im->function && im->function->op);
  pl_ll_values operands = {0};
  pl_ll_entries attrs = {0};
  pl_str text, constraints;
  const pl_type *written = c->typed ? c->func_type : c->result;
  pl_ll_advance(im);
  if (pl_ll_accept_word(im, "sideeffect")) pl_ll_set(im, &attrs, PL_NAME_HAS_SIDE_EFFECTS, pl_attr_unit(im->ctx));
  if (pl_ll_accept_word(im, "alignstack")) pl_ll_set(im, &attrs, PL_NAME_IS_ALIGN_STACK, pl_attr_unit(im->ctx));
  bool intel = pl_ll_accept_word(im, "inteldialect");
  if (pl_ll_accept_word(im, "unwind")) pl_ll_drop(im, im->last, "'unwind' of inline assembly");
  if (!pl_ll_string(im, &text) || !pl_ll_expect(im, PL_LL_COMMA) || !pl_ll_string(im, &constraints) || !read_args(im, c) ||
      !pl_ll_func_attrs(im, &c->func_attrs, false) || !read_bundles(im, c))
    return false;
  set_type(im, c, written);
  if (!check_args(im, c) || !pl_ll_call_values(im, c, &operands)) return false;
  if (c->bundles.len) return pl_ll_no_form(im, c->at, "operand bundles of inline assembly have no form in the LLVM dialect");
  pl_ll_set(im, &attrs, PL_NAME_ASM_STRING, pl_attr_string(im->ctx, pl_ll_intern(im, text)));
  pl_ll_set(im, &attrs, PL_NAME_CONSTRAINTS, pl_attr_string(im->ctx, pl_ll_intern(im, constraints)));
  pl_ll_set(im, &attrs, PL_NAME_ASM_DIALECT, pl_ll_i64(im, intel));
  const pl_attr *dicts = operand_attrs(im, c);
  pl_ll_set(im, &attrs, PL_NAME_OPERAND_ATTRS, dicts);
  if (c->tail.len) pl_ll_set(im, &attrs, PL_NAME_TAIL_CALL_KIND, pl_ll_enum(im, "tailcallkind", c->tail));
  pl_ll_drop_attrs(im, &c->func_attrs, "inline assembly");
  if (c->flags.len) pl_ll_drop_claim(im, c->at, "fast-math flags of inline assembly");
  if (c->cconv.len) pl_ll_drop_claim(im, c->at, "the calling convention of inline assembly");
  pl_ll_drop_attrs(im, &c->result_attrs, "the result of inline assembly");
  pl_ll_inst in = {.at = c->at, .attrs = attrs, .operands = operands, .metadata = c->metadata};
  bool nothing = c->result->kind == PL_TYPE_LLVM_VOID;
  /* mlir-translate counts operand_attrs from the result on: it wants one, of type void, where there is none */
  if (!pl_ll_finish(im, &in, PL_OP_LLVM_INLINE_ASM, nothing && !dicts ? NULL : c->result, result)) return false;
  if (nothing) *result = NULL;
  return true;
}
