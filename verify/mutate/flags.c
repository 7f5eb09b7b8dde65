/* Claims that are added: flags, attributes, assumptions. */
#include "verify/mutate/mutator.h"

enum { NSW = 1, NUW = 2, INBOUNDS = 3, GEP_NUW = 4 };

/* Whether the op can have the flags nsw and nuw: llvm.add, sub, mul, shl or trunc. */
static bool may_overflow(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_ADD) || pl_op_is(op, PL_OP_LLVM_SUB) || pl_op_is(op, PL_OP_LLVM_MUL) ||
         pl_op_is(op, PL_OP_LLVM_SHL) || pl_op_is(op, PL_OP_LLVM_TRUNC);
}

/* Offers a mutation site (see mutator.h) at an op that lacks some of `bits` in an integer attribute of flags (0 if absent): they
 * are set. `claim` is their name in the description. */
static void add_bits(pl_mutator *mu, pl_op *op, pl_attr_name attribute, int64_t bits, const char *claim) {
  int64_t flags = pl_mutator_number(op, attribute, 0);
  if ((flags & bits) == bits || !pl_mutator_site(mu, op, "%s claims %s", op->info->name.data, claim)) return;
  pl_mutator_set_number(op, attribute, 32, flags | bits);
}

/* Offers a mutation site (see mutator.h) at an op that can have the flag nsw and has it not: it is added. */
void pl_mutate_add_nsw(pl_mutator *mu, pl_op *op) {
  if (may_overflow(op)) add_bits(mu, op, PL_NAME_OVERFLOW_FLAGS, NSW, "nsw");
}

/* Offers a mutation site (see mutator.h) at an op that can have the flag nuw and has it not: it is added. */
void pl_mutate_add_nuw(pl_mutator *mu, pl_op *op) {
  if (may_overflow(op)) add_bits(mu, op, PL_NAME_OVERFLOW_FLAGS, NUW, "nuw");
}

/* Offers a mutation site (see mutator.h) at an op without the unit attribute: it is added. `claim` is its name in the
 * description. */
static void add_unit(pl_mutator *mu, pl_op *op, pl_attr_name attribute, const char *claim) {
  if (pl_op_attr(op, attribute) || !pl_mutator_site(mu, op, "%s claims %s", op->info->name.data, claim)) return;
  pl_op_set_attr(op, attribute, pl_attr_unit(mu->module->ctx));
}

/* Offers a mutation site (see mutator.h) at an llvm.udiv, sdiv, lshr or ashr without `exact`: it is added. */
void pl_mutate_add_exact(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_UDIV) || pl_op_is(op, PL_OP_LLVM_SDIV) || pl_op_is(op, PL_OP_LLVM_LSHR) ||
      pl_op_is(op, PL_OP_LLVM_ASHR))
    add_unit(mu, op, PL_NAME_IS_EXACT, "exact");
}

/* Offers a mutation site (see mutator.h) at an llvm.or without `disjoint`: it is added. */
void pl_mutate_add_disjoint(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_OR)) add_unit(mu, op, PL_NAME_IS_DISJOINT, "disjoint");
}

/* Offers a mutation site (see mutator.h) at an llvm.zext or uitofp without `nneg`: it is added. */
void pl_mutate_add_nneg(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_ZEXT) || pl_op_is(op, PL_OP_LLVM_UITOFP)) add_unit(mu, op, PL_NAME_NON_NEG, "nneg");
}

/* Offers a mutation site (see mutator.h) at a getelementptr without `inbounds`: it is added, with `nusw`, which it implies. */
void pl_mutate_add_inbounds(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) add_bits(mu, op, PL_NAME_NO_WRAP_FLAGS, INBOUNDS, "inbounds");
}

/* Offers a mutation site (see mutator.h) at a getelementptr without `nuw`: it is added. */
void pl_mutate_add_gep_nuw(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) add_bits(mu, op, PL_NAME_NO_WRAP_FLAGS, GEP_NUW, "nuw");
}

/* Offers a mutation site (see mutator.h) at some float ops of the LLVM dialect for each fast-math flag that the op has not: the
 * flag is added. */
void pl_mutate_add_fastmath(pl_mutator *mu, pl_op *op) {
  static const char *const flags[] = {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"};
  bool is_float = pl_op_is(op, PL_OP_LLVM_FADD) || pl_op_is(op, PL_OP_LLVM_FSUB) || pl_op_is(op, PL_OP_LLVM_FMUL) ||
                  pl_op_is(op, PL_OP_LLVM_FDIV) || pl_op_is(op, PL_OP_LLVM_FCMP) || pl_op_is(op, PL_OP_LLVM_FNEG);
  for (uint32_t i = 0; is_float && i < sizeof flags / sizeof *flags; i++) {
    const pl_attr *old = pl_op_attr(op, PL_NAME_FASTMATH_FLAGS);
    if (old && old->kind == PL_ATTR_ENUM && (pl_enum_has(old, flags[i]) || pl_enum_has(old, "fast"))) continue;
    if (!pl_mutator_site(mu, op, "%s claims %s", op->info->name.data, flags[i])) continue;
    pl_str words[8] = {pl_str_from(flags[i])};
    uint32_t count = 1;
    for (uint32_t w = 0; old && old->kind == PL_ATTR_ENUM && w < old->enumeration.count && count < 8; w++)
      if (!pl_str_is(old->enumeration.words[w], "none")) words[count++] = old->enumeration.words[w];
    pl_op_set_attr(op, PL_NAME_FASTMATH_FLAGS, pl_attr_enum(mu->module->ctx, PL_STR("llvm"), PL_STR("fastmath"), words, count));
  }
}

/* Offers a mutation site (see mutator.h) at an llvm.icmp or fcmp with a scalar result that is not the last op of its block: an
 * llvm.intr.assume of the result is inserted after it. */
void pl_mutate_add_assumption(pl_mutator *mu, pl_op *op) {
  if (!(pl_op_is(op, PL_OP_LLVM_ICMP) || pl_op_is(op, PL_OP_LLVM_FCMP)) || !op->next) return;
  if (pl_result(op, 0)->type != pl_type_integer(mu->module->ctx, 1)) return;
  if (!pl_mutator_site(mu, op, "a condition is assumed to hold")) return;
  const pl_named_attr attrs[] = {
      {PL_STR("op_bundle_sizes"), pl_attr_dense_array(mu->module->ctx, pl_type_integer(mu->module->ctx, 32), NULL, 0)},
      {{0}, NULL}};
  const pl_mutator_new assume = {.kind = PL_OP_LLVM_INTR_ASSUME, .operands = {pl_result(op, 0)}, .attrs = attrs};
  (void)pl_mutator_build(mu, op->next, &assume);
}
