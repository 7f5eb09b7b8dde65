/* Intrinsics of the LLVM dialect. Meaning: LLVM Language Reference, "Intrinsic Functions". */
#include <assert.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/frame.h"
#include "verify/interp/ops/claim_checks.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/llvm/table.h"

/* llvm.intr.*.with.overflow: the wrapped result and whether it wrapped, one array after the other. */
typedef enum overflow_op { SADD, UADD, SSUB, USUB, SMUL, UMUL } overflow_op;

/* Whether the sum, difference or product of `a` and `b` that `kind` stands for overflows. */
static bool overflows(overflow_op kind, pl_apint a, pl_apint b) {
  switch (kind) {
  case SADD: return pl_apint_sadd_overflows(a, b);
  case UADD: return pl_apint_uadd_overflows(a, b);
  case SSUB: return pl_apint_ssub_overflows(a, b);
  case USUB: return pl_apint_usub_overflows(a, b);
  case SMUL: return pl_apint_smul_overflows(a, b);
  case UMUL: return pl_apint_umul_overflows(a, b);
  }
  return false;
}

/* Runs llvm.intr.*.with.overflow, `kind` being an overflow_op: sets the wrapped results and, after them, whether each overflows.
 * Stops as unsupported if the result has another form. */
static void do_with_overflow(pl_machine *m, const pl_op *op, int kind) {
  assert(kind >= SADD && kind <= UMUL);
  static const pl_int_op wrapped[] = {PL_INT_ADD, PL_INT_ADD, PL_INT_SUB, PL_INT_SUB, PL_INT_MUL, PL_INT_MUL};
  uint32_t n = pl_num_leaves(m, pl_operand(op, 0));
  if (pl_num_leaves(m, pl_result(op, 0)) != 2 * n) {
    pl_stop_unsupported(m, op, "a result of this type can't be run");
    return;
  }
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  for (uint32_t i = 0; i < n; i++) {
    pl_scalar a = pl_consume_leaf(m, pl_operand(op, 0), i), b = pl_consume_leaf(m, pl_operand(op, 1), i);
    (void)pl_int_binary(m->run->arena, wrapped[kind], 0, a, b, &out[i]);
    out[n + i] = a.poison || b.poison ? pl_scalar_poison(m->run->arena, 1)
                                      : pl_scalar_u64(m->run->arena, 1, overflows((overflow_op)kind, a.bits, b.bits) ? 1 : 0);
  }
}

/* Counting and the like on one operand; aux names which. */
enum { COUNT_LEADING, COUNT_TRAILING, COUNT_ONES, ABSOLUTE, BYTE_SWAP, BIT_REVERSE };

/* The number with its groups of `unit` bits in reverse order; its width is a multiple of `unit`. */
static pl_apint permuted(pl_arena *arena, pl_apint a, uint32_t unit) {
  assert(a.width % unit == 0);
  uint32_t words = pl_apint_num_words(a.width);
  uint64_t *bits = PL_NEW_ARRAY(arena, uint64_t, words);
  for (uint32_t i = 0; i < a.width; i++) {
    uint32_t to = (a.width / unit - 1 - i / unit) * unit + i % unit;
    if (pl_apint_bit(a, i)) bits[to / 64] |= (uint64_t)1 << (to % 64);
  }
  return pl_apint_from_words(arena, a.width, bits, words);
}

/* The result of ctlz, cttz, ctpop, abs, bswap or bitreverse, as `kind` says. */
static pl_apint counted(pl_arena *arena, int kind, pl_apint a) {
  switch (kind) {
  case COUNT_LEADING: return pl_apint_from_u64(arena, a.width, pl_apint_clz(a));
  case COUNT_TRAILING: return pl_apint_from_u64(arena, a.width, pl_apint_ctz(a));
  case COUNT_ONES: return pl_apint_from_u64(arena, a.width, pl_apint_popcount(a));
  case ABSOLUTE: return pl_apint_is_negative(a) ? pl_apint_neg(arena, a) : a;
  case BYTE_SWAP: return permuted(arena, a, 8);
  default: return permuted(arena, a, 1);
  }
}

/* Whether the op has an integer attribute `name` other than 0. */
static bool is_set(const pl_op *op, pl_attr_name name) {
  uint64_t value;
  return pl_attr_u64(op, name, &value) && value != 0;
}

/* Runs llvm.intr.ctlz, cttz, ctpop, abs, bswap or bitreverse, as `kind` says. Stops as unsupported at a bswap of a width that is
 * no multiple of 16. */
