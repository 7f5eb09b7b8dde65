/* runtime.h - calls of functions that have no body in the module: the C library, MLIR's runtime library.
 *
 * Each returns false if the name is not in its table.
 */
#ifndef PL_VERIFY_INTERP_OPS_RUNTIME_H
#define PL_VERIFY_INTERP_OPS_RUNTIME_H

#include "verify/interp/machine/machine.h"

/* Runs a function of the C library or MLIR's runtime that is in its table, most of which are on memory. False if the table has no
 * function `name` with that number of arguments; else true, even if the machine has stopped. */
bool pl_call_runtime(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
/* Runs a function of MLIR's runtime that prints an unranked memref, or its C wrapper, into the output of a program that is run as
 * a whole. False if `name` is no such function that is known, with that number of arguments; else true, even if the machine has
 * stopped. */
bool pl_call_print_memref(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
/* Runs printf, putchar or a function of MLIR's runtime that prints a number, a string or punctuation, into the run's output.
 * False if `name` is no such function that is known, with that number of arguments; else true, even if the machine has stopped.
 */
bool pl_call_printing(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);

/* Runs a call in a program that is run as a whole: enters the function of that name in the machine's own module if it has a body,
 * else runs a runtime function. Stops as unsupported if there is neither. */
void pl_call_program(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args);
/* Notes that the lowering prints a line: appends the text, as a new line, to m->printed, and sets m->pending_puts to the op. */
void pl_note_line(pl_machine *m, const pl_op *op, pl_str text);

#endif
