#include "verify/term/internal.h"

/* Bit vectors: dispatch, division, bitwise operations, shifts. */

/* Whether the term is a constant 2^k; if so, sets *exponent to k. */
static bool power_of_two(const pl_term *a, uint32_t *exponent) {
  if (!pl_term_is_const(a) || pl_apint_popcount(a->value) != 1) return false;
  *exponent = pl_apint_ctz(a->value);
  return true;
}

/* `a` with all but its `count` lowest bits cleared, in its own width. */
static const pl_term *low_bits(pl_terms *T, const pl_term *a, uint32_t count) {
  if (count == 0) return pl_bv_u64(T, a->sort.width, 0);
  return pl_bv_zext(T, pl_bv_extract(T, a, 0, count), a->sort.width);
}

/* `a` shifted right by a constant, arithmetically (is_signed) or logically, as an extension of an extract. An amount from the
 * width on gives copies of the sign, or 0. */
static const pl_term *shift_right(pl_terms *T, const pl_term *a, uint32_t amount, bool is_signed) {
  uint32_t width = a->sort.width;
  if (amount >= width && !is_signed) return pl_bv_u64(T, width, 0);
  if (amount >= width) amount = width - 1;
  const pl_term *high = pl_bv_extract(T, a, amount, width - amount);
  return is_signed ? pl_bv_sext(T, high, width) : pl_bv_zext(T, high, width);
}

/* ---- division ---- */

/* The unsigned quotient or remainder (op: BV_UDIV or BV_UREM) in normal form, simplified for some constants and for equal
 * operands; by 0 it has SMT-LIB's value. */
static const pl_term *unsigned_division(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  uint32_t exponent = 0;
  bool remainder = op == PL_TERM_BV_UREM;
  if (power_of_two(b, &exponent)) return remainder ? low_bits(T, a, exponent) : shift_right(T, a, exponent, false);
  if (pl_term_is_op_zero(b)) return remainder ? a : pl_bv_i64(T, a->sort.width, -1);
  if (remainder && (a == b || pl_term_is_op_zero(a))) return pl_bv_u64(T, a->sort.width, 0);
  return pl_term_make2(T, op, a->sort, a, b, 0);
}

/* The signed remainder of two operands that both fit in fewer bits, computed in the narrower width and sign-extended; NULL if
 * they need the whole width or the rewrites are nested too deeply. It holds for a divisor of 0 and for the least number by -1,
 * too. */
static const pl_term *narrow_remainder(pl_terms *T, const pl_term *a, const pl_term *b) {
  const uint32_t width = pl_term_signed_width(a, b);
  if (width == a->sort.width || !pl_term_enter(T)) return NULL;
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_SREM, pl_bv_extract(T, a, 0, width), pl_bv_extract(T, b, 0, width));
  pl_term_leave(T);
  return pl_bv_sext(T, rest, a->sort.width);
}

/* The signed quotient or remainder (op: BV_SDIV or BV_SREM) in normal form, simplified for some constants, for equal operands,
 * and where these are known to be small or not negative. */
static const pl_term *signed_division(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  bool remainder = op == PL_TERM_BV_SREM;
  const pl_term *zero = pl_bv_u64(T, a->sort.width, 0);
  if (pl_term_is_op_one(b)) return remainder ? zero : a;
  if (pl_term_is_op_ones(b)) return remainder ? zero : pl_bv_neg(T, a);
  if (b == zero && remainder) return a;
  if (b == zero) return pl_ite(T, pl_bv_slt(T, a, zero), pl_bv_u64(T, a->sort.width, 1), pl_bv_i64(T, a->sort.width, -1));
  if (remainder && (a == b || a == zero)) return zero;
  if (pl_term_leading_zeros(a) > 0 && pl_term_leading_zeros(b) > 0)
    return unsigned_division(T, remainder ? PL_TERM_BV_UREM : PL_TERM_BV_UDIV, a, b);
  const pl_term *narrow = remainder ? narrow_remainder(T, a, b) : NULL;
  return narrow ? narrow : pl_term_make2(T, op, a->sort, a, b, 0);
}

