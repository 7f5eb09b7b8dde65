/* float.c - floating point: bits, and uninterpreted functions of them.
 *
 * Moves, selections and negation never leave the bits. Arithmetic is a function by name and format that nothing is known of:
 * equal operands, equal result. NaN payloads are a choice of the lowering that the source takes over. Fast-math flags: `nnan` and
 * `ninf` make poison (a predicate of the operands for each), the others widen the choice. The source may take the choice that the
 * lowering made with fewer flags. */
#include "verify/sem/internal.h"

#include <stdio.h>

typedef enum fast_flag { NNAN = 1, NINF = 2, NSZ = 4, ARCP = 8, CONTRACT = 16, AFN = 32, REASSOC = 64, ALL = 127 } fast_flag;

uint32_t pl_sem_fast_flags(const pl_op *op) {
  static const char *const words[] = {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"};
  const pl_attr *attr = pl_op_attr(op, "fastmath");
  uint32_t flags = 0;
  if (!attr) attr = pl_op_attr(op, "fastmathFlags");
  if (!attr) return 0;
  if (pl_enum_has(attr, "fast")) return ALL;
  for (uint32_t i = 0; i < 7; i++)
    if (pl_enum_has(attr, words[i])) flags |= 1u << i;
  return flags;
}

static const char *format_name(const pl_leaf_type *leaf) {
  return leaf->type->kind == PL_TYPE_FLOAT ? pl_float_name(leaf->type->float_format) : "int";
}

/* Order of the operands does not matter; which NaN comes out of two is a choice. */
static bool is_commutative(const char *name) {
  static const char *const names[] = {"fadd", "fmul", "maximum", "minimum", "maxnum", "minnum"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(name, names[i]) == 0) return true;
  return false;
}

static void sort_pair(const pl_term **args) {
  const pl_term *first = args[0];
  if (args[0]->id <= args[1]->id) return;
  args[0] = args[1];
  args[1] = first;
}

/* An entry of the log of what the lowering computed: one term for each operation and its operands, constant or not. */
static const pl_term *log_key(pl_sem *sem, const char *name, uint32_t width, const pl_term *const *args, uint32_t arity) {
  char text[104];
  snprintf(text, sizeof text, "log.%s", name);
  return pl_app(sem->world->T, pl_sort_bv(width), pl_str_from(text), args, arity);
}

/* What the lowering computed with fewer flags, if it did. Flags that only widen the choice are part of the function's name. */
static const pl_term *apply(pl_sem *sem, const char *name, uint32_t flags, uint32_t width, const pl_term *const *args,
                            uint32_t arity) {
  pl_terms *T = sem->world->T;
  char text[96];
  snprintf(text, sizeof text, "%s", name);
  const pl_term *plain = pl_app(T, pl_sort_bv(width), pl_str_from(text), args, arity);
  const pl_term *key = log_key(sem, name, width, args, arity);
  uint32_t widening = flags & ~(uint32_t)(NNAN | NINF);
  uint64_t made = 0; /* bit i: the lowering made this with widening flags i << 2 */
  pl_map_get(&sem->world->fp_log, (uint64_t)(uintptr_t)key, &made);
  if (sem->lowered) {
    pl_map_set(&sem->world->fp_log, (uint64_t)(uintptr_t)key, made | (1ull << (widening >> 2)));
  } else {
    bool found = false;
    for (uint32_t fewer = 0; fewer < 32 && !found; fewer++)
      if ((made >> fewer & 1) && (((fewer << 2) & ~widening) == 0)) {
        widening = fewer << 2;
        found = true;
      }
    if (!found && plain->op == PL_TERM_CONST) return plain; /* folded by the lowering, with no flag at all */
  }
  if (!widening) return plain;
  snprintf(text, sizeof text, "%s!%u", name, (unsigned)widening);
  return pl_app(T, pl_sort_bv(width), pl_str_from(text), args, arity);
}

static const pl_term *fast_poison(pl_sem *sem, const char *name, uint32_t flags, const pl_term *const *args, uint32_t arity) {
  pl_terms *T = sem->world->T;
  const pl_term *poison = pl_bool(T, false);
  char text[96];
  if (sem->world->flags_off) return poison;
  for (uint32_t flag = NNAN; flag <= NINF; flag <<= 1) {
    if (!(flags & flag)) continue;
    snprintf(text, sizeof text, "%s.%s", name, flag == NNAN ? "has-nan" : "has-inf");
    poison = pl_sem_or_poison(sem, poison, pl_app(T, PL_SORT_B, pl_str_from(text), args, arity));
  }
  return poison;
}

static void full_name(char out[64], const char *name, const pl_leaf_type *type) {
  snprintf(out, 64, "%.40s.%s", name, format_name(type));
}

pl_leaf pl_sem_float_leaf(pl_sem *sem, const char *name, uint32_t flags, const pl_leaf_type *type, const pl_leaf *leaves,
                          uint32_t arity) {
  const pl_term **args = PL_NEW_ARRAY(sem->world->arena, const pl_term *, arity + 1), *poison = pl_bool(sem->world->T, false);
  char full[64];
  for (uint32_t k = 0; k < arity; k++) {
    args[k] = leaves[k].value;
    poison = pl_sem_or_poison(sem, poison, leaves[k].poison);
  }
  if (is_commutative(name)) sort_pair(args);
  full_name(full, name, type);
  const pl_term *value = apply(sem, full, flags, type->bits, args, arity);
  return (pl_leaf){value, pl_sem_or_poison(sem, poison, fast_poison(sem, full, flags, args, arity))};
}

bool pl_sem_float_made(pl_sem *sem, const char *name, const pl_leaf_type *type, const pl_leaf *leaves, uint32_t arity) {
  const pl_term **args = PL_NEW_ARRAY(sem->world->arena, const pl_term *, arity + 1);
  char full[64];
  for (uint32_t k = 0; k < arity; k++)
    args[k] = leaves[k].value;
  full_name(full, name, type);
  return pl_map_has(&sem->world->fp_log, log_key(sem, full, type->bits, args, arity));
}

pl_sem_status pl_sem_float_op(pl_sem *sem, const pl_op *op, const char *name, uint32_t arity) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!flat || arity > 3) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    pl_leaf args[3];
    for (uint32_t k = 0; k < arity; k++)
      args[k] = pl_sem_get(sem, pl_operand(op, k))[i];
    out[i] = pl_sem_float_leaf(sem, name, flags, &flat->leaves[i], args, arity);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_leaf pl_sem_float_compare_leaf(pl_sem *sem, const pl_leaf_type *type, uint64_t predicate, pl_leaf a, pl_leaf b) {
  const pl_term *args[2] = {a.value, b.value};
  char name[64];
  snprintf(name, sizeof name, "fcmp.%s.%u", format_name(type), (unsigned)predicate);
  return (pl_leaf){apply(sem, name, 0, 1, args, 2), pl_sem_or_poison(sem, a.poison, b.poison)};
}

