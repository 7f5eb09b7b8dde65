/* Arithmetic, comparisons, conversions and parts of aggregates and vectors. With constant operands they are computed, as LLVM's
 * builder does. */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/fold.h"
#include "core/llvmir/lir/lir.h"

pl_str pl_export_fastmath(pl_export *e, const pl_op *op, pl_attr_name name) {
  assert(op->module == e->module);
  static const char *const words[] = {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"};
  const pl_attr *flags = pl_op_property(op, name); /* an attribute of that name is none of LLVM's where it is no property */
  pl_sink text = {0};
  if (pl_enum_has(flags, "fast")) pl_sink_puts(&text, "fast ");
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_enum_has(flags, words[i])) pl_sink_printf(&text, "%s ", words[i]);
  pl_str result = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
  return result;
}

/* Appends the op's flags, each with a space after it, such as "nuw " and fast-math flags. */
static void add_flags(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  int64_t overflow = pl_export_num(op, PL_NAME_OVERFLOW_FLAGS);
  if (overflow & 2) pl_lir_ins_text(ins, "nuw ");
  if (overflow & 1) pl_lir_ins_text(ins, "nsw ");
  if (pl_op_attr(op, PL_NAME_IS_EXACT)) pl_lir_ins_text(ins, "exact ");
  if (pl_op_attr(op, PL_NAME_IS_DISJOINT)) pl_lir_ins_text(ins, "disjoint ");
  if (pl_op_attr(op, PL_NAME_NON_NEG)) pl_lir_ins_text(ins, "nneg ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, PL_NAME_FASTMATH_FLAGS));
}

/* Defines the op's result as `known`, or appends the instruction `word` with the op's flags, the predicate if it is not "", and
 * two operands if `known` is NULL. Always true. */
static bool emit_binary(pl_export *e, const pl_op *op, const char *word, const char *predicate, const pl_lir *known,
                        const pl_lir *const *values) {
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, word);
  pl_lir_ins_text(ins, " ");
  add_flags(e, op, ins);
  if (*predicate) {
    pl_lir_ins_text(ins, predicate);
    pl_lir_ins_text(ins, " ");
  }
  pl_lir_ins_typed(ins, values[0]);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_value(ins, values[1]);
  return true;
}

/* Sets `values` to those of the op's first `count` operands. */
static void read_values(pl_export *e, const pl_op *op, const pl_lir **values, uint32_t count) {
  assert(count <= op->num_operands);
  for (uint32_t i = 0; i < count; i++)
    values[i] = pl_export_value(e, pl_operand(op, i));
}

/* Emits `word <flags> T a, b`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_int_binary(pl_export *e, const pl_op *op, const char *word) {
  const pl_lir *v[2];
  read_values(e, op, v, 2);
  return emit_binary(e, op, word, "", pl_lir_fold_binary(&e->m, word, v[0], v[1]), v);
}

/* Emits `word <fast-math flags> T a, b`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_float_binary(pl_export *e, const pl_op *op, const char *word) {
  const pl_lir *v[2];
  read_values(e, op, v, 2);
  return emit_binary(e, op, word, "", pl_lir_fold_float_binary(&e->m, word, v[0], v[1]), v);
}

/* Emits `icmp <predicate> T a, b`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_icmp(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ICMP));
  const pl_lir *v[2];
  read_values(e, op, v, 2);
  const char *word = pl_export_word(op, PL_NAME_PREDICATE, "llvm.icmp");
  return emit_binary(e, op, "icmp", word, pl_lir_fold_icmp(&e->m, word, v[0], v[1], pl_result(op, 0)->type), v);
}

/* Emits `fcmp <fast-math flags> <predicate> T a, b`, with `true` and `false` for MLIR's predicates `_true` and `_false`, or
 * defines the result as the folded constant if there is one. Always true. */
bool pl_export_fcmp(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_FCMP));
  const pl_lir *v[2];
  read_values(e, op, v, 2);
  const char *word = pl_export_word(op, PL_NAME_PREDICATE, "llvm.fcmp");
  if (word[0] == '_') word++; /* _true, _false */
  return emit_binary(e, op, "fcmp", word, pl_lir_fold_fcmp(&e->m, word, v[0], v[1], pl_result(op, 0)->type), v);
}

