/* shape.h - ops that differ in nothing but their values, and the tape that they go to. */
#ifndef PL_CORE_TEXT_PRINT_SHAPE_H
#define PL_CORE_TEXT_PRINT_SHAPE_H

#include "core/text/print/printer.h"

/* How ops of that shape are printed; NULL if that depends on more than the shape. */
pl_template *pl_pr_template(pl_printer *pr, const pl_op *op);
/* Prints an op as the ones of its shape that were there before; false if that can't be. */
bool pl_pr_by_shape(pl_printer *pr, const pl_op *op);
/* While the first op of a shape is printed: leaves a hole for an operand's name; false at any other time. */
bool pl_pr_record_value(pl_printer *pr, const pl_value *value);
/* What is printed depends on more than the op's shape. */
void pl_pr_record_fault(pl_printer *pr);

#endif
