/* runtime.h - calls of functions that have no body in the module: the C library, MLIR's runtime library.
 *
 * Each returns false if the name is not in its table.
 */
#ifndef PL_VERIFY_INTERP_OPS_RUNTIME_H
#define PL_VERIFY_INTERP_OPS_RUNTIME_H

#include "verify/interp/machine/machine.h"

/* Allocates, copies, aborts, prints a message. */
bool pl_call_runtime(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
/* Calls a function of MLIR's runtime that prints a memref, into the run's output, in a program that is run as a whole; false
 * if `name` is none. */
bool pl_call_print_memref(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
/* Calls a function of MLIR's runtime or the C library that prints, into the run's output; false if `name` is none. */
bool pl_call_printing(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);

/* A call in a program that is run as a whole: a function with a body is entered, another one is a runtime function. */
void pl_call_program(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
/* The lowering prints a line, after those that it has printed. */
void pl_note_line(pl_machine *m, const pl_op *op, pl_str text);

#endif
