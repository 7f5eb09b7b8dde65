/* Instructions on memory. Source: LLVM Language Reference Manual (2026), Memory Access and Addressing Operations. */
#include <assert.h>

#include "core/ir/enums.h"
#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/instructions.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/ll_ops.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"

/* Appends a value to the instruction's operands; false if it is NULL. */
static bool push(pl_importer *im, pl_ll_inst *in, pl_value *value) {
  if (!value) return false;
  pl_ll_push(im, &in->operands, value);
  return true;
}

/* Reads an alignment and sets it as an attribute. False, reported, if it is no power of two or too large. */
static bool set_align(pl_importer *im, pl_ll_inst *in) {
  uint64_t align;
  pl_ll_token at = im->tok;
  if (!pl_ll_u64(im, &align)) return false;
  if (!align || (align & (align - 1)) || align > (1ull << 32))
    return pl_ll_error(im, at, "alignment is not a power of two, or too large");
  pl_ll_set(im, &in->attrs, PL_NAME_ALIGNMENT, pl_ll_i64(im, (int64_t)align));
  return true;
}

/* Reads the optional alignment and metadata at the end of a memory instruction. False, reported, on error. */
static bool read_tail(pl_importer *im, pl_ll_inst *in) {
  while (pl_ll_accept(im, PL_LL_COMMA)) {
    if (pl_ll_at(im, PL_LL_META)) return pl_ll_attachments_read(im, &in->metadata);
    if (!pl_ll_expect_word(im, "align") || !set_align(im, in)) return false;
  }
  return !im->failed;
}

/* Reads an optional `syncscope("name")` and sets it as an attribute. False, reported, on error. */
static bool read_scope(pl_importer *im, pl_ll_inst *in) {
  pl_str scope;
  if (!pl_ll_accept_word(im, "syncscope")) return true;
  if (!pl_ll_expect(im, PL_LL_L_PAREN) || !pl_ll_string(im, &scope) || !pl_ll_expect(im, PL_LL_R_PAREN)) return false;
  pl_ll_set(im, &in->attrs, PL_NAME_SYNCSCOPE, pl_attr_string(im->ctx, pl_ll_intern(im, scope)));
  return true;
}

/* Reads an atomic ordering and sets it as the attribute `name`. False, reported, if there is none. */
static bool read_ordering(pl_importer *im, pl_ll_inst *in, pl_attr_name name) {
  int64_t value;
  if (!pl_ll_at(im, PL_LL_WORD) || !pl_vocabulary_value(pl_vocabulary_find(PL_STR("llvm.ordering")), im->tok.text, &value) ||
      value == 0)
    return pl_ll_error(im, im->tok, "expected ordering on atomic instruction");
  pl_ll_advance(im);
  pl_ll_set(im, &in->attrs, name, pl_ll_i64(im, value));
  return true;
}

/* Reads an optional `volatile` and sets it as an attribute. */
static void accept_volatile(pl_importer *im, pl_ll_inst *in) {
  if (pl_ll_accept_word(im, "volatile")) pl_ll_set(im, &in->attrs, PL_NAME_VOLATILE, pl_attr_unit(im->ctx));
}

/* Whether the dialect can access the type atomically, which it cannot for vectors; false is reported. */
static bool fits_atomic(pl_importer *im, const pl_ll_inst *in, const pl_type *type) {
  return !pl_ll_is_vector(type) || pl_ll_no_form(im, in->at, "an atomic access of a vector has no form in the LLVM dialect");
}

/* Whether the value is a pointer; false if it is NULL, or, reported, of another type. */
static bool is_pointer(pl_importer *im, const pl_value *value, pl_ll_token at) {
  return value && (value->type->kind == PL_TYPE_LLVM_PTR || pl_ll_error(im, at, "the address must be a pointer"));
}

/* Reads an alloca and makes its op; a tail marker that was dropped before the function had a frame (see drop_tail) is recorded
 * as a lost claim of it (see losses.h). False, reported, on error. */
