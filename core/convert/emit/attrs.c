/* attrs.c - attributes: dictionaries of new ops, and numbers, words and flags in the form of the LLVM dialect. */
#include "core/convert/emit/attrs.h"

#include <assert.h>

/* The dictionary with attribute `name` set to `value`, or without it if `value` is NULL. Results are cached, since most
 * dictionaries are made again and again. */
const pl_attr *pl_rw_set(pl_rw *rw, const pl_attr *dict, pl_attr_name name, const pl_attr *value) {
  assert(name && (!dict || dict->kind == PL_ATTR_DICT));
  uint64_t hash = pl_hash_u64(dict ? dict->id + 1 : 0, value ? value->id + 1 : 0);
  pl_rw_dict *slot = &rw->dicts[pl_hash_u64((uint64_t)name, hash) % PL_RW_DICTS];
  if (slot->name == name && slot->dict == dict && slot->value == value) return slot->result;
  *slot = (pl_rw_dict){dict, name, value, pl_dict_set(rw->ctx, dict, pl_attr_names[name], value)};
  return slot->result;
}

const pl_attr *pl_rw_int_attr(pl_rw *rw, uint32_t width, int64_t value) {
  return pl_attr_i64(rw->ctx, pl_type_integer(rw->ctx, width), value);
}

const pl_attr *pl_rw_enum(pl_rw *rw, const char *mnemonic, const char *word) {
  pl_str text = pl_str_from(word);
  return pl_attr_enum(rw->ctx, PL_STR("llvm"), pl_str_from(mnemonic), &text, 1);
}

/* The flags of #arith.fastmath as #llvm.fastmath, NULL if there are none; written in the order of the LLVM dialect's bits, which
 * is not that of arith. */
const pl_attr *pl_rw_fastmath(pl_rw *rw, const pl_attr *flags) {
  static const char *const order[] = {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"};
  enum { NUM_FLAGS = sizeof order / sizeof *order };
  pl_str words[NUM_FLAGS], fast = PL_STR("fast");
  uint32_t count = 0;
  if (!flags || flags->kind != PL_ATTR_ENUM) return NULL;
  for (size_t i = 0; i < NUM_FLAGS; i++) {
    if (pl_enum_has(flags, order[i])) words[count++] = pl_str_from(order[i]);
  }
  bool all = count == NUM_FLAGS || pl_enum_has(flags, "fast");
  if (count == 0 && !all) return NULL;
  return pl_attr_enum(rw->ctx, PL_STR("llvm"), PL_STR("fastmath"), all ? &fast : words, all ? 1 : count);
}

pl_apint pl_rw_zero_or_one(pl_rw *rw, const pl_type *type, bool one) {
  assert(type->kind == PL_TYPE_FLOAT);
  pl_apint bits = pl_apint_zero(rw->arena, pl_float_bits(type->float_format));
  if (one) pl_float_parse(rw->arena, PL_STR("1.0"), type->float_format, &bits);
  return bits;
}

int64_t pl_int_of(const pl_op *op, pl_attr_name name, int64_t otherwise) {
  const pl_attr *attr = pl_op_attr(op, name);
  int64_t value = 0;
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, &value) ? value : otherwise;
}
