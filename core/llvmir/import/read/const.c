/* Constants. Source: LLVM Language Reference Manual (2026), Constants. */
#include <assert.h>

#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/types.h"

/* Reports an error at a token and returns NULL. */
static const pl_ll_const *fail(pl_importer *im, pl_ll_token at, const char *message) {
  pl_ll_error(im, at, "%s", message);
  return NULL;
}

/* The address, in address space 0, of the global that the current token names, as a constant. */
static const pl_ll_const *mention(pl_importer *im) {
  const pl_str name = pl_ll_symbol(im, im->tok);
  return pl_ll_const_new(im, &(pl_ll_const){.kind = PL_LL_CONST_GLOBAL, .type = pl_type_llvm_ptr(im->ctx, 0), .name = name});
}

const pl_ll_const *pl_ll_const_unknown(pl_importer *im, const pl_type *type, pl_ll_token at, const char *message) {
  assert(type && message);
  PL_VEC(const pl_ll_const *) elems = {0};
  char what[256];
  uint32_t depth = 0;
  assert(im && type && message);
  if (!im->mark_lost) {
    pl_ll_no_form(im, at, "%s", message);
    return NULL;
  }
  (void)snprintf(what, sizeof what, "line %u: %s", at.line, message);
  do {
    depth += pl_ll_at(im, PL_LL_L_PAREN);
    depth -= pl_ll_at(im, PL_LL_R_PAREN);
    if (pl_ll_at(im, PL_LL_GLOBAL)) pl_ll_push(im, &elems, mention(im));
    if (pl_ll_at(im, PL_LL_EOF)) return fail(im, at, "expected ')'");
    pl_ll_advance(im);
  } while (depth && !im->failed);
  return pl_ll_const_new(im, &(pl_ll_const){.kind = PL_LL_CONST_UNKNOWN,
                                            .type = type,
                                            .name = pl_ll_intern(im, pl_str_from(what)),
                                            .elems = elems.data,
                                            .count = (uint32_t)elems.len});
}

/* The constant of a kind that needs nothing but a type, such as zero or undef. */
static const pl_ll_const *plain(pl_importer *im, pl_ll_const_kind kind, const pl_type *type) {
  return pl_ll_const_new(im, &(pl_ll_const){.kind = kind, .type = type});
}

/* The constant of a type whose value is an attribute. */
static const pl_ll_const *simple(pl_importer *im, const pl_type *type, const pl_attr *attr) {
  return pl_ll_const_new(im, &(pl_ll_const){.kind = PL_LL_CONST_SIMPLE, .type = type, .attr = attr});
}

/* ---- numbers ---- */

/* Whether the text of an integer token is hexadecimal, such as u0x1F. */
static bool is_hex_integer(pl_str text) { return text.len > 3 && (text.data[0] == 'u' || text.data[0] == 's'); }

/* Sets `bits` to a hexadecimal integer token, truncated or extended to a width. False, reported, on error. s0x12 is extended from
 * its highest 1 bit as the sign, so that s0x7F is -1 as an i16. (LLVM 22, LLLexer::Lex0x and LLParser; what `opt` 22 prints.) */
static bool hex_integer_bits(pl_importer *im, pl_ll_token at, uint32_t width, pl_apint *bits) {
  pl_arena *arena = pl_context_arena(im->ctx);
  pl_str digits = {at.text.data + 1, at.text.len - 1}; /* 0x12 */
  bool fits = false;
  uint64_t written = (digits.len - 2) * 4;
  if (written > PL_APINT_MAX_WIDTH || !pl_apint_parse(arena, digits, (uint32_t)written, bits, &fits) || !fits)
    return pl_ll_error(im, at, "integer constant is too large for its type");
  const uint32_t active = (uint32_t)written - pl_apint_clz(*bits);
  const bool by_sign = at.text.data[0] == 's' && active > 0 && active < width;
  if (by_sign && active < written) *bits = pl_apint_trunc(arena, *bits, active);
  if (bits->width > width)
    *bits = pl_apint_trunc(arena, *bits, width);
  else if (bits->width < width)
    *bits = by_sign ? pl_apint_sext(arena, *bits, width) : pl_apint_zext(arena, *bits, width);
  return true;
}

