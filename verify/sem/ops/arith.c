/* arith.c - the arith and index dialects. Source: MLIR documentation, "'arith' Dialect", "'index' Dialect". */
#include <assert.h>

#include "verify/sem/ops/ops.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_cast.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/scalar/select.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* The predicate of index.cmp as LLVM's number; UINT64_MAX if the op has none of that name. */
static uint64_t index_predicate(const pl_op *op) {
  static const char *const words[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  const pl_attr *attr = pl_op_attr(op, PL_NAME_PRED);
  for (uint64_t i = 0; attr && i < 10; i++)
    if (pl_enum_has(attr, words[i])) return i;
  return UINT64_MAX;
}

/* The integer operation that an op of the dialects arith or index with two operands and one result of their type computes;
 * PL_INT_OP_INVALID for any other op. */
static pl_int_op binary_of(pl_op_kind kind) {
  switch (kind) {
  case PL_OP_ARITH_ADDI:
  case PL_OP_INDEX_ADD: return PL_INT_OP_ADD;
  case PL_OP_ARITH_SUBI:
  case PL_OP_INDEX_SUB: return PL_INT_OP_SUB;
  case PL_OP_ARITH_MULI:
  case PL_OP_INDEX_MUL: return PL_INT_OP_MUL;
  case PL_OP_ARITH_DIVUI:
  case PL_OP_INDEX_DIVU: return PL_INT_OP_UDIV;
  case PL_OP_ARITH_DIVSI:
  case PL_OP_INDEX_DIVS: return PL_INT_OP_SDIV;
  case PL_OP_ARITH_REMUI:
  case PL_OP_INDEX_REMU: return PL_INT_OP_UREM;
  case PL_OP_ARITH_REMSI:
  case PL_OP_INDEX_REMS: return PL_INT_OP_SREM;
  case PL_OP_ARITH_CEILDIVUI:
  case PL_OP_INDEX_CEILDIVU: return PL_INT_OP_CEILDIVU;
  case PL_OP_ARITH_CEILDIVSI:
  case PL_OP_INDEX_CEILDIVS: return PL_INT_OP_CEILDIVS;
  case PL_OP_ARITH_FLOORDIVSI:
  case PL_OP_INDEX_FLOORDIVS: return PL_INT_OP_FLOORDIVS;
  case PL_OP_ARITH_ANDI:
  case PL_OP_INDEX_AND: return PL_INT_OP_AND;
  case PL_OP_ARITH_ORI:
  case PL_OP_INDEX_OR: return PL_INT_OP_OR;
  case PL_OP_ARITH_XORI:
  case PL_OP_INDEX_XOR: return PL_INT_OP_XOR;
  case PL_OP_ARITH_SHLI:
  case PL_OP_INDEX_SHL: return PL_INT_OP_SHL;
  case PL_OP_ARITH_SHRUI:
  case PL_OP_INDEX_SHRU: return PL_INT_OP_LSHR;
  case PL_OP_ARITH_SHRSI:
  case PL_OP_INDEX_SHRS: return PL_INT_OP_ASHR;
  case PL_OP_ARITH_MAXSI:
  case PL_OP_INDEX_MAXS: return PL_INT_OP_SMAX;
  case PL_OP_ARITH_MINSI:
  case PL_OP_INDEX_MINS: return PL_INT_OP_SMIN;
  case PL_OP_ARITH_MAXUI:
  case PL_OP_INDEX_MAXU: return PL_INT_OP_UMAX;
  case PL_OP_ARITH_MINUI:
  case PL_OP_INDEX_MINU: return PL_INT_OP_UMIN;
  default: return PL_INT_OP_INVALID;
  }
}

/* Carries out arith.truncf in its rounding mode; unsupported if the mode is unknown, else as pl_sem_float_cast. */
static pl_sem_status truncate(pl_sem *sem, const pl_op *op) {
  const char *name = pl_sem_truncation(op);
  if (!name) return pl_sem_unsupported(sem, "'arith.truncf' with this rounding mode");
  return pl_sem_float_cast(sem, op, name, false);
}

/* Carries out arithmetic, a comparison or a conversion, but no bitcast, of floats of the dialect arith; PL_SEM_STATUS_INVALID for
 * any other op. */
static pl_sem_status float_op(pl_sem *sem, const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_ARITH_NEGF: return pl_sem_fneg(sem, op);
  case PL_OP_ARITH_ADDF: return pl_sem_float_op(sem, op, "fadd", 2);
  case PL_OP_ARITH_SUBF: return pl_sem_float_op(sem, op, "fsub", 2);
  case PL_OP_ARITH_MULF: return pl_sem_float_op(sem, op, "fmul", 2);
  case PL_OP_ARITH_DIVF: return pl_sem_float_op(sem, op, "fdiv", 2);
  case PL_OP_ARITH_REMF: return pl_sem_float_op(sem, op, "frem", 2);
  case PL_OP_ARITH_MAXIMUMF: return pl_sem_float_op(sem, op, "maximum", 2);
  case PL_OP_ARITH_MINIMUMF: return pl_sem_float_op(sem, op, "minimum", 2);
  case PL_OP_ARITH_MAXNUMF: return pl_sem_float_op(sem, op, "maxnum", 2);
  case PL_OP_ARITH_MINNUMF: return pl_sem_float_op(sem, op, "minnum", 2);
  case PL_OP_ARITH_CMPF: return pl_sem_float_compare(sem, op, pl_sem_attr_number(op, PL_NAME_PREDICATE, UINT64_MAX));
  case PL_OP_ARITH_EXTF: return pl_sem_float_cast(sem, op, "fpext", false);
  case PL_OP_ARITH_TRUNCF: return truncate(sem, op);
  case PL_OP_ARITH_SCALING_EXTF: return pl_sem_scaling(sem, op, true);
  case PL_OP_ARITH_SCALING_TRUNCF: return pl_sem_scaling(sem, op, false);
  case PL_OP_ARITH_SITOFP: return pl_sem_float_cast(sem, op, "sitofp", false);
  case PL_OP_ARITH_UITOFP: return pl_sem_float_cast(sem, op, "uitofp", false);
  case PL_OP_ARITH_FPTOSI: return pl_sem_float_cast(sem, op, "fptosi", false);
  case PL_OP_ARITH_FPTOUI: return pl_sem_float_cast(sem, op, "fptoui", false);
  default: return PL_SEM_STATUS_INVALID;
  }
}

