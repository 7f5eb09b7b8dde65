/* pure_calls.c - calls that do nothing but give a result are no events: they may be fewer, at other places, one for two equal
 * ones.
 *
 * The result is an uninterpreted function of the arguments, of the memory that the callee may read, and of which of the equal
 * calls it is: nobody promises that a callee gives the same result each time. The source's results may be any, so they are taken
 * to be the lowering's: each its own, or where the lowering makes fewer calls, one for all. Each call that the lowering makes is
 * one that the source makes by the next event, or before it, and none is two of the lowering's: another one might be undefined.
 * What the source's declaration claims decides, in source and lowering. (LLVM Language Reference, "Function Attributes":
 * memory(...), nounwind, willreturn.) */
#include <assert.h>
#include <string.h>

#include "core/ir/event.h"
#include "verify/claims/op_claims.h"
#include "verify/claims/purity.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/values.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/cut.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"
#include "verify/tv/value_claims/value_claims.h"

/* The name of the function that the call calls directly; empty if there is none or it is nested. */
static pl_str callee_of(const pl_op *call) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  const bool direct = callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1;
  return direct ? callee->symbol.path[0] : (pl_str){NULL, 0};
}

/* The function of that name in the module (may be NULL); NULL if there is none. */
static const pl_op *declaration_of(const pl_op *module, pl_str name) {
  const pl_op *found = name.len > 0 && module ? pl_symbol_lookup(module, name) : NULL;
  return found && pl_op_has(found, PL_TRAIT_FUNCTION) ? found : NULL;
}

/* What effects the call may have besides its result, by the attributes that the source's module gives the callee; PL_PURITY_NONE
 * promises nothing. */
static pl_purity purity_of(const pl_tv *tv, const pl_op *call) {
  const pl_str name = pl_op_is(call, PL_OP_LLVM_CALL) ? callee_of(call) : (pl_str){NULL, 0};
  const pl_op *source = declaration_of(tv->world->source_module, name), *lowered;
  if (!source || tv->world->flags_off || pl_tv_rule_off(tv, PL_RULE_EVENTS)) return PL_PURITY_NONE;
  lowered = declaration_of(pl_tv_symbol_table(tv->lowered->func), name);
  return pl_tv_is_reshaped(source, lowered, tv->options) ? PL_PURITY_NONE : pl_call_purity(call, source);
}

/* The terms of the values of all leaves of the arguments, followed by whether each is poison; `count` is the number of both
 * together. NULL if a type is not supported. */
static const pl_term **arguments_of(pl_tv *tv, const pl_side *side, const pl_op *call, uint32_t *count) {
  uint32_t total = 0, at = 0;
  for (uint32_t i = 0; i < call->num_operands; i++) {
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, pl_operand(call, i)->type);
    if (!flat || !pl_sem_get(side->sem, pl_operand(call, i))) return NULL;
    total += flat->num_leaves;
  }
  const pl_term **terms = PL_NEW_ARRAY(tv->arena, const pl_term *, 2 * (size_t)total + 1);
  for (uint32_t i = 0; i < call->num_operands; i++) {
    const pl_leaf *leaves = pl_sem_get(side->sem, pl_operand(call, i));
    const uint32_t leaf_count = pl_layout_flatten(tv->world->layout, pl_operand(call, i)->type)->num_leaves;
    for (uint32_t k = 0; k < leaf_count; k++, at++) {
      terms[at] = leaves[k].value;
      terms[total + at] = leaves[k].poison;
    }
  }
  *count = 2 * total;
  return terms;
}

/* A number from 1 on that identifies the memory term, the same for equal ones, assigned at its first use. */
static uint64_t memory_number(pl_tv *tv, const pl_term *memory) {
  const void *found = pl_map_get_ptr(&tv->run.memories, memory);
  if (found) return (uint64_t)(uintptr_t)found;
  pl_map_set_ptr(&tv->run.memories, memory, (void *)(uintptr_t)(tv->run.memories.len + 1));
  return tv->run.memories.len;
}

/* The term of a part of the call's result: the uninterpreted function `name` applied to the call's argument terms, or a symbol
 * if it has none. */
