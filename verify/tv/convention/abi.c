/* abi.c - what caller and callee have to agree on beyond types: the calling convention, and the attributes of parameters and
 * results that say how they are passed.
 *
 * Such an attribute is no claim that may be left out: where one function has it and the other has not, the callee looks for its
 * arguments in other places, reads bits that nobody set, or writes what it has no copy of. Source: LLVM Language Reference,
 * "Parameter Attributes", "Calling Conventions", "'call' Instruction". */
#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/report/text.h"

const pl_attr *pl_tv_dict_at(const pl_attr *array, uint32_t index) {
  const pl_attr *dict = array && array->kind == PL_ATTR_ARRAY && index < array->array.count ? array->array.elems[index] : NULL;
  return dict && dict->kind == PL_ATTR_DICT ? dict : NULL;
}

uint32_t pl_tv_argument_words(const pl_lowered_types *t, bool expand, const pl_type *type) {
  assert(t->index_bits > 0 && type);
  pl_type_vec words = {0};
  if (!expand) return 1;
  pl_lowered_argument(t, type, &words);
  uint32_t count = (uint32_t)words.len;
  pl_vec_free(&words);
  return count;
}

bool pl_tv_is_claimed(const pl_lowered_types *t, const pl_attr *source, const pl_attr *lowered) {
  assert(t && lowered);
  if (lowered == source) return true;
  bool types = source && lowered && source->kind == PL_ATTR_TYPE && lowered->kind == PL_ATTR_TYPE;
  const pl_type *type = types ? pl_lowered_type(t, source->type) : NULL;
  return type && pl_lowered_equal(type, lowered->type);
}

bool pl_tv_points_to_descriptor(const pl_op *source, const pl_op *lowered, const pl_type *type) {
  assert(source->module->ctx == lowered->module->ctx);
  return source->info != lowered->info && type->kind == PL_TYPE_UNRANKED_MEMREF;
}

/* The attributes of parameters or results, one dictionary for each; a call has those of its callee, too. Each may be NULL. */
typedef struct attributes {
  const pl_attr *own, *callee;
} attributes;

/* The attribute `name` of argument or result `index`, a call's own before its callee's; NULL if there is none. */
static const pl_attr *find(const attributes *from, uint32_t index, pl_str name) {
  const pl_attr *own = pl_dict_get(pl_tv_dict_at(from->own, index), name);
  return own ? own : pl_dict_get(pl_tv_dict_at(from->callee, index), name);
}

/* Whether argument or result `index` has no attributes. */
static bool is_bare(const attributes *from, uint32_t index) {
  const pl_attr *own = pl_tv_dict_at(from->own, index), *callee = pl_tv_dict_at(from->callee, index);
  return (!own || own->dict.count == 0) && (!callee || callee->dict.count == 0);
}

/* Whether the argument is passed in memory to which the callee gets a pointer (`byval` and its like), so that `llvm.align` says
 * how that memory is aligned. */
static bool is_copied(const attributes *from, uint32_t index) {
  return find(from, index, PL_STR("llvm.byval")) || find(from, index, PL_STR("llvm.byref")) ||
         find(from, index, PL_STR("llvm.preallocated")) || find(from, index, PL_STR("llvm.inalloca"));
}

/* The name of an attribute on how values are passed that the lowering's items [first, first + count) do not have as the source's
 * item `index`, which became them, demands; NULL if there is none. */
static const char *difference(const pl_lowered_types *t, const attributes *source, uint32_t index, const attributes *lowered,
                              uint32_t first, uint32_t count) {
  const bool copied = is_copied(source, index);
  bool bare = is_bare(source, index);
  for (uint32_t k = first; k < first + count && bare; k++)
    bare = is_bare(lowered, k);
  if (bare) return NULL;
  for (uint32_t n = 0; pl_sem_passing_attribute(n); n++) {
    const char *name = pl_sem_passing_attribute(n);
    if (strcmp(name, "llvm.align") == 0 && !copied) continue;
    const pl_attr *source_value = find(source, index, pl_str_from(name));
    uint32_t have = 0;
    for (uint32_t k = first; k < first + count; k++) {
      const pl_attr *lowered_value = find(lowered, k, pl_str_from(name));
      if (lowered_value && !pl_tv_is_claimed(t, source_value, lowered_value)) return name;
      have += lowered_value != NULL;
    }
    if (source_value && count > 0 && have != count && !(count > 1 && have == 0)) return name;
  }
  return NULL;
}

