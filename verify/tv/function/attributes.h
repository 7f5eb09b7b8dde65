/* attributes.h - what a function, global or call says by attributes, each with its row in the table of claims. */
#ifndef PL_VERIFY_TV_FUNCTION_ATTRIBUTES_H
#define PL_VERIFY_TV_FUNCTION_ATTRIBUTES_H

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/claims/claims.h"

/* What the source or the lowering says of a function, global or call: each attribute with its row in the table of claims.
 */
typedef struct pl_stated {
  const pl_claim *row;    /* NULL: the table has none */
  pl_str name, text;      /* the text of the value, as LLVM IR has it */
  const pl_attr *attr;    /* NULL: a word without value */
  bool has_text, is_llvm; /* is_llvm: by its name in LLVM IR, where no name is just a note */
} pl_stated;

typedef PL_VEC(pl_stated) pl_stated_vec;

typedef bool pl_stated_excuse(const pl_stated *stated, const void *data);

/* Appends to `out`, which is empty, the attributes that the op states, each with its row at `place` (a pl_claim_place) in the
 * table of claims; those of dialects foreign to LLVM IR are left out. `arena` holds the texts of numbers; NULL: they get none. */
void pl_tv_attributes_of(pl_arena *arena, const pl_op *op, uint32_t place, pl_stated_vec *out);

/* The first attribute in the list with the same name and value as `what`; NULL if there is none. */
const pl_stated *pl_tv_same_attribute(const pl_stated_vec *list, const pl_stated *what);

/* The first attribute in the list without a row in the table of claims, not counting MLIR's discardable attributes that `other`
 * has with the same value; NULL if there is none. */
const pl_stated *pl_tv_unknown_attribute(const pl_stated_vec *list, const pl_stated_vec *other);

/* The first attribute (a mode, or one that the linker sees) that the lowering has, the source has not, and a lowering may not
 * add; NULL if there is none. Those for which `excuse` (may be NULL) returns true do not count. */
const pl_stated *pl_tv_added_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                       const void *data);
/* The first attribute of the source (a mode, or one that the linker sees) that the lowering has to keep and has neither itself
 * nor by one that may stand for it; NULL if there is none. Those for which `excuse` (may be NULL) returns true do not count. */
const pl_stated *pl_tv_lost_attribute(const pl_stated_vec *source, const pl_stated_vec *lowered, pl_stated_excuse *excuse,
                                      const void *data);

/* The first claim of the lowering that the source is not known to make or imply; NULL if there is none. Those for which `excuse`
 * (may be NULL) returns true do not count. */
const pl_stated *pl_tv_claimed_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                         const void *data);

/* Whether the argument or result attribute of that row with value `lowered` is known to follow from an attribute in the
 * dictionary `source` (may be NULL). An equal one does not always count. */
bool pl_tv_is_weaker(const pl_claim *row, const pl_attr *source, const pl_attr *lowered);

/* Whether functions `a` and `b` are known to treat denormal numbers alike in the floating-point formats that `body` computes
 * with. */
bool pl_tv_denormals_alike(const pl_op *a, const pl_op *b, const pl_op *body);

/* Whether the attribute is one of LLVM's "denormal-fp-math" modes. */
bool pl_tv_is_of_denormals(const pl_stated *stated);

/* Whether the callee's body is known to treat denormal numbers alike when it is inlined into the caller. */
bool pl_tv_denormals_inlined(const pl_op *caller, const pl_op *callee);

/* Whether the op may depend on what a mode is about: `what` is "float" (computing on any format), "f32" or "floats but f32" (on
 * such), "vector" (vector operands or results), or "memory" (accesses). */
bool pl_tv_op_deals_with(const pl_op *op, const char *what);
/* Whether the function may depend on what a mode is about, as pl_tv_op_deals_with says of its ops. */
bool pl_tv_deals_with(const pl_op *func, const char *what);

/* Whether the attribute claims of an argument what the function's body does with it, so that `pl_body_shows_argument` may judge
 * it. */
bool pl_body_is_argument_claim(pl_str name);

#endif
