/* Flags of instructions, and the indices of getelementptr. */
#include <assert.h>

#include "core/ir/enums.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/ll_ops.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/types.h"

const pl_ll_op_row *pl_ll_binary_row(pl_str word) {
  static const pl_ll_op_row rows[] = {
#define X(text, op, flags) {text, PL_OP_##op, PL_LL_FLAGS_##flags},
      PL_LL_BINARY(X)
#undef X
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_is(word, rows[i].word)) return &rows[i];
  return NULL;
}

const pl_ll_op_row *pl_ll_cast_row(pl_str word) {
  static const pl_ll_op_row rows[] = {
#define X(text, op, flags) {text, PL_OP_##op, PL_LL_FLAGS_##flags},
      PL_LL_CASTS(X)
#undef X
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_is(word, rows[i].word)) return &rows[i];
  return NULL;
}

/* Reads nuw and nsw flags and appends them, if there are any, as the attribute overflowFlags. */
static void read_wrap(pl_importer *im, pl_ll_entries *out) {
  int64_t bits = 0;
  for (;;) {
    if (pl_ll_accept_word(im, "nsw"))
      bits |= 1;
    else if (pl_ll_accept_word(im, "nuw"))
      bits |= 2;
    else
      break;
  }
  if (bits) pl_ll_set(im, out, PL_NAME_OVERFLOW_FLAGS, pl_ll_i32(im, bits));
}

/* Reads fast-math flags and returns them as the bits of #llvm.fastmath; 0 if there are none. */
static uint32_t fast_bits(pl_importer *im) {
  const pl_vocabulary *vocabulary = pl_vocabulary_find(PL_STR("llvm.fastmath"));
  uint32_t bits = 0;
  int64_t value;
  while (pl_ll_at(im, PL_LL_WORD) && pl_vocabulary_value(vocabulary, im->tok.text, &value) && value) {
    bits |= (uint32_t)value;
    pl_ll_advance(im);
  }
  return bits;
}

/* The attribute #llvm.fastmath<...> of fast-math bits. */
static const pl_attr *fast_attr(pl_importer *im, uint32_t bits) {
  const pl_vocabulary *vocabulary = pl_vocabulary_find(PL_STR("llvm.fastmath"));
  pl_str words[8];
  uint32_t count = 0;
  for (const pl_enum_word *w = vocabulary->words; w->word; w++) {
    bool all = w->value == 127;
    if (w->value && (all ? bits == 127 : bits != 127 && (bits & (uint32_t)w->value)))
      words[count++] = pl_ll_intern(im, pl_str_from(w->word));
  }
  return pl_attr_enum(im->ctx, PL_STR("llvm"), PL_STR("fastmath"), words, count);
}

void pl_ll_fast_math(pl_importer *im, pl_ll_entries *out) {
  uint32_t bits = fast_bits(im);
  if (bits) pl_ll_set(im, out, PL_NAME_FASTMATH_FLAGS, fast_attr(im, bits));
}

void pl_ll_read_flags(pl_importer *im, pl_ll_flags which, pl_ll_entries *out) {
  assert(which != PL_LL_FLAGS_INVALID);
  pl_ll_token at = im->tok;
  switch (which) {
  case PL_LL_FLAGS_WRAP: read_wrap(im, out); return;
  case PL_LL_FLAGS_EXACT:
    if (pl_ll_accept_word(im, "exact")) pl_ll_set(im, out, PL_NAME_IS_EXACT, pl_attr_unit(im->ctx));
    return;
  case PL_LL_FLAGS_DISJOINT:
    if (pl_ll_accept_word(im, "disjoint")) pl_ll_set(im, out, PL_NAME_IS_DISJOINT, pl_attr_unit(im->ctx));
    return;
  case PL_LL_FLAGS_NNEG:
    if (pl_ll_accept_word(im, "nneg")) pl_ll_set(im, out, PL_NAME_NON_NEG, pl_attr_unit(im->ctx));
    if (fast_bits(im)) pl_ll_drop_claim(im, at, "fast-math flags of a conversion");
    return;
  case PL_LL_FLAGS_FAST: pl_ll_fast_math(im, out); return;
  case PL_LL_FLAGS_NONE:
  case PL_LL_FLAGS_FAST_LOST:
    if (fast_bits(im)) pl_ll_drop_claim(im, at, "fast-math flags of a conversion");
    return;
  case PL_LL_FLAGS_INVALID: return;
  }
}

