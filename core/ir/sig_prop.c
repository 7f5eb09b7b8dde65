/* Values of properties: of what kind they have to be, and what MLIR says of one that is not. */
#include "core/ir/attr_params.h"
#include "core/ir/enums.h"
#include "core/ir/signature.h"

/* Whether the attribute is an integer of a type of that width. */
static bool is_int_attr(const pl_attr *a, uint32_t width) {
  return a->kind == PL_ATTR_INTEGER && pl_type_is_integer(a->type, width);
}

/* Whether the integer attribute is a power of two, as a signed number of at most 64 bits. */
static bool is_power_of_two(const pl_attr *a) {
  int64_t value;
  return pl_apint_to_i64(a->integer, &value) && value > 0 && (value & (value - 1)) == 0;
}

/* Whether the attribute is a string. */
static bool is_string(const pl_attr *a) { return a->kind == PL_ATTR_STRING; }
/* Whether the attribute is a dictionary. */
static bool is_dictionary(const pl_attr *a) { return a->kind == PL_ATTR_DICT; }
/* Whether the attribute is a reference to a symbol that is not nested. */
static bool is_flat_symbol(const pl_attr *a) { return a->kind == PL_ATTR_SYMBOL && a->symbol.count == 1; }
/* Whether the attribute is an integer of 32 bits. */
static bool is_i32(const pl_attr *a) { return is_int_attr(a, 32); }
/* Whether the attribute is #llvm.access_group. */
static bool is_access_group(const pl_attr *a) { return pl_attr_is(a, "access_group"); }
/* Whether the attribute is #llvm.alias_scope. */
static bool is_alias_scope(const pl_attr *a) { return pl_attr_is(a, "alias_scope"); }
/* Whether the attribute is #llvm.tbaa_tag. */
static bool is_tbaa_tag(const pl_attr *a) { return pl_attr_is(a, "tbaa_tag"); }
/* Whether the attribute is #llvm.di_global_variable_expression. */
static bool is_expression(const pl_attr *a) { return pl_attr_is(a, "di_global_variable_expression"); }

/* What the elements of a property of the kind list(name) are, and how MLIR's message calls such a list. */
static const struct list_kind {
  const char *name, *text;
  bool (*holds)(const pl_attr *element);
} list_kinds[] = {{"string", "string array attribute", is_string},
                  {"dict", "Array of dictionary attributes", is_dictionary},
                  {"symbol", "flat symbol ref array attribute", is_flat_symbol},
                  {"i32", "32-bit integer array attribute", is_i32},
                  {"access_group", "LLVM dialect access group metadata array", is_access_group},
                  {"alias_scope", "LLVM dialect alias scope array", is_alias_scope},
                  {"tbaa_tag", "LLVM dialect TBAA tag metadata array", is_tbaa_tag},
                  {"expression", "an array of variable expressions", is_expression}};

/* Whether the elements of an array are what the kind list(name) requires; *text becomes what MLIR's message calls such a list.
 * True if `a` is no array, or if no such kind is known. */
static bool list_holds(pl_str name, const pl_attr *a, const char **text) {
  for (size_t i = 0; i < sizeof list_kinds / sizeof *list_kinds; i++) {
    if (!pl_str_is(name, list_kinds[i].name)) continue;
    *text = list_kinds[i].text;
    for (uint32_t k = 0; a->kind == PL_ATTR_ARRAY && k < a->array.count; k++)
      if (!list_kinds[i].holds(a->array.elems[k])) return false;
  }
  return true;
}

/* Whether an attribute is of the kind, whatever its words, mnemonic or elements are; *text is what the message calls the kind. */
static bool kind_holds(pl_prop_kind kind, const pl_attr *a, const char **text) {
  *text = "";
  switch (kind) {
  case PL_PROP_INVALID:
  case PL_PROP_ANY: return true;
  case PL_PROP_TYPED:
    *text = "TypedAttr instance";
    if (a->kind == PL_ATTR_STRING) return true; /* of type none, if of no other */
    return a->type != NULL && a->kind != PL_ATTR_TYPE && a->kind != PL_ATTR_DENSE_ARRAY;
  case PL_PROP_UNIT: *text = "unit attribute"; return a->kind == PL_ATTR_UNIT;
  case PL_PROP_BOOL: *text = "bool attribute"; return is_int_attr(a, 1);
  case PL_PROP_I1: *text = "1-bit signless integer attribute"; return is_int_attr(a, 1);
  case PL_PROP_I32:
  case PL_PROP_ENUM32:
  case PL_PROP_BITS32: *text = "32-bit signless integer attribute"; return is_int_attr(a, 32);
  case PL_PROP_I64:
  case PL_PROP_ENUM64: *text = "64-bit signless integer attribute"; return is_int_attr(a, 64);
  case PL_PROP_F64:
    *text = "64-bit float attribute";
    return a->kind == PL_ATTR_FLOAT && a->type->kind == PL_TYPE_FLOAT && a->type->float_format == PL_F64;
  case PL_PROP_INDEX: *text = "index attribute"; return a->kind == PL_ATTR_INTEGER && a->type->kind == PL_TYPE_INDEX;
  case PL_PROP_STRING: *text = "string attribute"; return a->kind == PL_ATTR_STRING;
  case PL_PROP_SYMBOL: *text = "flat symbol reference attribute"; return is_flat_symbol(a);
  case PL_PROP_SYMBOL_PATH: *text = "symbol reference attribute"; return a->kind == PL_ATTR_SYMBOL;
  case PL_PROP_TYPE: *text = "any type attribute"; return a->kind == PL_ATTR_TYPE;
  case PL_PROP_ARRAY: *text = "array attribute"; return a->kind == PL_ATTR_ARRAY;
  case PL_PROP_ARRAY_I32:
    *text = "i32 dense array attribute";
    return a->kind == PL_ATTR_DENSE_ARRAY && pl_type_is_integer(a->type, 32);
  case PL_PROP_ARRAY_I64:
    *text = "i64 dense array attribute";
    return a->kind == PL_ATTR_DENSE_ARRAY && pl_type_is_integer(a->type, 64);
  case PL_PROP_DENSE: *text = "integer elements attribute"; return a->kind == PL_ATTR_DENSE && a->dense.strings == NULL;
  case PL_PROP_MAP: *text = "AffineMap attribute"; return a->kind == PL_ATTR_AFFINE_MAP;
  case PL_PROP_SET: *text = "IntegerSet attribute"; return a->kind == PL_ATTR_INTEGER_SET;
  case PL_PROP_QUALIFIED:
  case PL_PROP_STRIPPED: *text = "attribute of the LLVM dialect"; return a->kind == PL_ATTR_ENUM || a->kind == PL_ATTR_PARAMS;
  case PL_PROP_ALIGNMENT:
    *text = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0";
    return is_int_attr(a, 64) && is_power_of_two(a);
  case PL_PROP_ENUM:
  case PL_PROP_FLAGS: *text = "enumeration attribute"; return a->kind == PL_ATTR_ENUM;
  }
  return true;
}

