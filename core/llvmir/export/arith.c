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

typedef struct binary_row {
  pl_op_kind kind;
  const char *word;
  bool is_float;
} binary_row;

static const binary_row binaries[] = {
    {PL_OP_LLVM_ADD, "add", false},   {PL_OP_LLVM_SUB, "sub", false},   {PL_OP_LLVM_MUL, "mul", false},
    {PL_OP_LLVM_SHL, "shl", false},   {PL_OP_LLVM_UDIV, "udiv", false}, {PL_OP_LLVM_SDIV, "sdiv", false},
    {PL_OP_LLVM_UREM, "urem", false}, {PL_OP_LLVM_SREM, "srem", false}, {PL_OP_LLVM_AND, "and", false},
    {PL_OP_LLVM_OR, "or", false},     {PL_OP_LLVM_XOR, "xor", false},   {PL_OP_LLVM_LSHR, "lshr", false},
    {PL_OP_LLVM_ASHR, "ashr", false}, {PL_OP_LLVM_FADD, "fadd", true},  {PL_OP_LLVM_FSUB, "fsub", true},
    {PL_OP_LLVM_FMUL, "fmul", true},  {PL_OP_LLVM_FDIV, "fdiv", true},  {PL_OP_LLVM_FREM, "frem", true}};

static const binary_row casts[] = {{PL_OP_LLVM_BITCAST, "bitcast", false},   {PL_OP_LLVM_ADDRSPACECAST, "addrspacecast", false},
                                   {PL_OP_LLVM_INTTOPTR, "inttoptr", false}, {PL_OP_LLVM_PTRTOINT, "ptrtoint", false},
                                   {PL_OP_LLVM_SEXT, "sext", false},         {PL_OP_LLVM_ZEXT, "zext", false},
                                   {PL_OP_LLVM_TRUNC, "trunc", false},       {PL_OP_LLVM_SITOFP, "sitofp", false},
                                   {PL_OP_LLVM_UITOFP, "uitofp", false},     {PL_OP_LLVM_FPTOSI, "fptosi", false},
                                   {PL_OP_LLVM_FPTOUI, "fptoui", false},     {PL_OP_LLVM_FPEXT, "fpext", true},
                                   {PL_OP_LLVM_FPTRUNC, "fptrunc", true}};

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

/* Translates a binary integer or floating point op to a folded constant or an instruction. Always true. */
static bool emit_binary(pl_export *e, const pl_op *op, const binary_row *row) {
  const pl_lir *a = pl_export_value(e, pl_operand(op, 0)), *b = pl_export_value(e, pl_operand(op, 1));
  const pl_lir *known =
      row->is_float ? pl_lir_fold_float_binary(&e->m, row->word, a, b) : pl_lir_fold_binary(&e->m, row->word, a, b);
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, row->word);
  pl_lir_ins_text(ins, " ");
  add_flags(e, op, ins);
  pl_lir_ins_typed(ins, a);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_value(ins, b);
  return true;
}

/* Translates a cast to its operand, a folded constant or an instruction. False after an error, which is reported. */
static bool emit_cast(pl_export *e, const pl_op *op, const binary_row *row) {
  const pl_lir *a = pl_export_value(e, pl_operand(op, 0));
  const pl_type *type = pl_result(op, 0)->type;
  bool pointers = a->type->kind == PL_TYPE_LLVM_PTR && type->kind == PL_TYPE_LLVM_PTR && a->type->ptr.space == type->ptr.space;
  const pl_lir *known = pointers ? a : pl_lir_fold_cast(&e->m, row->word, a, type);
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, row->word);
  pl_lir_ins_text(ins, " ");
  add_flags(e, op, ins);
  pl_lir_ins_typed(ins, a);
  pl_lir_ins_text(ins, " to ");
  pl_lir_ins_type(ins, type);
  return pl_export_op_metadata(e, op, ins);
}

/* Translates icmp or fcmp to a folded constant or an instruction. Always true. */
static bool emit_compare(pl_export *e, const pl_op *op, bool is_float) {
  const pl_lir *a = pl_export_value(e, pl_operand(op, 0)), *b = pl_export_value(e, pl_operand(op, 1));
  const char *word = pl_export_word(op, PL_NAME_PREDICATE, is_float ? "llvm.fcmp" : "llvm.icmp");
  const pl_type *type = pl_result(op, 0)->type;
  if (word[0] == '_') word++; /* _true, _false */
  const pl_lir *known = is_float ? pl_lir_fold_fcmp(&e->m, word, a, b, type) : pl_lir_fold_icmp(&e->m, word, a, b, type);
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, is_float ? "fcmp " : "icmp ");
  add_flags(e, op, ins);
  pl_lir_ins_text(ins, word);
  pl_lir_ins_text(ins, " ");
  pl_lir_ins_typed(ins, a);
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_value(ins, b);
  return true;
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