static const pl_term *result(pl_tv *tv, pl_sort sort, const char *name, const pl_pure_call *made) {
  return made->count > 0 ? pl_app(tv->T, sort, pl_str_from(name), made->terms, made->count)
                         : pl_term_sym(tv->T, sort, pl_str_from(name));
}

/* Which of the calls that are alike, in what is walked from a cut. */
typedef struct occurrence {
  uint32_t cut;   /* the source's block there; 0: the entry */
  uint32_t count; /* from 0 */
} occurrence;

/* How many calls of the list have the same callee, argument terms and memory number as `made`. */
static uint32_t count_alike(const pl_pure_call_vec *calls, const pl_pure_call *made) {
  uint32_t count = 0;
  for (size_t i = 0; i < calls->len; i++) {
    const pl_pure_call *other = &calls->data[i];
    count += pl_str_eq(other->callee, made->callee) && other->count == made->count && other->memory == made->memory &&
             (made->count == 0 || memcmp(other->terms, made->terms, made->count * sizeof *made->terms) == 0);
  }
  return count;
}

/* The number by which a call is distinguished from those with the same callee, arguments and memory. A call of the source is
 * taken for the one of the lowering, which runs ahead, that it may stand for. */
static occurrence occurrence_of(const pl_tv *tv, const pl_path *path, const pl_side *side, const pl_pure_call *made) {
  const uint32_t cut = tv->run.begun.cut != NULL ? tv->run.begun.cut->source->number : 0;
  if (side == &path->lowered) return (occurrence){cut, count_alike(&path->lowered_pure, made)};
  const uint32_t before = count_alike(&path->source_pure, made), lowered_count = count_alike(&path->lowered_pure, made);
  if (lowered_count > 0) return (occurrence){cut, before < lowered_count ? before : lowered_count - 1};
  return path->lowered.stop == PL_STOP_BRANCH ? (occurrence){cut, before} : (occurrence){0, 0};
}

/* Sets the leaves of the call's result, if it has one: uninterpreted functions of its arguments, of the memory that it reads and
 * of its number among equal calls. */
static void give_result(pl_tv *tv, pl_path *path, pl_side *side, const pl_op *call, const pl_pure_call *made) {
  const pl_flat *flat = call->num_results ? pl_layout_flatten(tv->world->layout, call->results[0].type) : NULL;
  if (!flat) return;
  const occurrence which = occurrence_of(tv, path, side, made);
  pl_leaf *leaves = PL_NEW_ARRAY(tv->arena, pl_leaf, flat->num_leaves);
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    const char *name = pl_tv_format(tv->arena, "call.%.*s.%u.%u", PL_STR_FMT(made->callee), (unsigned)k, (unsigned)made->memory);
    if (which.cut != 0 || which.count != 0) name = pl_tv_format(tv->arena, "%s.%u.%u", name, which.cut, which.count);
    const char *poison = pl_tv_format(tv->arena, "%s.poison", name);
    leaves[k].value = result(tv, pl_sort_bv(flat->leaves[k].bits), name, made);
    leaves[k].poison = tv->world->poison_off ? pl_bool(tv->T, false) : result(tv, PL_SORT_B, poison, made);
  }
  pl_sem_set(side->sem, &call->results[0], leaves);
}

bool pl_tv_pure_call(pl_tv *tv, pl_path *path, pl_side *side, const pl_op *op) {
  assert(tv && path && op && (side == &path->source || side == &path->lowered));
  const pl_purity purity = purity_of(tv, op);
  if (purity == PL_PURITY_NONE) return false;
  if (op->num_results > 0 && !pl_layout_flatten(tv->world->layout, op->results[0].type)) return false;
  pl_pure_call made = {.op = op, .callee = callee_of(op)};
  made.terms = arguments_of(tv, side, op, &made.count);
  if (!made.terms) return false;
  if (purity == PL_PURITY_READS) made.memory = memory_number(tv, side->sem->mem);
  give_result(tv, path, side, op, &made);
  if (side == &path->lowered) {
    pl_vec_push(&path->lowered_pure, made);
    return true;
  }
  pl_vec_push(&path->source_pure, made);
  pl_tv_add_name(&tv->result.callees, made.callee);
  tv->result.assumptions |= 1u << PL_ASSUME_CALLEES_CONFORM;
  pl_tv_believe_after_call(tv, path, op);
  return true;
}

