#include "fuzz/targets/target.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- lowerings ---- */

/* Orders in which the passes can stand: everything at once; dialect by dialect, from the leaves; from the functions; what needs
 * blocks first and the rest behind a clean-up. The first passes bring down what has no conversion. */
#define FIRST "expand-realloc,expand-strided-metadata,normalize-memrefs,lower-affine,convert-scf-to-cf,"
static const char *const orders[PL_FUZZ_NUM_ORDERS] = {
    FIRST "convert-std-to-llvm",
    FIRST "arith-expand,convert-vector-to-llvm,convert-complex-to-llvm,convert-index-to-llvm,convert-arith-to-llvm,"
          "finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts",
    FIRST "convert-func-to-llvm,convert-cf-to-llvm,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
          "convert-complex-to-llvm,convert-vector-to-llvm,reconcile-unrealized-casts",
    FIRST "canonicalize,cse,legalize-successors,convert-cf-to-llvm,convert-vector-to-llvm,convert-complex-to-llvm,"
          "finalize-memref-to-llvm,convert-index-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,"
          "reconcile-unrealized-casts",
};

pl_convert_options pl_fuzz_convention(pl_gen_convention convention) {
  static const struct {
    uint32_t index_bitwidth;
    bool bare_ptr, c_wrappers, generic_functions, aligned_alloc;
  } rows[] = {
#define X(id, name, index, bare, wrappers, generic, aligned) {index, bare, wrappers, generic, aligned},
      PL_GEN_CONVENTIONS(X)
#undef X
  };
  pl_convert_options options = pl_convert_default_options();
  options.index_bitwidth = rows[convention].index_bitwidth;
  options.bare_ptr = rows[convention].bare_ptr;
  options.c_wrappers = rows[convention].c_wrappers;
  options.generic_functions = rows[convention].generic_functions;
  options.aligned_alloc = rows[convention].aligned_alloc;
  return options;
}

/* The passes of an order; each conversion gets the whole convention and takes what concerns it. */
static void make_pipeline(pl_pipeline *out, const char *order, pl_gen_convention convention) {
  pl_convert_options common = pl_fuzz_convention(convention);
  char name[64], message[256];
  for (const char *at = order; *at;) {
    size_t len = strcspn(at, ",");
    (void)snprintf(name, sizeof name, "%.*s", (int)len, at);
    bool known = pl_pipeline_add(out, pl_str_from(name), PL_STR(""), message);
    if (!known) abort(); /* the table above is wrong */
    pl_convert_options *options = &pl_vec_last(out).options;
    pl_convert_options all = common;
    all.set = options->set;
    *options = all;
    at += len;
    at += *at == ',';
  }
}

pl_fuzz *pl_fuzz_new(void) {
  pl_fuzz *fuzz = pl_xmalloc(sizeof *fuzz);
  *fuzz = (pl_fuzz){.gen = pl_gen_new(), .ctx = pl_context_new(), .other = pl_context_new(), .diags = pl_diags_new()};
  for (int c = 0; c < PL_GEN_NUM_CONVENTIONS; c++)
    for (int o = 0; o < PL_FUZZ_NUM_ORDERS; o++)
      make_pipeline(&fuzz->pipelines[c][o], orders[o], (pl_gen_convention)c);
  return fuzz;
}

void pl_fuzz_free(pl_fuzz *fuzz) {
  if (!fuzz) return;
  for (int c = 0; c < PL_GEN_NUM_CONVENTIONS; c++)
    for (int o = 0; o < PL_FUZZ_NUM_ORDERS; o++)
      pl_pipeline_free(&fuzz->pipelines[c][o]);
  pl_gen_free(fuzz->gen);
  pl_context_free(fuzz->ctx);
  pl_context_free(fuzz->other);
  pl_diags_free(fuzz->diags);
  pl_sink_close(&fuzz->text);
  pl_sink_close(&fuzz->finding);
  free(fuzz);
}

