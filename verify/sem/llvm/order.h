/* order.h - volatile and atomic accesses, and fences. */
#ifndef PL_VERIFY_SEM_LLVM_ORDER_H
#define PL_VERIFY_SEM_LLVM_ORDER_H

#include "verify/sem/state/state.h"

/* Whether the access is volatile or atomic. */
bool pl_sem_is_in_order(const pl_op *op);
/* Whether an access of the ordering `given`, LLVM's number, guarantees what one of the ordering `demanded` does. */
bool pl_sem_is_as_strong(uint64_t given, uint64_t demanded);
/* The first volatile entry of sem->ordered from number `*at` on; `*at` becomes the number after it. NULL if there is none: `*at`
 * is then the number of all entries. */
const pl_sem_ordered *pl_sem_next_volatile(const pl_sem *sem, size_t *at);
/* In words, how the volatile and atomic accesses and fences that the lowering has made differ, in kind and ordering, from the
 * source's; NULL if the source's are, in their order, among the lowering's, and the further ones of the lowering are not
 * volatile. Whether a difference is a fault, the caller decides. */
const char *pl_sem_order_mismatch(const pl_sem *source, const pl_sem *lowered);

#endif