/* Carries out index.sizeof: the width of index, in bits. (MLIR documentation, "'index' Dialect", index.sizeof.) */
static pl_sem_status index_sizeof(pl_sem *sem, const pl_op *op) {
  uint32_t bits = pl_layout_index_bits(sem->world->layout);
  pl_sem_set_scalar(sem, &op->results[0], pl_leaf_of(sem, pl_bv_u64(sem->world->T, bits, bits)));
  return PL_SEM_OK;
}

pl_sem_status pl_sem_arith(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  pl_int_op which = binary_of(op->info->kind);
  if (which != PL_INT_OP_INVALID)
    return pl_sem_int_lanes(sem, op, which, pl_sem_overflow_flags(op) | pl_sem_unit_flag(op, PL_NAME_IS_EXACT, PL_INT_EXACT));
  switch (op->info->kind) {
  case PL_OP_ARITH_CMPI: return pl_sem_int_compare(sem, op, pl_sem_attr_number(op, PL_NAME_PREDICATE, UINT64_MAX));
  case PL_OP_INDEX_CMP: return pl_sem_int_compare(sem, op, index_predicate(op));
  case PL_OP_ARITH_SELECT: return pl_sem_select(sem, op);
  case PL_OP_ARITH_EXTUI: return pl_sem_int_cast(sem, op, PL_CAST_ZEXT, 0);
  case PL_OP_ARITH_EXTSI: return pl_sem_int_cast(sem, op, PL_CAST_SEXT, 0);
  case PL_OP_ARITH_TRUNCI: return pl_sem_int_cast(sem, op, PL_CAST_TRUNC, pl_sem_overflow_flags(op));
  case PL_OP_INDEX_SIZEOF: return index_sizeof(sem, op);
  case PL_OP_ARITH_INDEX_CAST:
  case PL_OP_INDEX_CASTS: return pl_sem_int_cast(sem, op, PL_CAST_SEXT_OR_TRUNC, 0);
  case PL_OP_ARITH_INDEX_CASTUI:
  case PL_OP_INDEX_CASTU: return pl_sem_int_cast(sem, op, PL_CAST_ZEXT_OR_TRUNC, 0);
  case PL_OP_ARITH_BITCAST: return pl_sem_int_cast(sem, op, PL_CAST_BITS, 0);
  case PL_OP_ARITH_ADDUI_EXTENDED: return pl_sem_overflow_pair(sem, op, PL_INT_OP_ADD, false);
  case PL_OP_ARITH_MULSI_EXTENDED: return pl_sem_mul_extended(sem, op, true);
  case PL_OP_ARITH_MULUI_EXTENDED: return pl_sem_mul_extended(sem, op, false);
  default: return float_op(sem, op);
  }
}
