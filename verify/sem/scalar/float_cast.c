/* float_cast.c - conversions between floats, and between floats and integers. Source: LLVM Language Reference, "Conversion
 * Operations"; MLIR documentation, "'arith' Dialect". */
#include "verify/sem/scalar/float_cast.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "verify/sem/scalar/denormal.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_choice.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/choices.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"
#include "verify/sem/terms/float_bits.h"

typedef enum cast_kind {
  CAST_OTHER,
  CAST_EXTEND,
  CAST_EXTEND_SMALL, /* of a format with few values, of any kind */
  CAST_TRUNCATE,
  CAST_OF_SIGNED,
  CAST_OF_UNSIGNED,
  CAST_TO_SIGNED,
  CAST_TO_UNSIGNED
} cast_kind;

typedef struct conversion {
  pl_sem *sem;
  cast_kind kind; /* OTHER: a function that nothing is known of */
  const pl_leaf_type *from, *to;
  pl_float_shape from_shape, to_shape; /* of the floats among them */
  const pl_term *arg;
  bool modal;     /* denormal numbers are the execution's */
  bool same_made; /* of the source: the lowering makes it, too */
  bool unused;    /* of the lowering: its choice is not observed, which leaves the source its own choice */
} conversion;

/* Whether the leaf is of a floating point type. */
static bool is_float(const pl_leaf_type *leaf) { return leaf->type->kind == PL_TYPE_FLOAT; }

/* Formats of so few bits are looked up. */
enum { MAX_TABLE_BITS = 8 };

/* The kind of the conversion `name` between the types in *c if it can be decided from the bits here, else CAST_OTHER. Sets the
 * shapes in *c as far as they are known. */
static cast_kind kind_of(const char *name, conversion *c) {
  static const struct {
    const char *name;
    cast_kind kind;
  } table[] = {{"fpext", CAST_EXTEND},       {"fptrunc", CAST_TRUNCATE}, {"sitofp", CAST_OF_SIGNED},
               {"uitofp", CAST_OF_UNSIGNED}, {"fptosi", CAST_TO_SIGNED}, {"fptoui", CAST_TO_UNSIGNED}};
  enum { MAX_INTEGER = 128 };
  bool from = is_float(c->from) && pl_float_shape_of(c->from->type->float_format, &c->from_shape);
  bool to = is_float(c->to) && pl_float_shape_of(c->to->type->float_format, &c->to_shape);
  const pl_float_shape *f = &c->from_shape, *t = &c->to_shape;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    if (strcmp(name, table[i].name) != 0) continue;
    cast_kind kind = table[i].kind;
    if (kind == CAST_EXTEND && is_float(c->from) && !from && to && c->from->bits <= MAX_TABLE_BITS) return CAST_EXTEND_SMALL;
    bool known = kind == CAST_EXTEND     ? from && to && f->exponent <= t->exponent && f->fraction < t->fraction
                 : kind == CAST_TRUNCATE ? from && to && f->exponent >= t->exponent && f->fraction > t->fraction
                 : kind == CAST_OF_SIGNED || kind == CAST_OF_UNSIGNED ? !is_float(c->from) && to && c->from->bits <= MAX_INTEGER
                                                                      : !is_float(c->to) && from && c->to->bits <= MAX_INTEGER;
    return known ? kind : CAST_OTHER;
  }
  return CAST_OTHER;
}

/* Bit pattern i, in the width of the format that is converted from. */
static pl_apint pattern(const conversion *c, uint64_t i) { return pl_apint_from_u64(c->sem->world->arena, c->from->bits, i); }

/* The result of the conversion, looked up by the lower `bit` bits of c->arg, if its bits above are those of the pattern
 * `first`. */
static const pl_term *looked_up(const conversion *c, uint64_t first, uint32_t bit) {
  pl_terms *T = c->sem->world->T;
  const pl_float_format from = c->from->type->float_format;
  if (bit == 0) return pl_bv(T, pl_float_convert(c->sem->world->arena, pattern(c, first), from, c->to->type->float_format, NULL));
  const pl_term *upper = pl_bool_of_bv(T, pl_bv_extract(T, c->arg, bit - 1, 1));
  return pl_ite(T, upper, looked_up(c, first + (UINT64_C(1) << (bit - 1)), bit - 1), looked_up(c, first, bit - 1));
}

/* BOOL: c->arg is a NaN of the format that is converted from. */
static const pl_term *is_nan(const conversion *c) {
  pl_terms *T = c->sem->world->T;
  if (c->kind != CAST_EXTEND_SMALL) return pl_float_is_nan_term(T, c->from_shape, c->arg);
  const pl_term *any = pl_bool(T, false);
  for (uint64_t i = 0; i < UINT64_C(1) << c->from->bits; i++)
    if (pl_float_is_nan(pattern(c, i), c->from->type->float_format))
      any = pl_or(T, any, pl_eq(T, c->arg, pl_bv(T, pattern(c, i))));
  return any;
}

