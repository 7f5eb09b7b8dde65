/* op_attrs.h - attributes of operations that are numbers. */
#ifndef PL_VERIFY_SEM_STATE_OP_ATTRS_H
#define PL_VERIFY_SEM_STATE_OP_ATTRS_H

#include "core/ir/op.h"

/* Sets *out to the number that the attribute, which may be NULL, holds; false if it is no integer of at most 64 significant
 * bits. */
bool pl_sem_number_of(const pl_attr *value, uint64_t *out);
/* The number in the op's attribute of that name; `otherwise` if there is none, or it is no integer of at most 64 significant
 * bits. */
uint64_t pl_sem_attr_number(const pl_op *op, pl_attr_name name, uint64_t otherwise);

#endif
