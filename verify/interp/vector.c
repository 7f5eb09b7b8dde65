/* The source's arithmetic on complex numbers, vector ops of both sides. Sources: MLIR documentation, "'complex' Dialect" (the
 * schoolbook formulas), "'vector' Dialect"; LLVM Language Reference, "Vector Reduction Intrinsics", "Masked Vector Load and Store
 * Intrinsics". */
#include <string.h>

#include "verify/interp/fp.h"
#include "verify/interp/scalar.h"
#include "verify/interp/source.h"

enum { MAX_RANK = 16 };

/* Complex numbers. */

/* Float arithmetic on scalars that may be poison; `ok` becomes false where this machine can't do it. */
typedef struct calculator {
  pl_machine *m;
  pl_float_format format;
  bool ok;
} calculator;

static pl_scalar calculate(calculator *c, pl_fp_op op, pl_scalar a, pl_scalar b) {
  pl_scalar out = a;
  if (a.poison || b.poison) return pl_scalar_poison(c->m->run->arena, a.bits.width);
  if (a.undef || b.undef) return pl_scalar_undef(c->m->run->arena, a.bits.width);
  if (!pl_fp_binary(c->m->run->arena, op, c->format, a.bits, b.bits, &out.bits)) c->ok = false;
  return out;
}

static pl_scalar sum_of_squares(calculator *c, const pl_scalar *a) {
  return calculate(c, PL_FP_ADD, calculate(c, PL_FP_MUL, a[0], a[0]), calculate(c, PL_FP_MUL, a[1], a[1]));
}

static void multiply(calculator *c, const pl_scalar *a, const pl_scalar *b, pl_scalar *out) {
  pl_scalar re = calculate(c, PL_FP_SUB, calculate(c, PL_FP_MUL, a[0], b[0]), calculate(c, PL_FP_MUL, a[1], b[1]));
  out[1] = calculate(c, PL_FP_ADD, calculate(c, PL_FP_MUL, a[1], b[0]), calculate(c, PL_FP_MUL, a[0], b[1]));
  out[0] = re;
}

static void divide(calculator *c, const pl_scalar *a, const pl_scalar *b, pl_scalar *out) {
  pl_scalar by = sum_of_squares(c, b);
  pl_scalar re = calculate(c, PL_FP_ADD, calculate(c, PL_FP_MUL, a[0], b[0]), calculate(c, PL_FP_MUL, a[1], b[1]));
  pl_scalar im = calculate(c, PL_FP_SUB, calculate(c, PL_FP_MUL, a[1], b[0]), calculate(c, PL_FP_MUL, a[0], b[1]));
  out[0] = calculate(c, PL_FP_DIV, re, by);
  out[1] = calculate(c, PL_FP_DIV, im, by);
}

static void negate(calculator *c, const pl_scalar *a, pl_scalar *out) {
  for (uint32_t i = 0; i < 2; i++) {
    out[i] = a[i];
    if (pl_scalar_is_fine(&a[i])) out[i].bits = pl_fp_negate(c->m->run->arena, a[i].bits);
  }
}

/* Whether both parts are equal, as one bit. */
static void compare(calculator *c, const pl_scalar *a, const pl_scalar *b, bool wanted, pl_scalar *out) {
  bool all = true;
  for (uint32_t i = 0; i < 2; i++) {
    bool same = false;
    if (a[i].poison || b[i].poison) {
      *out = pl_scalar_poison(c->m->run->arena, 1);
      return;
    }
    if (a[i].undef || b[i].undef || !pl_fp_compare(c->m->run->arena, PL_FCMP_OEQ, c->format, a[i].bits, b[i].bits, &same))
      c->ok = false;
    all &= same;
  }
  *out = pl_scalar_u64(c->m->run->arena, 1, all == wanted);
}