/* The name of an attribute on how arguments of those types are passed in which `lowered` differs from what `source` demands; NULL
 * if none does. `expand`: a memref of the source may be several arguments of the lowering. */
static const char *arguments_differ(const pl_lowered_types *t, const pl_type *const *types, uint32_t count, bool expand,
                                    const attributes *source, const attributes *lowered) {
  uint32_t next = 0;
  if (!source->own && !source->callee && !lowered->own && !lowered->callee) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    const uint32_t first = next;
    next += pl_tv_argument_words(t, expand, types[i]);
    const char *name = difference(t, source, i, lowered, first, next - first);
    if (name) return name;
  }
  return NULL;
}

/* The name of an attribute on how results are passed in which `lowered` differs from what `source` demands; NULL if none
 * does. `count`: results of the source; several become one struct, to which their attributes do not apply. */
static const char *results_differ(const pl_lowered_types *t, uint32_t count, const attributes *source,
                                  const attributes *lowered) {
  static const attributes none = {NULL, NULL};
  return difference(t, count == 1 ? source : &none, 0, lowered, 0, 1);
}

const char *pl_tv_passing_difference(const pl_lowered_types *t, const pl_op *source, const pl_op *lowered) {
  assert(t && t->ctx == source->module->ctx && source->module->ctx == lowered->module->ctx);
  const pl_type *type = pl_func_type(source);
  const attributes source_arguments = {pl_op_attr(source, PL_NAME_ARG_ATTRS), NULL},
                   lowered_arguments = {pl_op_attr(lowered, PL_NAME_ARG_ATTRS), NULL};
  const attributes source_results = {pl_op_attr(source, PL_NAME_RES_ATTRS), NULL},
                   lowered_results = {pl_op_attr(lowered, PL_NAME_RES_ATTRS), NULL};
  const char *name = arguments_differ(t, type->func.inputs, type->func.num_inputs, source->info != lowered->info,
                                      &source_arguments, &lowered_arguments);
  return name ? name : results_differ(t, type->func.num_results, &source_results, &lowered_results);
}

/* ---- conventions ---- */

/* Whether the calling convention is C's, which is the default (NULL). */
static bool is_c(const pl_attr *convention) { return !convention || pl_enum_has(convention, "ccc"); }

/* Whether both calling conventions are the same; NULL is C's. */
static bool same_convention(const pl_attr *a, const pl_attr *b) { return a == b || (is_c(a) && is_c(b)); }

/* Whether the function is local to its module and every reference to it found there is the callee of a direct llvm.call, so that
 * its callers may agree on any convention. */
static bool is_called_only(const pl_op *function) {
  if (!pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(function, PL_NAME_LINKAGE)), PL_CLAIM_LOCAL)) return false;
  pl_op *table = (pl_op *)(uintptr_t)function->block->region->op;
  const pl_str name = pl_symbol_name(function);
  for (pl_op *op = table; op; op = pl_op_walk_next(table, op))
    for (uint32_t i = 0; op->attrs && op->attrs->refers && i < op->attrs->dict.count; i++) {
      const pl_named_attr *attr = &op->attrs->dict.entries[i];
      const bool calls = pl_op_is(op, PL_OP_LLVM_CALL) && pl_str_is(attr->name, "callee");
      if (!calls && pl_entry_refers_to(op, attr, name)) return false;
    }
  return true;
}

/* Whether ordinary calls may use the calling convention and pass any values by it. (LLVM Language Reference, "Calling
 * Conventions".) */
static bool is_for_any_call(const pl_attr *convention) {
  return is_c(convention) || pl_claim_mlir_has(pl_enum_word_of(convention), PL_AT_CCONV, PL_CLAIM_ANY_CALL);
}

