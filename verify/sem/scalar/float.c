/* float.c - floating point operations, lane by lane.
 *
 * What the bits decide is a term over the bits: comparisons, extremes, signs, conversions (float_bits.h). Arithmetic is an opaque
 * function by name and format: equal operands, equal result. What an operation leaves open (which NaN, which zero) is chosen by
 * the lowering, and the source chooses the same (float_choice.c). Fast-math flags: `nnan` and `ninf` make poison, the others
 * widen the choice. */
#include "verify/sem/scalar/float.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "verify/sem/scalar/denormal.h"
#include "verify/sem/scalar/float_choice.h"
#include "verify/sem/scalar/float_extreme.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/choices.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"
#include "verify/sem/terms/float_bits.h"
#include "verify/sem/terms/float_fold.h"

/* BOOL: x is a zero of either sign. */
static const pl_term *is_zero(pl_sem *sem, const pl_term *x) {
  return pl_eq(sem->world->T, pl_float_abs_term(sem->world->T, x), pl_bv_u64(sem->world->T, x->sort.width, 0));
}

/* A result whose sign `nsz` leaves open. */
typedef struct open_sign {
  pl_terms *T;
  const pl_term *value, *open, *poison;
} open_sign;

/* BOOL: the value is one that the result may have: the computed one, but for its sign where that is open; any where the result
 * is poison. A pl_float_legal_fn whose `user` is an `open_sign`. */
static const pl_term *is_legal_sign(void *user, const pl_term *value) {
  const open_sign *s = user;
  const pl_term *alike = pl_eq(s->T, pl_float_abs_term(s->T, value), pl_float_abs_term(s->T, s->value));
  return pl_or(s->T, s->poison, pl_or(s->T, pl_eq(s->T, value, s->value), pl_and(s->T, s->open, alike)));
}

/* s->value, whose sign the execution chooses where s->open holds, if `nsz` in `flags` allows it: the lowering first, and the
 * source after it. */
static const pl_term *either_sign(pl_sem *sem, uint32_t flags, const pl_leaf_type *type, const open_sign *s) {
  char full[64];
  uint32_t widening;
  if (!(flags & PL_FAST_NSZ) || sem->world->flags_off || type->type->kind != PL_TYPE_FLOAT) return s->value;
  snprintf(full, sizeof full, "zero.%s", pl_sem_format_name(type));
  pl_float_call call = {full, PL_FAST_NSZ, type->bits, &s->value, 1, NULL, 0, s->poison};
  const bool made = pl_float_same_made(sem, &call, &widening);
  pl_sem_chose(sem, PL_CHOICE_NSZ);
  if (!made || !(widening & PL_FAST_NSZ)) {
    const pl_term *taken = pl_float_choose(sem, type->bits, is_legal_sign, (void *)s);
    return taken ? taken : s->value;
  }
  const pl_term *chosen = pl_float_opaque(sem, &call, "", widening, pl_sort_bv(type->bits));
  return pl_ite(s->T, s->open, pl_float_copysign_term(s->T, s->value, chosen), s->value);
}

const pl_term *pl_sem_either_zero(pl_sem *sem, uint32_t flags, const pl_leaf_type *type, pl_leaf result) {
  assert(sem && type && result.value && result.value->sort.kind == PL_SORT_BV);
  if (type->type->kind != PL_TYPE_FLOAT) return result.value; /* an i1 has no magnitude */
  const open_sign s = {sem->world->T, result.value, is_zero(sem, result.value), result.poison};
  return either_sign(sem, flags, type, &s);
}

/* The result of copysign; with `nsz` in call->flags, its sign is open (either_sign) where it or the argument that gives the
 * sign is a zero. */
static const pl_term *copied_sign(pl_sem *sem, const pl_leaf_type *type, const pl_float_call *call) {
  pl_terms *T = sem->world->T;
  const pl_term *value = pl_float_copysign_term(T, call->args[0], call->args[1]);
  const open_sign s = {T, value, pl_or(T, is_zero(sem, value), is_zero(sem, call->args[1])), call->poison};
  return either_sign(sem, call->flags, type, &s);
}

