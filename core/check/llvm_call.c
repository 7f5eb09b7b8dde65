/* Calls of the LLVM dialect: of functions, of intrinsics by name, of assembly; what is tied to them. Source: MLIR documentation,
 * "'llvm' Dialect", llvm.call, llvm.call_intrinsic, llvm.inline_asm; wording as `mlir-opt` 22. */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Checks the `count` operands of a call, of which there may be more than parameters if the callee is variadic, and its result
 * against the callee's function type. False, and reported, if not. */
static bool check_callee(pl_checker *c, const pl_op *op, const pl_type *type, uint32_t count) {
  if (type->func.variadic ? count < type->func.num_inputs : count != type->func.num_inputs)
    return pl_check_error(c, op, "incorrect number of operands (%u) for callee (expecting: %u)", count, type->func.num_inputs);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (pl_operand(op, i)->type != type->func.inputs[i])
      return pl_check_error(c, op, "operand type mismatch for operand %u: '%s' != '%s'", i,
                            pl_check_type_text(c, pl_operand(op, i)->type), pl_check_type_text(c, type->func.inputs[i]));
  const pl_type *result = type->func.results[0];
  if (op->num_results == 0)
    return result->kind == PL_TYPE_LLVM_VOID || pl_check_error(c, op, "expected function call to produce a value");
  if (result->kind == PL_TYPE_LLVM_VOID)
    return pl_check_error(c, op, "calling function with void result must not produce values");
  return pl_result(op, 0)->type == result ||
         pl_check_error(c, op, "result type mismatch: '%s' != '%s'", pl_check_type_text(c, pl_result(op, 0)->type),
                        pl_check_type_text(c, result));
}

/* Checks the var_callee_type of a call: a variadic function type that fits the `count` operands from index `first` on, and the
 * result. False, and reported, if not. */
static bool check_variadic_type(pl_checker *c, const pl_op *op, const pl_type *type, uint32_t first, uint32_t count) {
  if (type->kind != PL_TYPE_LLVM_FUNC || !type->func.variadic)
    return pl_check_error(c, op, "expected var_callee_type to be a variadic function type");
  if (type->func.num_inputs > count)
    return pl_check_error(c, op, "expected var_callee_type to have at most %u parameters", count);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (pl_operand(op, first + i)->type != type->func.inputs[i])
      return pl_check_error(c, op, "var_callee_type parameter type mismatch: '%s' != '%s'",
                            pl_check_type_text(c, type->func.inputs[i]), pl_check_type_text(c, pl_operand(op, first + i)->type));
  const pl_type *result = type->func.results[0];
  if (op->num_results == 0)
    return result->kind == PL_TYPE_LLVM_VOID || pl_check_error(c, op, "expected var_callee_type to return void");
  return pl_result(op, 0)->type == result ||
         pl_check_error(c, op, "var_callee_type return type mismatch: '%s' != '%s'", pl_check_type_text(c, result),
                        pl_check_type_text(c, pl_result(op, 0)->type));
}

/* Checks the operand bundles of a call: sizes that are not negative and together not more than the operands, and a string as tag
 * for each. *count becomes the number of operands in bundles, which are the last ones. False, and reported, if not. */
static bool check_bundles(pl_checker *c, const pl_op *op, uint32_t *count) {
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES), *tags = pl_op_attr(op, PL_NAME_OP_BUNDLE_TAGS);
  uint64_t bundles = sizes ? sizes->dense.count : 0, sum = 0;
  for (uint64_t i = 0; i < bundles; i++)
    if (pl_apint_is_negative(pl_dense_at(sizes, i)))
      return pl_check_error(c, op, "'op_bundle_sizes' attribute cannot have negative elements");
  for (uint64_t i = 0; i < bundles; i++) {
    uint64_t size = 0;
    sum += pl_apint_to_u64(pl_dense_at(sizes, i), &size) && size <= op->num_operands ? size : op->num_operands + 1;
  }
  *count = (uint32_t)sum;
  if (sum > op->num_operands)
    return pl_check_error(c, op,
                          "op_bundle_operands count (%u) does not match with the total size (%llu) specified in attribute "
                          "'op_bundle_sizes'",
                          op->num_operands, (unsigned long long)sum);
  uint32_t given = tags ? tags->array.count : 0;
  for (uint32_t i = 0; i < given; i++)
    if (tags->array.elems[i]->kind != PL_ATTR_STRING) return pl_check_error_at(c, op, "operand bundle tag must be a StringAttr");
  return given == bundles ||
         pl_check_error_at(c, op, "expected %llu operand bundle tags, but actually got %u", (unsigned long long)bundles, given);
}

