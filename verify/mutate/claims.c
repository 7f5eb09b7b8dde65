/* claims.c - names of the claims table (verify/claims/claims.def) that functions, arguments, results, calls and globals get
 * more, or lose. They apply to func.func and llvm.func alike, so that sources get claims of their own, too. */
#include <assert.h>

#include "core/ir/signature.h"
#include "verify/claims/claims.h"
#include "verify/mutate/mutator.h"

/* A number that each claim with a number may have: an alignment, a count of bytes. */
enum { SAMPLE = 8 };

static bool is_function(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_FUNC) || pl_op_is(op, PL_OP_FUNC_FUNC); }

static bool is_family(const char *name) { return name[strlen(name) - 1] == '*'; }

/* ---- arguments and results ---- */

static bool is_pointer(const pl_type *type) {
  return type->kind == PL_TYPE_LLVM_PTR || type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF;
}

/* Whether the name may stand at a value of that type: its dialect demands a pointer or an integer of most. */
static bool suits(const pl_claim *row, const pl_type *type) {
  const pl_str name = pl_str_from(row->mlir);
  if (pl_str_is(name, "llvm.signext") || pl_str_is(name, "llvm.zeroext")) return type->kind == PL_TYPE_INTEGER;
  if (pl_str_is(name, "llvm.inreg") || pl_str_is(name, "llvm.noundef")) return true;
  return row->kind == PL_CLAIM_CLAIM && is_pointer(type);
}

static const pl_attr *sample(pl_context *ctx, const pl_claim *row) {
  if (row->change == PL_CHANGE_SMALLER) return pl_attr_i64(ctx, pl_type_integer(ctx, 64), SAMPLE);
  return row->change == PL_CHANGE_PRESENT || row->change == PL_CHANGE_PASSING ? pl_attr_unit(ctx) : NULL;
}

/* The dictionaries of a list with one entry more in the one of that number; without the entry if `value` is NULL. */
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

static list arguments_of(const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  return (list){PL_NAME_ARG_ATTRS, "argument", PL_AT_PARAMETER, type->func.inputs, type->func.num_inputs};
}

static list results_of(const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  const bool none = type->func.num_results == 1 && type->func.results[0]->kind == PL_TYPE_LLVM_VOID;
  return (list){PL_NAME_RES_ATTRS, "result", PL_AT_RESULT, type->func.results, none ? 0 : type->func.num_results};
}

static const pl_attr *dict_at(const pl_op *op, pl_attr_name attribute, uint32_t index) {
  const pl_attr *all = pl_op_attr(op, attribute);
  return all && all->kind == PL_ATTR_ARRAY && index < all->array.count ? all->array.elems[index] : NULL;
}

/* `returned` ties an argument to a result of its type. */
static bool returns_it(const pl_op *func, const pl_type *type) {
  const list results = results_of(func);
  return results.count == 1 && results.types[0] == type;
}

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

void pl_mutate_add_argument_claim(pl_mutator *mu, pl_op *op) {
  if (is_function(op)) add_to_list(mu, op, arguments_of(op));
}

void pl_mutate_add_result_claim(pl_mutator *mu, pl_op *op) {
  if (is_function(op)) add_to_list(mu, op, results_of(op));
}

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

void pl_mutate_drop_value_attribute(pl_mutator *mu, pl_op *op) {
  if (!is_function(op)) return;
  drop_from_list(mu, op, arguments_of(op));
  drop_from_list(mu, op, results_of(op));
}

/* ---- functions ---- */

/* What `passthrough` holds for a row: a word, or a pair where LLVM wants a value. */
static const pl_attr *entry_of(pl_context *ctx, const pl_claim *row) {
  const pl_attr *name = pl_attr_string(ctx, pl_str_from(row->llvm));
  const bool has_value = strchr(row->llvm, '-') != NULL;
  const pl_attr *pair[] = {name, pl_attr_string(ctx, PL_STR("true"))};
  return has_value ? pl_attr_array(ctx, pair, 2) : name;
}

static const pl_attr *name_of(const pl_attr *entry) {
  return entry->kind == PL_ATTR_ARRAY && entry->array.count > 0 ? entry->array.elems[0] : entry;
}

static bool passes_through(const pl_attr *all, pl_str name) {
  for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++) {
    const pl_attr *word = name_of(all->array.elems[i]);
    if (word->kind == PL_ATTR_STRING && pl_str_eq(word->string, name)) return true;
  }
  return false;
}

/* The list with `more` at its end, or without the entry of number `without`. */
static const pl_attr *other_entries(pl_context *ctx, const pl_attr *old, const pl_attr *more, uint32_t without) {
  PL_VEC(const pl_attr *) entries = {0};
  for (uint32_t i = 0; old && i < old->array.count; i++)
    if (i != without) pl_vec_push(&entries, old->array.elems[i]);
  if (more) pl_vec_push(&entries, more);
  const pl_attr *all = pl_attr_array(ctx, entries.data, (uint32_t)entries.len);
  pl_vec_free(&entries);
  return all;
}

/* Words that go through as they are: no value of a type of its own, and no family. */
static bool is_word(const pl_claim *row) {
  if (!(row->places & PL_AT_FUNCTION) || !row->llvm || is_family(row->llvm) || row->kind == PL_CLAIM_PART) return false;
  return row->change == PL_CHANGE_PRESENT || row->change == PL_CHANGE_MAY_ADD || row->change == PL_CHANGE_SAME ||
         row->change == PL_CHANGE_HINT;
}

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

void pl_mutate_drop_function_attribute(pl_mutator *mu, pl_op *op) {
  const pl_attr *old = is_function(op) ? pl_op_attr(op, PL_NAME_PASSTHROUGH) : NULL;
  for (uint32_t i = 0; old && old->kind == PL_ATTR_ARRAY && i < old->array.count; i++)
    if (pl_mutator_site(mu, op, "the function loses an attribute")) {
      pl_op_set_attr(op, PL_NAME_PASSTHROUGH, other_entries(mu->module->ctx, old, NULL, i));
      return;
    }
}

/* ---- calls and globals ---- */

/* Whether the operation has a property of that name that is there or not. */
static bool has_unit_property(pl_context *ctx, const pl_op *op, const char *name) {
  const pl_sig_prop *prop = pl_signature_prop(pl_signature_of(ctx, op->info), pl_str_from(name));
  return prop && pl_sig_prop_holds(prop, pl_attr_unit(ctx), NULL);
}

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

void pl_mutate_add_call_attribute(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_CALL)) add_units(mu, op, PL_AT_CALL, "a call");
}

void pl_mutate_add_global_attribute(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL)) add_units(mu, op, PL_AT_GLOBAL, "a global");
}
