/* An op against its row in ops.def: how many operands and results, of which types, which properties. */
#include "core/ir/attr_params.h"
#include "core/ir/check_internal.h"
#include "core/ir/enums.h"

static bool check_counts(pl_checker *c, const pl_op *op, const pl_signature *s) {
  uint32_t own = pl_op_num_own_operands(op), fixed = s->num_operands - s->num_variadic;
  if (s->num_variadic == 0 && own != fixed) {
    if (fixed == 0) return pl_check_error(c, op, "requires zero operands");
    if (fixed == 1) return pl_check_error(c, op, "requires a single operand");
    return pl_check_error(c, op, "expected %u operands, but found %u", fixed, own);
  }
  if (own < fixed) return pl_check_error(c, op, "expected %u or more operands, but found %u", fixed, own);
  if (pl_op_has(op, PL_TRAIT_SEGMENTS)) {
    uint64_t sum = 0;
    for (uint32_t i = 0; op->segments && i < op->num_segments; i++)
      sum += op->segments[i];
    if (!op->segments || op->num_segments != s->num_operands)
      return pl_check_error(c, op,
                            "'operandSegmentSizes' attribute for specifying operand segments must have %u elements, but got %u",
                            s->num_operands, op->num_segments);
    if (sum != own)
      return pl_check_error(
          c, op, "operand count (%u) does not match with the total size (%llu) specified in attribute 'operandSegmentSizes'", own,
          (unsigned long long)sum);
  }
  uint32_t variadic = 0;
  for (uint32_t i = 0; i < s->num_results; i++)
    variadic += s->results[i].quantifier != PL_ONE;
  uint32_t results = s->num_results - variadic;
  if (op->num_results == results || (variadic && op->num_results > results)) return true;
  if (results == 0) return pl_check_error(c, op, "requires zero results");
  if (results == 1 && !variadic) return pl_check_error(c, op, "requires one result");
  return variadic ? pl_check_error(c, op, "expected %u or more results", results)
                  : pl_check_error(c, op, "expected %u results", results);
}

static bool check_shape(pl_checker *c, const pl_op *op, const pl_signature *s) {
  static const uint8_t with_regions[PL_NUM_OPS] = {[PL_OP_BUILTIN_MODULE] = 1,
                                                   [PL_OP_FUNC_FUNC] = 1,
                                                   [PL_OP_LLVM_FUNC] = 1,
                                                   [PL_OP_LLVM_MLIR_GLOBAL] = 1,
                                                   [PL_OP_LLVM_MLIR_ALIAS] = 1,
                                                   [PL_OP_LLVM_COMDAT] = 1,
                                                   [PL_OP_MEMREF_ALLOCA_SCOPE] = 1,
                                                   [PL_OP_MEMREF_GENERIC_ATOMIC_RMW] = 1,
                                                   [PL_OP_SCF_IF] = 2,
                                                   [PL_OP_SCF_FOR] = 1,
                                                   [PL_OP_SCF_WHILE] = 2,
                                                   [PL_OP_SCF_EXECUTE_REGION] = 1,
                                                   [PL_OP_SCF_INDEX_SWITCH] = 1,
                                                   [PL_OP_SCF_PARALLEL] = 1,
                                                   [PL_OP_AFFINE_IF] = 2,
                                                   [PL_OP_AFFINE_FOR] = 1,
                                                   [PL_OP_AFFINE_PARALLEL] = 1};
  uint32_t regions = with_regions[op->info->kind];
  bool more = (pl_op_is(op, PL_OP_SCF_INDEX_SWITCH) && op->num_regions > regions) /* one for each case */
              || pl_op_is(op, PL_OP_SCF_REDUCE);                                  /* one for each value */
  if (op->num_regions != regions && !more)
    return regions > 1 ? pl_check_error(c, op, "requires %u regions", regions)
           : regions   ? pl_check_error(c, op, "requires one region")
                       : pl_check_error(c, op, "requires zero regions");
  bool open = s->num_successors && s->successors[s->num_successors - 1].variadic;
  uint32_t least = open ? s->num_successors - 1 : s->num_successors;
  if (op->num_successors < least || (!open && op->num_successors != least))
    return pl_check_error(c, op, "requires %s%u successor%s but found %u", open ? "at least " : "", least, least == 1 ? "" : "s",
                          op->num_successors);
  return true;
}

