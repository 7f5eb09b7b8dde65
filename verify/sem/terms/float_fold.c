/* float_fold.c - arithmetic on constants: the values of the opaque functions of scalar/float.c at constant arguments.
 *
 * Formats of up to 53 bits of precision, rounded to nearest, ties to even: computed in binary64, which is exact or rounds so that
 * rounding again to a format of at most 24 bits changes nothing (twice the precision and two bits suffice for + - * / and the
 * root). What gives a NaN is not folded: which one is a choice. Source: IEEE 754-2019, 5.4. */
#include "verify/sem/terms/float_fold.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "core/base/apfloat.h"

typedef enum rounding { NEAREST, DOWNWARD, UPWARD, TOWARD_ZERO, TO_AWAY } rounding;

typedef struct folding {
  pl_arena *arena;
  const pl_term *const *args;
  uint32_t count;
  pl_str name;          /* of the operation, without formats */
  pl_float_format from; /* of the operands; INVALID: integers */
  pl_float_format to;   /* of a cast's result */
  rounding mode;        /* of a cast */
} folding;

/* Whether the format is one whose arithmetic is exact enough in double: f16, bf16 or f32. */
static bool is_narrow(pl_float_format f) { return f == PL_F16 || f == PL_BF16 || f == PL_F32; }

/* Whether the format is narrow or f64. */
static bool is_known(pl_float_format f) { return is_narrow(f) || f == PL_F64; }

/* The number that has these bits in the format (f16, bf16, f32 or f64) as a double, exactly. */
static double as_double(folding *f, pl_apint bits, pl_float_format format) {
  bool exact;
  uint64_t word = 0;
  double value;
  pl_apint wide = format == PL_F64 ? bits : pl_float_convert(f->arena, bits, format, PL_F64, &exact);
  pl_apint_to_u64(wide, &word);
  memcpy(&value, &word, sizeof value);
  return value;
}

/* Operand i as a double. */
static double operand(folding *f, uint32_t i) { return as_double(f, f->args[i]->value, f->from); }

/* The bits of `value` in the format, rounded to nearest, ties to even. */
static pl_apint as_bits(folding *f, double value, pl_float_format format) {
  bool exact;
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  pl_apint wide = pl_apint_from_u64(f->arena, 64, word);
  return format == PL_F64 ? wide : pl_float_convert(f->arena, wide, PL_F64, format, &exact);
}

/* Sets *out to the result in double of sqrt on one operand, or of fadd, fsub, fmul, fdiv or frem on two; false for any other
 * operation. */
PL_DIVIDES_BY_ZERO static bool arithmetic(folding *f, double *out) {
  double a = operand(f, 0), b = f->count > 1 ? operand(f, 1) : 0;
  if (f->count == 1 && pl_str_is(f->name, "sqrt")) return *out = sqrt(a), true;
  if (f->count != 2) return false;
  if (pl_str_is(f->name, "fadd")) return *out = a + b, true;
  if (pl_str_is(f->name, "fsub")) return *out = a - b, true;
  if (pl_str_is(f->name, "fmul")) return *out = a * b, true;
  if (pl_str_is(f->name, "fdiv")) return *out = a / b, true;
  if (pl_str_is(f->name, "frem")) return *out = fmod(a, b), true;
  return false;
}

/* The text of *rest up to the first dot, or all of it if there is none; *rest becomes what follows the dot. */
static pl_str part(pl_str *rest) {
  size_t n = 0;
  while (n < rest->len && rest->data[n] != '.')
    n++;
  pl_str found = {rest->data, n};
  rest->data += n < rest->len ? n + 1 : n;
  rest->len -= n < rest->len ? n + 1 : n;
  return found;
}

/* The decimal number at the beginning of the text, 0 without a digit; digits after it has reached 100000 are ignored. */
static uint32_t number_of(pl_str text) {
  uint32_t number = 0;
  for (size_t i = 0; i < text.len && text.data[i] >= '0' && text.data[i] <= '9' && number < 100000; i++)
    number = number * 10 + (uint32_t)(text.data[i] - '0');
  return number;
}

/* The float format whose name is `text`; `with_width`: the name followed by the format's width in bits, as "f3232" in the name of
 * a cast. PL_FLOAT_INVALID if there is none. */
static pl_float_format format_of(pl_str text, bool with_width) {
  for (uint32_t f = 1; f < PL_NUM_FLOAT_FORMATS; f++) {
    pl_str name = pl_str_from(pl_float_name((pl_float_format)f));
    pl_str width = {text.data + name.len, text.len - name.len};
    bool same = with_width ? pl_str_starts(text, name.data) && number_of(width) == pl_float_bits((pl_float_format)f)
                           : pl_str_eq(text, name);
    if (same) return (pl_float_format)f;
  }
  return PL_FLOAT_INVALID;
}

