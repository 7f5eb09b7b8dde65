/* calls.c - where source and lowering meet at calls.
 *
 * Calls are paired by position. The callee is the same, the arguments correspond in the convention's order, memory corresponds;
 * the results and the memory afterwards are fresh symbols that source and lowering share: callees need not be deterministic, and
 * may do to what they can reach whatever they like. An object whose address is passed is in shared memory from then on. */
#include <assert.h>
#include <stdio.h>

#include "core/ir/event.h"
#include "verify/claims/op_claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/memory/incoming.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/symbols.h"
#include "verify/sem/state/values.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/escape.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/groups.h"
#include "verify/tv/simulate/obligations.h"

/* The name of the function that the call calls directly; empty if there is none or it is nested. */
static pl_str callee_of(const pl_op *call) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return (pl_str){NULL, 0};
  return callee->symbol.path[0];
}

/* Whether the call has no callee by name: operand 0 is then the function that is called. */
static bool is_indirect(const pl_op *call) { return callee_of(call).len == 0; }

/* The address of the callee: operand 0 of an indirect call, else the address of the symbol. */
static pl_leaf callee_leaf(pl_sem *sem, const pl_op *call) {
  if (is_indirect(call)) return pl_sem_get(sem, pl_operand(call, 0))[0];
  return (pl_leaf){pl_sem_symbol_address(sem->world, callee_of(call)), pl_bool(sem->world->T, false)};
}

/* Appends the arguments of a call, without the callee of an indirect one, grouped as the calling convention passes them
 * (`expand`, `bare`: see pl_tv_push_groups); false if a type is not supported. */
static bool push_arguments(pl_tv *tv, pl_sem *sem, const pl_op *call, bool expand, bool bare, pl_leaf_group_vec *out) {
  for (uint32_t i = is_indirect(call) ? 1 : 0; i < call->num_operands; i++)
    if (!pl_tv_push_groups(tv, sem, pl_operand(call, i), i, expand, bare, out)) return false;
  return true;
}

/* Whether two groups of scalars (see groups.h) have the same number of leaves, of the same widths, with pointers in the same
 * places. */
static bool same_shape(const pl_leaf_group *a, const pl_leaf_group *b) {
  if (a->count != b->count) return false;
  for (uint32_t k = 0; k < a->count; k++)
    if (a->types[k].bits != b->types[k].bits || a->types[k].is_pointer != b->types[k].is_pointer) return false;
  return true;
}

/* Makes the objects escape that the leaves of an argument lead to or reveal, and obliges each leaf of the lowering's to refine
 * the source's. */
static void match_group(pl_tv *tv, pl_path *path, const pl_leaf_group *a, const pl_leaf_group *b) {
  for (uint32_t k = 0; k < a->count; k++) {
    const char *detail = pl_tv_format(tv->arena, "argument %u, part %u", (unsigned)a->index, (unsigned)(a->part + k));
    pl_tv_escape(tv, path, a->leaves[k].value, PL_OBLIGATION_CALL_MEMORY);
    pl_tv_escape_revealed(tv, path, a->leaves[k].value, b->leaves[k].value, PL_OBLIGATION_CALL_MEMORY);
    pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL_ARGUMENT, path->source.next, path->lowered.next, detail, a->leaves[k],
                      b->leaves[k]);
  }
}

/* Whether the type's scalars, at most 64 of whole bytes, fill its allocated size without padding. */
static bool is_dense(const pl_flat *flat) {
  enum { MOST = 64 };
  uint64_t bytes = 0;
  for (uint32_t i = 0; flat && flat->sized && flat->num_leaves <= MOST && i < flat->num_leaves; i++)
    bytes += flat->leaves[i].bits % 8 == 0 ? flat->leaves[i].bits / 8 : 0;
  return bytes > 0 && bytes == flat->alloc_size && !flat->packed_bits;
}

/* For pointers whose pointees the callee gets as copies: obliges the copied bytes of the lowering's to refine the source's.
 * False if these can't be compared. `says`: the op whose attributes give the copied type of argument `index`. */