/* Reads an optional `inrange` or `inrange(...)`, which is reported as dropped. False, reported, on error. */
static bool skip_inrange(pl_importer *im) {
  pl_ll_token at = im->tok;
  if (!pl_ll_accept_word(im, "inrange")) return true;
  pl_ll_drop_claim(im, at, "'inrange' of a getelementptr");
  if (!pl_ll_accept(im, PL_LL_L_PAREN)) return true;
  while (!im->failed && !pl_ll_at(im, PL_LL_R_PAREN) && !pl_ll_at(im, PL_LL_EOF))
    pl_ll_advance(im);
  return pl_ll_expect(im, PL_LL_R_PAREN);
}

bool pl_ll_gep_flags(pl_importer *im, pl_ll_entries *out) {
  assert(im && out);
  int64_t bits = 0;
  for (;;) {
    if (pl_ll_accept_word(im, "inbounds"))
      bits |= 3;
    else if (pl_ll_accept_word(im, "nusw"))
      bits |= 2;
    else if (pl_ll_accept_word(im, "nuw"))
      bits |= 4;
    else if (!pl_ll_at_word(im, "inrange"))
      break;
    else if (!skip_inrange(im))
      return false;
  }
  if (bits) pl_ll_set(im, out, PL_NAME_NO_WRAP_FLAGS, pl_ll_i32(im, bits));
  return !im->failed;
}

bool pl_ll_predicate(pl_importer *im, bool is_float, pl_ll_entries *out) {
  pl_str word = im->tok.text;
  int64_t value;
  if (is_float && pl_str_is(word, "false")) word = PL_STR("_false");
  if (is_float && pl_str_is(word, "true")) word = PL_STR("_true");
  const pl_vocabulary *vocabulary = pl_vocabulary_find(is_float ? PL_STR("llvm.fcmp") : PL_STR("llvm.icmp"));
  if (!pl_ll_at(im, PL_LL_WORD) || !pl_vocabulary_value(vocabulary, word, &value))
    return pl_ll_error(im, im->tok, "expected the predicate of a comparison");
  pl_ll_advance(im);
  pl_ll_set(im, out, PL_NAME_PREDICATE, pl_ll_i64(im, value));
  return !im->failed;
}

bool pl_ll_gep_indices(pl_importer *im, const pl_type *source, const pl_ll_const *const *constants, uint32_t count,
                       pl_ll_token at, int64_t *raw, pl_ll_entries *out) {
  assert(count == 0 || (constants && raw));
  const pl_type *type = source;
  for (uint32_t i = 0; i < count; i++) {
    int64_t field = 0;
    raw[i] = INT32_MIN;
    if (i == 0) continue;
    if (type->kind == PL_TYPE_LLVM_STRUCT) {
      const pl_ll_const *c = constants[i];
      if (c && c->kind == PL_LL_CONST_AGGREGATE && c->count && pl_ll_is_vector(c->type)) c = c->elems[0];
      if (!c || !pl_ll_const_int(c, &field) || field < 0 || (uint64_t)field >= pl_ll_num_parts(type))
        return pl_ll_error(im, at, "invalid getelementptr indices");
      raw[i] = field;
    }
    bool sequence = type->kind == PL_TYPE_LLVM_ARRAY || pl_ll_is_vector(type); /* also one without elements */
    type = sequence ? type->shaped.elem : pl_ll_part(type, (uint64_t)field);
    if (!type) return pl_ll_error(im, at, "invalid getelementptr indices");
  }
  pl_ll_set(im, out, PL_NAME_ELEM_TYPE, pl_attr_type(im->ctx, source));
  pl_ll_set(im, out, PL_NAME_RAW_CONSTANT_INDICES, pl_ll_i32s(im, raw, count));
  return true;
}
