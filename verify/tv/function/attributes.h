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

/* `place`: a pl_claim_place. `arena` holds the texts of numbers; NULL: they have none. */
void pl_tv_attributes_of(pl_arena *arena, const pl_op *op, uint32_t place, pl_stated_vec *out);

/* The one in the list that says the same, or NULL. */
const pl_stated *pl_tv_same_attribute(const pl_stated_vec *list, const pl_stated *what);

/* The first name that has no row; a note of MLIR's that both have is none. NULL: there is no such name. */
const pl_stated *pl_tv_unknown_attribute(const pl_stated_vec *list, const pl_stated_vec *other);

/* The first attribute that only the lowering has and may not add: a mode, or what the linker sees. NULL if there is none.
 * Those for which `excuse` (may be NULL) returns true do not count. */
const pl_stated *pl_tv_added_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                       const void *data);
/* The first of the source's attributes `theirs` that the lowering (`mine`) may not drop and has dropped; NULL if there is
 * none. Those for which `excuse` (may be NULL) returns true do not count. */
const pl_stated *pl_tv_lost_attribute(const pl_stated_vec *source, const pl_stated_vec *lowered, pl_stated_excuse *excuse,
                                      const void *data);

/* A claim of the lowering's that the source does not make, nor one that says more. */
const pl_stated *pl_tv_claimed_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                         const void *data);

/* Whether a claim about a value follows from those in `theirs`, a dictionary of another one, or NULL. */
bool pl_tv_is_weaker(const pl_claim *row, const pl_attr *theirs, const pl_attr *mine);

/* Whether two functions treat denormal numbers alike in the formats that a body computes with. */
bool pl_tv_denormals_alike(const pl_op *a, const pl_op *b, const pl_op *body);

/* Whether it is one of the modes that say how denormal numbers are treated. */
bool pl_tv_is_of_denormals(const pl_stated *stated);

/* Whether a callee's body means the same in its caller, as far as denormal numbers go. */
bool pl_tv_denormals_inlined(const pl_op *caller, const pl_op *callee);

/* Whether an operation is one on "float" values that are more than moved (on "f32" alone, on "floats but f32"), on "vector"
 * values, or on "memory". */
bool pl_tv_op_deals_with(const pl_op *op, const char *what);
/* Whether an operation in the body of `func` is one of `what` (see `pl_tv_op_deals_with`), or for "vector" an argument has
 * such a type. */
bool pl_tv_deals_with(const pl_op *func, const char *what);

/* Whether the claim about an argument (`llvm.readonly`, ...) is about the body and not about callers. */
bool pl_body_is_argument_claim(pl_str name);

#endif
