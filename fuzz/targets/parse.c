/* Target parse. */
#include <assert.h>

#include "core/check/check.h"
#include "fuzz/targets/target.h"

/* A fuzz target (target.h): whether parsing and checking the MLIR text succeed or report errors, those of the parser with
 * places in the text; else false, with a finding. */
bool pl_target_parse(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source source = {"input", {(const char *)data, size}, 1};
  const pl_parse_options options = pl_fuzz_parse_options(size);
  pl_module *module = pl_parse(ctx, &source, &options, fuzz->diags);
  bool holds = pl_fuzz_errors_have_places(fuzz, &source, module != NULL);
  if (module) {
    const pl_check_options checks = {.allow_unregistered = options.allow_unregistered};
    bool sound = pl_check(module->op, &checks, fuzz->diags);
    fuzz->useful += sound;
    if (!sound && pl_diags_errors(fuzz->diags) == 0) holds = pl_fuzz_found(fuzz, "ill-formed, and no error tells why");
    pl_module_free(module);
  }
  return holds;
}