static bool check_class(pl_checker *c, const pl_op *op, const pl_sig_item *item, const char *what, uint32_t index,
                        const pl_type *type) {
  if (item->letter && item->fn != PL_SIG_SAME) return true;
  if (pl_constraint_holds(item->constraint, type)) return true;
  return pl_check_error(c, op, "%s #%u must be %s%s, but got '%s'", what, index,
                        item->quantifier == PL_VARIADIC ? "variadic of " : "", pl_constraint_text(item->constraint),
                        pl_check_type_text(c, type));
}

/* Types that a letter ties together. */
typedef struct letters {
  uint32_t bound; /* a bit per letter */
  const pl_type *type[26];
} letters;

static bool bind(letters *l, const pl_sig_item *item, const pl_type *type) {
  int at = item->letter - 'A';
  if (!(l->bound >> at & 1)) {
    l->bound |= UINT32_C(1) << at;
    l->type[at] = type;
  }
  return l->type[at] == type;
}

static const pl_type *bound_type(const letters *l, const pl_sig_item *item) {
  int at = item->letter - 'A';
  return l->bound >> at & 1 ? l->type[at] : NULL;
}

/* All mentions of a letter by itself are one type. */
static bool check_same(pl_checker *c, const pl_op *op, const pl_signature *s, letters *l) {
  bool same = true;
  for (uint32_t g = 0; g < s->num_operands; g++) {
    uint32_t first, count;
    if (!s->operands[g].letter || s->operands[g].fn != PL_SIG_SAME) continue;
    pl_signature_group(s, op, g, &first, &count);
    for (uint32_t i = 0; i < count; i++)
      same = bind(l, &s->operands[g], pl_operand(op, first + i)->type) && same;
  }
  for (uint32_t g = 0; g < s->num_results && g < op->num_results; g++)
    if (s->results[g].letter && s->results[g].fn == PL_SIG_SAME) same = bind(l, &s->results[g], pl_result(op, g)->type) && same;
  if (same) return true;
  bool all = true;
  for (uint32_t g = 0; g < s->num_operands; g++)
    all = all && s->operands[g].letter && s->operands[g].fn == PL_SIG_SAME;
  for (uint32_t g = 0; g < s->num_results; g++)
    all = all && s->results[g].letter && s->results[g].fn == PL_SIG_SAME;
  if (all) return pl_check_error(c, op, "requires the same type for all operands and results");
  if (pl_op_is(op, PL_OP_ARITH_CMPI) || pl_op_is(op, PL_OP_ARITH_CMPF))
    return pl_check_error(c, op, "requires all operands to have the same type");
  pl_sink names = {0};
  for (uint32_t g = 0; g < s->num_operands + s->num_results; g++) {
    const pl_sig_item *item = g < s->num_operands ? &s->operands[g] : &s->results[g - s->num_operands];
    if (item->letter && item->fn == PL_SIG_SAME) pl_sink_printf(&names, "%s%.*s", names.len ? ", " : "", PL_STR_FMT(item->name));
  }
  pl_check_error(c, op, "failed to verify that all of {%s} have same type", pl_sink_text(&names));
  pl_sink_close(&names);
  return false;
}

static bool is_scalar(const pl_type *type) { return !pl_type_is_shaped(type); }

