/* op.h - ops, blocks and regions to text. */
#ifndef PL_CORE_TEXT_PRINT_OP_H
#define PL_CORE_TEXT_PRINT_OP_H

#include "core/text/print/printer.h"

/* Prints an op, without its results and location, in its custom form; in the generic form if the options ask for it, the op has
 * no custom form (with --typed-pointers: had none), or its parts do not fit that form (has_shape in op.c). */
void pl_pr_op_text(pl_printer *pr, const pl_op *op);
/* Prints an op with its results and, if the options ask for them, its location and users, without indentation and line break. */
void pl_pr_op(pl_printer *pr, const pl_op *op);
/* Prints a line break and the current indentation. A template that is being recorded (see shape.h) is then dropped. */
void pl_pr_newline(pl_printer *pr);
/* Prints a line break and the label of a block: ^bb1(%a: i32):  // pred: ^bb0. */
void pl_pr_block_header(pl_printer *pr, const pl_block *block);
/* Prints `{` blocks `}`. `entry_args`: the first block gets a header if it has arguments; `terminators`: terminators are printed;
 * `empty_block`: the first block gets a header if it has no ops. Of the printer's open_region prints only `{`: the rest follows
 * later. Prints `{...}` if the options skip regions. */
void pl_pr_region(pl_printer *pr, const pl_region *region, bool entry_args, bool terminators, bool empty_block);
/* Prints the op's attributes but those in `hidden` (ended by PL_NAME_INVALID, may be NULL): ` {...}`, or with `keyword` `
 * attributes {...}`; nothing if none is left. `fastmathFlags = none` of an LLVM op is not printed. */
void pl_pr_attr_dict(pl_printer *pr, const pl_op *op, const pl_attr_name *hidden, bool keyword);
/* Prints the op's attributes but the `count` names in `hidden`: ` {...}`, or with `keyword` ` attributes {...}`; nothing if none
 * is left. `fastmathFlags = none` of an LLVM op is not printed. */
void pl_pr_attr_dict_without(pl_printer *pr, const pl_op *op, const pl_str *hidden, uint32_t count, bool keyword);
/* Prints a successor of the op with the operands passed to it: ^bb1(%a : i32). */
void pl_pr_successor(pl_printer *pr, const pl_op *op, uint32_t index);
/* Prints (inputs) -> results with the dictionaries of arguments and results; ` -> ()` without results. */
void pl_pr_signature(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, const pl_attr *arg_attrs, pl_type_list results,
                     uint32_t num_results, const pl_attr *res_attrs);
/* Prints a function's results with their attributes, ` -> type` or ` -> (type {...}, ...)`; nothing if there are none. */
void pl_pr_func_results(pl_printer *pr, pl_type_list results, uint32_t num_results, const pl_attr *res_attrs);
/* Prints a space and the dictionary at `index` (from 0) of arg_attrs or res_attrs; nothing if it is absent or empty. */
void pl_pr_arg_dict(pl_printer *pr, const pl_attr *dicts, uint32_t index);
/* The op's attribute for the property, else the property's default; NULL if an optional one is absent. */
const pl_attr *pl_pr_prop(pl_printer *pr, const pl_op *op, const pl_sig_prop *prop);

/* Prints the custom form of an op, after its name, by its declarative format; with typed pointers without types that MLIR did not
 * print until 2022. */
void pl_pr_formatted(pl_printer *pr, const pl_op *op, const pl_signature *signature, const pl_format *format);

#endif
