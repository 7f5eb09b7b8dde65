/* Target import. */
#include <assert.h>

#include "core/check/check.h"
#include "core/llvmir/import/import.h"
#include "fuzz/targets/target.h"

/* Whether all errors in fuzz->diags, perhaps none, are of definitions that do not dominate a use: the importer leaves these to
 * the checker, and such a text is no LLVM IR. */
static bool only_order_is_wrong(const pl_fuzz *fuzz) {
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++) {
    const pl_diag *diag = pl_diags_at(fuzz->diags, i);
    if (diag->severity == PL_ERROR && !strstr(diag->message, "does not dominate this use")) return false;
  }
  return true;
}

/* A fuzz target (target.h): whether the import of the text from LLVM IR gives a well-formed module, but for definitions that
 * do not dominate a use, or errors with places in the text. Else false, with a finding. */
bool pl_target_import(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_source source = {"input", {(const char *)data, size}, 1};
  pl_module *module = pl_llvmir_import(ctx, &source, &(pl_llvmir_import_options){.mark_lost = size % 2 == 1}, fuzz->diags);
  bool holds = pl_fuzz_errors_have_places(fuzz, &source, module != NULL);
  if (module) {
    fuzz->useful++;
    bool sound = pl_check(module->op, NULL, fuzz->diags);
    if (!sound && !only_order_is_wrong(fuzz)) holds = pl_fuzz_found_errors(fuzz, "what was imported is ill-formed:", module);
    if (!sound && holds) holds = pl_fuzz_errors_have_places(fuzz, &source, false);
    pl_module_free(module);
  }
  return holds;
}
