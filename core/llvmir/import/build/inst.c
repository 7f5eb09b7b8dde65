/* Instructions. Source: LLVM Language Reference Manual (2026), Instruction Reference. */
#include <assert.h>

#include "core/check/check.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/instructions.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/ll_ops.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/types.h"

/* Appends a value to the instruction's operands; false if it is NULL. */
static bool push(pl_importer *im, pl_ll_inst *in, pl_value *value) {
  if (!value) return false;
  pl_ll_push(im, &in->operands, value);
  return true;
}

/* The instruction's last operand. */
static pl_value *last_operand(const pl_ll_inst *in) { return in->operands.data[in->operands.len - 1]; }

/* Reads `flags type a, b` and makes the op of the row. False, reported, on error. */
static bool read_binary(pl_importer *im, pl_ll_inst *in, const pl_ll_op_row *row, pl_value **result) {
  pl_ll_read_flags(im, row->flags, &in->attrs);
  const pl_type *type = pl_ll_type(im);
  if (!type || !push(im, in, pl_ll_value(im, type)) || !pl_ll_expect(im, PL_LL_COMMA) || !push(im, in, pl_ll_value(im, type)))
    return false;
  return pl_ll_finish(im, in, row->kind, type, result);
}

/* Reads the rest of a cast, `flags type a to type`, and makes the op of the row. False, reported, on error. */
static bool read_cast(pl_importer *im, pl_ll_inst *in, const pl_ll_op_row *row, pl_value **result) {
  pl_ll_read_flags(im, row->flags, &in->attrs);
  if (!push(im, in, pl_ll_typed_value(im)) || !pl_ll_expect_word(im, "to")) return false;
  const pl_type *type = pl_ll_type(im);
  return type && pl_ll_finish(im, in, row->kind, type, result);
}

/* Reads `flags predicate type a, b` of an icmp or fcmp and makes the op. False, reported, on error. */
static bool read_compare(pl_importer *im, pl_ll_inst *in, bool is_float, pl_value **result) {
  pl_ll_token at = im->tok;
  if (is_float)
    pl_ll_fast_math(im, &in->attrs);
  else if (pl_ll_accept_word(im, "samesign")) {
    if (im->mark_lost)
      pl_ll_set(im, &in->attrs, PL_NAME_PLUMBLINE_SAMESIGN, pl_attr_unit(im->ctx));
    else
      pl_ll_drop_claim(im, at, "'samesign' of an icmp");
  }
  if (!pl_ll_predicate(im, is_float, &in->attrs)) return false;
  const pl_type *type = pl_ll_type(im);
  if (!type || !push(im, in, pl_ll_value(im, type)) || !pl_ll_expect(im, PL_LL_COMMA) || !push(im, in, pl_ll_value(im, type)))
    return false;
  const pl_type *bit = pl_ll_like(im, type, pl_type_integer(im->ctx, 1));
  return pl_ll_finish(im, in, is_float ? PL_OP_LLVM_FCMP : PL_OP_LLVM_ICMP, bit, result);
}

/* Reads `count` typed operands separated by commas and appends them to the operands. False, reported, on error. */
static bool read_values(pl_importer *im, pl_ll_inst *in, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if ((i && !pl_ll_expect(im, PL_LL_COMMA)) || !push(im, in, pl_ll_typed_value(im))) return false;
  return true;
}

/* Reads a fneg or freeze and makes the op. False, reported, on error. */
static bool read_unary(pl_importer *im, pl_ll_inst *in, pl_op_kind kind, pl_value **result) {
  pl_ll_fast_math(im, &in->attrs);
  return read_values(im, in, 1) && pl_ll_finish(im, in, kind, last_operand(in)->type, result);
}

/* Reads a select and makes the op. False, reported, on error. */
static bool read_select(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  pl_ll_fast_math(im, &in->attrs);
  if (!read_values(im, in, 3)) return false;
  if (in->operands.data[1]->type != in->operands.data[2]->type)
    return pl_ll_error(im, in->at, "select values must have same type");
  return pl_ll_finish(im, in, PL_OP_LLVM_SELECT, last_operand(in)->type, result);
}

/* Whether the instruction's first operand is a vector; false is reported. */
static bool wants_vector(pl_importer *im, const pl_ll_inst *in) {
  return pl_ll_is_vector(in->operands.data[0]->type) || pl_ll_error(im, in->at, "%.*s wants a vector", PL_STR_FMT(in->opcode));
}

/* Reads an extractelement and makes the op. False, reported, on error. */
static bool read_extract_element(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  if (!read_values(im, in, 2) || !wants_vector(im, in)) return false;
  return pl_ll_finish(im, in, PL_OP_LLVM_EXTRACTELEMENT, in->operands.data[0]->type->shaped.elem, result);
}