static bool match_copies(pl_tv *tv, pl_path *path, const pl_op *says, uint32_t index, const pl_leaf_group *source,
                         const pl_leaf_group *lowered) {
  const pl_type *type = pl_tv_copied_type(says, index);
  uint64_t align = 0; /* the ABI's */
  const pl_attr *aligned = pl_tv_copied_align(says, index);
  if (aligned && aligned->kind == PL_ATTR_INTEGER && !pl_apint_to_u64(aligned->integer, &align)) return false;
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, type);
  if (!is_dense(flat)) return false;
  const pl_leaf *source_leaves = pl_sem_load(path->source.sem, path->source.next, type, source->leaves[0].value, align);
  const pl_leaf *lowered_leaves = pl_sem_load(path->lowered.sem, path->lowered.next, type, lowered->leaves[0].value, align);
  if (!source_leaves || !lowered_leaves) return false;
  pl_sem_require(path->source.sem, PL_CONDITION_UNDEFINED, path->source.next, pl_not(tv->T, source->leaves[0].poison));
  pl_tv_oblige(tv, path, PL_OBLIGATION_CALL_ARGUMENT, path->source.next, path->lowered.next, "a pointer to what is copied",
               pl_tv_stretch(path), pl_not(tv->T, lowered->leaves[0].poison));
  const pl_leaf_group source_copy = {(pl_leaf *)source_leaves, flat->leaves, flat->num_leaves, source->index, 0, false};
  const pl_leaf_group lowered_copy = {(pl_leaf *)lowered_leaves, flat->leaves, flat->num_leaves, lowered->index, 0, false};
  match_group(tv, path, &source_copy, &lowered_copy);
  return true;
}

/* Whether the callee gets copies (byval) of objects that are not proved to be the same; if so, obliges their bytes to
 * correspond, or records a failure. (LLVM Language Reference, "Parameter Attributes", byval.) */
static bool is_copied(pl_tv *tv, pl_path *path, const pl_leaf_group *source, const pl_leaf_group *lowered) {
  const pl_op *lowered_call = path->lowered.next, *source_call = path->source.next;
  const pl_op *callee =
      is_indirect(lowered_call) ? NULL : pl_symbol_lookup(pl_tv_symbol_table(tv->lowered->func), callee_of(lowered_call));
  const bool function = callee && pl_op_has(callee, PL_TRAIT_FUNCTION);
  const uint32_t index = lowered->index - (is_indirect(lowered_call) ? 1 : 0);
  const pl_op *says = pl_tv_copied_type(lowered_call, index)         ? lowered_call
                      : function && pl_tv_copied_type(callee, index) ? callee
                                                                     : NULL;
  if (!says) return false;
  if (source->count != 1 || pl_tv_holds(tv, path, pl_eq(tv->T, source->leaves[0].value, lowered->leaves[0].value))) return false;
  if (match_copies(tv, path, says, index, source, lowered)) return true;
  pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_CALL_ARGUMENT, source_call, lowered_call,
             "copies of different objects are passed, of a type with padding or too many bytes, which has no meaning here yet");
  return true;
}

/* Whether the source's call is of the func dialect and the lowering's is not, so that memrefs are passed by the lowering's
 * calling convention. */
static bool is_lowered_call(const pl_path *path) {
  return pl_str_is(path->source.next->info->dialect, "func") && !pl_str_is(path->lowered.next->info->dialect, "func");
}

/* Whether the call passes memrefs as bare pointers: by the option, or by an attribute of its callee in the source's module. */
static bool is_bare_call(const pl_tv *tv, const pl_op *call) {
  const pl_op *target = is_indirect(call) ? NULL : pl_symbol_lookup(tv->world->source_module, callee_of(call));
  return tv->options->convention.bare_ptr || (target && pl_op_attr(target, PL_NAME_LLVM_BAREPTR));
}

/* Whether the lowering's callee is known not to observe this argument, so that its value need not correspond. */
static bool is_unused(const pl_tv *tv, const pl_path *path, const pl_leaf_group *a, const pl_leaf_group *b) {
  const pl_op *call = path->lowered.next;
  if (is_indirect(path->source.next) || is_indirect(call) || a->count != 1 || b->count != 1 || is_lowered_call(path))
    return false;
  const pl_op *callee = pl_symbol_lookup(pl_tv_symbol_table(tv->lowered->func), callee_of(call));
  return callee && pl_argument_is_unused(callee, call, b->index);
}

/* Obliges the arguments of both calls to correspond, in the order of the calling convention, but for those that the lowering's
 * callee can't observe. False after a failure. */
