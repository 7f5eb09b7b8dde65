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

/* One more site; true if it is the one to change. The format says in words what the caller is about to do. */
bool pl_mutator_site(pl_mutator *mu, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));

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

/* Puts an op before `place`; returns its result, or NULL if it has none. */
pl_value *pl_mutator_build(pl_mutator *mu, pl_op *place, const pl_mutator_new *spec);
/* Puts an `llvm.mlir.poison` of that type before `place`; returns its result. */
pl_value *pl_mutator_poison(pl_mutator *mu, pl_op *place, const pl_type *type);
/* `value` wraps to the width of the integer type. */
pl_value *pl_mutator_integer(pl_mutator *mu, pl_op *place, const pl_type *type, int64_t value);
/* A copy of an operation without regions and successors before `place`. */
pl_op *pl_mutator_copy(pl_mutator *mu, pl_op *place, const pl_op *op);
/* Lets every use of the op's only result use `with` instead, and erases the op. */
void pl_mutator_replace(pl_op *op, pl_value *with);
/* Exchanges the values that two operands use. */
void pl_mutator_swap_uses(pl_use *a, pl_use *b);
/* Another kind of operation on the same operands and with the same results. */
void pl_mutator_rename(pl_mutator *mu, pl_op *op, pl_op_kind kind);

/* ---- Reading ---- */

/* Whether the type is an integer, of any width; index is none. */
bool pl_mutator_is_integer(const pl_type *type);
/* The value of an integer attribute, `otherwise` if the operation has none. */
int64_t pl_mutator_number(const pl_op *op, pl_attr_name name, int64_t otherwise);
/* Sets an attribute to an integer of that width. */
void pl_mutator_set_number(pl_op *op, pl_attr_name name, uint32_t width, int64_t value);
/* Whether the op has no regions and is not pure, so that it may access memory. */
bool pl_mutator_touches_memory(const pl_op *op);

#endif
