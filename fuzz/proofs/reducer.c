/* Target reducer: what reduce-mlir makes of a module that has no lowering. */
#include <assert.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "fuzz/proofs/compare.h"
#include "fuzz/reduce/reduce.h"

enum { MAX_TEXT = 1500, TIMEOUT_MS = 10000 }; /* a reduction asks hundreds of times */

/* The message of the first error that is reported when the module is lowered; NULL if the lowering succeeds or none is
 * reported. It lives in fuzz->diags. */
static const char *complaint(pl_fuzz *fuzz, const pl_pipeline *pipeline, pl_module *module) {
  pl_module *lowered = NULL;
  pl_convert_status status = pl_pipeline_run(pipeline, module, NULL, NULL, fuzz->diags, &lowered);
  if (lowered != module) pl_module_free(lowered);
  if (status == PL_CONVERT_DONE) return NULL;
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++)
    if (pl_diags_at(fuzz->diags, i)->severity == PL_ERROR) return pl_diags_at(fuzz->diags, i)->message;
  return NULL;
}

/* Whether the text is a well-formed module, without unregistered ops; if not, diagnostics are added to fuzz->diags. */
static bool is_module(pl_fuzz *fuzz, pl_str text) {
  const pl_source source = {"reduced", text, 1};
  pl_module *module = pl_parse(pl_fuzz_other_context(fuzz), &source, NULL, fuzz->diags);
  bool sound = module && pl_check(module->op, NULL, fuzz->diags);
  pl_module_free(module);
  return sound;
}

/* Whether the reduced text still shows the diagnostic of the input, is no longer than it and, if modules were reduced, is
 * well-formed; else false, with a finding. True if the reduction could not be carried out (PL_REDUCE_FAILED). */
static bool is_kept(pl_fuzz *fuzz, const pl_predicate *predicate, const pl_case *input, const pl_reduce_result *result) {
  pl_str reduced = pl_case_part(&result->reduced, 0);
  if (result->status == PL_REDUCE_FAILED) return true; /* no process to have: the machine's fault */
  if (result->status != PL_REDUCE_DONE) return pl_fuzz_found(fuzz, "an input that shows it is reported not to");
  if (!pl_predicate_holds(predicate, &result->reduced, (pl_str){result->what.data, result->what.len}, NULL))
    return pl_fuzz_found(fuzz, "what is left does not show it:\n%.*s", PL_STR_FMT(reduced));
  if (strcmp(result->space, "modules") == 0 && !is_module(fuzz, reduced))
    return pl_fuzz_found_errors(fuzz, "what is left is ill-formed:", NULL);
  if (reduced.len > input->text[0].len) return pl_fuzz_found(fuzz, "what is left is longer:\n%.*s", PL_STR_FMT(reduced));
  return true;
}

/* A fuzz target: reduces a generated module whose lowering fails with an error; false, with a finding, if the reduction is
 * wrong (is_kept). True also if there is no such error or the module is longer than MAX_TEXT. */
bool pl_target_reducer(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_gen_plan plan = pl_gen_plan_of(data, size);
  pl_module *module = pl_gen_module(pl_fuzz_gen(fuzz), pl_fuzz_context(fuzz), data, size, NULL);
  const pl_pipeline *pipeline = pl_fuzz_pipeline(fuzz, plan);
  pl_case input = {.parts = 1};
  pl_print_module(module, NULL, &input.text[0]);
  (void)pl_sink_text(&input.text[0]);
  const char *says = input.text[0].len <= MAX_TEXT ? complaint(fuzz, pipeline, module) : NULL;
  bool holds = true;
  if (says) {
    const pl_predicate predicate = {.kind = PL_PREDICATE_DIAGNOSTIC,
                                    .diagnostic = says,
                                    .tv = pl_tv_default_options(),
                                    .pipeline = *pipeline,
                                    .timeout_ms = TIMEOUT_MS};
    pl_reduce_result result = pl_reduce(&(pl_reduce_options){.predicate = &predicate, .jobs = 1}, &input);
    fuzz->useful++;
    holds = is_kept(fuzz, &predicate, &input, &result);
    pl_reduce_result_free(&result);
  }
  pl_case_free(&input);
  pl_module_free(module);
  return holds;
}
