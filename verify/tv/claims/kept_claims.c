/* kept_claims.c - claims about what is read that the lowering keeps, held against what it reads.
 *
 * To store where the source does not is wrong in itself. A load may be made of any bytes that the source stores to, and is
 * undefined where the function claims not to read them. Sources: LLVM Language Reference, "Parameter Attributes" (writeonly,
 * readnone), "Function Attributes" (memory). */
#include "verify/tv/claims/kept_claims.h"

#include <assert.h>

/* What may read in the source: of the llvm dialect, by its operations; of others, whether anything reads at all. */
typedef struct source_reads {
  const pl_body *body; /* NULL: not of the llvm dialect */
  bool any;
} source_reads;

static source_reads reads_of(pl_arena *arena, const pl_op *source) {
  source_reads reads = {0};
  pl_op *root = (pl_op *)(uintptr_t)source;
  if (pl_op_is(source, PL_OP_LLVM_FUNC)) reads.body = pl_body_new(arena, source, source);
  for (const pl_op *op = root; op != NULL; op = pl_op_walk_next(root, (pl_op *)(uintptr_t)op))
    reads.any |= pl_op_has(op, PL_TRAIT_READS) || pl_op_has(op, PL_TRAIT_CALL);
  return reads;
}

static bool forbids_reads(pl_str name) { return pl_str_is(name, "llvm.writeonly") || pl_str_is(name, "llvm.readnone"); }

/* Arguments of functions of the llvm dialect correspond one to one. */
static const char *broken_of_argument(const source_reads *reads, const pl_body *body, const pl_attr *list, uint32_t arg) {
  for (uint32_t i = 0; list != NULL && i < list->dict.count; i++) {
    const pl_str name = list->dict.entries[i].name;
    if (!forbids_reads(name) || !pl_body_reads_through(body, arg)) continue;
    if (reads->body != NULL ? !pl_body_reads_through(reads->body, arg) : !reads->any) return name.data;
  }
  return NULL;
}

const char *pl_tv_broken_claim(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_body *body) {
  assert(arena != NULL && body != NULL && pl_op_is(lowered, PL_OP_LLVM_FUNC));
  const pl_attr *lists = pl_op_attr(lowered, PL_NAME_ARG_ATTRS), *effects = pl_op_attr(lowered, PL_NAME_MEMORY_EFFECTS);
  if (pl_func_is_declaration(source) || !pl_body_is_known(body)) return NULL;
  const source_reads reads = reads_of(arena, source);
  for (uint32_t i = 0; lists != NULL && i < lists->array.count; i++) {
    const char *name = broken_of_argument(&reads, body, lists->array.elems[i], i);
    if (name != NULL) return name;
  }
  if (effects == NULL || !pl_body_reads_beyond(body, effects)) return NULL;
  const bool source_reads_too = reads.body != NULL ? pl_body_reads_beyond(reads.body, effects) : reads.any;
  return source_reads_too ? NULL : "memory";
}
