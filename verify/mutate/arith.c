/* Arithmetic, comparisons, extensions. */
#include "verify/mutate/mutator.h"

/* Whether the order of the op's two operands, of one type, is known here to matter. */
static bool is_ordered(const pl_op *op) {
  static const bool rows[PL_NUM_OPS] = {
      [PL_OP_LLVM_SUB] = true,      [PL_OP_LLVM_SHL] = true,  [PL_OP_LLVM_LSHR] = true, [PL_OP_LLVM_ASHR] = true,
      [PL_OP_LLVM_UDIV] = true,     [PL_OP_LLVM_SDIV] = true, [PL_OP_LLVM_UREM] = true, [PL_OP_LLVM_SREM] = true,
      [PL_OP_LLVM_FSUB] = true,     [PL_OP_LLVM_FDIV] = true, [PL_OP_LLVM_FREM] = true, [PL_OP_LLVM_INTR_COPYSIGN] = true,
      [PL_OP_LLVM_INTR_POW] = true,
  };
  const int64_t predicate = pl_mutator_number(op, PL_NAME_PREDICATE, 0);
  if (pl_op_is(op, PL_OP_LLVM_ICMP)) return predicate > 1;
  if (pl_op_is(op, PL_OP_LLVM_FCMP)) return predicate % 7 >= 2 && predicate % 7 <= 5;
  return rows[op->info->kind];
}

/* Offers a mutation site (see mutator.h) at an op for which is_ordered() holds, unless its operands are one value: they are
 * swapped. */
void pl_mutate_swap_operands(pl_mutator *mu, pl_op *op) {
  if (is_ordered(op) && pl_operand(op, 0) != pl_operand(op, 1) &&
      pl_mutator_site(mu, op, "the operands of %s are swapped", op->info->name.data))
    pl_mutator_swap_uses(&op->operands[0], &op->operands[1]);
}

/* Offers a mutation site (see mutator.h) at an llvm.select between two different values: they are swapped. */
void pl_mutate_swap_select(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_SELECT) && pl_operand(op, 1) != pl_operand(op, 2) &&
      pl_mutator_site(mu, op, "the values of a select are swapped"))
    pl_mutator_swap_uses(&op->operands[1], &op->operands[2]);
}

/* Whether the op is llvm.add or llvm.fadd. */
static bool is_sum(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_ADD) || pl_op_is(op, PL_OP_LLVM_FADD); }

/* Offers two mutation sites (mutator.h) at an llvm.add or fadd: it is replaced by its second or by its first term. */
void pl_mutate_drop_term(pl_mutator *mu, pl_op *op) {
  for (uint32_t i = 0; i < 2 && is_sum(op); i++)
    if (pl_mutator_site(mu, op, "term %u of a sum is dropped", i)) {
      pl_mutator_replace(op, pl_operand(op, 1 - i));
      return;
    }
}

/* Offers two mutation sites (mutator.h) at an llvm.add or fadd a + b: it becomes a + (a + b), or (a + b) + b. */
void pl_mutate_double_term(pl_mutator *mu, pl_op *op) {
  for (uint32_t i = 0; i < 2 && is_sum(op); i++) {
    if (!pl_mutator_site(mu, op, "term %u of a sum is added twice", i)) continue;
    const pl_type *type = pl_result(op, 0)->type;
    const pl_mutator_new sum = {.kind = op->info->kind, .type = type, .operands = {pl_operand(op, 0), pl_operand(op, 1)}};
    pl_use_set(&op->operands[1 - i], pl_mutator_build(mu, op, &sum));
  }
}

/* Offers two mutation sites (mutator.h) at an llvm.mul or fmul: it is replaced by its second or by its first factor. */
void pl_mutate_drop_factor(pl_mutator *mu, pl_op *op) {
  bool is_product = pl_op_is(op, PL_OP_LLVM_MUL) || pl_op_is(op, PL_OP_LLVM_FMUL);
  for (uint32_t i = 0; i < 2 && is_product; i++)
    if (pl_mutator_site(mu, op, "factor %u of a product is dropped", i)) {
      pl_mutator_replace(op, pl_operand(op, 1 - i));
      return;
    }
}

