/* names.h - names of values and blocks. */
#ifndef PL_CORE_TEXT_PRINT_NAMES_H
#define PL_CORE_TEXT_PRINT_NAMES_H

#include "core/text/print/printer.h"

/* Prints the comment on users after an op: its own number if it has no results, else who uses these. Nothing for an op without
 * operands and results, or while aliases are collected. */
void pl_pr_op_users(pl_printer *pr, const pl_op *op);
/* Prints a comment on who uses a block argument, or that it is unused; nothing while aliases are collected. */
void pl_pr_arg_users(pl_printer *pr, const pl_value *arg);

/* Creates the printer's tables of names and names the values and blocks in `root`, and its results; those in some functions only
 * when they are printed (pl_pr_begin_names). */
void pl_pr_name_values(pl_printer *pr, const pl_op *root);
/* Names the values and blocks in an op for which pl_pr_name_values has postponed that; false, with nothing done, for another op,
 * or while aliases are collected. After true pl_pr_end_names has to be called. */
bool pl_pr_begin_names(pl_printer *pr, const pl_op *op);
/* Forgets the names of the function that pl_pr_begin_names or pl_pr_open_names has begun, and returns to those of the module. */
void pl_pr_end_names(pl_printer *pr);
/* Begins to name the values of a function whose body is not complete yet, with its entry arguments. Others are named as they come
 * (pl_pr_name_args, pl_pr_name_op), blocks at the end (pl_pr_name_blocks). */
void pl_pr_open_names(pl_printer *pr, const pl_op *func);
/* Names the arguments of a block other than the entry block. */
void pl_pr_name_args(pl_printer *pr, const pl_block *block);
/* Names the results of an op and records its block as a predecessor of its successors. */
void pl_pr_name_op(pl_printer *pr, const pl_op *op);
/* Numbers the blocks of a region in order, from 0. */
void pl_pr_name_blocks(pl_printer *pr, const pl_region *region);
/* Sets *name to the name or number that is printed for a value. False, with *name unchanged, if the printer has given it none. */
bool pl_pr_find_name(const pl_printer *pr, const pl_value *value, pl_value_name *name);
/* Frees the tables of names that pl_pr_name_values has made; does nothing if it was not called. */
void pl_pr_forget_names(pl_printer *pr);
/* Prints the name of a value: %name, or %name#1 for one of several with the name; <<UNKNOWN SSA VALUE>> if it has none. Nothing
 * while aliases are collected; while a template is recorded leaves a hole (shape.h). */
void pl_pr_value(pl_printer *pr, const pl_value *value);
/* Prints the names of `count` operands from `first` on, separated by commas. */
void pl_pr_values(pl_printer *pr, const pl_op *op, uint32_t first, uint32_t count);
/* Prints the names of an op's results: `%a, %b:2 = `; nothing for an op without results, or while aliases are collected. */
void pl_pr_results(pl_printer *pr, const pl_op *op);
/* Prints the name of a block: ^bb1, or <<UNKNOWN BLOCK>> if it has no number. Nothing while aliases are collected, or if the
 * printer's hook takes it over. */
void pl_pr_block_name(pl_printer *pr, const pl_block *block);
/* Prints the comment on a block's predecessors: ` // 2 preds: ^bb0, ^bb1`. Nothing while aliases are collected, or if the
 * printer's hook takes it over. */
void pl_pr_predecessors(pl_printer *pr, const pl_block *block);

#endif