/* Checks llvm.call: its bundles, its var_callee_type, and its operands and result against the function or ifunc that it names, if
 * it names one. False if they break a rule; reported, unless the callee has no valid type. */
bool pl_check_llvm_call(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_CALL));
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE), *variadic = pl_op_attr(op, PL_NAME_VAR_CALLEE_TYPE);
  uint32_t in_bundles = 0;
  if (op->num_results > 1) return pl_check_error(c, op, "must have 0 or 1 result");
  if (!check_bundles(c, op, &in_bundles)) return false;
  uint32_t own = op->num_operands - in_bundles, first = !callee && own > 0;
  if (variadic && !check_variadic_type(c, op, variadic->type, first, own - first)) return false;
  if (!callee) {
    if (own == 0) return pl_check_error(c, op, "must have either a `callee` attribute or at least an operand");
    return pl_operand(op, 0)->type->kind == PL_TYPE_LLVM_PTR ||
           pl_check_error(c, op, "indirect call expects a pointer as callee: '%s'",
                          pl_check_type_text(c, pl_operand(op, 0)->type));
  }
  const pl_op *func = pl_check_lookup(c, callee);
  if (!func)
    return pl_check_error(c, op, "'%s' does not reference a symbol in the current scope", pl_check_attr_text(c, callee) + 1);
  bool indirect = pl_op_is(func, PL_OP_LLVM_MLIR_IFUNC);
  if (!indirect && !pl_op_is(func, PL_OP_LLVM_FUNC))
    return pl_check_error(c, op, "'%s' does not reference a valid LLVM function or IFunc", pl_check_attr_text(c, callee) + 1);
  const pl_attr *stated = pl_op_attr(func, indirect ? PL_NAME_I_FUNC_TYPE : PL_NAME_FUNCTION_TYPE);
  const pl_type *type = stated && stated->kind == PL_ATTR_TYPE ? stated->type : NULL;
  if (!type || type->kind != PL_TYPE_LLVM_FUNC) return false;
  if (type->func.variadic && !variadic) return pl_check_error(c, op, "missing var_callee_type attribute for vararg call");
  return check_callee(c, op, type, own);
}

/* Checks llvm.call_intrinsic: the intrinsic's name starts with "llvm.", and its bundles. False, and reported, if not. */
bool pl_check_call_intrinsic(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC));
  uint32_t in_bundles;
  if (!pl_str_starts(pl_op_attr(op, PL_NAME_INTRIN)->string, "llvm."))
    return pl_check_error(c, op, "intrinsic name must start with 'llvm.'");
  return check_bundles(c, op, &in_bundles);
}

/* Checks that llvm.inline_asm is not a musttail call. False, and reported, if not. */
bool pl_check_inline_asm(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INLINE_ASM));
  const pl_attr *kind = pl_op_attr(op, PL_NAME_TAIL_CALL_KIND);
  return !kind || !pl_enum_has(kind, "musttail") ||
         pl_check_error(c, op, "tail call kind 'musttail' is not supported by this operation");
}

/* Checks the operand bundles of llvm.intr.assume. False, and reported, if a rule is broken. */
bool pl_check_assume(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_ASSUME));
  uint32_t in_bundles;
  return check_bundles(c, op, &in_bundles);
}
