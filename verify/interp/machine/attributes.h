/* attributes.h - reading attributes of operations. */
#ifndef PL_VERIFY_INTERP_MACHINE_ATTRIBUTES_H
#define PL_VERIFY_INTERP_MACHINE_ATTRIBUTES_H

#include "core/ir/op.h"

/* Whether the op has an inherent enumeration attribute `name` that holds the word. */
bool pl_has_word(const pl_op *op, pl_attr_name name, const char *word);
/* Reads the op's integer attribute `name` into *out; false if there is none, or it does not fit. */
bool pl_attr_u64(const pl_op *op, pl_attr_name name, uint64_t *out);
/* The dimensions [*first, *first + *count) of the larger type, of rank `rank`, that a memref.expand_shape or collapse_shape
 * maps to dimension `i` of the smaller one; false if the attribute does not say or is out of range. */
bool pl_reassociation(const pl_op *op, uint32_t i, uint32_t rank, uint32_t *first, uint32_t *count);

#endif
