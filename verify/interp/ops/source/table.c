/* The source's ops of func, cf, arith and index. */
#include <string.h>

#include "verify/interp/ops/source/source.h"

static void call_named(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t count) {
  const pl_op *entered = pl_entered_function(m, name);
  if (m->run->output != NULL)
    pl_call_program(m, op, name, args, count);
  else if (entered != NULL)
    pl_machine_enter(m, entered, op, args, count);
  else
    pl_event(m, op, name, args, count);
}

/* Not so if one of them has been read with another layout than was written (-normalize-memrefs) and the other has not. */
static bool fits_callee(const pl_machine *m, const pl_op *op, pl_str name) {
  const pl_op *callee = pl_symbol_lookup(m->run->source_module, name);
  const pl_type *type = callee != NULL ? pl_func_type(callee) : NULL;
  return type == NULL || type->kind != PL_TYPE_FUNCTION || pl_func_call_fits(op, type);
}

static void do_call(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *callee = pl_op_attr(op, "callee");
  if (callee == NULL || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) {
    pl_stop_unsupported(m, op, "a call of a nested symbol");
    return;
  }
  if (!fits_callee(m, op, callee->symbol.path[0])) {
    pl_stop_unsupported(m, op, "a call that passes memrefs of other layouts than its callee takes");
    return;
  }
  uint32_t count;
  pl_scalar *args = pl_gather_operands(m, op, 0, op->num_operands, &count);
  if (!pl_hold_callee_claims(m, op, callee->symbol.path[0], 0, args)) return;
  if (pl_hold_claims(m, op, pl_op_attr(op, "arg_attrs"), 0, args)) call_named(m, op, callee->symbol.path[0], args, count);
}

static void do_call_indirect(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar pointer = *pl_leaves(m, pl_operand(op, 0));
  pl_str name;
  if (!pl_fine(m, op, &pointer, "the callee")) return;
  if (!pl_function_at(m->run, pl_scalar_word(&pointer), &name)) {
    pl_stop_undefined(m, op, "the callee is no function");
    return;
  }
  uint32_t count;
  pl_scalar *args = pl_gather_operands(m, op, 1, op->num_operands - 1, &count);
  if (!pl_hold_callee_claims(m, op, name, 1, args)) return;
  if (pl_hold_claims(m, op, pl_op_attr(op, "arg_attrs"), 1, args)) call_named(m, op, name, args, count);
}

static void do_return(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count;
  pl_scalar *values = pl_gather_operands(m, op, 0, op->num_operands, &count);
  const pl_op *func = pl_vec_last(&m->frames).plan->func;
  if (pl_hold_result_claims(m, op, func, values)) pl_leave(m, op, values, count);
}

pl_str pl_assertion_message(const pl_op *assertion) {
  const pl_attr *message = assertion != NULL ? pl_op_attr(assertion, "msg") : NULL;
  if (message == NULL || message->kind != PL_ATTR_STRING) return (pl_str){0};
  size_t len = 0;
  while (len < message->string.len && message->string.data[len] != 0)
    len++;
  return len == 0 ? PL_STR("") : (pl_str){message->string.data, len};
}

static void do_assert(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar cond;
  if (!pl_condition(m, op, &cond) || !pl_apint_is_zero(cond.bits)) return;
  const pl_str message = pl_assertion_message(op);
  if (m->run->output != NULL && message.data != NULL) pl_sink_printf(m->run->output, "%.*s\n", PL_STR_FMT(message));
  if (m->lowered && message.data != NULL) pl_note_line(m, op, message);
  m->stop = PL_STOP_ABORT;
  m->stop_op = op;
}

static pl_scalar overflow_bit(pl_machine *m, pl_scalar a, pl_scalar b) {
  if (a.poison || b.poison) return pl_scalar_poison(m->run->arena, 1);
  if (a.undef || b.undef) return pl_scalar_undef(m->run->arena, 1);
  return pl_scalar_u64(m->run->arena, 1, pl_apint_uadd_overflows(a.bits, b.bits) ? 1 : 0);
}

static void do_addui_extended(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_do_int_binary(m, op, PL_INT_ADD);
  for (uint32_t i = 0; m->stop == PL_STOP_INVALID && i < pl_num_leaves(m, pl_result(op, 1)); i++)
    pl_leaves(m, pl_result(op, 1))[i] =
        overflow_bit(m, pl_use_leaf(m, pl_operand(op, 0), i), pl_use_leaf(m, pl_operand(op, 1), i));
}

/* The product at twice the width, in two halves. */
static void do_mul_extended(pl_machine *m, const pl_op *op, int is_signed) {
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

static void do_index_sizeof(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, m->run->index_width, m->run->index_width);
}

pl_op_entry pl_source_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_FUNC_CALL] = {do_call, 0},
      [PL_OP_FUNC_CALL_INDIRECT] = {do_call_indirect, 0},
      [PL_OP_FUNC_CONSTANT] = {pl_do_constant, 0},
      [PL_OP_FUNC_RETURN] = {do_return, 0},
      [PL_OP_CF_ASSERT] = {do_assert, 0},
      [PL_OP_CF_BR] = {pl_do_branch, 0},
      [PL_OP_CF_COND_BR] = {pl_do_cond_branch, 0},
      [PL_OP_CF_SWITCH] = {pl_do_switch, 0},
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
      [PL_OP_COMPLEX_CONSTANT] = {pl_do_constant, 0},
      [PL_OP_COMPLEX_BITCAST] = {pl_do_bitcast, 0},
      [PL_OP_VECTOR_BITCAST] = {pl_do_bitcast, 0},
      [PL_OP_VECTOR_SHAPE_CAST] = {pl_do_copy, 0},
      [PL_OP_VECTOR_FMA] = {pl_do_fp_fma, 0},
  };
  if ((unsigned)kind < PL_NUM_OPS && table[kind].run != NULL) return table[kind];
  static pl_op_entry (*const families[])(pl_op_kind) = {
      pl_source_memref_entry, pl_source_view_entry, pl_source_shape_entry,  pl_source_vector_entry,  pl_source_complex_entry,
      pl_source_region_entry, pl_source_scf_entry,  pl_source_affine_entry, pl_source_scaling_entry, pl_source_parallel_entry};
  pl_op_entry entry = {0};
  for (size_t i = 0; i < sizeof families / sizeof *families && entry.run == NULL; i++)
    entry = families[i](kind);
  return entry;
}