static bool match_arguments(pl_tv *tv, pl_path *path) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  pl_leaf_group_vec source_groups = {0}, lowered_groups = {0};
  bool known = push_arguments(tv, path->source.sem, source, is_lowered_call(path), is_bare_call(tv, source), &source_groups) &&
               push_arguments(tv, path->lowered.sem, lowered, false, false, &lowered_groups);
  bool fits = source_groups.len == lowered_groups.len;
  if (!known)
    pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_CALL_ARGUMENT, source, lowered,
               "an argument of a type without a meaning here");
  for (size_t i = 0; i < source_groups.len && fits; i++)
    fits = same_shape(&source_groups.data[i], &lowered_groups.data[i]);
  for (size_t i = 0; i < source_groups.len && fits && known && !tv->result.failure.set; i++) {
    if (is_unused(tv, path, &source_groups.data[i], &lowered_groups.data[i])) continue;
    if (!is_copied(tv, path, &source_groups.data[i], &lowered_groups.data[i]))
      match_group(tv, path, &source_groups.data[i], &lowered_groups.data[i]);
  }
  pl_vec_free(&source_groups);
  pl_vec_free(&lowered_groups);
  if (known && !fits) {
    pl_tv_oblige(tv, path, PL_OBLIGATION_CALL, source, lowered, "number and types of arguments", pl_tv_stretch(path),
                 pl_bool(tv->T, false));
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, source, lowered,
               "the call passes other arguments than the convention demands");
  }
  return known && fits && !tv->result.failure.set;
}

/* Fresh leaves for a call's result of that type, of which the usual facts about memrefs are assumed as far as callees are known
 * to keep them. */
static pl_leaf *result_leaves(pl_sem *sem, const pl_type *type, const char *name) {
  pl_sem_world *world = sem->world;
  bool is_static = world->descriptor_static, nonnegative = world->sizes_nonnegative, in_object = world->memref_in_object;
  if (!world->callees_conform) world->descriptor_static = false;
  if (!world->callees_conform || sem->odd_memrefs) world->memref_in_object = false;
  if (!world->callees_conform || sem->odd_sizes) world->sizes_nonnegative = false;
  pl_leaf *leaves = pl_sem_incoming(sem, type, name);
  world->descriptor_static = is_static;
  world->sizes_nonnegative = nonnegative;
  world->memref_in_object = in_object;
  return leaves;
}

/* Sets the lowering call's results to the source's leaves, in order, be they packed into one struct or one by one. False if
 * numbers or widths do not fit. */
static bool give_results(pl_tv *tv, pl_sem *sem, const pl_op *call, pl_leaf *leaves, uint32_t total) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < call->num_results; i++) {
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, call->results[i].type);
    if (!flat || flat->num_leaves > total - at) return false;
    for (uint32_t k = 0; k < flat->num_leaves; k++)
      if (leaves[at + k].value->sort.width != flat->leaves[k].bits) return false;
    pl_sem_set(sem, &call->results[i], leaves + at);
    at += flat->num_leaves;
  }
  return at == total;
}

/* Writes to `out` the name of the symbol for result `index` of the call that is number `turn` on the path: the search for
 * counterexamples finds it again by that name. */
static void name_result(const pl_tv *tv, const pl_op *call, size_t turn, uint32_t index, char out[96]) {
  if (pl_tv_rule_off(tv, PL_RULE_EVENTS))
    snprintf(out, 96, "of.%.*s.result%u", PL_STR_FMT(callee_of(call)), (unsigned)index);
  else /* a name that a search finds again */
    snprintf(out, 96, "call%u.result%u", (unsigned)turn, (unsigned)index);
}

/* Sets the results of both calls to the same leaves: fresh ones, or those of the argument that a `returned` attribute names.
 * False if the types do not fit. */
