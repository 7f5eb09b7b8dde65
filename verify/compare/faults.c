#include <assert.h>

#include "verify/compare/parts.h"

/* The natural alignment of an integer or float type in bytes, at most 16; 1 for any other type. */
static int64_t natural_alignment(const pl_type *type) {
  uint32_t bits = 0;
  if (type->kind == PL_TYPE_INTEGER) bits = type->integer.width;
  if (type->kind == PL_TYPE_FLOAT) bits = pl_float_bits(type->float_format);
  int64_t bytes = 1;
  while (bytes * 8 < bits && bytes < 16)
    bytes *= 2;
  return bytes;
}

void pl_compare_align_alloca(pl_op *op) {
  assert(op->info != NULL);
  const pl_attr *given = pl_op_is(op, PL_OP_LLVM_ALLOCA) ? pl_op_attr(op, PL_NAME_ALIGNMENT) : NULL;
  const pl_attr *element = given != NULL ? pl_op_attr(op, PL_NAME_ELEM_TYPE) : NULL;
  int64_t bytes;
  if (element == NULL || !pl_apint_to_i64(given->integer, &bytes)) return;
  const int64_t natural = natural_alignment(element->type);
  if (bytes < natural) pl_op_set_attr(op, PL_NAME_ALIGNMENT, pl_attr_i64(op->module->ctx, given->type, natural));
}

/* Whether an argument attribute makes no claim about the pointer, as it is not of the LLVM dialect or only says how the
 * pointer is passed. */
static bool is_no_claim(pl_str name) { return !pl_str_starts(name, "llvm.") || pl_str_starts(name, "llvm.inreg"); }

/* The dictionary of argument attributes without those that make a claim about a pointer; never NULL. */
static const pl_attr *without_claims(pl_context *ctx, const pl_attr *dict) {
  const pl_attr *rest = dict;
  for (uint32_t i = 0; i < dict->dict.count; i++)
    if (!is_no_claim(dict->dict.entries[i].name)) rest = pl_dict_set(ctx, rest, dict->dict.entries[i].name, NULL);
  return rest != NULL ? rest : pl_attr_dict(ctx, NULL, 0);
}

void pl_compare_unclaim_wrapper(pl_op *op) {
  assert(op->info != NULL);
  const pl_attr *list = pl_op_is(op, PL_OP_LLVM_FUNC) ? pl_op_attr(op, PL_NAME_ARG_ATTRS) : NULL;
  if (list == NULL || !pl_str_starts(pl_symbol_name(op), "_mlir_ciface_")) return;
  const pl_type *type = pl_func_type(op);
  const pl_attr **dicts = PL_NEW_ARRAY(op->module->arena, const pl_attr *, list->array.count);
  bool some = false;
  for (uint32_t i = 0; i < list->array.count; i++) {
    const bool pointer = i < type->func.num_inputs && type->func.inputs[i]->kind == PL_TYPE_LLVM_PTR;
    dicts[i] = pointer ? without_claims(op->module->ctx, list->array.elems[i]) : list->array.elems[i];
    some = some || dicts[i]->dict.count > 0;
  }
  pl_op_set_attr(op, PL_NAME_ARG_ATTRS, some ? pl_attr_array(op->module->ctx, dicts, list->array.count) : NULL);
}
