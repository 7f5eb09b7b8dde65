/* The LLVM dialect's intrinsics of vectors with a mask and a length: lane i is on if the mask has it and i is less than the
 * length; the others do not take part and give poison. Meaning: LLVM Language Reference, "Vector Predication Intrinsics". */
#include <assert.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/ops/llvm/table.h"
#include "verify/interp/ops/reduce.h"

/* A lane of an op: operands in, result out. False if the machine can't do it; *why: it is undefined. */
typedef struct lane {
  pl_machine *m;
  int aux;
  const pl_leaf *to, *from; /* of the result, of the first operand */
  pl_scalar in[3];
  pl_scalar out;
  const char *why;
} lane;

typedef bool (*lane_fn)(lane *l);

/* Sets *out to the vector length, the last operand. False, and the machine has stopped with undefined behavior, if it is poison
 * or greater than `lanes`. */
static bool length_of(pl_machine *m, const pl_op *op, uint32_t lanes, uint32_t *out) {
  assert(op->num_operands >= 2);
  pl_scalar s = pl_consume_leaf(m, pl_operand(op, op->num_operands - 1), 0);
  uint64_t n;
  if (s.poison || !pl_apint_to_u64(s.bits, &n) || n > lanes) {
    pl_stop_undefined(m, op, "the explicit vector length is %s", s.poison ? "poison" : "longer than the vector");
    return false;
  }
  *out = (uint32_t)n;
  return true;
}

/* Sets *on to whether lane i is below the length and on in the mask, the last operand but one. False, and the machine has stopped
 * with undefined behavior, if that bit of the mask matters and is poison. */
static bool lane_is_on(pl_machine *m, const pl_op *op, uint32_t i, uint32_t length, bool *on) {
  assert(op->num_operands >= 2);
  *on = false;
  if (i >= length) return true;
  pl_scalar s = pl_consume_leaf(m, pl_operand(op, op->num_operands - 2), i);
  if (s.poison) {
    pl_stop_undefined(m, op, "lane %u of the mask is poison", i);
    return false;
  }
  *on = !pl_apint_is_zero(s.bits);
  return true;
}

/* Runs a vector-predicated op by computing each lane that is on with `compute`; lanes that are off become poison. The machine has
 * stopped if mask, length or a lane is undefined, or the op is not supported. */
static void by_lane(pl_machine *m, const pl_op *op, int aux, lane_fn compute) {
  assert(op->num_operands >= 3 && op->num_results == 1);
  assert(compute != NULL);
  const pl_value *result = pl_result(op, 0);
  const pl_layout *to = pl_machine_layout(m, result->type), *from = pl_machine_layout(m, pl_operand(op, 0)->type);
  uint32_t length, num_inputs = op->num_operands - 2;
  for (uint32_t j = 0; j + 1 < op->num_operands; j++)
    if (pl_num_leaves(m, pl_operand(op, j)) < to->num_leaves) {
      pl_stop_unsupported(m, op, "'%.*s' on vectors of different lengths can't be run", PL_STR_FMT(op->info->name));
      return;
    }
  if (!length_of(m, op, to->num_leaves, &length)) return;
  for (uint32_t i = 0; i < to->num_leaves; i++) {
    bool on;
    lane l = {.m = m, .aux = aux, .to = &to->leaves[i], .from = &from->leaves[i]};
    if (!lane_is_on(m, op, i, length, &on)) return;
    pl_leaves(m, result)[i] = pl_scalar_poison(m->run->arena, l.to->width);
    if (!on) continue;
    bool poison = false;
    for (uint32_t j = 0; j < num_inputs && j < 3; j++) {
      l.in[j] = pl_consume_leaf(m, pl_operand(op, j), i);
      poison |= l.in[j].poison || l.in[j].undef;
    }
    if (poison && l.to->kind == PL_LEAF_FLOAT) continue;
    if (!compute(&l))
      pl_stop_unsupported(m, op, "'%.*s' on lanes of this type can't be run", PL_STR_FMT(op->info->name));
    else if (l.why != NULL)
      pl_stop_undefined(m, op, "lane %u: %s", i, l.why);
    if (m->stop != PL_STOP_INVALID) return;
    pl_leaves(m, result)[i] = l.out;
  }
}

/* Computes one lane of the integer operation l->aux, a pl_int_op; sets l->why if it is undefined. Always true. */
static bool int_lane(lane *l) {
  l->why = pl_int_binary(l->m->run->arena, (pl_int_op)l->aux, 0, l->in[0], l->in[1], &l->out);
  return true;
}

/* Computes one lane of the floating-point operation l->aux, a pl_fp_op. False if the format is not supported. */
static bool fp_lane(lane *l) {
  return l->to->kind == PL_LEAF_FLOAT &&
         pl_fp_binary(l->m->run->arena, (pl_fp_op)l->aux, l->to->format, l->in[0].bits, l->in[1].bits, &l->out.bits);
}

