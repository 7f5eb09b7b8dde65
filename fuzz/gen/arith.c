/* arith, index, complex and llvm arithmetic that asks for a word of its own: divisors and shifts that mostly are defined,
 * constants, casts that undo each other. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* Whether the type is a float, index or a signless integer. */
static bool is_number(const pl_type *t) { return t->kind == PL_TYPE_FLOAT || t->kind == PL_TYPE_INDEX || pl_type_is_signless(t); }

/* Emits a small nonzero constant of an integer or index type, as a splat if `type` is a vector of one; returns its value, or NULL
 * for any other type. */
static pl_value *small(pl_maker *m, const pl_type *type) {
  const pl_type *elem = type->kind == PL_TYPE_VECTOR ? type->shaped.elem : type;
  uint32_t width = elem->kind == PL_TYPE_INTEGER ? elem->integer.width : elem->kind == PL_TYPE_INDEX ? 64 : 0;
  if (width == 0) return NULL;
  uint64_t value = 1 + pl_draw(m, width > 4 ? 7 : 1);
  if (type == elem) return type->kind == PL_TYPE_INDEX ? pl_index_constant(m, (int64_t)value) : pl_int_constant(m, type, value);
  pl_apint bits = pl_apint_from_u64(m->arena, width, value);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "value", pl_attr_dense(m->ctx, type, &bits, 1, true));
  pl_op_kind kind = m->flavour == PL_GEN_LLVM ? PL_OP_LLVM_MLIR_CONSTANT : PL_OP_ARITH_CONSTANT;
  return pl_result(pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs)), 0);
}

