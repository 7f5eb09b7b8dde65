/* memref.c - accesses to memrefs, and the table of all memref patterns. Source: MLIR documentation, "'memref' Dialect". */
#include "core/convert/patterns/memref.h"
#include "core/convert/emit/attrs.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/tables.h"
#include "core/convert/types/types.h"

/* Whether an attribute of the op is a set flag: a unit attribute, or an integer other than 0. */
static bool flag_of(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  if (!attr) return false;
  return attr->kind == PL_ATTR_UNIT || (attr->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(attr->integer));
}

/* Whether a source value is, once folded, the result of a constant op with an integer that fits int64_t; if so, *out is that. */
static bool constant_index(pl_rw *rw, const pl_value *value, int64_t *out) {
  const pl_op *op = pl_rw_resolve(rw, value)->op;
  if (!op || !pl_op_has(op, PL_TRAIT_CONSTANT)) return false;
  const pl_attr *attr = pl_op_attr(op, PL_NAME_VALUE);
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, out);
}

/* Converts memref.load to an llvm.load from the element's address, with the op's alignment and nontemporal marker; no match if
 * a type has no conversion. */
static pl_rewrite convert_load(pl_rw *rw, const pl_op *op) {
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  const pl_type *memref = pl_operand(op, 0)->type;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value *address = pl_desc_element(rw, memref, operands[0], operands + 1);
  pl_rw_map(rw, pl_result(op, 0),
            pl_emit_load(rw, address, pl_rw_type(rw, memref->shaped.elem), (uint64_t)pl_int_of(op, PL_NAME_ALIGNMENT, 0),
                         flag_of(op, PL_NAME_NONTEMPORAL)));
  return PL_REWRITE_DONE;
}

/* Converts memref.store to an llvm.store to the element's address, with the op's alignment and nontemporal marker; no match if
 * a type has no conversion. */
static pl_rewrite convert_store(pl_rw *rw, const pl_op *op) {
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 1)->type, operands[1], operands + 2);
  pl_emit_store(rw, operands[0], address, (uint64_t)pl_int_of(op, PL_NAME_ALIGNMENT, 0), flag_of(op, PL_NAME_NONTEMPORAL));
  return PL_REWRITE_DONE;
}

/* Converts memref.prefetch to llvm.intr.prefetch of the element's address; no match if a type has no conversion. */
static pl_rewrite convert_prefetch(pl_rw *rw, const pl_op *op) {
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value **operands = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 0)->type, operands[0], operands + 1);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_RW, pl_rw_int_attr(rw, 32, flag_of(op, PL_NAME_IS_WRITE)));
  attrs = pl_rw_set(rw, attrs, PL_NAME_HINT, pl_rw_int_attr(rw, 32, pl_int_of(op, PL_NAME_LOCALITY_HINT, 0)));
  attrs = pl_rw_set(rw, attrs, PL_NAME_CACHE, pl_rw_int_attr(rw, 32, flag_of(op, PL_NAME_IS_DATA_CACHE)));
  pl_emit_op(rw, PL_OP_LLVM_INTR_PREFETCH, &address, 1, NULL, attrs);
  return PL_REWRITE_DONE;
}

/* Emits an llvm.intr.assume of the true condition `always` with one operand bundle: the tag `says`, such as "align", of `a` and
 * `b`. */
static void emit_assumption(pl_rw *rw, pl_value *always, const char *says, pl_value *a, pl_value *b) {
  pl_value *operands[] = {always, a, b};
  const pl_attr *tag = pl_attr_string(rw->ctx, pl_str_from(says));
  const pl_apint two = pl_apint_from_u64(rw->arena, 32, 2);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_OP_BUNDLE_TAGS, pl_attr_array(rw->ctx, &tag, 1));
  attrs = pl_rw_set(rw, attrs, PL_NAME_OP_BUNDLE_SIZES, pl_attr_dense_array(rw->ctx, pl_type_integer(rw->ctx, 32), &two, 1));
  pl_emit_op(rw, PL_OP_LLVM_INTR_ASSUME, operands, 3, NULL, attrs);
}

/* Emits the i1 constant true; returns it. */
static pl_value *emit_true(pl_rw *rw) { return pl_emit_constant(rw, pl_attr_bool(rw->ctx, true), pl_type_integer(rw->ctx, 1)); }

