/* What LLVM asks of an instruction and the dialect's checker does not: reported at the operation, before anything is written.
 * Source: LLVM documentation, "LLVM Language Reference Manual"; the verifier of LLVM 22, whose words these are. */
#include <assert.h>

#include "core/check/check.h"
#include "core/llvmir/export/export.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/verify.h"
#include "core/llvmir/lir/layout.h"

/* The element type of a vector type; other types themselves. */
static const pl_type *lane(const pl_type *t) { return t->kind == PL_TYPE_VECTOR ? t->shaped.elem : t; }
/* The number of elements of a 1-D vector type, the minimum if it is scalable; 1 for other types. */
static int64_t lanes(const pl_type *t) { return t->kind == PL_TYPE_VECTOR ? t->shaped.shape[0] : 1; }
/* Whether the type is a scalable vector. */
static bool scalable(const pl_type *t) {
  return t->kind == PL_TYPE_VECTOR && t->shaped.scalable_dims && t->shaped.scalable_dims[0];
}

/* Size in bits of a type, or of the element type of a vector. */
static uint32_t bits(pl_export *e, const pl_type *t) { return (uint32_t)pl_data_layout_bits(&e->m.layout, lane(t)); }

/* ---- Calls ---- */

/* Whether each argument's attributes, from operand `first` on, fit its type; false is reported. */
static bool verify_arguments(pl_export *e, const pl_op *op, uint32_t first) {
  for (uint32_t i = first; i < op->num_operands; i++) {
    const pl_attr *dict = pl_export_param_dict(op, PL_NAME_ARG_ATTRS, i - first);
    for (uint32_t k = 0; dict && dict->kind == PL_ATTR_DICT && k < dict->dict.count; k++)
      if (!pl_llvm_arg_attr_fits(dict->dict.entries[k].name, pl_operand(op, i)->type, false))
        return pl_export_error(e, op, "attribute '%.*s' applied to incompatible type", PL_STR_FMT(dict->dict.entries[k].name));
  }
  return true;
}

/* Whether the tags of a call's operand bundles are valid: a funclet needs instructions that the dialect does not
 * have. False is reported. */
static bool verify_bundles(pl_export *e, const pl_op *op) {
  static const char *const single[] = {"deopt",   "gc-transition", "cfguardtarget",   "preallocated",          "gc-live",
                                       "ptrauth", "kcfi",          "convergencectrl", "clang.arc.attachedcall"};
  const pl_attr *tags = pl_op_attr(op, PL_NAME_OP_BUNDLE_TAGS);
  for (size_t k = 0; k < sizeof single / sizeof *single; k++) {
    uint32_t seen = 0;
    for (uint32_t i = 0; tags && tags->kind == PL_ATTR_ARRAY && i < tags->array.count; i++)
      seen += tags->array.elems[i]->kind == PL_ATTR_STRING && pl_str_is(tags->array.elems[i]->string, single[k]);
    if (seen > 1) return pl_export_error(e, op, "multiple %s operand bundles", single[k]);
  }
  for (uint32_t i = 0; tags && tags->kind == PL_ATTR_ARRAY && i < tags->array.count; i++)
    if (tags->array.elems[i]->kind == PL_ATTR_STRING && pl_str_is(tags->array.elems[i]->string, "funclet"))
      return pl_export_error(e, op, "funclet bundle operands should correspond to a FuncletPadInst");
  return true;
}

/* Whether a musttail call, with arguments from operand `first` on, agrees with its function as LLVM demands, and is followed by
 * a return of its result; false is reported. True for other calls and outside of an llvm.func. */
