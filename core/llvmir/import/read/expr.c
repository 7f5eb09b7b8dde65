/* Constant expressions. Source: LLVM Language Reference Manual (2026), Constant Expressions, and of 2022 for those that were
 * taken out since. */
#include <assert.h>

#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/ll_ops.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/types.h"

/* Reports an error at a token and returns NULL. */
static const pl_ll_const *fail(pl_importer *im, pl_ll_token at, const char *message) {
  pl_ll_error(im, at, "%s", message);
  return NULL;
}

/* The constant expression of an op kind with a type, attributes and the operands `elems`, which are not copied. */
static const pl_ll_const *make(pl_importer *im, pl_op_kind op, const pl_type *type, pl_ll_entries *attrs,
                               const pl_ll_const *const *elems, uint32_t count) {
  return pl_ll_const_new(
      im, &(pl_ll_const){
              .kind = PL_LL_CONST_EXPR, .type = type, .attr = pl_ll_dict(im, attrs), .op = op, .elems = elems, .count = count});
}

/* Reads the flags and `(type value to type)` of a cast expression of a table row. NULL, reported, on error. */
static const pl_ll_const *cast(pl_importer *im, const pl_ll_op_row *row) {
  pl_ll_entries attrs = {0};
  pl_ll_read_flags(im, row->flags, &attrs);
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return NULL;
  const pl_ll_const *from = pl_ll_typed_const(im);
  if (!from || !pl_ll_expect_word(im, "to")) return NULL;
  const pl_type *type = pl_ll_type(im);
  if (!type || !pl_ll_expect(im, PL_LL_R_PAREN)) return NULL;
  /* what was a cast between typed pointers is none between opaque ones */
  if (row->kind == PL_OP_LLVM_BITCAST && type == from->type) return from;
  return make(im, row->kind, type, &attrs, &from, 1);
}

/* Reads `count` typed constants, separated by commas, in parentheses into `out`. False, reported, on error. */
static bool operands(pl_importer *im, const pl_ll_const **out, uint32_t count) {
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (i && !pl_ll_expect(im, PL_LL_COMMA)) return false;
    out[i] = pl_ll_typed_const(im);
    if (!out[i]) return false;
  }
  return pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reads the flags and operands of the binary constant expression of a table row, whose word `at` was read. NULL, reported, on
 * error. */
static const pl_ll_const *binary(pl_importer *im, const pl_ll_op_row *row, pl_ll_token at) {
  pl_ll_entries attrs = {0};
  const pl_ll_const *elems[2];
  pl_ll_read_flags(im, row->flags, &attrs);
  if (!operands(im, elems, 2)) return NULL;
  if (elems[0]->type != elems[1]->type) return fail(im, at, "operands of constexpr must have same type");
  return make(im, row->kind, elems[0]->type, &attrs, elems, 2);
}

/* Reads the predicate and operands of an fcmp (`is_float`) or icmp expression, whose word `at` was read. NULL, reported, on
 * error. */
static const pl_ll_const *compare(pl_importer *im, bool is_float, pl_ll_token at) {
  pl_ll_entries attrs = {0};
  const pl_ll_const *elems[2];
  if (!pl_ll_predicate(im, is_float, &attrs) || !operands(im, elems, 2)) return NULL;
  if (elems[0]->type != elems[1]->type) return fail(im, at, "operands of constexpr must have same type");
  const pl_type *type = pl_ll_like(im, elems[0]->type, pl_type_integer(im->ctx, 1));
  return make(im, is_float ? PL_OP_LLVM_FCMP : PL_OP_LLVM_ICMP, type, &attrs, elems, 2);
}

/* Reads the operands of a select or insertelement (`op`) expression, whose word `at` was read. NULL, reported, on error. */
static const pl_ll_const *three(pl_importer *im, pl_op_kind op, pl_ll_token at) {
  pl_ll_entries attrs = {0};
  const pl_ll_const *elems[3];
  if (!operands(im, elems, 3)) return NULL;
  bool select = op == PL_OP_LLVM_SELECT;
  bool good = select ? elems[1]->type == elems[2]->type
                     : pl_ll_is_vector(elems[0]->type) && elems[0]->type->shaped.elem == elems[1]->type;
  if (!good) return fail(im, at, "operands of constexpr are of the wrong types");
  return make(im, op, elems[select ? 1 : 0]->type, &attrs, elems, 3);
}

