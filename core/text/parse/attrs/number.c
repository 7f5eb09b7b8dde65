/* Literals of integers and floats as bits of a type. */
#include <assert.h>

#include "core/ir/dialect.h"
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* Reports, as fits the place, that an integer literal does not fit its type; always false. */
static bool out_of_range(pl_parser *p, pl_token literal, pl_number_place place) {
  switch (place) {
  case PL_NUMBER_IN_ATTRIBUTE: return pl_p_error(p, literal, "integer constant out of range for attribute");
  case PL_NUMBER_IN_ELEMENTS: return pl_p_error(p, literal, "integer constant out of range for type");
  case PL_NUMBER_IN_ARRAY: break;
  }
  return pl_p_error_at(p, p->tok, "integer constant out of range");
}

/* Gives the bits of an integer literal, negated if `negative`, in that integer or index type. False (reported as fits `place`) if
 * it does not fit. */
static bool integer_bits(pl_parser *p, pl_token literal, bool negative, const pl_type *type, pl_number_place place,
                         pl_apint *bits) {
  bool is_index = type->kind == PL_TYPE_INDEX;
  uint32_t width = is_index ? 64 : type->integer.width;
  pl_signedness signedness = is_index ? PL_SIGNED : type->integer.signedness;
  if (negative && signedness == PL_UNSIGNED)
    return pl_p_error(p, literal,
                      place == PL_NUMBER_IN_ATTRIBUTE ? "negative integer literal not valid for unsigned integer type"
                                                      : "expected unsigned integer elements, but parsed negative value");
  bool fits = false;
  pl_arena *arena = pl_context_arena(p->ctx);
  if (literal.len > width / 3 + 24 || !pl_apint_parse(arena, pl_token_text(literal), width, bits, &fits) || !fits)
    return out_of_range(p, literal, place);
  bool is_signed = signedness == PL_SIGNED;
  if (negative) *bits = pl_apint_neg(arena, *bits);
  if (negative ? !pl_apint_is_negative(*bits) : is_signed && pl_apint_is_negative(*bits)) return out_of_range(p, literal, place);
  return true;
}

/* Reports a decimal integer literal where a float is needed; always false. */
static bool decimal_literal(pl_parser *p, pl_token literal) {
  pl_p_error(p, literal, "unexpected decimal integer literal for a floating point value");
  pl_p_note(p, literal, "add a trailing dot to make the literal a float");
  return false;
}

/* Gives the bits of a float literal, negated if `negative`, or of a hexadecimal integer as the bit pattern, in that float type.
 * False (reported) on error. A float literal is rounded to f64 first, as in MLIR. */
static bool float_bits(pl_parser *p, pl_token literal, bool negative, const pl_type *type, pl_apint *bits) {
  pl_arena *arena = pl_context_arena(p->ctx);
  uint32_t width = pl_float_bits(type->float_format);
  if (literal.kind == PL_TOK_INTEGER) {
    if (literal.len < 3 || literal.start[1] != 'x') return decimal_literal(p, literal);
    if (negative) return pl_p_error(p, literal, "hexadecimal float literal should not have a leading minus");
    bool fits = false;
    if (literal.len > width / 4 + 24 || !pl_apint_parse(arena, pl_token_text(literal), width, bits, &fits) || !fits)
      return pl_p_error(p, literal, "hexadecimal float constant out of range for type");
    *bits = pl_float_canonical(arena, *bits, type->float_format);
    return true;
  }
  pl_str text = pl_token_text(literal);
  if (negative) {
    char *copy = pl_arena_alloc(p->arena, text.len + 1);
    copy[0] = '-';
    memcpy(copy + 1, text.data, text.len);
    text = (pl_str){copy, text.len + 1};
  }
  pl_apint as_double;
  bool parsed = pl_float_parse(arena, text, PL_F64, &as_double);
  assert(parsed); /* the lexer has seen to the form; what is too large is infinite */
  (void)parsed;
  *bits = pl_float_convert(arena, as_double, PL_F64, type->float_format, NULL); /* MLIR reads every number as f64 */
  return true;
}

bool pl_p_number_bits(pl_parser *p, pl_token literal, bool negative, const pl_type *type, pl_number_place place, pl_apint *bits) {
  assert(type && bits && literal.start);
  const bool is_float = type->kind == PL_TYPE_FLOAT;
  if (literal.kind == PL_TOK_STRING || (is_float && literal.kind == PL_TOK_BARE))
    return pl_p_error_at(p, literal, is_float ? "expected floating point literal" : "expected integer literal");
  if (type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX) {
    if (literal.kind == PL_TOK_BARE) { /* true, false */
      if (!pl_type_is_integer(type, 1)) return pl_p_error(p, literal, "expected i1 type for 'true' or 'false' values");
      *bits = pl_apint_from_u64(pl_context_arena(p->ctx), 1, literal.len == 4);
      return true;
    }
    if (literal.kind == PL_TOK_FLOAT) return pl_p_error(p, literal, "expected integer elements, but parsed floating-point");
    return integer_bits(p, literal, negative, type, place, bits);
  }
  if (is_float) return float_bits(p, literal, negative, type, bits);
  return pl_p_error(p, literal,
                    literal.kind == PL_TOK_FLOAT ? "floating point value not valid for specified type"
                                                 : "integer literal not valid for specified type");
}
