/* normal_values.h - which memrefs -normalize-memrefs rewrites, decided before anything is. Private to core/transform.
 *
 * A function is rewritten with those that it calls or is called by, or all of them stay: where an op that looks at the layout has
 * to do with a buffer, an argument or the result of a call that has one. A view has none of its own to lose and stays by itself,
 * but for reinterpret_cast, which needs no view to say where it begins. Functions that are only declared are rewritten too.
 */
#ifndef PL_CORE_TRANSFORM_PASSES_NORMAL_VALUES_H
#define PL_CORE_TRANSFORM_PASSES_NORMAL_VALUES_H

#include "core/base/map.h"
#include "core/ir/op.h"

/* Zero-initialise but for `module`. */
typedef struct pl_normal_values {
  pl_module *module;
  pl_map forms;     /* type -> its normal form, or NULL: it has none */
  pl_map staying;   /* values that keep their types */
  pl_map results;   /* function -> which of its results (bool *) keep theirs; none where it is not there */
  pl_map unchanged; /* functions that stay */
} pl_normal_values;

/* Decides which functions, calls and memrefs of the module are rewritten, and fills the tables. */
void pl_normal_values_find(pl_normal_values *n);
/* Frees the tables. */
void pl_normal_values_free(pl_normal_values *n);
/* The normal form of the value's type if the value may get that, as an allocation or an argument; else NULL. The caller has to
 * look whether its function is rewritten. */
const pl_type *pl_normal_value(pl_normal_values *n, const pl_value *value);
/* The normal form of a type that has one, else the type. */
const pl_type *pl_normal_type(pl_normal_values *n, const pl_type *type);
/* The type that result `i` of a rewritten function gets, given its present type. */
const pl_type *pl_normal_result(pl_normal_values *n, const pl_op *func, uint32_t i, const pl_type *type);

/* Whether the op is an access whose memref can be rewritten; if so, *memref gets the operand number of the memref, which its
 * indices follow. */
bool pl_normal_access(const pl_op *op, uint32_t *memref);
/* The dimension that a memref.dim asks for, from 0; -1 if it is no constant or not within the rank. */
int64_t pl_normal_dim(const pl_op *dim);
/* The dimension of the normal form that equals dimension `i` of the memref type; -1 if there is none. */
int64_t pl_normal_place(pl_context *ctx, const pl_type *type, int64_t i);
/* The op directly in the module that the op's symbol attribute names; NULL if there is none, and for a nested reference. */
pl_op *pl_normal_callee(const pl_normal_values *n, const pl_op *op, pl_attr_name attribute);

#endif
