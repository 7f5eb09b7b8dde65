/* flatten_reshape.c - memref.reshape by a shape whose length is known at run time only: the descriptor is filled by a loop over
 * it.
 *
 * The descriptor lies on the stack: the two pointers and the offset, then the sizes as the shape has them, then the strides, from
 * the last on, each the product of the sizes after it. Sources: MLIR documentation, "'memref' Dialect", memref.reshape; LLVM IR
 * Target (2022), Unranked MemRef Types. */
#include <assert.h>

#include "verify/sem/state/layout.h"
#include "verify/tv/function/flatten_ops.h"

bool pl_flatten_is_open_reshape(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_MEMREF_RESHAPE)) return false;
  const pl_type *from = pl_operand(op, 0)->type, *shape = pl_operand(op, 1)->type, *to = op->results[0].type;
  const bool known = from->kind == PL_TYPE_UNRANKED_MEMREF || (from->kind == PL_TYPE_MEMREF && pl_memref_is_identity(from));
  return to->kind == PL_TYPE_UNRANKED_MEMREF && known && shape->kind == PL_TYPE_MEMREF && shape->shaped.rank == 1 &&
         shape->shaped.shape[0] == PL_DYNAMIC;
}

/* What the ops are made of. */
typedef struct reshaper {
  flattener *f;
  const pl_type *index, *pointer;
  pl_value *zero, *one;
} reshaper;

/* Appends an op; returns its result. NULL if it has none or flattening has failed, as it does if an operand is NULL. */
static pl_value *emit(reshaper *r, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                      const pl_attr *attrs) {
  for (uint32_t i = 0; i < count; i++)
    r->f->fine &= operands[i] != NULL;
  if (!r->f->fine) return NULL;
  pl_op *op = pl_flatten_emit(r->f, &(pl_op_spec){.info = pl_op_info_of(kind),
                                                  .operands = (pl_value **)(uintptr_t)operands,
                                                  .num_operands = count,
                                                  .result_types = &type,
                                                  .num_results = type ? 1 : 0,
                                                  .attrs = attrs});
  return type ? pl_result(op, 0) : NULL;
}

/* Appends an op on two values of type index; returns its result. */
static pl_value *computed(reshaper *r, pl_op_kind kind, pl_value *a, pl_value *b) {
  return emit(r, kind, (pl_value *[]){a, b}, 2, r->index, NULL);
}

/* Appends a constant of type index; returns it. */
static pl_value *number(reshaper *r, int64_t value) {
  return pl_flatten_constant(r->f, pl_attr_i64(r->f->module->ctx, r->index, value));
}

/* Appends a getelementptr that moves `pointer` on by `by` elements, or by `constant` ones if `by` is NULL; returns the address,
 * NULL if flattening has failed. */
static pl_value *advanced(reshaper *r, pl_value *pointer, int32_t constant, pl_value *by, const pl_type *elem) {
  pl_context *ctx = r->f->module->ctx;
  const int32_t raw = by ? INT32_MIN : constant;
  const pl_apint bits = pl_apint_from_u64(r->f->module->arena, 32, (uint32_t)raw);
  const pl_named_attr entries[] = {{PL_STR("rawConstantIndices"), pl_attr_dense_array(ctx, pl_type_integer(ctx, 32), &bits, 1)},
                                   {PL_STR("elem_type"), pl_attr_type(ctx, elem)}};
  return emit(r, PL_OP_LLVM_GETELEMENTPTR, (pl_value *[]){pointer, by}, by ? 2 : 1, r->pointer, pl_attr_dict(ctx, entries, 2));
}

/* Appends a store of `value` to the address `to`. */
static void put(reshaper *r, pl_value *value, pl_value *to) {
  (void)emit(r, PL_OP_LLVM_STORE, (pl_value *[]){value, to}, 2, NULL, NULL);
}

/* Appends an llvm.alloca for the part of an unranked descriptor of that rank that lies in memory, and returns its address. Its
 * size is a getelementptr from null; `memref` is a second operand, as the descriptor refers to its elements. */