/* ---- bitwise: flat, sorted by id, a constant first ---- */

typedef struct operands {
  pl_term_op op;
  pl_apint constant;
  const pl_term *at[PL_TERM_MAX_FLAT];
  uint32_t len;
} operands;

/* Adds an operand to those of a bitwise operation, which stay sorted by id: constants are folded into list->constant; of a
 * duplicate AND and OR keep one, XOR none. */
static void add_operand(pl_terms *T, operands *list, const pl_term *a) {
  if (pl_term_is_const(a)) {
    if (list->op == PL_TERM_BV_AND)
      list->constant = pl_apint_and(T->arena, list->constant, a->value);
    else if (list->op == PL_TERM_BV_OR)
      list->constant = pl_apint_or(T->arena, list->constant, a->value);
    else
      list->constant = pl_apint_xor(T->arena, list->constant, a->value);
    return;
  }
  uint32_t at = list->len;
  while (at > 0 && list->at[at - 1]->id > a->id)
    at--;
  bool twice = at > 0 && list->at[at - 1] == a;
  if (twice && list->op != PL_TERM_BV_XOR) return;
  if (twice) {
    memmove((void *)&list->at[at - 1], (void *)&list->at[at], (list->len - at) * sizeof *list->at);
    list->len--;
    return;
  }
  memmove((void *)&list->at[at + 1], (void *)&list->at[at], (list->len - at) * sizeof *list->at);
  list->at[at] = a;
  list->len++;
}

/* The atom that stands for `a` in an exclusive or: the older one (lower id) of `a` and its complement; if that is the complement,
 * inverts *constant. A constant as it is. */
static const pl_term *xor_atom(pl_terms *T, const pl_term *a, pl_apint *constant) {
  if (pl_term_is_const(a)) return a;
  const pl_term *complement = pl_bv_not(T, a);
  if (complement->id > a->id) return a;
  *constant = pl_apint_not(T->arena, *constant);
  return complement;
}

/* How many operands the term contributes to a flattened operation `op`: its arguments if it is that operation, else 1. */
static uint32_t operand_count(const pl_term *a, pl_term_op op) { return a->op == op ? a->num_args : 1; }

/* Adds the arguments of `a` to the list if `a` is the list's operation and `flat`, else `a` itself as one operand. */
static void add_operands(pl_terms *T, operands *list, const pl_term *a, bool flat) {
  const pl_term *const *args = flat && a->op == list->op ? a->args : &a;
  uint32_t count = args == &a ? 1 : a->num_args;
  for (uint32_t i = 0; i < count; i++)
    add_operand(T, list, args[i]);
}

/* Whether the list contains a term and its bitwise complement. */
static bool has_complements(pl_terms *T, const operands *list) {
  for (uint32_t i = 0; i < list->len; i++) {
    if (list->at[i]->op != PL_TERM_BV_ADD && list->at[i]->op != PL_TERM_BV_MUL) continue;
    const pl_term *complement = pl_bv_not(T, list->at[i]);
    for (uint32_t k = 0; k < list->len; k++)
      if (list->at[k] == complement) return true;
  }
  return false;
}

/* `a` and the mask, as the low bits of `a` where the mask is a run of ones from bit 0, as `a` less its low bits where it is a
 * run of zeros from bit 0 and ones above; NULL for other masks. */
static const pl_term *and_mask(pl_terms *T, const pl_term *a, pl_apint mask) {
  uint32_t ones = pl_apint_ctz(pl_apint_not(T->arena, mask)), zeros = pl_apint_ctz(mask);
  if (ones > 0 && pl_apint_popcount(mask) == ones) return low_bits(T, a, ones);
  if (zeros > 0 && pl_apint_popcount(mask) + zeros == mask.width) return pl_bv_sub(T, a, low_bits(T, a, zeros));
  return NULL;
}

