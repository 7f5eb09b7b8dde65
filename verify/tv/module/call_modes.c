/* call_modes.c - what calls say of themselves and their callees beyond what each pair of them is compared for: claims and modes
 * of calls that the reader of LLVM IR had no form for, and how often what may not be duplicated, merged or moved is called.
 * Events are paired on each path; whether one call or two stand in the text is seen here. Source: LLVM Language Reference,
 * "Function Attributes": convergent, noduplicate, nomerge; "Call Site Attributes". */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "verify/claims/claims.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/library.h"
#include "verify/tv/module/module.h"

/* The name of the function that the op calls directly; empty if there is none or it is nested. */
static pl_str callee_of(const pl_op *call) {
  const pl_attr *callee = pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT) ? NULL : pl_op_attr(call, PL_NAME_CALLEE);
  return callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 ? callee->symbol.path[0] : (pl_str){"", 0};
}

/* The function of that name in the symbol table that holds `func`; NULL if there is none. */
static const pl_op *function_named(const pl_op *func, pl_str name) {
  const pl_op *found = name.len > 0 ? pl_symbol_lookup(pl_tv_symbol_table(func), name) : NULL;
  return found && pl_op_has(found, PL_TRAIT_FUNCTION) ? found : NULL;
}

/* A call of the side, with all that it and its callee say. */
typedef struct stated_call {
  const pl_op *op;
  pl_str callee;
  pl_stated_vec own, of_callee;
} stated_call;
typedef PL_VEC(stated_call) call_vec;

/* Appends the calls in a function, each with its own attributes and those of its callee. */
static void gather(pl_arena *arena, const pl_op *func, call_vec *out) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op)) {
    if (!pl_op_has(op, PL_TRAIT_CALL)) continue;
    stated_call call = {.op = op, .callee = callee_of(op)};
    const pl_op *callee = function_named(func, call.callee);
    pl_tv_attributes_of(arena, op, PL_AT_CALL, &call.own);
    if (callee) pl_tv_attributes_of(arena, callee, PL_AT_FUNCTION, &call.of_callee);
    pl_vec_push(out, call);
  }
}

/* Frees the list of calls and the lists in it. */
static void release(call_vec *calls) {
  for (size_t i = 0; i < calls->len; i++) {
    pl_vec_free(&calls->data[i].own);
    pl_vec_free(&calls->data[i].of_callee);
  }
  pl_vec_free(calls);
}

/* Whether the list has an attribute of that LLVM IR name. */
static bool lists(const pl_stated_vec *list, const char *word) {
  for (size_t i = 0; i < list->len; i++)
    if (list->data[i].row && list->data[i].row->llvm && strcmp(list->data[i].row->llvm, word) == 0) return true;
  return false;
}

/* Whether the attribute is a mode, or one that the linker sees, that is compared in this file and not elsewhere. */
static bool is_mode(const pl_stated *stated) {
  return stated->row && (stated->row->kind == PL_CLAIM_MODE || stated->row->kind == PL_CLAIM_LINK) &&
         stated->row->change != PL_CHANGE_ELSEWHERE && stated->row->change != PL_CHANGE_PASSING;
}

/* How many calls have that callee. */
static uint32_t count_of(const call_vec *calls, pl_str callee) {
  uint32_t count = 0;
  for (size_t i = 0; i < calls->len; i++)
    count += pl_str_eq(calls->data[i].callee, callee);
  return count;
}

/* Whether the callee states the attribute so that it holds of all calls. (LLVM Language Reference, "Function Attributes":
 * nobuiltin.) */
static bool is_stated_by_callee(const stated_call *call, const pl_stated *stated) {
  const bool shared = stated->row && stated->row->llvm && strcmp(stated->row->llvm, "nobuiltin") == 0;
  return shared && lists(&call->of_callee, "nobuiltin");
}

