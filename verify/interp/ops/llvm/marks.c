/* marks.c - small intrinsics of the LLVM dialect on integers, and those that claim or mark. Meaning: LLVM Language Reference,
 * "Standard C/C++ Library Intrinsics", "Memory Use Markers". */
#include <assert.h>

#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/llvm/table.h"

/* Integers. */

/* Runs llvm.intr.scmp (`is_signed`) or ucmp: -1, 0 or 1 for less, equal or greater; poison if an operand is. */
static void do_three_way(pl_machine *m, const pl_op *op, int is_signed) {
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    pl_scalar a = pl_consume_leaf(m, pl_operand(op, 0), i), b = pl_consume_leaf(m, pl_operand(op, 1), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    bool less = is_signed ? pl_apint_slt(a.bits, b.bits) : pl_apint_ult(a.bits, b.bits);
    *out = pl_scalar_of(pl_apint_from_i64(m->run->arena, layout->leaves[i].width,
                                          pl_apint_eq(a.bits, b.bits) ? 0
                                          : less                      ? -1
                                                                      : 1));
    out->poison = a.poison || b.poison;
  }
}

/* Runs llvm.intr.sshl.sat (`is_signed`) or ushl.sat, a left shift that saturates; poison if an operand is or the amount is too
 * large. */
static void do_shl_sat(pl_machine *m, const pl_op *op, int is_signed) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar a = pl_consume_leaf(m, pl_operand(op, 0), i), b = pl_consume_leaf(m, pl_operand(op, 1), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i, shifted;
    uint32_t width = a.bits.width;
    (void)pl_int_binary(m->run->arena, PL_INT_SHL, is_signed ? PL_FLAG_NSW : PL_FLAG_NUW, a, b, &shifted);
    bool too_far = a.poison || b.poison || pl_apint_shift_amount(b.bits) >= width;
    if (too_far)
      *out = pl_scalar_poison(m->run->arena, width);
    else if (!shifted.poison)
      *out = shifted;
    else if (!is_signed)
      *out = pl_scalar_of(pl_apint_ones(m->run->arena, width));
    else
      *out = pl_scalar_of(pl_apint_is_negative(a.bits) ? pl_apint_signed_min(m->run->arena, width)
                                                       : pl_apint_signed_max(m->run->arena, width));
  }
}

/* The mask made as wide as a pointer, by truncation or by ones, which leave the upper bits of the address alone. (LLVM Language
 * Reference, "llvm.ptrmask".) */
static pl_apint mask_of_pointer(pl_arena *arena, pl_apint mask) {
  if (mask.width >= PL_POINTER_WIDTH) return pl_apint_trunc(arena, mask, PL_POINTER_WIDTH);
  return pl_apint_not(arena, pl_apint_zext(arena, pl_apint_not(arena, mask), PL_POINTER_WIDTH));
}

/* Runs llvm.intr.ptrmask: the bitwise and of the pointer's address and the mask; the result still counts as derived from the
 * pointer's object. */
static void do_ptrmask(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar p = pl_consume_leaf(m, pl_operand(op, 0), i), mask = pl_consume_leaf(m, pl_operand(op, 1), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    *out = p;
    out->poison = p.poison || mask.poison;
    out->bits = pl_apint_and(m->run->arena, p.bits, mask_of_pointer(m->run->arena, mask.bits));
  }
}

/* Runs llvm.intr.is.constant: false, which is always a right answer. */
static void do_is_constant(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, 1, 0);
}

/* Runs an op that does nothing. */
static void do_nothing(pl_machine *m, const pl_op *op, int aux) {
  (void)m;
  (void)op;
  (void)aux;
}

/* Runs an op that gives a token, such as llvm.intr.invariant.start, which only its counterpart takes. */
static void do_token(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, 0);
}

/* Runs llvm.intr.invariant.start: marks the object as one that callees do not change from here on. (LLVM Language Reference,
 * "Memory Use Markers", llvm.invariant.start.) */
static void do_invariant_start(pl_machine *m, const pl_op *op, int aux) {
  const pl_scalar *p = pl_leaves(m, pl_operand(op, op->num_operands - 1));
  if (p->object != 0) pl_memory_at(&m->memory, p->object)->fixed = true;
  do_token(m, op, aux);
}

/* Runs llvm.intr.lifetime.start (`aux` 0) or end: the bytes of a stack object become undef; it stays accessible after its end.
 * Stops at a limit if an object that shares its place starts while another one lives there. */
static void do_lifetime(pl_machine *m, const pl_op *op, int aux) {
  pl_scalar p = pl_consume_leaf(m, pl_operand(op, 0), 0);
  uint32_t object = p.poison ? 0 : p.object != 0 ? p.object : pl_memory_find(&m->memory, pl_scalar_word(&p));
  if (object == 0) return;
  pl_buffer *b = pl_memory_at(&m->memory, object);
  pl_object *o = &b->object;
  if (o->kind == PL_OBJECT_STACK && o->size > 0) pl_object_fill(o, 0, o->size, 0, PL_BYTE_UNDEF);
  b->started = aux == 0;
  if (b->marked && b->started && pl_memory_is_taken(&m->memory, o->base, o->size, object))
    pl_stop_limit(m, op, "a place for two objects that are alive at one time");
}

pl_op_entry pl_llvm_marks_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_LLVM_INTR_FMULADD] = {pl_do_fp_fma, 1},
      [PL_OP_LLVM_INTR_SCMP] = {do_three_way, 1},
      [PL_OP_LLVM_INTR_UCMP] = {do_three_way, 0},
      [PL_OP_LLVM_INTR_SSHL_SAT] = {do_shl_sat, 1},
      [PL_OP_LLVM_INTR_USHL_SAT] = {do_shl_sat, 0},
      [PL_OP_LLVM_INTR_PTRMASK] = {do_ptrmask, 0},
      [PL_OP_LLVM_INTR_IS_CONSTANT] = {do_is_constant, 0},
      [PL_OP_LLVM_INTR_SSA_COPY] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_EXPECT_WITH_PROBABILITY] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_LAUNDER_INVARIANT_GROUP] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_STRIP_INVARIANT_GROUP] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_THREADLOCAL_ADDRESS] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_PTR_ANNOTATION] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_ANNOTATION] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_VAR_ANNOTATION] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_INVARIANT_START] = {do_invariant_start, 0},
      [PL_OP_LLVM_INTR_INVARIANT_END] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_DBG_DECLARE] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_DBG_VALUE] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_DBG_LABEL] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_LIFETIME_START] = {do_lifetime, 0},
      [PL_OP_LLVM_INTR_LIFETIME_END] = {do_lifetime, 1},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC] = {pl_do_fp_convert, 0},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT] = {pl_do_fp_convert, 0},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP] = {pl_do_fp_from_int, 1},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP] = {pl_do_fp_from_int, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