/* Whether the order of the operation's first two operands is ignored; only what the execution may choose depends on it. */
static bool is_commutative(const char *name) {
  static const char *const names[] = {"fadd", "fmul", "maximum", "minimum", "maxnum", "minnum", "fma"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(name, names[i]) == 0) return true;
  return false;
}

/* Puts the first two arguments, of a commutative operation, in order of their ids. */
static void sort_pair(const pl_term **args) {
  const pl_term *first = args[0];
  if (args[0]->id <= args[1]->id) return;
  args[0] = args[1];
  args[1] = first;
}

/* If both operands (of fmul or fdiv) are an exclusive or with the sign bit, replaces them by what is negated. */
static void drop_signs(pl_sem *sem, const pl_term **args) {
  pl_terms *T = sem->world->T;
  const pl_term *sign = pl_bv(T, pl_apint_signed_min(sem->world->arena, args[0]->sort.width));
  for (uint32_t k = 0; k < 2; k++)
    if (args[k]->op != PL_TERM_BV_XOR || args[k]->num_args < 2 || args[k]->args[0] != sign) return;
  for (uint32_t k = 0; k < 2; k++)
    args[k] = pl_bv_binary(T, PL_TERM_BV_XOR, args[k], sign);
}

typedef struct arithmetic {
  pl_sem *sem;
  const char *name;
  const pl_leaf_type *type;
  const pl_term *const *args;
  uint32_t arity, flags;
  bool opaque; /* the number is the execution's to choose, too */
} arithmetic;

/* Whether m->args[arg] is the constant whose text is `text`, such as "1.0", in the float format of the result. */
static bool is_number(const arithmetic *m, uint32_t arg, const char *text) {
  pl_apint bits;
  const pl_term *x = m->args[arg];
  return x->op == PL_TERM_CONST && m->type->type->kind == PL_TYPE_FLOAT &&
         pl_float_parse(m->sem->world->arena, pl_str_from(text), m->type->type->float_format, &bits) &&
         bits.width == x->sort.width && pl_apint_eq(bits, x->value);
}

/* The result of arithmetic as far as the flag `nnan` makes it known, such as 0.0 for x + -x; NULL if it does not. */
static const pl_term *without_nan(const arithmetic *m) {
  pl_terms *T = m->sem->world->T;
  const bool any_zero = (m->flags & PL_FAST_NSZ) != 0;
  const pl_term *sign = pl_bv(T, pl_apint_signed_min(m->sem->world->arena, m->type->bits));
  if (!(m->flags & PL_FAST_NNAN)) return NULL;
  if (strcmp(m->name, "fadd") == 0 && m->args[0] == pl_bv_binary(T, PL_TERM_BV_XOR, m->args[1], sign))
    return pl_bv_u64(T, m->type->bits, 0);
  for (uint32_t k = 0; k < 2; k++) {
    if (!is_number(m, k, "0.0") && !is_number(m, k, "-0.0")) continue;
    if (strcmp(m->name, "fmul") == 0 && any_zero) return m->args[k];
    if (k == 0 && strcmp(m->name, "fdiv") == 0 && any_zero) return m->args[0];
    if (k == 0 && strcmp(m->name, "frem") == 0) return m->args[0];
  }
  return NULL;
}

/* The result of arithmetic with a neutral operand, such as x for x * 1.0, even if x is a NaN ("unchanged NaN propagation"), or
 * else that of without_nan; NULL if there is none. */
static const pl_term *neutral(const arithmetic *m) {
  pl_terms *T = m->sem->world->T;
  bool any_zero = (m->flags & PL_FAST_NSZ) != 0;
  const pl_term *sign = pl_bv(T, pl_apint_signed_min(m->sem->world->arena, m->type->bits));
  for (uint32_t k = 0; k < 2; k++) {
    const pl_term *rest = m->args[1 - k];
    bool zero = is_number(m, k, "0.0"), minus_zero = is_number(m, k, "-0.0");
    if (strcmp(m->name, "fadd") == 0 && (minus_zero || (zero && any_zero))) return rest;
    if (strcmp(m->name, "fsub") == 0 && k == 1 && (zero || (minus_zero && any_zero))) return rest;
    if ((strcmp(m->name, "fadd") == 0 && zero) || (strcmp(m->name, "fsub") == 0 && k == 1 && minus_zero))
      return pl_ite(T, pl_eq(T, rest, sign), pl_bv_u64(T, m->type->bits, 0), rest); /* -0.0 + 0.0 is 0.0 */
    if (strcmp(m->name, "fmul") != 0 && (strcmp(m->name, "fdiv") != 0 || k == 0)) continue;
    if (is_number(m, k, "1.0")) return rest;
    if (is_number(m, k, "-1.0")) return pl_bv_binary(T, PL_TERM_BV_XOR, rest, sign);
  }
  return without_nan(m);
}