/* The term of a bitwise operation on the list's constant and operands, simplified where the constant or complements among the
 * operands allow it. */
static const pl_term *from_operands(pl_terms *T, const operands *list) {
  pl_sort sort = pl_sort_bv(list->constant.width);
  const pl_term *constant = pl_bv(T, list->constant);
  bool neutral = list->op == PL_TERM_BV_AND ? pl_term_is_op_ones(constant) : pl_term_is_op_zero(constant);
  if (list->len == 0) return constant;
  if (list->op == PL_TERM_BV_AND && pl_term_is_op_zero(constant)) return constant;
  if (list->op == PL_TERM_BV_OR && pl_term_is_op_ones(constant)) return constant;
  if (list->len == 1 && neutral) return list->at[0];
  if (list->op == PL_TERM_BV_AND && has_complements(T, list)) return pl_bv_u64(T, sort.width, 0);
  if (list->op == PL_TERM_BV_OR && has_complements(T, list)) return pl_bv_i64(T, sort.width, -1);
  if (list->op == PL_TERM_BV_XOR && pl_term_is_op_ones(constant)) {
    operands rest = *list;
    rest.constant = pl_apint_zero(T->arena, sort.width);
    return pl_bv_not(T, from_operands(T, &rest));
  }
  const pl_term *args[PL_TERM_MAX_FLAT + 1];
  uint32_t count = 0;
  if (!neutral) args[count++] = constant;
  for (uint32_t i = 0; i < list->len; i++)
    args[count++] = list->at[i];
  return pl_term_make(T, list->op, sort, args, count, 0);
}

/* The condition under which all bits of `a` are set, if `a` is an if-then-else of the constants -1 and 0; otherwise NULL. */
static const pl_term *all_or_none(pl_terms *T, const pl_term *a) {
  if (!pl_term_is_const_ite(a)) return NULL;
  if (pl_term_is_op_ones(a->args[1]) && pl_term_is_op_zero(a->args[2])) return a->args[0];
  return pl_term_is_op_zero(a->args[1]) && pl_term_is_op_ones(a->args[2]) ? pl_not(T, a->args[0]) : NULL;
}

/* A bitwise operation with an operand that is -1 or 0 depending on a condition (see all_or_none), as an if-then-else on it;
 * NULL if neither operand is such a word or the rewrites are nested too deeply. */
static const pl_term *by_condition(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  const pl_term *when = all_or_none(T, b) ? all_or_none(T, b) : all_or_none(T, a);
  const pl_term *other = all_or_none(T, b) ? a : b;
  if (!when || !pl_term_enter(T)) return NULL;
  const pl_term *zero = pl_bv_u64(T, a->sort.width, 0), *ones = pl_bv_i64(T, a->sort.width, -1), *result;
  if (op == PL_TERM_BV_XOR)
    result = pl_ite(T, when, pl_bv_not(T, other), other);
  else
    result = op == PL_TERM_BV_AND ? pl_ite(T, when, other, zero) : pl_ite(T, when, ones, other);
  pl_term_leave(T);
  return result;
}

/* a AND, OR or XOR b in normal form: flattened up to PL_TERM_MAX_FLAT operands, sorted by id, a constant first, unless
 * by_condition or and_mask have another form for it. */
