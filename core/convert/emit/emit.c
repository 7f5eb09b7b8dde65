/* emit.c - making ops of the LLVM dialect. Attribute names and defaults: MLIR documentation, "'llvm' Dialect". */
#include "core/convert/emit/emit.h"

#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/types/types.h"

/* Makes the op that `spec` describes at the location of rw->op, appends it to rw->block and returns it. */
static pl_op *append(pl_rw *rw, pl_op_spec *spec) {
  if (rw->op) {
    spec->line = rw->op->line;
    spec->column = rw->op->column;
    spec->loc = rw->op->loc;
  }
  pl_op *op = pl_op_new(rw->out, spec);
  pl_op_append(rw->block, op);
  return op;
}

pl_op *pl_emit_op(pl_rw *rw, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *result,
                  const pl_attr *attrs) {
  assert(rw->block && (operands || count == 0));
  const pl_op_info *info = pl_op_info_of(kind);
  pl_op_spec spec = {.info = info,
                     .operands = operands,
                     .num_operands = count,
                     .result_types = &result,
                     .num_results = result ? 1 : 0,
                     .attrs = attrs};
  return append(rw, &spec);
}

pl_value *pl_emit(pl_rw *rw, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *result,
                  const pl_attr *attrs) {
  assert(result);
  return pl_result(pl_emit_op(rw, kind, operands, count, result, attrs), 0);
}

pl_value *pl_emit_unary(pl_rw *rw, pl_op_kind kind, pl_value *a, const pl_type *result) {
  return pl_emit(rw, kind, &a, 1, result, NULL);
}

pl_value *pl_emit_binary(pl_rw *rw, pl_op_kind kind, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  return pl_emit(rw, kind, operands, 2, a->type, NULL);
}

/* The type of a comparison of values of `type`: i1, or a vector of i1 of the same shape for a vector. */
static const pl_type *bool_like(pl_rw *rw, const pl_type *type) {
  const pl_type *i1 = pl_type_integer(rw->ctx, 1);
  if (type->kind != PL_TYPE_VECTOR) return i1;
  return pl_type_vector(rw->ctx, type->shaped.rank, type->shaped.shape, type->shaped.scalable_dims, i1);
}

/* The number by which llvm.icmp and arith.cmpi store the predicate of that name; 0 (eq) for an unknown one. */
static int64_t predicate_number(const char *name) {
  static const char *const names[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  int64_t number = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(names[i], name) == 0) number = (int64_t)i;
  }
  return number;
}

pl_value *pl_emit_icmp(pl_rw *rw, const char *predicate, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_PREDICATE, pl_rw_int_attr(rw, 64, predicate_number(predicate)));
  return pl_emit(rw, PL_OP_LLVM_ICMP, operands, 2, bool_like(rw, a->type), attrs);
}

pl_value *pl_emit_select(pl_rw *rw, pl_value *condition, pl_value *a, pl_value *b) {
  pl_value *operands[] = {condition, a, b};
  return pl_emit(rw, PL_OP_LLVM_SELECT, operands, 3, a->type, NULL);
}

pl_value *pl_emit_constant(pl_rw *rw, const pl_attr *value, const pl_type *type) {
  return pl_emit(rw, PL_OP_LLVM_MLIR_CONSTANT, NULL, 0, type, pl_rw_set(rw, NULL, PL_NAME_VALUE, value));
}

pl_value *pl_emit_int(pl_rw *rw, const pl_type *type, int64_t value) {
  if (type->kind != PL_TYPE_VECTOR) return pl_emit_constant(rw, pl_attr_i64(rw->ctx, type, value), type);
  pl_apint bits = pl_apint_from_i64(rw->arena, type->shaped.elem->integer.width, value);
  return pl_emit_constant(rw, pl_attr_dense(rw->ctx, type, &bits, 1, true), type);
}

pl_value *pl_emit_index(pl_rw *rw, int64_t value) {
  return pl_emit_constant(rw, pl_attr_i64(rw->ctx, pl_type_index(rw->ctx), value), pl_rw_index_type(rw));
}

pl_value *pl_emit_poison(pl_rw *rw, const pl_type *type) { return pl_emit(rw, PL_OP_LLVM_MLIR_POISON, NULL, 0, type, NULL); }

/* The attribute dictionary of an insertvalue or extractvalue at a position; those of fields of small descriptors are cached in
 * rw->positions. */
static const pl_attr *position_attr(pl_rw *rw, const int64_t *position, uint32_t depth) {
  bool few = depth >= 1 && depth <= 2 && position[0] < PL_RW_FIELDS && (depth < 2 || position[1] < PL_RW_POSITIONS - 1);
  if (few) {
    const pl_attr **slot = &rw->positions[position[0]][depth < 2 ? PL_RW_POSITIONS - 1 : position[1]];
    if (!*slot) *slot = pl_rw_set(rw, NULL, PL_NAME_POSITION, pl_attr_dense_i64(rw->ctx, position, depth));
    return *slot;
  }
  return pl_rw_set(rw, NULL, PL_NAME_POSITION, pl_attr_dense_i64(rw->ctx, position, depth));
}