/* X(operation, what it becomes) */
#define OTHER_OPCODES(X)                                                                                                         \
  X(ADD, SUB)                                                                                                                    \
  X(SUB, ADD)                                                                                                                    \
  X(MUL, ADD) X(AND, OR) X(OR, XOR) X(XOR, AND) X(SHL, LSHR) X(LSHR, SHL) X(ASHR, SHL) X(UDIV, UREM) X(SDIV, SREM) X(UREM, UDIV) \
      X(SREM, SDIV) X(FADD, FSUB) X(FSUB, FADD) X(FMUL, FDIV) X(FDIV, FMUL) X(FREM, FDIV) X(INTR_SMAX, INTR_SMIN)                \
          X(INTR_SMIN, INTR_SMAX) X(INTR_UMAX, INTR_UMIN) X(INTR_UMIN, INTR_UMAX) X(INTR_MAXIMUM, INTR_MINIMUM)                  \
              X(INTR_MINIMUM, INTR_MAXIMUM) X(INTR_MAXNUM, INTR_MAXIMUM) X(INTR_MINNUM, INTR_MINIMUM) X(INTR_CEIL, INTR_FLOOR)   \
                  X(INTR_FLOOR, INTR_CEIL) X(INTR_SIN, INTR_COS) X(INTR_COS, INTR_SIN)

#define SIGNEDNESS(X)                                                                                                            \
  X(UDIV, SDIV)                                                                                                                  \
  X(SDIV, UDIV)                                                                                                                  \
  X(UREM, SREM) X(SREM, UREM) X(LSHR, ASHR) X(ASHR, LSHR) X(SITOFP, UITOFP) X(UITOFP, SITOFP) X(FPTOSI, FPTOUI)                  \
      X(FPTOUI, FPTOSI) X(INTR_SMAX, INTR_UMAX) X(INTR_UMAX, INTR_SMAX) X(INTR_SMIN, INTR_UMIN) X(INTR_UMIN, INTR_SMIN)          \
          X(INTR_SADD_SAT, INTR_UADD_SAT) X(INTR_UADD_SAT, INTR_SADD_SAT) X(INTR_SADD_WITH_OVERFLOW, INTR_UADD_WITH_OVERFLOW)    \
              X(INTR_UADD_WITH_OVERFLOW, INTR_SADD_WITH_OVERFLOW)

#define EXTENSIONS(X) X(SEXT, ZEXT) X(ZEXT, SEXT)

typedef struct renaming {
  pl_op_kind from, to;
} renaming;

#define X(from, to) {PL_OP_LLVM_##from, PL_OP_LLVM_##to},
static const renaming other_opcodes[] = {OTHER_OPCODES(X){PL_OP_INVALID, PL_OP_INVALID}};
static const renaming signednesses[] = {SIGNEDNESS(X){PL_OP_INVALID, PL_OP_INVALID}};
static const renaming extensions[] = {EXTENSIONS(X){PL_OP_INVALID, PL_OP_INVALID}};
#undef X

/* Offers a mutation site (mutator.h) at an op whose kind is a `from` of the table, which ends at PL_OP_INVALID: it becomes an op
 * of kind `to` on the same operands. Does nothing for any other op. */
static void rename_by(pl_mutator *mu, pl_op *op, const renaming *table) {
  for (; table->from != PL_OP_INVALID; table++) {
    if (!pl_op_is(op, table->from)) continue;
    const char *name = pl_op_info_of(table->to)->name.data;
    if (pl_mutator_site(mu, op, "%s for %s", name, op->info->name.data)) pl_mutator_rename(mu, op, table->to);
    return;
  }
}

/* Offers a mutation site (see mutator.h) at an op of the table OTHER_OPCODES: another operation on the same operands, such as sub
 * for add. */
void pl_mutate_other_opcode(pl_mutator *mu, pl_op *op) { rename_by(mu, op, other_opcodes); }
/* Offers a mutation site (see mutator.h) at an op of the table SIGNEDNESS, which has a signed and an unsigned form: the other
 * form. */
void pl_mutate_signedness(pl_mutator *mu, pl_op *op) { rename_by(mu, op, signednesses); }
/* Offers a mutation site (see mutator.h) at an llvm.sext or zext: the other extension. */
void pl_mutate_other_extension(pl_mutator *mu, pl_op *op) { rename_by(mu, op, extensions); }

/* Offers a mutation site (mutator.h) at an op whose only result is an integer of at least 16 bits that is used: its uses get the
 * low half of the bits, zero-extended. */
