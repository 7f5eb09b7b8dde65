/* float_extreme.c - the larger or smaller of two numbers. Source: LLVM Language Reference, "'llvm.min.*' Intrinsics Comparation",
 * "'llvm.minnum.*' Intrinsic", "'llvm.minimum.*' Intrinsic", "Behavior of Floating-Point NaN values"; MLIR documentation,
 * "'arith' Dialect", arith.maximumf, arith.maxnumf. */
#include "verify/sem/scalar/float_extreme.h"

#include <assert.h>
#include <string.h>

#include "verify/sem/scalar/float_choice.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/choices.h"
#include "verify/sem/terms/float_bits.h"

typedef struct extreme {
  pl_sem *sem;
  pl_float_shape shape;
  bool larger, numbers; /* maxnum, minnum: of a number and a NaN the number is the result, of -0.0 and +0.0 either */
  bool any_zero;        /* nsz */
  const pl_term *a, *b, *poison;
} extreme;

static const char *const extreme_names[] = {"minimum", "maximum", "minnum", "maxnum"};

bool pl_float_is_extreme(const char *name) {
  assert(name);
  for (uint32_t i = 0; i < 4; i++)
    if (strcmp(name, extreme_names[i]) == 0) return true;
  return false;
}

/* Describes the minimum, maximum, minnum or maxnum `name` of the operands of `call` in *out; false if `name` is another
 * operation, or the format of `type` is not like IEEE 754's. */
static bool extreme_of(pl_sem *sem, const char *name, const pl_leaf_type *type, const pl_float_call *call, extreme *out) {
  for (uint32_t i = 0; i < 4; i++)
    if (strcmp(name, extreme_names[i]) == 0 && pl_sem_float_shape(type, &out->shape)) {
      out->sem = sem;
      out->larger = (i & 1) != 0;
      out->numbers = i >= 2;
      out->any_zero = (call->flags & PL_FAST_NSZ) != 0;
      out->a = call->args[0];
      out->b = call->args[1];
      out->poison = call->poison;
      return true;
    }
  return false;
}

/* The smaller or larger number, where -0.0 is less than +0.0, or `nan` where the operation gives a NaN for operands that are
 * NaNs. */
static const pl_term *extreme_value(const extreme *e, const pl_term *nan) {
  pl_terms *T = e->sem->world->T;
  const pl_term *a_nan = pl_float_is_nan_term(T, e->shape, e->a), *b_nan = pl_float_is_nan_term(T, e->shape, e->b);
  const pl_term *number = pl_float_extreme(T, e->shape, e->larger, e->a, e->b);
  if (!e->numbers) return pl_ite(T, pl_or(T, a_nan, b_nan), nan, number);
  return pl_ite(T, a_nan, pl_ite(T, b_nan, nan, e->b), pl_ite(T, b_nan, e->a, number));
}

/* BOOL: x is a zero of either sign. */
static const pl_term *is_zero(const extreme *e, const pl_term *x) {
  pl_terms *T = e->sem->world->T;
  return pl_eq(T, pl_float_abs_term(T, x), pl_bv_u64(T, x->sort.width, 0));
}

/* BOOL: the sign of `value`, the result of a minimum or maximum, is open, as only that of a zero can be; NULL if it never is.
 * */
static const pl_term *sign_is_open(const extreme *e, const pl_term *value) {
  pl_terms *T = e->sem->world->T;
  if (e->any_zero) return is_zero(e, value);
  if (!e->numbers) return NULL;
  return pl_and(T, pl_and(T, is_zero(e, e->a), is_zero(e, e->b)), pl_not(T, pl_eq(T, e->a, e->b)));
}

/* BOOL: one operand is a signalling NaN. */
static const pl_term *one_signals(const extreme *e) {
  pl_terms *T = e->sem->world->T;
  return pl_or(T, pl_float_is_signalling_term(T, e->shape, e->a), pl_float_is_signalling_term(T, e->shape, e->b));
}

/* The operand that is a NaN, unchanged: `a` if it is one, otherwise `b`. */
static const pl_term *nan_operand(const extreme *e) {
  return pl_ite(e->sem->world->T, pl_float_is_nan_term(e->sem->world->T, e->shape, e->a), e->a, e->b);
}

/* BOOL: `value` is a legal result of the operation `user`, an `extreme`; any is where that is poison. */
static const pl_term *extreme_is_legal(void *user, const pl_term *value) {
  const extreme *e = user;
  pl_terms *T = e->sem->world->T;
  const pl_term *meant = extreme_value(e, nan_operand(e)), *pair[2] = {e->a, e->b};
  const pl_term *open = sign_is_open(e, meant), *nan = pl_float_is_nan_term(T, e->shape, meant);
  const pl_term *legal = pl_or(T, e->poison, pl_eq(T, value, meant));
  if (open) legal = pl_or(T, legal, pl_and(T, open, is_zero(e, value)));
  if (e->numbers) nan = pl_or(T, nan, one_signals(e));
  return pl_or(T, legal, pl_and(T, nan, pl_float_legal_nan(T, e->shape, value, pair, 2)));
}

/* The result with what is open as the lowering chooses it, by opaque functions of the operands. */
static const pl_term *extreme_of_lowering(const extreme *e, const pl_float_call *call, uint32_t widening) {
  pl_terms *T = e->sem->world->T;
  const pl_term *chosen = pl_float_opaque(e->sem, call, "", widening, pl_sort_bv(call->width));
  const pl_term *nan = pl_float_nan_of(T, e->shape, chosen), *value = extreme_value(e, nan), *open = sign_is_open(e, value);
  if (open) value = pl_ite(T, open, pl_float_copysign_term(T, value, chosen), value);
  if (!e->numbers) return value;
  const pl_term *gives_nan = pl_float_opaque(e->sem, call, ".signals", widening, PL_SORT_B);
  return pl_ite(T, pl_and(T, one_signals(e), gives_nan), nan, value);
}

const pl_term *pl_float_extreme_result(pl_sem *sem, const char *name, pl_float_call *call, const pl_leaf_type *type) {
  extreme e;
  uint32_t widening;
  assert(call->arity == 2);
  if (!extreme_of(sem, name, type, call, &e)) return NULL;
  pl_sem_chose(sem, PL_CHOICE_NAN);
  if (e.numbers) pl_sem_chose(sem, PL_CHOICE_ZERO);
  if (e.any_zero) pl_sem_chose(sem, PL_CHOICE_NSZ);
  if (pl_float_same_made(sem, call, &widening)) {
    e.any_zero = (widening & PL_FAST_NSZ) != 0;
    return extreme_of_lowering(&e, call, widening);
  }
  const pl_term *chosen = pl_float_choose(sem, call->width, extreme_is_legal, &e);
  if (chosen) return chosen;
  const pl_term *value = extreme_value(&e, nan_operand(&e));
  pl_float_note_free_nan(sem, pl_float_is_nan_term(sem->world->T, e.shape, value));
  return value;
}