static bool read_alloca(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  uint64_t space = 0;
  pl_value *count = NULL;
  if (pl_ll_accept_word(im, "inalloca")) pl_ll_set(im, &in->attrs, PL_NAME_INALLOCA, pl_attr_unit(im->ctx));
  if (pl_ll_accept_word(im, "swifterror")) pl_ll_drop_claim(im, im->last, "'swifterror' of an alloca");
  const pl_type *type = pl_ll_type(im);
  if (!type) return false;
  while (pl_ll_accept(im, PL_LL_COMMA)) {
    if (pl_ll_at(im, PL_LL_META)) {
      if (!pl_ll_attachments_read(im, &in->metadata)) return false;
    } else if (pl_ll_accept_word(im, "align")) {
      if (!set_align(im, in)) return false;
    } else if (pl_ll_accept_word(im, "addrspace")) {
      if (!pl_ll_expect(im, PL_LL_L_PAREN) || !pl_ll_u64(im, &space) || !pl_ll_expect(im, PL_LL_R_PAREN)) return false;
      if (space >= 1u << 24) return pl_ll_error(im, im->last, "invalid address space, must be a 24-bit integer");
    } else if (!(count = pl_ll_typed_value(im))) {
      return false;
    }
  }
  if (!count) count = pl_ll_int_value(im, pl_type_integer(im->ctx, 32), 1);
  if (!push(im, in, count)) return false;
  pl_ll_set(im, &in->attrs, PL_NAME_ELEM_TYPE, pl_attr_type(im->ctx, type));
  if (im->function->tail_touches.len)
    im->lost = im->function->tail_touches; /* the claim of a tail call may be about this object */
  im->function->has_frame = true;
  return pl_ll_finish(im, in, PL_OP_LLVM_ALLOCA, pl_type_llvm_ptr(im->ctx, (uint32_t)space), result);
}

/* Reads a load and makes its op. False, reported, on error. */
static bool read_load(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  bool atomic = pl_ll_accept_word(im, "atomic");
  accept_volatile(im, in);
  const pl_type *type = pl_ll_type(im);
  if (!type || !pl_ll_expect(im, PL_LL_COMMA) || (atomic && !fits_atomic(im, in, type))) return false;
  pl_ll_token at = im->tok;
  pl_value *address = pl_ll_typed_value(im);
  if (!is_pointer(im, address, at) || !push(im, in, address)) return false;
  if (atomic && (!read_scope(im, in) || !read_ordering(im, in, PL_NAME_ORDERING))) return false;
  return read_tail(im, in) && pl_ll_finish(im, in, PL_OP_LLVM_LOAD, type, result);
}

/* Reads a store and makes its op. False, reported, on error. */
static bool read_store(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  bool atomic = pl_ll_accept_word(im, "atomic");
  accept_volatile(im, in);
  if (!push(im, in, pl_ll_typed_value(im)) || !pl_ll_expect(im, PL_LL_COMMA)) return false;
  if (atomic && !fits_atomic(im, in, in->operands.data[0]->type)) return false;
  pl_ll_token at = im->tok;
  pl_value *address = pl_ll_typed_value(im);
  if (!is_pointer(im, address, at) || !push(im, in, address)) return false;
  if (atomic && (!read_scope(im, in) || !read_ordering(im, in, PL_NAME_ORDERING))) return false;
  return read_tail(im, in) && pl_ll_finish(im, in, PL_OP_LLVM_STORE, NULL, result);
}

typedef PL_VEC(const pl_ll_const *) constants;

/* Reads the indices of a getelementptr and metadata after them: values into `values`, constants into `consts`, each with NULL in
 * the other list. `*type`, the result's, becomes a vector if an index is one. False, reported, on error. */
static bool read_indices(pl_importer *im, pl_ll_inst *in, pl_ll_values *values, constants *consts, const pl_type **type) {
  while (pl_ll_accept(im, PL_LL_COMMA)) {
    pl_value *value;
    const pl_ll_const *constant;
    if (pl_ll_at(im, PL_LL_META)) return pl_ll_attachments_read(im, &in->metadata);
    pl_ll_token at = im->tok;
    const pl_type *index = pl_ll_type(im);
    if (!index || !pl_ll_operand(im, index, &value, &constant)) return false;
    if (pl_type_elem_or_self(index)->kind != PL_TYPE_INTEGER)
      return pl_ll_error(im, at, "getelementptr index must be an integer");
    if (pl_ll_is_vector(index) && !pl_ll_is_vector(*type)) *type = pl_ll_like(im, index, *type);
    pl_ll_push(im, values, value);
    pl_ll_push(im, consts, constant);
  }
  return !im->failed;
}

/* Reads a getelementptr and makes its op. False, reported, on error. */
static bool read_gep(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  pl_ll_values values = {0};
  constants consts = {0};
  if (!pl_ll_gep_flags(im, &in->attrs)) return false;
  const pl_type *source = pl_ll_type(im);
  if (!source || !pl_ll_expect(im, PL_LL_COMMA)) return false;
  pl_ll_token at = im->tok;
  pl_value *base = pl_ll_typed_value(im);
  if (!push(im, in, base)) return false;
  const pl_type *type = base->type;
  if ((pl_ll_is_vector(type) ? type->shaped.elem : type)->kind != PL_TYPE_LLVM_PTR)
    return pl_ll_error(im, at, "base of getelementptr must be a pointer");
  if (!read_indices(im, in, &values, &consts, &type)) return false;
  uint32_t count = (uint32_t)values.len;
  int64_t *raw = PL_NEW_ARRAY(im->arena, int64_t, count);
  if (!pl_ll_gep_indices(im, source, consts.data, count, at, raw, &in->attrs)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (raw[i] != INT32_MIN) continue;
    pl_value *index = values.data[i] ? values.data[i] : pl_ll_emit(im, &im->function->constants, consts.data[i]);
    if (!push(im, in, index)) return false;
  }
  return pl_ll_finish(im, in, PL_OP_LLVM_GETELEMENTPTR, type, result);
}

