/* Operations that are calls of LLVM's intrinsics, by the rows of intrinsics.def; llvm.call_intrinsic, by the name that it gives.
 */
#include "core/llvmir/export/internal.h"

typedef struct row {
  pl_op_kind kind;
  const char *name, *results, *operands, *immediates, *params, *attrs;
} row;

static const row rows[] = {
#define INTRINSIC(op, name, results, operands, immediates, params, attrs)                                                        \
  {PL_OP_##op, name, results, operands, immediates, params, attrs},
#include "core/llvmir/export/intrinsics.def"
#undef INTRINSIC
#define NAMED(name, results, operands, params, attrs) {PL_OP_LLVM_CALL_INTRINSIC, name, results, operands, "", params, attrs},
#include "core/llvmir/export/intrinsics_named.def"
#undef NAMED
};

static const row *find(pl_op_kind kind) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].kind == kind && kind != PL_OP_LLVM_CALL_INTRINSIC) return &rows[i];
  return NULL;
}

/* The row whose name is the longest that `name` is, with or without types behind it. */
static const row *find_named(pl_str name) {
  const row *best = NULL;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t len = strlen(rows[i].name);
    if (!pl_str_starts(name, rows[i].name) || (name.len > len && name.data[len] != '.')) continue;
    if (!best || len > strlen(best->name)) best = &rows[i];
  }
  return best;
}

/* The i-th part between the separators; empty if there are fewer. */
static pl_str part(const char *text, char separator, uint32_t i) {
  for (; i > 0; i--) {
    const char *next = strchr(text, separator);
    if (!next) return PL_STR("");
    text = next + 1;
  }
  const char *end = strchr(text, separator);
  return (pl_str){text, end ? (size_t)(end - text) : strlen(text)};
}

/* The name with the types that it depends on. */
static pl_str mangled(pl_export *e, const row *r, const pl_type *const *types, uint32_t count, const pl_type *result) {
  pl_sink text = {0};
  pl_sink_puts(&text, r->name);
  for (const char *at = r->results; *at; at++) {
    if (*at == ',') continue;
    uint32_t i = (uint32_t)(*at - '0');
    bool several = result->kind == PL_TYPE_LLVM_STRUCT && i < result->llvm_struct->num_elems;
    pl_sink_putc(&text, '.');
    pl_lir_mangle(several ? result->llvm_struct->elems[i] : result, &text);
  }
  for (const char *at = r->operands; *at; at++) {
    uint32_t i = (uint32_t)(*at - '0');
    if (*at == ',' || i >= count) continue;
    pl_sink_putc(&text, '.');
    pl_lir_mangle(types[i], &text);
  }
  pl_str name = pl_context_intern(e->m.ctx, pl_str_from(pl_sink_text(&text)));
  pl_sink_close(&text);
  return name;
}

/* Attributes of a result; `range` is written for its width. */
static pl_str result_attrs(pl_export *e, const row *r, const pl_type *result) {
  pl_str attrs = pl_export_words(e, part(r->params, ';', 0));
  const pl_type *scalar = result->kind == PL_TYPE_VECTOR ? result->shaped.elem : result;
  if (!pl_str_is(attrs, "range") || scalar->kind != PL_TYPE_INTEGER) return attrs;
  uint32_t width = scalar->integer.width;
  return pl_lir_text(e->m.arena, "range(i%u -1, %d)", width, width == 2 ? -2 : 2);
}

static pl_lir_func *declare(pl_export *e, const row *r, pl_str name, const pl_type *const *types, uint32_t count,
                            const pl_type *result) {
  pl_lir_func *func = pl_export_func_named(e, name);
  if (func) return func;
  func = pl_export_declare_func(e, name, pl_type_llvm_func(e->m.ctx, result, types, count, false));
  func->fn_attrs = func->fn_attrs_comment = pl_export_words(e, pl_str_from(r->attrs));
  pl_str attrs = result_attrs(e, r, result);
  if (attrs.len) func->result_attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  for (uint32_t i = 0; i < count; i++) {
    attrs = pl_export_words(e, part(r->params, ';', i + 1));
    if (attrs.len) func->params[i].attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  }
  return func;
}

pl_lir_func *pl_export_declare_intrinsic(pl_export *e, pl_op_kind kind, const pl_type *const *types, uint32_t count,
                                         const pl_type *result) {
  const row *r = find(kind);
  return declare(e, r, mangled(e, r, types, count, result), types, count, result);
}

/* A mode that is given by its name: metadata !"round.dynamic" */
static const pl_lir *mode(pl_export *e, const pl_op *op, const char *name, const char *prefix, const char *vocabulary) {
  pl_lir *value = PL_NEW(e->m.arena, pl_lir);
  value->kind = PL_LIR_METADATA;
  value->type = pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_METADATA);
  value->md = pl_lir_md_string(e, pl_lir_text(e->m.arena, "%s.%s", prefix, pl_export_word(op, name, vocabulary)));
  return value;
}