/* The value of neutral(m) or, with `nsz`, a term that the lowering computed and that is proved to be as legal; NULL if
 * neutral(m) is. */
static const pl_term *neutral_or_chosen(const arithmetic *m, const pl_float_call *call) {
  const pl_term *value = neutral(m);
  if (!value || !(m->flags & PL_FAST_NSZ)) return value;
  const open_sign s = {m->sem->world->T, value, is_zero(m->sem, value), call->poison};
  const pl_term *taken = pl_float_choose(m->sem, call->width, is_legal_sign, (void *)&s);
  return taken ? taken : value;
}

/* BOOL: the value is a NaN that the operation may give, where its result is a NaN. A pl_float_legal_fn whose `user` is an
 * `arithmetic`. */
static const pl_term *is_legal_nan(void *user, const pl_term *value) {
  const arithmetic *m = user;
  pl_float_shape shape;
  if (!pl_sem_float_shape(m->type, &shape)) return pl_sem_is_nan(m->sem, m->type, value);
  return pl_float_legal_nan(m->sem->world->T, shape, value, m->args, m->arity);
}

/* Whether the operands show that the result is a NaN; false if that is not known. */
static bool makes_nan(const arithmetic *m, const pl_float_call *call) {
  static const char *const names[] = {"fadd", "fmul", "fdiv", "frem", "fma", "fmuladd", "sqrt"};
  pl_float_shape shape;
  if (pl_sem_float_folds_to_nan(m->sem->world->T, pl_str_from(call->name), call->args, call->arity)) return true;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    for (uint32_t k = 0; strcmp(m->name, names[i]) == 0 && pl_sem_float_shape(m->type, &shape) && k < m->arity; k++)
      if (pl_term_is_true(pl_float_is_nan_term(m->sem->world->T, shape, m->args[k]))) return true;
  return false;
}

/* The result of an operation that the lowering makes: `plain`, or what the execution chooses as far as a NaN, the `widening`
 * flags or the operation itself leave that open. (LLVM Language Reference, "'llvm.fmuladd.*' Intrinsic".) */
static const pl_term *made_result(const arithmetic *m, const pl_float_call *call, uint32_t widening, const pl_term *plain) {
  pl_terms *T = m->sem->world->T;
  pl_float_shape shape;
  const pl_term *chosen = pl_float_opaque(m->sem, call, "", widening, pl_sort_bv(call->width));
  if (widening || call->occurrence == 0 || strcmp(m->name, "fmuladd") == 0 || m->opaque) return chosen;
  if (plain->op == PL_TERM_CONST) return plain;
  const pl_term *nan = pl_sem_float_shape(m->type, &shape) ? pl_float_nan_of(T, shape, chosen) : chosen;
  return pl_ite(T, pl_sem_is_nan(m->sem, m->type, plain), nan, plain);
}

/* The result of arithmetic: that of made_result if the lowering makes the operation, else what it folds to, a result that the
 * source may choose, or an opaque function. Logs the operation and notes which kinds of choice it has (state/choices.h). */