/* Computes one lane of a negation. Always true. */
static bool fneg_lane(lane *l) {
  l->out = pl_scalar_of(pl_fp_negate(l->m->run->arena, l->in[0].bits));
  return true;
}

/* Computes one lane of fma, or of fmuladd, for which rounding once is one of two choices. False if the format is not supported.
 */
static bool fma_lane(lane *l) {
  return l->to->kind == PL_LEAF_FLOAT &&
         pl_fp_fma(l->m->run->arena, l->to->format, l->in[0].bits, l->in[1].bits, l->in[2].bits, &l->out.bits);
}

/* Computes one lane of an integer cast l->aux, a pl_cast_op, or 0 to truncate or zero-extend as the widths need. False if the
 * widths do not fit the cast. */
static bool cast_lane(lane *l) {
  const bool shrinks = l->to->width < l->in[0].bits.width;
  const pl_cast_op usual = shrinks ? PL_CAST_TRUNC : PL_CAST_ZEXT, op = l->aux > 0 ? (pl_cast_op)l->aux : usual;
  if (shrinks != (op == PL_CAST_TRUNC) && l->to->width != l->in[0].bits.width) return false; /* which no checker forbids */
  l->out = pl_int_cast(l->m->run->arena, op, 0, l->in[0], l->to->width);
  return true;
}

/* Computes one lane of a cast between floating-point formats. False if the types are others. */
static bool convert_lane(lane *l) {
  if (l->from->kind != PL_LEAF_FLOAT || l->to->kind != PL_LEAF_FLOAT) return false;
  l->out = pl_scalar_of(pl_fp_convert(l->m->run->arena, l->in[0].bits, l->from->format, l->to->format));
  return true;
}

/* Computes one lane of a cast from floating point to an integer, signed if l->aux is not 0; a number out of range gives poison.
 * False if the format is not supported. */
static bool to_int_lane(lane *l) {
  bool in_range;
  if (l->in[0].poison) {
    l->out = pl_scalar_poison(l->m->run->arena, l->to->width);
    return true;
  }
  if (!pl_fp_to_int(l->m->run->arena, l->from->format, l->in[0].bits, l->aux != 0, l->to->width, &l->out.bits, &in_range))
    return false;
  l->out.poison = !in_range;
  return true;
}

/* Computes one lane of a cast from an integer, signed if l->aux is not 0, to floating point. False if the format is not
 * supported. */
static bool from_int_lane(lane *l) {
  return pl_fp_from_int(l->m->run->arena, l->in[0].bits, l->aux != 0, l->to->format, &l->out.bits);
}

/* Runs a vector-predicated integer operation; `aux`: a pl_int_op. */
static void do_int(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, int_lane); }
/* Runs a vector-predicated floating-point operation; `aux`: a pl_fp_op. */
static void do_fp(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, fp_lane); }
/* Runs llvm.intr.vp.fneg. */
static void do_fneg(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, fneg_lane); }
/* Runs llvm.intr.vp.fma or fmuladd. */
static void do_fma(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, fma_lane); }
/* Runs a vector-predicated integer cast; `aux`: a pl_cast_op, or 0 to truncate or zero-extend as the widths need. */
static void do_cast(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, cast_lane); }
/* Runs a cast between floating point formats. */
static void do_convert(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, convert_lane); }
/* Runs a cast to integers, signed if `aux` is not 0. */
static void do_to_int(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, to_int_lane); }
/* Runs a cast from integers, signed if `aux` is not 0. */
static void do_from_int(pl_machine *m, const pl_op *op, int aux) { by_lane(m, op, aux, from_int_lane); }

/* `aux` of do_reduce: a pl_int_op, or FLOATS plus a pl_fp_op. */
enum { FLOATS = 100 };

/* Runs llvm.intr.vp.reduce.*: reduces the start value and the lanes that are on, in order; `aux`: a pl_int_op, or FLOATS plus a
 * pl_fp_op. The machine has stopped if length or mask is undefined, or the format is not supported. */
static void do_reduce(pl_machine *m, const pl_op *op, int aux) {
  const pl_value *lanes = pl_operand(op, 1);
  const pl_layout *layout = pl_machine_layout(m, lanes->type);
  pl_scalar sum = pl_consume_leaf(m, pl_operand(op, 0), 0);
  uint32_t length;
  if (!length_of(m, op, layout->num_leaves, &length)) return;
  for (uint32_t i = 0; i < length; i++) {
    bool on;
    if (!lane_is_on(m, op, i, length, &on)) return;
    if (!on) continue;
    const pl_scalar *s = pl_leaves(m, lanes) + i;
    if (aux < FLOATS)
      pl_reduce_int(m, (pl_int_op)aux, &sum, s, 1, &sum);
    else if (layout->leaves[i].kind != PL_LEAF_FLOAT ||
             !pl_reduce_fp(m, (pl_fp_op)(aux - FLOATS), layout->leaves[i].format, &sum, s, 1, &sum)) {
      pl_stop_unsupported(m, op, "'%.*s' on lanes of this type can't be run", PL_STR_FMT(op->info->name));
      return;
    }
  }
  *pl_leaves(m, pl_result(op, 0)) = sum;
}