static void do_complex(pl_machine *m, const pl_op *op, int kind) {
  const pl_layout *layout = pl_machine_layout(m, pl_operand(op, 0)->type);
  const pl_attr *flags = pl_op_attr(op, "fastmath");
  calculator c = {m, PL_FLOAT_INVALID, true};
  if (layout->num_leaves == 2 && layout->leaves[0].kind == PL_LEAF_FLOAT) c.format = layout->leaves[0].format;
  bool claims = pl_enum_has(flags, "nnan") || pl_enum_has(flags, "ninf") || pl_enum_has(flags, "fast");
  if (c.format == PL_FLOAT_INVALID || claims) {
    pl_stop_unsupported(m, op, "this arithmetic on complex numbers can't be run");
    return;
  }
  const pl_scalar *a = pl_leaves(m, pl_operand(op, 0)), *b = op->num_operands > 1 ? pl_leaves(m, pl_operand(op, 1)) : a;
  pl_scalar out[2], square;
  switch (kind) {
  case '+':
  case '-':
    for (uint32_t i = 0; i < 2; i++)
      out[i] = calculate(&c, kind == '+' ? PL_FP_ADD : PL_FP_SUB, a[i], b[i]);
    break;
  case '*': multiply(&c, a, b, out); break;
  case '/': divide(&c, a, b, out); break;
  case 'n': negate(&c, a, out); break;
  case 'a':
    square = sum_of_squares(&c, a);
    out[0] = calculate(&c, PL_FP_SQRT, square, square);
    break;
  case '=':
  case '!': compare(&c, a, b, kind == '=', out); break;
  default: c.ok = false;
  }
  if (!c.ok) {
    pl_stop_unsupported(m, op, "this arithmetic on complex numbers can't be run");
    return;
  }
  memcpy(pl_leaves(m, pl_result(op, 0)), out, pl_num_leaves(m, pl_result(op, 0)) * sizeof *out);
}

/* Vectors. */

static uint32_t vector_rank(const pl_type *type) { return type->kind == PL_TYPE_VECTOR ? type->shaped.rank : 0; }

/* Which leaf of the narrower operand a leaf of the result is. */
static uint32_t source_leaf(const pl_type *from, const pl_type *to, uint32_t leaf) {
  uint32_t n = vector_rank(from), r = vector_rank(to), coordinates[MAX_RANK], at = 0;
  for (uint32_t d = r; d-- > 0;) {
    coordinates[d] = leaf % (uint32_t)to->shaped.shape[d];
    leaf /= (uint32_t)to->shaped.shape[d];
  }
  for (uint32_t d = 0; d < n; d++) {
    uint32_t size = (uint32_t)from->shaped.shape[d];
    at = at * size + (size == 1 ? 0 : coordinates[r - n + d]);
  }
  return at;
}

static void do_broadcast(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  if (vector_rank(to) > MAX_RANK || vector_rank(from) > vector_rank(to)) {
    pl_stop_unsupported(m, op, "a broadcast of this form");
    return;
  }
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++)
    pl_leaves(m, pl_result(op, 0))[i] = pl_leaves(m, pl_operand(op, 0))[source_leaf(from, to, i)];
}

/* A position as the first leaf of the part that it names. *bad: it is poison, or not in the vector. */
static bool part_at(pl_machine *m, const pl_op *op, const pl_type *type, uint32_t first_operand, uint32_t part, uint32_t *leaf,
                    bool *bad) {
  const pl_attr *fixed = pl_op_attr(op, "static_position");
  bool listed = fixed != NULL && fixed->kind == PL_ATTR_DENSE_ARRAY;
  uint64_t count = listed ? fixed->dense.count : op->num_operands - first_operand;
  *leaf = 0;
  *bad = false;
  if (count > vector_rank(type)) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t at = PL_DYNAMIC;
    if (listed && !pl_apint_to_i64(pl_dense_at(fixed, i), &at)) return false;
    if (at == PL_DYNAMIC) {
      if (first_operand >= op->num_operands) return false;
      const pl_scalar *s = pl_leaves(m, pl_operand(op, first_operand++));
      *bad |= !pl_scalar_is_fine(s) ||
              !pl_apint_ult(s->bits, pl_apint_from_u64(m->run->arena, s->bits.width, (uint64_t)type->shaped.shape[i]));
      at = *bad ? 0 : pl_scalar_signed(s);
    }
    *bad |= at < 0 || at >= type->shaped.shape[i];
    *leaf = *leaf * (uint32_t)type->shaped.shape[i] + (*bad ? 0 : (uint32_t)at);
  }
  *leaf *= part;
  return true;
}

static void make_poison(pl_machine *m, const pl_value *value) {
  for (uint32_t i = 0; i < pl_num_leaves(m, value); i++)
    pl_leaves(m, value)[i] = pl_scalar_poison(m->run->arena, pl_machine_layout(m, value->type)->leaves[i].width);
}

static void do_extract(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t leaf, part = pl_num_leaves(m, pl_result(op, 0));
  bool bad;
  if (!part_at(m, op, pl_operand(op, 0)->type, 1, part, &leaf, &bad))
    pl_stop_unsupported(m, op, "an extract of this form");
  else if (bad)
    make_poison(m, pl_result(op, 0));
  else
    memcpy(pl_leaves(m, pl_result(op, 0)), pl_leaves(m, pl_operand(op, 0)) + leaf, part * sizeof(pl_scalar));
}