static bool verify_musttail(pl_export *e, const pl_op *op, uint32_t first) {
  if (!pl_str_is(pl_export_enum(op, PL_NAME_TAILCALLKIND), "musttail")) return true;
  const pl_op *func = op->block->region->op, *next = op->next;
  const pl_type *type = pl_op_is(func, PL_OP_LLVM_FUNC) ? pl_func_type(func) : NULL;
  if (!type) return true;
  pl_str cconv = pl_export_enum(op, PL_NAME_CCONV), own = pl_export_enum(func, PL_NAME_CCONV);
  if (!pl_str_eq(cconv.len ? cconv : PL_STR("ccc"), own.len ? own : PL_STR("ccc")))
    return pl_export_error(e, op, "cannot guarantee tail call due to mismatched calling conv");
  bool loose = pl_str_is(cconv, "tailcc") || pl_str_is(cconv, "swifttailcc");
  if (!loose && !type->func.variadic && op->num_operands - first != type->func.num_inputs)
    return pl_export_error(e, op, "cannot guarantee tail call due to mismatched parameter counts");
  for (uint32_t i = 0; !loose && i < type->func.num_inputs && first + i < op->num_operands; i++)
    if (pl_operand(op, first + i)->type != type->func.inputs[i])
      return pl_export_error(e, op, "cannot guarantee tail call due to mismatched parameter types");
  const pl_type *result = op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  if (result != type->func.results[0]) return pl_export_error(e, op, "cannot guarantee tail call due to mismatched return types");
  if (!next || !pl_op_is(next, PL_OP_LLVM_RETURN)) return pl_export_error(e, op, "musttail call must precede a ret");
  return !next->num_operands || pl_operand(next, 0) == pl_result(op, 0) ||
         pl_export_error(e, op, "musttail call result must be returned");
}

/* Whether a call, invoke or call_intrinsic meets the rules for argument attributes and operand bundles and, if it is a call, for
 * musttail; false is reported. */
static bool verify_call(pl_export *e, const pl_op *op) {
  uint32_t first = pl_op_attr(op, PL_NAME_CALLEE) || pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC) ? 0 : 1;
  return verify_arguments(e, op, first) && verify_bundles(e, op) &&
         (!pl_op_is(op, PL_OP_LLVM_CALL) || verify_musttail(e, op, first));
}

/* Whether operand `i`, which has an indirect constraint, is a pointer with an elementtype attribute, or absent; false is
 * reported. */
static bool verify_indirect(pl_export *e, const pl_op *op, uint32_t i) {
  const pl_attr *dict = pl_export_param_dict(op, PL_NAME_OPERAND_ATTRS, i);
  if (i >= op->num_operands) return true; /* their number is wrong */
  if (pl_operand(op, i)->type->kind != PL_TYPE_LLVM_PTR)
    return pl_export_error(e, op, "operand for indirect constraint must have pointer type");
  const bool is_told =
      dict && dict->kind == PL_ATTR_DICT &&
      (pl_dict_get(dict, pl_attr_names[PL_NAME_ELEMENTTYPE]) || pl_dict_get(dict, pl_attr_names[PL_NAME_LLVM_ELEMENTTYPE]));
  return is_told || pl_export_error(e, op, "operand for indirect constraint must have elementtype attribute");
}

/* Whether the constraints of inline assembly match its results and operands; false is reported. `=` is an output, `~` a clobber,
 * `!` a label; all others, and outputs through a pointer, take an operand. */
static bool verify_assembly(pl_export *e, const pl_op *op) {
  pl_str text = pl_export_str(op, PL_NAME_CONSTRAINTS);
  uint32_t outputs = 0, inputs = 0;
  for (size_t at = 0; at < text.len;) {
    size_t end = at;
    bool through = text.data[at] == '*';
    for (; end < text.len && text.data[end] != ','; end++)
      through |= text.data[end] == '*' && end > at && (end == at + 1 || text.data[end - 1] == '&' || text.data[end - 1] == '%');
    if (text.data[at] == '=' && !through) {
      outputs++;
    } else if (text.data[at] != '~' && text.data[at] != '!') {
      if (through && !verify_indirect(e, op, inputs)) return false;
      inputs++;
    }
    at = end + 1;
  }
  const pl_type *result = op->num_results ? pl_result(op, 0)->type : NULL;
  uint32_t count = !result || result->kind == PL_TYPE_LLVM_VOID ? 0 : 1;
  if (count && outputs != 1 && result->kind == PL_TYPE_LLVM_STRUCT) count = result->llvm_struct->num_elems;
  if (outputs != count) return pl_export_error(e, op, "number of output constraints does not match number of results");
  return inputs == op->num_operands || pl_export_error(e, op, "number of input constraints does not match number of parameters");
}