/* Whether an enumeration attribute is of the property's vocabulary, or an integer stands for words of it; true for a property
 * without a vocabulary. */
static bool words_hold(const pl_sig_prop *prop, const pl_attr *a) {
  int64_t value = 0, bits = 0;
  if (!prop->words) return true;
  if (a->kind == PL_ATTR_ENUM) {
    pl_str want = prop->vocabulary, dialect = a->enumeration.dialect, mnemonic = a->enumeration.mnemonic;
    return want.len == dialect.len + 1 + mnemonic.len && pl_str_eq((pl_str){want.data, dialect.len}, dialect) &&
           pl_str_eq((pl_str){want.data + dialect.len + 1, mnemonic.len}, mnemonic);
  }
  if (a->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(a->integer, &value)) return false;
  if (prop->kind != PL_PROP_BITS32) return pl_vocabulary_word(prop->words, value) != NULL;
  for (const pl_enum_word *w = prop->words->words; w->word; w++)
    bits |= w->value;
  return (value & ~bits) == 0;
}

/* What MLIR's message calls the values of a vocabulary; NULL if no name is known. */
static const char *name_of_values(pl_str vocabulary) {
  static const struct {
    const char *vocabulary, *name;
  } rows[] = {{"arith.fastmath", "Floating point fast math flags"},
              {"arith.overflow", "Integer overflow arith flags"},
              {"arith.rounding", "Floating point rounding mode"},
              {"index.cmp_predicate", "index comparison predicate kind"},
              {"llvm.fastmath", "LLVM fastmath flags"},
              {"llvm.ordering", "Atomic ordering for LLVM's memory model"},
              {"llvm.overflow", "LLVM integer overflow flags"},
              {"vector.kind", "Kind of combining function for contractions and reductions"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_is(vocabulary, rows[i].vocabulary)) return rows[i].name;
  return NULL;
}

/* Writes which values the property takes, in the words of MLIR's message where they are known. */
static void tell_values(const pl_sig_prop *prop, pl_sink *out) {
  const char *name = name_of_values(prop->vocabulary);
  bool numbers = prop->kind == PL_PROP_ENUM32 || prop->kind == PL_PROP_ENUM64;
  if (name) pl_sink_puts(out, name);
  if (!name && !numbers) pl_sink_printf(out, "a value of %.*s", PL_STR_FMT(prop->vocabulary));
  if (name || !numbers) return;
  pl_sink_printf(out, "allowed %s-bit signless integer cases: ", prop->kind == PL_PROP_ENUM32 ? "32" : "64");
  for (const pl_enum_word *w = prop->words->words; w->word; w++)
    pl_sink_printf(out, "%s%lld", w == prop->words->words ? "" : ", ", (long long)w->value);
}

bool pl_sig_prop_holds(const pl_sig_prop *prop, const pl_attr *value, pl_sink *fault) {
  const char *text;
  bool holds = kind_holds(prop->kind, value, &text), valid = !holds || words_hold(prop, value);
  bool listed = !prop->words && prop->kind == PL_PROP_ARRAY && prop->vocabulary.len;
  if (listed) holds = list_holds(prop->vocabulary, value, &text) && holds;
  if ((holds && valid) || !fault) return holds && valid;
  bool overflow = !valid && pl_str_is(prop->vocabulary, "llvm.overflow"); /* no attribute to MLIR */
  pl_sink_printf(fault, "%s '%.*s' failed to satisfy constraint: ", overflow ? "property" : "attribute", PL_STR_FMT(prop->name));
  if (prop->words)
    tell_values(prop, fault);
  else
    pl_sink_puts(fault, text);
  return false;
}
