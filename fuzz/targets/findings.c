/* Findings that show a module. */
#include <assert.h>

#include "fuzz/targets/target.h"

const char *pl_fuzz_print(pl_fuzz *fuzz, const pl_module *module, const pl_print_options *options) {
  assert(module);
  fuzz->text.len = 0;
  pl_print_module(module, options, &fuzz->text);
  return pl_sink_text(&fuzz->text);
}

bool pl_fuzz_found_errors(pl_fuzz *fuzz, const char *what, const pl_module *module) {
  assert(what);
  pl_sink_printf(&fuzz->finding, "%s\n", what);
  pl_diags_render(fuzz->diags, false, &fuzz->finding);
  if (module) pl_sink_puts(&fuzz->finding, pl_fuzz_print(fuzz, module, NULL));
  return false;
}

/* Whether the message says that an attribute such as "llvm.signext" is attached to a type that it can't have, which for a
 * parameter shows only when its type is lowered. */
static bool is_of_a_parameter(pl_str message) {
  return pl_str_starts(message, "\"llvm.") && strstr(message.data, "\" attribute attached to non-");
}

bool pl_fuzz_known_ill_formed(const pl_fuzz *fuzz) {
  static const char *const known[] = {
      "'llvm.atomicrmw' op expected LLVM IR integer type", "'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op",
      "'llvm.cmpxchg' op unexpected LLVM IR type",
      ("'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
       "'llvm.mlir.ifunc'")};
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++) {
    const pl_diag *diag = pl_diags_at(fuzz->diags, i);
    bool found = diag->severity != PL_ERROR || is_of_a_parameter(pl_str_from(diag->message));
    for (size_t k = 0; !found && k < sizeof known / sizeof *known; k++)
      found = strcmp(diag->message, known[k]) == 0;
    if (!found) return false;
  }
  return true;
}