static void do_counting(pl_machine *m, const pl_op *op, int kind) {
  assert(kind >= COUNT_LEADING && kind <= BIT_REVERSE);
  if (kind == BYTE_SWAP && pl_leaf_width(m, pl_operand(op, 0), 0) % 16 != 0) {
    pl_stop_unsupported(m, op, "the bytes of an integer of this width can't be swapped");
    return;
  }
  bool zero_is_poison = is_set(op, PL_NAME_IS_ZERO_POISON), min_is_poison = is_set(op, PL_NAME_IS_INT_MIN_POISON);
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar a = pl_consume_leaf(m, pl_operand(op, 0), i), *out = pl_leaves(m, pl_result(op, 0)) + i;
    bool poison = a.poison || (zero_is_poison && pl_apint_is_zero(a.bits)) ||
                  (min_is_poison && pl_apint_eq(a.bits, pl_apint_signed_min(m->run->arena, a.bits.width)));
    *out = poison ? pl_scalar_poison(m->run->arena, a.bits.width) : pl_scalar_of(counted(m->run->arena, kind, a.bits));
  }
}

/* Runs llvm.intr.fshl (`left`) or fshr: the concatenation of two operands, shifted by the third modulo the width, of which the
 * high or the low half is the result. Stops as unsupported for integers that are too wide. */
static void do_funnel_shift(pl_machine *m, const pl_op *op, int left) {
  assert(op->num_operands == 3);
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar a = pl_consume_leaf(m, pl_operand(op, 0), i), b = pl_consume_leaf(m, pl_operand(op, 1), i),
              c = pl_consume_leaf(m, pl_operand(op, 2), i), *out = pl_leaves(m, pl_result(op, 0)) + i;
    uint32_t width = a.bits.width;
    if (width > PL_APINT_MAX_WIDTH / 2) {
      pl_stop_unsupported(m, op, "a funnel shift of such wide integers");
      return;
    }
    if (a.poison || b.poison || c.poison) {
      *out = pl_scalar_poison(m->run->arena, width);
      continue;
    }
    pl_apint wide = width < 32 ? pl_apint_zext(m->run->arena, c.bits, 32) : c.bits; /* so that the width itself fits */
    pl_apint modulus = pl_apint_from_u64(m->run->arena, wide.width, width);
    uint32_t amount = (uint32_t)pl_apint_word(pl_apint_urem(m->run->arena, wide, modulus), 0);
    pl_apint both = pl_apint_concat(m->run->arena, a.bits, b.bits);
    if (left)
      both = pl_apint_lshr(m->run->arena, pl_apint_shl(m->run->arena, both, amount), width);
    else
      both = pl_apint_lshr(m->run->arena, both, amount);
    *out = pl_scalar_of(pl_apint_trunc(m->run->arena, both, width));
  }
}

/* Memory. */

/* Sets *out to the length in bytes, `value`, of a memory intrinsic. False, and the machine has stopped with undefined behavior,
 * if it is poison or too large. */
static bool length_of(pl_machine *m, const pl_op *op, const pl_value *value, uint64_t *out) {
  pl_scalar s = pl_consume_leaf(m, value, 0);
  if (s.poison) {
    pl_stop_undefined(m, op, "a length is poison");
    return false;
  }
  if (pl_apint_to_u64(s.bits, out)) return true;
  pl_stop_undefined(m, op, "a length that no object has");
  return false;
}

/* The scalars of the operands, one each, after a check against the op's argument attributes. NULL if the machine has stopped. */
static pl_scalar *claimed_arguments(pl_machine *m, const pl_op *op) {
  uint32_t count;
  pl_scalar *args = pl_gather_operands(m, op, 0, op->num_operands, &count);
  return pl_hold_claims(m, op, pl_op_attr(op, PL_NAME_ARG_ATTRS), 0, args) ? args : NULL;
}

/* Runs llvm.intr.memcpy, or memmove if `may_overlap` is not 0. The machine has stopped if a claim about the arguments, the length
 * or an access is undefined. */
static void do_memcpy(pl_machine *m, const pl_op *op, int may_overlap) {
  uint64_t size;
  const pl_scalar *args = claimed_arguments(m, op);
  if (args != NULL && length_of(m, op, pl_operand(op, 2), &size))
    (void)pl_copy_bytes(m, op, &args[0], &args[1], size, may_overlap != 0);
}

/* Runs llvm.intr.memset. The machine has stopped if a claim about the arguments, the length or the access is undefined. */
static void do_memset(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t size;
  const pl_scalar *args = claimed_arguments(m, op);
  if (args != NULL && length_of(m, op, pl_operand(op, 2), &size)) (void)pl_fill_bytes(m, op, &args[0], &args[1], size);
}

/* Claims. */

