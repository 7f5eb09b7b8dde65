/* Targets about modules and what is made of them: generate, generate_print, convert, convert_orders, export_import of the
 * generator's; passes, translate of texts. */
#include <assert.h>

#include "core/check/check.h"
#include "core/llvmir/export/export.h"
#include "core/llvmir/import/import.h"
#include "core/text/parse/parse.h"
#include "fuzz/targets/generating.h"

/* A fuzz target (target.h): whether the module generated from the bytes is well-formed; else false, with a finding. */
bool pl_target_generate(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  pl_module *module = pl_gen_module(pl_fuzz_gen(fuzz), ctx, data, size, NULL);
  bool holds = pl_check(module->op, NULL, fuzz->diags);
  if (!holds) pl_fuzz_found_errors(fuzz, "the generated module is ill-formed:", module);
  fuzz->useful++;
  pl_module_free(module);
  return holds;
}

/* Whether the module, printed in the generic or custom form and parsed, is well-formed and has the custom form that it had
 * before; else false, with a finding. */
static bool survives(pl_fuzz *fuzz, pl_context *ctx, const pl_module *module, bool generic) {
  pl_sink want = {0}, form = {0};
  pl_print_module(module, NULL, &want);
  pl_print_module(module, &(pl_print_options){.generic = generic}, &form);
  const pl_source source = {"printed", {pl_sink_text(&form), form.len}, 1};
  pl_module *again = pl_parse(ctx, &source, &(pl_parse_options){.allow_unregistered = false}, fuzz->diags);
  bool sound = again && pl_check(again->op, NULL, fuzz->diags);
  bool same = sound && strcmp(pl_sink_text(&want), pl_fuzz_print(fuzz, again, NULL)) == 0;
  if (!sound)
    pl_fuzz_found_errors(fuzz, generic ? "the generic form is not read:" : "the custom form is not read:", module);
  else if (!same)
    pl_sink_printf(&fuzz->finding, "the %s form is read as another module:\n%s\n---- read as\n%s", generic ? "generic" : "custom",
                   pl_sink_text(&want), pl_sink_text(&fuzz->text));
  pl_module_free(again);
  pl_sink_close(&want);
  pl_sink_close(&form);
  return same;
}

/* A fuzz target (target.h): whether the module generated from the bytes, printed in a form that they choose, is parsed as the
 * same module; else false, with a finding. */
bool pl_target_generate_print(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  pl_module *module = pl_gen_module(pl_fuzz_gen(fuzz), ctx, data, size, NULL);
  bool holds = survives(fuzz, ctx, module, pl_gen_plan_of(data, size).order % 2 == 1);
  fuzz->useful++;
  pl_module_free(module);
  return holds;
}

/* A fuzz target (target.h): whether the module generated from the bytes has a well-formed lowering, known exceptions
 * (pl_fuzz_known_ill_formed) aside, or an error says why it has none; else false, with a finding. */
bool pl_target_convert(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  pl_gen_plan plan = pl_gen_plan_of(data, size);
  /* Every second input is a module that can be lowered as a whole: else few would be. */
  pl_module *source = pl_gen_module(pl_fuzz_gen(fuzz), ctx, data, size, &(pl_gen_options){.source_only = plan.order % 2 == 0}),
            *lowered = NULL;
  const pl_convert_options options = pl_fuzz_convention(plan.convention);
  bool holds = true;
  pl_convert_status status = pl_convert(source, &options, fuzz->diags, &lowered);
  if (status == PL_CONVERT_DONE) {
    fuzz->useful++;
    size_t warnings = pl_diags_count(fuzz->diags);
    holds = pl_check(lowered->op, NULL, fuzz->diags) || pl_diags_count(fuzz->diags) == warnings;
    if (!holds) holds = pl_fuzz_known_ill_formed(fuzz);
    if (!holds) pl_fuzz_found_errors(fuzz, "the lowering is ill-formed:", source);
  } else if (pl_diags_errors(fuzz->diags) == 0) {
    holds = pl_fuzz_found_errors(fuzz, "no lowering, and no error tells why:", source);
  }
  pl_module_free(lowered);
  pl_module_free(source);
  return holds;
}

/* The last pass that ended, and whether what it left is ill-formed. */
typedef struct progress {
  const char *pass;
  bool ill_formed;
  bool unregistered; /* operations that are not known are taken */
} progress;

/* Notes in the progress `user` the pass that ended and whether the module it left is ill-formed; if it is, returns false, with
 * diagnostics. */
static bool check_pass(const char *pass, const pl_module *module, pl_diags *diags, void *user) {
  progress *p = user;
  p->pass = pass;
  p->ill_formed = !pl_check(module->op, &(pl_check_options){.allow_unregistered = p->unregistered}, diags);
  return !p->ill_formed;
}

/* A fuzz target: whether each pass of the plan's pipeline leaves a generated module well-formed, known exceptions
 * (pl_fuzz_known_ill_formed) aside, or fails with an error; else false, with a finding. */