static pl_value *descriptor_space(reshaper *r, pl_value *rank, pl_value *memref) {
  pl_context *ctx = r->f->module->ctx;
  pl_value *words = computed(r, PL_OP_ARITH_ADDI, computed(r, PL_OP_ARITH_MULI, rank, number(r, 2)), r->one);
  pl_value *null = emit(r, PL_OP_LLVM_MLIR_ZERO, NULL, 0, r->pointer, NULL);
  pl_value *end = advanced(r, advanced(r, null, 2, NULL, r->pointer), 0, words, r->index);
  pl_value *bytes = emit(r, PL_OP_LLVM_PTRTOINT, &end, 1, r->index, NULL);
  return emit(r, PL_OP_LLVM_ALLOCA, (pl_value *[]){bytes, memref}, 2, r->pointer,
              pl_flatten_attr(r->f, PL_NAME_ELEM_TYPE, pl_attr_type(ctx, pl_type_integer(ctx, 8))));
}

/* Appends an extraction of the field of that type at `position` of a descriptor; returns it. */
static pl_value *part_of(reshaper *r, pl_value *descriptor, int64_t position, const pl_type *type) {
  const pl_attr *path = pl_attr_dense_i64(r->f->module->ctx, &position, 1);
  return emit(r, PL_OP_LLVM_EXTRACTVALUE, &descriptor, 1, type, pl_flatten_attr(r->f, PL_NAME_POSITION, path));
}

/* Stores in `out` the allocated pointer, the aligned pointer and the offset of a memref. */
static void parts_of_memref(reshaper *r, pl_value *memref, pl_value *out[3]) {
  pl_context *ctx = r->f->module->ctx;
  const bool ranked = memref->type->kind == PL_TYPE_MEMREF;
  const pl_type *words = pl_type_llvm_array(ctx, ranked ? memref->type->shaped.rank : 0, r->index);
  const pl_type *of_ranked[] = {r->pointer, r->pointer, r->index, words, words}, *of_unranked[] = {r->index, r->pointer};
  const uint32_t count = !ranked ? 2 : memref->type->shaped.rank > 0 ? 5 : 3;
  const pl_type *type = pl_type_llvm_struct(ctx, ranked ? of_ranked : of_unranked, count, false);
  pl_value *whole = emit(r, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST, &memref, 1, type, NULL);
  pl_value *place = ranked ? NULL : part_of(r, whole, 1, r->pointer);
  for (int32_t i = 0; i < 3; i++) {
    const pl_type *part = i < 2 ? r->pointer : r->index;
    pl_value *from = ranked || i == 0 ? place : advanced(r, place, i, NULL, r->pointer);
    out[i] = ranked ? part_of(r, whole, i, part) : emit(r, PL_OP_LLVM_LOAD, &from, 1, part, NULL);
  }
}

/* Appends an assumption that the descriptor's size does not overflow, in the source only; it stands in the loop's body, as facts
 * from before a loop are lost there. */
static void claim_exact_size(reshaper *r, pl_value *rank) {
  enum { AT_LEAST = 5, BYTES_OF_DIMENSION = 2 * PL_POINTER_BITS / 8, NO_SIGNED_WRAP = 1 };
  if (r->f->role == PL_ROLE_LOWERING) return;
  const pl_attr *flags = pl_attr_i64(r->f->module->ctx, pl_type_integer(r->f->module->ctx, 32), NO_SIGNED_WRAP);
  pl_value *operands[] = {rank, number(r, 2 * BYTES_OF_DIMENSION)}; /* and a header of three words */
  pl_value *bytes = emit(r, PL_OP_ARITH_MULI, operands, 2, r->index, pl_flatten_attr(r->f, PL_NAME_OVERFLOW_FLAGS, flags));
  pl_value *fits = r->f->fine ? pl_flatten_compare(r->f, AT_LEAST, bytes, r->zero) : NULL;
  (void)emit(r, PL_OP_LLVM_INTR_ASSUME, &fits, 1, NULL, NULL);
}

/* Writes the loop that fills sizes and strides: for (i = rank - 1, stride = 1; i >= 0; stride *= size, --i) { sizes[i] = size =
 * shape[i]; strides[i] = stride; } */
