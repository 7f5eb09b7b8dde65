/* Values in scope, and new ones of a wanted type. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/functions.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

void pl_own(pl_maker *m, pl_value *value) {
  assert(value && value->type);
  pl_vec_push(&m->values, ((pl_gen_value){value, false}));
}

/* The current function's entry block; NULL outside of functions and in a function without blocks. */
static pl_block *entry(const pl_maker *m) { return m->func && m->func->num_regions ? m->func->regions[0]->first : NULL; }

/* Values that are looked at: more than modules of a campaign have in scope, few enough that a long input takes no longer for each
 * record than a short one. */
enum { MOST_LOOKED_AT = 4096 };

pl_value *pl_pick(pl_maker *m, pl_gen_holds *holds, const void *user) {
  assert(holds);
  pl_block *first = entry(m);
  uint32_t num_args = first ? first->num_args : 0, total = (uint32_t)m->values.len + num_args;
  if (total == 0) return NULL;
  /* From a recent one on, backwards, then round. */
  uint32_t back = pl_rarely(m, 3) ? pl_draw(m, total > 256 ? 256 : total) : pl_draw(m, total > 3 ? 3 : total);
  for (uint32_t i = 0; i < total && i < MOST_LOOKED_AT; i++) {
    uint32_t at = (total - 1 - back + total - i) % total;
    pl_value *value = at < num_args ? first->args[at] : m->values.data[at - num_args].value;
    if (holds(value->type, user)) return value;
  }
  return NULL;
}

pl_op *pl_gen_emit(pl_maker *m, const pl_op_spec *spec) {
  assert(m->at && !m->ended);
  pl_op *op = pl_op_new(m->module, spec);
  pl_op_append(m->at, op);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_own(m, pl_result(op, i));
  return op;
}

pl_op *pl_gen_emit_op(pl_maker *m, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands,
                      const pl_type *const *results, uint32_t num_results, const pl_attr *attrs) {
  assert((operands || num_operands == 0) && (results || num_results == 0));
  return pl_gen_emit(m, &(pl_op_spec){.info = pl_op_info_of(kind),
                                      .operands = operands,
                                      .num_operands = num_operands,
                                      .result_types = results,
                                      .num_results = num_results,
                                      .attrs = attrs});
}

pl_op *pl_gen_emit_segments(pl_maker *m, pl_op_kind kind, pl_value *const *operands, const uint32_t *segments,
                            uint32_t num_segments, const pl_type *result, const pl_attr *attrs) {
  assert(segments && num_segments > 0);
  uint32_t count = 0;
  for (uint32_t i = 0; i < num_segments; i++)
    count += segments[i];
  return pl_gen_emit(m, &(pl_op_spec){.info = pl_op_info_of(kind),
                                      .operands = operands,
                                      .num_operands = count,
                                      .result_types = &result,
                                      .num_results = 1,
                                      .attrs = attrs,
                                      .segments = segments,
                                      .num_segments = num_segments});
}

pl_op *pl_gen_emit_top(pl_maker *m, pl_op_kind kind, uint32_t num_regions, const pl_attr *attrs) {
  assert(m->top && kind != PL_OP_INVALID && kind < PL_OP_UNREGISTERED);
  pl_op *op = pl_op_new(m->module, &(pl_op_spec){.info = pl_op_info_of(kind), .num_regions = num_regions, .attrs = attrs});
  pl_op_append(m->top, op);
  return op;
}

/* ---- constants ---- */

/* Emits a constant op of the kind, type and value, and returns its result. */
static pl_value *constant(pl_maker *m, pl_op_kind kind, const pl_type *type, const pl_attr *value) {
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "value", value);
  return pl_result(pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs)), 0);
}

/* The kind of constants in the current flavour: llvm.mlir.constant or arith.constant. */
static pl_op_kind constant_kind(const pl_maker *m) {
  return m->flavour == PL_GEN_LLVM ? PL_OP_LLVM_MLIR_CONSTANT : PL_OP_ARITH_CONSTANT;
}

pl_value *pl_int_constant(pl_maker *m, const pl_type *type, uint64_t value) {
  assert(type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX);
  return constant(m, constant_kind(m), type, pl_attr_i64(m->ctx, type, (int64_t)value));
}