void pl_mutate_narrow(pl_mutator *mu, pl_op *op) {
  if (op->num_results != 1 || !pl_mutator_is_integer(pl_result(op, 0)->type) || !pl_result(op, 0)->uses || !op->next) return;
  uint32_t width = pl_result(op, 0)->type->integer.width;
  if (width < 16 || !pl_mutator_site(mu, op, "the result of %s loses its upper half", op->info->name.data)) return;
  pl_value *result = pl_result(op, 0);
  const pl_type *half = pl_type_integer(mu->module->ctx, width / 2);
  const pl_mutator_new trunc = {.kind = PL_OP_LLVM_TRUNC, .type = half, .operands = {result}};
  pl_op *place = op->next;
  pl_value *low = pl_mutator_build(mu, place, &trunc);
  const pl_mutator_new zext = {.kind = PL_OP_LLVM_ZEXT, .type = result->type, .operands = {low}};
  pl_value_replace_all(result, pl_mutator_build(mu, place, &zext));
  pl_use_set(&low->op->operands[0], result);
}

/* ---- Comparisons; predicates are numbered as in core/ir/enums.c ---- */

/* Whether the op is llvm.fcmp (`floating`) or llvm.icmp. */
static bool is_predicate(const pl_op *op, bool floating) { return pl_op_is(op, floating ? PL_OP_LLVM_FCMP : PL_OP_LLVM_ICMP); }

/* Sets the predicate of an llvm.icmp or fcmp to its number in core/ir/enums.c. */
static void set_predicate(pl_op *op, int64_t predicate) { pl_mutator_set_number(op, PL_NAME_PREDICATE, 64, predicate); }

/* eq ne slt sle sgt sge ult ule ugt uge */
static const int8_t icmp_edge[] = {-1, -1, 3, 2, 5, 4, 7, 6, 9, 8};
static const int8_t icmp_sign[] = {-1, -1, 6, 7, 8, 9, 2, 3, 4, 5};
static const int8_t icmp_not[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
/* false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true */
static const int8_t fcmp_edge[] = {-1, 3, 3, 2, 5, 4, -1, -1, 10, 10, 9, 12, 11, -1, -1, -1};
static const int8_t fcmp_order[] = {-1, 8, 9, 10, 11, 12, 13, -1, 1, 2, 3, 4, 5, 6, -1, -1};
static const int8_t fcmp_not[] = {15, 13, 12, 11, 10, 9, 8, 14, 6, 5, 4, 3, 2, 1, 7, 0};

/* Offers a mutation site (see mutator.h), described as `what`, at an llvm.icmp or fcmp for whose predicate `table` has another
 * one, not -1: it gets that one. */
static void predicate_by(pl_mutator *mu, pl_op *op, const int8_t *table, const char *what) {
  int64_t p = pl_mutator_number(op, PL_NAME_PREDICATE, -1);
  if (p < 0 || p > (is_predicate(op, true) ? 15 : 9) || table[p] < 0) return;
  if (pl_mutator_site(mu, op, "%s", what)) set_predicate(op, table[p]);
}

/* Offers a mutation site (see mutator.h) at an llvm.icmp or fcmp for less or greater, or an fcmp for equal: it includes equality,
 * or no longer does, an fcmp oeq or ueq becoming oge or uge. */
void pl_mutate_predicate_edge(pl_mutator *mu, pl_op *op) {
  if (is_predicate(op, false)) predicate_by(mu, op, icmp_edge, "a comparison takes or leaves equality");
  if (is_predicate(op, true)) predicate_by(mu, op, fcmp_edge, "a comparison takes or leaves equality");
}

/* Offers a mutation site (see mutator.h) at an llvm.icmp for less or greater: it has the other signedness. */
void pl_mutate_predicate_sign(pl_mutator *mu, pl_op *op) {
  if (is_predicate(op, false)) predicate_by(mu, op, icmp_sign, "a comparison has the other signedness");
}

/* Offers a mutation site (see mutator.h) at an llvm.fcmp whose predicate has an ordered and an unordered form: the other form. */
void pl_mutate_predicate_order(pl_mutator *mu, pl_op *op) {
  if (is_predicate(op, true)) predicate_by(mu, op, fcmp_order, "a comparison takes or leaves NaN");
}

/* Offers a mutation site (see mutator.h) at an llvm.icmp or fcmp: its predicate is negated. */
void pl_mutate_negate_predicate(pl_mutator *mu, pl_op *op) {
  if (is_predicate(op, false)) predicate_by(mu, op, icmp_not, "a comparison is negated");
  if (is_predicate(op, true)) predicate_by(mu, op, fcmp_not, "a comparison is negated");
}
