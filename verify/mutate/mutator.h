/* mutator.h - what the operators share. Private to this folder. */
#ifndef PL_VERIFY_MUTATE_MUTATOR_H
#define PL_VERIFY_MUTATE_MUTATOR_H

#include "verify/mutate/mutate.h"

typedef struct pl_mutator {
  pl_module *module;
  pl_op *func;     /* the symbol whose operations are visited */
  uint32_t seen;   /* sites so far */
  uint32_t wanted; /* the one to change; UINT32_MAX: none, they are counted */
  bool done;
  pl_mutant mutant;
} pl_mutator;

/* Counts one more site at the op, unless mu->done. True if it is site `wanted`: mu->done and mu->mutant are set, the latter with
 * the formatted text (at most 255 bytes), and the caller then makes the change that the text describes. Else false. */
bool pl_mutator_site(pl_mutator *mu, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Adds the sites of one operator at one op; makes the change at the site that is wanted. */
#define OPERATOR(ident, ...) void pl_mutate_##ident(pl_mutator *mu, pl_op *op);
#include "verify/mutate/operators.def"
#undef OPERATOR

/* ---- Building ---- */

typedef struct pl_mutator_new {
  pl_op_kind kind;
  const pl_type *type;        /* of the result; NULL: none */
  pl_value *operands[3];      /* NULL ends them */
  const pl_named_attr *attrs; /* NULL ends with an entry without value */
} pl_mutator_new;

/* Inserts an op as `spec` describes it, with at most three operands and one result, before `place` and at its line and column.
 * Returns the result; NULL if it has none. */
pl_value *pl_mutator_build(pl_mutator *mu, pl_op *place, const pl_mutator_new *spec);
/* Inserts an `llvm.mlir.poison` of that type before `place` and returns its result. */
pl_value *pl_mutator_poison(pl_mutator *mu, pl_op *place, const pl_type *type);
/* Inserts an `llvm.mlir.constant` of that integer type before `place` and returns its result; `value` wraps to the width of the
 * type. */
pl_value *pl_mutator_integer(pl_mutator *mu, pl_op *place, const pl_type *type, int64_t value);
/* Inserts a copy of an operation without regions and successors before `place` and returns it. */
pl_op *pl_mutator_copy(pl_mutator *mu, pl_op *place, const pl_op *op);
/* Lets every use of the op's only result read `with`, of the same type, instead, and erases the op. */
void pl_mutator_replace(pl_op *op, pl_value *with);
/* Exchanges the values of two operands. */
void pl_mutator_swap_uses(pl_use *a, pl_use *b);
/* Replaces an op of one result by a new op of another kind with the same type and at most the first three operands. Attributes
 * and further operands are dropped. */
void pl_mutator_rename(pl_mutator *mu, pl_op *op, pl_op_kind kind);

/* ---- Reading ---- */

/* Whether the type is an integer of any width; index is none. */
bool pl_mutator_is_integer(const pl_type *type);
/* The value of an integer attribute; `otherwise` if the operation does not have it, or its value does not fit in 64 bits. */
int64_t pl_mutator_number(const pl_op *op, pl_attr_name name, int64_t otherwise);
/* Sets an attribute to an integer of `width` bits. */
void pl_mutator_set_number(pl_op *op, pl_attr_name name, uint32_t width, int64_t value);
/* Whether the op is not pure and has no regions, so that it may access memory. */
bool pl_mutator_touches_memory(const pl_op *op);

#endif
