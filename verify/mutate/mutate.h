/* mutate.h - single defects, seeded into a lowered module.
 *
 * A site is a place where an operator can make one change; the module with that change is a mutant. Mutants are well-formed;
 * whether one still means what the module meant is not known here. Sites are numbered by operator, then in the order of the text,
 * the same in every run. Method: R. A. DeMillo, R. J. Lipton, F. G. Sayward, "Hints on Test Data Selection: Help for the
 * Practicing Programmer", 1978.
 */
#ifndef PL_VERIFY_MUTATE_MUTATE_H
#define PL_VERIFY_MUTATE_MUTATE_H

#include "core/base/vec.h"
#include "core/ir/op.h"

typedef enum pl_mutation {
  PL_MUTATION_INVALID,
#define OPERATOR(ident, ...) PL_MUTATION_##ident,
#include "verify/mutate/operators.def"
#undef OPERATOR
  PL_NUM_MUTATIONS
} pl_mutation;

typedef struct pl_mutation_info {
  const char *name, *summary;
} pl_mutation_info;

/* The name and summary of an operator, which must be valid. */
const pl_mutation_info *pl_mutation_info_of(pl_mutation mutation);
/* The operator of that name; PL_MUTATION_INVALID if there is none. */
pl_mutation pl_mutation_named(pl_str name);

/* The number of sites that an operator has in a module, which is not changed. */
uint32_t pl_mutation_sites(pl_module *module, pl_mutation mutation);

typedef struct pl_mutant {
  const pl_op *func; /* the function or other symbol that was changed */
  pl_pos pos;        /* the operation that was changed, or stood there */
  pl_str what;       /* the change in words; memory of the module */
  bool within;       /* the body of `func` was changed; else the symbol itself, which others see */
} pl_mutant;

/* Makes the change at site `number` (from 0) of an operator, so that the module becomes the mutant, and describes it in *out.
 * False, with the module unchanged and *out all zero, if there is no such site. */
bool pl_mutation_apply(pl_module *module, pl_mutation mutation, uint32_t number, pl_mutant *out);

#endif
