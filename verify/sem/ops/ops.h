/* ops.h - the entry points of the files of this folder, called by step/dispatch.c. Each gives PL_SEM_STATUS_INVALID for an
 * operation that is not its own. */
#ifndef PL_VERIFY_SEM_OPS_OPS_H
#define PL_VERIFY_SEM_OPS_OPS_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

pl_sem_status pl_sem_affine(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_arith(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_atomic(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_builtin(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_complex(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_buffer(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_copy(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_op(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_query(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_reshape(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_view(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_unranked(pl_sem *sem, const pl_op *op); /* before the other memref files */
pl_sem_status pl_sem_vector(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_vector_memory(pl_sem *sem, const pl_op *op);

#endif