static bool share_results(pl_tv *tv, pl_path *path) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  bool bare = is_lowered_call(path) && is_bare_call(tv, source);
  PL_VEC(pl_leaf) packed = {0};
  bool fine = true;
  for (uint32_t i = 0; i < source->num_results && fine; i++) {
    char name[96];
    const pl_type *type = source->results[i].type;
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, type);
    name_result(tv, source, path->calls.len, i, name);
    const pl_value *given = i == 0 ? pl_tv_returned_operand(tv, source) : NULL;
    pl_leaf *leaves = !flat ? NULL : given ? pl_sem_get(path->source.sem, given) : result_leaves(path->source.sem, type, name);
    fine = leaves != NULL;
    bool one = bare && type->kind == PL_TYPE_MEMREF;
    if (fine && type->kind == PL_TYPE_UNRANKED_MEMREF) pl_map_set_ptr(&tv->world->returned, leaves[1].value, leaves[1].value);
    if (fine && one) {
      leaves[0] = leaves[1];
      if (!path->source.sem->odd_memrefs) pl_sem_declare_wellformed(path->source.sem, type, leaves, true);
    }
    for (uint32_t k = one ? 1 : 0; fine && k < (one ? 2 : flat->num_leaves); k++)
      pl_vec_push(&packed, leaves[k]);
    if (fine) pl_sem_set(path->source.sem, &source->results[i], leaves);
  }
  pl_leaf *kept = PL_NEW_ARRAY(tv->arena, pl_leaf, packed.len + 1);
  for (size_t i = 0; i < packed.len; i++)
    kept[i] = packed.data[i];
  fine = fine && give_results(tv, path->lowered.sem, lowered, kept, (uint32_t)packed.len);
  pl_vec_free(&packed);
  return fine;
}

/* After a call: writes the descriptors of unranked memrefs that are in shared memory back as they were, if callees are assumed
 * to conform: they can't name them in their source. (LLVM IR Target (2022), Default Calling Convention for Unranked MemRef.) */
static void keep_descriptors(pl_tv *tv, pl_path *path) {
  pl_terms *T = tv->T;
  const pl_term *mem = path->source.sem->mem;
  enum { WORD = PL_POINTER_BITS / 8 };
  if (!tv->world->callees_conform) return;
  for (size_t i = 0; i < path->source.sem->objects.len; i++) {
    const pl_sem_object *kept = &path->source.sem->objects.data[i];
    const pl_sem_object *lowered = pl_sem_find_object(path->lowered.sem, kept->base);
    uint64_t bytes;
    if (!kept->descriptor || !kept->escaped || !kept->alive || !lowered || !lowered->alive) continue;
    if (!pl_term_const_u64(kept->size, &bytes)) {
      mem = pl_mem_copy(T, mem, kept->mem, kept->base, kept->base, kept->size);
      continue;
    }
    for (uint64_t at = 0; at + WORD <= bytes; at += WORD) {
      const pl_term *place = pl_bv_add(T, kept->base, pl_bv_u64(T, PL_POINTER_BITS, at));
      mem = pl_mem_store(T, mem, place, pl_mem_load(T, kept->mem, place, WORD), pl_mem_poison(T, kept->mem, place, WORD));
    }
  }
  path->source.sem->mem = path->lowered.sem->mem = mem;
}

/* Sets memory after the call, as far as the callee may have changed it, and which objects count as escaped. `before`: the
 * objects that had not escaped before the call. */
static void memory_after_call(pl_tv *tv, pl_path *path, pl_call_claims claims, const pl_term_vec *before) {
  if (!claims.writes_nothing) {
    pl_tv_new_memory(tv, path);
    keep_descriptors(tv, path);
    pl_tv_forget_passed(tv, path, path->source.next, claims, before);
    return;
  }
  pl_tv_forget_passed(tv, path, path->source.next, claims, before);
  pl_tv_share_contents(tv, path, before);
}

/* Assumes what the source's call claims of its results. If it claims never to return, the source is undefined after it and stops
 * as unreachable. */
static void believe_call(pl_tv *tv, pl_path *path, const pl_op *call, pl_call_claims claims) {
  pl_tv_believe_after_call(tv, path, call);
  if (!claims.never_returns) return;
  pl_sem_require(path->source.sem, PL_CONDITION_UNDEFINED, call, pl_bool(tv->T, false));
  path->source.stop = PL_STOP_UNREACHABLE;
}

/* Obliges both calls to call the same function; objects that its address reveals escape. False after a failure. */
static bool match_callee(pl_tv *tv, pl_path *path) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  pl_leaf source_callee = callee_leaf(path->source.sem, source), lowered_callee = callee_leaf(path->lowered.sem, lowered);
  if (is_indirect(source)) pl_sem_require(path->source.sem, PL_CONDITION_UNDEFINED, source, pl_not(tv->T, source_callee.poison));
  pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL, source, lowered, "", source_callee, lowered_callee);
  pl_tv_escape_revealed(tv, path, source_callee.value, lowered_callee.value, PL_OBLIGATION_CALL_MEMORY);
  return !tv->result.failure.set;
}