/* The rounding mode that comes next in the name of a cast, which is then removed from *rest; NEAREST, leaving *rest, if there is
 * none. */
static rounding mode_of(pl_str *rest) {
  static const char *const words[] = {"", "downward", "upward", "toward-zero", "to-away"};
  pl_str after = *rest;
  const pl_str word = part(&after);
  for (uint32_t m = DOWNWARD; m <= TO_AWAY; m++)
    if (pl_str_is(word, words[m])) return *rest = after, (rounding)m;
  return NEAREST;
}

/* Whether the function is a cast between floating point formats. */
static bool is_cast(pl_str name) { return pl_str_is(name, "fpext") || pl_str_is(name, "fptrunc"); }

/* The next number of the same sign after `bits`, away from zero (`away`) or towards it: finite numbers of one sign are in the
 * order of their bits, followed by infinity. */
static pl_apint neighbour(folding *f, pl_apint bits, bool away) {
  const pl_apint one = pl_apint_from_u64(f->arena, bits.width, 1);
  return away ? pl_apint_add(f->arena, bits, one) : pl_apint_sub(f->arena, bits, one);
}

/* Sets *out to the result of a cast, rounded by the mode; false if that is not known here. */
static bool rounded(folding *f, pl_apint *out) {
  bool exact;
  *out = pl_float_convert(f->arena, f->args[0]->value, f->from, f->to, &exact);
  if (f->mode == NEAREST || exact || pl_float_is_nan(*out, f->to)) return true;
  if (f->mode == TO_AWAY || !is_known(f->from) || !is_narrow(f->to)) return false;
  const double meant = as_double(f, f->args[0]->value, f->from), nearest = as_double(f, *out, f->to);
  const bool negative = signbit(meant) != 0, outwards = f->mode != TOWARD_ZERO && (f->mode == DOWNWARD) == negative;
  if (isinf(meant)) return true;
  if (outwards && fabs(nearest) < fabs(meant)) *out = neighbour(f, *out, true);
  if (!outwards && fabs(nearest) > fabs(meant)) *out = neighbour(f, *out, false);
  return true;
}

/* Sets *out to the result of the operation on its constants, which may be a NaN; false if it is not known here. */
static bool value_of(folding *f, pl_apint *out) {
  double number;
  if (is_cast(f->name)) return f->from != PL_FLOAT_INVALID && f->to != PL_FLOAT_INVALID && rounded(f, out);
  if (!is_known(f->from) || !arithmetic(f, &number)) return false;
  *out = as_bits(f, number, f->from);
  return true;
}

/* Parses the name of a function, as "fadd.f32" or "fptrunc.upward.f64.f3232", into *f. False if it has another form, or the
 * operands are not at least one constant, all of the format's width. Whether the operation can be folded is not checked. */
static bool open_folding(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count, folding *f) {
  pl_str rest = name;
  *f = (folding){.arena = pl_terms_arena(T), .args = args, .count = count, .name = part(&rest)};
  if (count == 0 || rest.len == 0) return false;
  f->mode = mode_of(&rest);
  f->from = format_of(part(&rest), false);
  for (uint32_t i = 0; i < count; i++)
    if (args[i]->op != PL_TERM_CONST || args[i]->sort.kind != PL_SORT_BV || f->from == PL_FLOAT_INVALID ||
        args[i]->sort.width != pl_float_bits(f->from))
      return false;
  if (is_cast(f->name)) f->to = format_of(part(&rest), true);
  return rest.len == 0;
}

/* The format of the function's result. */
static pl_float_format result_format(const folding *f) { return is_cast(f->name) ? f->to : f->from; }

const pl_term *pl_sem_float_fold(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count) {
  assert(T && (args || count == 0));
  folding f;
  pl_apint bits;
  if (!open_folding(T, name, args, count, &f) || !value_of(&f, &bits)) return NULL;
  if (pl_float_is_nan(bits, result_format(&f)) || sort.kind != PL_SORT_BV || sort.width != bits.width) return NULL;
  return pl_bv(T, bits);
}

bool pl_sem_float_folds_to_nan(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count) {
  assert(T && (args || count == 0));
  folding f;
  pl_apint bits;
  return open_folding(T, name, args, count, &f) && value_of(&f, &bits) && pl_float_is_nan(bits, result_format(&f));
}
