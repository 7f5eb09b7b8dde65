#include "fuzz/minimize/meaning.h"

#include <assert.h>
#include <stdlib.h>

#include "core/check/check.h"
#include "core/convert/convert.h"
#include "core/llvmir/import/import.h"
#include "core/text/parse/parse.h"
#include "fuzz/proofs/compare.h"
#include "verify/tools/lowering.h"
#include "verify/tv/judge/tv.h"

enum { PROOF_MS = 3000, DEEPEST_TYPE = 8 };

typedef enum input_kind { INPUT_INVALID, INPUT_BYTES, INPUT_MLIR, INPUT_LLVM_IR } input_kind;

struct pl_meanings {
  input_kind kind;
  uint32_t meaning;
  pl_gen *gen;
};

pl_meanings *pl_meanings_new(const char *input, uint32_t meaning) {
  assert(input);
  static const char *const names[] = {"", "BYTES", "MLIR", "LLVM_IR"};
  for (input_kind kind = INPUT_BYTES; kind <= INPUT_LLVM_IR; kind++) {
    if (strcmp(names[kind], input) != 0) continue;
    pl_meanings *m = pl_xmalloc(sizeof *m);
    *m = (pl_meanings){kind, meaning, kind == INPUT_BYTES ? pl_gen_new() : NULL};
    return m;
  }
  return NULL;
}

void pl_meanings_free(pl_meanings *m) {
  if (!m) return;
  if (m->gen) pl_gen_free(m->gen);
  free(m);
}

/* ---- Diagnostics ---- */

/* Whether the character can be part of a word or name in a diagnostic. */
static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$';
}

/* Whether the character begins an MLIR identifier: @, %, ^, ! or #. */
static bool is_sigil(char c) { return c == '@' || c == '%' || c == '^' || c == '!' || c == '#'; }

/* If a part of the message begins at `at` that may differ between inputs, as quoted text or a number, its end; else NULL. */
static const char *end_of_varying(const char *message, const char *at) {
  bool behind_colon = at > message + 1 && at[-1] == ' ' && at[-2] == ':';
  if (behind_colon && !strchr(at, ' ')) return at + strlen(at);
  if (*at == '\'' || *at == '"' || *at == '`') {
    const char *close = at > message && is_word(at[-1]) ? NULL : strchr(at + 1, *at); /* not an apostrophe */
    return close ? close + 1 : NULL;
  }
  const char *end = at + is_sigil(*at);
  bool varies = is_sigil(*at);
  for (; is_word(*end); end++)
    varies = varies || (*end >= '0' && *end <= '9');
  return varies ? end : NULL;
}

/* The end of the word that begins at `at`; `at` + 1 if no word begins there. */
static const char *end_of_word(const char *at) {
  const char *end = at + 1;
  while (is_word(*at) && is_word(*end))
    end++;
  return end;
}

/* Writes the message with one `_` for each part that differs between inputs. */
static void put_template(const char *message, pl_sink *out) {
  for (const char *at = message, *end; *at; at = end) {
    end = end_of_varying(message, at);
    if (end) {
      pl_sink_putc(out, '_');
      continue;
    }
    end = end_of_word(at);
    pl_sink_write(out, at, (size_t)(end - at));
  }
}

/* Writes the name of a diagnostic, with a NUL after it: its message without varying parts; the op's name in `'memref.load' op
 * ...` stays. */
static void put_diagnostic(const char *message, pl_sink *out) {
  pl_sink_puts(out, "diagnostic ");
  const char *close = *message == '\'' ? strchr(message + 1, '\'') : NULL;
  if (close && strncmp(close, "' op ", 5) == 0) {
    pl_sink_write(out, message, (size_t)(close - message) + 5);
    message = close + 5;
  }
  put_template(message, out);
  pl_sink_putc(out, '\0');
}

/* Writes the name of each diagnostic. */
static void put_diagnostics(const pl_diags *diags, pl_sink *out) {
  for (size_t i = 0; i < pl_diags_count(diags); i++)
    put_diagnostic(pl_diags_at(diags, i)->message, out);
}

/* ---- Types, without their sizes ---- */

/* Writes a short form of the type; declared before its definition, as types nest. */
static void put_type(const pl_type *t, uint32_t depth, pl_sink *out);

/* How the sizes of a shaped type are named: "" without any, "x" if all are static, "?" if all are dynamic, "?x" if both occur. */
static const char *extent_of(const pl_type *t) {
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < t->shaped.rank; i++)
    dynamic += t->shaped.shape[i] == PL_DYNAMIC;
  return !t->shaped.rank ? "" : !dynamic ? "x" : dynamic == t->shaped.rank ? "?" : "?x";
}

/* Writes a short form of a vector, tensor or memref type as NAME<...>. */
static void put_shaped(const char *name, const pl_type *t, uint32_t depth, pl_sink *out) {
  const pl_attr *layout = t->kind == PL_TYPE_MEMREF ? t->shaped.layout : NULL;
  uint32_t rank = t->shaped.rank < 3 ? t->shaped.rank : 3;
  pl_sink_printf(out, "%s<%u%s", name, (unsigned)rank, extent_of(t));
  put_type(t->shaped.elem, depth + 1, out);
  if (layout) pl_sink_puts(out, layout->kind == PL_ATTR_STRIDED ? ",strided" : ",map");
  if (t->kind == PL_TYPE_MEMREF && t->shaped.space) pl_sink_puts(out, ",space");
  pl_sink_putc(out, '>');
}