/* The result of a cast between floats where the execution has no choice, exact or rounded; for a NaN, a NaN. */
static const pl_term *meant(const conversion *c) {
  pl_terms *T = c->sem->world->T;
  if (c->kind == CAST_EXTEND_SMALL) return looked_up(c, 0, c->from->bits);
  return c->kind == CAST_EXTEND ? pl_float_extend_term(T, c->from_shape, c->to_shape, c->arg)
                                : pl_float_truncate_term(T, c->from_shape, c->to_shape, c->arg);
}

/* BOOL: `value` is a legal result of the cast `user`, a conversion. No document defines which NaN an extension makes of one of
 * a format of 8 bits and fewer, so any quiet NaN is legal. */
static const pl_term *is_legal(void *user, const pl_term *value) {
  const conversion *c = user;
  pl_terms *T = c->sem->world->T;
  const pl_term *nan = c->kind == CAST_EXTEND_SMALL ? pl_float_is_quiet_nan(T, c->to_shape, value)
                                                    : pl_float_legal_cast_nan(T, c->from_shape, c->to_shape, value, c->arg);
  return pl_ite(T, is_nan(c), nan, pl_eq(T, value, meant(c)));
}

/* The result of a cast between floating point formats; unless c->unused, which NaN a NaN becomes is chosen, by the lowering
 * first, and c->same_made is set. */
static const pl_term *between_floats(conversion *c, pl_float_call *call) {
  pl_terms *T = c->sem->world->T;
  uint32_t widening;
  const pl_term *exact = meant(c), *nan = is_nan(c);
  if (c->unused) return exact;
  pl_sem_chose(c->sem, PL_CHOICE_NAN);
  c->same_made = pl_float_same_made(c->sem, call, &widening);
  if (c->same_made) {
    const pl_term *chosen = pl_float_opaque(c->sem, call, "", 0, pl_sort_bv(call->width));
    return pl_ite(T, nan, pl_float_nan_of(T, c->to_shape, chosen), exact);
  }
  const pl_term *chosen = pl_float_choose(c->sem, call->width, is_legal, c);
  if (!chosen) pl_float_note_free_nan(c->sem, nan);
  return chosen ? chosen : exact;
}

/* Whether the function is lround or lrint, whose result may be any number where it does not fit its type. (LLVM Language
 * Reference, "'llvm.lround.*' Intrinsic".) */
static bool gives_any(const pl_float_call *call) {
  return strncmp(call->name, "lround.", 7) == 0 || strncmp(call->name, "lrint.", 6) == 0;
}

/* The result of a conversion as an opaque function, chosen by the execution where it is open (of an integer, where `misfit`
 * holds); sets c->same_made and clears call->occurrence. */
static const pl_term *opaque(conversion *c, pl_float_call *call, const pl_term *misfit) {
  pl_terms *T = c->sem->world->T;
  uint32_t widening;
  c->same_made = pl_float_same_made(c->sem, call, &widening);
  const pl_term *chosen = pl_float_opaque(c->sem, call, "", widening, pl_sort_bv(call->width));
  if (gives_any(call)) pl_sem_chose(c->sem, PL_CHOICE_BEYOND);
  const bool apart = call->occurrence != 0;
  call->occurrence = 0;
  const pl_term *plain = pl_float_opaque(c->sem, call, "", widening, pl_sort_bv(call->width));
  if (!apart) return plain;
  if (c->modal) return chosen;
  return pl_ite(T, is_float(c->to) ? pl_sem_is_nan(c->sem, c->to, plain) : misfit, chosen, plain);
}

/* The value of the conversion; *misfit becomes the condition under which it is poison since the float is out of the integer's
 * range, or is left if there is none. */
static const pl_term *converted(conversion *c, pl_float_call *call, const pl_term **misfit) {
  pl_terms *T = c->sem->world->T;
  const pl_term *fits, *value;
  switch (c->kind) {
  case CAST_EXTEND:
  case CAST_EXTEND_SMALL:
  case CAST_TRUNCATE: return between_floats(c, call);
  case CAST_OF_SIGNED:
  case CAST_OF_UNSIGNED: return pl_float_of_int_term(T, c->to_shape, c->kind == CAST_OF_SIGNED, c->arg);
  case CAST_TO_SIGNED:
  case CAST_TO_UNSIGNED:
    value = pl_float_to_int_term(T, c->from_shape, c->kind == CAST_TO_SIGNED, call->width, c->arg, &fits);
    *misfit = pl_not(T, fits);
    return value;
  case CAST_OTHER: break;
  }
  const pl_term *beyond = is_float(c->to) ? pl_bool(T, false) : pl_float_opaque(c->sem, call, ".misfit", 0, PL_SORT_B);
  if (!gives_any(call)) *misfit = beyond;
  return opaque(c, call, beyond);
}