/* Translates extractvalue or insertvalue to a folded constant or an instruction. Always true. */
static bool emit_part(pl_export *e, const pl_op *op) {
  bool insert = pl_op_is(op, PL_OP_LLVM_INSERTVALUE);
  int64_t *path;
  uint32_t count = read_path(e, pl_op_attr(op, PL_NAME_POSITION), &path);
  const pl_lir *values[2] = {pl_export_value(e, pl_operand(op, 0)), insert ? pl_export_value(e, pl_operand(op, 1)) : NULL};
  const pl_lir *known = insert ? pl_lir_fold_insertvalue(&e->m, values[0], values[1], path, count)
                               : pl_lir_fold_extractvalue(&e->m, values[0], path, count);
  if (known) {
    pl_export_define(e, op, known);
    return true;
  }
  pl_lir_ins *ins = emit_plain(e, op, insert ? "insertvalue" : "extractvalue", values, insert ? 2 : 1);
  for (uint32_t i = 0; i < count; i++)
    pl_lir_ins_str(ins, pl_lir_text(e->m.arena, ", %lld", (long long)path[i]));
  return true;
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

/* Translates shufflevector to a folded constant or an instruction. Always true. */
static bool emit_shuffle(pl_export *e, const pl_op *op) {
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

/* Translates extractelement or insertelement to a folded constant or an instruction. Always true. */
static bool emit_element(pl_export *e, const pl_op *op) {
  const pl_lir *values[3];
  for (uint32_t i = 0; i < op->num_operands && i < 3; i++)
    values[i] = pl_export_value(e, pl_operand(op, i));
  if (pl_op_is(op, PL_OP_LLVM_EXTRACTELEMENT))
    return emit_or_define(e, op, pl_lir_fold_extractelement(&e->m, values[0], values[1]), "extractelement", values, 2);
  return emit_or_define(e, op, pl_lir_fold_insertelement(&e->m, values[0], values[1], values[2]), "insertelement", values, 3);
}

/* Translates select to a folded constant or an instruction. Always true. */
static bool emit_select(pl_export *e, const pl_op *op) {
  const pl_lir *v[3];
  for (uint32_t i = 0; i < 3; i++)
    v[i] = pl_export_value(e, pl_operand(op, i));
  return emit_or_define(e, op, pl_lir_fold_select(&e->m, v[0], v[1], v[2]), "select", v, 3);
}

/* The row of a table for an op kind; NULL if there is none. */
static const binary_row *find(const binary_row *rows, size_t count, pl_op_kind kind) {
  for (size_t i = 0; i < count; i++)
    if (rows[i].kind == kind) return &rows[i];
  return NULL;
}

bool pl_export_arith(pl_export *e, const pl_op *op, bool *ok) {
  assert(op->module == e->module);
  const binary_row *binary = find(binaries, sizeof binaries / sizeof *binaries, op->info->kind);
  const binary_row *cast = find(casts, sizeof casts / sizeof *casts, op->info->kind);
  const pl_lir *a = op->num_operands ? pl_export_value(e, pl_operand(op, 0)) : NULL;
  if (binary || cast) {
    *ok = binary ? emit_binary(e, op, binary) : emit_cast(e, op, cast);
    return true;
  }
  switch (op->info->kind) {
  case PL_OP_LLVM_ICMP: *ok = emit_compare(e, op, false); return true;
  case PL_OP_LLVM_FCMP: *ok = emit_compare(e, op, true); return true;
  case PL_OP_LLVM_FNEG: *ok = emit_or_define(e, op, pl_lir_fold_fneg(&e->m, a), "fneg", &a, 1); return true;
  case PL_OP_LLVM_FREEZE: *ok = emit_or_define(e, op, NULL, "freeze", &a, 1); return true;
  case PL_OP_LLVM_SELECT: *ok = emit_select(e, op); return true;
  case PL_OP_LLVM_EXTRACTVALUE:
  case PL_OP_LLVM_INSERTVALUE: *ok = emit_part(e, op); return true;
  case PL_OP_LLVM_EXTRACTELEMENT:
  case PL_OP_LLVM_INSERTELEMENT: *ok = emit_element(e, op); return true;
  case PL_OP_LLVM_SHUFFLEVECTOR: *ok = emit_shuffle(e, op); return true;
  default: return false;
  }
}