/* Writes an integer type: its sign, and its width if that is a usual one, else iwide (above 64) or iodd. */
static void put_integer(const pl_type *t, pl_sink *out) {
  static const char *const signs[] = {"", "s", "u"};
  uint32_t width = t->integer.width;
  bool usual = width == 1 || width == 8 || width == 16 || width == 32 || width == 64 || width == 128;
  pl_sink_puts(out, signs[t->integer.signedness]);
  if (usual)
    pl_sink_printf(out, "i%u", (unsigned)width);
  else
    pl_sink_puts(out, width > 64 ? "iwide" : "iodd");
}

/* Writes a short form of the type, without most of its names, numbers and inner types, so that similar types have the same
 * form. */
static void put_type(const pl_type *t, uint32_t depth, pl_sink *out) {
  if (depth > DEEPEST_TYPE) {
    pl_sink_puts(out, "...");
    return;
  }
  switch (t->kind) {
  case PL_TYPE_INTEGER: put_integer(t, out); return;
  case PL_TYPE_FLOAT: pl_sink_puts(out, pl_float_name(t->float_format)); return;
  case PL_TYPE_INDEX: pl_sink_puts(out, "index"); return;
  case PL_TYPE_COMPLEX: pl_sink_puts(out, "complex<"); break;
  case PL_TYPE_VECTOR: put_shaped(t->shaped.scalable_dims ? "scalable" : "vector", t, depth, out); return;
  case PL_TYPE_TENSOR: put_shaped("tensor", t, depth, out); return;
  case PL_TYPE_MEMREF: put_shaped("memref", t, depth, out); return;
  case PL_TYPE_UNRANKED_TENSOR: pl_sink_puts(out, "tensor<*"); break;
  case PL_TYPE_UNRANKED_MEMREF: pl_sink_puts(out, "memref<*"); break;
  case PL_TYPE_LLVM_ARRAY: pl_sink_puts(out, "llvm.array<"); break;
  case PL_TYPE_LLVM_PTR: pl_sink_puts(out, t->ptr.space ? "llvm.ptr<space>" : "llvm.ptr"); return;
  case PL_TYPE_LLVM_STRUCT:
    pl_sink_puts(out, t->llvm_struct->identified ? "llvm.struct<name>"
                      : t->llvm_struct->packed   ? "llvm.struct<packed>"
                                                 : "llvm.struct");
    return;
  case PL_TYPE_OPAQUE: pl_sink_puts(out, "opaque"); return;
  case PL_TYPE_FUNCTION: pl_sink_puts(out, "function"); return;
  case PL_TYPE_TUPLE: pl_sink_puts(out, "tuple"); return;
  case PL_TYPE_NONE: pl_sink_puts(out, "none"); return;
  case PL_TYPE_LLVM_FUNC: pl_sink_puts(out, t->func.variadic ? "llvm.func<...>" : "llvm.func"); return;
  case PL_TYPE_LLVM_TARGET: pl_sink_puts(out, "llvm.target"); return;
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128: pl_type_print(t, out); return;
  case PL_TYPE_INVALID: return;
  }
  put_type(t->shaped.elem, depth + 1, out);
  pl_sink_putc(out, '>');
}

/* ---- Operations ---- */

/* Writes `operation NAME TYPE CONVENTION` and a NUL, with `-` if `type` is NULL. */
static void put_op(const pl_op *op, const pl_type *type, const char *convention, pl_sink *out) {
  pl_sink_puts(out, "operation ");
  pl_sink_str(out, op->info->name);
  if (type) {
    pl_sink_putc(out, ' ');
    put_type(type, 0, out);
  } else {
    pl_sink_puts(out, " -");
  }
  pl_sink_printf(out, " %s", convention);
  pl_sink_putc(out, '\0');
}

/* Writes the name of the function's op (put_op) with each input and result type of its function type. */
static void put_signature(const pl_op *op, const char *convention, pl_sink *out) {
  const pl_type *type = pl_func_type(op);
  for (uint32_t i = 0; type && i < type->func.num_inputs; i++)
    put_op(op, type->func.inputs[i], convention, out);
  for (uint32_t i = 0; type && i < type->func.num_results; i++)
    put_op(op, type->func.results[i], convention, out);
}

/* Writes names (put_op) of each op of the module, by the types of its operands and results and of a function's inputs and
 * results, and by the convention of the function. */