/* How many calls of that callee have the attribute, themselves or (nobuiltin) by their callee. */
static uint32_t count_saying(const call_vec *calls, pl_str callee, const pl_stated *stated) {
  uint32_t count = 0;
  for (size_t i = 0; i < calls->len; i++)
    count += pl_str_eq(calls->data[i].callee, callee) &&
             (pl_tv_same_attribute(&calls->data[i].own, stated) != NULL || is_stated_by_callee(&calls->data[i], stated));
  return count;
}

/* The text "`what` '`name`', of a call of @`callee`" in the arena, cut off after 255 bytes. */
static const char *text_of(pl_arena *arena, const char *what, pl_str name, pl_str callee) {
  char buffer[256];
  const int length = snprintf(buffer, sizeof buffer, "%s '%.*s', of a call of @%.*s", what, PL_STR_FMT(name), PL_STR_FMT(callee));
  return pl_arena_copy(arena, buffer, (length < (int)sizeof buffer ? (size_t)length : sizeof buffer - 1) + 1);
}

/* An attribute fault with that text, unsupported or, if `unsupported` is false, refuted; no fault if `text` is NULL. */
static pl_fault fault_of(bool unsupported, const char *text) { return pl_fault_of(unsupported, PL_OBLIGATION_ATTRIBUTE, text); }

/* The fault that calls of a callee in the lowering lack a mode (is_mode) that those in the source have, or have one that may not
 * be added, by the numbers of calls that have it; none otherwise. */
static pl_fault modes_fault(pl_arena *arena, const call_vec *source_calls, const call_vec *lowered_calls) {
  for (size_t i = 0; i < source_calls->len; i++)
    for (size_t k = 0; k < source_calls->data[i].own.len; k++) {
      const pl_stated *stated = &source_calls->data[i].own.data[k];
      const pl_str callee = source_calls->data[i].callee;
      if (!is_mode(stated) || count_saying(lowered_calls, callee, stated) >= count_saying(source_calls, callee, stated)) continue;
      if (count_of(lowered_calls, callee) == 0) continue;
      return fault_of(count_of(source_calls, callee) != count_of(lowered_calls, callee),
                      text_of(arena, "the source has a mode that the lowering has to keep, and has not:", stated->name, callee));
    }
  for (size_t i = 0; i < lowered_calls->len; i++)
    for (size_t k = 0; k < lowered_calls->data[i].own.len; k++) {
      const pl_stated *stated = &lowered_calls->data[i].own.data[k];
      const pl_str callee = lowered_calls->data[i].callee;
      const bool binding = is_mode(stated) && stated->row->change != PL_CHANGE_MAY_ADD;
      if (!binding || count_saying(lowered_calls, callee, stated) <= count_saying(source_calls, callee, stated)) continue;
      return fault_of(count_of(source_calls, callee) != count_of(lowered_calls, callee),
                      text_of(arena, "the lowering has a mode that the source has not:", stated->name, callee));
    }
  return pl_fault_none();
}

/* The fault that a call of the lowering has an attribute known in LLVM IR alone that has no meaning here, or claims what the
 * source does not; none otherwise. */
static pl_fault claims_fault(pl_arena *arena, const call_vec *source_calls, const call_vec *lowered_calls) {
  for (size_t i = 0; i < lowered_calls->len; i++)
    for (size_t k = 0; k < lowered_calls->data[i].own.len; k++) {
      const pl_stated *stated = &lowered_calls->data[i].own.data[k];
      const pl_str callee = lowered_calls->data[i].callee;
      const bool lost = stated->is_llvm && (!stated->row || stated->row->kind == PL_CLAIM_CLAIM);
      const bool known = stated->row && pl_tv_same_attribute(&lowered_calls->data[i].of_callee, stated);
      if (!lost || known ||
          (stated->row && count_of(source_calls, callee) > 0 &&
           count_saying(source_calls, callee, stated) == count_of(source_calls, callee)))
        continue;
      if (pl_tv_is_made_up(stated, callee))
        return fault_of(false, text_of(arena, "the lowering has a claim that the source has not:", stated->name, callee));
      return fault_of(true,
                      text_of(arena,
                              stated->row ? "the lowering has a claim that has no meaning here yet:"
                                          : "an attribute that is in no row of the table of claims, and has no meaning here:",
                              stated->name, callee));
    }
  return pl_fault_none();
}