/* ---- Memory ---- */

/* Whether the type contains no opaque struct. The recursion is bounded: types nest to a limited depth, and no struct contains
 * itself. */
static bool is_sized(const pl_type *t) {
  while (t->kind == PL_TYPE_LLVM_ARRAY)
    t = t->shaped.elem;
  if (t->kind != PL_TYPE_LLVM_STRUCT) return true;
  for (uint32_t i = 0; i < t->llvm_struct->num_elems; i++)
    if (!is_sized(t->llvm_struct->elems[i])) return false;
  return !t->llvm_struct->opaque;
}

/* Whether the type in the op's attribute elem_type has a size; true if the op has none. False is reported with the message. */
static bool verify_element(pl_export *e, const pl_op *op, const char *message) {
  const pl_attr *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE);
  return !elem || elem->kind != PL_ATTR_TYPE || is_sized(elem->type) || pl_export_error(e, op, "%s", message);
}

/* Whether the i-th operand is the result of an op of a kind. */
static bool is_made_by(const pl_op *op, uint32_t i, pl_op_kind kind) {
  const pl_op *source = pl_operand(op, i)->op;
  return source && pl_op_is(source, kind);
}

/* Whether the operand of a lifetime marker is what LLVM 22 demands; true without a check if the text is for LLVM 19. False is
 * reported. */
static bool verify_lifetime(pl_export *e, const pl_op *op) {
  bool fits = is_made_by(op, 0, PL_OP_LLVM_ALLOCA) || is_made_by(op, 0, PL_OP_LLVM_MLIR_POISON) || pl_export_is_old(e);
  return fits || pl_export_error(e, op, "llvm.lifetime.start/end can only be used on alloca or poison");
}

/* Whether the constant arguments of llvm.prefetch are in range; false is reported. */
static bool verify_prefetch(pl_export *e, const pl_op *op) {
  static const struct {
    pl_attr_name name;
    const char *text;
    int64_t last;
  } numbers[] = {{PL_NAME_RW, "rw", 1}, {PL_NAME_HINT, "locality", 3}, {PL_NAME_CACHE, "cache type", 1}};
  for (size_t i = 0; i < 3; i++) {
    int64_t number = pl_export_num(op, numbers[i].name);
    if (number < 0 || number > numbers[i].last)
      return pl_export_error(e, op, "%s argument to llvm.prefetch must be 0-%lld", numbers[i].text, (long long)numbers[i].last);
  }
  return true;
}

/* Whether the mask of llvm.ptrmask is as wide as the pointer's index type; false is reported. */
static bool verify_ptrmask(pl_export *e, const pl_op *op) {
  const pl_type *pointer = lane(pl_operand(op, 0)->type);
  return bits(e, pl_operand(op, 1)->type) == pl_data_layout_index_bits(&e->m.layout, pointer->ptr.space) ||
         pl_export_error(e, op, "second argument's bitwidth must match the pointer index type size of the first argument");
}

/* ---- Vectors ---- */

/* Whether all numbers in a shuffle mask are in range; false is reported. */
static bool verify_shuffle(pl_export *e, const pl_op *op) {
  const pl_attr *mask = pl_op_attr(op, PL_NAME_MASK);
  const pl_type *type = pl_operand(op, 0)->type;
  for (uint64_t i = 0; mask && mask->kind == PL_ATTR_DENSE_ARRAY && i < mask->dense.count; i++) {
    int64_t at = 0;
    if (!pl_apint_to_i64(pl_dense_at(mask, i), &at) || at < -1 || at >= 2 * lanes(type) || (scalable(type) && at > 0))
      return pl_export_error(e, op, "invalid shufflevector operands");
  }
  return true;
}

