/* Properties of the generic form against the row of the op: whether MLIR could keep them at all. What else is asked of their
 * values is reported by the checker. */
#include <assert.h>

#include "core/text/parse/old.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

/* Whether an integer or enum attribute fits the property's vocabulary, if it has one. */
static bool is_word(const pl_sig_prop *prop, const pl_attr *a) {
  int64_t value;
  if (!prop->words) return true;
  if (a->kind == PL_ATTR_INTEGER) return pl_apint_to_i64(a->integer, &value) && pl_vocabulary_word(prop->words, value);
  pl_str dialect = a->enumeration.dialect, mnemonic = a->enumeration.mnemonic, name = prop->vocabulary;
  return name.len == dialect.len + 1 + mnemonic.len && memcmp(name.data, dialect.data, dialect.len) == 0 &&
         memcmp(name.data + dialect.len + 1, mnemonic.data, mnemonic.len) == 0;
}

/* Whether the attribute is the #llvm.mnemonic<...> attribute that the property's vocabulary names. */
static bool has_params(const pl_sig_prop *prop, const pl_attr *a) {
  return a->kind == PL_ATTR_PARAMS && pl_str_starts(prop->vocabulary, "llvm.") &&
         pl_str_eq(a->params.mnemonic, (pl_str){prop->vocabulary.data + 5, prop->vocabulary.len - 5});
}

/* Whether the attribute has the kind in which MLIR stores the property; the rest is checked by the verifier. */
static bool can_keep(const pl_sig_prop *prop, const pl_attr *a) {
  switch (prop->kind) {
  case PL_PROP_UNIT: return a->kind == PL_ATTR_UNIT;
  case PL_PROP_BOOL: return a->kind == PL_ATTR_INTEGER && pl_type_is_integer(a->type, 1);
  case PL_PROP_I1:
  case PL_PROP_I32:
  case PL_PROP_I64:
  case PL_PROP_ALIGNMENT:
  case PL_PROP_INDEX: return a->kind == PL_ATTR_INTEGER && (!prop->words || is_word(prop, a));
  case PL_PROP_F64: return a->kind == PL_ATTR_FLOAT;
  case PL_PROP_STRING: return a->kind == PL_ATTR_STRING;
  case PL_PROP_SYMBOL: return a->kind == PL_ATTR_SYMBOL && a->symbol.count == 1;
  case PL_PROP_SYMBOL_PATH: return a->kind == PL_ATTR_SYMBOL;
  case PL_PROP_TYPE: return a->kind == PL_ATTR_TYPE;
  case PL_PROP_ARRAY: return a->kind == PL_ATTR_ARRAY;
  case PL_PROP_ARRAY_I32:
  case PL_PROP_ARRAY_I64:
    return a->kind == PL_ATTR_DENSE_ARRAY && pl_type_is_integer(a->type, prop->kind == PL_PROP_ARRAY_I32 ? 32 : 64);
  case PL_PROP_DENSE: return a->kind == PL_ATTR_DENSE;
  case PL_PROP_MAP: return a->kind == PL_ATTR_AFFINE_MAP;
  case PL_PROP_SET: return a->kind == PL_ATTR_INTEGER_SET;
  case PL_PROP_ENUM:
  case PL_PROP_FLAGS: return a->kind == PL_ATTR_ENUM && is_word(prop, a);
  case PL_PROP_ENUM32:
  case PL_PROP_ENUM64:
    return a->kind == PL_ATTR_INTEGER && pl_type_is_integer(a->type, prop->kind == PL_PROP_ENUM32 ? 32 : 64) && is_word(prop, a);
  case PL_PROP_STRIPPED:
  case PL_PROP_QUALIFIED: return prop->words ? a->kind == PL_ATTR_ENUM && is_word(prop, a) : has_params(prop, a);
  case PL_PROP_BITS32: return a->kind == PL_ATTR_INTEGER || a->kind == PL_ATTR_OPAQUE;
  case PL_PROP_INVALID:
  case PL_PROP_ANY:
  case PL_PROP_TYPED: break;
  }
  return true;
}

/* Whether the property gives the operand segments of successors, which are checked when the operands are split. */
static bool is_sizes(pl_str name) {
  return pl_str_is(name, "case_operand_segments") || pl_str_is(name, "indbr_operand_segments");
}

/* Appends MLIR's explanation of why the entry can't be converted to the property to `out`. */
static void tell_fault(const pl_sig_prop *prop, const pl_named_attr *entry, pl_sink *out) {
  if (pl_str_is(prop->vocabulary, "llvm.overflow")) {
    pl_sink_puts(out,
                 "expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags");
    return;
  }
  pl_sink_printf(out, "Invalid attribute `%.*s` in property conversion: ", PL_STR_FMT(entry->name));
  pl_attr_print(entry->value, out);
}

bool pl_p_check_properties(pl_parser *p, pl_op_state *state, size_t first) {
  assert(first <= state->attrs.len);
  size_t count = state->attrs.len - first;
  const pl_attr *dict = count ? pl_attr_dict(p->ctx, state->attrs.data + first, (uint32_t)count) : NULL;
  for (uint32_t i = 0; dict && i < dict->dict.count; i++) {
    const pl_named_attr *entry = &dict->dict.entries[i];
    const pl_sig_prop *prop = pl_signature_prop(state->signature, entry->name);
    if (!prop || is_sizes(entry->name) || can_keep(prop, pl_p_upgrade_value(p, prop, entry->value))) continue;
    pl_sink text = {0};
    pl_attr_print(dict, &text);
    pl_sink_printf(&text, " for op %.*s: ", PL_STR_FMT(state->info->name));
    tell_fault(prop, entry, &text);
    pl_p_error(p, state->at, "invalid properties %s", pl_sink_text(&text));
    pl_sink_close(&text);
    return false;
  }
  return true;
}
