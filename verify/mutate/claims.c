/* claims.c - names of the claims table (verify/claims/claims.def) that functions, arguments, results, calls and globals get
 * more, or lose. They apply to func.func and llvm.func alike, so that sources get claims of their own, too. */
#include <assert.h>

#include "core/ir/signature.h"
#include "verify/claims/claims.h"
#include "verify/mutate/mutator.h"

/* A number that each claim with a number may have: an alignment, a count of bytes. */
enum { SAMPLE = 8 };

/* Whether the op is llvm.func or func.func. */
static bool is_function(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_FUNC) || pl_op_is(op, PL_OP_FUNC_FUNC); }

/* Whether the name in the claims table stands for all names with its prefix, as a final `*` says. */
static bool is_family(const char *name) { return name[strlen(name) - 1] == '*'; }

/* ---- arguments and results ---- */

/* Whether the type is an LLVM pointer or a memref. */
static bool is_pointer(const pl_type *type) {
  return type->kind == PL_TYPE_LLVM_PTR || type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF;
}

/* Whether a mutation may put the attribute of a row of the claims table at a value of that type. */
static bool suits(const pl_claim *row, const pl_type *type) {
  const pl_str name = pl_str_from(row->mlir);
  if (pl_str_is(name, "llvm.signext") || pl_str_is(name, "llvm.zeroext")) return type->kind == PL_TYPE_INTEGER;
  if (pl_str_is(name, "llvm.inreg") || pl_str_is(name, "llvm.noundef")) return true;
  return row->kind == PL_CLAIM_CLAIM && is_pointer(type);
}

/* A value for the attribute of a row of the claims table, a number or a unit; NULL if the row's attribute has another form. */
static const pl_attr *sample(pl_context *ctx, const pl_claim *row) {
  if (row->change == PL_CHANGE_SMALLER) return pl_attr_i64(ctx, pl_type_integer(ctx, 64), SAMPLE);
  return row->change == PL_CHANGE_PRESENT || row->change == PL_CHANGE_PASSING ? pl_attr_unit(ctx) : NULL;
}

/* The list `old` of dictionaries (NULL: none), extended with empty ones or cut to `count` of them, with the entry set in the one
 * at `index`, or removed there if its value is NULL. */
static const pl_attr *with_entry(pl_mutator *mu, const pl_attr *old, uint32_t count, uint32_t index, pl_named_attr entry) {
  pl_context *ctx = mu->module->ctx;
  PL_VEC(const pl_attr *) dicts = {0};
  assert(index < count);
  for (uint32_t i = 0; i < count; i++) {
    const pl_attr *dict = old && i < old->array.count ? old->array.elems[i] : pl_attr_dict(ctx, NULL, 0);
    if (i == index) dict = pl_dict_set(ctx, dict, entry.name, entry.value);
    pl_vec_push(&dicts, dict);
  }
  const pl_attr *all = pl_attr_array(ctx, dicts.data, count);
  pl_vec_free(&dicts);
  return all;
}

/* What the operators below are about: a list of dictionaries, one for each type. */
typedef struct list {
  pl_attr_name attribute;
  const char *what; /* "argument" */
  pl_claim_place place;
  const pl_type *const *types;
  uint32_t count;
} list;

/* The list of argument attributes of a function. */
static list arguments_of(const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  return (list){PL_NAME_ARG_ATTRS, "argument", PL_AT_PARAMETER, type->func.inputs, type->func.num_inputs};
}

/* Describes a function's list of result attributes: its name, and the types it goes with, of which void does not count. */
static list results_of(const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  const bool none = type->func.num_results == 1 && type->func.results[0]->kind == PL_TYPE_LLVM_VOID;
  return (list){PL_NAME_RES_ATTRS, "result", PL_AT_RESULT, type->func.results, none ? 0 : type->func.num_results};
}

/* The dictionary at `index` of an attribute that is a list of them; NULL if the list is missing or shorter. */
static const pl_attr *dict_at(const pl_op *op, pl_attr_name attribute, uint32_t index) {
  const pl_attr *all = pl_op_attr(op, attribute);
  return all && all->kind == PL_ATTR_ARRAY && index < all->array.count ? all->array.elems[index] : NULL;
}

/* Whether the function has one result, of that type, as `returned` demands of an argument. */
static bool returns_it(const pl_op *func, const pl_type *type) {
  const list results = results_of(func);
  return results.count == 1 && results.types[0] == type;
}