static void do_insert(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t leaf, part = pl_num_leaves(m, pl_operand(op, 0));
  bool bad;
  if (!part_at(m, op, pl_result(op, 0)->type, 2, part, &leaf, &bad)) {
    pl_stop_unsupported(m, op, "an insert of this form");
    return;
  }
  if (bad) {
    make_poison(m, pl_result(op, 0));
    return;
  }
  memcpy(pl_leaves(m, pl_result(op, 0)), pl_leaves(m, pl_operand(op, 1)), pl_num_leaves(m, pl_result(op, 0)) * sizeof(pl_scalar));
  memcpy(pl_leaves(m, pl_result(op, 0)) + leaf, pl_leaves(m, pl_operand(op, 0)), part * sizeof(pl_scalar));
}

/* Floats: from the start, if there is one, over the lanes in order. */
static bool fold_floats(pl_machine *m, const pl_op *op, pl_fp_op how, const pl_value *lanes, const pl_value *start,
                        pl_scalar *out) {
  const pl_layout *layout = pl_machine_layout(m, lanes->type);
  const pl_attr *flags = pl_op_attr(op, "fastmath");
  if (flags == NULL) flags = pl_op_attr(op, "fastmathFlags");
  static const char *const words[] = {"nnan", "ninf", "fast", "reassoc"};
  calculator c = {m, layout->leaves[0].format, layout->leaves[0].kind == PL_LEAF_FLOAT};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    c.ok &= !pl_enum_has(flags, words[i]);
  uint32_t first = start == NULL ? 1 : 0;
  if (c.ok) *out = start == NULL ? pl_use_leaf(m, lanes, 0) : pl_use_leaf(m, start, 0);
  for (uint32_t i = first; c.ok && i < layout->num_leaves; i++)
    *out = calculate(&c, how, *out, pl_use_leaf(m, lanes, i));
  return c.ok;
}

/* aux: how. Source: the accumulator is the start of a sum or product, else it is one more operand. The sum of nothing is a zero
 * of either sign, so where that shows any value goes. */
static void reduce_floats(pl_machine *m, const pl_op *op, pl_fp_op how) {
  const pl_value *lanes = pl_operand(op, 0), *acc = op->num_operands > 1 ? pl_operand(op, 1) : NULL;
  bool from_start = how == PL_FP_ADD || how == PL_FP_MUL;
  pl_scalar *out = pl_leaves(m, pl_result(op, 0)), all = {0};
  calculator c = {m, pl_machine_layout(m, lanes->type)->leaves[0].format, true};
  if (!fold_floats(m, op, how, lanes, from_start ? acc : NULL, &all)) {
    pl_stop_unsupported(m, op, "a reduction of this kind can't be run");
    return;
  }
  if (acc != NULL && !from_start) all = calculate(&c, how, all, pl_use_leaf(m, acc, 0));
  bool zero = acc == NULL && how == PL_FP_ADD && pl_scalar_is_fine(&all) && pl_float_is_zero(all.bits, c.format);
  *out = zero ? pl_scalar_undef(m->run->arena, all.bits.width) : all;
}

static void do_llvm_float_reduction(pl_machine *m, const pl_op *op, int how) {
  bool has_start = op->num_operands > 1;
  pl_scalar all = {0};
  if (!fold_floats(m, op, (pl_fp_op)how, pl_operand(op, has_start ? 1 : 0), has_start ? pl_operand(op, 0) : NULL, &all))
    pl_stop_unsupported(m, op, "a reduction of this kind can't be run");
  else
    *pl_leaves(m, pl_result(op, 0)) = all;
}

