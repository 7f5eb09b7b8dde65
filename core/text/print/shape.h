/* shape.h - ops that differ in nothing but their values, and the tape that they go to. */
#ifndef PL_CORE_TEXT_PRINT_SHAPE_H
#define PL_CORE_TEXT_PRINT_SHAPE_H

#include "core/text/print/printer.h"

/* The template by which ops of this op's shape (core/ir/shape.h) are printed, made from the op if need be; NULL if there is none
 * that fits the op, its place and what the printer is doing. */
pl_template *pl_pr_template(pl_printer *pr, const pl_op *op);
/* Prints an op, without results and location, by the template of its shape; false, with nothing printed, if it has none. */
bool pl_pr_by_shape(pl_printer *pr, const pl_op *op);
/* While a template is recorded, records a hole for a value's name and returns true; else false. The recording fails if the value
 * is no operand of the op. */
bool pl_pr_record_value(pl_printer *pr, const pl_value *value);
/* Marks the template that is being recorded, if any, as one that depends on more than the op's shape, so that it is dropped. */
void pl_pr_record_fault(pl_printer *pr);

#endif
