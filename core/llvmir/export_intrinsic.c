/* Operations that are calls of LLVM's intrinsics, by the rows of intrinsics.def. */
#include "core/llvmir/export_internal.h"

typedef struct row {
  pl_op_kind kind;
  const char *name, *results, *operands, *immediates, *params, *attrs;
} row;

static const row rows[] = {
#define INTRINSIC(op, name, results, operands, immediates, params, attrs)                                                        \
  {PL_OP_##op, name, results, operands, immediates, params, attrs},
#include "core/llvmir/intrinsics.def"
#undef INTRINSIC
};

static const row *find(pl_op_kind kind) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].kind == kind) return &rows[i];
  return NULL;
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

static pl_lir_func *declare(pl_export *e, const row *r, const pl_type *const *types, uint32_t count, const pl_type *result) {
  pl_str name = mangled(e, r, types, count, result);
  pl_lir_func *func = pl_export_func_named(e, name);
  if (func) return func;
  func = pl_export_declare_func(e, name, pl_type_llvm_func(e->m.ctx, result, types, count, false));
  func->fn_attrs = func->fn_attrs_comment = pl_str_from(r->attrs);
  pl_str attrs = part(r->params, ';', 0);
  if (attrs.len) func->result_attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  for (uint32_t i = 0; i < count; i++) {
    attrs = part(r->params, ';', i + 1);
    if (attrs.len) func->params[i].attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  }
  return func;
}

pl_lir_func *pl_export_declare_intrinsic(pl_export *e, pl_op_kind kind, const pl_type *const *types, uint32_t count,
                                         const pl_type *result) {
  return declare(e, find(kind), types, count, result);
}

/* The property behind "position:", or NULL. */
static const pl_attr *immediate_at(const row *r, const pl_op *op, uint32_t position) {
  for (uint32_t i = 0;; i++) {
    pl_str entry = part(r->immediates, ',', i);
    char name[64];
    if (entry.len == 0) return NULL;
    if (entry.data[0] - '0' != (int)position) continue;
    snprintf(name, sizeof name, "%.*s", (int)entry.len - 2, entry.data + 2);
    return pl_op_attr(op, name);
  }
}

#define MAX_ARGS 12u

/* Operands with the immediates in their places. */
static uint32_t collect(pl_export *e, const row *r, const pl_op *op, const pl_lir **args) {
  uint32_t count = 0, next = 0, own = pl_op_num_own_operands(op);
  while (count < MAX_ARGS) {
    const pl_attr *value = immediate_at(r, op, count);
    if (value && (value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_FLOAT))
      args[count++] = value->kind == PL_ATTR_INTEGER ? pl_lir_int(&e->m, value->type, value->integer)
                                                     : pl_lir_float(&e->m, value->type, value->integer);
    else if (next < own)
      args[count++] = pl_export_value(e, pl_operand(op, next++));
    else
      break;
  }
  return count;
}

/* The argument of a masked access that takes its alignment, or UINT32_MAX. */
static uint32_t aligned_argument(const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_INTR_MASKED_LOAD:
  case PL_OP_LLVM_INTR_MASKED_GATHER: return 0;
  case PL_OP_LLVM_INTR_MASKED_STORE:
  case PL_OP_LLVM_INTR_MASKED_SCATTER: return 1;
  default: return UINT32_MAX;
  }
}

static bool emit_row(pl_export *e, const row *r, const pl_op *op) {
  const pl_lir *args[MAX_ARGS];
  const pl_type *types[MAX_ARGS];
  uint32_t count = collect(e, r, op, args), aligned = aligned_argument(op);
  if (aligned == 0 && count == 2) args[count++] = pl_lir_poison(&e->m, pl_result(op, 0)->type); /* what lanes off the mask get */
  for (uint32_t i = 0; i < count; i++)
    types[i] = args[i]->type;
  const pl_type *result = op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_lir_func *func = declare(e, r, types, count, result);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_param_attrs attrs;
  bool ok = pl_export_param_attrs(e, op, pl_export_param_dict(op, "res_attrs", 0), &attrs);
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, "fastmathFlags"));
  pl_export_result_attrs(e, ins, attrs);
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
    if (i == aligned) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " align %lld", (long long)pl_export_num(op, "alignment")));
    pl_lir_ins_text(ins, " ");
    pl_lir_ins_value(ins, args[i]);
  }
  pl_lir_ins_text(ins, ")");
  return pl_export_op_metadata(e, op, ins) && ok;
}

bool pl_export_intrinsic(pl_export *e, const pl_op *op, bool *ok) {
  const row *r = find(op->info->kind);
  if (r) *ok = emit_row(e, r, op);
  return r != NULL;
}