pl_value *pl_index_constant(pl_maker *m, int64_t value) {
  bool llvm = m->flavour == PL_GEN_LLVM;
  const pl_type *type = llvm ? pl_type_integer(m->ctx, 64) : pl_type_index(m->ctx);
  pl_op_kind kind = !llvm && pl_rarely(m, 4) ? PL_OP_INDEX_CONSTANT : constant_kind(m);
  return constant(m, kind, type, pl_attr_i64(m->ctx, type, value));
}

/* Whether the type is a float, index or a signless integer. */
static bool is_number(const pl_type *t) { return t->kind == PL_TYPE_FLOAT || t->kind == PL_TYPE_INDEX || pl_type_is_signless(t); }

/* The number of elements of the shaped type, where a dynamic size counts as 64. */
static uint64_t count_elements(const pl_type *shaped) {
  uint64_t n = 1;
  for (uint32_t i = 0; i < shaped->shaped.rank; i++)
    n *= shaped->shaped.shape[i] == PL_DYNAMIC || shaped->shaped.shape[i] < 0 ? 64 : (uint64_t)shaped->shaped.shape[i];
  return n;
}

/* Whether a dimension of the vector type is scalable. */
static bool is_scalable(const pl_type *t) {
  for (uint32_t i = 0; t->shaped.scalable_dims && i < t->shaped.rank; i++)
    if (t->shaped.scalable_dims[i]) return true;
  return false;
}

/* Whether no size of the shaped type is dynamic. */
static bool is_static(const pl_type *t) {
  for (uint32_t i = 0; i < t->shaped.rank; i++)
    if (t->shaped.shape[i] == PL_DYNAMIC) return false;
  return true;
}

/* Emits a constant with a random value of a number type, or of a type composed of these that has constants in functions of this
 * flavour; NULL for any other type. */
static pl_value *literal(pl_maker *m, const pl_type *type) {
  if (is_number(type)) {
    if (type->kind == PL_TYPE_INDEX && m->flavour != PL_GEN_LLVM && !pl_rarely(m, 4)) return pl_index_constant(m, pl_draw(m, 6));
    return constant(m, constant_kind(m), type, pl_draw_number(m, type));
  }
  if (type->kind == PL_TYPE_COMPLEX && m->flavour != PL_GEN_LLVM && type->shaped.elem->kind == PL_TYPE_FLOAT) {
    const pl_type *elem = type->shaped.elem;
    const pl_attr *re = pl_draw_number(m, elem), *im = pl_draw_number(m, elem), *parts[2] = {re, im};
    return constant(m, PL_OP_COMPLEX_CONSTANT, type, pl_attr_array(m->ctx, parts, 2));
  }
  bool shaped = type->kind == PL_TYPE_VECTOR || (type->kind == PL_TYPE_TENSOR && m->flavour == PL_GEN_EXOTIC);
  if (!shaped || !is_number(type->shaped.elem) || !is_static(type)) return NULL;
  uint64_t count = is_scalable(type) ? 64 : count_elements(type);
  return constant(m, constant_kind(m), type, pl_draw_elements(m, type, (uint32_t)count));
}

/* ---- other new values ---- */

/* Adds an argument of the type to the current function's entry block and returns it; does nothing and returns NULL if there is no
 * such block or it has `most` arguments or more. */
static pl_value *argument(pl_maker *m, const pl_type *type, uint32_t most) {
  pl_block *first = entry(m);
  return first && first->num_args < most ? pl_block_add_arg(m->module, first, type) : NULL;
}

/* Emits a memref.alloc, marked as owned (still to be freed), or a memref.alloca of the type, with constants for its dynamic
 * sizes; NULL if it is no ranked memref with the default layout, or ops with side effects are excluded here. */
static pl_value *allocation(pl_maker *m, const pl_type *type) {
  const pl_attr *layout = type->shaped.layout;
  if (type->kind != PL_TYPE_MEMREF || m->no_effects || layout) return NULL;
  pl_value *sizes[PL_GEN_MAX_RANK];
  uint32_t segments[2] = {0, 0};
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] == PL_DYNAMIC) sizes[segments[0]++] = pl_index_constant(m, 1 + pl_draw(m, 5));
  bool heap = pl_rarely(m, 2);
  pl_op *op = pl_gen_emit_segments(m, heap ? PL_OP_MEMREF_ALLOC : PL_OP_MEMREF_ALLOCA, sizes, segments, 2, type, NULL);
  m->values.data[m->values.len - 1].owned = heap;
  return pl_result(op, 0);
}