/* Why the bundle "align" does not hold of an assumption's operands, `count` from number `first` on: pointer, alignment and
 * perhaps an offset. NULL if it holds. */
static const char *check_align(pl_machine *m, const pl_op *op, uint32_t first, uint32_t count) {
  pl_scalar pointer = pl_consume_leaf(m, pl_operand(op, first), 0), align = pl_consume_leaf(m, pl_operand(op, first + 1), 0);
  pl_scalar offset = count > 2 ? pl_consume_leaf(m, pl_operand(op, first + 2), 0) : pl_scalar_u64(m->run->arena, 64, 0);
  if (pointer.poison || align.poison || offset.poison || pl_scalar_word(&align) == 0) return "an assumed alignment is none";
  const uint64_t at = pl_scalar_word(&pointer) - pl_scalar_word(&offset);
  return at % pl_scalar_word(&align) == 0 ? NULL : "an assumed alignment does not hold";
}

/* Why the bundle "nonnull" with the pointer in operand `first` does not hold; NULL if it does. */
static const char *check_nonnull(pl_machine *m, const pl_op *op, uint32_t first) {
  pl_scalar pointer = pl_consume_leaf(m, pl_operand(op, first), 0);
  return pointer.poison || pl_apint_is_zero(pointer.bits) ? "a pointer that is assumed not to be null is" : NULL;
}

/* Why the bundle "separate_storage" with the pointers in operands `first` and `first` + 1 does not hold: one is poison, or both
 * are known to point into one object. NULL otherwise. */
static const char *check_separate(pl_machine *m, const pl_op *op, uint32_t first) {
  pl_scalar a = pl_consume_leaf(m, pl_operand(op, first), 0), b = pl_consume_leaf(m, pl_operand(op, first + 1), 0);
  if (a.poison || b.poison) return "a pointer that is assumed to have storage of its own is poison";
  return a.object != 0 && a.object == b.object ? "two pointers that are assumed to have storage of their own have not" : NULL;
}

/* Checks an operand bundle of an assumption, of `count` operands from `first` on; the machine has stopped with undefined behavior
 * if it does not hold. False if the bundle is not known. */
static bool check_bundle(pl_machine *m, const pl_op *op, pl_str tag, uint32_t first, uint32_t count) {
  const char *wrong = NULL;
  if (pl_str_is(tag, "align") && (count == 2 || count == 3))
    wrong = check_align(m, op, first, count);
  else if (pl_str_is(tag, "nonnull") && count == 1)
    wrong = check_nonnull(m, op, first);
  else if (pl_str_is(tag, "separate_storage") && count == 2)
    wrong = check_separate(m, op, first);
  else
    return false;
  if (wrong && m->stop == PL_STOP_INVALID) pl_stop_undefined(m, op, "%s", wrong);
  return true;
}

/* Runs llvm.intr.assume with its bundles: stops as undefined if the condition or a bundle does not hold, as unsupported if one is
 * not known. */
static void do_assume(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar cond = pl_consume_leaf(m, pl_operand(op, 0), 0);
  const pl_attr *tags = pl_op_attr(op, PL_NAME_OP_BUNDLE_TAGS), *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES);
  const uint32_t bundles = tags && tags->kind == PL_ATTR_ARRAY ? tags->array.count : 0;
  bool known = bundles == 0 || (sizes && sizes->kind == PL_ATTR_DENSE_ARRAY && sizes->dense.count == bundles);
  uint32_t first = 1;
  if (cond.poison || pl_apint_is_zero(cond.bits)) {
    pl_stop_undefined(m, op, "an assumption does not hold");
    return;
  }
  for (uint32_t i = 0; known && i < bundles; i++) {
    uint64_t count = 0;
    known = tags->array.elems[i]->kind == PL_ATTR_STRING && pl_apint_to_u64(pl_dense_at(sizes, i), &count) &&
            count <= op->num_operands - first && check_bundle(m, op, tags->array.elems[i]->string, first, (uint32_t)count);
    first += (uint32_t)count;
  }
  if (!known || (bundles == 0 && op->num_operands > 1))
    pl_stop_unsupported(m, op, "an assumption about operands that is not known");
}

/* Runs llvm.intr.stacksave: the saved state is the number that the next new object gets. */
static void do_stacksave(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, m->memory.buffers.len);
}

/* Always true, of each object. */
static bool is_any(const void *user, const pl_buffer *b) {
  (void)user, (void)b;
  return true;
}

/* Runs llvm.intr.stackrestore: ends the lifetimes of the stack objects made since the stacksave whose result the operand is.
 * Stops with undefined behavior if the operand can't be a saved state. */
