#include "verify/claims/op_claims.h"

#include <assert.h>
#include <string.h>

#include "core/ir/enums.h"

/* One thing that is stated: the row of its name, and its value, which may be NULL. */
typedef struct claim_entry {
  const pl_claim *row;
  const pl_attr *value;
} claim_entry;

/* The name in an entry of `passthrough`, a string or a pair of name and value; *value is the value or NULL. Empty for any
 * other entry. */
static pl_str name_of_entry(const pl_attr *entry, const pl_attr **value) {
  *value = NULL;
  if (entry->kind == PL_ATTR_STRING) return entry->string;
  const bool pair = entry->kind == PL_ATTR_ARRAY && entry->array.count == 2 && entry->array.elems[0]->kind == PL_ATTR_STRING;
  if (pair) *value = entry->array.elems[1];
  return pair ? entry->array.elems[0]->string : (pl_str){NULL, 0};
}

/* The name in an entry of `plumbline.lost`, which holds place, name and value of an attribute that the import of LLVM IR could
 * not represent; *value is the value or NULL. */
static pl_str name_of_lost(const pl_attr *entry, const pl_attr **value) {
  *value = entry->array.count > 2 ? entry->array.elems[2] : NULL;
  return entry->array.elems[1]->string;
}

/* Sets *out to attribute number `i`, from 0, of an operation, those of its `passthrough` list and those lost by the import
 * included: its value, and its row in claims.def for `places` (NULL if it has none). False if there is no such number. */
static bool claim_entry_at(const pl_op *op, uint32_t places, uint32_t i, claim_entry *out) {
  const pl_attr *words = pl_op_attr(op, PL_NAME_PASSTHROUGH), *lost = pl_op_attr(op, PL_NAME_PLUMBLINE_LOST);
  const uint32_t num_words = words && words->kind == PL_ATTR_ARRAY ? words->array.count : 0;
  const uint32_t num_lost = lost && lost->kind == PL_ATTR_ARRAY ? lost->array.count : 0;
  const uint32_t num_attrs = op->attrs ? op->attrs->dict.count : 0;
  if (i < num_attrs) {
    *out = (claim_entry){pl_claim_of_mlir(op->attrs->dict.entries[i].name, places), op->attrs->dict.entries[i].value};
    return true;
  }
  i -= num_attrs;
  if (i >= num_words + num_lost) return false;
  const pl_str name = i < num_words ? name_of_entry(words->array.elems[i], &out->value)
                                    : name_of_lost(lost->array.elems[i - num_words], &out->value);
  out->row = name.len > 0 ? pl_claim_of_llvm(name, places) : NULL;
  return true;
}

bool pl_op_claims(const pl_op *op, uint32_t places, pl_claim_trait trait) {
  assert(op && places != 0);
  claim_entry at;
  for (uint32_t i = 0; claim_entry_at(op, places, i, &at); i++)
    if (at.row && (at.row->traits & (uint32_t)trait) != 0) return true;
  return false;
}

bool pl_op_says(const pl_op *op, uint32_t places, const char *llvm) {
  assert(op && places != 0 && llvm);
  claim_entry at;
  for (uint32_t i = 0; claim_entry_at(op, places, i, &at); i++)
    if (at.row && at.row->llvm && strcmp(at.row->llvm, llvm) == 0) return true;
  return false;
}

/* Whether the op has an attribute with the same row and value as `what`. */
static bool says_as(const pl_op *op, uint32_t places, const claim_entry *what) {
  claim_entry at;
  for (uint32_t i = 0; claim_entry_at(op, places, i, &at); i++)
    if (at.row == what->row && at.value == what->value) return true;
  return false;
}

/* Whether `a` has all attributes of `b` whose rows have the trait, with the same values. */
static bool says_all_of(const pl_op *a, const pl_op *b, uint32_t places, pl_claim_trait trait) {
  claim_entry at;
  for (uint32_t i = 0; claim_entry_at(b, places, i, &at); i++)
    if (at.row && (at.row->traits & (uint32_t)trait) != 0 && !says_as(a, places, &at)) return false;
  return true;
}

bool pl_ops_agree(const pl_op *a, const pl_op *b, uint32_t places, pl_claim_trait trait) {
  assert(a && b && places != 0);
  return says_all_of(a, b, places, trait) && says_all_of(b, a, places, trait);
}

/* Whether an operation's attributes of argument `index` claim something of the argument's value, not only of what the body
 * does with it. */
static bool claims_of_value(const pl_op *op, uint32_t index) {
  const pl_attr *all = pl_op_attr(op, PL_NAME_ARG_ATTRS);
  const bool has = all && all->kind == PL_ATTR_ARRAY && index < all->array.count && all->array.elems[index]->kind == PL_ATTR_DICT;
  const pl_attr *dict = has ? all->array.elems[index] : NULL;
  for (uint32_t i = 0; dict && i < dict->dict.count; i++)
    if (pl_str_is(dict->dict.entries[i].name, "llvm.returned") ||
        !pl_claim_mlir_has(dict->dict.entries[i].name, PL_AT_PARAMETER, PL_CLAIM_OF_BODY))
      return true;
  return false;
}

bool pl_argument_is_unused(const pl_op *func, const pl_op *call, uint32_t index) {
  assert(func && call);
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || pl_func_is_declaration(func)) return false;
  if (!pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(func, PL_NAME_LINKAGE)), PL_CLAIM_EXACT)) return false;
  const pl_block *entry = pl_func_entry(func);
  if (index >= entry->num_args || entry->args[index]->uses) return false;
  return !claims_of_value(func, index) && !claims_of_value(call, index);
}

bool pl_op_lists_no_claims(const pl_op *op, pl_attr_name list) {
  assert(op && list);
  const pl_attr *claims = pl_op_attr(op, list);
  for (uint32_t i = 0; claims && claims->kind == PL_ATTR_ARRAY && i < claims->array.count; i++)
    if (claims->array.elems[i]->kind != PL_ATTR_DICT || claims->array.elems[i]->dict.count > 0) return false;
  return !claims || claims->kind == PL_ATTR_ARRAY;
}

/* Whether the attribute is a dictionary of result attributes all of which are claims that make the result poison where they do
 * not hold. */
static bool only_makes_poison(const pl_attr *dict) {
  for (uint32_t i = 0; dict->kind == PL_ATTR_DICT && i < dict->dict.count; i++)
    if (!pl_claim_mlir_has(dict->dict.entries[i].name, PL_AT_RESULT, PL_CLAIM_POISON)) return false;
  return dict->kind == PL_ATTR_DICT;
}

bool pl_op_lists_only_poison(const pl_op *op) {
  assert(op);
  const pl_attr *claims = pl_op_attr(op, PL_NAME_RES_ATTRS);
  for (uint32_t i = 0; claims && claims->kind == PL_ATTR_ARRAY && i < claims->array.count; i++)
    if (!only_makes_poison(claims->array.elems[i])) return false;
  return !claims || claims->kind == PL_ATTR_ARRAY;
}
