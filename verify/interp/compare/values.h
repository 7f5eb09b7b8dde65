/* values.h - compares what is passed or returned, and memory. Each returns false if the comparison is concluded. */
#ifndef PL_VERIFY_INTERP_COMPARE_VALUES_H
#define PL_VERIFY_INTERP_COMPARE_VALUES_H

#include "verify/interp/compare/comparer.h"
#include "verify/interp/compare/correspond.h"

/* A comparison of values and memory between the two machines where they have stopped. `at_return`: they return. */
pl_correspondence pl_correspondence_of(pl_comparer *c, bool at_return);
/* Compares the operands of `op`, where the source has stopped, from `first_operand` on to the lowering's scalars, as far as it
 * matters what they are. `at_return`: they are results. `rule` and `noun` are for the report. False: the comparison is
 * concluded. */
bool pl_compare_values(pl_comparer *c, const pl_op *op, uint32_t first_operand, bool at_return, const char *rule,
                       const char *noun);
/* Marks what has escaped at this event, then compares the memory that is visible outside. `when` begins the message;
 * `at_call`: at a call, not at a return. False: the comparison is concluded. */
bool pl_compare_memory(pl_comparer *c, const char *when, bool at_call);

#endif