/* Emits a func.constant of a func.func of that type, an existing one or a new declaration, and returns its result. */
static pl_value *function_value(pl_maker *m, const pl_type *type) {
  pl_op *func = pl_pick_function(m, PL_GEN_SOURCE, type);
  if (!func) func = pl_declare(m, PL_GEN_SOURCE, type);
  return constant(m, PL_OP_FUNC_CONSTANT, type, pl_symbol_of(m, func));
}

/* Emits the address of a global or an llvm.alloca as a value of the pointer type; NULL, at random or where that is not
 * possible. */
static pl_value *llvm_pointer(pl_maker *m, const pl_type *type) {
  if (type->ptr.space || m->no_effects || pl_rarely(m, 3)) return NULL;
  PL_GEN_ATTRS(attrs);
  if (pl_rarely(m, 2)) {
    pl_attrs_add(&attrs, "global_name", pl_symbol_of(m, pl_llvm_global(m)));
    return pl_result(pl_gen_emit_op(m, PL_OP_LLVM_MLIR_ADDRESSOF, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs)), 0);
  }
  pl_value *count = pl_int_constant(m, pl_type_integer(m->ctx, 64), 1 + pl_draw(m, 8));
  pl_attrs_add(&attrs, "elem_type", pl_attr_type(m->ctx, pl_type_integer(m->ctx, 64)));
  return pl_result(pl_gen_emit_op(m, PL_OP_LLVM_ALLOCA, &count, 1, &type, 1, pl_attrs_dict(m, &attrs)), 0);
}

/* Emits an op such as ub.poison or llvm.mlir.undef whose result is of the type, which may be any, and returns the result. */
static pl_value *undetermined(pl_maker *m, const pl_type *type) {
  static const pl_op_kind kinds[] = {PL_OP_LLVM_MLIR_ZERO, PL_OP_LLVM_MLIR_UNDEF, PL_OP_LLVM_MLIR_POISON};
  if (m->flavour != PL_GEN_LLVM) return pl_result(pl_gen_emit_op(m, PL_OP_UB_POISON, NULL, 0, &type, 1, NULL), 0);
  if (type->kind == PL_TYPE_LLVM_TOKEN) return pl_result(pl_gen_emit_op(m, PL_OP_LLVM_MLIR_NONE, NULL, 0, &type, 1, NULL), 0);
  pl_op_kind kind = pl_is_only_passed(type) ? PL_OP_LLVM_MLIR_UNDEF : kinds[pl_draw(m, 3)]; /* some have no zero */
  return pl_result(pl_gen_emit_op(m, kind, NULL, 0, &type, 1, NULL), 0);
}

/* A new value of the type, such as a constant, a function argument or an allocation. Never NULL. */
static pl_value *make(pl_maker *m, const pl_type *type) {
  pl_value *value = NULL;
  bool small = is_number(type) || type->kind == PL_TYPE_VECTOR || type->kind == PL_TYPE_COMPLEX;
  if (type->kind == PL_TYPE_LLVM_TOKEN) return undetermined(m, type);
  if (pl_is_only_passed(type)) value = argument(m, type, PL_GEN_MAX_ARGS);
  if (small && pl_rarely(m, 3)) value = literal(m, type);
  if (!value && type->kind == PL_TYPE_FUNCTION && pl_rarely(m, 2)) value = function_value(m, type);
  if (!value && type->kind == PL_TYPE_MEMREF && pl_rarely(m, 3)) value = allocation(m, type);
  if (!value && type->kind == PL_TYPE_LLVM_PTR && pl_rarely(m, 2)) value = llvm_pointer(m, type);
  if (!value && !pl_rarely(m, 8)) value = argument(m, type, PL_GEN_FEW_ARGS);
  if (!value && small) value = literal(m, type);
  if (!value) value = allocation(m, type);
  if (!value && m->source_only) value = argument(m, type, PL_GEN_MAX_ARGS); /* poison has no lowering */
  return value ? value : undetermined(m, type);
}

/* Whether the type is `user`, for pl_pick. */
static bool is_type(const pl_type *type, const void *user) { return type == user; }

pl_value *pl_want(pl_maker *m, const pl_type *type) {
  assert(type->kind != PL_TYPE_LLVM_VOID);
  pl_value *value = pl_rarely(m, 6) ? NULL : pl_pick(m, is_type, type);
  if (!value) value = make(m, type);
  assert(value->type == type);
  return value;
}

pl_value *pl_want_class(pl_maker *m, pl_constraint constraint) { return pl_want(m, pl_draw_class(m, constraint)); }
