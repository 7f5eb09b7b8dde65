/* number.c - arithmetic on integers. Source of the meanings: MLIR documentation, "'arith' Dialect", "'index' Dialect". */
#include "core/fold/number.h"

#include <assert.h>
#include <string.h>

pl_number_op pl_number_op_of(pl_op_kind kind) {
#define ARITH(op_, number) [PL_OP_ARITH_##op_] = PL_NUMBER_##number
#define INDEX(op_, number) [PL_OP_INDEX_##op_] = PL_NUMBER_##number
  static const pl_number_op rows[PL_NUM_OPS] = {
      ARITH(ADDI, ADD),
      ARITH(SUBI, SUB),
      ARITH(MULI, MUL),
      ARITH(DIVUI, DIVU),
      ARITH(DIVSI, DIVS),
      ARITH(CEILDIVUI, CEILDIVU),
      ARITH(CEILDIVSI, CEILDIVS),
      ARITH(FLOORDIVSI, FLOORDIVS),
      ARITH(REMUI, REMU),
      ARITH(REMSI, REMS),
      ARITH(ANDI, AND),
      ARITH(ORI, OR),
      ARITH(XORI, XOR),
      ARITH(SHLI, SHL),
      ARITH(SHRUI, SHRU),
      ARITH(SHRSI, SHRS),
      ARITH(MAXSI, MAXS),
      ARITH(MAXUI, MAXU),
      ARITH(MINSI, MINS),
      ARITH(MINUI, MINU),
      INDEX(ADD, ADD),
      INDEX(SUB, SUB),
      INDEX(MUL, MUL),
      INDEX(DIVU, DIVU),
      INDEX(DIVS, DIVS),
      INDEX(CEILDIVU, CEILDIVU),
      INDEX(CEILDIVS, CEILDIVS),
      INDEX(FLOORDIVS, FLOORDIVS),
      INDEX(REMU, REMU),
      INDEX(REMS, REMS),
      INDEX(AND, AND),
      INDEX(OR, OR),
      INDEX(XOR, XOR),
      INDEX(SHL, SHL),
      INDEX(SHRU, SHRU),
      INDEX(SHRS, SHRS),
      INDEX(MAXS, MAXS),
      INDEX(MAXU, MAXU),
      INDEX(MINS, MINS),
      INDEX(MINU, MINU),
  };
#undef ARITH
#undef INDEX
  return rows[kind];
}

/* Whether the signed quotient a / b overflows: a is the least number and b is -1. */
static bool quotient_overflows(pl_arena *arena, pl_apint a, pl_apint b) {
  return pl_apint_is_ones(b) && pl_apint_eq(a, pl_apint_signed_min(arena, a.width));
}

/* Computes the signed quotient a / b rounded up, or down if `up` is false; false if it overflows. b must not be 0. */
static bool round_signed(pl_arena *arena, pl_apint a, pl_apint b, bool up, pl_apint *out) {
  if (quotient_overflows(arena, a, b)) return false;
  pl_apint one = pl_apint_from_u64(arena, a.width, 1);
  bool exact = pl_apint_is_zero(pl_apint_srem(arena, a, b));
  bool is_positive = pl_apint_is_negative(a) == pl_apint_is_negative(b);
  *out = pl_apint_sdiv(arena, a, b);
  if (!exact && up == is_positive) *out = up ? pl_apint_add(arena, *out, one) : pl_apint_sub(arena, *out, one);
  return true;
}

/* The unsigned quotient a / b, rounded up; b must not be 0. */
static pl_apint round_up_unsigned(pl_arena *arena, pl_apint a, pl_apint b) {
  pl_apint quotient = pl_apint_udiv(arena, a, b);
  if (pl_apint_is_zero(pl_apint_urem(arena, a, b))) return quotient;
  return pl_apint_add(arena, quotient, pl_apint_from_u64(arena, a.width, 1));
}

/* Computes a quotient or remainder of the kind `op`; false for a division by zero or a quotient that overflows. */
static bool divide(pl_arena *arena, pl_number_op op, pl_apint a, pl_apint b, pl_apint *out) {
  if (pl_apint_is_zero(b)) return false;
  if (op == PL_NUMBER_DIVU) return *out = pl_apint_udiv(arena, a, b), true;
  if (op == PL_NUMBER_REMU) return *out = pl_apint_urem(arena, a, b), true;
  if (op == PL_NUMBER_REMS) return *out = pl_apint_srem(arena, a, b), true;
  if (op == PL_NUMBER_CEILDIVU) return *out = round_up_unsigned(arena, a, b), true;
  if (op != PL_NUMBER_DIVS) return round_signed(arena, a, b, op == PL_NUMBER_CEILDIVS, out);
  if (quotient_overflows(arena, a, b)) return false;
  *out = pl_apint_sdiv(arena, a, b);
  return true;
}

/* Computes a shift of the kind `op`; false if the amount is not less than the width. */
static bool shift(pl_arena *arena, pl_number_op op, pl_apint a, pl_apint b, pl_apint *out) {
  uint32_t amount = pl_apint_shift_amount(b);
  if (amount >= a.width) return false;
  if (op == PL_NUMBER_SHL) return *out = pl_apint_shl(arena, a, amount), true;
  *out = op == PL_NUMBER_SHRU ? pl_apint_lshr(arena, a, amount) : pl_apint_ashr(arena, a, amount);
  return true;
}