bool pl_target_convert_orders(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  pl_gen_plan plan = pl_gen_plan_of(data, size);
  pl_module *source = pl_gen_module(pl_fuzz_gen(fuzz), ctx, data, size, &(pl_gen_options){.source_only = true}), *lowered = NULL;
  const pl_pipeline *pipeline = pl_fuzz_pipeline(fuzz, plan);
  progress p = {.pass = ""};
  pl_convert_status status = pl_pipeline_run(pipeline, source, check_pass, &p, fuzz->diags, &lowered);
  bool holds =
      status == PL_CONVERT_DONE || (pl_diags_errors(fuzz->diags) > 0 && (!p.ill_formed || pl_fuzz_known_ill_formed(fuzz)));
  fuzz->useful += status == PL_CONVERT_DONE;
  if (!holds) {
    pl_fuzz_found(fuzz, "%s by order %u, convention %s, at pass %s:", p.ill_formed ? "ill-formed" : "no lowering and no error",
                  plan.order % PL_FUZZ_NUM_ORDERS, pl_gen_convention_name(plan.convention), p.pass);
    pl_fuzz_write_lowering(fuzz, plan, &fuzz->finding);
    pl_fuzz_found_errors(fuzz, "", source);
  }
  pl_module_free(lowered);
  pl_module_free(source);
  return holds;
}

/* Whether a diagnostic of the importer says that it can't read something that LLVM IR may have. */
static bool says_unreadable(const pl_fuzz *fuzz) {
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++) {
    const pl_str message = pl_str_from(pl_diags_at(fuzz->diags, i)->message);
    if (pl_str_starts(message, "a metadata argument of a call") || strstr(message.data, "no form in the LLVM dialect"))
      return true;
  }
  return false;
}

/* Whether the LLVM IR is imported as a well-formed module that is exported as the same text; else false, with a finding. */
static bool comes_back(pl_fuzz *fuzz, pl_context *ctx, const pl_sink *text) {
  const pl_source source = {"exported", {text->data, text->len}, 1};
  pl_module *module = pl_llvmir_import(ctx, &source, NULL, fuzz->diags);
  pl_sink again = {0};
  bool sound = module && pl_check(module->op, NULL, fuzz->diags);
  bool same = sound && pl_llvmir_export(module, NULL, fuzz->diags, &again) && strcmp(pl_sink_text(&again), text->data) == 0;
  if (!sound)
    pl_fuzz_found_errors(fuzz, "LLVM IR that was written is not read:", NULL);
  else if (!same)
    pl_fuzz_found_errors(fuzz, "LLVM IR is read as something else:", NULL);
  if (!same) pl_sink_printf(&fuzz->finding, "%s\n---- read as\n%s", text->data, pl_sink_text(&again));
  pl_module_free(module);
  pl_sink_close(&again);
  return same;
}

/* Whether LLVM IR that was exported from a module of the LLVM dialect and imported is a fixpoint of import and export; else
 * false, with a finding. True also where nothing can be compared, as the module is ill-formed, say, or the importer says that
 * it can't read something. */
static bool survives_translation(pl_fuzz *fuzz, const pl_module *lowered, const pl_export_options *options) {
  pl_context *ctx = pl_fuzz_other_context(fuzz); /* in which named types have no bodies yet: those of the text are its own */
  pl_sink first = {0}, second = {0};
  bool holds = true;
  if (pl_check(lowered->op, NULL, fuzz->diags) && pl_llvmir_export(lowered, options, fuzz->diags, &first)) {
    /* The first reading gives names and forms of the importer, so the fixpoint is one step further. */
    const pl_source source = {"exported", {pl_sink_text(&first), first.len}, 1};
    pl_module *imported = pl_llvmir_import(ctx, &source, NULL, fuzz->diags);
    fuzz->useful++;
    if (!imported && says_unreadable(fuzz)) {
      /* reported */
    } else if (!imported || !pl_check(imported->op, NULL, fuzz->diags)) {
      holds = pl_fuzz_found_errors(fuzz, "LLVM IR that was written is not read:", NULL);
      pl_sink_puts(&fuzz->finding, first.data);
    } else if (pl_llvmir_export(imported, NULL, fuzz->diags, &second)) {
      (void)pl_sink_text(&second);
      holds = comes_back(fuzz, ctx, &second);
    } else if (pl_diags_errors(fuzz->diags) == 0) {
      holds = pl_fuzz_found_errors(fuzz, "what was imported is not exported, and no error tells why:", imported);
    }
    pl_module_free(imported);
  }
  pl_sink_close(&first);
  pl_sink_close(&second);
  return holds;
}

/* A fuzz target (target.h): whether the LLVM IR of the lowering of a module generated from the bytes, if there is one, passes
 * survives_translation; else false, with a finding. */