/* Reads the operands of an extractelement expression, whose word `at` was read. NULL, reported, on error. */
static const pl_ll_const *extract_element(pl_importer *im, pl_ll_token at) {
  pl_ll_entries attrs = {0};
  const pl_ll_const *elems[2];
  if (!operands(im, elems, 2)) return NULL;
  if (!pl_ll_is_vector(elems[0]->type)) return fail(im, at, "extractelement wants a vector");
  return make(im, PL_OP_LLVM_EXTRACTELEMENT, elems[0]->type->shaped.elem, &attrs, elems, 2);
}

/* Reads the rest of a getelementptr expression, whose word `at` was read. NULL, reported, on error. */
static const pl_ll_const *element_pointer(pl_importer *im, pl_ll_token at) {
  pl_ll_entries attrs = {0};
  PL_VEC(const pl_ll_const *) parts = {0};
  if (!pl_ll_gep_flags(im, &attrs) || !pl_ll_expect(im, PL_LL_L_PAREN)) return NULL;
  const pl_type *source = pl_ll_type(im);
  if (!source) return NULL;
  while (pl_ll_accept(im, PL_LL_COMMA)) {
    if (!pl_ll_gep_flags(im, &attrs)) return NULL; /* inrange before an index, until 2024 */
    const pl_ll_const *part = pl_ll_typed_const(im);
    if (!part) return NULL;
    pl_ll_push(im, &parts, part);
  }
  if (!pl_ll_expect(im, PL_LL_R_PAREN)) return NULL;
  if (parts.len == 0) return fail(im, at, "getelementptr wants a base");
  const pl_type *type = parts.data[0]->type;
  for (size_t i = 1; i < parts.len; i++)
    if (pl_ll_is_vector(parts.data[i]->type) && !pl_ll_is_vector(type)) type = pl_ll_like(im, parts.data[i]->type, type);
  uint32_t count = (uint32_t)parts.len - 1, kept = 1;
  int64_t *raw = PL_NEW_ARRAY(im->arena, int64_t, count);
  if (!pl_ll_gep_indices(im, source, parts.data + 1, count, at, raw, &attrs)) return NULL;
  for (uint32_t i = 0; i < count; i++)
    if (raw[i] == INT32_MIN) parts.data[kept++] = parts.data[i + 1];
  return make(im, PL_OP_LLVM_GETELEMENTPTR, type, &attrs, parts.data, kept);
}

const pl_ll_const *pl_ll_expr(pl_importer *im, const pl_type *type) {
  assert(type && im->last.kind == PL_LL_WORD);
  pl_ll_token at = im->last; /* the word was read */
  const pl_ll_op_row *row = pl_ll_cast_row(at.text);
  if (row) return cast(im, row);
  row = pl_ll_binary_row(at.text);
  if (row) return binary(im, row, at);
  if (pl_str_is(at.text, "getelementptr")) return element_pointer(im, at);
  if (pl_str_is(at.text, "icmp") || pl_str_is(at.text, "fcmp")) return compare(im, at.text.data[0] == 'f', at);
  if (pl_str_is(at.text, "select")) return three(im, PL_OP_LLVM_SELECT, at);
  if (pl_str_is(at.text, "insertelement")) return three(im, PL_OP_LLVM_INSERTELEMENT, at);
  if (pl_str_is(at.text, "extractelement")) return extract_element(im, at);
  if (pl_str_is(at.text, "ptrtoaddr")) return pl_ll_const_unknown(im, type, at, "the constant expression 'ptrtoaddr'");
  if (pl_str_is(at.text, "shufflevector")) return pl_ll_const_unknown(im, type, at, "the constant expression 'shufflevector'");
  pl_ll_error(im, at, "expected a constant, not '%.*s'", PL_STR_FMT(at.text));
  return NULL;
}
