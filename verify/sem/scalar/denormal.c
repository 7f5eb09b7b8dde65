/* denormal.c - denormal numbers as operands and results, where a function does not treat them as IEEE 754 does.
 *
 * A denormal operand is a zero; a denormal result may be flushed to zero or not, as the execution chooses: the lowering first,
 * and the source may choose the same. What the environment decides (dynamic) is an opaque function of the number, the same in
 * source and lowering. Source: LLVM Language Reference, "Function Attributes", denormal-fp-math, denormal-fp-math-f32. */
#include "verify/sem/scalar/denormal.h"

#include <assert.h>
#include <stdio.h>

#include "verify/sem/scalar/float_choice.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/choices.h"
#include "verify/sem/terms/float_bits.h"

/* Reads the value of a denormal mode attribute, NULL for none, into *mode; sets *understood to false if it can't be read. */
static void read_mode(const pl_attr *value, pl_denormal_mode *mode, bool *understood) {
  if (!value) return;
  *understood &= value->kind == PL_ATTR_STRING && pl_denormal_mode_read(value->string, mode);
}

/* The value of the function's denormal mode by its attribute `property` or by a pair in `passthrough` with the key `name`; NULL
 * if there is neither. */
static const pl_attr *mode_attribute(const pl_op *func, pl_attr_name property, const char *name) {
  const pl_attr *all = pl_op_attr(func, PL_NAME_PASSTHROUGH), *value = pl_op_attr(func, property);
  for (uint32_t i = 0; !value && all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++) {
    const pl_attr *entry = all->array.elems[i];
    const bool pair = entry->kind == PL_ATTR_ARRAY && entry->array.count == 2 && entry->array.elems[0]->kind == PL_ATTR_STRING;
    if (pair && pl_str_is(entry->array.elems[0]->string, name)) value = entry->array.elems[1];
  }
  return value;
}

bool pl_sem_denormal_modes(const pl_op *func, pl_denormal_mode *others, pl_denormal_mode *single) {
  bool understood = true;
  assert(func && others && single);
  *others = (pl_denormal_mode){PL_DENORMAL_IEEE, PL_DENORMAL_IEEE};
  read_mode(mode_attribute(func, PL_NAME_DENORMAL_FP_MATH, "denormal-fp-math"), others, &understood);
  *single = *others;
  read_mode(mode_attribute(func, PL_NAME_DENORMAL_FP_MATH_F32, "denormal-fp-math-f32"), single, &understood);
  return understood;
}

pl_denormal_mode pl_sem_denormal_mode(const pl_sem *sem, const pl_leaf_type *type) {
  assert(sem && type);
  if (type->type->kind != PL_TYPE_FLOAT) return (pl_denormal_mode){PL_DENORMAL_IEEE, PL_DENORMAL_IEEE};
  return type->type->float_format == PL_F32 ? sem->world->denormals_single : sem->world->denormals;
}

/* BOOL: x is denormal; an uninterpreted predicate for formats that are not like IEEE 754's. */
static const pl_term *is_denormal(pl_sem *sem, const pl_leaf_type *type, const pl_term *x) {
  enum { DENORMALS = 1 << 4 | 1 << 7 };
  pl_float_shape shape;
  if (pl_sem_float_shape(type, &shape)) return pl_float_is_of_class(sem->world->T, shape, DENORMALS, x);
  return pl_app(sem->world->T, PL_SORT_B, PL_STR("is-denormal"), &x, 1);
}

/* What `kind` makes of a denormal x; if the environment decides (dynamic), an opaque function of x, named after `what`
 * ("operand", "result") and the format. */
static const pl_term *flushed(pl_sem *sem, const pl_leaf_type *type, pl_denormal_kind kind, const char *what, const pl_term *x) {
  pl_terms *T = sem->world->T;
  const pl_term *zero = pl_bv_u64(T, x->sort.width, 0);
  char name[64];
  switch (kind) {
  case PL_DENORMAL_IEEE: return x;
  case PL_DENORMAL_PRESERVE_SIGN: return pl_float_copysign_term(T, zero, x);
  case PL_DENORMAL_POSITIVE_ZERO: return zero;
  case PL_DENORMAL_DYNAMIC: break;
  }
  snprintf(name, sizeof name, "denormal.%s.%s", what, pl_sem_format_name(type));
  return pl_app(T, pl_sort_bv(x->sort.width), pl_str_from(name), &x, 1);
}

const pl_term *pl_float_operand(pl_sem *sem, const pl_leaf_type *type, const pl_term *x) {
  assert(type && x);
  const pl_denormal_kind kind = pl_sem_denormal_mode(sem, type).input;
  if (kind == PL_DENORMAL_IEEE || x->sort.kind != PL_SORT_BV) return x;
  return pl_ite(sem->world->T, is_denormal(sem, type, x), flushed(sem, type, kind, "operand", x), x);
}

typedef struct result {
  pl_terms *T;
  const pl_term *value, *denormal, *flushed, *poison;
} result;

/* BOOL: the value is one that the result may have, as computed or flushed; any where the result is poison. A pl_float_legal_fn
 * whose `user` is a `result`. */
static const pl_term *is_legal(void *user, const pl_term *value) {
  const result *r = user;
  const pl_term *is_flushed = pl_and(r->T, r->denormal, pl_eq(r->T, value, r->flushed));
  return pl_or(r->T, r->poison, pl_or(r->T, pl_eq(r->T, value, r->value), is_flushed));
}

const pl_term *pl_float_result(pl_sem *sem, const pl_leaf_type *type, const pl_term *value, const pl_term *poison) {
  assert(type && value && pl_term_is_bool(poison));
  const pl_denormal_kind kind = pl_sem_denormal_mode(sem, type).output;
  pl_terms *T = sem->world->T;
  char name[64];
  uint32_t widening;
  if (kind == PL_DENORMAL_IEEE || value->sort.kind != PL_SORT_BV) return value;
  result r = {T, value, is_denormal(sem, type, value), flushed(sem, type, kind, "result", value), poison};
  if (kind == PL_DENORMAL_DYNAMIC) return pl_ite(T, r.denormal, r.flushed, value);
  snprintf(name, sizeof name, "flush.%s", pl_sem_format_name(type));
  pl_float_call call = {name, 0, value->sort.width, &value, 1, NULL, 0, poison};
  pl_sem_chose(sem, PL_CHOICE_DENORMAL);
  if (!pl_float_same_made(sem, &call, &widening)) {
    const pl_term *taken = pl_float_choose(sem, value->sort.width, is_legal, &r);
    return taken ? taken : value;
  }
  const pl_term *chosen = pl_float_opaque(sem, &call, ".flushed", widening, PL_SORT_B);
  return pl_ite(T, pl_and(T, r.denormal, chosen), r.flushed, value);
}
