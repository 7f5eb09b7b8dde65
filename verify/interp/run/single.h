/* single.h - operations one by one: what each makes of the numbers that its operands are given. */
#ifndef PL_VERIFY_INTERP_RUN_SINGLE_H
#define PL_VERIFY_INTERP_RUN_SINGLE_H

#include "verify/convention/role.h"
#include "verify/interp/machine/options.h"

typedef struct pl_singles pl_singles;

typedef enum pl_single_end {
  PL_SINGLE_INVALID,
  PL_SINGLE_DONE,
  PL_SINGLE_UNDEFINED,
  PL_SINGLE_OPEN, /* it is no operation on numbers: a call, a terminator, one that can't be run or may choose */
} pl_single_end;

/* A machine to run single operations of a function with a body, with the semantics of source or lowering; the caller frees it.
 * `options` outlives it. NULL if a value has a type that can't be run. */
pl_singles *pl_singles_new(const pl_op *func, pl_role role, const pl_interp_options *options);
/* Frees the machine and its run; not the options. */
void pl_singles_free(pl_singles *singles);
/* The number of values of the function; value->number is below that. */
uint32_t pl_singles_num_values(const pl_singles *singles);
/* The scalars of a value, to be read or written, and their number in *count; all are 0 at first. */
pl_scalar *pl_singles_at(pl_singles *singles, const pl_value *value, uint32_t *count);
/* Runs one operation of the function on the current values. PL_SINGLE_DONE: its results are set to what they must be;
 * PL_SINGLE_UNDEFINED: it is undefined behavior; PL_SINGLE_OPEN: neither is known. */
pl_single_end pl_singles_run(pl_singles *singles, const pl_op *op);

#endif
