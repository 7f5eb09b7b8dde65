/* Declarations of intrinsics, and what LLVM knows of a function by its name. */
#include "core/llvmir/export/state/declare.h"

#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"
#include <assert.h>

enum {
#define INTRINSIC(ident, ...) ROW_##ident,
#include "core/llvmir/export/state/intrinsics.def"
#undef INTRINSIC
};

static const pl_intrinsic rows[] = {
#define INTRINSIC(ident, name, results, operands, immediates, params, attrs)                                                     \
  [ROW_##ident] = {PL_OP_##ident, name, results, operands, immediates, params, attrs},
#include "core/llvmir/export/state/intrinsics.def"
#undef INTRINSIC
#define NAMED(name, results, operands, params, attrs) {PL_OP_LLVM_CALL_INTRINSIC, name, results, operands, "", params, attrs},
#include "core/llvmir/export/state/intrinsics_named.def"
#undef NAMED
};

/* The row of each kind of op that has one. */
static const pl_intrinsic *const row_of[PL_NUM_OPS] = {
#define INTRINSIC(ident, ...) [PL_OP_##ident] = &rows[ROW_##ident],
#include "core/llvmir/export/state/intrinsics.def"
#undef INTRINSIC
};

const pl_intrinsic *pl_intrinsic_of(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  return row_of[kind];
}

const pl_intrinsic *pl_intrinsic_named(pl_str name) {
  const pl_intrinsic *best = NULL;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t len = strlen(rows[i].name);
    if (!pl_str_starts(name, rows[i].name) || (name.len > len && name.data[len] != '.')) continue;
    if (!best || len > strlen(best->name)) best = &rows[i];
  }
  return best;
}

pl_str pl_intrinsic_part(const char *text, char separator, uint32_t i) {
  for (; i > 0; i--) {
    const char *next = strchr(text, separator);
    if (!next) return PL_STR("");
    text = next + 1;
  }
  const char *end = strchr(text, separator);
  return (pl_str){text, end ? (size_t)(end - text) : strlen(text)};
}

pl_str pl_intrinsic_mangled(pl_export *e, const pl_intrinsic *r, const pl_type *const *types, uint32_t count,
                            const pl_type *result) {
  assert((count == 0 || types) && result);
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

/* The text of an intrinsic's result attributes for the LLVM version that is exported for; `range` alone stands for the range of
 * a comparison's result. */
static pl_str result_attrs(pl_export *e, const pl_intrinsic *r, const pl_type *result) {
  pl_str attrs = pl_export_words(e, pl_intrinsic_part(r->params, ';', 0));
  const pl_type *scalar = result->kind == PL_TYPE_VECTOR ? result->shaped.elem : result;
  if (!pl_str_is(attrs, "range") || scalar->kind != PL_TYPE_INTEGER) return attrs;
  uint32_t width = scalar->integer.width;
  return pl_lir_text(e->m.arena, "range(i%u -1, %d)", width, width == 2 ? -2 : 2);
}

pl_lir_func *pl_intrinsic_declare(pl_export *e, const pl_intrinsic *r, pl_str name, const pl_type *const *types, uint32_t count,
                                  const pl_type *result) {
  assert(count == 0 || types);
  pl_lir_func *func = pl_export_func_named(e, name);
  if (func) return func;
  func = pl_export_declare_func(e, name, pl_type_llvm_func(e->m.ctx, result, types, count, false));
  func->fn_attrs = func->fn_attrs_comment = pl_export_words(e, pl_str_from(r->attrs));
  pl_str attrs = result_attrs(e, r, result);
  if (attrs.len) func->result_attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  for (uint32_t i = 0; i < count; i++) {
    attrs = pl_export_words(e, pl_intrinsic_part(r->params, ';', i + 1));
    if (attrs.len) func->params[i].attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  }
  return func;
}

pl_lir_func *pl_export_declare_intrinsic(pl_export *e, pl_op_kind kind, const pl_type *const *types, uint32_t count,
                                         const pl_type *result) {
  const pl_intrinsic *r = pl_intrinsic_of(kind);
  return pl_intrinsic_declare(e, r, pl_intrinsic_mangled(e, r, types, count, result), types, count, result);
}

void pl_export_intrinsic_signature(pl_export *e, pl_lir_func *func, pl_lir_attrs *list) {
  const pl_intrinsic *r = pl_str_starts(func->name, "llvm.") ? pl_intrinsic_named(func->name) : NULL;
  if (!r) return;
  for (uint32_t i = 0; i < func->type->func.num_inputs; i++) {
    pl_str attrs = pl_export_words(e, pl_intrinsic_part(r->params, ';', i + 1));
    if (attrs.len && func->params[i].attrs.text.len == 0)
      func->params[i].attrs.text = pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(attrs));
  }
  pl_lir_attrs_add_words(e, list, pl_str_from(r->attrs));
}