bool pl_tv_same_convention(const pl_op *source, const pl_op *lowered) {
  assert(pl_op_has(source, PL_TRAIT_FUNCTION) && pl_op_has(lowered, PL_TRAIT_FUNCTION));
  const pl_attr *lowered_cconv = pl_op_attr(lowered, PL_NAME_CCONV), *source_cconv = pl_op_attr(source, PL_NAME_CCONV);
  if (same_convention(lowered_cconv, source_cconv) || (!source_cconv && lowered_cconv == pl_op_attr(source, PL_NAME_LLVM_CCONV)))
    return true;
  return is_for_any_call(lowered_cconv) && !pl_func_is_declaration(lowered) && is_called_only(lowered);
}

/* ---- calls ---- */

/* The function that the call in `function` names as its callee; NULL if it names none or there is no such function. */
static const pl_op *callee_of(const pl_op *call, const pl_op *function) {
  const pl_attr *name = pl_op_attr(call, PL_NAME_CALLEE);
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) return NULL;
  const pl_op *found = pl_symbol_lookup(function->block->region->op, name->symbol.path[0]);
  return found && pl_op_has(found, PL_TRAIT_FUNCTION) ? found : NULL;
}

/* Whether the call is through a function pointer: it has no callee attribute. */
static bool is_indirect(const pl_op *call) { return !pl_op_attr(call, PL_NAME_CALLEE); }

/* The calling convention by which a call is made; NULL is C's. `callee` (may be NULL) is the function called. */
static const pl_attr *convention_of(const pl_op *call, const pl_op *callee) {
  if (pl_str_is(call->info->dialect, "llvm")) return pl_op_attr(call, PL_NAME_CCONV);
  return callee ? pl_op_attr(callee, PL_NAME_CCONV) : NULL;
}

/* Whether the lowering's call may use another calling convention than the source's, as both callees are known to be reached only
 * by callers that can agree on one. `source`, `lowered`: the callees (may be NULL). */
static bool may_agree(const pl_op *call, const pl_op *source, const pl_op *lowered) {
  if (!source || !lowered || pl_func_is_declaration(source) || pl_func_is_declaration(lowered)) return false;
  if (pl_op_is(source, PL_OP_FUNC_FUNC) ? !pl_tv_is_private(source) || pl_op_attr(source, PL_NAME_LLVM_LINKAGE) != NULL
                                        : !is_called_only(source))
    return false;
  return is_for_any_call(pl_op_attr(lowered, PL_NAME_CCONV)) &&
         same_convention(convention_of(call, lowered), pl_op_attr(lowered, PL_NAME_CCONV)) && is_called_only(lowered);
}

/* The attribute lists `which` (`arg_attrs` or `res_attrs`) of the call and of its callee (may be NULL). */
static attributes attributes_of(const pl_op *call, const pl_op *callee, pl_attr_name which) {
  return (attributes){pl_op_attr(call, which), callee ? pl_op_attr(callee, which) : NULL};
}

/* Whether the attribute is one that says how an argument or result is passed. */
static bool is_passing(pl_str name) {
  for (uint32_t n = 0; pl_sem_passing_attribute(n); n++)
    if (pl_str_is(name, pl_sem_passing_attribute(n))) return true;
  return false;
}

/* Whether the attribute of an argument of an llvm call is checked as a condition of the call (sem/llvm/attributes.c). */
static bool is_condition(pl_str name) {
  return pl_str_is(name, "llvm.align") || pl_str_is(name, "llvm.nonnull") || pl_str_is(name, "llvm.noundef");
}

/* Whether the attribute value `source` (may be NULL) implies the attribute `lowered`: it is the same, or a number that says
 * no less, as `align 32` does than `align 16`. */
static bool is_implied(const pl_lowered_types *t, const pl_attr *source, pl_named_attr lowered) {
  const pl_claim *row = pl_claim_of_mlir(lowered.name, PL_AT_RESULT);
  uint64_t have = 0, claimed = 0;
  const bool numbers = source && pl_sem_number_of(source, &have) && pl_sem_number_of(lowered.value, &claimed);
  return pl_tv_is_claimed(t, source, lowered.value) || (row && row->change == PL_CHANGE_SMALLER && numbers && claimed <= have);
}