/* Reads an insertelement and makes the op. False, reported, on error. */
static bool read_insert_element(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  if (!read_values(im, in, 3) || !wants_vector(im, in)) return false;
  if (in->operands.data[1]->type != in->operands.data[0]->type->shaped.elem)
    return pl_ll_error(im, in->at, "insertelement wants an element of the vector's type");
  return pl_ll_finish(im, in, PL_OP_LLVM_INSERTELEMENT, in->operands.data[0]->type, result);
}

/* Stores the elements of a constant shuffle mask in `out`, -1 for undef and poison. False, reported, if one is no integer. */
static bool mask_numbers(pl_importer *im, const pl_ll_const *mask, int64_t *out, uint64_t count, pl_ll_token at) {
  for (uint64_t i = 0; i < count; i++) {
    const pl_ll_const *c = mask->kind == PL_LL_CONST_AGGREGATE ? mask->elems[i < mask->count ? i : 0] : mask;
    out[i] = -1;
    if (c->kind == PL_LL_CONST_UNDEF || c->kind == PL_LL_CONST_POISON) continue;
    if (c->kind == PL_LL_CONST_ZERO)
      out[i] = 0;
    else if (!pl_ll_const_int(c, &out[i]))
      return pl_ll_error(im, at, "the mask of a shufflevector must be a constant");
  }
  return true;
}

/* Reads a shufflevector and makes the op. False, reported, on error. */
static bool read_shuffle(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  if (!read_values(im, in, 2) || !wants_vector(im, in) || !pl_ll_expect(im, PL_LL_COMMA)) return false;
  pl_ll_token at = im->tok;
  const pl_ll_const *mask = pl_ll_typed_const(im);
  if (!mask) return false;
  if (!pl_ll_is_vector(mask->type) || last_operand(in)->type != in->operands.data[0]->type)
    return pl_ll_error(im, at, "invalid shufflevector operands");
  uint64_t count = pl_ll_vector_count(mask->type);
  if (count > PL_LL_MAX_ELEMS) return pl_ll_error(im, at, "the mask is too long");
  int64_t *numbers = PL_NEW_ARRAY(im->arena, int64_t, count);
  if (!mask_numbers(im, mask, numbers, count, at)) return false;
  if (pl_ll_vector_scalable(mask->type) && mask->kind != PL_LL_CONST_ZERO)
    return pl_ll_no_form(im, at, "such a mask of vectors of scalable length has no form in the LLVM dialect");
  pl_ll_set(im, &in->attrs, PL_NAME_MASK, pl_ll_i32s(im, numbers, count));
  const pl_type *elem = in->operands.data[0]->type->shaped.elem;
  return pl_ll_finish(im, in, PL_OP_LLVM_SHUFFLEVECTOR, pl_ll_like(im, mask->type, elem), result);
}

/* Reads the indices `, N` of an extractvalue or insertvalue into its attribute `position` and returns the type of the element of
 * `type` that they lead to. NULL, reported, on error. */
static const pl_type *read_position(pl_importer *im, pl_ll_inst *in, const pl_type *type) {
  PL_VEC(int64_t) path = {0};
  while (pl_ll_at(im, PL_LL_COMMA)) {
    pl_ll_lexer before = im->lexer;
    pl_ll_token comma = im->tok;
    uint64_t k = 0;
    pl_ll_advance(im);
    if (!pl_ll_at(im, PL_LL_INT)) { /* metadata */
      im->lexer = before;
      im->tok = comma;
      break;
    }
    if (!pl_ll_u64(im, &k)) return NULL;
    bool aggregate = type->kind == PL_TYPE_LLVM_STRUCT || type->kind == PL_TYPE_LLVM_ARRAY;
    type = aggregate ? pl_ll_part(type, k) : NULL;
    if (!type) {
      pl_ll_error(im, im->last, "invalid indices for %.*s", PL_STR_FMT(in->opcode));
      return NULL;
    }
    pl_ll_push(im, &path, (int64_t)k);
  }
  if (path.len == 0) {
    pl_ll_error(im, im->tok, "expected index");
    return NULL;
  }
  pl_ll_set(im, &in->attrs, PL_NAME_POSITION, pl_attr_dense_i64(im->ctx, path.data, path.len));
  return im->failed ? NULL : type;
}

/* Reads an extractvalue and makes the op. False, reported, on error. */
static bool read_extract_value(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  if (!read_values(im, in, 1)) return false;
  const pl_type *part = read_position(im, in, last_operand(in)->type);
  return part && pl_ll_finish(im, in, PL_OP_LLVM_EXTRACTVALUE, part, result);
}