/* Emits `word <flags> T a to U` and attaches the op's metadata; a cast to the same type or between pointers of one address
 * space becomes its operand, one of a constant the folded constant. False, reported, after an error in the metadata. */
bool pl_export_cast(pl_export *e, const pl_op *op, const char *word) {
  assert(op->num_operands == 1 && op->num_results == 1);
  const pl_lir *a = pl_export_value(e, pl_operand(op, 0));
  const pl_type *type = pl_result(op, 0)->type;
  bool pointers = a->type->kind == PL_TYPE_LLVM_PTR && type->kind == PL_TYPE_LLVM_PTR && a->type->ptr.space == type->ptr.space;
  const pl_lir *known = pointers ? a : pl_lir_fold_cast(&e->m, word, a, type);
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, word);
  pl_lir_ins_text(ins, " ");
  add_flags(e, op, ins);
  pl_lir_ins_typed(ins, a);
  pl_lir_ins_text(ins, " to ");
  pl_lir_ins_type(ins, type);
  return pl_export_op_metadata(e, op, ins);
}

/* Appends the instruction `word` with fast-math flags and typed operands separated by commas, and returns it. */
static pl_lir_ins *emit_plain(pl_export *e, const pl_op *op, const char *word, const pl_lir *const *values, uint32_t count) {
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, word);
  pl_lir_ins_text(ins, " ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, PL_NAME_FASTMATH_FLAGS));
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_lir_ins_text(ins, ", ");
    pl_lir_ins_typed(ins, values[i]);
  }
  return ins;
}

/* Defines the op's result as `known`, or appends the instruction `word` if that is NULL. Always true. */
static bool emit_or_define(pl_export *e, const pl_op *op, const pl_lir *known, const char *word, const pl_lir *const *values,
                           uint32_t count) {
  if (known)
    pl_export_define(e, op, known);
  else
    (void)emit_plain(e, op, word, values, count);
  return true;
}

/* Sets `path` to the integers of a dense array attribute and returns their number; 0 if it is no such attribute. */
static uint32_t read_path(pl_export *e, const pl_attr *list, int64_t **path) {
  uint32_t count = list && list->kind == PL_ATTR_DENSE_ARRAY ? (uint32_t)list->dense.count : 0;
  *path = PL_NEW_ARRAY(e->m.arena, int64_t, count);
  for (uint32_t i = 0; i < count; i++)
    (void)pl_apint_to_i64(pl_dense_at(list, i), &(*path)[i]);
  return count;
}

/* Defines the op's result as `known`, or appends the instruction `word` with the numbers of `path` after the operands if that is
 * NULL. Always true. */
static bool emit_part(pl_export *e, const pl_op *op, const pl_lir *known, const char *word, const pl_lir *const *values,
                      uint32_t num_values, const int64_t *path, uint32_t count) {
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = emit_plain(e, op, word, values, num_values);
  for (uint32_t i = 0; i < count; i++)
    pl_lir_ins_str(ins, pl_lir_text(e->m.arena, ", %lld", (long long)path[i]));
  return true;
}

/* Emits `extractvalue T a, <indices>`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_extractvalue(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_EXTRACTVALUE));
  int64_t *path;
  uint32_t count = read_path(e, pl_op_attr(op, PL_NAME_POSITION), &path);
  const pl_lir *whole = pl_export_value(e, pl_operand(op, 0));
  return emit_part(e, op, pl_lir_fold_extractvalue(&e->m, whole, path, count), "extractvalue", &whole, 1, path, count);
}

/* Emits `insertvalue T a, U v, <indices>`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_insertvalue(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INSERTVALUE));
  int64_t *path;
  uint32_t count = read_path(e, pl_op_attr(op, PL_NAME_POSITION), &path);
  const pl_lir *v[2];
  read_values(e, op, v, 2);
  return emit_part(e, op, pl_lir_fold_insertvalue(&e->m, v[0], v[1], path, count), "insertvalue", v, 2, path, count);
}

/* Whether all numbers of a shuffle mask are equal; false for an empty one. */
static bool is_one_lane(const int64_t *mask, uint32_t count) {
  for (uint32_t i = 1; i < count; i++)
    if (mask[i] != mask[0]) return false;
  return count > 0;
}

