/* What LLVM's verifier and parser ask of functions and globals, and MLIR's do not: stated as an error at the operation, as
 * nothing is written that llvm-as refuses. Source: LLVM Language Reference Manual (2026), Linkage Types, Visibility Styles,
 * Parameter Attributes, Function Attributes, Token Type, Metadata Type. */
#include "core/llvmir/export/state/verify.h"

#include <assert.h>

#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/print.h"

#define GREATEST_ALIGNMENT (INT64_C(1) << 32)

bool pl_export_verify_alignment(pl_export *e, const pl_op *op, int64_t alignment) {
  assert(op->module == e->module);
  if (alignment <= 0) return true; /* not given */
  if (alignment & (alignment - 1)) return pl_export_error(e, op, "alignment is not a power of two");
  return alignment <= GREATEST_ALIGNMENT || pl_export_error(e, op, "huge alignments are not supported yet");
}

/* Whether a linkage keyword, which a space follows (pl_export_linkage), is internal or private. */
static bool is_local(pl_str linkage) { return pl_str_is(linkage, "internal ") || pl_str_is(linkage, "private "); }

bool pl_export_verify_symbol(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  if (is_local(pl_export_linkage(op)) && *pl_export_word(op, PL_NAME_VISIBILITY, "llvm.visibility"))
    return pl_export_error(e, op, "symbol with local linkage must have default visibility");
  return pl_export_verify_alignment(e, op, pl_export_num(op, PL_NAME_ALIGNMENT));
}

bool pl_export_verify_global(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  int64_t space = pl_export_num(op, PL_NAME_ADDR_SPACE);
  if (space < 0 || space > PL_LIR_LAST_SPACE)
    return pl_export_error(e, op, "invalid address space %lld, must be a 24-bit integer", (long long)space);
  if (pl_str_is(pl_export_linkage(op), "common ")) {
    if (pl_op_attr(op, PL_NAME_CONSTANT)) return pl_export_error(e, op, "'common' global may not be marked constant");
    if (pl_op_attr(op, PL_NAME_COMDAT)) return pl_export_error(e, op, "'common' global may not be in a comdat");
    const bool region = op->num_regions && op->regions[0]->first;
    if (!pl_op_attr(op, PL_NAME_VALUE) && !region) return pl_export_error(e, op, "'common' global must have a zero initializer");
  }
  return pl_export_verify_symbol(e, op);
}

/* ---- Attributes ---- */

/* Whether a list of attributes has the non-string attribute `word`. */
static bool has(const pl_lir_attrs *list, const char *word) {
  for (size_t i = 0; i < list->len; i++)
    if (!list->data[i].is_string && pl_str_is(list->data[i].text, word)) return true;
  return false;
}

/* Whether the function attributes do not exclude each other, and none lacks one that it requires; false is reported. */
static bool verify_function_attrs(pl_export *e, const pl_op *op, const pl_lir_attrs *list) {
  static const char *const excluded[][2] = {{"noinline", "alwaysinline"}, {"optnone", "optsize"},  {"optnone", "minsize"},
                                            {"optnone", "optdebug"},      {"optdebug", "optsize"}, {"optdebug", "minsize"}};
  for (size_t i = 0; i < sizeof excluded / sizeof *excluded; i++)
    if (has(list, excluded[i][0]) && has(list, excluded[i][1]))
      return pl_export_error(e, op, "attributes '%s' and '%s' are incompatible", excluded[i][0], excluded[i][1]);
  return !has(list, "optnone") || has(list, "noinline") || pl_export_error(e, op, "attribute 'optnone' requires 'noinline'");
}

/* Whether a dictionary of parameter attributes has an entry of that name; false if `dict` is NULL or no dictionary. */
static bool given(const pl_attr *dict, const char *name) {
  for (uint32_t i = 0; dict && dict->kind == PL_ATTR_DICT && i < dict->dict.count; i++)
    if (pl_str_is(dict->dict.entries[i].name, name)) return true;
  return false;
}