/* Whether the part of vector.insert or vector.extract begins at a multiple of its length and, as far as that is known, ends
 * within the vector; false is reported. */
static bool verify_part(pl_export *e, const pl_op *op, const pl_type *whole, const pl_type *part) {
  int64_t at = pl_export_num(op, PL_NAME_POS);
  if (at < 0 || at % lanes(part) != 0)
    return pl_export_error(e, op, "index must be a constant multiple of the part's known minimum vector length");
  return scalable(whole) != scalable(part) || at + lanes(part) <= lanes(whole) ||
         pl_export_error(e, op, "the part would overrun the vector");
}

/* Whether a vector type has as many elements as the product of the op's attributes `rows` and `columns`; false is reported, with
 * `which` naming the vector. */
static bool verify_matrix(pl_export *e, const pl_op *op, pl_attr_name rows, pl_attr_name columns, const pl_type *type,
                          const char *which) {
  return pl_export_num(op, rows) * pl_export_num(op, columns) == lanes(type) ||
         pl_export_error(e, op, "%s of a matrix operation does not match the specified shape", which);
}

/* Whether operands and result of a matrix multiplication have the sizes that its shape demands; false is reported. */
static bool verify_multiply(pl_export *e, const pl_op *op) {
  return verify_matrix(e, op, PL_NAME_LHS_ROWS, PL_NAME_LHS_COLUMNS, pl_operand(op, 0)->type, "first argument") &&
         verify_matrix(e, op, PL_NAME_LHS_COLUMNS, PL_NAME_RHS_COLUMNS, pl_operand(op, 1)->type, "second argument") &&
         verify_matrix(e, op, PL_NAME_LHS_ROWS, PL_NAME_RHS_COLUMNS, pl_result(op, 0)->type, "result");
}

/* Returns `fits`, and reports the message if it is false. */
static bool verify_width(pl_export *e, const pl_op *op, bool fits, const char *message) {
  return fits || pl_export_error(e, op, "%s", message);
}

/* Whether the elements of a VP cast's result are narrower (`narrows`) or else wider than those of its operand; false is
 * reported. */
static bool verify_vp_cast(pl_export *e, const pl_op *op, bool narrows) {
  uint32_t from = bits(e, pl_operand(op, 0)->type), to = bits(e, pl_result(op, 0)->type);
  return verify_width(e, op, narrows ? from > to : from < to,
                      narrows ? "the bit size of the first argument must be larger than that of the return type"
                              : "the bit size of the first argument must be smaller than that of the return type");
}

/* ---- Coroutines ---- */

