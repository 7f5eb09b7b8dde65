/* memref: ops that change a buffer as a whole or an element atomically. Source: MLIR documentation, "'memref' Dialect":
 * memref.realloc, memref.reshape, memref.prefetch, memref.atomic_rmw, memref.generic_atomic_rmw, memref.alloca_scope. */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"
#include "core/ir/enums.h"

/* Checks that the memref type has one dimension. False if not, with an error that calls the value `what` and the elements that it
 * may have `elements`. */
static bool check_1d(pl_checker *c, const pl_op *op, const pl_type *type, const char *what, const char *elements) {
  if (type->shaped.rank == 1) return true;
  return pl_check_error(c, op, "%s must be 1D memref of %s values, but got '%s'", what, elements, pl_check_type_text(c, type));
}

/* Checks the types and the size operand of memref.realloc. False, and reported, if they break a rule. */
bool pl_check_memref_realloc(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_REALLOC));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  const char *from_text = pl_check_type_text(c, from), *to_text = pl_check_type_text(c, to);
  if (!check_1d(c, op, from, "operand #0", "any type") || !check_1d(c, op, to, "result #0", "any type")) return false;
  if (!pl_memref_is_identity(from)) return pl_check_error_at(c, op, "unsupported layout for source memref type '%s'", from_text);
  if (!pl_memref_is_identity(to)) return pl_check_error_at(c, op, "unsupported layout for result memref type '%s'", to_text);
  const char *differs = from->shaped.space != to->shaped.space ? "memory spaces"
                        : from->shaped.elem != to->shaped.elem ? "element types"
                                                               : NULL;
  if (differs)
    return pl_check_error_at(c, op, "different %s specified for source memref type '%s' and result memref type '%s'", differs,
                             from_text, to_text);
  bool dynamic = to->shaped.shape[0] == PL_DYNAMIC, given = op->num_operands > 1;
  return dynamic == given ||
         pl_check_error_at(c, op, "%s dimension operand for result type '%s'", dynamic ? "missing" : "unnecessary", to_text);
}

/* Checks the types and the shape operand of memref.reshape. False, and reported, if they break a rule. */
bool pl_check_memref_reshape(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_RESHAPE));
  const pl_type *from = pl_operand(op, 0)->type, *shape = pl_operand(op, 1)->type, *to = pl_result(op, 0)->type;
  bool whole = shape->shaped.elem->kind == PL_TYPE_INDEX ||
               (shape->shaped.elem->kind == PL_TYPE_INTEGER && shape->shaped.elem->integer.signedness == PL_SIGNLESS);
  if (!whole || shape->shaped.rank != 1)
    return pl_check_error(c, op, "operand #1 must be 1D memref of signless integer or index values, but got '%s'",
                          pl_check_type_text(c, shape));
  if (from->shaped.elem != to->shaped.elem)
    return pl_check_error(c, op, "element types of source and destination memref types should be the same");
  if (!pl_memref_is_identity(from)) return pl_check_error(c, op, "source memref type should have identity affine map");
  if (to->kind != PL_TYPE_MEMREF) return true;
  if (!pl_memref_is_identity(to)) return pl_check_error(c, op, "result memref type should have identity affine map");
  if (shape->shaped.shape[0] == PL_DYNAMIC)
    return pl_check_error(c, op, "cannot use shape operand with dynamic length to reshape to statically-ranked memref type");
  return shape->shaped.shape[0] == (int64_t)to->shaped.rank ||
         pl_check_error(c, op, "length of shape operand differs from the result's memref rank");
}

/* Checks that the localityHint of memref.prefetch is from 0 to 3. False, and reported, if not. */
bool pl_check_prefetch_fields(pl_checker *c, const pl_op *op) {
  uint64_t hint;
  if (pl_apint_to_u64(pl_op_attr(op, PL_NAME_LOCALITY_HINT)->integer, &hint) && hint <= 3) return true;
  return pl_check_error(c, op,
                        "attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum "
                        "value is 0 whose maximum value is 3");
}

/* Checks that the value of memref.atomic_rmw is a signless integer or a float, and that its kind works on it. False, and
 * reported, if not. */
bool pl_check_rmw_kind(pl_checker *c, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_attr *kind = pl_op_attr(op, PL_NAME_KIND);
  int64_t value = -1;
  if (type->kind != PL_TYPE_FLOAT && !(type->kind == PL_TYPE_INTEGER && type->integer.signedness == PL_SIGNLESS))
    return pl_check_error(c, op, "operand #0 must be signless integer or floating-point, but got '%s'",
                          pl_check_type_text(c, type));
  (void)pl_apint_to_i64(kind->integer, &value);
  const char *word = pl_vocabulary_word(pl_vocabulary_find(PL_STR("arith.atomic")), value);
  if (!word || strcmp(word, "assign") == 0) return true;
  /* addf, maximumf, ...; mlir-opt asks nothing of maxnumf and minnumf, but there is no such operation on integers */
  bool on_floats = word[strlen(word) - 1] == 'f';
  if (on_floats == (type->kind == PL_TYPE_FLOAT)) return true;
  return pl_check_error(c, op, "with kind '%s' expects %s type", word, on_floats ? "a floating-point" : "an integer");
}

/* Whether an op surely neither reads nor writes memory. Divisions count too: they may be undefined, but have no effect. */
bool pl_check_is_effect_free(const pl_op *op) {
  assert(op && op->info);
  if (op->info->kind == PL_OP_UNREGISTERED) return false;
  if (pl_op_has(op, PL_TRAIT_PURE) || pl_str_is(op->info->dialect, "arith") || pl_str_is(op->info->dialect, "index")) return true;
  return pl_op_is(op, PL_OP_MEMREF_ATOMIC_YIELD) || pl_op_has(op, PL_TRAIT_DIVIDES);
}

/* Checks that the body of memref.generic_atomic_rmw has only ops without effects. False, and reported, if not. */
bool pl_check_body_effects(pl_checker *c, const pl_op *op) {
  const pl_block *body = op->regions[0]->first;
  for (const pl_op *inner = body ? body->first : NULL; inner; inner = inner->next)
    if (!pl_check_is_effect_free(inner))
      return pl_check_error_at(c, inner,
                               "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects");
  return true;
}

/* Checks that region 0 of the op has exactly one block. False, and reported, if not. */
bool pl_check_one_block(pl_checker *c, const pl_op *op) {
  const pl_block *first = op->regions[0]->first;
  if (!first) return pl_check_error(c, op, "region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks");
  return !first->next || pl_check_error(c, op, "expects region #0 to have 0 or 1 blocks");
}
