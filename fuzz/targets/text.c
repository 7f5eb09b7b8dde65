/* Targets about text: parse, print_parse, import. */
#include "core/ir/check.h"
#include "core/llvmir/import.h"
#include "core/text/parse.h"
#include "fuzz/targets/target.h"

/* Unregistered operations are taken in every second input, by its length: the last byte would be part of the text. */
static pl_parse_options parse_options(size_t size) { return (pl_parse_options){.allow_unregistered = size % 2 == 1}; }

/* What was not read has an error, and each error a place in the text. */
static bool errors_have_places(pl_fuzz *fuzz, const pl_source *source, bool was_read) {
  if (!was_read && pl_diags_errors(fuzz->diags) == 0) return pl_fuzz_found(fuzz, "nothing was read, and no error tells why");
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++) {
    const pl_diag *diag = pl_diags_at(fuzz->diags, i);
    if (diag->severity != PL_ERROR) continue;
    if (diag->pos.line == 0 || diag->pos.source != source)
      return pl_fuzz_found(fuzz, "an error without a place: %s", diag->message);
  }
  return true;
}

bool pl_target_parse(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source source = {"input", {(const char *)data, size}, 1};
  const pl_parse_options options = parse_options(size);
  pl_module *module = pl_parse(ctx, &source, &options, fuzz->diags);
  bool holds = errors_have_places(fuzz, &source, module != NULL);
  if (module) {
    const pl_check_options checks = {.allow_unregistered = options.allow_unregistered};
    bool sound = pl_check(module->op, &checks, fuzz->diags);
    fuzz->useful += sound;
    if (!sound && pl_diags_errors(fuzz->diags) == 0) holds = pl_fuzz_found(fuzz, "ill-formed, and no error tells why");
    pl_module_free(module);
  }
  return holds;
}

/* In a context of its own: that of the module knows named structs, perhaps with the typed pointers of older texts. */
static bool prints_the_same(pl_fuzz *fuzz, const pl_module *module, const pl_parse_options *options) {
  pl_context *ctx = pl_fuzz_other_context(fuzz);
  pl_sink first = {0};
  pl_print_module(module, NULL, &first);
  const char *text = pl_sink_text(&first);
  const pl_source source = {"printed", {text, first.len}, 1};
  pl_module *again = pl_parse(ctx, &source, options, fuzz->diags);
  bool same = again && strcmp(text, pl_fuzz_print(fuzz, again, NULL)) == 0;
  if (!again)
    pl_fuzz_found_errors(fuzz, "what was printed is not read:", module);
  else if (!same)
    pl_fuzz_found(fuzz, "printed again it is another text:\n%.200s\n...", text);
  pl_module_free(again);
  pl_sink_close(&first);
  return same;
}

bool pl_target_print_parse(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source source = {"input", {(const char *)data, size}, 1};
  const pl_parse_options options = parse_options(size);
  pl_module *module = pl_parse(ctx, &source, &options, fuzz->diags);
  bool holds = true;
  if (module && pl_check(module->op, &(pl_check_options){.allow_unregistered = options.allow_unregistered}, fuzz->diags)) {
    fuzz->useful++;
    holds = prints_the_same(fuzz, module, &options);
  }
  pl_module_free(module);
  return holds;
}

/* Definitions that do not reach their uses are for the checker to see: such a text is no LLVM IR. */
static bool only_order_is_wrong(const pl_fuzz *fuzz) {
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++) {
    const pl_diag *diag = pl_diags_at(fuzz->diags, i);
    if (diag->severity == PL_ERROR && !strstr(diag->message, "does not dominate this use")) return false;
  }
  return true;
}

bool pl_target_import(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source source = {"input", {(const char *)data, size}, 1};
  pl_module *module = pl_llvmir_import(ctx, &source, &(pl_llvmir_import_options){.mark_lost = size % 2 == 1}, fuzz->diags);
  bool holds = errors_have_places(fuzz, &source, module != NULL);
  if (module) {
    fuzz->useful++;
    bool sound = pl_check(module->op, NULL, fuzz->diags);
    if (!sound && !only_order_is_wrong(fuzz)) holds = pl_fuzz_found_errors(fuzz, "what was imported is ill-formed:", module);
    if (!sound && holds) holds = errors_have_places(fuzz, &source, false);
    pl_module_free(module);
  }
  return holds;
}
