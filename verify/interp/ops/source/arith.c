/* arith.c - operations of arith and index, and builtin.unrealized_conversion_cast of the source. */
#include "verify/interp/ops/source/table.h"

#include <assert.h>

#include "verify/interp/machine/fp.h"
#include "verify/interp/ops/elementwise.h"

/* Whether the unsigned sum of a and b overflows, as an i1; poison or undef if an operand is. */
static pl_scalar overflow_bit(pl_machine *m, pl_scalar a, pl_scalar b) {
  if (a.poison || b.poison) return pl_scalar_poison(m->run->arena, 1);
  if (a.undef || b.undef) return pl_scalar_undef(m->run->arena, 1);
  return pl_scalar_u64(m->run->arena, 1, pl_apint_uadd_overflows(a.bits, b.bits) ? 1 : 0);
}

/* Runs arith.addui_extended: result 0 is the sum, result 1 whether it overflows; poison or undef if an operand is. */
static void do_addui_extended(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == 2 && op->num_results == 2);
  (void)aux;
  pl_do_int_binary(m, op, PL_INT_ADD);
  for (uint32_t i = 0; m->stop == PL_STOP_INVALID && i < pl_num_leaves(m, pl_result(op, 1)); i++)
    pl_leaves(m, pl_result(op, 1))[i] =
        overflow_bit(m, pl_use_leaf(m, pl_operand(op, 0), i), pl_use_leaf(m, pl_operand(op, 1), i));
}

/* Runs arith.mulsi_extended (`is_signed`) or mului_extended: result 0 is the low half of the product, result 1 the high half.
 * Stops as unsupported for integers that are too wide. */
static void do_mul_extended(pl_machine *m, const pl_op *op, int is_signed) {
  assert(op->num_operands == 2 && op->num_results == 2);
  pl_cast_op how = is_signed ? PL_CAST_SEXT : PL_CAST_ZEXT;
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar a = pl_use_leaf(m, pl_operand(op, 0), i), b = pl_use_leaf(m, pl_operand(op, 1), i), product;
    uint32_t width = a.bits.width;
    if (width > PL_APINT_MAX_WIDTH / 2) {
      pl_stop_unsupported(m, op, "an extended product of such wide integers");
      return;
    }
    a = pl_int_cast(m->run->arena, how, 0, a, 2 * width);
    b = pl_int_cast(m->run->arena, how, 0, b, 2 * width);
    (void)pl_int_binary(m->run->arena, PL_INT_MUL, 0, a, b, &product);
    pl_scalar high = product;
    if (pl_scalar_is_fine(&product)) high.bits = pl_apint_lshr(m->run->arena, product.bits, width);
    pl_leaves(m, pl_result(op, 0))[i] = pl_int_cast(m->run->arena, PL_CAST_TRUNC, 0, product, width);
    pl_leaves(m, pl_result(op, 1))[i] = pl_int_cast(m->run->arena, PL_CAST_TRUNC, 0, high, width);
  }
}

/* Runs index.sizeof: the width of index in bits. */
static void do_index_sizeof(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, m->run->index_width, m->run->index_width);
}