static bool is_llvm(const pl_op *op) {
  if (!pl_str_is(op->info->dialect, "llvm") && !pl_op_is(op, PL_OP_BUILTIN_MODULE)) return false;
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (const pl_op *inner = block->first; inner; inner = inner->next)
    if (!is_llvm(inner)) return false;
  return true;
}

bool pl_fuzz_is_lowered(const pl_module *module) { return is_llvm(module->op); }

pl_module *pl_fuzz_lower(pl_fuzz *fuzz, pl_module *source, pl_gen_plan plan) {
  pl_module *out = NULL;
  const pl_pipeline *pipeline = &fuzz->pipelines[plan.convention][plan.order % PL_FUZZ_NUM_ORDERS];
  pl_convert_status status = pl_pipeline_run(pipeline, source, NULL, NULL, fuzz->diags, &out);
  if (status != PL_CONVERT_DONE) return NULL;
  if (pl_fuzz_is_lowered(out)) return out;
  pl_module_free(out);
  return NULL;
}

void pl_fuzz_write_lowering(const pl_fuzz *fuzz, pl_gen_plan plan, pl_sink *out) {
  const pl_convert_options o = pl_fuzz_convention(plan.convention);
  const pl_pipeline *pipeline = &fuzz->pipelines[plan.convention][plan.order % PL_FUZZ_NUM_ORDERS];
  pl_sink_puts(out, "lowered by: lower-mlir");
  if (o.index_bitwidth) pl_sink_printf(out, " --index-bitwidth=%u", o.index_bitwidth);
  if (o.bare_ptr) pl_sink_puts(out, " --use-bare-ptr-memref-call-conv");
  if (o.generic_functions) pl_sink_puts(out, " --use-generic-functions");
  if (o.aligned_alloc) pl_sink_puts(out, " --use-aligned-alloc");
  if (o.c_wrappers) pl_sink_puts(out, " --llvm-request-c-wrappers");
  for (size_t i = 0; i < pipeline->len; i++)
    pl_sink_printf(out, " --%s", pipeline->data[i].name);
  pl_sink_puts(out, "\n");
}

pl_context *pl_fuzz_context(pl_fuzz *fuzz) {
  pl_context_reset(fuzz->ctx);
  return fuzz->ctx;
}

pl_context *pl_fuzz_other_context(pl_fuzz *fuzz) {
  pl_context_reset(fuzz->other);
  return fuzz->other;
}

/* ---- findings ---- */

bool pl_fuzz_found(pl_fuzz *fuzz, const char *format, ...) {
  char text[512];
  va_list args;
  va_start(args, format);
  (void)vsnprintf(text, sizeof text, format, args);
  va_end(args);
  pl_sink_printf(&fuzz->finding, "%s\n", text);
  return false;
}

const char *pl_fuzz_print(pl_fuzz *fuzz, const pl_module *module, const pl_print_options *options) {
  fuzz->text.len = 0;
  pl_print_module(module, options, &fuzz->text);
  return pl_sink_text(&fuzz->text);
}

bool pl_fuzz_found_errors(pl_fuzz *fuzz, const char *what, const pl_module *module) {
  pl_sink_printf(&fuzz->finding, "%s\n", what);
  pl_diags_render(fuzz->diags, false, &fuzz->finding);
  if (module) pl_sink_puts(&fuzz->finding, pl_fuzz_print(fuzz, module, NULL));
  return false;
}

bool pl_fuzz_known_ill_formed(const pl_fuzz *fuzz) {
  static const char *const known[] = {
      "'llvm.atomicrmw' op expected LLVM IR integer type", "'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op",
      "'llvm.cmpxchg' op unexpected LLVM IR type",
      ("'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
       "'llvm.mlir.ifunc'")};
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++) {
    const pl_diag *diag = pl_diags_at(fuzz->diags, i);
    bool found = diag->severity != PL_ERROR;
    for (size_t k = 0; !found && k < sizeof known / sizeof *known; k++)
      found = strcmp(diag->message, known[k]) == 0;
    if (!found) return false;
  }
  return true;
}
