/* shape.h - ops that differ in nothing but their values, and the tape that they go to. */
#ifndef PL_CORE_TEXT_PRINT_SHAPE_H
#define PL_CORE_TEXT_PRINT_SHAPE_H

#include "core/text/print/printer.h"

/* The template by which ops of this op's shape (see core/ir/shape.h) are printed, made from the op if there is none yet. NULL if
 * the op is not plain or has too many operands, the template would be made from it but it uses a value twice, the text depends on
 * more than the shape or was recorded in another dialect's region, or the printer collects aliases or records a template. */
pl_template *pl_pr_template(pl_printer *pr, const pl_op *op);
/* Prints an op, without results and location, by the template of its shape; false, with nothing printed, if it has none. */
bool pl_pr_by_shape(pl_printer *pr, const pl_op *op);
/* While a template is recorded, records a hole for the operand's name and returns true; the recording fails if the value is no
 * operand of the op. False, with nothing done, at any other time. */
bool pl_pr_record_value(pl_printer *pr, const pl_value *value);
/* Marks the template that is being recorded, if any, as one that does not depend on the shape alone, so that it is dropped. */
void pl_pr_record_fault(pl_printer *pr);

#endif