/* What is wrong with a truth value for each element of operands of another type, in mlir-opt's words. */
static bool check_truth_values(pl_checker *c, const pl_op *op, const pl_type *letter, const pl_type *type) {
  if (pl_op_is(op, PL_OP_ARITH_CMPI) || pl_op_is(op, PL_OP_ARITH_CMPF))
    return pl_check_error(c, op, "failed to verify that result type has i1 element type and same shape as operands");
  if (is_scalar(letter)) return pl_check_error(c, op, "if a result is non-scalar, then at least one operand must be non-scalar");
  if (is_scalar(type)) return pl_check_error(c, op, "if an operand is non-scalar, then all results must be non-scalar");
  return pl_check_error(c, op, "all non-scalar operands/results must have the same shape and base type");
}

static bool check_derived_type(pl_checker *c, const pl_op *op, const pl_sig_item *item, const letters *l, const pl_type *type) {
  const pl_type *letter = bound_type(l, item);
  const pl_type *want = letter ? pl_sig_apply(c->ctx, item->fn, letter) : NULL;
  if (!letter || want == type) return true;
  const char *text = want ? pl_check_type_text(c, want) : "another type";
  if (item->fn == PL_SIG_BOOL && pl_str_is(op->info->dialect, "arith")) return check_truth_values(c, op, letter, type);
  return pl_check_error(c, op, "failed to verify that type of '%.*s' matches: expected '%s', but got '%s'",
                        PL_STR_FMT(item->name), text, pl_check_type_text(c, type));
}

/* What a truth value for each element is of, before it is one of that shape. */
static pl_constraint truth_class(const pl_op *op) {
  if (pl_str_is(op->info->dialect, "arith")) return PL_IS_BOOL_LIKE;
  return pl_str_is(op->info->dialect, "llvm") ? PL_IS_LLVM_BOOL_LIKE : PL_IS_ANY;
}

/* As mlir-opt, one message for an op: the first. */
static bool check_types(pl_checker *c, const pl_op *op, const pl_signature *s) {
  bool ok = true;
  letters l;
  l.bound = 0;
  for (uint32_t g = 0; g < s->num_operands; g++) {
    uint32_t first, count;
    pl_signature_group(s, op, g, &first, &count);
    for (uint32_t i = 0; i < count && ok; i++)
      ok = check_class(c, op, &s->operands[g], "operand", first + i, pl_operand(op, first + i)->type);
  }
  for (uint32_t i = 0; i < op->num_results && s->num_results && ok; i++) {
    uint32_t g = i < s->num_results ? i : s->num_results - 1;
    pl_sig_item item = s->results[g];
    if (item.fn == PL_SIG_BOOL) item.letter = 0, item.constraint = truth_class(op);
    ok = check_class(c, op, &item, "result", i, pl_result(op, i)->type);
  }
  if (!ok || !check_same(c, op, s, &l)) return false;
  for (uint32_t g = 0; g < s->num_operands && ok; g++) {
    uint32_t first, count;
    if (!s->operands[g].letter || s->operands[g].fn == PL_SIG_SAME) continue;
    pl_signature_group(s, op, g, &first, &count);
    for (uint32_t i = 0; i < count && ok; i++)
      ok = check_derived_type(c, op, &s->operands[g], &l, pl_operand(op, first + i)->type);
  }
  for (uint32_t g = 0; g < s->num_results && g < op->num_results && ok; g++)
    if (s->results[g].letter && s->results[g].fn != PL_SIG_SAME)
      ok = check_derived_type(c, op, &s->results[g], &l, pl_result(op, g)->type);
  return ok;
}

static bool is_int_attr(const pl_attr *a, uint32_t width) {
  return a->kind == PL_ATTR_INTEGER && pl_type_is_integer(a->type, width);
}

static bool is_string(const pl_attr *a) { return a->kind == PL_ATTR_STRING; }
static bool is_dictionary(const pl_attr *a) { return a->kind == PL_ATTR_DICT; }
static bool is_flat_symbol(const pl_attr *a) { return a->kind == PL_ATTR_SYMBOL && a->symbol.count == 1; }
static bool is_i32(const pl_attr *a) { return is_int_attr(a, 32); }
static bool is_access_group(const pl_attr *a) { return pl_attr_is(a, "access_group"); }
static bool is_alias_scope(const pl_attr *a) { return pl_attr_is(a, "alias_scope"); }
static bool is_tbaa_tag(const pl_attr *a) { return pl_attr_is(a, "tbaa_tag"); }
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