bool pl_number_compute(pl_arena *arena, pl_number_op op, pl_apint a, pl_apint b, pl_apint *out) {
  assert(op != PL_NUMBER_INVALID);
  switch (op) {
  case PL_NUMBER_ADD: return *out = pl_apint_add(arena, a, b), true;
  case PL_NUMBER_SUB: return *out = pl_apint_sub(arena, a, b), true;
  case PL_NUMBER_MUL: return *out = pl_apint_mul(arena, a, b), true;
  case PL_NUMBER_AND: return *out = pl_apint_and(arena, a, b), true;
  case PL_NUMBER_OR: return *out = pl_apint_or(arena, a, b), true;
  case PL_NUMBER_XOR: return *out = pl_apint_xor(arena, a, b), true;
  case PL_NUMBER_MAXS: return *out = pl_apint_slt(a, b) ? b : a, true;
  case PL_NUMBER_MINS: return *out = pl_apint_slt(a, b) ? a : b, true;
  case PL_NUMBER_MAXU: return *out = pl_apint_ult(a, b) ? b : a, true;
  case PL_NUMBER_MINU: return *out = pl_apint_ult(a, b) ? a : b, true;
  case PL_NUMBER_DIVU:
  case PL_NUMBER_DIVS:
  case PL_NUMBER_CEILDIVU:
  case PL_NUMBER_CEILDIVS:
  case PL_NUMBER_FLOORDIVS:
  case PL_NUMBER_REMU:
  case PL_NUMBER_REMS: return divide(arena, op, a, b, out);
  case PL_NUMBER_SHL:
  case PL_NUMBER_SHRU:
  case PL_NUMBER_SHRS: return shift(arena, op, a, b, out);
  case PL_NUMBER_INVALID: break;
  }
  return false;
}

/* ---- Comparisons ---- */

static const char *const words[PL_NUM_CMPIS] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};

/* Whether the text ends with the word, preceded by a blank. */
static bool ends_with_word(pl_str text, const char *word) {
  size_t n = strlen(word);
  return text.len > n && memcmp(text.data + text.len - n, word, n) == 0 && text.data[text.len - n - 1] == ' ';
}

/* Whether a predicate attribute, enum or opaque (`#index<cmp_predicate word>`), states that word. */
static bool has_word(const pl_attr *attr, const char *word) {
  if (attr->kind == PL_ATTR_ENUM) return pl_enum_has(attr, word);
  pl_str text = attr->kind == PL_ATTR_OPAQUE ? attr->opaque.text : PL_STR("");
  while (text.len && (text.data[text.len - 1] == '>' || text.data[text.len - 1] == ' '))
    text.len--;
  return ends_with_word(text, word);
}

bool pl_cmpi_of(const pl_op *op, pl_cmpi *out) {
  const pl_attr *attr = pl_op_attr(op, pl_op_is(op, PL_OP_INDEX_CMP) ? PL_NAME_PRED : PL_NAME_PREDICATE);
  int64_t number = -1;
  if (!attr) return false;
  if (attr->kind == PL_ATTR_INTEGER && !pl_apint_to_i64(attr->integer, &number)) return false;
  for (int i = 0; attr->kind != PL_ATTR_INTEGER && i < PL_NUM_CMPIS && number < 0; i++)
    if (has_word(attr, words[i])) number = i;
  if (number < 0 || number >= PL_NUM_CMPIS) return false;
  *out = (pl_cmpi)number;
  return true;
}

bool pl_cmpi_named(pl_str word, pl_cmpi *out) {
  for (int i = 0; i < PL_NUM_CMPIS; i++)
    if (pl_str_is(word, words[i])) return *out = (pl_cmpi)i, true;
  return false;
}

const char *pl_cmpi_word(pl_cmpi p) {
  assert(p < PL_NUM_CMPIS);
  return words[p];
}

bool pl_cmpi_holds(pl_cmpi p, pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  switch (p) {
  case PL_CMPI_EQ: return pl_apint_eq(a, b);
  case PL_CMPI_NE: return !pl_apint_eq(a, b);
  case PL_CMPI_SLT: return pl_apint_slt(a, b);
  case PL_CMPI_SLE: return !pl_apint_slt(b, a);
  case PL_CMPI_SGT: return pl_apint_slt(b, a);
  case PL_CMPI_SGE: return !pl_apint_slt(a, b);
  case PL_CMPI_ULT: return pl_apint_ult(a, b);
  case PL_CMPI_ULE: return !pl_apint_ult(b, a);
  case PL_CMPI_UGT: return pl_apint_ult(b, a);
  case PL_CMPI_UGE: return !pl_apint_ult(a, b);
  case PL_NUM_CMPIS: break;
  }
  return false;
}

bool pl_cmpi_is_reflexive(pl_cmpi p) {
  return p == PL_CMPI_EQ || p == PL_CMPI_SLE || p == PL_CMPI_SGE || p == PL_CMPI_ULE || p == PL_CMPI_UGE;
}

pl_cmpi pl_cmpi_swapped(pl_cmpi p) {
  static const pl_cmpi rows[PL_NUM_CMPIS] = {PL_CMPI_EQ,  PL_CMPI_NE,  PL_CMPI_SGT, PL_CMPI_SGE, PL_CMPI_SLT,
                                             PL_CMPI_SLE, PL_CMPI_UGT, PL_CMPI_UGE, PL_CMPI_ULT, PL_CMPI_ULE};
  assert(p < PL_NUM_CMPIS);
  return rows[p];
}
