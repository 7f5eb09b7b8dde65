#include "core/ir/struct_names.h"

#include <assert.h>

#include "core/ir/context.h"

void pl_struct_names_free(pl_struct_names *names) {
  assert(names);
  pl_map_free(&names->renamed);
  pl_map_free(&names->given);
}

bool pl_struct_names_again(pl_struct_names *names) {
  assert(names);
  const bool again = names->again;
  pl_map_clear(&names->given);
  names->again = false;
  return again;
}

const pl_type *pl_struct_names_find(const pl_struct_names *names, pl_context *ctx, pl_str name) {
  assert(names && ctx);
  const pl_type *other = pl_map_get_ptr(&names->renamed, name.data);
  return other ? other : pl_type_llvm_named_struct(ctx, name);
}

/* The first of the structs `name.0`, `name.1`, ... that has no body in the context. */
static const pl_type *unused_struct(pl_context *ctx, pl_str name) {
  for (uint32_t i = 0;; i++) {
    pl_sink text = {0};
    pl_sink_str(&text, name);
    pl_sink_printf(&text, ".%u", (unsigned)i);
    const pl_type *type = pl_type_llvm_named_struct(ctx, (pl_str){text.data, text.len});
    pl_sink_close(&text);
    if (!type->llvm_struct->initialized) return type;
  }
}

bool pl_struct_names_set_body(pl_struct_names *names, pl_context *ctx, pl_str name, pl_type_list elems, uint32_t count,
                              bool packed, bool opaque) {
  assert(names && ctx && (elems || count == 0));
  const pl_type *type = pl_struct_names_find(names, ctx, name);
  const char *owner = pl_map_get_ptr(&names->given, type);
  if (pl_type_llvm_struct_set_body(ctx, type, elems, count, packed, opaque)) {
    if (!owner) pl_map_set_ptr(&names->given, type, name.data);
    return true;
  }
  if (owner == name.data) return false;
  pl_map_set_ptr(&names->renamed, name.data, unused_struct(ctx, name));
  names->again = true;
  return false;
}