static bool float_kind(const pl_attr *kind, pl_fp_op *out) {
  static const struct {
    const char *word;
    pl_fp_op op;
  } kinds[] = {{"add", PL_FP_ADD},        {"mul", PL_FP_MUL},          {"minnumf", PL_FP_MINNUM},
               {"maxnumf", PL_FP_MAXNUM}, {"minimumf", PL_FP_MINIMUM}, {"maximumf", PL_FP_MAXIMUM}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (pl_enum_has(kind, kinds[i].word)) {
      *out = kinds[i].op;
      return true;
    }
  return false;
}

/* Integers, from the first lane to the last, then the accumulator. */
static void do_reduction(pl_machine *m, const pl_op *op, int aux) {
  static const struct {
    const char *word;
    pl_int_op op;
  } kinds[] = {{"add", PL_INT_ADD},    {"mul", PL_INT_MUL},    {"and", PL_INT_AND},    {"or", PL_INT_OR},     {"xor", PL_INT_XOR},
               {"minsi", PL_INT_SMIN}, {"maxsi", PL_INT_SMAX}, {"minui", PL_INT_UMIN}, {"maxui", PL_INT_UMAX}};
  const pl_attr *kind = pl_op_attr(op, "kind");
  pl_int_op how = (pl_int_op)aux;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (pl_enum_has(kind, kinds[i].word)) how = kinds[i].op;
  uint32_t count = pl_num_leaves(m, pl_operand(op, 0));
  pl_fp_op real = PL_FP_ADD;
  bool floats = count > 0 && pl_machine_layout(m, pl_operand(op, 0)->type)->leaves[0].kind == PL_LEAF_FLOAT;
  if (floats && float_kind(kind, &real)) {
    reduce_floats(m, op, real);
    return;
  }
  if (how == PL_INT_INVALID || count == 0 || pl_machine_layout(m, pl_operand(op, 0)->type)->leaves[0].kind != PL_LEAF_INT) {
    pl_stop_unsupported(m, op, "a reduction of this kind can't be run");
    return;
  }
  pl_scalar all = pl_use_leaf(m, pl_operand(op, 0), 0);
  for (uint32_t i = 1; i < count; i++)
    (void)pl_int_binary(m->run->arena, how, 0, all, pl_use_leaf(m, pl_operand(op, 0), i), &all);
  if (op->num_operands > 1) (void)pl_int_binary(m->run->arena, how, 0, all, pl_use_leaf(m, pl_operand(op, 1), 0), &all);
  *pl_leaves(m, pl_result(op, 0)) = all;
}

/* Lanes in memory: elements behind the one that is named. `mask` NULL: all of them. */
static void access_lanes(pl_machine *m, const pl_op *op, uint32_t memref, const pl_scalar *mask, pl_scalar *lanes, uint32_t count,
                         bool is_store) {
  pl_element e;
  if (!pl_element_of(m, op, memref, memref + 1, &e)) return;
  if (e.layout->num_leaves != 1) {
    pl_stop_unsupported(m, op, "an element of several parts");
    return;
  }
  uint64_t first = pl_scalar_word(&e.pointer);
  for (uint32_t i = 0; i < count; i++) {
    if (mask != NULL && !pl_fine(m, op, &mask[i], "the mask")) return;
    if (mask != NULL && pl_apint_is_zero(mask[i].bits)) continue;
    e.pointer.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, first + i * e.layout->size);
    if (is_store ? !pl_store(m, op, &e.pointer, e.layout, e.layout->align, &lanes[i])
                 : !pl_load(m, op, &e.pointer, e.layout, e.layout->align, &lanes[i]))
      return;
  }
}

static bool whole_elements(pl_machine *m, const pl_op *op, uint32_t memref, const pl_type *vector) {
  if (pl_operand(op, memref)->type->shaped.elem != vector) return false;
  pl_element e;
  const pl_scalar *values = memref == 1 ? pl_leaves(m, pl_operand(op, 0)) : NULL;
  if (pl_element_of(m, op, memref, memref + 1, &e))
    (void)(values != NULL ? pl_element_store(m, op, &e, values) : pl_element_load(m, op, &e, pl_leaves(m, pl_result(op, 0))));
  return true;
}

static void do_load(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  if (whole_elements(m, op, 0, pl_result(op, 0)->type)) return;
  access_lanes(m, op, 0, NULL, pl_leaves(m, pl_result(op, 0)), pl_num_leaves(m, pl_result(op, 0)), false);
}

static void do_store(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  if (whole_elements(m, op, 1, pl_operand(op, 0)->type)) return;
  access_lanes(m, op, 1, NULL, pl_leaves(m, pl_operand(op, 0)), pl_num_leaves(m, pl_operand(op, 0)), true);
}

static void do_masked_load(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0)), last = op->num_operands - 1;
  memcpy(pl_leaves(m, pl_result(op, 0)), pl_leaves(m, pl_operand(op, last)), count * sizeof(pl_scalar));
  access_lanes(m, op, 0, pl_leaves(m, pl_operand(op, last - 1)), pl_leaves(m, pl_result(op, 0)), count, false);
}

static void do_masked_store(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t last = op->num_operands - 1;
  const pl_value *value = pl_operand(op, last);
  access_lanes(m, op, 0, pl_leaves(m, pl_operand(op, last - 1)), pl_leaves(m, value), pl_num_leaves(m, value), true);
}

