/* float_fold.c - floating point operations on constants: what the uninterpreted functions of float.c are at known arguments.
 *
 * Formats of up to 53 bits of precision, rounded to nearest, ties to even: computed in binary64, which is exact or rounds so that
 * rounding again to a format of at most 24 bits changes nothing (twice the precision and two bits suffice for + - * / and the
 * root). What gives a NaN is not folded: which one is a choice. Source: IEEE 754-2019, 5.4; LLVM Language Reference,
 * "'llvm.maximum.*' Intrinsic", "'llvm.maxnum.*' Intrinsic", "'fptosi .. to' Instruction". */
#include <math.h>

#include "verify/sem/internal.h"

typedef struct folding {
  pl_arena *arena;
  const pl_term *const *args;
  uint32_t count;
  pl_str name;          /* of the operation, without formats */
  pl_float_format from; /* of the operands; INVALID: integers */
  pl_float_format to;   /* of a cast's result */
  uint32_t width;       /* of a cast's result, in bits */
  pl_str rest;          /* behind the format: a predicate's number, "misfit", ... */
} folding;

static bool is_narrow(pl_float_format f) { return f == PL_F16 || f == PL_BF16 || f == PL_F32; }
static bool is_known(pl_float_format f) { return is_narrow(f) || f == PL_F64; }

static double as_double(folding *f, pl_apint bits, pl_float_format format) {
  bool exact;
  uint64_t word = 0;
  double value;
  pl_apint wide = format == PL_F64 ? bits : pl_float_convert(f->arena, bits, format, PL_F64, &exact);
  pl_apint_to_u64(wide, &word);
  memcpy(&value, &word, sizeof value);
  return value;
}

static double operand(folding *f, uint32_t i) { return as_double(f, f->args[i]->value, f->from); }

static pl_apint as_bits(folding *f, double value, pl_float_format format) {
  bool exact;
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  pl_apint wide = pl_apint_from_u64(f->arena, 64, word);
  return format == PL_F64 ? wide : pl_float_convert(f->arena, wide, PL_F64, format, &exact);
}

/* The first bit of the fraction tells. */
static bool is_quiet(folding *f, uint32_t i) {
  uint32_t top = f->from == PL_F64 ? 51 : f->from == PL_F32 ? 22 : f->from == PL_F16 ? 9 : 6;
  return !pl_float_is_nan(f->args[i]->value, f->from) || !pl_apint_is_zero(pl_apint_extract(f->arena, f->args[i]->value, top, 1));
}

/* The larger or smaller of two; a number wins over a quiet NaN where `number` is set. False: not to be folded. */
static bool extreme(folding *f, bool larger, bool number, double *out) {
  double a = operand(f, 0), b = operand(f, 1);
  if (!is_quiet(f, 0) || !is_quiet(f, 1)) return false;
  if (isnan(a) || isnan(b)) {
    *out = isnan(a) ? b : a;
    return number;
  }
  if (a == 0 && b == 0 && signbit(a) != signbit(b)) {
    *out = larger ? 0.0 : -0.0;
    return !number; /* maxnum may give either */
  }
  *out = (a < b) == larger ? b : a;
  return true;
}

static bool arithmetic(folding *f, double *out) {
  double a = operand(f, 0), b = f->count > 1 ? operand(f, 1) : 0;
  if (f->count == 1 && pl_str_is(f->name, "sqrt")) return *out = sqrt(a), true;
  if (f->count != 2) return false;
  if (pl_str_is(f->name, "fadd")) return *out = a + b, true;
  if (pl_str_is(f->name, "fsub")) return *out = a - b, true;
  if (pl_str_is(f->name, "fmul")) return *out = a * b, true;
  if (pl_str_is(f->name, "fdiv")) return *out = a / b, true;
  if (pl_str_is(f->name, "frem")) return *out = fmod(a, b), true;
  if (pl_str_is(f->name, "maximum")) return extreme(f, true, false, out);
  if (pl_str_is(f->name, "minimum")) return extreme(f, false, false, out);
  if (pl_str_is(f->name, "maxnum")) return extreme(f, true, true, out);
  if (pl_str_is(f->name, "minnum")) return extreme(f, false, true, out);
  return false;
}

/* The predicates as MLIR numbers them (MLIR documentation, "'arith' Dialect", arith.cmpf; `uno` comes behind `une`, other than in
 * LLVM IR), by what they hold for: 1 equal, 2 greater, 4 less, 8 unordered. */
static bool compares(folding *f, uint32_t predicate) {
  static const uint8_t holds[16] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15};
  double a = operand(f, 0), b = operand(f, 1);
  uint32_t how = isnan(a) || isnan(b) ? 8 : a == b ? 1 : a > b ? 2 : 4;
  return predicate < 16 && (holds[predicate] & how) != 0;
}

/* A number cut to an integer of that width, if it fits. */
static bool to_integer(folding *f, bool is_signed, uint32_t width, pl_apint *out) {
  double value = operand(f, 0);
  if (isnan(value) || width == 0 || width > 64) return false;
  value = trunc(value);
  double limit = ldexp(1, (int)(is_signed ? width - 1 : width));
  if (value >= limit || value < (is_signed ? -limit : 0)) return false;
  *out = is_signed ? pl_apint_from_i64(f->arena, width, (int64_t)value) : pl_apint_from_u64(f->arena, width, (uint64_t)value);
  return true;
}