/* Predicates 0 (false) to 15 (true), as MLIR numbers them. */
pl_sem_status pl_sem_float_compare(pl_sem *sem, const pl_op *op, uint64_t predicate) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  if (!flat || predicate > 15) return pl_sem_unsupported(sem, "'%.*s' with this predicate", PL_STR_FMT(op->info->name));
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const pl_term *args[2] = {a[i].value, b[i].value};
    char base[64], name[sizeof base + 12]; /* "." and a number */
    snprintf(base, sizeof base, "fcmp.%s", format_name(&flat->leaves[i]));
    snprintf(name, sizeof name, "%s.%u", base, (unsigned)predicate);
    out[i].value = predicate == 0    ? pl_bv_u64(T, 1, 0)
                   : predicate == 15 ? pl_bv_u64(T, 1, 1)
                                     : apply(sem, name, flags, 1, args, 2);
    out[i].poison =
        pl_sem_or_poison(sem, pl_sem_or_poison(sem, a[i].poison, b[i].poison), fast_poison(sem, base, flags, args, 2));
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_float_cast(pl_sem *sem, const pl_op *op, const char *name, bool may_be_poison, bool nneg) {
  pl_terms *T = sem->world->T;
  const pl_flat *from = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  const pl_flat *to = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!from || !to || from->num_leaves != to->num_leaves)
    return pl_sem_unsupported(sem, "'%.*s' between these types", PL_STR_FMT(op->info->name));
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, to->num_leaves);
  for (uint32_t i = 0; i < to->num_leaves; i++) {
    const pl_term *arg = in[i].value;
    char full[96];
    snprintf(full, sizeof full, "%s.%s.%s%u", name, format_name(&from->leaves[i]), format_name(&to->leaves[i]),
             (unsigned)to->leaves[i].bits);
    out[i].value = apply(sem, full, flags, to->leaves[i].bits, &arg, 1);
    out[i].poison = pl_sem_or_poison(sem, in[i].poison, fast_poison(sem, full, flags, &arg, 1));
    if (may_be_poison) { /* the value does not fit the integer type (LLVM Language Reference, "fptoui .. to", "fptosi .. to") */
      char text[112];
      snprintf(text, sizeof text, "%s.misfit", full);
      out[i].poison = pl_sem_or_poison(sem, out[i].poison, pl_app(T, PL_SORT_B, pl_str_from(text), &arg, 1));
    }
    if (nneg && !sem->world->flags_off)
      out[i].poison = pl_sem_or_poison(sem, out[i].poison, pl_bv_slt(T, arg, pl_bv_u64(T, arg->sort.width, 0)));
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Flips the sign bit. (LLVM Language Reference, "fneg".) */
pl_sem_status pl_sem_fneg(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!flat) return pl_sem_unsupported(sem, "'%.*s' on this type", PL_STR_FMT(op->info->name));
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  uint32_t flags = pl_sem_fast_flags(op);
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const pl_term *arg = in[i].value;
    char name[64];
    snprintf(name, sizeof name, "fneg.%s", format_name(&flat->leaves[i]));
    const pl_term *sign = pl_bv(T, pl_apint_signed_min(sem->world->arena, flat->leaves[i].bits));
    out[i].value = pl_bv_binary(T, PL_TERM_BV_XOR, arg, sign);
    out[i].poison = pl_sem_or_poison(sem, in[i].poison, fast_poison(sem, name, flags, &arg, 1));
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}
