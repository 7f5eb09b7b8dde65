/* Small attributes and operations. */
#include "core/llvmir/import/read/make.h"

#include <assert.h>

#include "core/base/printf.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"

/* ---- attributes ---- */

const pl_attr *pl_ll_enum(pl_importer *im, const char *mnemonic, pl_str word) {
  assert(mnemonic);
  pl_str interned = pl_ll_intern(im, word);
  return pl_attr_enum(im->ctx, PL_STR("llvm"), pl_str_from(mnemonic), &interned, 1);
}

const pl_attr *pl_ll_i64(pl_importer *im, int64_t value) { return pl_attr_i64(im->ctx, pl_type_integer(im->ctx, 64), value); }
const pl_attr *pl_ll_i32(pl_importer *im, int64_t value) { return pl_attr_i64(im->ctx, pl_type_integer(im->ctx, 32), value); }

const pl_attr *pl_ll_i32s(pl_importer *im, const int64_t *values, size_t count) {
  assert(count == 0 || values);
  pl_apint *bits = PL_NEW_ARRAY(im->arena, pl_apint, count);
  for (size_t i = 0; i < count; i++)
    bits[i] = pl_apint_from_i64(im->arena, 32, values[i]);
  return pl_attr_dense_array(im->ctx, pl_type_integer(im->ctx, 32), bits, count);
}

void pl_ll_set_named(pl_importer *im, pl_ll_entries *entries, pl_str name, const pl_attr *value) {
  assert(entries->len <= entries->cap);
  if (!value) return;
  pl_ll_push(im, entries, ((pl_named_attr){pl_ll_intern(im, name), value}));
}

void pl_ll_set(pl_importer *im, pl_ll_entries *entries, pl_attr_name name, const pl_attr *value) {
  pl_ll_set_named(im, entries, pl_attr_names[name], value);
}

const pl_attr *pl_ll_dict(pl_importer *im, pl_ll_entries *entries) {
  assert(entries->len <= entries->cap);
  return entries->len ? pl_attr_dict(im->ctx, entries->data, (uint32_t)entries->len) : NULL;
}

const pl_attr *pl_ll_params(pl_importer *im, const char *mnemonic, const pl_named_attr *entries, uint32_t count) {
  assert(count == 0 || entries);
  pl_ll_entries kept = {0};
  for (uint32_t i = 0; i < count; i++)
    if (entries[i].value) pl_ll_push(im, &kept, entries[i]);
  return pl_attr_params(im->ctx, pl_str_from(mnemonic), kept.data, (uint32_t)kept.len);
}

const pl_attr *pl_ll_word(pl_importer *im, pl_str word) {
  pl_str interned = pl_ll_intern(im, word);
  return pl_attr_enum(im->ctx, PL_STR(""), PL_STR(""), &interned, 1);
}

const char *pl_ll_type_text(pl_importer *im, const pl_type *type) {
  pl_sink text = {0};
  pl_type_print(type, &text);
  pl_sink_text(&text);
  const char *copy = pl_arena_copy(im->arena, text.data, text.len + 1);
  pl_sink_close(&text);
  return copy;
}

pl_op *pl_ll_op(pl_importer *im, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands, const pl_type *result,
                const pl_attr *attrs, pl_ll_token at) {
  assert(num_operands == 0 || operands);
  const pl_op_spec spec = {.info = pl_op_info_of(kind),
                           .operands = operands,
                           .num_operands = num_operands,
                           .result_types = &result,
                           .num_results = result ? 1 : 0,
                           .attrs = attrs,
                           .line = at.line,
                           .column = at.column};
  return pl_op_new(im->module, &spec);
}