static const pl_term *bitwise(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  const pl_term *choice = by_condition(T, op, a, b);
  if (choice) return choice;
  operands list = {.op = op, .constant = pl_apint_zero(T->arena, a->sort.width)};
  if (op == PL_TERM_BV_AND) list.constant = pl_apint_ones(T->arena, a->sort.width);
  if (op == PL_TERM_BV_AND && (pl_term_is_const(a) || pl_term_is_const(b))) {
    const pl_term *masked = pl_term_is_const(a) ? and_mask(T, b, a->value) : and_mask(T, a, b->value);
    if (masked) return masked;
  }
  if (op == PL_TERM_BV_XOR) {
    a = xor_atom(T, a, &list.constant);
    b = xor_atom(T, b, &list.constant);
  }
  bool flat = operand_count(a, op) + operand_count(b, op) <= PL_TERM_MAX_FLAT;
  add_operands(T, &list, a, flat);
  add_operands(T, &list, b, flat);
  return from_operands(T, &list);
}

/* ---- shifts ---- */

/* A shift (op: BV_SHL, BV_LSHR or BV_ASHR) in normal form: by a constant it is a product with a power of two, or an extension
 * of an extract. */
static const pl_term *shift(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  if (pl_term_is_op_zero(a)) return a;
  if (op == PL_TERM_BV_ASHR && pl_term_is_op_ones(a)) return a;
  if (!pl_term_is_const(b)) return pl_term_make2(T, op, a->sort, a, b, 0);
  uint32_t amount = pl_apint_shift_amount(b->value);
  if (op != PL_TERM_BV_SHL) return shift_right(T, a, amount, op == PL_TERM_BV_ASHR);
  pl_apint factor = pl_apint_shl(T->arena, pl_apint_from_u64(T->arena, a->sort.width, 1), amount);
  return pl_poly_mul(T, a, pl_bv(T, factor));
}

/* ---- the constructor ---- */

/* Whether the op is a comparison of bit vectors: BV_ULT, BV_ULE, BV_SLT or BV_SLE. */
static bool is_order(pl_term_op op) { return op >= PL_TERM_BV_ULT && op <= PL_TERM_BV_SLE; }

/* Whether the op is one of the predicates of overflow, BV_SADDO to BV_UMULO. */
static bool is_overflow(pl_term_op op) { return op >= PL_TERM_BV_SADDO && op <= PL_TERM_BV_UMULO; }

const pl_term *pl_bv_binary(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_BV && pl_sort_eq(a->sort, b->sort));
  if (pl_term_is_const(a) && pl_term_is_const(b)) return pl_term_fold(T, op, a->value, b->value);
  if (a->sort.width == 1) return pl_term_bit_binary(T, op, a, b);
  if (op == PL_TERM_BV_ADD) return pl_poly_add(T, a, b, 1);
  if (op == PL_TERM_BV_MUL) return pl_poly_mul(T, a, b);
  if (op == PL_TERM_BV_UDIV || op == PL_TERM_BV_UREM) return unsigned_division(T, op, a, b);
  if (op == PL_TERM_BV_SDIV || op == PL_TERM_BV_SREM) return signed_division(T, op, a, b);
  if (op == PL_TERM_BV_AND || op == PL_TERM_BV_OR || op == PL_TERM_BV_XOR) return bitwise(T, op, a, b);
  if (op == PL_TERM_BV_SHL || op == PL_TERM_BV_LSHR || op == PL_TERM_BV_ASHR) return shift(T, op, a, b);
  if (is_order(op)) return pl_term_bv_order(T, op, a, b);
  assert(is_overflow(op));
  return pl_term_bv_overflow(T, op, a, b);
}

const pl_term *pl_bv_sub(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_BV && pl_sort_eq(a->sort, b->sort));
  if (a == b) return pl_bv_u64(T, a->sort.width, 0);
  return a->sort.width == 1 ? pl_bv_binary(T, PL_TERM_BV_XOR, a, b) : pl_poly_add(T, a, b, -1);
}

const pl_term *pl_bv_neg(pl_terms *T, const pl_term *a) { return pl_bv_sub(T, pl_bv_u64(T, a->sort.width, 0), a); }
const pl_term *pl_bv_not(pl_terms *T, const pl_term *a) { return pl_bv_sub(T, pl_bv_i64(T, a->sort.width, -1), a); }
