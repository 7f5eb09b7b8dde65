/* float_format.c - formats and fast-math flags. Source: LLVM Language Reference, "Fast-Math Flags". */
#include "verify/sem/scalar/float_format.h"

#include <assert.h>

#include "verify/sem/state/leaves.h"
#include "verify/sem/terms/float_bits.h"

uint32_t pl_sem_fast_flags(const pl_op *op) {
  assert(op);
  static const char *const words[] = {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"};
  const pl_attr *attr = pl_op_property(op, PL_NAME_FASTMATH);
  uint32_t flags = 0;
  if (!attr) attr = pl_op_property(op, PL_NAME_FASTMATH_FLAGS); /* no operation has both */
  if (!attr) return 0;
  if (pl_enum_has(attr, "fast")) return PL_FAST_ALL;
  for (uint32_t i = 0; i < 7; i++)
    if (pl_enum_has(attr, words[i])) flags |= 1u << i;
  return flags;
}

const char *pl_sem_format_name(const pl_leaf_type *leaf) {
  assert(leaf->type);
  return leaf->type->kind == PL_TYPE_FLOAT ? pl_float_name(leaf->type->float_format) : "int";
}

bool pl_sem_float_shape(const pl_leaf_type *leaf, pl_float_shape *shape) {
  assert(leaf->type && shape);
  return leaf->type->kind == PL_TYPE_FLOAT && pl_float_shape_of(leaf->type->float_format, shape);
}

const pl_term *pl_sem_is_nan(pl_sem *sem, const pl_leaf_type *type, const pl_term *x) {
  assert(pl_term_is_bits(x, type->bits));
  pl_float_shape shape;
  if (pl_sem_float_shape(type, &shape)) return pl_float_is_nan_term(sem->world->T, shape, x);
  return pl_app(sem->world->T, PL_SORT_B, PL_STR("is-nan"), &x, 1);
}

/* BOOL: x is an infinity; an uninterpreted predicate for formats that are not like IEEE 754's. */
static const pl_term *is_inf(pl_sem *sem, const pl_leaf_type *type, const pl_term *x) {
  pl_float_shape shape;
  if (pl_sem_float_shape(type, &shape)) return pl_float_is_inf_term(sem->world->T, shape, x);
  return pl_app(sem->world->T, PL_SORT_B, PL_STR("is-inf"), &x, 1);
}

const pl_term *pl_sem_fast_poison(pl_sem *sem, uint32_t flags, const pl_leaf_type *type, const pl_term *x) {
  assert(flags <= PL_FAST_ALL && x->sort.kind == PL_SORT_BV);
  const pl_term *poison = pl_bool(sem->world->T, false);
  if (sem->world->flags_off || type->type->kind != PL_TYPE_FLOAT) return poison;
  if (flags & PL_FAST_NNAN) poison = pl_sem_or_poison(sem, poison, pl_sem_is_nan(sem, type, x));
  if (flags & PL_FAST_NINF) poison = pl_sem_or_poison(sem, poison, is_inf(sem, type, x));
  return poison;
}
