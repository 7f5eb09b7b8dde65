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

/* Appends to `out`, which is empty, each attribute that the op states with its row at `place` (a pl_claim_place) in the table of
 * claims: entries of `passthrough`, `target_specific_attrs` and `plumbline.lost` one by one, those of dialects foreign to LLVM
 * IR not. `arena` holds the texts of numbers; NULL: they get none. */
void pl_tv_attributes_of(pl_arena *arena, const pl_op *op, uint32_t place, pl_stated_vec *out);

/* The first attribute in the list with the same name and value as `what`; NULL if there is none. */
const pl_stated *pl_tv_same_attribute(const pl_stated_vec *list, const pl_stated *what);

/* The first attribute in the list without a row in the table of claims; NULL if there is none. A discardable attribute of MLIR
 * that `other` has with the same value does not count. */
const pl_stated *pl_tv_unknown_attribute(const pl_stated_vec *list, const pl_stated_vec *other);

/* The first attribute (a mode, or one that the linker sees) that only the lowering has and may not add; NULL if there is none.
 * Those for which `excuse` (may be NULL) returns true do not count. */
const pl_stated *pl_tv_added_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                       const void *data);
/* The first attribute of the source (a mode, or one that the linker sees) that the lowering has to keep and neither has, nor
 * implies by another, nor, where that is allowed, has with a larger number; NULL if there is none. Those for which `excuse` (may
 * be NULL) returns true do not count. */
const pl_stated *pl_tv_lost_attribute(const pl_stated_vec *source, const pl_stated_vec *lowered, pl_stated_excuse *excuse,
                                      const void *data);

/* The first claim of the lowering that the source neither makes nor implies; NULL if there is none. Those for which `excuse` (may
 * be NULL) returns true do not count. */
const pl_stated *pl_tv_claimed_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                         const void *data);

/* Whether the argument or result attribute of that row with value `mine` follows from an attribute in the dictionary `theirs`
 * (may be NULL): from another one that implies it, or from one of the same name whose number, range or captures say no less. Of
 * attributes of other kinds an equal one does not count. */
bool pl_tv_is_weaker(const pl_claim *row, const pl_attr *theirs, const pl_attr *mine);

/* Whether functions `a` and `b` treat denormal numbers alike in the floating-point formats that `body` computes with; if a mode
 * can't be read, whether `body` has no floating-point operation. */
bool pl_tv_denormals_alike(const pl_op *a, const pl_op *b, const pl_op *body);

/* Whether the attribute is one of LLVM's "denormal-fp-math" modes. */
bool pl_tv_is_of_denormals(const pl_stated *stated);

/* Whether the callee's body treats denormal numbers alike when it is inlined into the caller, in the formats that it computes
 * with; if a mode can't be read, whether it has no floating-point operation. */
bool pl_tv_denormals_inlined(const pl_op *caller, const pl_op *callee);

/* Whether the op is of kind `what`: "float" (has a float operand or result of any format, and does not just move it), "f32" or
 * "floats but f32" (likewise), "vector" (has a vector operand or result), or "memory" (a load, store, atomic access,
 * copy or memset of the llvm dialect, or any memref op). */
bool pl_tv_op_deals_with(const pl_op *op, const char *what);
/* Whether some op in the body of `func` is of kind `what` (see pl_tv_op_deals_with), or for "vector" an argument has a vector
 * type. */
bool pl_tv_deals_with(const pl_op *func, const char *what);

/* Whether the attribute claims of an argument what the function's body does with it (`llvm.readonly`, `llvm.captures`,
 * `llvm.nofree`, `llvm.returned`, ...), so that `pl_body_shows_argument` may judge it. False for `llvm.initializes`, which
 * `pl_body_shows_initializes` judges. */
bool pl_body_is_argument_claim(pl_str name);

#endif