/* The fault, unsupported, that a call has an LLVM attribute without a row in the table of claims; none otherwise. */
static pl_fault unknown_fault(pl_arena *arena, const call_vec *calls) {
  for (size_t i = 0; i < calls->len; i++)
    for (size_t k = 0; k < calls->data[i].own.len; k++)
      if (calls->data[i].own.data[k].is_llvm && !calls->data[i].own.data[k].row)
        return fault_of(true, text_of(arena, "an attribute that is in no row of the table of claims, and has no meaning here:",
                                      calls->data[i].own.data[k].name, calls->data[i].callee));
  return pl_fault_none();
}

/* ---- how often ---- */

/* Whether the call or its callee has an attribute of that LLVM IR name. */
static bool says(const stated_call *call, const char *word) { return lists(&call->own, word) || lists(&call->of_callee, word); }

/* How many calls of that callee have, or whose callee has, an attribute of that LLVM IR name. */
static uint32_t count_with(const call_vec *calls, pl_str callee, const char *word) {
  uint32_t count = 0;
  for (size_t i = 0; i < calls->len; i++)
    count += pl_str_eq(calls->data[i].callee, callee) && says(&calls->data[i], word);
  return count;
}

/* How many blocks the function has. */
static uint32_t count_blocks(const pl_op *func) {
  uint32_t count = 0;
  for (const pl_block *block = func->num_regions > 0 ? func->regions[0]->first : NULL; block; block = block->next)
    count++;
  return count;
}

/* The fault that the lowering has more, fewer or other calls of a callee than the source where
 * attributes (noduplicate, nomerge, convergent) forbid that or leave it open; none otherwise. */
static pl_fault number_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const call_vec *source_calls,
                             const call_vec *lowered_calls) {
  for (size_t i = 0; i < source_calls->len; i++) {
    const stated_call *call = &source_calls->data[i];
    const uint32_t source_count = count_of(source_calls, call->callee), lowered_count = count_of(lowered_calls, call->callee);
    if (says(call, "noduplicate") && lowered_count > source_count)
      return fault_of(false,
                      text_of(arena, "the lowering duplicates what may not be duplicated:", PL_STR("noduplicate"), call->callee));
    if (count_with(source_calls, call->callee, "nomerge") > 1 && lowered_count < source_count)
      return fault_of(lowered_count == 0,
                      text_of(arena, "the lowering has fewer calls of what may not be merged:", PL_STR("nomerge"), call->callee));
    const bool moved =
        lowered_count != source_count || (source->info == lowered->info && count_blocks(source) != count_blocks(lowered));
    if (says(call, "convergent") && moved)
      return fault_of(true, text_of(arena, "what is convergent under another control than the source's has no meaning here yet:",
                                    PL_STR("convergent"), call->callee));
  }
  return pl_fault_none();
}

pl_fault pl_tv_call_modes_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered) {
  assert(arena && pl_op_has(source, PL_TRAIT_FUNCTION) && pl_op_has(lowered, PL_TRAIT_FUNCTION));
  call_vec source_calls = {0}, lowered_calls = {0};
  gather(arena, source, &source_calls);
  gather(arena, lowered, &lowered_calls);
  pl_fault fault = unknown_fault(arena, &source_calls);
  if (!pl_is_fault(fault)) fault = claims_fault(arena, &source_calls, &lowered_calls);
  if (!pl_is_fault(fault) && lowered_calls.len > 0) fault = modes_fault(arena, &source_calls, &lowered_calls);
  if (!pl_is_fault(fault)) fault = number_fault(arena, source, lowered, &source_calls, &lowered_calls);
  if (fault.verdict == PL_VERDICT_UNSUPPORTED) fault.place = lowered;
  release(&source_calls);
  release(&lowered_calls);
  return fault;
}