/* Appends a shuffle mask as a list, `<N x i32> <i32 a, ...>`, which is how LLVM prints one of equal lanes, where other constants
 * become splats. */
static void write_mask(pl_export *e, pl_lir_ins *ins, const int64_t *mask, uint32_t count) {
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "<%u x i32> <", count));
  for (uint32_t i = 0; i < count; i++)
    pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "%si32 %lld", i ? ", " : "", (long long)mask[i]));
  pl_lir_ins_text(ins, ">");
}

/* The constant vector of i32, scalable if `scalable`, for a shuffle mask; negative numbers become poison. */
static const pl_lir *mask_value(pl_export *e, const int64_t *mask, uint32_t count, bool scalable) {
  const pl_type *i32 = pl_type_integer(e->m.ctx, 32);
  const pl_lir **elems = PL_NEW_ARRAY(e->m.arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++)
    elems[i] = mask[i] < 0 ? pl_lir_poison(&e->m, i32) : pl_lir_i64(&e->m, i32, mask[i]);
  int64_t length = count;
  return pl_lir_list(&e->m, pl_type_vector(e->m.ctx, 1, &length, scalable ? &scalable : NULL, i32), elems, count);
}

/* Emits `shufflevector T a, T b, <mask>`, negative numbers in the mask as poison, or defines the result as the folded constant
 * if there is one. Always true. */
bool pl_export_shufflevector(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_SHUFFLEVECTOR));
  int64_t *mask;
  uint32_t count = read_path(e, pl_op_attr(op, PL_NAME_MASK), &mask);
  const pl_lir *values[] = {pl_export_value(e, pl_operand(op, 0)), pl_export_value(e, pl_operand(op, 1))};
  const pl_type *type = pl_result(op, 0)->type;
  const pl_lir *known = pl_lir_fold_shuffle(&e->m, values[0], values[1], mask, count, type);
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = emit_plain(e, op, "shufflevector", values, 2);
  pl_lir_ins_text(ins, ", ");
  if (is_one_lane(mask, count) && mask[0] > 0)
    write_mask(e, ins, mask, count);
  else
    pl_lir_ins_typed(ins, mask_value(e, mask, count, pl_lir_is_scalable(type)));
  return true;
}

/* Emits `extractelement T a, iN index`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_extractelement(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_EXTRACTELEMENT));
  const pl_lir *v[2];
  read_values(e, op, v, 2);
  return emit_or_define(e, op, pl_lir_fold_extractelement(&e->m, v[0], v[1]), "extractelement", v, 2);
}

/* Emits `insertelement T a, U v, iN index`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_insertelement(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INSERTELEMENT));
  const pl_lir *v[3];
  read_values(e, op, v, 3);
  return emit_or_define(e, op, pl_lir_fold_insertelement(&e->m, v[0], v[1], v[2]), "insertelement", v, 3);
}

/* Emits `select <fast-math flags> C c, T a, T b`, or defines the result as the folded constant if there is one. Always
 * true. */
bool pl_export_select(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_SELECT));
  const pl_lir *v[3];
  read_values(e, op, v, 3);
  return emit_or_define(e, op, pl_lir_fold_select(&e->m, v[0], v[1], v[2]), "select", v, 3);
}

/* Emits `fneg <fast-math flags> T a`, or defines the result as the folded constant if there is one. Always true. */
bool pl_export_fneg(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_FNEG));
  const pl_lir *a = pl_export_value(e, pl_operand(op, 0));
  return emit_or_define(e, op, pl_lir_fold_fneg(&e->m, a), "fneg", &a, 1);
}

/* Emits `freeze T a`, of constants too, which are not folded. Always true. */
bool pl_export_freeze(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_FREEZE));
  const pl_lir *a = pl_export_value(e, pl_operand(op, 0));
  return emit_or_define(e, op, NULL, "freeze", &a, 1);
}
