/* Custom forms of the LLVM dialect's calls, and of what comes with exceptions. Sources: MLIR documentation, "'llvm' Dialect";
 * what `mlir-opt` 22 prints. */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/custom.h"
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"

/* Prints a fixed text. */
static void print_words(pl_printer *pr, const char *text) { pl_sink_puts(pr->out, text); }
/* Prints the type of an operand. */
static void print_type_of(pl_printer *pr, const pl_op *op, uint32_t operand) { pl_pr_type(pr, pl_operand(op, operand)->type); }

/* Prints the word of the op's enum attribute `name` and a space, unless it is absent or the default `unless`. */
static void print_enum_word(pl_printer *pr, const pl_op *op, pl_attr_name name, const char *unless) {
  const pl_attr *a = pl_op_attr(op, name);
  if (!a || a->kind != PL_ATTR_ENUM || a->enumeration.count == 0 || pl_str_is(a->enumeration.words[0], unless)) return;
  pl_sink_str(pr->out, a->enumeration.words[0]);
  print_words(pr, " ");
}

/* How many of a call's own operands, the last ones, belong to operand bundles; 0 if the sizes of the bundles exceed the
 * operands. */
static uint32_t bundle_operands(const pl_op *op) {
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES);
  uint64_t sum = 0, size;
  for (uint64_t i = 0; sizes && sizes->kind == PL_ATTR_DENSE_ARRAY && i < sizes->dense.count; i++)
    if (pl_apint_to_u64(sizes->dense.elems[i], &size) && size <= UINT32_MAX) sum += size;
  return sum <= pl_op_num_own_operands(op) ? (uint32_t)sum : 0;
}

/* Prints ` ["tag"(operands : types), ...]`, the operand bundles of a call, whose operands begin at `first`; nothing if there are
 * none. */
static void print_bundles(pl_printer *pr, const pl_op *op, uint32_t first) {
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES), *tags = pl_op_attr(op, PL_NAME_OP_BUNDLE_TAGS);
  if (!sizes || sizes->kind != PL_ATTR_DENSE_ARRAY || sizes->dense.count == 0 || !tags || tags->kind != PL_ATTR_ARRAY) return;
  print_words(pr, " [");
  for (uint32_t i = 0; i < tags->array.count && i < sizes->dense.count; i++) {
    uint64_t count = 0;
    (void)pl_apint_to_u64(sizes->dense.elems[i], &count);
    if (count > op->num_operands - first) count = op->num_operands - first;
    if (i) print_words(pr, ", ");
    pl_pr_attr(pr, tags->array.elems[i], PL_TYPE_SHOWN);
    print_words(pr, "(");
    pl_pr_values(pr, op, first, (uint32_t)count);
    for (uint32_t k = 0; k < count; k++) {
      print_words(pr, k ? ", " : " : ");
      print_type_of(pr, op, first + k);
    }
    print_words(pr, ")");
    first += (uint32_t)count;
  }
  print_words(pr, "]");
}

/* Prints the types of a call whose arguments are the operands [first, last), with the attributes of arguments and results;
 * `indirect`: operand 0 is the callee. */
static void print_call_types(pl_printer *pr, const pl_op *op, bool indirect, uint32_t first, uint32_t last) {
  print_words(pr, " : ");
  if (indirect && op->num_operands && !pl_pr_pointee(pr, pl_operand(op, 0)->type)) {
    print_type_of(pr, op, 0);
    print_words(pr, ", ");
  }
  const pl_type **types = PL_NEW_ARRAY(pr->arena, const pl_type *, last - first + op->num_results + 1);
  for (uint32_t i = first; i < last; i++)
    types[i - first] = pl_operand(op, i)->type;
  pl_type_list results = types + (last - first);
  for (uint32_t i = 0; i < op->num_results; i++)
    types[last - first + i] = op->results[i].type;
  pl_pr_signature(pr, types, last - first, pl_op_attr(op, PL_NAME_ARG_ATTRS), results, op->num_results,
                  pl_op_attr(op, PL_NAME_RES_ATTRS));
}

/* Prints ` vararg(type)` if the call has a var_callee_type. */
static void print_vararg(pl_printer *pr, const pl_op *op) {
  const pl_attr *variadic = pl_op_attr(op, PL_NAME_VAR_CALLEE_TYPE);
  if (!variadic) return;
  print_words(pr, " vararg(");
  pl_pr_attr(pr, variadic, PL_TYPE_SHOWN);
  print_words(pr, ")");
}