/* Sets `bits` to an integer token at a width, truncated if need be, as LLVM does. False, reported, on error. */
static bool integer_bits(pl_importer *im, pl_ll_token at, uint32_t width, pl_apint *bits) {
  bool fits = false;
  if (is_hex_integer(at.text)) return hex_integer_bits(im, at, width, bits);
  if (at.text.data[0] == '+') return pl_ll_error(im, at, "expected a constant, not a number with a plus sign");
  if (!pl_apint_parse(pl_context_arena(im->ctx), at.text, width, bits, &fits))
    return pl_ll_error(im, at, "integer constant is too large for its type");
  return true; /* a number that does not fit is cut to the width, as LLVM does */
}

/* Reads an integer token as a constant of a type. NULL, reported, on error. */
static const pl_ll_const *integer_const(pl_importer *im, const pl_type *type) {
  pl_ll_token at = im->tok;
  pl_apint bits;
  if (type->kind != PL_TYPE_INTEGER) return fail(im, at, "integer constant must have integer type");
  if (!integer_bits(im, at, type->integer.width, &bits)) return NULL;
  pl_ll_advance(im);
  return simple(im, type, pl_attr_integer(im->ctx, type, bits));
}

/* The low 64 bits of a number in hexadecimal digits. */
static uint64_t hex_value(pl_str digits) {
  uint64_t value = 0;
  for (size_t i = 0; i < digits.len; i++) {
    const char c = digits.data[i];
    value = value << 4 | (uint64_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
  }
  return value;
}

/* Converts the digits of a hexadecimal float, in the order of its format, to two words, the low one first; false if there are too
 * many. `letter` is the one after 0x, D if there is none. (LLVM 22, LLLexer::FP80HexToIntPair and HexToIntPair.) */
static bool hex_words(pl_str digits, char letter, uint64_t words[2]) {
  const size_t first = letter == 'K' ? 4 : 16, head = digits.len < first ? digits.len : first;
  const uint64_t before = hex_value((pl_str){digits.data, head});
  const uint64_t after = hex_value((pl_str){digits.data + head, digits.len - head});
  const bool wide = letter == 'K' || letter == 'L', low_first = letter == 'L' && digits.len >= first;
  words[0] = !wide || low_first ? before : after;
  words[1] = wide ? (low_first ? after : before) : 0;
  return digits.len <= (letter == 'K' ? 20 : letter == 'L' ? 32 : letter == 'D' ? 16 : 4);
}

/* The format in which a hexadecimal float is written with that letter after 0x, a double for other characters; PL_FLOAT_INVALID
 * for ppc_fp128. */
static pl_float_format hex_format(char letter) {
  switch (letter) {
  case 'K': return PL_F80;
  case 'L': return PL_F128;
  case 'H': return PL_F16;
  case 'R': return PL_BF16;
  case 'M': return PL_FLOAT_INVALID;
  default: return PL_F64;
  }
}

/* Converts `bits`, a double as written, to a format. False, reported, if that can't be done exactly. */
static bool of_double(pl_importer *im, pl_ll_token at, pl_float_format format, pl_apint *bits) {
  bool exact = true;
  if (format == PL_F80 || format == PL_F128) return pl_ll_error(im, at, "floating point constant does not have this type");
  if (format != PL_F64) *bits = pl_float_respell(pl_context_arena(im->ctx), *bits, PL_F64, format, &exact);
  return exact || pl_ll_error(im, at, "floating point constant invalid for type");
}

/* Sets `bits` to the value of a hexadecimal float token in the given format. False, reported, on error. */
static bool hex_float_bits(pl_importer *im, pl_ll_token at, pl_float_format format, pl_apint *bits) {
  const bool plain = !strchr("KLMHR", at.text.data[2]);
  const char letter = plain ? 'D' : at.text.data[2];
  pl_float_format written = hex_format(letter);
  pl_str digits = {at.text.data + (plain ? 2 : 3), at.text.len - (plain ? 2 : 3)};
  uint64_t words[2];
  if (written == PL_FLOAT_INVALID) return pl_ll_no_form(im, at, "numbers of type ppc_fp128 have no form in the LLVM dialect");
  if (!hex_words(digits, letter, words)) return pl_ll_error(im, at, "floating point constant is too long for its type");
  pl_arena *arena = pl_context_arena(im->ctx);
  *bits = pl_apint_from_words(arena, pl_float_bits(written), words, 2);
  if (plain) return of_double(im, at, format, bits);
  *bits = pl_float_canonical(arena, *bits, written);
  return written == format || pl_ll_error(im, at, "floating point constant does not have this type");
}

/* Sets `bits` to a decimal float token, rounded to a double, in a format. False, reported, on error, as if that double is not
 * exact in the format. */
static bool decimal_bits(pl_importer *im, pl_ll_token at, pl_float_format format, pl_apint *bits) {
  pl_str text = at.text;
  if (text.data[0] == '+') text = (pl_str){text.data + 1, text.len - 1};
  if (!pl_float_parse(pl_context_arena(im->ctx), text, PL_F64, bits))
    return pl_ll_error(im, at, "floating point constant invalid for type");
  return of_double(im, at, format, bits);
}

/* Reads a floating point token as a constant of a type, with mark_lost (see import.h) possibly a placeholder. NULL, reported, on
 * error. */
static const pl_ll_const *float_const(pl_importer *im, const pl_type *type) {
  pl_ll_token at = im->tok;
  pl_apint bits;
  if (type->kind == PL_TYPE_LLVM_PPC_FP128)
    return pl_ll_const_unknown(im, type, at, "numbers of type ppc_fp128 have no form in the LLVM dialect");
  if (type->kind != PL_TYPE_FLOAT) return fail(im, at, "floating point constant invalid for type");
  bool hex = at.text.len > 2 && at.text.data[1] == 'x';
  if (hex ? !hex_float_bits(im, at, type->float_format, &bits) : !decimal_bits(im, at, type->float_format, &bits)) return NULL;
  pl_ll_advance(im);
  return simple(im, type, pl_attr_float(im->ctx, type, bits));
}

/* The zero constant of a type: the number 0 of an integer or float type, zeroinitializer (PL_LL_CONST_ZERO) of others. */
static const pl_ll_const *zero_const(pl_importer *im, const pl_type *type) {
  pl_arena *arena = pl_context_arena(im->ctx);
  if (type->kind == PL_TYPE_INTEGER)
    return simple(im, type, pl_attr_integer(im->ctx, type, pl_apint_zero(arena, type->integer.width)));
  if (type->kind == PL_TYPE_FLOAT)
    return simple(im, type, pl_attr_float(im->ctx, type, pl_apint_zero(arena, pl_float_bits(type->float_format))));
  return plain(im, PL_LL_CONST_ZERO, type);
}

/* ---- aggregates ---- */

/* Reads the elements of an aggregate constant of a type, after its opening token, up to and with the token `close`. NULL,
 * reported, on error. */
static const pl_ll_const *aggregate_const(pl_importer *im, const pl_type *type, pl_ll_tok close) {
  PL_VEC(const pl_ll_const *) elems = {0};
  pl_ll_token at = im->last;
  if (!pl_ll_at(im, close)) {
    do {
      pl_ll_token place = im->tok;
      const pl_ll_const *elem = pl_ll_typed_const(im);
      if (!elem) return NULL;
      if (elem->type != pl_ll_part(type, elems.len))
        return fail(im, place, "element is not of the type that the constant's type wants");
      pl_ll_push(im, &elems, elem);
    } while (pl_ll_accept(im, PL_LL_COMMA));
  }
  if (!pl_ll_expect(im, close)) return NULL;
  if (elems.len != pl_ll_num_parts(type)) return fail(im, at, "initializer has another number of elements than its type");
  if (elems.len == 0) return plain(im, PL_LL_CONST_ZERO, type);
  return pl_ll_const_new(
      im, &(pl_ll_const){.kind = PL_LL_CONST_AGGREGATE, .type = type, .elems = elems.data, .count = (uint32_t)elems.len});
}

/* Whether the type is a struct that is packed, or not packed, as `packed` says. */
static bool is_struct(const pl_type *type, bool packed) {
  return type->kind == PL_TYPE_LLVM_STRUCT && type->llvm_struct->packed == packed;
}

/* Reads a constant array, struct or vector in its brackets. NULL, reported, on error. */
static const pl_ll_const *bracketed_const(pl_importer *im, const pl_type *type) {
  pl_ll_token at = im->tok;
  if (pl_ll_accept(im, PL_LL_L_SQUARE))
    return type->kind == PL_TYPE_LLVM_ARRAY ? aggregate_const(im, type, PL_LL_R_SQUARE)
                                            : fail(im, at, "constant expression type mismatch");
  if (pl_ll_accept(im, PL_LL_L_BRACE))
    return is_struct(type, false) ? aggregate_const(im, type, PL_LL_R_BRACE) : fail(im, at, "constant expression type mismatch");
  pl_ll_advance(im); /* < */
  if (pl_ll_accept(im, PL_LL_L_BRACE)) {
    if (!is_struct(type, true)) return fail(im, at, "constant expression type mismatch");
    const pl_ll_const *c = aggregate_const(im, type, PL_LL_R_BRACE);
    return c && pl_ll_expect(im, PL_LL_GREATER) ? c : NULL;
  }
  return pl_ll_is_vector(type) ? aggregate_const(im, type, PL_LL_GREATER) : fail(im, at, "constant expression type mismatch");
}

/* Whether all bytes of the text are 0. */
static bool has_zero_bytes(pl_str text) {
  for (size_t i = 0; i < text.len; i++)
    if (text.data[i]) return false;
  return true;
}

/* Reads a constant string c"..." of a type. NULL, reported, on error. */
static const pl_ll_const *bytes_const(pl_importer *im, const pl_type *type) {
  pl_ll_token at = im->tok;
  if (type->kind != PL_TYPE_LLVM_ARRAY || !pl_type_is_integer(type->shaped.elem, 8) || pl_ll_num_parts(type) != at.text.len)
    return fail(im, at, "constant expression type mismatch");
  pl_ll_advance(im);
  if (at.text.len && has_zero_bytes(at.text)) return plain(im, PL_LL_CONST_ZERO, type);
  return simple(im, type, pl_attr_string(im->ctx, pl_ll_intern(im, at.text)));
}

/* ---- words ---- */

/* Reads a global's name as a constant of kind `kind`: its address or its dso_local_equivalent. NULL, reported, on error. */
static const pl_ll_const *global_const(pl_importer *im, const pl_type *type, pl_ll_const_kind kind) {
  pl_ll_token at = im->tok;
  if (!pl_ll_at(im, PL_LL_GLOBAL)) return fail(im, at, "expected a global name");
  if (type->kind != PL_TYPE_LLVM_PTR) return fail(im, at, "global variable reference must have pointer type");
  pl_ll_advance(im);
  return pl_ll_const_new(im, &(pl_ll_const){.kind = kind, .type = type, .name = pl_ll_symbol(im, at)});
}

/* Reads `(@function, %label)` of a blockaddress. NULL, reported, on error. */
static const pl_ll_const *block_const(pl_importer *im, const pl_type *type) {
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return NULL;
  pl_ll_token function = im->tok;
  if (!pl_ll_expect(im, PL_LL_GLOBAL) || !pl_ll_expect(im, PL_LL_COMMA)) return NULL;
  pl_ll_token label = im->tok;
  if (!pl_ll_expect(im, PL_LL_LOCAL) || !pl_ll_expect(im, PL_LL_R_PAREN)) return NULL;
  if (type->kind != PL_TYPE_LLVM_PTR) return fail(im, function, "blockaddress must have pointer type");
  return pl_ll_const_new(
      im, &(pl_ll_const){
              .kind = PL_LL_CONST_BLOCK, .type = type, .name = pl_ll_symbol(im, function), .label = pl_ll_name(im, label)});
}

/* Reads `(type value)` of a splat of type `type`, whose constant lists the element once if the vector is scalable or too large.
 * NULL, reported, on error. */
static const pl_ll_const *splat_const(pl_importer *im, const pl_type *type) {
  pl_ll_token at = im->last;
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return NULL;
  const pl_ll_const *elem = pl_ll_typed_const(im);
  if (!elem || !pl_ll_expect(im, PL_LL_R_PAREN)) return NULL;
  if (!pl_ll_is_vector(type) || type->shaped.elem != elem->type) return fail(im, at, "constant expression type mismatch");
  uint64_t count = pl_ll_vector_count(type);
  if (pl_ll_vector_scalable(type) || count > PL_LL_MAX_ELEMS) count = 1; /* one stands for all */
  const pl_ll_const **elems = PL_NEW_ARRAY(im->arena, const pl_ll_const *, count);
  for (uint64_t i = 0; i < count; i++)
    elems[i] = elem;
  return pl_ll_const_new(im,
                         &(pl_ll_const){.kind = PL_LL_CONST_AGGREGATE, .type = type, .elems = elems, .count = (uint32_t)count});
}

/* Reads a constant that begins with a word, such as `null` or a constant expression. NULL, reported, on error. */
static const pl_ll_const *word_const(pl_importer *im, const pl_type *type) {
  pl_ll_token at = im->tok;
  pl_ll_advance(im);
  bool yes = pl_str_is(at.text, "true");
  if (yes || pl_str_is(at.text, "false"))
    return pl_type_is_integer(type, 1) ? simple(im, type, pl_attr_bool(im->ctx, yes))
                                       : fail(im, at, "constant expression type mismatch");
  if (pl_str_is(at.text, "null"))
    return type->kind == PL_TYPE_LLVM_PTR ? plain(im, PL_LL_CONST_ZERO, type) : fail(im, at, "null must be a pointer type");
  if (pl_str_is(at.text, "none"))
    return type->kind == PL_TYPE_LLVM_TOKEN ? plain(im, PL_LL_CONST_NONE, type) : fail(im, at, "invalid type for none constant");
  if (pl_str_is(at.text, "zeroinitializer")) return zero_const(im, type);
  if (pl_str_is(at.text, "undef")) return plain(im, PL_LL_CONST_UNDEF, type);
  if (pl_str_is(at.text, "poison")) return plain(im, PL_LL_CONST_POISON, type);
  if (pl_str_is(at.text, "blockaddress")) return block_const(im, type);
  if (pl_str_is(at.text, "dso_local_equivalent")) return global_const(im, type, PL_LL_CONST_EQUIVALENT);
  if (pl_str_is(at.text, "splat")) return splat_const(im, type);
  if (pl_str_is(at.text, "no_cfi") || pl_str_is(at.text, "ptrauth"))
    return pl_ll_const_unknown(im, type, at, "'no_cfi' and 'ptrauth' have no form in the LLVM dialect");
  return pl_ll_expr(im, type);
}

/* Reads a constant where one of type `type` is expected; that of a constant expression may differ. NULL, reported, on error. */
static const pl_ll_const *const_here(pl_importer *im, const pl_type *type) {
  if (pl_ll_at(im, PL_LL_INT)) return integer_const(im, type);
  if (pl_ll_at(im, PL_LL_FLOAT)) return float_const(im, type);
  if (pl_ll_at(im, PL_LL_BYTES)) return bytes_const(im, type);
  if (pl_ll_at(im, PL_LL_GLOBAL)) return global_const(im, type, PL_LL_CONST_GLOBAL);
  if (pl_ll_at(im, PL_LL_WORD)) return word_const(im, type);
  if (pl_ll_at(im, PL_LL_L_SQUARE) || pl_ll_at(im, PL_LL_L_BRACE) || pl_ll_at(im, PL_LL_LESS)) return bracketed_const(im, type);
  return fail(im, im->tok, "expected a constant");
}

const pl_ll_const *pl_ll_const_of(pl_importer *im, const pl_type *type) {
  assert(type);
  pl_ll_token at = im->tok;
  if (im->failed) return NULL;
  im->depth++; /* the limit is that of the types, one of which stands before each constant */
  const pl_ll_const *c = const_here(im, type);
  im->depth--;
  if (im->failed || !c) return NULL;
  if (c->type != type) {
    pl_ll_error(im, at, "constant is of type '%s' but expected '%s'", pl_ll_type_text(im, c->type), pl_ll_type_text(im, type));
    return NULL;
  }
  return c;
}

const pl_ll_const *pl_ll_typed_const(pl_importer *im) {
  const pl_type *type = pl_ll_type(im);
  return type ? pl_ll_const_of(im, type) : NULL;
}