/* Runs llvm.intr.vp.select, which gives poison beyond the length, or vp.merge (`merge` not 0), which gives the third operand
 * there. The machine has stopped with undefined behavior if the length is undefined. */
static void do_select(pl_machine *m, const pl_op *op, int merge) {
  const pl_value *result = pl_result(op, 0);
  uint32_t length, count = pl_num_leaves(m, result);
  if (!length_of(m, op, count, &length)) return;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar cond = pl_consume_leaf(m, pl_operand(op, 0), i), no = pl_leaves(m, pl_operand(op, 2))[i];
    pl_scalar *out = pl_leaves(m, result) + i;
    if (i >= length)
      *out = merge ? no : pl_scalar_poison(m->run->arena, no.bits.width);
    else if (cond.poison)
      *out = pl_scalar_poison(m->run->arena, no.bits.width);
    else
      *out = pl_apint_is_zero(cond.bits) ? no : pl_leaves(m, pl_operand(op, 1))[i];
  }
}

/* Flags in `aux` of do_access. */
enum { STORE = 1, STRIDED = 2 };

/* Runs a vector-predicated load or store, with the flags STORE and STRIDED in `aux`: of consecutive lanes, or of lanes a stride
 * in bytes apart. The machine has stopped if length, mask or an access is undefined, or the type is not supported. */
static void do_access(pl_machine *m, const pl_op *op, int aux) {
  bool is_store = (aux & STORE) != 0;
  const pl_value *value = is_store ? pl_operand(op, 0) : pl_result(op, 0);
  const pl_layout *whole = pl_machine_layout(m, value->type);
  uint32_t length, first = is_store ? 1 : 0;
  if (!length_of(m, op, whole->num_leaves, &length)) return;
  if (whole->num_leaves == 0 || whole->leaves[0].width % 8 != 0) {
    pl_stop_unsupported(m, op, "an access to lanes that are no whole bytes can't be run");
    return;
  }
  pl_leaf leaf = whole->leaves[0];
  uint64_t bytes = leaf.width / 8;
  pl_layout layout = {.known = true, .in_memory = true, .size = bytes, .store_size = bytes, .num_leaves = 1, .leaves = &leaf};
  pl_scalar base = pl_consume_leaf(m, pl_operand(op, first), 0), stride = pl_scalar_u64(m->run->arena, 64, bytes);
  if (aux & STRIDED) stride = pl_consume_leaf(m, pl_operand(op, first + 1), 0);
  for (uint32_t i = 0; i < whole->num_leaves; i++) {
    bool on;
    pl_scalar p = base, *at = pl_leaves(m, value) + i;
    if (!lane_is_on(m, op, i, length, &on)) return;
    if (!on && !is_store) *at = pl_scalar_poison(m->run->arena, leaf.width);
    if (!on) continue;
    p.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, pl_scalar_word(&base) + i * (uint64_t)pl_scalar_signed(&stride));
    p.poison |= stride.poison;
    if (is_store ? !pl_store(m, op, &p, &layout, 1, at) : !pl_load(m, op, &p, &layout, 1, at)) return;
  }
}

