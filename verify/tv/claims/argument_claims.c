/* argument_claims.c - which claims of an argument have a meaning, and which the source makes as well. Source: LLVM Language
 * Reference, "Parameter Attributes". */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/claims/claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/llvm/source_claims.h"
#include "verify/tv/claims/signature.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/function/library.h"

/* Whether the attribute is an integer that fits in 64 bits. */
static bool is_number(const pl_attr *value) {
  uint64_t number;
  return value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &number);
}

/* Whether the attribute is an #llvm.constant_range with two integers as its bounds. */
static bool is_range(const pl_attr *value) {
  const pl_attr *lower = pl_attr_is(value, "constant_range") ? pl_attr_param(value, "lower") : NULL;
  const pl_attr *upper = lower ? pl_attr_param(value, "upper") : NULL;
  return upper && lower->kind == PL_ATTR_INTEGER && upper->kind == PL_ATTR_INTEGER;
}

bool pl_tv_is_memory_claim(pl_str name) {
  assert(name.data);
  return pl_str_is(name, "llvm.dereferenceable") || pl_str_is(name, "llvm.dereferenceable_or_null");
}

/* Whether the attribute is a well-formed one that is known to restrict the value of an argument or result, such as its range or
 * alignment. */
static bool is_value_claim(pl_named_attr claim) {
  if (pl_str_is(claim.name, "llvm.range")) return is_range(claim.value);
  if (pl_str_is(claim.name, "llvm.align") || pl_str_is(claim.name, "llvm.nofpclass") || pl_tv_is_memory_claim(claim.name))
    return is_number(claim.value);
  return pl_str_is(claim.name, "llvm.nonnull") || pl_str_is(claim.name, "llvm.noundef");
}

/* Whether the claim, one that is_value_claim accepts, fits the type and can be checked for it. */
static bool is_understood(pl_named_attr claim, const pl_type *type) {
  const pl_type *elem = pl_type_elem_or_self(type);
  if (pl_str_is(claim.name, "llvm.range")) {
    const pl_attr *lower = pl_attr_param(claim.value, "lower");
    return elem->kind == PL_TYPE_INTEGER && elem->integer.width == lower->integer.width;
  }
  if (pl_str_is(claim.name, "llvm.nofpclass")) return elem->kind == PL_TYPE_FLOAT && pl_sem_has_classes(elem);
  if (pl_tv_is_memory_claim(claim.name)) return type->kind == PL_TYPE_LLVM_PTR;
  return pl_str_is(claim.name, "llvm.noundef") || elem->kind == PL_TYPE_LLVM_PTR;
}

bool pl_tv_is_value_claim(pl_named_attr claim, const pl_type *type) {
  assert(claim.value && type);
  return is_value_claim(claim) && is_understood(claim, type);
}

/* Whether the function is seen to free no memory that existed at its entry; false if that is not known. */
static bool frees_nothing(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (const pl_op *op = pl_op_walk_next(root, root); op; op = pl_op_walk_next(root, (pl_op *)(uintptr_t)op)) {
    if (pl_op_is(op, PL_OP_MEMREF_DEALLOC) || pl_op_is(op, PL_OP_MEMREF_REALLOC) || pl_op_is(op, PL_OP_LLVM_INVOKE)) return false;
    if (pl_op_is(op, PL_OP_LLVM_INLINE_ASM) || pl_op_is(op, PL_OP_LLVM_FENCE) || pl_op_attr(op, PL_NAME_ORDERING)) return false;
    const bool calls = pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_FUNC_CALL) || pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT);
    if (calls && !pl_op_attr(op, PL_NAME_NOFREE)) return false;
    if (pl_str_is(op->info->dialect, "bufferization") || pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC)) return false;
  }
  return true;
}

bool pl_tv_memory_stays(const pl_op *source, const pl_op *lowered, pl_named_attr claim) {
  assert(source && lowered);
  return !pl_tv_is_memory_claim(claim.name) || (frees_nothing(source) && frees_nothing(lowered));
}

bool pl_tv_claims_as_source(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered, uint32_t i, uint32_t k,
                            pl_named_attr claim) {
  assert(types && source && lowered && claim.value);
  const pl_attr *source_claims = pl_tv_dict_at(pl_op_attr(source, PL_NAME_ARG_ATTRS), i);
  const pl_claim *row = pl_claim_of_mlir(claim.name, PL_AT_PARAMETER);
  if (pl_sem_is_foreign(claim.name) || (row && row->kind == PL_CLAIM_NOTHING)) return true;
  if (!row) return false;
  const bool licensed = !pl_tv_points_to_descriptor(source, lowered, pl_func_type(source)->func.inputs[i]);
  if (licensed && pl_tv_is_weaker(row, source_claims, claim.value)) return true;
  if (licensed && pl_tv_is_claimed(types, pl_dict_get(source_claims, claim.name), claim.value)) return true;
  return pl_tv_library_claims_argument(source, lowered, k, claim);
}