static void do_stackrestore(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar s = pl_consume_leaf(m, pl_operand(op, 0), 0);
  uint64_t from = pl_scalar_word(&s);
  if (s.poison || s.object != 0 || from == 0 || from > m->memory.buffers.len) {
    pl_stop_undefined(m, op, "the stack is restored to a state that was not saved");
    return;
  }
  pl_memory_end_stack(&m->memory, (uint32_t)from, is_any, NULL);
}

/* Runs llvm.intr.trap: the machine stops with PL_STOP_ABORT. */
static void do_trap(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  m->stop = PL_STOP_ABORT;
  m->stop_op = op;
}

/* Runs an op that does nothing. */
static void do_nothing(pl_machine *m, const pl_op *op, int aux) {
  (void)m;
  (void)op;
  (void)aux;
}

pl_op_entry pl_llvm_intrinsic_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_LLVM_INTR_SADD_WITH_OVERFLOW] = {do_with_overflow, SADD},
      [PL_OP_LLVM_INTR_UADD_WITH_OVERFLOW] = {do_with_overflow, UADD},
      [PL_OP_LLVM_INTR_SSUB_WITH_OVERFLOW] = {do_with_overflow, SSUB},
      [PL_OP_LLVM_INTR_USUB_WITH_OVERFLOW] = {do_with_overflow, USUB},
      [PL_OP_LLVM_INTR_SMUL_WITH_OVERFLOW] = {do_with_overflow, SMUL},
      [PL_OP_LLVM_INTR_UMUL_WITH_OVERFLOW] = {do_with_overflow, UMUL},
      [PL_OP_LLVM_INTR_SMAX] = {pl_do_int_binary, PL_INT_SMAX},
      [PL_OP_LLVM_INTR_SMIN] = {pl_do_int_binary, PL_INT_SMIN},
      [PL_OP_LLVM_INTR_UMAX] = {pl_do_int_binary, PL_INT_UMAX},
      [PL_OP_LLVM_INTR_UMIN] = {pl_do_int_binary, PL_INT_UMIN},
      [PL_OP_LLVM_INTR_SADD_SAT] = {pl_do_int_binary, PL_INT_SADD_SAT},
      [PL_OP_LLVM_INTR_UADD_SAT] = {pl_do_int_binary, PL_INT_UADD_SAT},
      [PL_OP_LLVM_INTR_SSUB_SAT] = {pl_do_int_binary, PL_INT_SSUB_SAT},
      [PL_OP_LLVM_INTR_USUB_SAT] = {pl_do_int_binary, PL_INT_USUB_SAT},
      [PL_OP_LLVM_INTR_FSHL] = {do_funnel_shift, 1},
      [PL_OP_LLVM_INTR_FSHR] = {do_funnel_shift, 0},
      [PL_OP_LLVM_INTR_CTLZ] = {do_counting, COUNT_LEADING},
      [PL_OP_LLVM_INTR_CTTZ] = {do_counting, COUNT_TRAILING},
      [PL_OP_LLVM_INTR_CTPOP] = {do_counting, COUNT_ONES},
      [PL_OP_LLVM_INTR_ABS] = {do_counting, ABSOLUTE},
      [PL_OP_LLVM_INTR_BSWAP] = {do_counting, BYTE_SWAP},
      [PL_OP_LLVM_INTR_BITREVERSE] = {do_counting, BIT_REVERSE},
      [PL_OP_LLVM_INTR_MAXIMUM] = {pl_do_fp_binary, PL_FP_MAXIMUM},
      [PL_OP_LLVM_INTR_MINIMUM] = {pl_do_fp_binary, PL_FP_MINIMUM},
      [PL_OP_LLVM_INTR_MAXNUM] = {pl_do_fp_binary, PL_FP_MAXNUM},
      [PL_OP_LLVM_INTR_MINNUM] = {pl_do_fp_binary, PL_FP_MINNUM},
      [PL_OP_LLVM_INTR_MEMCPY] = {do_memcpy, 0},
      [PL_OP_LLVM_INTR_MEMMOVE] = {do_memcpy, 1},
      [PL_OP_LLVM_INTR_MEMSET] = {do_memset, 0},
      [PL_OP_LLVM_INTR_ASSUME] = {do_assume, 0},
      [PL_OP_LLVM_INTR_EXPECT] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_STACKSAVE] = {do_stacksave, 0},
      [PL_OP_LLVM_INTR_STACKRESTORE] = {do_stackrestore, 0},
      [PL_OP_LLVM_INTR_TRAP] = {do_trap, 0},
      [PL_OP_LLVM_INTR_PREFETCH] = {do_nothing, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