/* Offers a mutation site (see mutator.h) for each value of the list and each attribute of the claims table that it may get and
 * has not: the attribute is added, with the value that sample() gives. */
static void add_to_list(pl_mutator *mu, pl_op *op, list l) {
  pl_context *ctx = mu->module->ctx;
  const pl_claim *row;
  for (uint32_t i = 0; i < l.count; i++)
    for (uint32_t n = 0; (row = pl_claim_at(n)) != NULL; n++) {
      const pl_attr *dict = dict_at(op, l.attribute, i);
      if (!(row->places & l.place) || !row->mlir || !suits(row, l.types[i]) || !sample(ctx, row)) continue;
      if (pl_str_is(pl_str_from(row->mlir), "llvm.returned") && !returns_it(op, l.types[i])) continue;
      if (dict && pl_dict_get(dict, pl_str_from(row->mlir))) continue;
      if (pl_mutator_site(mu, op, "%s %u is claimed to be %s", l.what, i, pl_claim_name(row)))
        pl_op_set_attr(
            op, l.attribute,
            with_entry(mu, pl_op_attr(op, l.attribute), l.count, i, (pl_named_attr){pl_str_from(row->mlir), sample(ctx, row)}));
    }
}

/* Offers mutation sites (see mutator.h) at an llvm.func or func.func: an argument gets one more attribute of the claims table, as
 * in add_to_list(). */
void pl_mutate_add_argument_claim(pl_mutator *mu, pl_op *op) {
  if (is_function(op)) add_to_list(mu, op, arguments_of(op));
}

/* Offers mutation sites (see mutator.h) at an llvm.func or func.func: a result gets one more attribute of the claims table, as in
 * add_to_list(). */
void pl_mutate_add_result_claim(pl_mutator *mu, pl_op *op) {
  if (is_function(op)) add_to_list(mu, op, results_of(op));
}

/* Offers a mutation site (see mutator.h) for each attribute of each value of the list that has a row for the list's place in the
 * claims table: the attribute is removed. */
static void drop_from_list(pl_mutator *mu, pl_op *op, list l) {
  for (uint32_t i = 0; i < l.count; i++) {
    const pl_attr *dict = dict_at(op, l.attribute, i);
    for (uint32_t e = 0; dict && e < dict->dict.count; e++) {
      const pl_str name = dict->dict.entries[e].name;
      if (!pl_claim_of_mlir(name, (uint32_t)l.place)) continue;
      if (pl_mutator_site(mu, op, "%s %u is no longer claimed to be %.*s", l.what, i, PL_STR_FMT(name))) {
        pl_op_set_attr(op, l.attribute, with_entry(mu, pl_op_attr(op, l.attribute), l.count, i, (pl_named_attr){name, NULL}));
        return;
      }
    }
  }
}

/* Offers mutation sites (see mutator.h) at an llvm.func or func.func: an argument or a result loses an attribute of the claims
 * table. */
void pl_mutate_drop_value_attribute(pl_mutator *mu, pl_op *op) {
  if (!is_function(op)) return;
  drop_from_list(mu, op, arguments_of(op));
  drop_from_list(mu, op, results_of(op));
}

/* ---- functions ---- */

/* The entry of `passthrough` for a row: its LLVM name or, if LLVM gives it a value, as its form shows, a pair of it and "true".
 */
static const pl_attr *entry_of(pl_context *ctx, const pl_claim *row) {
  const pl_attr *name = pl_attr_string(ctx, pl_str_from(row->llvm));
  const bool has_value = strchr(row->llvm, '-') != NULL;
  const pl_attr *pair[] = {name, pl_attr_string(ctx, PL_STR("true"))};
  return has_value ? pl_attr_array(ctx, pair, 2) : name;
}

/* The name in an entry of `passthrough`: the first of a pair, else the entry itself. */
static const pl_attr *name_of(const pl_attr *entry) {
  return entry->kind == PL_ATTR_ARRAY && entry->array.count > 0 ? entry->array.elems[0] : entry;
}

/* Whether a `passthrough` list has an entry of that name, alone or as the first of a pair; false if `all` is NULL or no array. */
static bool passes_through(const pl_attr *all, pl_str name) {
  for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++) {
    const pl_attr *word = name_of(all->array.elems[i]);
    if (word->kind == PL_ATTR_STRING && pl_str_eq(word->string, name)) return true;
  }
  return false;
}

