/* elements.h - the address of an element of a memref of the source. */
#ifndef PL_VERIFY_SEM_MEMORY_ELEMENTS_H
#define PL_VERIFY_SEM_MEMORY_ELEMENTS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* The address of an element of a memref, whose indices are operands of `op` from `first_index` on. Adds the conditions that they
 * are in bounds and they, the aligned pointer, the offset and the strides are not poison, and notes the access for facts. It may
 * be the term of an access of the lowering that is proved equal. NULL, with nothing added, if the element type has no layout, or
 * the rank is above PL_SEM_MAX_RANK. */
const pl_term *pl_sem_element_address(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t first_index);

#endif