/* Reads an insertvalue and makes the op. False, reported, on error. */
static bool read_insert_value(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  if (!read_values(im, in, 2)) return false;
  const pl_type *part = read_position(im, in, in->operands.data[0]->type);
  if (!part) return false;
  if (part != in->operands.data[1]->type) return pl_ll_error(im, in->at, "insertvalue operand and field disagree in type");
  return pl_ll_finish(im, in, PL_OP_LLVM_INSERTVALUE, in->operands.data[0]->type, result);
}

/* Reads a va_arg and makes the op. False, reported, on error. */
static bool read_va_arg(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  if (!read_values(im, in, 1) || !pl_ll_expect(im, PL_LL_COMMA)) return false;
  const pl_type *type = pl_ll_type(im);
  return type && pl_ll_finish(im, in, PL_OP_LLVM_VA_ARG, type, result);
}

/* Reads a landingpad with its clauses and makes the op. False, reported, on error. */
static bool read_landing_pad(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  const pl_type *type = pl_ll_type(im);
  if (!type) return false;
  if (pl_ll_accept_word(im, "cleanup")) pl_ll_set(im, &in->attrs, PL_NAME_CLEANUP, pl_attr_unit(im->ctx));
  while (pl_ll_accept_word(im, "catch") || pl_ll_accept_word(im, "filter"))
    if (!push(im, in, pl_ll_typed_value(im))) return false;
  return pl_ll_finish(im, in, PL_OP_LLVM_LANDINGPAD, type, result);
}

/* Reads a phi, comparison, unary, select, vector, aggregate, va_arg or landingpad instruction; `*known` is whether it is one.
 * False, reported, on error. */
static bool other_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known) {
  pl_str word = in->opcode;
  *known = true;
  if (pl_str_is(word, "phi")) return pl_ll_phi_read(im, result);
  if (pl_str_is(word, "icmp")) return read_compare(im, in, false, result);
  if (pl_str_is(word, "fcmp")) return read_compare(im, in, true, result);
  if (pl_str_is(word, "fneg")) return read_unary(im, in, PL_OP_LLVM_FNEG, result);
  if (pl_str_is(word, "freeze")) return read_unary(im, in, PL_OP_LLVM_FREEZE, result);
  if (pl_str_is(word, "select")) return read_select(im, in, result);
  if (pl_str_is(word, "extractelement")) return read_extract_element(im, in, result);
  if (pl_str_is(word, "insertelement")) return read_insert_element(im, in, result);
  if (pl_str_is(word, "shufflevector")) return read_shuffle(im, in, result);
  if (pl_str_is(word, "extractvalue")) return read_extract_value(im, in, result);
  if (pl_str_is(word, "insertvalue")) return read_insert_value(im, in, result);
  if (pl_str_is(word, "va_arg")) return read_va_arg(im, in, result);
  if (pl_str_is(word, "landingpad")) return read_landing_pad(im, in, result);
  *known = false;
  return true;
}

/* Whether the word is an instruction of LLVM that the dialect does not have. */
static bool is_instruction(pl_str word) {
  static const char *const words[] = {"ptrtoaddr", "callbr", "catchswitch", "catchpad", "cleanuppad", "catchret", "cleanupret"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_str_is(word, words[i])) return true;
  return false;
}

bool pl_ll_instruction(pl_importer *im, pl_value **result) {
  assert(im->function && im->function->op);
  pl_ll_inst in = {.at = im->tok, .opcode = im->tok.text};
  bool known = false;
  if (!pl_ll_at(im, PL_LL_WORD)) return pl_ll_error(im, im->tok, "expected instruction opcode");
  pl_ll_advance(im);
  const pl_ll_op_row *row = pl_ll_binary_row(in.opcode);
  if (row) return read_binary(im, &in, row, result);
  row = pl_ll_cast_row(in.opcode);
  if (row) return read_cast(im, &in, row, result);
  if (!other_instruction(im, &in, result, &known) || known) return !im->failed;
  if (!pl_ll_memory_instruction(im, &in, result, &known) || known) return !im->failed;
  if (!pl_ll_call_instruction(im, &in, result, &known) || known) return !im->failed;
  if (!pl_ll_terminator(im, &in, result, &known) || known) return !im->failed;
  return (is_instruction(in.opcode) ? pl_ll_no_form : pl_ll_error)(
      im, in.at, "the instruction '%.*s' is unknown or has no form in the LLVM dialect", PL_STR_FMT(in.opcode));
}
