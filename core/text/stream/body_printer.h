/* body_printer.h - printing the bodies of functions while they are made.
 *
 * A conversion hands over what is finished of a function (core/convert/body_stream.h), and what was printed may be gone when the
 * rest comes. The text goes to a tape; in the end it is what pl_print_body would print of the whole.
 */
#ifndef PL_CORE_TEXT_STREAM_BODY_PRINTER_H
#define PL_CORE_TEXT_STREAM_BODY_PRINTER_H

#include "core/text/print/print.h"
#include "core/text/stream/tape.h"

typedef struct pl_body_printer pl_body_printer;

/* Creates a printer of function bodies onto `tape`, which outlives it, for modules of one context, one after the other. */
pl_body_printer *pl_body_printer_new(const pl_print_options *options, pl_tape *tape);
/* Frees the printer, not the tape; NULL is allowed. */
void pl_body_printer_free(pl_body_printer *printer);
/* Starts with the functions of another module, and gives up a function that is printed in part. False if nothing can be printed
 * ahead with these options, or something in the context may get an alias. */
bool pl_body_printer_begin(pl_body_printer *printer, const pl_module *module);
/* Prints the ops that a block of a function directly in the module has now, after what was printed of the function before. False,
 * with printing stopped there, if an operand of one of them is defined later. */
bool pl_body_print(pl_body_printer *printer, const pl_op *func, const pl_block *block);
/* Ends a function whose ops were all printed, and records its part of the tape for pl_body_print_module. */
void pl_body_print_end(pl_body_printer *printer, const pl_op *func);
/* Adds the module's ops from `first` on to the tape's parts, functions as they were printed before, the others printed now. False
 * if their text may depend on aliases, numbered attributes or resources. */
bool pl_body_print_module(pl_body_printer *printer, const pl_op *first);

#endif
