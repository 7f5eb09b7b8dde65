/* import_losses.c - what the reader of LLVM IR had no form for. It leaves a mark where that was more than a hint: a claim about a
 * value, say, under which the operation is undefined. Nothing is known here of what is marked, so a lowering with marks is not
 * judged; a source without some of its claims is defined more often than it was, and a proof for that one is one for the other.
 * Source: LLVM Language Reference, "Metadata", "Instruction Reference"; which forms there are, core/llvmir/import.h. */
#include <assert.h>

#include "core/ir/op.h"
#include "verify/claims/claims.h"
#include "verify/convention/role.h"
#include "verify/tv/function/import_losses.h"
#include "verify/tv/report/text.h"

/* Whether the op has the mark that the import from LLVM IR dropped something there, other than attributes that it lists. */
static bool is_marked(const pl_op *op) { return pl_op_attr(op, PL_NAME_PLUMBLINE_NOT_KEPT) != NULL; }

/* Whether the op is an llvm.call or llvm.invoke. */
static bool is_call(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_INVOKE); }

/* The row in the table of claims (see claims.h) of an attribute [place, name, value] that the op has lost; NULL if there is
 * none. */
static const pl_claim *row_of(const pl_op *op, const pl_attr *entry) {
  const pl_str place = entry->array.elems[0]->string, name = entry->array.elems[1]->string;
  if (pl_str_is(place, "metadata")) return pl_claim_of_llvm(name, PL_AT_META);
  if (pl_str_is(place, "argument")) return pl_claim_of_llvm(name, PL_AT_PARAMETER | PL_AT_RESULT);
  return pl_claim_of_llvm(name, is_call(op) ? PL_AT_CALL : PL_AT_CALL | PL_AT_INSTRUCTION);
}

/* Whether a lost attribute of the op may make a difference to a proof in which the op is of that role. False for those that are
 * compared elsewhere (call_modes.c). */
static bool matters(const pl_op *op, const pl_attr *entry, pl_role role) {
  const pl_claim *row = row_of(op, entry);
  const bool of_call = is_call(op) && pl_str_is(entry->array.elems[0]->string, "attribute");
  if (of_call) return false;
  if (!row) return true;
  if (row->kind == PL_CLAIM_CLAIM) return role == PL_ROLE_LOWERING;
  return row->kind != PL_CLAIM_NOTHING && row->change != PL_CHANGE_MAY_ADD;
}

/* Whether one of the attributes that the import listed as lost at the op may make a difference to a proof in which the op is of
 * that role. */
static bool has_lost(const pl_op *op, pl_role role) {
  const pl_attr *lost = pl_op_attr(op, PL_NAME_PLUMBLINE_LOST);
  for (uint32_t i = 0; lost && i < lost->array.count; i++)
    if (matters(op, lost->array.elems[i], role)) return true;
  return false;
}

/* The first op at or in `root` that has lost something in the import from LLVM IR that makes a difference in a lowering; NULL if
 * there is none. What the function lists as lost itself is compared elsewhere. */
static const pl_op *marked_below(const pl_op *root) {
  for (pl_op *op = (pl_op *)(uintptr_t)root; op; op = pl_op_walk_next(root, op))
    if (is_marked(op) || (op != root && has_lost(op, PL_ROLE_LOWERING))) return op;
  return NULL;
}

/* The first op at or in the source that has lost something in the import from LLVM IR that makes a difference in a source, where
 * losing just a claim makes none; NULL if there is none. */
static const pl_op *marked_outside(const pl_op *source) {
  for (pl_op *op = (pl_op *)(uintptr_t)source; op; op = pl_op_walk_next(source, op))
    if ((is_marked(op) && (op == source || is_call(op))) || (op != source && has_lost(op, PL_ROLE_SOURCE))) return op;
  return NULL;
}

const pl_op *pl_tv_import_loss(const pl_op *source, const pl_op *lowered) {
  assert(source && (!lowered || source->module->ctx == lowered->module->ctx));
  const pl_op *found = lowered ? marked_below(lowered) : NULL;
  return found ? found : marked_outside(source);
}

const pl_op *pl_tv_lost_claim(const pl_op *source) { return marked_below(source); }

/* A lost attribute of the op that matters for a lowering as text, such as "metadata '!range' of llvm.load"; empty if there is
 * none. Memory of the arena. */
static const char *lost_name(pl_arena *arena, const pl_op *op) {
  const pl_attr *lost = pl_op_attr(op, PL_NAME_PLUMBLINE_LOST);
  pl_sink text = {0};
  for (uint32_t i = 0; lost && i < lost->array.count && text.len == 0; i++) {
    const pl_attr *entry = lost->array.elems[i];
    const pl_str place = entry->array.elems[0]->string, name = entry->array.elems[1]->string;
    if (!matters(op, entry, PL_ROLE_LOWERING)) continue;
    const bool meta = pl_str_is(place, "metadata"), argument = pl_str_is(place, "argument");
    pl_sink_printf(&text, "%s'%s%.*s' of %s%.*s", meta ? "metadata " : "attribute ", meta ? "!" : "", PL_STR_FMT(name),
                   argument ? "an argument or result of " : "", PL_STR_FMT(op->info->name));
  }
  const char *copy = pl_arena_copy(arena, pl_sink_text(&text), text.len + 1);
  (void)pl_sink_close(&text);
  return copy;
}

const char *pl_tv_loss_text(pl_arena *arena, const pl_op *marked) {
  assert(arena && marked);
  const pl_attr *what = pl_op_attr(marked, PL_NAME_PLUMBLINE_NOT_KEPT);
  const char *text = what && what->kind == PL_ATTR_STRING ? pl_arena_copy(arena, what->string.data, what->string.len + 1)
                                                          : lost_name(arena, marked);
  return pl_tv_join(arena, "dropped by the import: ", text);
}