static void put_operations(const pl_module *module, const char *usual, pl_sink *out) {
  const char *convention = usual;
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op)) {
    if (pl_op_has(op, PL_TRAIT_FUNCTION)) convention = pl_op_attr(op, PL_NAME_LLVM_EMIT_C_INTERFACE) ? "c-interface" : usual;
    if (!op->num_operands && !op->num_results) put_op(op, NULL, convention, out);
    if (pl_op_has(op, PL_TRAIT_FUNCTION)) put_signature(op, convention, out);
    for (uint32_t i = 0; i < op->num_operands; i++)
      put_op(op, pl_operand(op, i)->type, convention, out);
    for (uint32_t i = 0; i < op->num_results; i++)
      put_op(op, op->results[i].type, convention, out);
  }
}

/* ---- Lowering and verdicts ---- */

typedef struct subject {
  pl_context *ctx;
  pl_diags *diags;
  pl_arena *arena;
  pl_source source;
  pl_module *module;
  const char *convention_name;
  pl_convert_options how;
  pl_convention proven;
} subject;

/* Whether a verdict is about one obligation: refuted or unknown. */
static bool has_obligation(pl_verdict verdict) { return verdict == PL_VERDICT_REFUTED || verdict == PL_VERDICT_UNKNOWN; }

/* Writes `verdict VERDICT`, with `:OBLIGATION` after it if the verdict is about one, and a NUL. */
static void put_proof(const pl_proof *proof, pl_sink *out) {
  pl_sink_printf(out, "verdict %s", pl_verdict_name(proof->verdict));
  if (has_obligation(proof->verdict) && proof->obligation) pl_sink_printf(out, ":%s", pl_obligation_name(proof->obligation));
  pl_sink_putc(out, '\0');
}

/* Lowers the module, tries to prove the result equivalent to it, and writes the verdict (put_proof) of each function that is left
 * out and of each proof. */
static void put_verdicts(subject *s, pl_sink *out) {
  pl_tv_options options = pl_tv_default_options();
  pl_proofs left_out = {0};
  options.timeout_ms = PROOF_MS;
  options.convention = s->proven;
  pl_module *lowered = pl_lower_own(s->arena, s->module, &options.convention, &left_out);
  for (size_t i = 0; i < left_out.len; i++)
    put_proof(&left_out.data[i], out);
  if (lowered) {
    const pl_report *report = pl_tv_module(s->arena, s->module, lowered, &options);
    for (uint32_t i = 0; i < report->num_proofs; i++)
      put_proof(&report->proofs[i], out);
  }
  pl_vec_free(&left_out);
  pl_module_free(lowered);
}

/* Runs the conversion to the LLVM dialect only for its diagnostics, which go to s->diags; the result is freed. */
static void lower(subject *s) {
  pl_module *lowered = NULL;
  (void)pl_convert(s->module, &s->how, s->diags, &lowered);
  if (lowered != s->module) pl_module_free(lowered);
}

/* ---- Inputs ---- */

/* Generates the subject's module from bytes; the first record says, as for the fuzz target `convert`, how it is lowered. */
static void generate(pl_meanings *m, subject *s, const uint8_t *data, size_t size) {
  pl_gen_plan plan = pl_gen_plan_of(data, size);
  s->module = pl_gen_module(m->gen, s->ctx, data, size, &(pl_gen_options){.source_only = plan.order % 2 == 0});
  s->convention_name = pl_gen_convention_name(plan.convention);
  s->how = pl_fuzz_convention(plan.convention);
  s->proven = pl_fuzz_proof_convention(plan.convention);
}

/* Parses the subject's module from MLIR, or imports it from LLVM IR; it is NULL, with diagnostics, if the text is wrong. */
static void read_text(const pl_meanings *m, subject *s, const uint8_t *data, size_t size) {
  s->source = (pl_source){"input", {(const char *)data, size}, 1};
  if (m->kind == INPUT_MLIR)
    s->module = pl_parse(s->ctx, &s->source, &(pl_parse_options){.allow_unregistered = true}, s->diags);
  else
    s->module = pl_llvmir_import(s->ctx, &s->source, NULL, s->diags);
}

bool pl_meanings_observe(void *meanings, const uint8_t *data, size_t size, pl_sink *payload) {
  assert(payload && (data || size == 0));
  pl_meanings *m = meanings;
  subject s = {.ctx = pl_context_new(), .diags = pl_diags_new(), .arena = pl_arena_new(), .convention_name = "plain"};
  s.how = pl_convert_default_options();
  if (m->kind == INPUT_BYTES)
    generate(m, &s, data, size);
  else
    read_text(m, &s, data, size);
  bool sound = s.module && pl_check(s.module->op, &(pl_check_options){.allow_unregistered = true}, s.diags);
  if (!sound) pl_sink_write(payload, PL_MEANING_INVALID_INPUT, sizeof PL_MEANING_INVALID_INPUT);
  if (sound && m->meaning & PL_MEANING_DIAGNOSTICS) lower(&s);
  if (m->meaning & PL_MEANING_DIAGNOSTICS) put_diagnostics(s.diags, payload);
  if (sound && m->meaning & PL_MEANING_OPERATIONS) put_operations(s.module, s.convention_name, payload);
  if (sound && m->meaning & PL_MEANING_VERDICTS) put_verdicts(&s, payload);
  pl_module_free(s.module);
  pl_arena_free(s.arena);
  pl_diags_free(s.diags);
  pl_context_free(s.ctx);
  return true;
}