static bool list_holds(pl_str name, const pl_attr *a, const char **text) {
  for (size_t i = 0; i < sizeof list_kinds / sizeof *list_kinds; i++) {
    if (!pl_str_is(name, list_kinds[i].name)) continue;
    *text = list_kinds[i].text;
    for (uint32_t k = 0; k < a->array.count; k++)
      if (!list_kinds[i].holds(a->array.elems[k])) return false;
  }
  return true;
}

/* Whether an attribute is of the kind, and how MLIR's message calls the kind. */
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
  case PL_PROP_SYMBOL: *text = "flat symbol reference attribute"; return a->kind == PL_ATTR_SYMBOL;
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
  case PL_PROP_ENUM:
  case PL_PROP_FLAGS: *text = "enumeration attribute"; return a->kind == PL_ATTR_ENUM;
  }
  return true;
}

/* Whether the words, or the number that stands for them, belong to the property's vocabulary. */
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

/* The numbers that stand for words. */
static bool tell_words(pl_checker *c, const pl_op *op, const pl_sig_prop *prop) {
  if (pl_str_is(prop->vocabulary, "llvm.overflow"))
    return pl_check_error(c, op, "property '%.*s' failed to satisfy constraint: LLVM integer overflow flags",
                          PL_STR_FMT(prop->name));
  if (prop->kind != PL_PROP_ENUM32 && prop->kind != PL_PROP_ENUM64)
    return pl_check_error(c, op, "attribute '%.*s' failed to satisfy constraint: a value of %.*s", PL_STR_FMT(prop->name),
                          PL_STR_FMT(prop->vocabulary));
  pl_sink numbers = {0};
  for (const pl_enum_word *w = prop->words->words; w->word; w++)
    pl_sink_printf(&numbers, "%s%lld", numbers.len ? ", " : "", (long long)w->value);
  pl_check_error(c, op, "attribute '%.*s' failed to satisfy constraint: allowed %s-bit signless integer cases: %s",
                 PL_STR_FMT(prop->name), prop->kind == PL_PROP_ENUM32 ? "32" : "64", pl_sink_text(&numbers));
  pl_sink_close(&numbers);
  return false;
}

static bool check_property(pl_checker *c, const pl_op *op, const pl_sig_prop *prop, const pl_attr *value) {
  const char *text;
  bool holds = kind_holds(prop->kind, value, &text);
  if (holds && prop->kind == PL_PROP_ARRAY && prop->vocabulary.len) holds = list_holds(prop->vocabulary, value, &text);
  if (!holds) return pl_check_error(c, op, "attribute '%.*s' failed to satisfy constraint: %s", PL_STR_FMT(prop->name), text);
  return words_hold(prop, value) || tell_words(c, op, prop);
}

/* As mlir-opt: first what is missing, then what is there. Rows have many properties, an op has few. */
static bool check_properties(pl_checker *c, const pl_op *op, const pl_signature *s) {
  for (uint32_t i = 0; i < s->num_required; i++)
    if (!pl_dict_get(op->attrs, s->required[i]->name))
      return pl_check_error(c, op, "requires attribute '%.*s'", PL_STR_FMT(s->required[i]->name));
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    const pl_named_attr *entry = &op->attrs->dict.entries[i];
    const pl_sig_prop *prop = pl_signature_prop(s, entry->name);
    if (prop && !check_property(c, op, prop, entry->value)) return false;
  }
  return true;
}

bool pl_check_signature(pl_checker *c, const pl_op *op, const pl_signature *s) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_operand(op, i)) return false; /* reported as a null operand */
  return check_counts(c, op, s) && check_shape(c, op, s) && check_properties(c, op, s) && check_types(c, op, s);
}