/* BOOL: `nnan` or `ninf` in `flags` excludes the operand or the result `value`. False unless the cast is between floats, and if
 * fast-math flags are switched off. */
static const pl_term *flag_poison(const conversion *c, uint32_t flags, const pl_term *value) {
  pl_terms *T = c->sem->world->T;
  const pl_term *poison = pl_bool(T, false);
  bool small = c->kind == CAST_EXTEND_SMALL; /* without infinities */
  if (c->kind == CAST_OTHER && is_float(c->from) && is_float(c->to))
    return pl_sem_or_poison(c->sem, pl_sem_fast_poison(c->sem, flags, c->from, c->arg),
                            pl_sem_fast_poison(c->sem, flags, c->to, value));
  if (c->sem->world->flags_off || (c->kind != CAST_EXTEND && c->kind != CAST_TRUNCATE && !small)) return poison;
  if (flags & PL_FAST_NNAN) poison = pl_sem_or_poison(c->sem, poison, is_nan(c));
  if (!(flags & PL_FAST_NINF) || small) return poison;
  poison = pl_sem_or_poison(c->sem, poison, pl_float_is_inf_term(T, c->from_shape, c->arg));
  return pl_sem_or_poison(c->sem, poison, pl_float_is_inf_term(T, c->to_shape, value));
}

/* Whether the cast is between formats of which one has denormals treated other than in IEEE 754. What it makes of them is then
 * left to the execution, as LLVM itself folds such casts without looking at the mode. */
static bool is_modal(const conversion *c) {
  return is_float(c->from) && is_float(c->to) &&
         !(pl_denormal_mode_is_ieee(pl_sem_denormal_mode(c->sem, c->from)) &&
           pl_denormal_mode_is_ieee(pl_sem_denormal_mode(c->sem, c->to)));
}

/* One lane, `in`, of the cast `name` with a floating point operand or result, under the fast-math flags `flags`; c->sem, from,
 * to and unused are given. */
static pl_leaf cast_lane(conversion *c, const char *name, uint32_t flags, pl_leaf in) {
  pl_terms *T = c->sem->world->T;
  char full[96];
  c->arg = in.value;
  c->modal = is_modal(c);
  c->kind = c->modal ? CAST_OTHER : kind_of(name, c);
  snprintf(full, sizeof full, "%s.%s.%s%u%s", name, pl_sem_format_name(c->from), pl_sem_format_name(c->to), (unsigned)c->to->bits,
           c->modal ? ".denormal" : "");
  pl_float_call call = {full, flags, c->to->bits, &c->arg, 1, NULL, 0, in.poison};
  const pl_term *misfit = pl_bool(T, false), *value = converted(c, &call, &misfit);
  pl_leaf out = {value, pl_sem_or_poison(c->sem, in.poison, misfit)};
  out.poison = pl_sem_or_poison(c->sem, out.poison, flag_poison(c, flags, value));
  return (pl_leaf){pl_sem_either_zero(c->sem, flags, c->to, out), out.poison};
}

/* The leaf `in` of type `from`, cast to type `to` by the cast `name` under fast-math flags; itself if the types are equal. */
static pl_leaf converted_leaf(pl_sem *sem, const char *name, uint32_t flags, const pl_leaf_type *from, const pl_leaf_type *to,
                              pl_leaf in) {
  conversion c = {.sem = sem, .from = from, .to = to};
  return from->type == to->type ? in : cast_lane(&c, name, flags, in);
}

const char *pl_sem_truncation(const pl_op *op) {
  assert(op);
  static const char *const names[] = {"fptrunc", "fptrunc.downward", "fptrunc.upward", "fptrunc.toward-zero", "fptrunc.to-away"};
  const pl_attr *attr = pl_op_attr(op, PL_NAME_ROUNDINGMODE);
  uint64_t mode = 0;
  bool known = !attr || (attr->kind == PL_ATTR_INTEGER && pl_apint_to_u64(attr->integer, &mode) && mode <= 4);
  return known ? names[mode] : NULL;
}