static void fill(reshaper *r, pl_value *shape, pl_value *rank, pl_value *sizes, pl_value *strides) {
  enum { AT_LEAST = 5 };
  flattener *f = r->f;
  pl_block *head = pl_flatten_new_block(f), *body = pl_flatten_new_block(f), *rest = pl_flatten_new_block(f);
  value_vec passed = {0};
  pl_value *i = pl_block_add_arg(f->module, head, r->index), *stride = pl_block_add_arg(f->module, head, r->index);
  pl_vec_push(&passed, computed(r, PL_OP_ARITH_SUBI, rank, r->one));
  pl_vec_push(&passed, r->one);
  pl_flatten_branch(f, head, &passed);
  f->at = head;
  pl_value *inside = f->fine ? pl_flatten_compare(f, AT_LEAST, i, r->zero) : NULL;
  pl_flatten_branch_if(f, inside, body, rest, &(value_vec){0}, false);
  f->at = body;
  claim_exact_size(r, rank);
  pl_value *size = emit(r, PL_OP_MEMREF_LOAD, (pl_value *[]){shape, i}, 2, shape->type->shaped.elem, NULL);
  if (shape->type->shaped.elem->kind != PL_TYPE_INDEX) size = emit(r, PL_OP_ARITH_INDEX_CAST, &size, 1, r->index, NULL);
  put(r, size, advanced(r, sizes, 0, i, r->index));
  put(r, stride, advanced(r, strides, 0, i, r->index));
  passed.data[1] = computed(r, PL_OP_ARITH_MULI, stride, size);
  passed.data[0] = computed(r, PL_OP_ARITH_SUBI, i, r->one);
  pl_flatten_branch(f, head, &passed);
  f->at = rest;
  pl_vec_free(&passed);
}

/* Appends the making of an unranked memref value of that type from its rank and the address of its descriptor; returns it. */
static pl_value *unranked(reshaper *r, pl_value *rank, pl_value *descriptor, const pl_type *type) {
  pl_context *ctx = r->f->module->ctx;
  const pl_type *parts[] = {r->index, r->pointer}, *pair = pl_type_llvm_struct(ctx, parts, 2, false);
  pl_value *made = emit(r, PL_OP_LLVM_MLIR_POISON, NULL, 0, pair, NULL);
  for (int64_t k = 0; k < 2; k++) {
    const pl_attr *path = pl_flatten_attr(r->f, PL_NAME_POSITION, pl_attr_dense_i64(ctx, &k, 1));
    made = emit(r, PL_OP_LLVM_INSERTVALUE, (pl_value *[]){made, k == 0 ? rank : descriptor}, 2, pair, path);
  }
  return emit(r, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST, &made, 1, type, NULL);
}

void pl_flatten_reshape(flattener *f, const pl_op *op) {
  assert(pl_flatten_is_open_reshape(op));
  pl_context *ctx = f->module->ctx;
  reshaper r = {f, pl_type_index(ctx), pl_type_llvm_ptr(ctx, 0), NULL, NULL};
  pl_value *memref = pl_flatten_value(f, pl_operand(op, 0)), *shape = pl_flatten_value(f, pl_operand(op, 1));
  if (!f->fine) return;
  r.zero = number(&r, 0);
  r.one = number(&r, 1);
  pl_value *rank = emit(&r, PL_OP_MEMREF_DIM, (pl_value *[]){shape, r.zero}, 2, r.index, NULL);
  pl_value *from[3], *to = descriptor_space(&r, rank, memref);
  parts_of_memref(&r, memref, from);
  pl_value *offset = advanced(&r, to, 2, NULL, r.pointer), *sizes = advanced(&r, offset, 1, NULL, r.index);
  put(&r, from[0], to);
  put(&r, from[1], advanced(&r, to, 1, NULL, r.pointer));
  put(&r, from[2], offset);
  fill(&r, shape, rank, sizes, advanced(&r, sizes, 0, rank, r.index));
  pl_map_set_ptr(&f->values, &op->results[0], unranked(&r, rank, to, op->results[0].type));
}
