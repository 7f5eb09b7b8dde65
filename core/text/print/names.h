/* names.h - names of values and blocks. */
#ifndef PL_CORE_TEXT_PRINT_NAMES_H
#define PL_CORE_TEXT_PRINT_NAMES_H

#include "core/text/print/printer.h"

/* After an op: its number if it has operands and no results, else who uses its results. */
void pl_pr_op_users(pl_printer *pr, const pl_op *op);
/* A comment on who uses an argument. */
void pl_pr_arg_users(pl_printer *pr, const pl_value *arg);

/* Everything below `root`, but functions of a module in the custom form: those get their names when they are printed. */
void pl_pr_name_values(pl_printer *pr, const pl_op *root);
/* Before an op is printed: names the values inside of it, if that was left for now. False if there is nothing to do, and
 * `pl_pr_end_names` is not to be called. */
bool pl_pr_begin_names(pl_printer *pr, const pl_op *op);
/* Forgets the names of the op that was printed. */
void pl_pr_end_names(pl_printer *pr);
/* Begins the names of a function whose body is not whole yet, and names its arguments. Its blocks' arguments and ops' results
 * are named one after the other, and the blocks at the end. */
void pl_pr_open_names(pl_printer *pr, const pl_op *func);
/* Names the arguments of a block. */
void pl_pr_name_args(pl_printer *pr, const pl_block *block);
/* Names the results of an op, and counts its successors' predecessors. */
void pl_pr_name_op(pl_printer *pr, const pl_op *op);
/* Numbers the blocks of a region in order. */
void pl_pr_name_blocks(pl_printer *pr, const pl_region *region);
/* The name of a value; false if it has none here, since it does not belong to what is printed. */
bool pl_pr_find_name(const pl_printer *pr, const pl_value *value, pl_value_name *name);
/* Frees the names of all values and blocks. */
void pl_pr_forget_names(pl_printer *pr);
void pl_pr_value(pl_printer *pr, const pl_value *value);                            /* %name, %name#1 */
void pl_pr_values(pl_printer *pr, const pl_op *op, uint32_t first, uint32_t count); /* operands, comma-separated */
void pl_pr_results(pl_printer *pr, const pl_op *op);                                /* `%a, %b:2 = `, nothing without results */
void pl_pr_block_name(pl_printer *pr, const pl_block *block);                       /* ^bb1 */
void pl_pr_predecessors(pl_printer *pr, const pl_block *block);                     /* `  // pred: ^bb0` */

#endif
