/* extension.c - conversions of types by the client. */
#include "core/convert/types/extension.h"

#include <assert.h>

pl_extension_answer pl_extension_type(pl_rw *rw, const pl_type *type, const pl_type **out) {
  assert(type && out);
  const pl_extension *extension = rw->options->extension;
  for (size_t i = 0; extension && i < extension->num_types; i++) {
    const pl_type_rule *rule = &extension->types[i];
    if (rule->kind != type->kind) continue;
    pl_type_answer answer = rule->convert(rw, type, rule->user, out);
    if (answer == PL_TYPE_CONVERTED) return PL_EXTENSION_CONVERTED;
    if (answer == PL_TYPE_NO_CONVERSION) return PL_EXTENSION_NONE;
  }
  return PL_EXTENSION_SILENT;
}

bool pl_rw_is_overridden(pl_rw *rw, const pl_type *type) {
  const pl_type *ignored = NULL;
  return rw->options->extension && pl_extension_type(rw, type, &ignored) != PL_EXTENSION_SILENT;
}
