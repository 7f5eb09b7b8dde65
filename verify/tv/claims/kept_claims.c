/* kept_claims.c - claims that source and lowering both make, held against what the lowering alone does.
 *
 * The source's claim says of its own body what is so wherever the source is defined. A lowering that does more, a load of what
 * the source only stores to, a pointer kept, an acquire in the place of a monotonic load, may break what both claim. What callees
 * do that both have is left out: these calls are held against each other. Sources: LLVM Language Reference, "Parameter
 * Attributes", "Function Attributes". */
#include "verify/tv/claims/kept_claims.h"

#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/tv/claims/body.h"

/* The two bodies. Of a source that is not of the llvm dialect no more is known than whether anything in it reads. */
typedef struct two_bodies {
  const pl_body *source, *lowered;
  bool reads;
} two_bodies;

/* Whether an op of the function may read memory or is a call. */
static bool may_read(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op != NULL; op = pl_op_walk_next(root, op))
    if (pl_op_has(op, PL_TRAIT_READS) || pl_op_has(op, PL_TRAIT_CALL)) return true;
  return false;
}

/* Whether the attribute forbids the function to read through the argument: `writeonly` or `readnone`. */
static bool forbids_reads(pl_str name) { return pl_str_is(name, "llvm.writeonly") || pl_str_is(name, "llvm.readnone"); }

/* Whether the attribute of argument `arg` is one on what the body does that the source's body is shown to satisfy and the
 * lowering's is not. */
static bool is_broken_of_argument(const two_bodies *bodies, pl_named_attr claim, uint32_t arg) {
  if (!pl_body_is_argument_claim(claim.name) || pl_body_shows_argument(bodies->lowered, claim.name, claim.value, arg))
    return false;
  return bodies->source != NULL ? pl_body_shows_argument(bodies->source, claim.name, claim.value, arg)
                                : forbids_reads(claim.name) && !bodies->reads;
}

/* The name of the first argument attribute of `lowered` that the source's body is shown to satisfy and the lowering's is not;
 * NULL if there is none. */
static const char *broken_of_arguments(const two_bodies *bodies, const pl_op *lowered) {
  const pl_attr *lists = pl_op_attr(lowered, PL_NAME_ARG_ATTRS);
  for (uint32_t i = 0; lists != NULL && i < lists->array.count; i++) {
    const pl_attr *list = lists->array.elems[i];
    for (uint32_t k = 0; k < list->dict.count; k++)
      if (is_broken_of_argument(bodies, list->dict.entries[k], i)) return list->dict.entries[k].name.data;
  }
  return NULL;
}

/* Whether the attribute is a claim other than on whether and how a function ends; those are left to the proof. */
static bool is_of_interest(const pl_stated *claim) {
  return claim->row != NULL && claim->row->kind == PL_CLAIM_CLAIM && (claim->row->traits & PL_CLAIM_ENDING) == 0;
}

/* The name of the first function attribute in `stated`, other than on whether and how it ends, that the source's body is shown
 * to satisfy and the lowering's is not; NULL if there is none. */
static const char *broken_of_function(const two_bodies *bodies, const pl_stated_vec *stated) {
  for (size_t i = 0; i < stated->len; i++) {
    const pl_stated *claim = &stated->data[i];
    if (!is_of_interest(claim) || pl_body_shows_claim(bodies->lowered, claim)) continue;
    const bool kept = bodies->source != NULL ? pl_body_shows_claim(bodies->source, claim)
                                             : claim->row->change == PL_CHANGE_MEMORY && !bodies->reads;
    if (kept) return claim->name.data;
  }
  return NULL;
}

/* Whether the lowering's function makes a claim that is of interest here: one in `stated`, its function attributes
 * (is_of_interest), or one on what its body does with an argument (pl_body_is_argument_claim). */
static bool claims_something(const pl_op *lowered, const pl_stated_vec *stated) {
  const pl_attr *lists = pl_op_attr(lowered, PL_NAME_ARG_ATTRS);
  bool any = false;
  for (size_t i = 0; i < stated->len; i++)
    any |= is_of_interest(&stated->data[i]);
  for (uint32_t i = 0; lists != NULL && i < lists->array.count; i++)
    for (uint32_t k = 0; k < lists->array.elems[i]->dict.count; k++)
      any |= pl_body_is_argument_claim(lists->array.elems[i]->dict.entries[k].name);
  return any;
}

/* The name of the first attribute of an argument of `lowered`, or else in `stated`, those of the function, that the source's
 * body is shown to satisfy and the lowering's is not; NULL if there is none or the lowering's body is not analysed. */
static const char *broken(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_stated_vec *stated) {
  two_bodies bodies = {.lowered = pl_body_without_callees(arena, source, lowered)};
  if (!pl_body_is_known(bodies.lowered)) return NULL;
  if (pl_op_is(source, PL_OP_LLVM_FUNC))
    bodies.source = pl_body_without_callees(arena, lowered, source);
  else
    bodies.reads = may_read(source);
  const char *name = broken_of_arguments(&bodies, lowered);
  return name != NULL ? name : broken_of_function(&bodies, stated);
}

const char *pl_tv_broken_claim(pl_arena *arena, const pl_op *source, const pl_op *lowered) {
  assert(arena != NULL && !pl_func_is_declaration(source) && pl_op_is(lowered, PL_OP_LLVM_FUNC));
  pl_stated_vec stated = {0};
  pl_tv_attributes_of(NULL, lowered, PL_AT_FUNCTION, &stated);
  const char *name = claims_something(lowered, &stated) ? broken(arena, source, lowered, &stated) : NULL;
  pl_vec_free(&stated);
  return name;
}