pl_value *pl_emit_insert(pl_rw *rw, pl_value *aggregate, pl_value *value, const int64_t *position, uint32_t depth) {
  assert(depth > 0 && value);
  pl_value *operands[] = {aggregate, value};
  return pl_emit(rw, PL_OP_LLVM_INSERTVALUE, operands, 2, aggregate->type, position_attr(rw, position, depth));
}

/* The type of the member at a position of `depth` indices inside a struct or array type. */
static const pl_type *type_at(const pl_type *type, const int64_t *position, uint32_t depth) {
  for (uint32_t i = 0; i < depth; i++)
    type = type->kind == PL_TYPE_LLVM_STRUCT ? type->llvm_struct->elems[position[i]] : type->shaped.elem;
  return type;
}

pl_value *pl_emit_extract(pl_rw *rw, pl_value *aggregate, const int64_t *position, uint32_t depth) {
  assert(depth > 0);
  const pl_type *type = type_at(aggregate->type, position, depth);
  return pl_emit(rw, PL_OP_LLVM_EXTRACTVALUE, &aggregate, 1, type, position_attr(rw, position, depth));
}

pl_value *pl_emit_gep(pl_rw *rw, pl_value *base, const pl_type *elem, const int32_t *constants, uint32_t count,
                      pl_value *const *dynamic, uint32_t num_dynamic) {
  assert(num_dynamic <= count && (dynamic || num_dynamic == 0));
  enum { FEW = 4 };
  pl_value *few_operands[FEW + 1], **operands = few_operands;
  pl_apint few_indices[FEW], *indices = few_indices;
  if (num_dynamic > FEW) operands = PL_NEW_ARRAY(rw->arena, pl_value *, num_dynamic + 1);
  if (count > FEW) indices = PL_NEW_ARRAY(rw->arena, pl_apint, count);
  operands[0] = base;
  for (uint32_t i = 0; i < num_dynamic; i++)
    operands[i + 1] = dynamic[i];
  for (uint32_t i = 0; i < count; i++)
    indices[i] = pl_apint_from_i64(rw->arena, 32, constants[i]);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_ELEM_TYPE, pl_attr_type(rw->ctx, elem));
  attrs = pl_rw_set(rw, attrs, PL_NAME_RAW_CONSTANT_INDICES,
                    pl_attr_dense_array(rw->ctx, pl_type_integer(rw->ctx, 32), indices, count));
  return pl_emit(rw, PL_OP_LLVM_GETELEMENTPTR, operands, num_dynamic + 1, base->type, attrs);
}

pl_value *pl_emit_gep1(pl_rw *rw, pl_value *base, const pl_type *elem, pl_value *index) {
  const int32_t dynamic = PL_GEP_DYNAMIC;
  return pl_emit_gep(rw, base, elem, &dynamic, 1, &index, 1);
}

/* The attributes of a load, store or alloca: the alignment if it is not 0, and the nontemporal marker; NULL for neither. */
static const pl_attr *access_attrs(pl_rw *rw, uint64_t alignment, bool nontemporal) {
  const pl_attr *attrs = NULL;
  if (alignment) attrs = pl_rw_set(rw, attrs, PL_NAME_ALIGNMENT, pl_rw_int_attr(rw, 64, (int64_t)alignment));
  if (nontemporal) attrs = pl_rw_set(rw, attrs, PL_NAME_NONTEMPORAL, pl_attr_unit(rw->ctx));
  return attrs;
}

pl_value *pl_emit_load(pl_rw *rw, pl_value *ptr, const pl_type *type, uint64_t alignment, bool nontemporal) {
  assert(ptr->type->kind == PL_TYPE_LLVM_PTR);
  return pl_emit(rw, PL_OP_LLVM_LOAD, &ptr, 1, type, access_attrs(rw, alignment, nontemporal));
}

void pl_emit_store(pl_rw *rw, pl_value *value, pl_value *ptr, uint64_t alignment, bool nontemporal) {
  assert(ptr->type->kind == PL_TYPE_LLVM_PTR);
  pl_value *operands[] = {value, ptr};
  pl_emit_op(rw, PL_OP_LLVM_STORE, operands, 2, NULL, access_attrs(rw, alignment, nontemporal));
}

