/* op.h - ops, blocks and regions to text. */
#ifndef PL_CORE_TEXT_PRINT_OP_H
#define PL_CORE_TEXT_PRINT_OP_H

#include "core/text/print/printer.h"

void pl_pr_op_text(pl_printer *pr, const pl_op *op); /* what stands after the results, without the location */
void pl_pr_op(pl_printer *pr, const pl_op *op);      /* without indentation and newline */
/* Ends the line and indents the next one. */
void pl_pr_newline(pl_printer *pr);
/* ^bb1(%a : i32):  // pred: ^bb0 */
void pl_pr_block_header(pl_printer *pr, const pl_block *block);
/* `{` ... `}`; `entry_args`: a header for the first block if it has arguments */
void pl_pr_region(pl_printer *pr, const pl_region *region, bool entry_args, bool terminators, bool empty_block);
/* Prints ` {...}` of all attributes but those named (the last name is PL_NAME_INVALID); nothing if none is left. `keyword`: `
 * attributes {...}`. */
void pl_pr_attr_dict(pl_printer *pr, const pl_op *op, const pl_attr_name *hidden, bool keyword);
/* As above, without the attributes of the names in `hidden`. */
void pl_pr_attr_dict_without(pl_printer *pr, const pl_op *op, const pl_str *hidden, uint32_t count, bool keyword);
/* ^bb1(%a : i32) */
void pl_pr_successor(pl_printer *pr, const pl_op *op, uint32_t index);
/* (types with dictionaries) */
void pl_pr_signature(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, const pl_attr *arg_attrs, pl_type_list results,
                     uint32_t num_results, const pl_attr *res_attrs);
/* ` -> type`, ` -> (type {...})`, nothing without results. */
void pl_pr_func_results(pl_printer *pr, pl_type_list results, uint32_t num_results, const pl_attr *res_attrs);
/* The i-th dictionary of arg_attrs or res_attrs with a space in front, if there is a non-empty one. */
void pl_pr_arg_dict(pl_printer *pr, const pl_attr *dicts, uint32_t index);
/* The properties of an op by kind, in order: the op's attribute or its default. */
const pl_attr *pl_pr_prop(pl_printer *pr, const pl_op *op, const pl_sig_prop *prop);

/* Prints the custom form of an op by its declarative format. */
void pl_pr_formatted(pl_printer *pr, const pl_op *op, const pl_signature *signature, const pl_format *format);

#endif
