/* Modules of the generator, and their lowerings. */
#include "fuzz/targets/generating.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* Orders in which the passes can stand: everything at once; dialect by dialect, from the leaves; from the functions; what needs
 * blocks first and the rest after a clean-up. The first passes bring down what has no conversion. */
#define FIRST "expand-realloc,expand-strided-metadata,normalize-memrefs,lower-affine,convert-scf-to-cf,"
static const char *const orders[PL_FUZZ_NUM_ORDERS] = {
    FIRST "convert-std-to-llvm",
    FIRST "arith-expand,convert-vector-to-llvm,convert-math-to-llvm,convert-complex-to-llvm,convert-index-to-llvm,convert-arith-"
          "to-llvm,"
          "finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts",
    FIRST "convert-func-to-llvm,convert-cf-to-llvm,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
          "convert-complex-to-llvm,convert-math-to-llvm,convert-vector-to-llvm,reconcile-unrealized-casts",
    FIRST
    "canonicalize,cse,legalize-successors,convert-cf-to-llvm,convert-vector-to-llvm,convert-math-to-llvm,convert-complex-to-llvm,"
    "finalize-memref-to-llvm,convert-index-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,"
    "reconcile-unrealized-casts",
};

pl_convert_options pl_fuzz_convention(pl_gen_convention convention) {
  assert(convention < PL_GEN_NUM_CONVENTIONS);
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

/* Appends the passes of the order, names separated by commas, with the options of the convention. Aborts at a name that is no
 * pass. */
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

typedef struct generating {
  pl_gen *gen;
  pl_pipeline pipelines[PL_GEN_NUM_CONVENTIONS][PL_FUZZ_NUM_ORDERS];
} generating;

/* Frees the generator and all pipelines. */
static void free_generating(void *data) {
  generating *g = data;
  for (int c = 0; c < PL_GEN_NUM_CONVENTIONS; c++)
    for (int o = 0; o < PL_FUZZ_NUM_ORDERS; o++)
      pl_pipeline_free(&g->pipelines[c][o]);
  pl_gen_free(g->gen);
  free(g);
}

/* The generator and the pipelines of `fuzz`, made at the first call. */
static generating *generating_of(pl_fuzz *fuzz) {
  if (fuzz->generating) return fuzz->generating;
  generating *g = pl_xmalloc(sizeof *g);
  *g = (generating){.gen = pl_gen_new()};
  for (int c = 0; c < PL_GEN_NUM_CONVENTIONS; c++)
    for (int o = 0; o < PL_FUZZ_NUM_ORDERS; o++)
      make_pipeline(&g->pipelines[c][o], orders[o], (pl_gen_convention)c);
  fuzz->generating = g;
  fuzz->free_generating = free_generating;
  return g;
}

pl_gen *pl_fuzz_gen(pl_fuzz *fuzz) { return generating_of(fuzz)->gen; }

const pl_pipeline *pl_fuzz_pipeline(pl_fuzz *fuzz, pl_gen_plan plan) {
  assert(plan.convention < PL_GEN_NUM_CONVENTIONS);
  return &generating_of(fuzz)->pipelines[plan.convention][plan.order % PL_FUZZ_NUM_ORDERS];
}

/* Whether the op and all ops in it are of the LLVM dialect or builtin.module. */
static bool is_llvm(const pl_op *op) {
  if (!pl_str_is(op->info->dialect, "llvm") && !pl_op_is(op, PL_OP_BUILTIN_MODULE)) return false;
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (const pl_op *inner = block->first; inner; inner = inner->next)
    if (!is_llvm(inner)) return false;
  return true;
}

bool pl_fuzz_is_lowered(const pl_module *module) {
  assert(module);
  return is_llvm(module->op);
}

pl_module *pl_fuzz_lower(pl_fuzz *fuzz, pl_module *source, pl_gen_plan plan) {
  assert(source);
  pl_module *out = NULL;
  pl_convert_status status = pl_pipeline_run(pl_fuzz_pipeline(fuzz, plan), source, NULL, NULL, fuzz->diags, &out);
  if (status != PL_CONVERT_DONE) return NULL;
  if (pl_fuzz_is_lowered(out)) return out;
  pl_module_free(out);
  return NULL;
}

void pl_fuzz_write_lowering(pl_fuzz *fuzz, pl_gen_plan plan, pl_sink *out) {
  assert(out);
  const pl_convert_options o = pl_fuzz_convention(plan.convention);
  const pl_pipeline *pipeline = pl_fuzz_pipeline(fuzz, plan);
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