pl_value *pl_emit_alloca(pl_rw *rw, pl_value *count, const pl_type *elem, const pl_type *ptr, uint64_t alignment) {
  assert(ptr->kind == PL_TYPE_LLVM_PTR && count->type->kind == PL_TYPE_INTEGER);
  const pl_attr *attrs = pl_rw_set(rw, access_attrs(rw, alignment, false), PL_NAME_ELEM_TYPE, pl_attr_type(rw->ctx, elem));
  return pl_emit(rw, PL_OP_LLVM_ALLOCA, &count, 1, ptr, attrs);
}

pl_op *pl_emit_call(pl_rw *rw, pl_str callee, pl_value *const *args, uint32_t count, const pl_type *result) {
  assert(callee.len > 0);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_CALLEE, pl_attr_symbol(rw->ctx, callee));
  return pl_emit_op(rw, PL_OP_LLVM_CALL, args, count, result, attrs);
}

pl_op *pl_emit_br(pl_rw *rw, pl_block *target, pl_value *const *args, uint32_t count, const pl_attr *attrs) {
  assert(target->region && (args || count == 0));
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_LLVM_BR),
                     .attrs = attrs,
                     .successors = &target,
                     .successor_counts = &count,
                     .successor_operands = args,
                     .num_successors = 1};
  return append(rw, &spec);
}

pl_op *pl_emit_cond_br(pl_rw *rw, pl_value *condition, pl_block *then_block, pl_value *const *then_args, uint32_t num_then,
                       pl_block *else_block, pl_value *const *else_args, uint32_t num_else, const pl_attr *attrs) {
  assert(then_block->region && else_block->region);
  assert((then_args || num_then == 0) && (else_args || num_else == 0));
  pl_block *const blocks[] = {then_block, else_block};
  const uint32_t counts[] = {num_then, num_else};
  pl_value **args = PL_NEW_ARRAY(rw->arena, pl_value *, (size_t)num_then + num_else + 1);
  for (uint32_t i = 0; i < num_then; i++)
    args[i] = then_args[i];
  for (uint32_t i = 0; i < num_else; i++)
    args[num_then + i] = else_args[i];
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_LLVM_COND_BR),
                     .operands = &condition,
                     .num_operands = 1,
                     .attrs = attrs,
                     .successors = blocks,
                     .successor_counts = counts,
                     .successor_operands = args,
                     .num_successors = 2};
  return append(rw, &spec);
}

pl_value *pl_emit_addressof(pl_rw *rw, pl_str name, uint32_t space) {
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_GLOBAL_NAME, pl_attr_symbol(rw->ctx, name));
  return pl_emit(rw, PL_OP_LLVM_MLIR_ADDRESSOF, NULL, 0, pl_rw_ptr_type(rw, space), attrs);
}

pl_value *pl_emit_cast(pl_rw *rw, pl_value *value, const pl_type *type) {
  return pl_emit(rw, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST, &value, 1, type, NULL);
}

pl_value *pl_emit_size_of(pl_rw *rw, const pl_type *converted) {
  pl_value *null = pl_emit(rw, PL_OP_LLVM_MLIR_ZERO, NULL, 0, pl_rw_ptr_type(rw, 0), NULL);
  const int32_t one = 1;
  pl_value *end = pl_emit_gep(rw, null, converted, &one, 1, NULL, 0);
  return pl_emit_unary(rw, PL_OP_LLVM_PTRTOINT, end, pl_rw_index_type(rw));
}

/* Extracts the 1-D vector at `position`, of `depth` indices, from each of the `count` operands, and returns what `build` makes of
 * these slices for the result type `inner`. */
static pl_value *emit_slice(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const int64_t *position,
                            uint32_t depth, const pl_type *inner, pl_slice_fn *build) {
  pl_value **slices = PL_NEW_ARRAY(rw->arena, pl_value *, count);
  for (uint32_t i = 0; i < count; i++)
    slices[i] = pl_emit_extract(rw, operands[i], position, depth);
  return build(rw, op, slices, inner);
}

pl_value *pl_emit_slices(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_type *result,
                         pl_slice_fn *build) {
  assert(count > 0 && build);
  uint32_t depth = 0;
  const pl_type *inner = pl_rw_strip_arrays(result, &depth);
  if (depth == 0) return build(rw, op, operands, result);
  int64_t *sizes = PL_NEW_ARRAY(rw->arena, int64_t, depth), *position = PL_NEW_ARRAY(rw->arena, int64_t, depth);
  const pl_type *level = result;
  for (uint32_t i = 0; i < depth; i++, level = level->shaped.elem)
    sizes[i] = level->shaped.shape[0];
  pl_value *aggregate = pl_emit_poison(rw, result);
  for (;;) {
    pl_value *slice = emit_slice(rw, op, operands, count, position, depth, inner, build);
    aggregate = pl_emit_insert(rw, aggregate, slice, position, depth);
    uint32_t i = depth;
    while (i > 0 && ++position[i - 1] == sizes[i - 1])
      position[--i] = 0;
    if (i == 0) return aggregate;
  }
}
