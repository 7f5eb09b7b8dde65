/* emit.h - making operations of the LLVM dialect at the end of rw->block; each has the place of the source op that is being
 * lowered. */
#ifndef PL_CORE_CONVERT_EMIT_EMIT_H
#define PL_CORE_CONVERT_EMIT_EMIT_H

#include "core/convert/types/state.h"

/* Makes an op of `kind` with `count` operands and one result of type `result` (NULL: no result); returns the op. `attrs` may be
 * NULL. */
pl_op *pl_emit_op(pl_rw *rw, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *result,
                  const pl_attr *attrs);
/* Makes an op of `kind` with `count` operands and one result of type `result`; returns the result. `attrs` may be NULL. */
pl_value *pl_emit(pl_rw *rw, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *result,
                  const pl_attr *attrs);
/* Makes an op of one operand and without attributes; returns the result, of type `result`. */
pl_value *pl_emit_unary(pl_rw *rw, pl_op_kind kind, pl_value *a, const pl_type *result);
/* Makes an op of two operands and without attributes; returns the result, of the first operand's type. */
pl_value *pl_emit_binary(pl_rw *rw, pl_op_kind kind, pl_value *a, pl_value *b);
/* Makes an llvm.icmp by the name of its predicate, such as "slt"; returns an i1, or a vector of them. */
pl_value *pl_emit_icmp(pl_rw *rw, const char *predicate, pl_value *a, pl_value *b);
/* Makes an llvm.select of `a` if the condition holds, else of `b`; returns the result. */
pl_value *pl_emit_select(pl_rw *rw, pl_value *condition, pl_value *a, pl_value *b);
/* Makes an llvm.mlir.constant of that value attribute and type; returns it. */
pl_value *pl_emit_constant(pl_rw *rw, const pl_attr *value, const pl_type *type);
/* Makes an integer constant, or a splat constant for a vector of integers; returns it. The value attribute has the constant's own
 * type. */
pl_value *pl_emit_int(pl_rw *rw, const pl_type *type, int64_t value);
/* Makes an integer constant of the type that `index` is converted to, with a value attribute of type index; returns it. */
pl_value *pl_emit_index(pl_rw *rw, int64_t value);
/* Makes an llvm.mlir.poison of that type; returns it. */
pl_value *pl_emit_poison(pl_rw *rw, const pl_type *type);
/* Makes an llvm.insertvalue of `value` at a position of `depth` indices; returns the new aggregate. */
pl_value *pl_emit_insert(pl_rw *rw, pl_value *aggregate, pl_value *value, const int64_t *position, uint32_t depth);
/* Makes an llvm.extractvalue at a position of `depth` indices; returns the part. */
pl_value *pl_emit_extract(pl_rw *rw, pl_value *aggregate, const int64_t *position, uint32_t depth);
/* A getelementptr without flags. Entries of `constants` that are PL_GEP_DYNAMIC stand for the next of `dynamic`. */
#define PL_GEP_DYNAMIC INT32_MIN
/* Makes an llvm.getelementptr over `elem` with `count` indices: constants, or for each PL_GEP_DYNAMIC the next of `dynamic`.
 * Returns the pointer. */
pl_value *pl_emit_gep(pl_rw *rw, pl_value *base, const pl_type *elem, const int32_t *constants, uint32_t count,
                      pl_value *const *dynamic, uint32_t num_dynamic);
/* Makes an llvm.getelementptr for base[index] over `elem`, with one dynamic index; returns the pointer. */
pl_value *pl_emit_gep1(pl_rw *rw, pl_value *base, const pl_type *elem, pl_value *index);
/* Makes an llvm.load of a value of `type` from `ptr`, with the nontemporal marker if `nontemporal`; returns the value.
 * `alignment` 0: none is given. */
pl_value *pl_emit_load(pl_rw *rw, pl_value *ptr, const pl_type *type, uint64_t alignment, bool nontemporal);
/* Makes an llvm.store of `value` to `ptr`, with the nontemporal marker if `nontemporal`. `alignment` 0: none is given. */
void pl_emit_store(pl_rw *rw, pl_value *value, pl_value *ptr, uint64_t alignment, bool nontemporal);
/* Makes an llvm.alloca of `count` elements of type `elem`; returns the pointer, of type `ptr`. `alignment` 0: none is given. */
pl_value *pl_emit_alloca(pl_rw *rw, pl_value *count, const pl_type *elem, const pl_type *ptr, uint64_t alignment);
/* Makes an llvm.call of the symbol `callee` with `count` arguments and a result of type `result` (NULL: none); returns the op. */
pl_op *pl_emit_call(pl_rw *rw, pl_str callee, pl_value *const *args, uint32_t count, const pl_type *result);
/* Makes an llvm.br to `target` with arguments for its block arguments; returns the op. `attrs`: those of the branch, such as
 * weights; may be NULL. */
pl_op *pl_emit_br(pl_rw *rw, pl_block *target, pl_value *const *args, uint32_t count, const pl_attr *attrs);
/* Makes an llvm.cond_br to two blocks, with arguments for the block arguments of each; returns the op. `attrs` may be NULL. */
pl_op *pl_emit_cond_br(pl_rw *rw, pl_value *condition, pl_block *then_block, pl_value *const *then_args, uint32_t num_then,
                       pl_block *else_block, pl_value *const *else_args, uint32_t num_else, const pl_attr *attrs);
/* Makes an llvm.mlir.addressof of the symbol `name`; returns the pointer, which is in address space `space`. */
pl_value *pl_emit_addressof(pl_rw *rw, pl_str name, uint32_t space);
/* Makes a builtin.unrealized_conversion_cast of one value to one of `type`; returns the result. */
pl_value *pl_emit_cast(pl_rw *rw, pl_value *value, const pl_type *type);
/* Emits the size of one array element of a converted type in bytes, padding included, as an index (a getelementptr from null by
 * one element); returns it. */
pl_value *pl_emit_size_of(pl_rw *rw, const pl_type *converted);
/* Does `build` for one 1-D slice after the other when the operands are arrays of vectors, once otherwise. */
typedef pl_value *pl_slice_fn(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result);
/* If `result` is an array of vectors, calls `build` on the vectors at each position of the operands and returns the array of what
 * it makes; else returns what one call of `build` on the operands makes. */
pl_value *pl_emit_slices(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_type *result,
                         pl_slice_fn *build);

#endif