/* Reads a cmpxchg and makes its op. False, reported, on error. */
static bool read_cmpxchg(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  if (pl_ll_accept_word(im, "weak")) pl_ll_set(im, &in->attrs, PL_NAME_WEAK, pl_attr_unit(im->ctx));
  accept_volatile(im, in);
  pl_ll_token at = im->tok;
  for (int i = 0; i < 3; i++)
    if ((i && !pl_ll_expect(im, PL_LL_COMMA)) || !push(im, in, pl_ll_typed_value(im))) return false;
  if (!is_pointer(im, in->operands.data[0], at)) return false;
  if (in->operands.data[1]->type != in->operands.data[2]->type)
    return pl_ll_error(im, at, "compare value and new value type do not match");
  if (!read_scope(im, in) || !read_ordering(im, in, PL_NAME_SUCCESS_ORDERING) ||
      !read_ordering(im, in, PL_NAME_FAILURE_ORDERING) || !read_tail(im, in))
    return false;
  const pl_type *parts[] = {in->operands.data[1]->type, pl_type_integer(im->ctx, 1)};
  return pl_ll_finish(im, in, PL_OP_LLVM_CMPXCHG, pl_type_llvm_struct(im->ctx, parts, 2, false), result);
}

/* Reads the operation of an atomicrmw and sets it as an attribute. False, reported, on error. */
static bool read_bin_op(pl_importer *im, pl_ll_inst *in) {
  char word[32];
  int64_t value;
  const pl_vocabulary *vocabulary = pl_vocabulary_find(PL_STR("llvm.atomicrmw"));
  bool reserved = pl_ll_at_word(im, "and") || pl_ll_at_word(im, "or") || pl_ll_at_word(im, "xor");
  (void)snprintf(word, sizeof word, "%s%.*s", reserved ? "_" : "", PL_STR_FMT(im->tok.text));
  if (!pl_ll_at(im, PL_LL_WORD) || !pl_vocabulary_value(vocabulary, pl_str_from(word), &value))
    return pl_ll_error(im, im->tok, "expected binary operation in atomicrmw");
  pl_ll_advance(im);
  pl_ll_set(im, &in->attrs, PL_NAME_BIN_OP, pl_ll_i64(im, value));
  return true;
}

/* Reads an atomicrmw and makes its op. False, reported, on error. */
static bool read_rmw(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  accept_volatile(im, in);
  if (!read_bin_op(im, in)) return false;
  pl_ll_token at = im->tok;
  for (int i = 0; i < 2; i++)
    if ((i && !pl_ll_expect(im, PL_LL_COMMA)) || !push(im, in, pl_ll_typed_value(im))) return false;
  if (!is_pointer(im, in->operands.data[0], at)) return false;
  if (!read_scope(im, in) || !read_ordering(im, in, PL_NAME_ORDERING) || !read_tail(im, in)) return false;
  return pl_ll_finish(im, in, PL_OP_LLVM_ATOMICRMW, in->operands.data[1]->type, result);
}

/* Reads a fence and makes its op. False, reported, on error. */
static bool read_fence(pl_importer *im, pl_ll_inst *in, pl_value **result) {
  return read_scope(im, in) && read_ordering(im, in, PL_NAME_ORDERING) && pl_ll_finish(im, in, PL_OP_LLVM_FENCE, NULL, result);
}

bool pl_ll_memory_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known) {
  assert(im->function && im->function->op);
  pl_str word = in->opcode;
  *known = true;
  if (pl_str_is(word, "alloca")) return read_alloca(im, in, result);
  if (pl_str_is(word, "load")) return read_load(im, in, result);
  if (pl_str_is(word, "store")) return read_store(im, in, result);
  if (pl_str_is(word, "getelementptr")) return read_gep(im, in, result);
  if (pl_str_is(word, "cmpxchg")) return read_cmpxchg(im, in, result);
  if (pl_str_is(word, "atomicrmw")) return read_rmw(im, in, result);
  if (pl_str_is(word, "fence")) return read_fence(im, in, result);
  *known = false;
  return true;
}