static const pl_term *arithmetic_result(arithmetic *m, pl_float_call *call) {
  uint32_t widening;
  const pl_term *found = NULL, *plain = pl_float_opaque(m->sem, call, "", 0, pl_sort_bv(call->width));
  if (plain->op != PL_TERM_CONST) pl_sem_chose(m->sem, PL_CHOICE_NAN);
  if (strcmp(m->name, "fmuladd") == 0) pl_sem_chose(m->sem, PL_CHOICE_FUSED);
  if (m->flags & ~(uint32_t)(PL_FAST_NNAN | PL_FAST_NINF | PL_FAST_NSZ)) pl_sem_chose(m->sem, PL_CHOICE_FAST);
  if (m->flags & PL_FAST_NSZ) pl_sem_chose(m->sem, PL_CHOICE_NSZ);
  if (pl_float_same_made(m->sem, call, &widening)) return made_result(m, call, widening, plain);
  if (plain->op == PL_TERM_CONST) return plain; /* folded by the lowering, with no flag at all */
  if (call->arity == 2) found = neutral_or_chosen(m, call);
  if (!found && makes_nan(m, call)) found = pl_float_choose(m->sem, call->width, is_legal_nan, m);
  if (found) return found;
  return widening ? pl_float_opaque(m->sem, call, "", widening, pl_sort_bv(call->width)) : plain;
}

/* The value of the floating point function `name` (without the format) on the operands of `call`: from the bits where these
 * decide (with `opaque` only for fabs and copysign), else by arithmetic_result. */
static const pl_term *float_value(pl_sem *sem, const char *name, pl_float_call *call, const pl_leaf_type *type, bool opaque) {
  pl_terms *T = sem->world->T;
  const pl_term *extreme = NULL;
  const pl_leaf absolute = {pl_float_abs_term(T, call->args[0]), call->poison};
  if (strcmp(name, "fabs") == 0) return pl_sem_either_zero(sem, call->flags, type, absolute);
  if (strcmp(name, "copysign") == 0) return copied_sign(sem, type, call);
  if (call->arity == 2 && !opaque) extreme = pl_float_extreme_result(sem, name, call, type);
  if (extreme) return extreme;
  arithmetic m = {sem, name, type, call->args, call->arity, call->flags, opaque};
  return arithmetic_result(&m, call);
}

/* Whether operand `number`, from 0, of the operation is an integer exponent, which may be as wide as the float. */
static bool is_integer_operand(const char *name, uint32_t number) {
  return number == 1 && (strcmp(name, "powi") == 0 || strcmp(name, "ldexp") == 0);
}

/* Whether the operation is fabs or copysign, which act on the sign alone, also of denormal numbers. */
static bool only_signs(const char *name) { return strcmp(name, "fabs") == 0 || strcmp(name, "copysign") == 0; }

pl_leaf pl_sem_float_leaf(pl_sem *sem, const char *name, uint32_t flags, const pl_leaf_type *type, const pl_leaf *leaves,
                          uint32_t arity) {
  assert(name && type && arity > 0);
  const pl_term **args = PL_NEW_ARRAY(sem->world->arena, const pl_term *, arity + 1), *poison = pl_bool(sem->world->T, false);
  const bool modal = !pl_denormal_mode_is_ieee(pl_sem_denormal_mode(sem, type)) && !only_signs(name);
  const bool extreme = modal && pl_float_is_extreme(name), flushes = modal && !extreme;
  char full[64];
  for (uint32_t k = 0; k < arity; k++) {
    args[k] = leaves[k].value;
    poison = pl_sem_or_poison(sem, poison, leaves[k].poison);
    if (args[k]->sort.width != type->bits || is_integer_operand(name, k)) continue;
    poison = pl_sem_or_poison(sem, poison, pl_sem_fast_poison(sem, flags, type, args[k]));
    if (flushes) args[k] = pl_float_operand(sem, type, args[k]);
  }
  if (strcmp(name, "fsub") == 0) { /* a - b is a + -b; the sign of a NaN is a choice (IEEE 754, 6.3) */
    args[1] = pl_bv_binary(sem->world->T, PL_TERM_BV_XOR, args[1],
                           pl_bv(sem->world->T, pl_apint_signed_min(sem->world->arena, type->bits)));
    name = "fadd";
  }
  if (strcmp(name, "fmul") == 0 || strcmp(name, "fdiv") == 0) drop_signs(sem, args);
  const pl_term *first = is_commutative(name) ? args[0] : NULL;
  if (first) sort_pair(args);
  snprintf(full, sizeof full, "%.40s.%s%s", name, pl_sem_format_name(type), extreme ? ".denormal" : "");
  pl_float_call call = {full, flags, type->bits, args, arity, first, 0, poison};
  const pl_term *value = float_value(sem, name, &call, type, extreme);
  if (flushes) value = pl_float_result(sem, type, value, poison);
  return (pl_leaf){value, pl_sem_or_poison(sem, poison, pl_sem_fast_poison(sem, flags, type, value))};
}

