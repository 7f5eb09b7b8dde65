/* elements.h - the address of an element of a memref of the source. */
#ifndef PL_VERIFY_SEM_MEMORY_ELEMENTS_H
#define PL_VERIFY_SEM_MEMORY_ELEMENTS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The indices are operands of `op` from `first_index` on. That they are in bounds is a hypothesis, and the access is noted for
 * facts. NULL: no layout. */
const pl_term *pl_sem_element_address(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t first_index);

#endif