/* Emits a division, remainder or shift of the kind, whose right operand is mostly a small nonzero constant. */
static void make_guarded(pl_maker *m, pl_op_kind kind) {
  const pl_signature *s = pl_signature_of(m->ctx, pl_op_info_of(kind));
  const pl_type *type = pl_draw_class(m, s->operands[0].constraint);
  pl_value *operands[2] = {pl_want(m, type), NULL};
  if (!pl_rarely(m, 3)) operands[1] = small(m, type);
  if (!operands[1]) operands[1] = pl_want(m, type);
  PL_GEN_ATTRS(attrs);
  pl_draw_attrs(m, s, &attrs);
  (void)pl_gen_emit_op(m, kind, operands, 2, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Emits an arith.constant or llvm.mlir.constant of a random scalar or, less often, vector or LLVM array. */
static void make_constant(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_draw_scalar(m);
  bool dense = pl_rarely(m, 4);
  if (dense) type = m->flavour == PL_GEN_LLVM && pl_rarely(m, 2) ? pl_type_llvm_array(m->ctx, 4, type) : pl_draw_vector(m, type);
  PL_GEN_ATTRS(attrs);
  const pl_type *shaped = type;
  uint32_t count = 64;
  if (dense && type->kind == PL_TYPE_LLVM_ARRAY) {
    shaped = pl_type_tensor(m->ctx, 1, type->shaped.shape, type->shaped.elem, NULL);
    count = 4;
  } else if (dense && !type->shaped.scalable_dims) {
    count = 1;
    for (uint32_t i = 0; i < type->shaped.rank; i++)
      count *= (uint32_t)type->shaped.shape[i];
  }
  pl_attrs_add(&attrs, "value", dense ? pl_draw_elements(m, shaped, count) : pl_draw_number(m, type));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Emits an index.constant or index.bool.constant, as `kind` says, of a random value. */
static void make_index_constant(pl_maker *m, pl_op_kind kind) {
  bool boolean = kind == PL_OP_INDEX_BOOL_CONSTANT;
  const pl_type *type = boolean ? pl_type_integer(m->ctx, 1) : pl_type_index(m->ctx);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "value", boolean ? pl_attr_bool(m->ctx, pl_rarely(m, 2)) : pl_draw_number(m, type));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Emits a complex.constant of two random floats. */
static void make_complex_constant(pl_maker *m, pl_op_kind kind) {
  const pl_type *elem = pl_draw_float(m), *type = pl_type_complex(m->ctx, elem);
  const pl_attr *re = pl_draw_number(m, elem), *im = pl_draw_number(m, elem), *parts[2] = {re, im};
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "value", pl_attr_array(m->ctx, parts, 2));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Emits an unrealized_conversion_cast to i64; in source functions also the cast back, so that a lowering can fold the pair. */
static void make_cast_pair(pl_maker *m, pl_op_kind kind) {
  const pl_type *from = pl_type_index(m->ctx), *to = pl_type_integer(m->ctx, 64);
  if (m->flavour == PL_GEN_EXOTIC && pl_rarely(m, 2)) from = pl_draw_any(m);
  pl_value *value = pl_want(m, from);
  value = pl_result(pl_gen_emit_op(m, kind, &value, 1, &to, 1, NULL), 0);
  if (m->flavour == PL_GEN_SOURCE) (void)pl_gen_emit_op(m, kind, &value, 1, &from, 1, NULL);
}

/* Emits a ub.poison of a random type without a `value` attribute, which defaults to #ub.poison. */
static void make_poison(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_draw_any(m);
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, NULL);
}

/* Whether the type is a number, a vector of numbers or an LLVM pointer: what llvm.intr.ssa.copy is made of. */
static bool is_llvm_number(const pl_type *t) {
  return is_number(t) || (t->kind == PL_TYPE_VECTOR && is_number(t->shaped.elem)) || t->kind == PL_TYPE_LLVM_PTR;
}

/* Emits an llvm.freeze of a value of any type, or an llvm.intr.ssa.copy of a number, a vector of numbers or a pointer. */
static void make_same(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_draw_any(m);
  if (kind == PL_OP_LLVM_INTR_SSA_COPY && !is_llvm_number(type)) type = pl_draw_int(m);
  pl_value *value = pl_want(m, type);
  (void)pl_gen_emit_op(m, kind, &value, 1, &type, 1, NULL);
}

void pl_gen_add_arith(pl_gen *gen) {
  assert(gen->num_source == 0 && gen->num_llvm == 0);
  static const pl_op_kind guarded[] = {PL_OP_ARITH_DIVUI,      PL_OP_ARITH_DIVSI,    PL_OP_ARITH_CEILDIVUI, PL_OP_ARITH_CEILDIVSI,
                                       PL_OP_ARITH_FLOORDIVSI, PL_OP_ARITH_REMUI,    PL_OP_ARITH_REMSI,     PL_OP_ARITH_SHLI,
                                       PL_OP_ARITH_SHRUI,      PL_OP_ARITH_SHRSI,    PL_OP_INDEX_DIVS,      PL_OP_INDEX_DIVU,
                                       PL_OP_INDEX_CEILDIVS,   PL_OP_INDEX_CEILDIVU, PL_OP_INDEX_FLOORDIVS, PL_OP_INDEX_REMS,
                                       PL_OP_INDEX_REMU,       PL_OP_INDEX_SHL,      PL_OP_INDEX_SHRS,      PL_OP_INDEX_SHRU,
                                       PL_OP_LLVM_UDIV,        PL_OP_LLVM_SDIV,      PL_OP_LLVM_UREM,       PL_OP_LLVM_SREM,
                                       PL_OP_LLVM_SHL,         PL_OP_LLVM_LSHR,      PL_OP_LLVM_ASHR};
  for (size_t i = 0; i < sizeof guarded / sizeof *guarded; i++)
    pl_gen_set(gen, guarded[i], make_guarded);
  pl_gen_set(gen, PL_OP_ARITH_CONSTANT, make_constant);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_CONSTANT, make_constant);
  pl_gen_set(gen, PL_OP_INDEX_CONSTANT, make_index_constant);
  pl_gen_set(gen, PL_OP_INDEX_BOOL_CONSTANT, make_index_constant);
  pl_gen_set(gen, PL_OP_COMPLEX_CONSTANT, make_complex_constant);
  pl_gen_set(gen, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST, make_cast_pair);
  pl_gen_set(gen, PL_OP_UB_POISON, make_poison);
  pl_gen_set(gen, PL_OP_LLVM_FREEZE, make_same);
  pl_gen_set(gen, PL_OP_LLVM_INTR_SSA_COPY, make_same);
}