/* Converts memref.assume_alignment: an llvm.intr.assume whose "align" bundle claims the alignment of element 0; a result is
 * the same descriptor. No match if a type has no conversion. */
static pl_rewrite convert_assume_alignment(pl_rw *rw, const pl_op *op) {
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *desc = pl_rw_operand(rw, op, 0);
  pl_value *address = pl_desc_element(rw, pl_operand(op, 0)->type, desc, NULL);
  pl_value *always = emit_true(rw);
  emit_assumption(rw, always, "align", address, pl_emit_index(rw, pl_int_of(op, PL_NAME_ALIGNMENT, 1)));
  if (op->num_results) pl_rw_map(rw, pl_result(op, 0), desc);
  return PL_REWRITE_DONE;
}

/* Converts memref.distinct_objects: an llvm.intr.assume with a "separate_storage" bundle for each pair of memrefs; the results
 * are the same descriptors. No match if a type has no conversion or there are too many pairs. */
static pl_rewrite convert_distinct_objects(pl_rw *rw, const pl_op *op) {
  if (!pl_rw_convertible(rw, op) || (uint64_t)op->num_operands * op->num_operands > 2 * PL_MAX_SLICES) return PL_REWRITE_NO_MATCH;
  pl_value **descs = pl_operands_from(rw, op, 0, op->num_operands);
  pl_value **addresses = PL_NEW_ARRAY(rw->arena, pl_value *, op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    addresses[i] = pl_desc_element(rw, pl_operand(op, i)->type, descs[i], NULL);
  pl_value *always = emit_true(rw);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    for (uint32_t k = i + 1; k < op->num_operands; k++)
      emit_assumption(rw, always, "separate_storage", addresses[i], addresses[k]);
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_rw_map(rw, pl_result(op, i), descs[i]);
  return PL_REWRITE_DONE;
}

/* Emits the size of a dimension whose number is a value, and returns it: the sizes are stored to the stack and one is loaded
 * back. Poison for rank 0, where no number is in bounds. */
static pl_value *dynamic_dim(pl_rw *rw, pl_value *desc, uint32_t rank, pl_value *index) {
  if (rank == 0) return pl_emit_poison(rw, pl_rw_index_type(rw)); /* no index is in bounds: undefined */
  const pl_type *array = pl_type_llvm_array(rw->ctx, rank, pl_rw_index_type(rw));
  pl_value *one = pl_emit_index(rw, 1);
  pl_value *sizes = pl_desc_get(rw, desc, PL_DESC_SIZES);
  pl_value *slot = pl_emit_alloca(rw, one, array, pl_rw_ptr_type(rw, 0), 0);
  pl_emit_store(rw, sizes, slot, 0, false);
  const int32_t path[] = {0, PL_GEP_DYNAMIC};
  pl_value *place = pl_emit_gep(rw, slot, array, path, 2, &index, 1);
  return pl_emit_load(rw, place, pl_rw_index_type(rw), 0, false);
}

/* Emits the size of dimension `index` of an unranked memref, loaded from its ranked descriptor in memory after the offset;
 * returns it. */
static pl_value *unranked_dim(pl_rw *rw, const pl_type *memref, pl_value *desc, pl_value *index) {
  const pl_type *word = pl_rw_index_type(rw);
  uint32_t space = 0;
  pl_rw_memory_space(memref, &space);
  const pl_type *ptr = pl_rw_ptr_to(rw, pl_type_integer(rw->ctx, 8), space), *fields[3] = {ptr, ptr, word};
  pl_value *ranked = pl_desc_get(rw, desc, 1);
  const int32_t path[] = {0, PL_DESC_OFFSET};
  pl_value *offset = pl_emit_gep(rw, ranked, pl_rw_struct(rw, fields, 3), path, 2, NULL, 0);
  pl_value *next = pl_emit_binary(rw, PL_OP_LLVM_ADD, pl_emit_index(rw, 1), index);
  pl_value *place = pl_emit_gep1(rw, offset, word, next);
  return pl_emit_load(rw, place, word, 0, false);
}

/* Converts memref.dim: a constant or a read of the descriptor for a constant dimension within the rank, else a load from
 * memory (poison for rank 0). No match if a type has no conversion. */
static pl_rewrite convert_dim(pl_rw *rw, const pl_op *op) {
  const pl_type *memref = pl_operand(op, 0)->type;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *desc = pl_rw_operand(rw, op, 0), *size = NULL;
  int64_t which = -1;
  if (memref->kind == PL_TYPE_UNRANKED_MEMREF) {
    size = unranked_dim(rw, memref, desc, pl_rw_operand(rw, op, 1));
  } else if (constant_index(rw, pl_operand(op, 1), &which) && which >= 0 && which < memref->shaped.rank) {
    int64_t known = memref->shaped.shape[which];
    size = known == PL_DYNAMIC ? pl_desc_get_at(rw, desc, PL_DESC_SIZES, (uint32_t)which) : pl_emit_index(rw, known);
  } else {
    size = dynamic_dim(rw, desc, memref->shaped.rank, pl_rw_operand(rw, op, 1));
  }
  pl_rw_map(rw, pl_result(op, 0), size);
  return PL_REWRITE_DONE;
}

/* Converts memref.rank: a constant, or for an unranked memref the descriptor's rank. No match if a type has no conversion. */
static pl_rewrite convert_rank(pl_rw *rw, const pl_op *op) {
  const pl_type *memref = pl_operand(op, 0)->type;
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  bool ranked = memref->kind == PL_TYPE_MEMREF;
  pl_rw_map(rw, pl_result(op, 0), ranked ? pl_emit_index(rw, memref->shaped.rank) : pl_desc_get(rw, pl_rw_operand(rw, op, 0), 0));
  return PL_REWRITE_DONE;
}

/* Converts memref.subview, expand_shape or collapse_shape by its pattern (memref.h). No match if that has none, or unless the
 * run lowers everything or includes -expand-strided-metadata, to which mlir-opt leaves them. */
static pl_rewrite convert_strided(pl_rw *rw, const pl_op *op) {
  bool all = (rw->options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL;
  if (!all && !pl_rw_runs(rw, PL_CONVERT_EXPAND_STRIDED)) return PL_REWRITE_NO_MATCH;
  if (pl_op_is(op, PL_OP_MEMREF_SUBVIEW)) return pl_convert_subview(rw, op);
  if (pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE)) return pl_convert_expand_shape(rw, op);
  return pl_convert_collapse_shape(rw, op);
}

#define ROW(op_, fn) [PL_OP_MEMREF_##op_] = {.set = PL_CONVERT_MEMREF, .rewrite = fn}

const pl_pattern *pl_pattern_memref(pl_op_kind kind) {
  static const pl_pattern rows[PL_NUM_OPS] = {
      ROW(LOAD, convert_load),
      ROW(STORE, convert_store),
      ROW(ALLOC, pl_convert_alloc),
      ROW(ALLOCA, pl_convert_alloca),
      ROW(DEALLOC, pl_convert_dealloc),
      ROW(DIM, convert_dim),
      ROW(RANK, convert_rank),
      ROW(CAST, pl_convert_memref_cast),
      ROW(COPY, pl_convert_copy),
      ROW(GLOBAL, pl_convert_global),
      ROW(GET_GLOBAL, pl_convert_get_global),
      ROW(REINTERPRET_CAST, pl_convert_reinterpret_cast),
      ROW(EXTRACT_STRIDED_METADATA, pl_convert_extract_metadata),
      ROW(EXTRACT_ALIGNED_POINTER_AS_INDEX, pl_convert_extract_pointer),
      ROW(MEMORY_SPACE_CAST, pl_convert_memory_space_cast),
      ROW(TRANSPOSE, pl_convert_transpose),
      ROW(VIEW, pl_convert_view),
      ROW(RESHAPE, pl_convert_reshape),
      ROW(ASSUME_ALIGNMENT, convert_assume_alignment),
      ROW(DISTINCT_OBJECTS, convert_distinct_objects),
      ROW(PREFETCH, convert_prefetch),
      ROW(ATOMIC_RMW, pl_convert_atomic_rmw),
      ROW(GENERIC_ATOMIC_RMW, pl_convert_generic_atomic_rmw),
      ROW(ALLOCA_SCOPE, pl_convert_alloca_scope),
      ROW(SUBVIEW, convert_strided),
      ROW(EXPAND_SHAPE, convert_strided),
      ROW(COLLAPSE_SHAPE, convert_strided),
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
#undef ROW