/* The list `old` (NULL: empty) without the entry at `without` (UINT32_MAX: with all of them), then `more` unless it is NULL. */
static const pl_attr *other_entries(pl_context *ctx, const pl_attr *old, const pl_attr *more, uint32_t without) {
  PL_VEC(const pl_attr *) entries = {0};
  for (uint32_t i = 0; old && i < old->array.count; i++)
    if (i != without) pl_vec_push(&entries, old->array.elems[i]);
  if (more) pl_vec_push(&entries, more);
  const pl_attr *all = pl_attr_array(ctx, entries.data, (uint32_t)entries.len);
  pl_vec_free(&entries);
  return all;
}

/* Whether a row is a function attribute that a mutation may add to `passthrough`. */
static bool is_word(const pl_claim *row) {
  if (!(row->places & PL_AT_FUNCTION) || !row->llvm || is_family(row->llvm) || row->kind == PL_CLAIM_PART) return false;
  return row->change == PL_CHANGE_PRESENT || row->change == PL_CHANGE_MAY_ADD || row->change == PL_CHANGE_SAME ||
         row->change == PL_CHANGE_HINT;
}

/* Offers a mutation site (see mutator.h) at an llvm.func or func.func for each function attribute of the claims table that
 * is_word() admits and that the function has not: it is added to `passthrough`. */
void pl_mutate_add_function_attribute(pl_mutator *mu, pl_op *op) {
  const pl_claim *row;
  if (!is_function(op)) return;
  for (uint32_t n = 0; (row = pl_claim_at(n)) != NULL; n++) {
    const pl_attr *old = pl_op_attr(op, PL_NAME_PASSTHROUGH);
    if (!is_word(row) || passes_through(old, pl_str_from(row->llvm)) ||
        (row->mlir && pl_dict_get(op->attrs, pl_str_from(row->mlir))))
      continue;
    if (pl_mutator_site(mu, op, "the function is claimed to be %s", row->llvm))
      pl_op_set_attr(op, PL_NAME_PASSTHROUGH, other_entries(mu->module->ctx, old, entry_of(mu->module->ctx, row), UINT32_MAX));
  }
}

/* Offers a mutation site (see mutator.h) for each entry of `passthrough` of an llvm.func or func.func: it is removed. */
void pl_mutate_drop_function_attribute(pl_mutator *mu, pl_op *op) {
  const pl_attr *old = is_function(op) ? pl_op_attr(op, PL_NAME_PASSTHROUGH) : NULL;
  for (uint32_t i = 0; old && old->kind == PL_ATTR_ARRAY && i < old->array.count; i++)
    if (pl_mutator_site(mu, op, "the function loses an attribute")) {
      pl_op_set_attr(op, PL_NAME_PASSTHROUGH, other_entries(mu->module->ctx, old, NULL, i));
      return;
    }
}

/* ---- calls and globals ---- */

/* Whether the operation's definition has a unit property of that name. */
static bool has_unit_property(pl_context *ctx, const pl_op *op, const char *name) {
  const pl_sig_prop *prop = pl_signature_prop(pl_signature_of(ctx, op->info), pl_str_from(name));
  return prop && pl_sig_prop_holds(prop, pl_attr_unit(ctx), NULL);
}

/* Offers a mutation site (see mutator.h) for each unit attribute of the op's definition that the claims table has for `place` and
 * the op has not: it is set. `what` names the op in the description. */
static void add_units(pl_mutator *mu, pl_op *op, pl_claim_place place, const char *what) {
  const pl_claim *row;
  for (uint32_t n = 0; (row = pl_claim_at(n)) != NULL; n++) {
    if (!(row->places & place) || !row->mlir || row->kind == PL_CLAIM_PART || pl_dict_get(op->attrs, pl_str_from(row->mlir)))
      continue;
    if (!has_unit_property(mu->module->ctx, op, row->mlir)) continue;
    if (pl_mutator_site(mu, op, "%s is claimed to be %s", what, pl_claim_name(row)))
      pl_op_set_named_attr(op, pl_str_from(row->mlir), pl_attr_unit(mu->module->ctx));
  }
}

/* Offers mutation sites (see mutator.h) at an llvm.call: it gets one more unit attribute of the claims table, as in add_units().
 */
void pl_mutate_add_call_attribute(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_CALL)) add_units(mu, op, PL_AT_CALL, "a call");
}

/* Offers mutation sites (see mutator.h) at an llvm.mlir.global: it gets one more unit attribute of the claims table, as in
 * add_units(). */
void pl_mutate_add_global_attribute(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL)) add_units(mu, op, PL_AT_GLOBAL, "a global");
}