/* Prints an llvm.call after its name, in the custom form. */
void pl_pr_custom_LlvmCall(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_CALLEE,          PL_NAME_CCONV,           PL_NAME_TAILCALLKIND,
                                        PL_NAME_VAR_CALLEE_TYPE, PL_NAME_OP_BUNDLE_SIZES, PL_NAME_OP_BUNDLE_TAGS,
                                        PL_NAME_ARG_ATTRS,       PL_NAME_RES_ATTRS,       PL_NAME_INVALID};
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  uint32_t own = pl_op_num_own_operands(op), first = callee || own == 0 ? 0 : 1, last = own - bundle_operands(op);
  if (last < first) last = first;
  print_words(pr, " ");
  print_enum_word(pr, op, PL_NAME_CCONV, "ccc");
  print_enum_word(pr, op, PL_NAME_TAILCALLKIND, "none");
  if (callee)
    pl_pr_attr(pr, callee, PL_TYPE_SHOWN);
  else if (own)
    pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, "(");
  pl_pr_values(pr, op, first, last - first);
  print_words(pr, ")");
  print_vararg(pr, op);
  print_bundles(pr, op, last);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_call_types(pr, op, !callee, first, last);
}

/* Prints llvm.intr.assume after its name: %condition [bundles] : type of the condition {attributes}. */
void pl_pr_custom_LlvmAssume(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_OP_BUNDLE_SIZES, PL_NAME_OP_BUNDLE_TAGS, PL_NAME_INVALID};
  print_words(pr, " ");
  pl_pr_values(pr, op, 0, op->num_operands ? 1 : 0);
  print_bundles(pr, op, op->num_operands ? 1 : 0);
  print_words(pr, " : ");
  if (op->num_operands) print_type_of(pr, op, 0);
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints an llvm.invoke after its name, in the custom form. */
void pl_pr_custom_LlvmInvoke(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_CALLEE,          PL_NAME_CCONV,          PL_NAME_VAR_CALLEE_TYPE,
                                        PL_NAME_OP_BUNDLE_SIZES, PL_NAME_OP_BUNDLE_TAGS, PL_NAME_ARG_ATTRS,
                                        PL_NAME_RES_ATTRS,       PL_NAME_INVALID};
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  uint32_t own = pl_op_num_own_operands(op), first = callee || own == 0 ? 0 : 1, last = own - bundle_operands(op);
  if (last < first) last = first;
  print_words(pr, " ");
  print_enum_word(pr, op, PL_NAME_CCONV, "ccc");
  if (callee)
    pl_pr_attr(pr, callee, PL_TYPE_SHOWN);
  else if (own)
    pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, "(");
  pl_pr_values(pr, op, first, last - first);
  print_words(pr, ") to ");
  pl_pr_successor(pr, op, 0);
  print_words(pr, " unwind ");
  pl_pr_successor(pr, op, 1);
  print_vararg(pr, op);
  print_bundles(pr, op, last);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_call_types(pr, op, !callee, first, last);
}

/* Prints llvm.call_intrinsic after its name: "name"(args) [bundles] {...} : types. */
void pl_pr_custom_LlvmCallIntrinsic(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_INTRIN,    PL_NAME_OP_BUNDLE_SIZES, PL_NAME_OP_BUNDLE_TAGS,
                                        PL_NAME_ARG_ATTRS, PL_NAME_RES_ATTRS,       PL_NAME_INVALID};
  uint32_t last = op->num_operands - bundle_operands(op);
  const pl_attr *name = pl_op_attr(op, PL_NAME_INTRIN);
  print_words(pr, " ");
  if (name) pl_pr_attr(pr, name, PL_TYPE_SHOWN);
  print_words(pr, "(");
  pl_pr_values(pr, op, 0, last);
  print_words(pr, ")");
  print_bundles(pr, op, last);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_call_types(pr, op, false, 0, last);
}

/* Prints an llvm.landingpad after its name, in the custom form. */
void pl_pr_custom_LlvmLandingpad(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_CLEANUP, PL_NAME_INVALID};
  print_words(pr, pl_op_attr(op, PL_NAME_CLEANUP) ? " cleanup " : " ");
  for (uint32_t i = 0; i < op->num_operands; i++) {
    print_words(pr, pl_operand(op, i)->type->kind == PL_TYPE_LLVM_ARRAY ? "(filter " : "(catch ");
    pl_pr_value(pr, pl_operand(op, i));
    print_words(pr, " : ");
    print_type_of(pr, op, i);
    print_words(pr, ") ");
  }
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, ": ");
  if (op->num_results) pl_pr_type(pr, op->results[0].type);
}

/* Prints llvm.indirectbr after its name: %address : type, [^bb, ...] {...}, one successor a line. */
void pl_pr_custom_LlvmIndirectBr(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_INDBR_OPERAND_SEGMENTS, PL_NAME_INVALID};
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_words(pr, ", [");
  for (uint32_t i = 0; i < op->num_successors; i++) {
    if (i) print_words(pr, ",");
    pl_pr_newline(pr);
    pl_pr_successor(pr, op, i);
  }
  if (op->num_successors) pl_pr_newline(pr);
  print_words(pr, "]");
  pl_pr_attr_dict(pr, op, hidden, false);
}