/* The argument that the property behind "position:" gives, or NULL. */
static const pl_lir *immediate_at(pl_export *e, const row *r, const pl_op *op, uint32_t position) {
  for (uint32_t i = 0;; i++) {
    pl_str entry = part(r->immediates, ',', i);
    char name[64];
    if (entry.len == 0) return NULL;
    if (entry.data[0] - '0' != (int)position) continue;
    snprintf(name, sizeof name, "%.*s", (int)entry.len - 2, entry.data + 2);
    if (strcmp(name, "roundingmode") == 0) return mode(e, op, name, "round", "llvm.rounding");
    if (strcmp(name, "fpExceptionBehavior") == 0) return mode(e, op, name, "fpexcept", "llvm.fpexcept");
    const pl_attr *value = pl_op_attr(op, name);
    if (value && value->kind == PL_ATTR_INTEGER) return pl_lir_int(&e->m, value->type, value->integer);
    return value && value->kind == PL_ATTR_FLOAT ? pl_lir_float(&e->m, value->type, value->integer) : NULL;
  }
}

#define MAX_ARGS 12u

/* Operands with the immediates in their places. */
static uint32_t collect(pl_export *e, const row *r, const pl_op *op, const pl_lir **args) {
  uint32_t count = 0, next = 0, own = pl_op_num_own_operands(op);
  while (count < MAX_ARGS) {
    const pl_lir *value = immediate_at(e, r, op, count);
    if (value)
      args[count++] = value;
    else if (next < own)
      args[count++] = pl_export_value(e, pl_operand(op, next++));
    else
      break;
  }
  return count;
}

/* The argument of an access that takes its alignment, or UINT32_MAX. */
static uint32_t aligned_argument(const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD:
  case PL_OP_LLVM_INTR_MASKED_LOAD:
  case PL_OP_LLVM_INTR_MASKED_GATHER: return 0;
  case PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE:
  case PL_OP_LLVM_INTR_MASKED_STORE:
  case PL_OP_LLVM_INTR_MASKED_SCATTER: return 1;
  default: return UINT32_MAX;
  }
}

/* Bytes: what the operation says, or the alignment of the elements of a matrix. */
static long long alignment(pl_export *e, const pl_op *op) {
  const pl_type *type = NULL;
  if (pl_op_is(op, PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD)) type = pl_result(op, 0)->type;
  if (pl_op_is(op, PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE)) type = pl_operand(op, 0)->type;
  return type ? (long long)pl_data_layout_abi_align(&e->m.layout, type->shaped.elem) : (long long)pl_export_num(op, "alignment");
}

/* Rounding and exceptions of these are not the default ones. */
static bool is_strict(const row *r) { return strstr(r->name, ".constrained.") != NULL; }

/* The intrinsic as LLVM 19 declares it: the size of what lives, the alignment of masked accesses are arguments. */
static const row *old_row(const row *r) {
  static const row rows_of_19[] = {{PL_OP_LLVM_INTR_LIFETIME_START, "llvm.lifetime.start", "", "1", "", ";immarg;captures(none)",
                                    "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)"},
                                   {PL_OP_LLVM_INTR_LIFETIME_END, "llvm.lifetime.end", "", "1", "", ";immarg;captures(none)",
                                    "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)"},
                                   {PL_OP_LLVM_INTR_MASKED_LOAD, "llvm.masked.load", "0", "0", "", ";captures(none);immarg",
                                    "nocallback nofree nosync nounwind willreturn memory(argmem: read)"},
                                   {PL_OP_LLVM_INTR_MASKED_STORE, "llvm.masked.store", "", "0,1", "", ";;captures(none);immarg",
                                    "nocallback nofree nosync nounwind willreturn memory(argmem: write)"},
                                   {PL_OP_LLVM_INTR_MASKED_GATHER, "llvm.masked.gather", "0", "0", "", ";;immarg",
                                    "nocallback nofree nosync nounwind willreturn memory(read)"},
                                   {PL_OP_LLVM_INTR_MASKED_SCATTER, "llvm.masked.scatter", "", "0,1", "", ";;;immarg",
                                    "nocallback nofree nosync nounwind willreturn memory(write)"}};
  for (size_t i = 0; i < sizeof rows_of_19 / sizeof *rows_of_19; i++)
    if (rows_of_19[i].kind == r->kind) return &rows_of_19[i];
  return r;
}

static void insert(const pl_lir **args, uint32_t *count, uint32_t at, const pl_lir *value) {
  if (*count == MAX_ARGS) return;
  memmove(args + at + 1, args + at, (*count - at) * sizeof *args);
  args[at] = value;
  ++*count;
}

/* The arguments that LLVM 22 does without; true if the alignment is one of them. */
static bool add_old_arguments(pl_export *e, const row *r, const pl_op *op, const pl_lir **args, uint32_t *count) {
  bool lives = r->kind == PL_OP_LLVM_INTR_LIFETIME_START || r->kind == PL_OP_LLVM_INTR_LIFETIME_END;
  bool loads = r->kind == PL_OP_LLVM_INTR_MASKED_LOAD || r->kind == PL_OP_LLVM_INTR_MASKED_GATHER;
  bool stores = r->kind == PL_OP_LLVM_INTR_MASKED_STORE || r->kind == PL_OP_LLVM_INTR_MASKED_SCATTER;
  if (lives) insert(args, count, 0, pl_lir_i64(&e->m, pl_type_integer(e->m.ctx, 64), -1)); /* all of it */
  if (loads || stores)
    insert(args, count, stores ? 2 : 1, pl_lir_i64(&e->m, pl_type_integer(e->m.ctx, 32), pl_export_num(op, "alignment")));
  return loads || stores;
}