/* Whether both calls agree in what pl_tv_call_fault compares; if not, records the failure. True if PL_RULE_FLAGS is switched
 * off. */
static bool match_passing(pl_tv *tv, pl_path *path) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  if (pl_tv_rule_off(tv, PL_RULE_FLAGS)) return true;
  const pl_call_pair pair = {source, lowered, tv->source->func, tv->lowered->func};
  const pl_lowered_types types = {source->module->ctx, pl_tv_index_bits(tv->source->func, &tv->options->convention),
                                  is_bare_call(tv, source)};
  const pl_fault fault = pl_tv_call_fault(tv->arena, &types, &pair);
  if (!pl_is_fault(fault)) return true;
  const bool refutes = fault.verdict == PL_VERDICT_REFUTED;
  pl_tv_fail(tv, refutes ? PL_VERDICT_UNKNOWN : PL_VERDICT_UNSUPPORTED, fault.obligation, source, lowered, fault.text);
  if (refutes) tv->result.failure.claim = fault.text;
  return false;
}

/* Whether both calls use the same function type for their callee (abi.c); if not, records the failure. */
static bool match_types(pl_tv *tv, pl_path *path) {
  static const char other[] = "the lowering's call takes its callee for a function of another type than the source's does";
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  const pl_call_pair pair = {source, lowered, tv->source->func, tv->lowered->func};
  const pl_lowered_types types = {source->module->ctx, pl_tv_index_bits(tv->source->func, &tv->options->convention),
                                  is_bare_call(tv, source)};
  if (pl_tv_same_call_type(tv->arena, &types, &pair)) return true;
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, source, lowered, other);
  if (callee_leaf(path->source.sem, source).value == callee_leaf(path->lowered.sem, lowered).value)
    tv->result.failure.claim = other;
  return false;
}

void pl_tv_require_unranked(pl_path *path, const pl_op *op) {
  pl_terms *T = path->source.sem->world->T;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_leaf *leaves = pl_sem_get(path->source.sem, pl_operand(op, i));
    if (pl_operand(op, i)->type->kind != PL_TYPE_UNRANKED_MEMREF || !leaves) continue;
    for (uint32_t k = 0; k < 2; k++)
      pl_sem_require(path->source.sem, PL_CONDITION_UNDEFINED, op, pl_not(T, leaves[k].poison));
  }
}

/* The op in the source's module that defines or declares what a direct call names; NULL if there is none. */
static const pl_op *target_of(const pl_tv *tv, const pl_op *call) {
  return is_indirect(call) ? NULL : pl_symbol_lookup(tv->world->source_module, callee_of(call));
}

/* Notes that the values of the source's operands were put where the callee finds them, which matters for memrefs that may not be
 * well-formed. */
static void note_passed(pl_path *path) {
  const pl_op *call = path->source.next;
  for (uint32_t i = 0; i < call->num_operands; i++)
    pl_sem_note_put(path->source.sem, pl_operand(call, i)->type, pl_sem_get(path->source.sem, pl_operand(call, i)));
}

/* Whether the calls can be matched as events, without their callee's body; if not, records a failure. */
static bool is_event(pl_tv *tv, pl_path *path) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next, *source_target = target_of(tv, source);
  const pl_op *lowered_target =
      is_indirect(lowered) ? NULL : pl_symbol_lookup(pl_tv_symbol_table(tv->lowered->func), callee_of(lowered));
  if (!pl_tv_is_reshaped(source_target, lowered_target, tv->options)) return true;
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, source, lowered,
             "a private function has another signature than the source's, and a call of it can't be inlined");
  return false;
}

/* Whether the lowering's llvm.call says how its arguments are passed, `align` aside, where the source's llvm.call does; if not,
 * records PL_VERDICT_UNSUPPORTED. True for other calls. */