/* Whether two calls have the same callee, and arguments that are equal by normal form on this path. */
static bool is_same(pl_tv *tv, pl_path *path, const pl_pure_call *a, const pl_pure_call *b) {
  if (!pl_str_eq(a->callee, b->callee) || a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (a->terms[i]->sort.kind != b->terms[i]->sort.kind || a->terms[i]->sort.width != b->terms[i]->sort.width ||
        !pl_tv_same(tv, path, a->terms[i], b->terms[i]))
      return false;
  return true;
}

/* What is wrong with how the call `lowered` passes arguments and results compared with `source`; no fault if they
 * agree. */
static pl_fault passing_fault(pl_tv *tv, const pl_op *source, const pl_op *lowered) {
  const pl_call_pair pair = {source, lowered, tv->source->func, tv->lowered->func};
  const pl_lowered_types types = {source->module->ctx, pl_tv_index_bits(tv->source->func, &tv->options->convention), false};
  if (!pl_tv_same_call_type(tv->arena, &types, &pair))
    return pl_fault_refuted(PL_OBLIGATION_CALL, "the lowering's call takes its callee for a function of another type");
  return pl_tv_call_fault(tv->arena, &types, &pair);
}

/* Whether the call or function has no attributes for any of its results. */
static bool claims_no_result(const pl_op *op) { return pl_op_lists_no_claims(op, PL_NAME_RES_ATTRS); }

/* Whether the lowering may make this call where the source makes none. Attributes on results, which might make these poison,
 * exclude that: an equal call of the source's without them gives the same term. */
static bool is_speculatable(const pl_tv *tv, const pl_pure_call *made) {
  const pl_op *source = declaration_of(tv->world->source_module, made->callee);
  const pl_op *lowered = declaration_of(pl_tv_symbol_table(tv->lowered->func), made->callee);
  return source && lowered && claims_no_result(source) && claims_no_result(lowered) && claims_no_result(made->op) &&
         pl_call_is_speculatable(made->op, source) && pl_call_is_speculatable(made->op, lowered);
}

/* The call of the source's that equals the lowering's call `made`, passes its arguments alike, and is not taken by another one;
 * NULL if there is none. Then `why` says what is wrong with an equal call, if there are any, and `passed` is set if one of them
 * passes its arguments otherwise. */
static pl_pure_call *counterpart(pl_tv *tv, pl_path *path, const pl_pure_call *made, const char **why, bool *passed) {
  for (size_t i = 0; i < path->source_pure.len; i++) {
    pl_pure_call *source_call = &path->source_pure.data[i];
    if (!is_same(tv, path, source_call, made)) continue;
    const pl_fault fault = passing_fault(tv, source_call->op, made->op);
    if (!pl_is_fault(fault) && !source_call->taken) return source_call;
    *why = pl_is_fault(fault) ? fault.text : "the lowering makes this call more often than the source";
    *passed |= pl_is_fault(fault);
  }
  return NULL;
}

void pl_tv_settle_pure_calls(pl_tv *tv, pl_path *path) {
  assert(tv && path && path->pure_settled <= path->lowered_pure.len);
  for (; path->pure_settled < path->lowered_pure.len && !tv->result.failure.set; path->pure_settled++) {
    const pl_pure_call *made = &path->lowered_pure.data[path->pure_settled];
    const char *why = "the source does not make this call, with these arguments, by then";
    bool passed = false;
    pl_pure_call *found = counterpart(tv, path, made, &why, &passed);
    if (found != NULL) found->taken = true;
    if (found != NULL || (!passed && is_speculatable(tv, made))) continue;
    pl_tv_oblige(tv, path, PL_OBLIGATION_CALL, path->source.next, made->op, why, pl_tv_stretch(path), pl_bool(tv->T, false));
  }
}