static bool emit_row(pl_export *e, const row *r, const pl_op *op) {
  const pl_lir *args[MAX_ARGS];
  const pl_type *types[MAX_ARGS];
  uint32_t count = collect(e, r, op, args), aligned = aligned_argument(op);
  if (aligned == 0 && count == 2) args[count++] = pl_lir_poison(&e->m, pl_result(op, 0)->type); /* what lanes off the mask get */
  if (pl_export_is_old(e)) {
    r = old_row(r);
    if (add_old_arguments(e, r, op, args, &count)) aligned = UINT32_MAX;
  }
  for (uint32_t i = 0; i < count; i++)
    types[i] = args[i]->type;
  const pl_type *result = op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_lir_func *func = declare(e, r, mangled(e, r, types, count, result), types, count, result);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_param_attrs attrs;
  bool ok = pl_export_param_attrs(e, op, pl_export_param_dict(op, "res_attrs", 0), &attrs);
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, "fastmathFlags"));
  pl_export_result_attrs(e, ins, attrs);
  pl_export_call_space(e, ins);
  pl_lir_ins_type(ins, result);
  pl_sink name = {0};
  pl_lir_name('@', func->name, &name);
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " %s(", pl_sink_text(&name)));
  pl_sink_close(&name);
  for (uint32_t i = 0; i < count; i++) {
    ok &= pl_export_param_attrs(e, op, pl_export_param_dict(op, "arg_attrs", i), &attrs);
    if (i) pl_lir_ins_text(ins, ", ");
    pl_lir_ins_type(ins, types[i]);
    pl_lir_ins_param_attrs(ins, attrs);
    if (i == aligned) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " align %lld", alignment(e, op)));
    pl_lir_ins_text(ins, " ");
    pl_lir_ins_value(ins, args[i]);
  }
  pl_lir_ins_text(ins, ")");
  if (is_strict(r)) pl_lir_ins_attrs(ins, PL_STR("strictfp"));
  return pl_export_op_metadata(e, op, ins) && ok;
}

void pl_export_intrinsic_signature(pl_export *e, pl_lir_func *func, pl_lir_attrs *list) {
  const row *r = pl_str_starts(func->name, "llvm.") ? find_named(func->name) : NULL;
  if (!r) return;
  for (uint32_t i = 0; i < func->type->func.num_inputs; i++) {
    pl_str attrs = pl_export_words(e, part(r->params, ';', i + 1));
    if (attrs.len && func->params[i].attrs.text.len == 0)
      func->params[i].attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  }
  pl_lir_attrs_add_words(e, list, pl_str_from(r->attrs));
}

/* Names whose owner is a target: LLVM knows hundreds of them, and each by itself. */
static bool is_of_target(pl_str name) {
  static const char *const targets[] = {"aarch64", "amdgcn", "arm",   "bpf",  "dx",  "hexagon", "loongarch", "mips", "nvvm",
                                        "ppc",     "r600",   "riscv", "s390", "spv", "ve",      "wasm",      "x86",  "xcore"};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
    size_t len = strlen(targets[i]);
    if (name.len > len + 6 && memcmp(name.data, "llvm.", 5) == 0 && memcmp(name.data + 5, targets[i], len) == 0 &&
        name.data[5 + len] == '.')
      return true;
  }
  return false;
}

static bool emit_call_intrinsic(pl_export *e, const pl_op *op) {
  static const row unknown = {PL_OP_LLVM_CALL_INTRINSIC, "", "", "", "", "", ""};
  pl_str given = pl_export_str(op, "intrin");
  const row *r = find_named(given);
  if (!r && !is_of_target(given)) return pl_export_error(e, op, "could not find LLVM intrinsic: \"%.*s\"", PL_STR_FMT(given));
  uint32_t count = pl_op_num_own_operands(op) - pl_export_bundle_operands(op);
  const pl_type **types = PL_NEW_ARRAY(e->m.arena, const pl_type *, count);
  for (uint32_t i = 0; i < count; i++)
    types[i] = pl_operand(op, i)->type;
  const pl_type *result = op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_str name = r ? mangled(e, r, types, count, result) : given;
  pl_lir_func *func = declare(e, r ? r : &unknown, name, types, count, result);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, "fastmathFlags"));
  bool ok = pl_export_call_of(e, op, ins, func->name);
  if (r && is_strict(r)) pl_lir_ins_attrs(ins, PL_STR("strictfp"));
  return pl_export_op_metadata(e, op, ins) && ok;
}

bool pl_export_intrinsic(pl_export *e, const pl_op *op, bool *ok) {
  const row *r = find(op->info->kind);
  if (pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC))
    *ok = emit_call_intrinsic(e, op);
  else if (r)
    *ok = emit_row(e, r, op);
  return r || pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC);
}