static bool says_how(pl_tv *tv, const pl_op *source, const pl_op *lowered) {
  const pl_attr *source_attrs = pl_op_attr(source, PL_NAME_ARG_ATTRS), *lowered_attrs = pl_op_attr(lowered, PL_NAME_ARG_ATTRS);
  if (!source_attrs || !pl_op_is(source, PL_OP_LLVM_CALL) || !pl_op_is(lowered, PL_OP_LLVM_CALL)) return true;
  for (uint32_t i = 0; i < source->num_operands; i++)
    for (uint32_t n = 0; pl_sem_passing_attribute(n); n++) {
      const pl_str name = pl_str_from(pl_sem_passing_attribute(n));
      if (pl_str_is(name, "llvm.align") || !pl_dict_get(pl_tv_dict_at(source_attrs, i), name)) continue;
      if (pl_dict_get(pl_tv_dict_at(lowered_attrs, i), name)) continue;
      pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_ATTRIBUTE, source, lowered,
                 "the call does not say how an argument is passed, where the source's does");
      return false;
    }
  return true;
}

/* Obliges callee, arguments, attributes and function type of both calls to correspond; false after a failure. */
static bool match_interface(pl_tv *tv, pl_path *path) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  if (!is_event(tv, path) || !says_how(tv, source, lowered)) return false;
  if (!match_callee(tv, path) || !match_passing(tv, path) || !match_arguments(tv, path) || !match_types(tv, path)) return false;
  if (tv->world->flags_off || !(pl_sem_fast_flags(lowered) & ~pl_sem_fast_flags(source))) return true;
  pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_CALL, source, lowered,
             "the call's result has fast-math flags that the source's has not");
  return false;
}

/* Obliges the states that the callee finds to correspond, as far as it can see them. False after a failure. `last`: the stretch
 * whose hypotheses may be used for memory. */
static bool match_state(pl_tv *tv, pl_path *path, uint32_t last, pl_call_claims claims) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  pl_tv_escape_at_event(tv, path, PL_OBLIGATION_CALL_MEMORY);
  if (!claims.reads_nothing || !claims.writes_nothing || !claims.returns)
    pl_tv_oblige(tv, path, PL_OBLIGATION_CALL_MEMORY, source, lowered, "", last,
                 pl_eq(tv->T, path->source.sem->mem, path->lowered.sem->mem));
  pl_tv_oblige_alive(tv, path, source, lowered);
  pl_tv_oblige_order(tv, path);
  return !tv->result.failure.set;
}

/* Carries out the matched calls: sets memory and results, notes the call, assumes what the source claims of it, and goes on
 * after both. `before`: the objects that had not escaped before the call. False after a failure: the results do not fit. */
static bool follow_call(pl_tv *tv, pl_path *path, pl_call_claims claims, const pl_term_vec *before) {
  const pl_op *source = path->source.next, *lowered = path->lowered.next;
  pl_sem_call memory = {.before = path->source.sem->mem};
  memory_after_call(tv, path, claims, before);
  memory.after = path->source.sem->mem;
  pl_vec_push(&path->source.sem->calls, memory);
  pl_tv_end_stretch(path, source, target_of(tv, source));
  note_passed(path);
  if (!share_results(tv, path)) {
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, source, lowered,
               "the call gives other results than the convention demands");
    return false;
  }
  path->adopt = is_lowered_call(path) ? source : NULL;
  pl_vec_push(&path->calls, source);
  path->source.next = source->next;
  path->lowered.next = lowered->next;
  path->source.stop = path->lowered.stop = PL_STOP_NONE;
  believe_call(tv, path, source, claims);
  return true;
}

bool pl_tv_match_call(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->source.next && path->lowered.next);
  const pl_op *source = path->source.next;
  const pl_call_claims claims = pl_tv_call_claims(tv, source);
  const bool ends = pl_after_ends_stretch(pl_op_after(source, target_of(tv, source))); /* what is after it may not come */
  uint32_t last = pl_tv_stretch(path);
  pl_term_vec before = {0};
  pl_tv_require_unranked(path, source);
  if (tv->run.final) pl_tv_discharge_conditions(tv, path, ends && !pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE));
  pl_tv_settle_pure_calls(tv, path);
  pl_tv_escape_at_event(tv, path, PL_OBLIGATION_CALL_MEMORY); /* what is known of addresses by then is not forgotten */
  pl_tv_note_private(path, &before);
  bool fine = match_interface(tv, path) && match_state(tv, path, last, claims);
  if (fine) {
    pl_tv_add_name(&tv->result.callees, is_indirect(source) ? PL_STR("(indirect)") : callee_of(source));
    tv->result.assumptions |= 1u << PL_ASSUME_CALLEES_CONFORM;
    fine = follow_call(tv, path, claims, &before);
  }
  pl_vec_free(&before);
  return fine;
}
