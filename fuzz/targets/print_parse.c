/* Target print_parse. */
#include <assert.h>

#include "core/check/check.h"
#include "fuzz/targets/target.h"

/* Whether the module, printed and parsed, prints as the same text; else false, with a finding. It is parsed in another
 * context, as the module's own knows its named structs, perhaps with typed pointers of older texts. */
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

/* A fuzz target (target.h): whether a well-formed MLIR text is printed as a text that prints the same when it is parsed; true
 * for any other text. Else false, with a finding. */
bool pl_target_print_parse(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source source = {"input", {(const char *)data, size}, 1};
  const pl_parse_options options = pl_fuzz_parse_options(size);
  pl_module *module = pl_parse(ctx, &source, &options, fuzz->diags);
  bool holds = true;
  if (module && pl_check(module->op, &(pl_check_options){.allow_unregistered = options.allow_unregistered}, fuzz->diags)) {
    fuzz->useful++;
    holds = prints_the_same(fuzz, module, &options);
  }
  pl_module_free(module);
  return holds;
}
