/* elements.h - the address of an element of a memref of the source. */
#ifndef PL_VERIFY_SEM_MEMORY_ELEMENTS_H
#define PL_VERIFY_SEM_MEMORY_ELEMENTS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The address of an element of a memref, whose indices are operands of `op` from `first_index` on; it may be a term of the
 * lowering that is proved equal. Adds the conditions that the indices are in bounds and nothing is poison, and notes the access
 * for facts. NULL, with nothing added, if the type has no meaning here. */
const pl_term *pl_sem_element_address(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t first_index);

#endif
