#include "fuzz/proofs/compare.h"

#include <assert.h>

#include "core/text/print/print.h"
#include "verify/tv/judge/tv.h"

enum { STEPS = 20000 };

pl_fuzz_pair pl_fuzz_pair_new(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_fuzz_pair pair = {.ctx = pl_fuzz_context(fuzz), .arena = pl_arena_new(), .plan = pl_gen_plan_of(data, size)};
  pair.source = pl_gen_module(pl_fuzz_gen(fuzz), pair.ctx, data, size, &(pl_gen_options){.source_only = true});
  pair.lowered = pl_fuzz_lower(fuzz, pair.source, pair.plan);
  return pair;
}

void pl_fuzz_pair_free(pl_fuzz_pair *pair) {
  assert(pair->arena && pair->source);
  pl_arena_free(pair->arena);
  pl_module_free(pair->lowered);
  pl_module_free(pair->source);
}

pl_convention pl_fuzz_proof_convention(pl_gen_convention convention) {
  assert(convention < PL_GEN_NUM_CONVENTIONS);
  const pl_convert_options options = pl_fuzz_convention(convention);
  return (pl_convention){.index_bitwidth = options.index_bitwidth,
                         .bare_ptr = options.bare_ptr,
                         .c_wrappers = options.c_wrappers,
                         .generic_functions = options.generic_functions,
                         .aligned_alloc = options.aligned_alloc};
}

void pl_fuzz_pair_read(pl_fuzz_pair *pair) {
  assert(pair->source && (!pair->lowered || pair->lowered->ctx == pair->source->ctx));
  pl_tv_options options = pl_tv_default_options();
  options.convention = pl_fuzz_proof_convention(pair->plan.convention);
  if (pair->lowered) pl_tv_read_layouts(pair->source, pair->lowered, &options);
}

/* Writes a difference between two runs of a function, how the module was lowered, and both modules to the finding. */
static void tell_difference(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_op *function, const pl_comparison *result,
                            const pl_module *lowered) {
  pl_str name = pl_symbol_name(function);
  pl_sink_printf(&fuzz->finding, "@%.*s differs (%s): %s\n%s\n%s\nconvention %s, order %u\n", PL_STR_FMT(name), result->rule,
                 result->what, result->inputs, result->picture, pl_gen_convention_name(pair->plan.convention),
                 pair->plan.order % PL_FUZZ_NUM_ORDERS);
  pl_fuzz_write_lowering(fuzz, pair->plan, &fuzz->finding);
  pl_print_module(pair->source, NULL, &fuzz->finding);
  pl_sink_puts(&fuzz->finding, "// ---- lowered\n");
  pl_print_module(lowered, NULL, &fuzz->finding);
}

bool pl_fuzz_is_known(const pl_comparison *result, const pl_fuzz_pair *pair) {
  assert(result->what);
  bool narrow = pl_fuzz_convention(pair->plan.convention).index_bitwidth == 32;
  return narrow && pl_str_starts(pl_str_from(result->what), "the lowering is undefined: memrefCopy");
}

bool pl_fuzz_runs_agree(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_op *function, const pl_module *lowered, bool inside,
                        uint32_t count, uint32_t *runs) {
  assert(function->module == pair->source && lowered->ctx == pair->ctx && runs);
  const pl_op *other = pl_symbol_lookup(lowered->op, pl_symbol_name(function));
  if (!other || !pl_op_is(other, PL_OP_LLVM_FUNC) || pl_func_is_declaration(other)) return true;
  const pl_interp_options options = {
      .convention = pl_fuzz_proof_convention(pair->plan.convention), .max_steps = STEPS, .inside = inside};
  for (uint32_t i = 0; i < count; i++) {
    pl_inputs *inputs = pl_inputs_random(pair->arena, function, &options, pair->plan.extra + i);
    if (!inputs) return true; /* a type of which there are no random values */
    const pl_comparison result = pl_interp_compare(pair->arena, function, other, inputs, &options);
    *runs += result.kind == PL_COMPARISON_SAME;
    if (result.kind != PL_COMPARISON_DIFFERS || pl_fuzz_is_known(&result, pair)) continue;
    tell_difference(fuzz, pair, function, &result, lowered);
    return false;
  }
  return true;
}
