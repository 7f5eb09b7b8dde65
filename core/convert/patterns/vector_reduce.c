/* vector_reduce.c - all lanes of a vector to one value. Source: MLIR documentation, "'vector' Dialect", vector.reduction; LLVM
 * Language Reference Manual, "Vector Reduction Intrinsics"; the accumulator is combined as mlir-opt 22 does. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/vector.h"
#include "core/convert/types/types.h"

/* How one kind is reduced, and combined with an accumulator: by an op, or by comparing and selecting. */
typedef struct reduction {
  const char *kind;
  pl_op_kind integer, floating; /* intrinsics; PL_OP_INVALID for none */
  pl_op_kind combine;           /* of integers, or of floats where there is no `integer` */
  const char *predicate;        /* accumulator predicate reduced ? accumulator : reduced */
  bool starts;                  /* the intrinsic on floats takes the accumulator as its start */
} reduction;

/* The row of the table for a combining kind; NULL if there is none. */
static const reduction *find_reduction(const pl_attr *kind) {
#define INTR(name) PL_OP_LLVM_INTR_VECTOR_REDUCE_##name
  static const reduction rows[] = {
      {"add", INTR(ADD), INTR(FADD), PL_OP_LLVM_ADD, NULL, true},
      {"mul", INTR(MUL), INTR(FMUL), PL_OP_LLVM_MUL, NULL, true},
      {"minui", INTR(UMIN), PL_OP_INVALID, PL_OP_INVALID, "ule", false},
      {"minsi", INTR(SMIN), PL_OP_INVALID, PL_OP_INVALID, "sle", false},
      {"maxui", INTR(UMAX), PL_OP_INVALID, PL_OP_INVALID, "uge", false},
      {"maxsi", INTR(SMAX), PL_OP_INVALID, PL_OP_INVALID, "sge", false},
      {"and", INTR(AND), PL_OP_INVALID, PL_OP_LLVM_AND, NULL, false},
      {"or", INTR(OR), PL_OP_INVALID, PL_OP_LLVM_OR, NULL, false},
      {"xor", INTR(XOR), PL_OP_INVALID, PL_OP_LLVM_XOR, NULL, false},
      {"minnumf", PL_OP_INVALID, INTR(FMIN), PL_OP_LLVM_INTR_MINNUM, NULL, false},
      {"maxnumf", PL_OP_INVALID, INTR(FMAX), PL_OP_LLVM_INTR_MAXNUM, NULL, false},
      {"minimumf", PL_OP_INVALID, INTR(FMINIMUM), PL_OP_LLVM_INTR_MINIMUM, NULL, false},
      {"maximumf", PL_OP_INVALID, INTR(FMAXIMUM), PL_OP_LLVM_INTR_MAXIMUM, NULL, false},
  };
#undef INTR
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (pl_enum_has(kind, rows[i].kind)) return &rows[i];
  }
  return NULL;
}

/* Emits the reduction of an integer vector, combined with the accumulator (NULL: none) by an op or by comparing and selecting;
 * returns it. */
static pl_value *reduce_integers(pl_rw *rw, const reduction *r, pl_value *vector, pl_value *accumulator, const pl_type *type) {
  pl_value *reduced = pl_emit_unary(rw, r->integer, vector, type);
  if (!accumulator) return reduced;
  if (!r->predicate) return pl_emit_binary(rw, r->combine, accumulator, reduced);
  return pl_emit_select(rw, pl_emit_icmp(rw, r->predicate, accumulator, reduced), accumulator, reduced);
}

/* Emits the start value, of float type `type`, of a sum (-0) or a product (1) without an accumulator, which changes no other
 * number; returns it. mlir-opt starts sums from +0, which makes +0 of lanes that are all -0. (LLVM Language Reference,
 * "'llvm.vector.reduce.fadd.*' Intrinsic".) */
static pl_value *neutral(pl_rw *rw, const reduction *r, const pl_type *type) {
  bool one = r->integer == PL_OP_LLVM_INTR_VECTOR_REDUCE_MUL;
  pl_apint bits = pl_rw_zero_or_one(rw, type, one);
  if (!one) bits = pl_apint_or(rw->arena, bits, pl_apint_signed_min(rw->arena, bits.width));
  return pl_emit_constant(rw, pl_attr_float(rw->ctx, type, bits), type);
}

/* The fast-math flags of the op in the LLVM dialect's form, with reassoc added if the option reassociate-fp-reductions is set;
 * NULL for none. */
static const pl_attr *flags_of(pl_rw *rw, const pl_op *op) {
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FASTMATH);
  pl_str words[8] = {PL_STR("reassoc")};
  uint32_t count = 1;
  if (!rw->options->reassociate_reductions) return pl_rw_fastmath(rw, flags);
  for (uint32_t i = 0; flags && flags->kind == PL_ATTR_ENUM && i < flags->enumeration.count && count < 8; i++)
    words[count++] = flags->enumeration.words[i];
  return pl_rw_fastmath(rw, pl_attr_enum(rw->ctx, PL_STR("arith"), PL_STR("fastmath"), words, count));
}

/* Emits the reduction of a float vector and returns it. If r->starts, the start value is the accumulator, or without one (NULL)
 * the neutral element; else the result is combined with the accumulator if there is one. */
static pl_value *reduce_floats(pl_rw *rw, const pl_op *op, const reduction *r, pl_value *vector, pl_value *accumulator,
                               const pl_type *type) {
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_FASTMATH_FLAGS, flags_of(rw, op));
  if (r->starts) {
    pl_value *operands[] = {accumulator ? accumulator : neutral(rw, r, type), vector};
    return pl_emit(rw, r->floating, operands, 2, type, attrs);
  }
  pl_value *reduced = pl_emit(rw, r->floating, &vector, 1, type, attrs);
  return accumulator ? pl_emit_binary(rw, r->combine, reduced, accumulator) : reduced;
}

pl_rewrite pl_convert_vector_reduction(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_REDUCTION));
  const reduction *r = find_reduction(pl_op_attr(op, PL_NAME_KIND));
  if (!r || !pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  const pl_type *elem = pl_result(op, 0)->type, *type = pl_rw_type(rw, elem);
  bool is_float = elem->kind == PL_TYPE_FLOAT;
  if (is_float && !pl_rw_native_float(elem)) return PL_REWRITE_NO_MATCH;
  if ((is_float ? r->floating : r->integer) == PL_OP_INVALID) return PL_REWRITE_NO_MATCH;
  pl_value *vector = pl_rw_operand(rw, op, 0), *accumulator = op->num_operands > 1 ? pl_rw_operand(rw, op, 1) : NULL;
  pl_rw_map(rw, pl_result(op, 0),
            is_float ? reduce_floats(rw, op, r, vector, accumulator, type) : reduce_integers(rw, r, vector, accumulator, type));
  return PL_REWRITE_DONE;
}
