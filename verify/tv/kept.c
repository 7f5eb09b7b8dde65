/* kept.c - what the reader of LLVM IR had no form for. It leaves a mark where that was more than a hint: a claim about a value,
 * say, under which the operation is undefined. Nothing is known here of what is marked, so a lowering with marks is not judged; a
 * source without some of its claims is defined more often than it was, and a proof for that one is one for the other. Source:
 * LLVM Language Reference, "Metadata", "Instruction Reference"; which forms there are, core/llvmir/import.h. */
#include "verify/tv/internal.h"

static bool is_marked(const pl_op *op) { return pl_op_attr(op, "plumbline.not_kept") != NULL; }

static const pl_op *marked_below(const pl_op *root) {
  for (pl_op *op = (pl_op *)(uintptr_t)root; op; op = pl_op_walk_next(root, op))
    if (is_marked(op)) return op;
  return NULL;
}

/* What a source has lost of how it is called, or calls, is more than a claim. */
static const pl_op *marked_outside(const pl_op *source) {
  for (pl_op *op = (pl_op *)(uintptr_t)source; op; op = pl_op_walk_next(source, op))
    if (is_marked(op) && (op == source || pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_INVOKE))) return op;
  return NULL;
}

const pl_op *pl_tv_not_kept(const pl_op *source, const pl_op *lowered) {
  const pl_op *found = marked_below(lowered);
  return found ? found : marked_outside(source);
}

const char *pl_tv_loss_text(pl_arena *arena, const pl_op *marked) {
  const pl_attr *what = pl_op_attr(marked, "plumbline.not_kept");
  const pl_str text = what && what->kind == PL_ATTR_STRING ? what->string : PL_STR("part of what it says");
  return pl_tv_join(arena, "not kept when this was read: ", pl_arena_copy(arena, text.data, text.len + 1));
}