/* llvm.intr.masked.load, llvm.intr.masked.store: lanes behind a pointer. */
static void do_llvm_masked(pl_machine *m, const pl_op *op, int is_store) {
  const pl_value *vector = is_store ? pl_operand(op, 0) : pl_result(op, 0);
  pl_scalar pointer = *pl_leaves(m, pl_operand(op, is_store ? 1 : 0)), *lanes = pl_leaves(m, vector);
  const pl_layout *elem = pl_machine_layout(m, vector->type->shaped.elem);
  if (!elem->known || elem->num_leaves != 1 || !pl_fine(m, op, &pointer, "the pointer")) {
    if (m->stop == PL_STOP_INVALID) pl_stop_unsupported(m, op, "a masked access of this type");
    return;
  }
  if (!is_store && op->num_operands > 2)
    memcpy(lanes, pl_leaves(m, pl_operand(op, 2)), pl_num_leaves(m, vector) * sizeof *lanes);
  else if (!is_store)
    make_poison(m, vector);
  uint64_t first = pl_scalar_word(&pointer);
  for (uint32_t i = 0; i < pl_num_leaves(m, vector); i++) {
    pl_scalar on = pl_use_leaf(m, pl_operand(op, is_store ? 2 : 1), i);
    if (!pl_fine(m, op, &on, "the mask")) return;
    if (pl_apint_is_zero(on.bits)) continue;
    pointer.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, first + i * elem->store_size);
    if (is_store ? !pl_store(m, op, &pointer, elem, 1, &lanes[i]) : !pl_load(m, op, &pointer, elem, 1, &lanes[i])) return;
  }
}

pl_op_entry pl_vector_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_COMPLEX_ADD] = {do_complex, '+'},
      [PL_OP_COMPLEX_SUB] = {do_complex, '-'},
      [PL_OP_COMPLEX_MUL] = {do_complex, '*'},
      [PL_OP_COMPLEX_DIV] = {do_complex, '/'},
      [PL_OP_COMPLEX_NEG] = {do_complex, 'n'},
      [PL_OP_COMPLEX_ABS] = {do_complex, 'a'},
      [PL_OP_COMPLEX_EQ] = {do_complex, '='},
      [PL_OP_COMPLEX_NEQ] = {do_complex, '!'},
      [PL_OP_VECTOR_BROADCAST] = {do_broadcast, 0},
      [PL_OP_VECTOR_SPLAT] = {do_broadcast, 0},
      [PL_OP_VECTOR_EXTRACT] = {do_extract, 0},
      [PL_OP_VECTOR_EXTRACTELEMENT] = {do_extract, 0},
      [PL_OP_VECTOR_INSERT] = {do_insert, 0},
      [PL_OP_VECTOR_INSERTELEMENT] = {do_insert, 0},
      [PL_OP_VECTOR_REDUCTION] = {do_reduction, PL_INT_INVALID},
      [PL_OP_VECTOR_LOAD] = {do_load, 0},
      [PL_OP_VECTOR_STORE] = {do_store, 0},
      [PL_OP_VECTOR_MASKEDLOAD] = {do_masked_load, 0},
      [PL_OP_VECTOR_MASKEDSTORE] = {do_masked_store, 0},
      [PL_OP_LLVM_INTR_MASKED_LOAD] = {do_llvm_masked, 0},
      [PL_OP_LLVM_INTR_MASKED_STORE] = {do_llvm_masked, 1},
      [PL_OP_LLVM_INTR_FMULADD] = {pl_do_fp_fma, 0}, /* rounding once is one of its choices, and the source's */
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FADD] = {do_llvm_float_reduction, PL_FP_ADD},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMUL] = {do_llvm_float_reduction, PL_FP_MUL},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMAX] = {do_llvm_float_reduction, PL_FP_MAXNUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMIN] = {do_llvm_float_reduction, PL_FP_MINNUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMAXIMUM] = {do_llvm_float_reduction, PL_FP_MAXIMUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMINIMUM] = {do_llvm_float_reduction, PL_FP_MINIMUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_ADD] = {do_reduction, PL_INT_ADD},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_MUL] = {do_reduction, PL_INT_MUL},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_AND] = {do_reduction, PL_INT_AND},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_OR] = {do_reduction, PL_INT_OR},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_XOR] = {do_reduction, PL_INT_XOR},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_SMAX] = {do_reduction, PL_INT_SMAX},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_SMIN] = {do_reduction, PL_INT_SMIN},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_UMAX] = {do_reduction, PL_INT_UMAX},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_UMIN] = {do_reduction, PL_INT_UMIN},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