pl_sem_status pl_sem_scaling(pl_sem *sem, const pl_op *op, bool extends) {
  assert(op->num_operands == 2 && op->num_results == 1);
  const pl_flat *from = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  const pl_flat *by = pl_layout_flatten(sem->world->layout, pl_operand(op, 1)->type);
  const pl_flat *to = pl_layout_flatten(sem->world->layout, op->results[0].type);
  const pl_flat *power = pl_layout_flatten(sem->world->layout, pl_type_float(op->module->ctx, PL_F8E8M0FNU));
  const char *truncation = pl_sem_truncation(op);
  if (!from || !by || !to || !power || !truncation || from->num_leaves != to->num_leaves || by->num_leaves != to->num_leaves)
    return pl_sem_unsupported_form(sem, op);
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *scale = pl_sem_get(sem, pl_operand(op, 1));
  const uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, to->num_leaves);
  for (uint32_t i = 0; i < to->num_leaves; i++) {
    const pl_leaf_type *middle = extends ? &to->leaves[i] : &from->leaves[i];
    const bool narrows = by->leaves[i].bits > power->leaves[0].bits;
    const pl_leaf_type *scale_type = narrows ? &power->leaves[0] : &by->leaves[i];
    pl_leaf factor = narrows ? converted_leaf(sem, "fptrunc", flags, &by->leaves[i], scale_type, scale[i]) : scale[i];
    pl_leaf pair[2] = {extends ? converted_leaf(sem, "fpext", flags, &from->leaves[i], middle, in[i]) : in[i],
                       converted_leaf(sem, "fpext", flags, scale_type, middle, factor)};
    out[i] = pl_sem_float_leaf(sem, extends ? "fmul" : "fdiv", flags, middle, pair, 2);
    if (!extends) out[i] = converted_leaf(sem, truncation, flags, middle, &to->leaves[i], out[i]);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* The arith.truncf that `contract` allows to fold with the arith.extf `op` of its result into nothing; NULL if there is none,
 * or flags are switched off. (MLIR documentation, "'arith' Dialect", FastMathFlagsAttr: `contract`.) */
static const pl_op *contracted(const pl_sem *sem, const pl_op *op) {
  const pl_op *cut = pl_op_is(op, PL_OP_ARITH_EXTF) ? pl_operand(op, 0)->op : NULL;
  if (!cut || !pl_op_is(cut, PL_OP_ARITH_TRUNCF) || pl_operand(cut, 0)->type != op->results[0].type) return NULL;
  return !sem->world->flags_off && (pl_sem_fast_flags(op) & pl_sem_fast_flags(cut) & PL_FAST_CONTRACT) ? cut : NULL;
}

/* The value of an extended truncation that `contract` allows to fold: `whole` (the operand) or `cut` (rounded), as the lowering
 * chooses first, and the source after it. */
static const pl_term *cut_or_not(conversion *c, const pl_term *whole, const pl_term *cut) {
  char name[64];
  uint32_t widening;
  snprintf(name, sizeof name, "recast.%s.%s", pl_sem_format_name(c->to), pl_sem_format_name(c->from));
  const pl_term *args[2] = {whole, cut};
  pl_float_call call = {name, PL_FAST_CONTRACT, c->to->bits, args, 2, NULL, 0, pl_bool(c->sem->world->T, false)};
  if (!pl_float_same_made(c->sem, &call, &widening)) return c->same_made ? cut : whole;
  return pl_ite(c->sem->world->T, pl_float_opaque(c->sem, &call, ".whole", widening, PL_SORT_B), whole, cut);
}

pl_sem_status pl_sem_float_cast(pl_sem *sem, const pl_op *op, const char *name, bool nneg) {
  assert(name && op->num_operands >= 1 && op->num_results == 1);
  pl_terms *T = sem->world->T;
  const pl_flat *from = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  const pl_flat *to = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!from || !to || from->num_leaves != to->num_leaves)
    return pl_sem_unsupported(sem, "'%.*s' between these types", PL_STR_FMT(op->info->name));
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  uint32_t flags = pl_sem_fast_flags(op);
  const pl_op *cut = contracted(sem, op);
  const pl_leaf *whole = cut ? pl_sem_get(sem, pl_operand(cut, 0)) : NULL;
  if (cut && !whole)
    return pl_sem_unsupported(sem, "'arith.extf' of an operand that was truncated before a loop, and may be folded");
  pl_leaf *out = pl_sem_new_leaves(sem, to->num_leaves);
  for (uint32_t i = 0; i < to->num_leaves; i++) {
    conversion c = {.sem = sem, .from = &from->leaves[i], .to = &to->leaves[i]};
    c.unused = sem->role == PL_ROLE_LOWERING && !op->results[0].uses;
    out[i] = cast_lane(&c, name, flags, in[i]);
    if (whole) out[i].value = cut_or_not(&c, whole[i].value, out[i].value);
    if (nneg && !sem->world->flags_off)
      out[i].poison = pl_sem_or_poison(sem, out[i].poison, pl_bv_slt(T, c.arg, pl_bv_u64(T, c.arg->sort.width, 0)));
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}
