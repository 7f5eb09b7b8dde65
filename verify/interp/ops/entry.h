/* entry.h - what runs an operation: tables of ops/source and ops/llvm map kinds of operations to these. */
#ifndef PL_VERIFY_INTERP_OPS_ENTRY_H
#define PL_VERIFY_INTERP_OPS_ENTRY_H

#include "verify/interp/machine/machine.h"

/* `aux` comes from the table. */
typedef void (*pl_op_fn)(pl_machine *m, const pl_op *op, int aux);
typedef struct pl_op_entry {
  pl_op_fn run; /* NULL: the operation can't be run */
  int aux;
} pl_op_entry;

#endif
