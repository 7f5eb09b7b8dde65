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

/* A printer of bodies in custom form, without locations, for modules of one context, one after the other. `tape` outlives it. */
pl_body_printer *pl_body_printer_new(const pl_print_options *options, pl_tape *tape);
/* Frees the printer, not the tape; NULL is allowed. */
void pl_body_printer_free(pl_body_printer *printer);
/* The next functions are of that module. False if its text may depend on what there is elsewhere: nothing can be printed. */
bool pl_body_printer_begin(pl_body_printer *printer, const pl_module *module);
/* Prints the ops of a block of a function right in the module: all that is there of it, after what was printed before. With a
 * function's first block comes all that stands before it. False if they use a value that stands further after. */
bool pl_body_print(pl_body_printer *printer, const pl_op *func, const pl_block *block);
/* All of the function was printed. */
void pl_body_print_end(pl_body_printer *printer, const pl_op *func);
/* Adds to the tape's parts the ops of the module from `first` on, with the functions that were printed. False if the text depends
 * on what there is elsewhere. */
bool pl_body_print_module(pl_body_printer *printer, const pl_op *first);

#endif