pl_op_entry pl_llvm_vp_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_LLVM_INTR_VP_ADD] = {do_int, PL_INT_ADD},
      [PL_OP_LLVM_INTR_VP_SUB] = {do_int, PL_INT_SUB},
      [PL_OP_LLVM_INTR_VP_MUL] = {do_int, PL_INT_MUL},
      [PL_OP_LLVM_INTR_VP_SDIV] = {do_int, PL_INT_SDIV},
      [PL_OP_LLVM_INTR_VP_UDIV] = {do_int, PL_INT_UDIV},
      [PL_OP_LLVM_INTR_VP_SREM] = {do_int, PL_INT_SREM},
      [PL_OP_LLVM_INTR_VP_UREM] = {do_int, PL_INT_UREM},
      [PL_OP_LLVM_INTR_VP_ASHR] = {do_int, PL_INT_ASHR},
      [PL_OP_LLVM_INTR_VP_LSHR] = {do_int, PL_INT_LSHR},
      [PL_OP_LLVM_INTR_VP_SHL] = {do_int, PL_INT_SHL},
      [PL_OP_LLVM_INTR_VP_OR] = {do_int, PL_INT_OR},
      [PL_OP_LLVM_INTR_VP_AND] = {do_int, PL_INT_AND},
      [PL_OP_LLVM_INTR_VP_XOR] = {do_int, PL_INT_XOR},
      [PL_OP_LLVM_INTR_VP_SMAX] = {do_int, PL_INT_SMAX},
      [PL_OP_LLVM_INTR_VP_SMIN] = {do_int, PL_INT_SMIN},
      [PL_OP_LLVM_INTR_VP_UMAX] = {do_int, PL_INT_UMAX},
      [PL_OP_LLVM_INTR_VP_UMIN] = {do_int, PL_INT_UMIN},
      [PL_OP_LLVM_INTR_VP_FADD] = {do_fp, PL_FP_ADD},
      [PL_OP_LLVM_INTR_VP_FSUB] = {do_fp, PL_FP_SUB},
      [PL_OP_LLVM_INTR_VP_FMUL] = {do_fp, PL_FP_MUL},
      [PL_OP_LLVM_INTR_VP_FDIV] = {do_fp, PL_FP_DIV},
      [PL_OP_LLVM_INTR_VP_FREM] = {do_fp, PL_FP_REM},
      [PL_OP_LLVM_INTR_VP_FNEG] = {do_fneg, 0},
      [PL_OP_LLVM_INTR_VP_FMULADD] = {do_fma, 0},
      [PL_OP_LLVM_INTR_VP_FMA] = {do_fma, 0},
      [PL_OP_LLVM_INTR_VP_REDUCE_ADD] = {do_reduce, PL_INT_ADD},
      [PL_OP_LLVM_INTR_VP_REDUCE_MUL] = {do_reduce, PL_INT_MUL},
      [PL_OP_LLVM_INTR_VP_REDUCE_AND] = {do_reduce, PL_INT_AND},
      [PL_OP_LLVM_INTR_VP_REDUCE_OR] = {do_reduce, PL_INT_OR},
      [PL_OP_LLVM_INTR_VP_REDUCE_XOR] = {do_reduce, PL_INT_XOR},
      [PL_OP_LLVM_INTR_VP_REDUCE_SMAX] = {do_reduce, PL_INT_SMAX},
      [PL_OP_LLVM_INTR_VP_REDUCE_SMIN] = {do_reduce, PL_INT_SMIN},
      [PL_OP_LLVM_INTR_VP_REDUCE_UMAX] = {do_reduce, PL_INT_UMAX},
      [PL_OP_LLVM_INTR_VP_REDUCE_UMIN] = {do_reduce, PL_INT_UMIN},
      [PL_OP_LLVM_INTR_VP_REDUCE_FADD] = {do_reduce, FLOATS + PL_FP_ADD},
      [PL_OP_LLVM_INTR_VP_REDUCE_FMUL] = {do_reduce, FLOATS + PL_FP_MUL},
      [PL_OP_LLVM_INTR_VP_REDUCE_FMAX] = {do_reduce, FLOATS + PL_FP_MAXNUM},
      [PL_OP_LLVM_INTR_VP_REDUCE_FMIN] = {do_reduce, FLOATS + PL_FP_MINNUM},
      [PL_OP_LLVM_INTR_VP_SELECT] = {do_select, 0},
      [PL_OP_LLVM_INTR_VP_MERGE] = {do_select, 1},
      [PL_OP_LLVM_INTR_VP_LOAD] = {do_access, 0},
      [PL_OP_LLVM_INTR_VP_STORE] = {do_access, STORE},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD] = {do_access, STRIDED},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE] = {do_access, STORE | STRIDED},
      [PL_OP_LLVM_INTR_VP_TRUNC] = {do_cast, PL_CAST_TRUNC},
      [PL_OP_LLVM_INTR_VP_ZEXT] = {do_cast, PL_CAST_ZEXT},
      [PL_OP_LLVM_INTR_VP_SEXT] = {do_cast, PL_CAST_SEXT},
      [PL_OP_LLVM_INTR_VP_PTRTOINT] = {do_cast, 0},
      [PL_OP_LLVM_INTR_VP_INTTOPTR] = {do_cast, 0},
      [PL_OP_LLVM_INTR_VP_FPTRUNC] = {do_convert, 0},
      [PL_OP_LLVM_INTR_VP_FPEXT] = {do_convert, 0},
      [PL_OP_LLVM_INTR_VP_FPTOUI] = {do_to_int, 0},
      [PL_OP_LLVM_INTR_VP_FPTOSI] = {do_to_int, 1},
      [PL_OP_LLVM_INTR_VP_UITOFP] = {do_from_int, 0},
      [PL_OP_LLVM_INTR_VP_SITOFP] = {do_from_int, 1},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