pl_op_entry pl_source_arith_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST] = {pl_do_copy, 0},
      [PL_OP_ARITH_ADDI] = {pl_do_int_binary, PL_INT_ADD},
      [PL_OP_ARITH_SUBI] = {pl_do_int_binary, PL_INT_SUB},
      [PL_OP_ARITH_MULI] = {pl_do_int_binary, PL_INT_MUL},
      [PL_OP_ARITH_SHLI] = {pl_do_int_binary, PL_INT_SHL},
      [PL_OP_ARITH_ADDUI_EXTENDED] = {do_addui_extended, 0},
      [PL_OP_ARITH_MULSI_EXTENDED] = {do_mul_extended, 1},
      [PL_OP_ARITH_MULUI_EXTENDED] = {do_mul_extended, 0},
      [PL_OP_ARITH_DIVUI] = {pl_do_int_binary, PL_INT_UDIV},
      [PL_OP_ARITH_DIVSI] = {pl_do_int_binary, PL_INT_SDIV},
      [PL_OP_ARITH_CEILDIVUI] = {pl_do_int_binary, PL_INT_CEILDIVU},
      [PL_OP_ARITH_CEILDIVSI] = {pl_do_int_binary, PL_INT_CEILDIVS},
      [PL_OP_ARITH_FLOORDIVSI] = {pl_do_int_binary, PL_INT_FLOORDIVS},
      [PL_OP_ARITH_REMUI] = {pl_do_int_binary, PL_INT_UREM},
      [PL_OP_ARITH_REMSI] = {pl_do_int_binary, PL_INT_SREM},
      [PL_OP_ARITH_ANDI] = {pl_do_int_binary, PL_INT_AND},
      [PL_OP_ARITH_ORI] = {pl_do_int_binary, PL_INT_OR},
      [PL_OP_ARITH_XORI] = {pl_do_int_binary, PL_INT_XOR},
      [PL_OP_ARITH_SHRUI] = {pl_do_int_binary, PL_INT_LSHR},
      [PL_OP_ARITH_SHRSI] = {pl_do_int_binary, PL_INT_ASHR},
      [PL_OP_ARITH_MAXSI] = {pl_do_int_binary, PL_INT_SMAX},
      [PL_OP_ARITH_MAXUI] = {pl_do_int_binary, PL_INT_UMAX},
      [PL_OP_ARITH_MINSI] = {pl_do_int_binary, PL_INT_SMIN},
      [PL_OP_ARITH_MINUI] = {pl_do_int_binary, PL_INT_UMIN},
      [PL_OP_ARITH_NEGF] = {pl_do_fp_unary, 'n'},
      [PL_OP_ARITH_ADDF] = {pl_do_fp_binary, PL_FP_ADD},
      [PL_OP_ARITH_SUBF] = {pl_do_fp_binary, PL_FP_SUB},
      [PL_OP_ARITH_MULF] = {pl_do_fp_binary, PL_FP_MUL},
      [PL_OP_ARITH_DIVF] = {pl_do_fp_binary, PL_FP_DIV},
      [PL_OP_ARITH_REMF] = {pl_do_fp_binary, PL_FP_REM},
      [PL_OP_ARITH_MAXIMUMF] = {pl_do_fp_binary, PL_FP_MAXIMUM},
      [PL_OP_ARITH_MINIMUMF] = {pl_do_fp_binary, PL_FP_MINIMUM},
      [PL_OP_ARITH_MAXNUMF] = {pl_do_fp_binary, PL_FP_MAXNUM},
      [PL_OP_ARITH_MINNUMF] = {pl_do_fp_binary, PL_FP_MINNUM},
      [PL_OP_ARITH_EXTUI] = {pl_do_int_cast, PL_CAST_ZEXT},
      [PL_OP_ARITH_EXTSI] = {pl_do_int_cast, PL_CAST_SEXT},
      [PL_OP_ARITH_TRUNCI] = {pl_do_int_cast, PL_CAST_TRUNC},
      [PL_OP_ARITH_INDEX_CAST] = {pl_do_int_cast, 0},
      [PL_OP_ARITH_INDEX_CASTUI] = {pl_do_int_cast, -1},
      [PL_OP_ARITH_EXTF] = {pl_do_fp_convert, 0},
      [PL_OP_ARITH_TRUNCF] = {pl_do_fp_convert, 0},
      [PL_OP_ARITH_UITOFP] = {pl_do_fp_from_int, 0},
      [PL_OP_ARITH_SITOFP] = {pl_do_fp_from_int, 1},
      [PL_OP_ARITH_FPTOUI] = {pl_do_fp_to_int, 0},
      [PL_OP_ARITH_FPTOSI] = {pl_do_fp_to_int, 1},
      [PL_OP_ARITH_BITCAST] = {pl_do_bitcast, 0},
      [PL_OP_ARITH_CMPI] = {pl_do_int_compare, 0},
      [PL_OP_ARITH_CMPF] = {pl_do_fp_compare, 0},
      [PL_OP_ARITH_SELECT] = {pl_do_select, 0},
      [PL_OP_ARITH_CONSTANT] = {pl_do_constant, 0},
      [PL_OP_INDEX_ADD] = {pl_do_int_binary, PL_INT_ADD},
      [PL_OP_INDEX_SUB] = {pl_do_int_binary, PL_INT_SUB},
      [PL_OP_INDEX_MUL] = {pl_do_int_binary, PL_INT_MUL},
      [PL_OP_INDEX_DIVS] = {pl_do_int_binary, PL_INT_SDIV},
      [PL_OP_INDEX_DIVU] = {pl_do_int_binary, PL_INT_UDIV},
      [PL_OP_INDEX_CEILDIVS] = {pl_do_int_binary, PL_INT_CEILDIVS},
      [PL_OP_INDEX_CEILDIVU] = {pl_do_int_binary, PL_INT_CEILDIVU},
      [PL_OP_INDEX_FLOORDIVS] = {pl_do_int_binary, PL_INT_FLOORDIVS},
      [PL_OP_INDEX_REMS] = {pl_do_int_binary, PL_INT_SREM},
      [PL_OP_INDEX_REMU] = {pl_do_int_binary, PL_INT_UREM},
      [PL_OP_INDEX_MAXS] = {pl_do_int_binary, PL_INT_SMAX},
      [PL_OP_INDEX_MAXU] = {pl_do_int_binary, PL_INT_UMAX},
      [PL_OP_INDEX_MINS] = {pl_do_int_binary, PL_INT_SMIN},
      [PL_OP_INDEX_MINU] = {pl_do_int_binary, PL_INT_UMIN},
      [PL_OP_INDEX_SHL] = {pl_do_int_binary, PL_INT_SHL},
      [PL_OP_INDEX_SHRS] = {pl_do_int_binary, PL_INT_ASHR},
      [PL_OP_INDEX_SHRU] = {pl_do_int_binary, PL_INT_LSHR},
      [PL_OP_INDEX_AND] = {pl_do_int_binary, PL_INT_AND},
      [PL_OP_INDEX_OR] = {pl_do_int_binary, PL_INT_OR},
      [PL_OP_INDEX_XOR] = {pl_do_int_binary, PL_INT_XOR},
      [PL_OP_INDEX_CASTS] = {pl_do_int_cast, 0},
      [PL_OP_INDEX_CASTU] = {pl_do_int_cast, -1},
      [PL_OP_INDEX_CMP] = {pl_do_int_compare, 0},
      [PL_OP_INDEX_SIZEOF] = {do_index_sizeof, 0},
      [PL_OP_INDEX_CONSTANT] = {pl_do_constant, 0},
      [PL_OP_INDEX_BOOL_CONSTANT] = {pl_do_constant, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