/* The name of an `llvm.` attribute in the list `lowered` that `source` does not imply, among those that are
 * not compared elsewhere; NULL if there is none. `conditions`: those checked as conditions of the call do not count. */
static const char *extra_claim(const pl_lowered_types *t, const attributes *source, const pl_attr *lowered, bool conditions) {
  for (uint32_t i = 0; lowered && lowered->kind == PL_ATTR_ARRAY && i < lowered->array.count; i++) {
    const pl_attr *dict = pl_tv_dict_at(lowered, i);
    for (uint32_t c = 0; dict && c < dict->dict.count; c++) {
      pl_named_attr claim = dict->dict.entries[c];
      const bool compared = is_passing(claim.name) && (!pl_str_is(claim.name, "llvm.align") || is_copied(source, i));
      if (conditions && is_condition(claim.name)) continue;
      if (!compared && pl_str_starts(claim.name, "llvm.") && !is_implied(t, find(source, i, claim.name), claim))
        return claim.name.data;
    }
  }
  return NULL;
}

/* The name of an attribute on what the callee does that the lowering's llvm.call has and nothing in the source is known to
 * imply; NULL if there is none. `callee`: the source's callee (may be NULL). */
static const char *extra_effect(const pl_call_pair *pair, const pl_op *callee) {
  const pl_op *source = pair->source, *lowered = pair->lowered;
  /* what unwinds through a function that does not is undefined */
  const bool contained = pl_op_attr(pair->caller, PL_NAME_NO_UNWIND) || pl_op_passes_through(pair->caller, "nounwind");
  static const struct {
    pl_attr_name name;
    const char *word;
  } claims[] = {{PL_NAME_NO_UNWIND, "nounwind"},
                {PL_NAME_WILL_RETURN, "willreturn"},
                {PL_NAME_NORETURN, "noreturn"},
                {PL_NAME_MEMORY_EFFECTS, "memory"}};
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    const pl_attr *lowered_value = pl_op_attr(lowered, claims[i].name);
    if (!lowered_value || !pl_op_is(lowered, PL_OP_LLVM_CALL) || pl_op_attr(source, claims[i].name) == lowered_value) continue;
    if (contained && claims[i].name == PL_NAME_NO_UNWIND) continue;
    if (callee && (pl_op_attr(callee, claims[i].name) == lowered_value || pl_op_passes_through(callee, claims[i].word))) continue;
    return pl_attr_names[claims[i].name].data;
  }
  return NULL;
}

/* A refuted attribute obligation with that text; no fault if `text` is NULL. */
static pl_fault wrong(const char *text) { return pl_fault_refuted(PL_OBLIGATION_ATTRIBUTE, text); }

/* An unsupported attribute obligation with that text; no fault if `text` is NULL. */
static pl_fault meaningless(const char *text) { return pl_fault_unsupported(PL_OBLIGATION_ATTRIBUTE, text, NULL); }

/* The fault, unsupported, that the lowering's call has an attribute, of those that count here, that neither the source's call
 * nor its callee implies; none otherwise. */
static pl_fault claim_fault(pl_arena *arena, const pl_lowered_types *t, const pl_call_pair *pair, const attributes *arguments,
                            const attributes *results) {
  static const attributes none = {NULL, NULL};
  const pl_op *source = pair->source, *lowered = pair->lowered;
  const char *name = extra_claim(t, source->num_results == 1 ? results : &none, pl_op_attr(lowered, PL_NAME_RES_ATTRS), false);
  const bool is_llvm = pl_str_is(lowered->info->dialect, "llvm");
  if (!name && (source->info == lowered->info || is_llvm))
    name = extra_claim(t, arguments, pl_op_attr(lowered, PL_NAME_ARG_ATTRS), is_llvm);
  if (!name) name = extra_effect(pair, callee_of(source, pair->caller));
  return meaningless(name ? pl_tv_format(arena, "a call with the attribute '%s', whose claim has no meaning here yet", name)
                          : NULL);
}