pl_sem_status pl_sem_float_op(pl_sem *sem, const pl_op *op, const char *name, uint32_t arity) {
  assert(arity > 0 && arity <= op->num_operands && op->num_results == 1);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!flat || arity > 3) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    pl_leaf args[3];
    for (uint32_t k = 0; k < arity; k++) {
      uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, k)->type);
      args[k] = pl_sem_get(sem, pl_operand(op, k))[lanes == 1 ? 0 : i];
    }
    out[i] = pl_sem_float_leaf(sem, name, flags, &flat->leaves[i], args, arity);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* An i1: `a` predicate `b`, decided from the bits if it can be, else as an uninterpreted function. */
static const pl_term *compared(pl_sem *sem, const pl_leaf_type *type, uint32_t predicate, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  pl_float_shape shape;
  if (predicate == 0 || predicate == 15) return pl_bv_u64(T, 1, predicate == 15);
  if (pl_sem_float_shape(type, &shape)) return pl_bv_of_bool(T, pl_float_compare_term(T, shape, predicate, a, b));
  const pl_term *args[2] = {a, b};
  char name[64];
  snprintf(name, sizeof name, "fcmp.%s.%u", pl_sem_format_name(type), (unsigned)predicate);
  return pl_app(T, pl_sort_bv(1), pl_str_from(name), args, 2);
}

pl_leaf pl_sem_float_compare_leaf(pl_sem *sem, const pl_leaf_type *type, uint64_t predicate, pl_leaf a, pl_leaf b) {
  assert(predicate < 16 && pl_sort_eq(a.value->sort, b.value->sort));
  const pl_term *x = pl_float_operand(sem, type, a.value), *y = pl_float_operand(sem, type, b.value);
  return (pl_leaf){compared(sem, type, (uint32_t)predicate, x, y), pl_sem_or_poison(sem, a.poison, b.poison)};
}

pl_sem_status pl_sem_float_compare(pl_sem *sem, const pl_op *op, uint64_t predicate) {
  assert(op->num_operands >= 2 && op->num_results == 1);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  if (!flat || predicate > 15) return pl_sem_unsupported(sem, "'%.*s' with this predicate", PL_STR_FMT(op->info->name));
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const pl_leaf_type *type = &flat->leaves[i];
    out[i] = pl_sem_float_compare_leaf(sem, type, predicate, a[i], b[i]);
    out[i].poison = pl_sem_or_poison(sem, out[i].poison, pl_sem_fast_poison(sem, flags, type, a[i].value));
    out[i].poison = pl_sem_or_poison(sem, out[i].poison, pl_sem_fast_poison(sem, flags, type, b[i].value));
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_float_class(pl_sem *sem, const pl_op *op, uint32_t mask) {
  assert(op->num_operands >= 1 && op->num_results == 1);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  pl_float_shape shape;
  if (!flat || flat->num_leaves == 0 || !pl_sem_float_shape(&flat->leaves[0], &shape))
    return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    out[i].value = pl_bv_of_bool(sem->world->T, pl_float_is_of_class(sem->world->T, shape, mask, in[i].value));
    out[i].poison = in[i].poison;
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_fneg(pl_sem *sem, const pl_op *op) {
  assert(op->num_operands >= 1 && op->num_results == 1);
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!flat) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const pl_term *sign = pl_bv(T, pl_apint_signed_min(sem->world->arena, flat->leaves[i].bits));
    const pl_term *negated = pl_bv_binary(T, PL_TERM_BV_XOR, in[i].value, sign);
    out[i].poison = pl_sem_or_poison(sem, in[i].poison, pl_sem_fast_poison(sem, flags, &flat->leaves[i], in[i].value));
    out[i].value = pl_sem_either_zero(sem, flags, &flat->leaves[i], (pl_leaf){negated, out[i].poison});
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}