/* Whether the attributes of one parameter or result do not exclude each other; false is reported. */
static bool verify_exclusion(pl_export *e, const pl_op *op, const pl_attr *dict) {
  static const char *const ways[] = {"llvm.byval", "llvm.inalloca", "llvm.preallocated", "llvm.nest", "llvm.byref"};
  static const char *const excluded[][2] = {{"llvm.zeroext", "llvm.signext"},    {"llvm.readnone", "llvm.readonly"},
                                            {"llvm.readnone", "llvm.writeonly"}, {"llvm.readonly", "llvm.writeonly"},
                                            {"llvm.inalloca", "llvm.readonly"},  {"llvm.sret", "llvm.returned"}};
  unsigned count = given(dict, "llvm.sret") || given(dict, "llvm.inreg");
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
    count += given(dict, ways[i]);
  if (count > 1)
    return pl_export_error(
        e, op, "attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible");
  for (size_t i = 0; i < sizeof excluded / sizeof *excluded; i++)
    if (given(dict, excluded[i][0]) && given(dict, excluded[i][1]))
      return pl_export_error(e, op, "attributes '%s' and '%s' are incompatible", excluded[i][0] + 5, excluded[i][1] + 5);
  return true;
}

/* Whether each attribute that only one parameter of a function may have is on at most one of its `count` parameters; false is
 * reported. */
static bool verify_once(pl_export *e, const pl_op *op, uint32_t count) {
  static const char *const words[] = {"llvm.nest",      "llvm.returned",   "llvm.sret",
                                      "llvm.swiftself", "llvm.swiftasync", "llvm.swifterror"};
  for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
    uint32_t seen = 0;
    for (uint32_t i = 0; i < count; i++)
      seen += given(pl_export_param_dict(op, PL_NAME_ARG_ATTRS, i), words[k]);
    if (seen > 1) return pl_export_error(e, op, "more than one parameter has attribute '%s'", words[k] + 5);
  }
  return true;
}

/* Whether the types that are values of parameter attributes, such as byval, exist in LLVM IR; false is reported. */
static bool verify_pointee(pl_export *e, const pl_op *op, const pl_attr *dict) {
  static const char *const words[] = {"llvm.byval",    "llvm.byref",        "llvm.sret",
                                      "llvm.inalloca", "llvm.preallocated", "llvm.elementtype"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    const pl_attr *type = dict && dict->kind == PL_ATTR_DICT ? pl_dict_get(dict, pl_str_from(words[i])) : NULL;
    if (type && type->kind == PL_ATTR_TYPE && !pl_type_is_llvm_compatible(type->type))
      return pl_export_error(e, op, "attribute '%s' names a type that LLVM IR has not", words[i] + strlen("llvm."));
  }
  return true;
}

bool pl_export_verify_range(pl_export *e, const pl_op *op, const pl_attr *dict, const pl_type *type) {
  assert(op->module == e->module);
  const pl_attr *range = dict && dict->kind == PL_ATTR_DICT ? pl_dict_get(dict, pl_attr_names[PL_NAME_LLVM_RANGE]) : NULL;
  const pl_attr *of = pl_attr_is(range, "constant_range") ? pl_attr_param(range, "type") : NULL;
  const pl_type *scalar = type->kind == PL_TYPE_VECTOR ? type->shaped.elem : type;
  return !of || of->type == scalar || pl_export_error(e, op, "attribute 'range' applied to incompatible type");
}

/* Whether LLVM accepts the attributes of the i-th parameter of a function of the type; false is reported. */
static bool verify_param(pl_export *e, const pl_op *op, const pl_type *type, uint32_t i) {
  const pl_attr *dict = pl_export_param_dict(op, PL_NAME_ARG_ATTRS, i);
  if (!verify_exclusion(e, op, dict) || !verify_pointee(e, op, dict)) return false;
  if (!pl_export_verify_range(e, op, dict, type->func.inputs[i])) return false;
  if (given(dict, "llvm.sret") && i > 1) return pl_export_error(e, op, "attribute 'sret' is not on first or second parameter");
  if (given(dict, "llvm.inalloca") && i + 1 != type->func.num_inputs)
    return pl_export_error(e, op, "attribute 'inalloca' is not on the last parameter");
  return !given(dict, "llvm.returned") || type->func.inputs[i] == type->func.results[0] ||
         pl_export_error(e, op, "incompatible argument and return types for 'returned' attribute");
}

/* Whether a word is in a list that ends with NULL. */
static bool is_one_of(pl_str word, const char *const *words) {
  while (*words && !pl_str_is(word, *words))
    words++;
  return *words != NULL;
}