/* Whether the info argument of llvm.coro.id is null or the address of an initialized constant; false is reported. */
static bool verify_coro_id(pl_export *e, const pl_op *op) {
  if (is_made_by(op, 3, PL_OP_LLVM_MLIR_ZERO)) return true;
  const pl_attr *name =
      is_made_by(op, 3, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(pl_operand(op, 3)->op, PL_NAME_GLOBAL_NAME) : NULL;
  PL_FOR_OPS(global, e->module->op->regions[0]->first) {
    bool initialized = pl_op_is(global, PL_OP_LLVM_MLIR_GLOBAL) && pl_op_attr(global, PL_NAME_CONSTANT) &&
                       (pl_op_attr(global, PL_NAME_VALUE) || global->regions[0]->first);
    if (name && initialized && pl_str_eq(pl_symbol_name(global), name->symbol.path[0])) return true;
  }
  return pl_export_error(e, op, "info argument of llvm.coro.id must refer to an initialized constant");
}

bool pl_export_verify_op(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  switch (op->info->kind) {
  case PL_OP_LLVM_CALL:
  case PL_OP_LLVM_INVOKE:
  case PL_OP_LLVM_CALL_INTRINSIC: return verify_call(e, op);
  case PL_OP_LLVM_INLINE_ASM: return verify_assembly(e, op);
  case PL_OP_LLVM_ALLOCA: return verify_element(e, op, "cannot allocate unsized type");
  case PL_OP_LLVM_GETELEMENTPTR: return verify_element(e, op, "base element of getelementptr must be sized");
  case PL_OP_LLVM_INTR_LIFETIME_START:
  case PL_OP_LLVM_INTR_LIFETIME_END: return verify_lifetime(e, op);
  case PL_OP_LLVM_INTR_PREFETCH: return verify_prefetch(e, op);
  case PL_OP_LLVM_INTR_PTRMASK: return verify_ptrmask(e, op);
  case PL_OP_LLVM_INTR_THREADLOCAL_ADDRESS:
    return verify_width(e, op, is_made_by(op, 0, PL_OP_LLVM_MLIR_ADDRESSOF),
                        "llvm.threadlocal.address first argument must be a GlobalValue");
  case PL_OP_LLVM_INTR_MASKED_LOAD:
  case PL_OP_LLVM_INTR_MASKED_STORE:
  case PL_OP_LLVM_INTR_MASKED_GATHER:
  case PL_OP_LLVM_INTR_MASKED_SCATTER: return pl_export_verify_alignment(e, op, pl_export_num(op, PL_NAME_ALIGNMENT));
  case PL_OP_LLVM_SHUFFLEVECTOR: return verify_shuffle(e, op);
  case PL_OP_LLVM_INTR_VECTOR_INSERT: return verify_part(e, op, pl_operand(op, 0)->type, pl_operand(op, 1)->type);
  case PL_OP_LLVM_INTR_VECTOR_EXTRACT: return verify_part(e, op, pl_operand(op, 0)->type, pl_result(op, 0)->type);
  case PL_OP_LLVM_INTR_MATRIX_MULTIPLY: return verify_multiply(e, op);
  case PL_OP_LLVM_INTR_MATRIX_TRANSPOSE:
    return verify_matrix(e, op, PL_NAME_ROWS, PL_NAME_COLUMNS, pl_result(op, 0)->type, "result");
  case PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD:
    return verify_matrix(e, op, PL_NAME_ROWS, PL_NAME_COLUMNS, pl_result(op, 0)->type, "result");
  case PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE:
    return verify_matrix(e, op, PL_NAME_ROWS, PL_NAME_COLUMNS, pl_operand(op, 0)->type, "first argument");
  case PL_OP_LLVM_INTR_BSWAP:
    return verify_width(e, op, bits(e, pl_result(op, 0)->type) % 16 == 0, "bswap must be an even number of bytes");
  case PL_OP_LLVM_INTR_SCMP:
  case PL_OP_LLVM_INTR_UCMP:
    return verify_width(e, op, bits(e, pl_result(op, 0)->type) >= 2, "result type must be at least 2 bits wide");
  case PL_OP_LLVM_INTR_STEPVECTOR:
    return verify_width(e, op, bits(e, pl_result(op, 0)->type) >= 8, "stepvector only supported for integers of at least 8 bits");
  case PL_OP_LLVM_INTR_GET_ACTIVE_LANE_MASK:
    return verify_width(e, op, bits(e, pl_result(op, 0)->type) == 1, "get_active_lane_mask: element type is not i1");
  case PL_OP_LLVM_INTR_IS_FPCLASS:
    return verify_width(e, op, pl_export_num(op, PL_NAME_BIT) >= 0 && pl_export_num(op, PL_NAME_BIT) < 1024,
                        "unsupported bits for llvm.is.fpclass test mask");
  case PL_OP_LLVM_INTR_VP_TRUNC:
  case PL_OP_LLVM_INTR_VP_FPTRUNC: return verify_vp_cast(e, op, true);
  case PL_OP_LLVM_INTR_VP_ZEXT:
  case PL_OP_LLVM_INTR_VP_SEXT:
  case PL_OP_LLVM_INTR_VP_FPEXT: return verify_vp_cast(e, op, false);
  case PL_OP_LLVM_INTR_CORO_ID: return verify_coro_id(e, op);
  default: return true;
  }
}