bool pl_target_export_import(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  pl_gen_plan plan = pl_gen_plan_of(data, size);
  bool source_only = plan.order % 2 == 0;
  pl_module *module = pl_gen_module(pl_fuzz_gen(fuzz), ctx, data, size, &(pl_gen_options){.source_only = source_only});
  pl_module *lowered = pl_fuzz_lower(fuzz, module, (pl_gen_plan){.convention = plan.convention});
  bool holds = !lowered || survives_translation(fuzz, lowered, NULL);
  pl_module_free(lowered);
  pl_module_free(module);
  return holds;
}

/* Parses and checks the text, with unregistered operations if its length says so; NULL, with diagnostics, if it is no
 * well-formed module. The caller frees the module. */
static pl_module *module_of(pl_fuzz *fuzz, pl_context *ctx, const pl_source *text) {
  const pl_parse_options options = pl_fuzz_parse_options(text->text.len);
  pl_module *module = pl_parse(ctx, text, &options, fuzz->diags);
  bool sound = module && pl_check(module->op, &(pl_check_options){.allow_unregistered = options.allow_unregistered}, fuzz->diags);
  if (sound) return module;
  pl_module_free(module);
  return NULL;
}

/* A fuzz target (target.h): whether the LLVM IR of an MLIR text, lowered if it has to be, passes survives_translation; true as
 * well if there is no well-formed module or no lowering. Else false, with a finding. */
bool pl_target_translate(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source text = {"input", {(const char *)data, size}, 1};
  pl_module *module = module_of(fuzz, ctx, &text), *lowered = NULL;
  const pl_convert_options options = pl_convert_default_options();
  if (module && !pl_fuzz_is_lowered(module) && pl_convert_whole(module, &options, fuzz->diags, &lowered) != PL_CONVERT_DONE)
    lowered = NULL;
  const pl_module *translated = module && pl_fuzz_is_lowered(module) ? module : lowered;
  const pl_export_options version = {.llvm_version = size / 2 % 4 == 0 ? 19 : 22};
  bool holds = !translated || survives_translation(fuzz, translated, &version);
  pl_module_free(lowered);
  pl_module_free(module);
  return holds;
}

/* Whether each pass of the pipeline leaves the module well-formed, known exceptions (pl_fuzz_known_ill_formed) aside, or fails
 * with an error; else false, with a finding. */
static bool survives_passes(pl_fuzz *fuzz, pl_module *module, const char *passes, bool unregistered) {
  pl_pipeline pipeline = {0};
  char message[256];
  bool known = pl_pipeline_parse(&pipeline, pl_str_from(passes), message);
  assert(known);
  (void)known;
  progress p = {.pass = "", .unregistered = unregistered};
  pl_module *out = NULL;
  size_t errors = pl_diags_errors(fuzz->diags);
  pl_convert_status status = pl_pipeline_run(&pipeline, module, check_pass, &p, fuzz->diags, &out);
  bool reported = pl_diags_errors(fuzz->diags) > errors && (!p.ill_formed || pl_fuzz_known_ill_formed(fuzz));
  bool holds = status == PL_CONVERT_DONE || reported;
  fuzz->useful += status == PL_CONVERT_DONE;
  if (!holds) {
    pl_fuzz_found(fuzz, "%s at pass %s of %s:", p.ill_formed ? "ill-formed" : "no result and no error", p.pass, passes);
    pl_fuzz_found_errors(fuzz, "", module);
  }
  if (out != module) pl_module_free(out);
  pl_pipeline_free(&pipeline);
  return holds;
}

/* A fuzz target (target.h): whether one of several pipelines, chosen by the text's length, passes survives_passes on an MLIR
 * text; true as well if that is no well-formed module. Else false, with a finding. */
bool pl_target_passes(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  static const char *const pipelines[] = {
      "builtin.module(canonicalize,cse,expand-realloc,expand-strided-metadata,lower-affine,convert-scf-to-cf)",
      "builtin.module(canonicalize{region-simplify=aggressive},normalize-memrefs,legalize-successors,canonicalize)",
      "builtin.module(arith-expand{include-bf16=true include-f8e8m0=true include-f4e2m1=true},cse,canonicalize)",
      "builtin.module(expand-realloc{emit-deallocs=false},convert-func-to-llvm{use-bare-ptr-memref-call-conv=1},canonicalize)",
      "builtin.module(convert-to-llvm,canonicalize,llvm-legalize-for-export,cse)",
      "builtin.module(convert-vector-to-llvm{reassociate-fp-reductions=1},convert-complex-to-llvm{complex-range=improved})",
      "builtin.module(finalize-memref-to-llvm{index-bitwidth=32},convert-arith-to-llvm,convert-cf-to-llvm)",
  };
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source text = {"input", {(const char *)data, size}, 1};
  pl_module *module = module_of(fuzz, ctx, &text);
  /* The length chooses, as the last byte would be part of the text; its lowest bit already says how that is read. */
  const char *passes = pipelines[size / 2 % (sizeof pipelines / sizeof *pipelines)];
  bool holds = !module || survives_passes(fuzz, module, passes, pl_fuzz_parse_options(size).allow_unregistered);
  pl_module_free(module);
  return holds;
}