bool pl_export_verify_callable(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  static const char *const entries[] = {"spir_kernelcc", "amdgpu_vscc", "amdgpu_gscc", "amdgpu_cscc", "amdgpu_kernelcc",
                                        "amdgpu_hscc",   "amdgpu_lscc", "amdgpu_escc", NULL};
  pl_str word = pl_export_enum(op, PL_NAME_CCONV);
  return !is_one_of(word, entries) || pl_export_error(e, op, "calling convention '%.*s' does not permit calls", PL_STR_FMT(word));
}

/* Whether the signature and parameter attributes meet the demands of the function's calling convention; false is reported. */
static bool verify_convention(pl_export *e, const pl_op *op, const pl_type *type) {
  static const char *const kernels[] = {"amdgpu_kernelcc", "spir_kernelcc", NULL};
  static const char *const shaders[] = {"amdgpu_vscc", "amdgpu_gscc", "amdgpu_hscc", "amdgpu_cscc", NULL};
  static const char *const fixed[] = {"fastcc", "coldcc", "intel_ocl_bicc", "ptx_kernelcc", "ptx_devicecc", NULL};
  pl_str word = pl_export_enum(op, PL_NAME_CCONV);
  bool kernel = is_one_of(word, kernels), shader = is_one_of(word, shaders);
  if (kernel && type->func.results[0]->kind != PL_TYPE_LLVM_VOID)
    return pl_export_error(e, op, "calling convention requires void return type");
  for (uint32_t i = 0; (kernel || shader) && i < type->func.num_inputs && i < 2; i++)
    if (given(pl_export_param_dict(op, PL_NAME_ARG_ATTRS, i), "llvm.sret"))
      return pl_export_error(e, op, "calling convention does not allow sret");
  if (pl_str_is(word, "x86_intrcc") && type->func.num_inputs &&
      !given(pl_export_param_dict(op, PL_NAME_ARG_ATTRS, 0), "llvm.byval"))
    return pl_export_error(e, op, "calling convention parameter requires byval");
  return !type->func.variadic || !(kernel || shader || is_one_of(word, fixed)) ||
         pl_export_error(e, op, "calling convention does not support varargs or perfect forwarding");
}

/* Whether a parameter or result type is allowed for functions that are no intrinsics; false is reported, with "takes" or
 * "returns" as `verb`. */
static bool verify_type(pl_export *e, const pl_op *op, const pl_type *type, const char *verb) {
  bool token = type->kind == PL_TYPE_LLVM_TOKEN, metadata = type->kind == PL_TYPE_LLVM_METADATA;
  if (!token && !metadata && type->kind != PL_TYPE_LLVM_X86_AMX) return true;
  return pl_export_error(e, op, "function %s %s but isn't an intrinsic", verb,
                         token      ? "token"
                         : metadata ? "metadata"
                                    : "x86_amx");
}

bool pl_export_verify_func(pl_export *e, const pl_op *op, const pl_lir_attrs *attrs) {
  assert(op->module == e->module);
  const pl_type *type = pl_func_type(op);
  pl_str linkage = pl_export_linkage(op);
  bool defined = !pl_func_is_declaration(op), intrinsic = pl_str_starts(pl_symbol_name(op), "llvm.");
  if (pl_str_is(linkage, "appending ")) return pl_export_error(e, op, "only global variables can have appending linkage");
  if (pl_str_is(linkage, "extern_weak ") && defined) return pl_export_error(e, op, "invalid linkage for function definition");
  if (!defined && pl_op_attr(op, PL_NAME_COMDAT)) return pl_export_error(e, op, "declaration may not be in a comdat");
  if (!pl_export_verify_symbol(e, op) || !verify_function_attrs(e, op, attrs) || !verify_convention(e, op, type)) return false;
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (!verify_param(e, op, type, i) || (!intrinsic && !verify_type(e, op, type->func.inputs[i], "takes"))) return false;
  return verify_once(e, op, type->func.num_inputs) && verify_exclusion(e, op, pl_export_param_dict(op, PL_NAME_RES_ATTRS, 0)) &&
         pl_export_verify_range(e, op, pl_export_param_dict(op, PL_NAME_RES_ATTRS, 0), type->func.results[0]) &&
         (intrinsic || verify_type(e, op, type->func.results[0], "returns"));
}