static bool from_integer(folding *f, bool is_signed, double *out) {
  int64_t number = 0;
  uint64_t natural = 0;
  pl_apint bits = f->args[0]->value;
  if (bits.width > 64 || !(is_signed ? pl_apint_to_i64(bits, &number) : pl_apint_to_u64(bits, &natural))) return false;
  if (f->to == PL_F32) return *out = is_signed ? (double)(float)number : (double)(float)natural, true;
  *out = is_signed ? (double)number : (double)natural;
  return f->to == PL_F64 || fabs(*out) < 0x1p53;
}

/* Next part of a name between dots. */
static pl_str part(pl_str *rest) {
  size_t n = 0;
  while (n < rest->len && rest->data[n] != '.')
    n++;
  pl_str found = {rest->data, n};
  rest->data += n < rest->len ? n + 1 : n;
  rest->len -= n < rest->len ? n + 1 : n;
  return found;
}

static uint32_t number_of(pl_str text) {
  uint32_t number = 0;
  for (size_t i = 0; i < text.len && text.data[i] >= '0' && text.data[i] <= '9' && number < 100000; i++)
    number = number * 10 + (uint32_t)(text.data[i] - '0');
  return number;
}

/* A format's name, with the width behind it in the case of a cast's result. */
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

static bool is_cast(pl_str name) {
  static const char *const names[] = {"fpext", "fptrunc", "sitofp", "uitofp", "fptosi", "fptoui"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}

/* The value of an operation that gives a float or an integer. */
static bool value_of(folding *f, pl_sort sort, pl_apint *out) {
  bool to_signed = pl_str_is(f->name, "fptosi"), from_signed = pl_str_is(f->name, "sitofp"), exact;
  double number;
  if (to_signed || pl_str_is(f->name, "fptoui")) return is_known(f->from) && to_integer(f, to_signed, sort.width, out);
  if (from_signed || pl_str_is(f->name, "uitofp")) {
    if (!is_known(f->to) || !from_integer(f, from_signed, &number)) return false;
    *out = as_bits(f, number, f->to);
    return true;
  }
  if (is_cast(f->name)) {
    if (f->from == PL_FLOAT_INVALID || f->to == PL_FLOAT_INVALID || pl_float_is_nan(f->args[0]->value, f->from)) return false;
    *out = pl_float_convert(f->arena, f->args[0]->value, f->from, f->to, &exact);
    return true;
  }
  if (!is_known(f->from) || !arithmetic(f, &number) || isnan(number)) return false;
  *out = as_bits(f, number, f->from);
  return true;
}

/* Whether an operand or the result is a NaN (or infinite), which `nnan` (`ninf`) forbids. */
static bool is_forbidden(folding *f, bool nan, bool *known) {
  pl_apint bits;
  for (uint32_t i = 0; i < f->count && f->from != PL_FLOAT_INVALID; i++)
    if (nan ? pl_float_is_nan(f->args[i]->value, f->from) : pl_float_is_inf(f->args[i]->value, f->from)) return true;
  if (pl_str_is(f->name, "fcmp") || pl_str_is(f->name, "fneg")) return false;
  pl_float_format to = is_cast(f->name) ? f->to : f->from;
  double number;
  if (to == PL_FLOAT_INVALID) return false;
  if (!is_cast(f->name) && is_known(f->from) && arithmetic(f, &number) && isnan(number)) return nan;
  *known = value_of(f, pl_sort_bv(pl_float_bits(to)), &bits);
  return *known && !nan && pl_float_is_inf(bits, to);
}

static const pl_term *fold_parts(folding *f, pl_terms *T, pl_sort sort) {
  bool known = true;
  pl_apint bits;
  if (pl_str_is(f->rest, "has-nan") || pl_str_is(f->rest, "has-inf")) {
    bool forbidden = is_forbidden(f, pl_str_is(f->rest, "has-nan"), &known);
    return known ? pl_bool(T, forbidden) : NULL;
  }
  if (pl_str_is(f->rest, "misfit")) {
    bool fits = is_known(f->from) && f->width <= 64 && to_integer(f, pl_str_is(f->name, "fptosi"), f->width, &bits);
    return is_known(f->from) && f->width <= 64 ? pl_bool(T, !fits) : NULL;
  }
  if (pl_str_is(f->name, "fcmp")) {
    return is_known(f->from) && f->count == 2 ? pl_bv_u64(T, 1, compares(f, number_of(f->rest))) : NULL;
  }
  if (f->rest.len > 0 || sort.kind != PL_SORT_BV) return NULL;
  return value_of(f, sort, &bits) ? pl_bv(T, bits) : NULL;
}

const pl_term *pl_sem_float_fold(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count) {
  pl_str rest = name, operation = part(&rest);
  folding f = {.arena = pl_terms_arena(T), .args = args, .count = count, .name = operation};
  for (uint32_t i = 0; i < count; i++)
    if (args[i]->op != PL_TERM_CONST || args[i]->sort.kind != PL_SORT_BV) return NULL;
  if (count == 0 || rest.len == 0) return NULL;
  f.from = format_of(part(&rest), false);
  if (f.from != PL_FLOAT_INVALID)
    for (uint32_t i = 0; i < count; i++)
      if (args[i]->sort.width != pl_float_bits(f.from)) return NULL;
  if (is_cast(operation)) {
    pl_str to = part(&rest);
    f.to = format_of(to, true);
    f.width = pl_str_starts(to, "int") ? number_of((pl_str){to.data + 3, to.len - 3}) : 0;
  }
  f.rest = rest;
  return fold_parts(&f, T, sort);
}