/* Whether the type `source` is lowered to `lowered`, or is the same. */
static bool same_type(const pl_lowered_types *t, const pl_type *source, const pl_type *lowered) {
  return source == lowered || pl_lowered_equal(pl_lowered_type(t, source), lowered);
}

/* The `!llvm.func` type that the call has by its operands from `first` on and its result, void unless it has exactly one. */
static const pl_type *type_of_call(pl_arena *arena, const pl_op *call, uint32_t first) {
  pl_context *ctx = call->module->ctx;
  const uint32_t count = call->num_operands - first;
  const pl_type **inputs = PL_NEW_ARRAY(arena, const pl_type *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    inputs[i] = pl_operand(call, first + i)->type;
  const pl_type *result = call->num_results == 1 ? call->results[0].type : pl_type_llvm_simple(ctx, PL_TYPE_LLVM_VOID);
  return pl_type_llvm_func(ctx, result, inputs, count, false);
}

/* The `!llvm.func` type that the source's call has, by its operands from `first` on and its results, once these are lowered;
 * NULL if a type has no lowering. */
static const pl_type *lowered_type_of_call(pl_arena *arena, const pl_lowered_types *t, const pl_op *call, uint32_t first) {
  const uint32_t count = call->num_operands - first;
  const pl_type **inputs = PL_NEW_ARRAY(arena, const pl_type *, count + 1);
  const pl_type **results = PL_NEW_ARRAY(arena, const pl_type *, call->num_results + 1);
  for (uint32_t i = 0; i < count; i++)
    inputs[i] = pl_operand(call, first + i)->type;
  for (uint32_t i = 0; i < call->num_results; i++)
    results[i] = call->results[i].type;
  return pl_lowered_function(t, pl_type_function(t->ctx, inputs, count, results, call->num_results), false);
}

/* Whether the calls `source` and `lowered` have equally many operands (an indirect call's pointer aside)
 * and results, each in `lowered` of the type in `source` or of what that is lowered to. */
static bool same_parts(const pl_lowered_types *t, const pl_op *source, const pl_op *lowered) {
  const uint32_t source_first = is_indirect(source) ? 1 : 0, lowered_first = is_indirect(lowered) ? 1 : 0;
  if (source->num_operands - source_first != lowered->num_operands - lowered_first || source->num_results != lowered->num_results)
    return false;
  for (uint32_t i = source_first; i < source->num_operands; i++)
    if (!same_type(t, pl_operand(source, i)->type, pl_operand(lowered, i - source_first + lowered_first)->type)) return false;
  for (uint32_t i = 0; i < source->num_results; i++)
    if (!same_type(t, source->results[i].type, lowered->results[i].type)) return false;
  return true;
}

/* The lowered `!llvm.func` type by which the call calls a variadic function; NULL if it is not known to call one. `callee` is
 * the function called (NULL: not known). */
static const pl_type *variadic_type(const pl_lowered_types *t, const pl_op *call, const pl_op *callee) {
  const pl_attr *named = pl_op_attr(call, PL_NAME_VAR_CALLEE_TYPE);
  if (named && named->kind == PL_ATTR_TYPE) return named->type;
  if (!callee || pl_str_is(call->info->dialect, "llvm") || !pl_tv_is_variadic(callee)) return NULL;
  return pl_lowered_function(t, pl_func_type(callee), true);
}

bool pl_tv_same_call_type(pl_arena *arena, const pl_lowered_types *t, const pl_call_pair *pair) {
  assert(arena && pl_op_has(pair->caller, PL_TRAIT_FUNCTION) && pl_op_has(pair->lowered_caller, PL_TRAIT_FUNCTION));
  const pl_op *source = pair->source, *lowered = pair->lowered, *callee = callee_of(source, pair->caller);
  const bool expand = pl_str_is(source->info->dialect, "func") && !pl_str_is(lowered->info->dialect, "func");
  const pl_type *source_type = variadic_type(t, source, callee),
                *lowered_type = variadic_type(t, lowered, callee_of(lowered, pair->lowered_caller));
  if (source_type ? !lowered_type || !pl_lowered_equal(source_type, lowered_type) : lowered_type != NULL) return false;
  if (!expand) return same_parts(t, source, lowered);
  return pl_lowered_equal(lowered_type_of_call(arena, t, source, is_indirect(source) ? 1 : 0),
                          type_of_call(arena, lowered, is_indirect(lowered) ? 1 : 0));
}

/* Whether the call is `musttail`. (LLVM Language Reference, "'call' Instruction".) */
static bool is_musttail(const pl_op *call) { return pl_enum_has(pl_op_attr(call, PL_NAME_TAILCALLKIND), "musttail"); }

/* Whether the call is `notail`: it may not become a tail call. (LLVM Language Reference, "'call' Instruction".) */
static bool is_notail(const pl_op *call) { return pl_enum_has(pl_op_attr(call, PL_NAME_TAILCALLKIND), "notail"); }

/* Whether the call, if it stands before a return, is certain to be made as a tail call by its mark and its convention. (LLVM
 * Language Reference, "Calling Conventions".) */
static bool is_surely_tail(const pl_op *call, const pl_op *callee) {
  const pl_attr *convention = convention_of(call, callee);
  const bool marked = pl_enum_has(pl_op_attr(call, PL_NAME_TAILCALLKIND), "tail") || is_musttail(call);
  return marked && (pl_enum_has(convention, "tailcc") || pl_enum_has(convention, "swifttailcc"));
}

pl_fault pl_tv_call_fault(pl_arena *arena, const pl_lowered_types *t, const pl_call_pair *pair) {
  assert(arena && t->ctx == pair->source->module->ctx && t->ctx == pair->lowered->module->ctx);
  const pl_op *source = pair->source, *lowered = pair->lowered;
  const pl_op *source_callee = callee_of(source, pair->caller), *lowered_callee = callee_of(lowered, pair->lowered_caller);
  const bool expand = pl_str_is(source->info->dialect, "func") && !pl_str_is(lowered->info->dialect, "func");
  const attributes source_args = attributes_of(source, source_callee, PL_NAME_ARG_ATTRS),
                   lowered_args = attributes_of(lowered, lowered_callee, PL_NAME_ARG_ATTRS);
  const attributes source_results = attributes_of(source, source_callee, PL_NAME_RES_ATTRS),
                   lowered_results = attributes_of(lowered, lowered_callee, PL_NAME_RES_ATTRS);
  const uint32_t first = is_indirect(source) ? 1 : 0; /* what is called comes first */
  const uint32_t count = source->num_operands >= first ? source->num_operands - first : 0;
  if (is_musttail(source) && !is_musttail(lowered)) return wrong("the source's call is musttail, the lowering's is not");
  if (is_surely_tail(source, source_callee) && !is_surely_tail(lowered, lowered_callee))
    return wrong("the source's call is a tail call, the lowering's need not be");
  if (is_notail(source) && !is_notail(lowered)) return wrong("the source's call is notail, the lowering's is not");
  if (lowered_callee && !same_convention(convention_of(lowered, lowered_callee), pl_op_attr(lowered_callee, PL_NAME_CCONV)))
    return wrong("the lowering's call has another calling convention than its callee");
  if (!same_convention(convention_of(source, source_callee), convention_of(lowered, lowered_callee)) &&
      !may_agree(lowered, source_callee, lowered_callee))
    return wrong("the lowering's call has another calling convention than the source's");
  const pl_type **types = PL_NEW_ARRAY(arena, const pl_type *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    types[i] = pl_operand(source, first + i)->type;
  const char *name = arguments_differ(t, types, count, expand, &source_args, &lowered_args);
  if (!name) name = results_differ(t, source->num_results, &source_results, &lowered_results);
  if (name)
    return wrong(
        pl_tv_format(arena, "the lowering's call passes an argument or result in another way than the source's: '%s'", name));
  if (is_musttail(lowered) && !is_musttail(source))
    return meaningless("a call that is musttail, which the source's is not, has no meaning here yet");
  return claim_fault(arena, t, pair, &source_args, &source_results);
}
