/* inlined_claims.c - what functions claim of their own bodies, where these take the place of calls.
 *
 * A body that is not what its function claims makes poison or is undefined, and the inlined body does not say so. Sources: LLVM
 * Language Reference, "Parameter Attributes", "Function Attributes". */
#include "verify/tv/claims/inlined_claims.h"

#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/claims/op_claims.h"
#include "verify/tv/claims/body.h"

/* The function of that name in the module; NULL if there is none. */
static const pl_op *function_in(const pl_op *table, pl_str name) {
  const pl_op *op = table != NULL ? pl_symbol_lookup(table, name) : NULL;
  return op != NULL && pl_op_has(op, PL_TRAIT_FUNCTION) ? op : NULL;
}

/* Whether the attribute is about whether and how a function ends, such as `willreturn`: a caller that has it covers its callees,
 * too. */
static bool is_of_all_that_runs(const pl_stated *stated) { return (stated->row->traits & PL_CLAIM_ENDING) != 0; }

/* Whether the attribute is a claim about the function whose value is not the neutral one. */
static bool is_claim(const pl_stated *stated) {
  return stated->row != NULL && stated->row->kind == PL_CLAIM_CLAIM && !pl_claim_is_neutral(stated->row, stated->text);
}

/* The name of the first attribute of the callee that makes a claim about the function which its body does not show; empty if
 * there is none. One on whether and how a function ends does not count if the caller has it, too. */
static pl_str open_function_claim(const pl_body *body, const pl_op *callee, const pl_stated_vec *of_caller) {
  pl_stated_vec stated = {0};
  pl_str open = {NULL, 0};
  pl_tv_attributes_of(NULL, callee, PL_AT_FUNCTION, &stated);
  for (size_t i = 0; i < stated.len && open.len == 0; i++) {
    const pl_stated *claim = &stated.data[i];
    if (!is_claim(claim) || (is_of_all_that_runs(claim) && pl_tv_same_attribute(of_caller, claim) != NULL)) continue;
    if (!pl_body_shows_claim(body, claim)) open = claim->name;
  }
  pl_vec_free(&stated);
  return open;
}

/* The name of the first attribute of an argument about what the body does with it that the body does not show; empty if there is
 * none. */
static pl_str open_argument_claim(const pl_body *body, const pl_op *callee) {
  const pl_attr *lists = pl_op_attr(callee, PL_NAME_ARG_ATTRS);
  for (uint32_t i = 0; lists != NULL && i < lists->array.count; i++) {
    const pl_attr *list = lists->array.elems[i];
    for (uint32_t k = 0; k < list->dict.count; k++) {
      const pl_named_attr claim = list->dict.entries[k];
      if (pl_body_is_argument_claim(claim.name) && !pl_body_shows_argument(body, claim.name, claim.value, i)) return claim.name;
    }
  }
  return (pl_str){NULL, 0};
}

/* Whether the function has the attribute that LLVM IR calls `word`. */
static bool says(const pl_op *func, const char *word) { return pl_op_says(func, PL_AT_FUNCTION, word); }

/* Whether a branch of the function goes to its own block or an earlier one. */
static bool has_loop(const pl_op *func) {
  PL_FOR_BLOCKS(block, func->regions[0])
  for (uint32_t s = 0; block->last != NULL && s < block->last->num_successors; s++) {
    const pl_block *to = block->last->successors[s].block;
    for (const pl_block *at = to; at != NULL; at = at->next)
      if (at == block) return true; /* it goes back, or stays */
  }
  return false;
}

const pl_op *pl_tv_endless_callee(const pl_tv_reach *source, const pl_op *lowered) {
  assert(source->bodies.len > 0 && pl_op_has(lowered, PL_TRAIT_FUNCTION));
  if (!says(lowered, "mustprogress")) return NULL;
  for (size_t i = 1; i < source->bodies.len; i++) {
    const pl_op *callee = source->bodies.data[i];
    if (pl_op_is(callee, PL_OP_LLVM_FUNC) && has_loop(callee) && !says(callee, "mustprogress") && !says(callee, "willreturn"))
      return callee;
  }
  return NULL;
}

pl_open_claim pl_tv_open_inlined_claim(pl_arena *arena, const pl_tv_reach *lowered, const pl_op *source, const pl_op *table) {
  assert(arena != NULL && lowered->bodies.len > 0 && pl_op_has(source, PL_TRAIT_FUNCTION));
  pl_stated_vec of_caller = {0};
  pl_open_claim open = {NULL, {NULL, 0}};
  pl_tv_attributes_of(NULL, source, PL_AT_FUNCTION, &of_caller);
  for (size_t i = 1; i < lowered->bodies.len && open.callee == NULL; i++) {
    const pl_op *callee = lowered->bodies.data[i];
    const pl_op *twin = function_in(table, pl_symbol_name(callee));
    if (twin == NULL || !pl_op_is(callee, PL_OP_LLVM_FUNC)) continue; /* one that is judged nowhere claims nothing */
    const pl_body *body = pl_body_new(arena, twin, callee);
    open.name = open_argument_claim(body, callee);
    if (open.name.len == 0) open.name = open_function_claim(body, callee, &of_caller);
    if (open.name.len > 0) open.callee = callee;
  }
  pl_vec_free(&of_caller);
  return open;
}
