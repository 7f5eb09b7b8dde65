/* values.h - compares what is passed or returned, and memory. Each returns false if the comparison is concluded. */
#ifndef PL_VERIFY_INTERP_COMPARE_VALUES_H
#define PL_VERIFY_INTERP_COMPARE_VALUES_H

#include "verify/interp/compare/comparer.h"
#include "verify/interp/compare/correspond.h"

/* A comparison of values and memory between the two machines where they have stopped. `at_return`: they return. */
pl_correspondence pl_correspondence_of(pl_comparer *c, bool at_return);
/* Compares the operands of `op` from `first_operand` on, with the source's types, to the lowering's scalars. `rule` and `noun`
 * are for the report. False: the comparison is concluded. */
bool pl_compare_values(pl_comparer *c, const pl_op *op, uint32_t first_operand, bool at_return, const char *rule,
                       const char *noun);
/* Compares the memory that is visible outside. `when` begins the message; `at_call`: at a call, not at a return. False: the
 * comparison is concluded. */
bool pl_compare_memory(pl_comparer *c, const char *when, bool at_call);

#endif
