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

/* Creates a printer of function bodies in custom form, without locations, for modules of one context, one after the other.
 * `tape` outlives it. */
pl_body_printer *pl_body_printer_new(const pl_print_options *options, pl_tape *tape);
/* Frees the printer, not the tape; NULL is allowed. */
void pl_body_printer_free(pl_body_printer *printer);
/* Starts with the functions of another module; forgets the last one (but not that it mentioned numbered attributes or resources),
 * and takes a function that is printed in part off the tape. False if nothing can be printed ahead: something in the context may
 * get an alias, or the options ask for the generic form, locations, unique names, users, or no regions. */
bool pl_body_printer_begin(pl_body_printer *printer, const pl_module *module);
/* Prints all ops that a block of a function directly in the module has now, after what was printed of the function before. The
 * first call for a function first prints its head and `{`, the first one for each further block its header. False, with
 * printing stopped there, if an operand of an op has no name yet, as it is defined later; operands in the op's regions are not
 * looked at. */
bool pl_body_print(pl_body_printer *printer, const pl_op *func, const pl_block *block);
/* Ends a function of which all ops were printed: prints its closing brace, sets the text of its block labels, and records its
 * part of the tape for pl_body_print_module. */
void pl_body_print_end(pl_body_printer *printer, const pl_op *func);
/* Adds the module's ops from `first` on to the tape's parts, functions as they were printed before, the others printed now.
 * False if something in the context may get an alias, with nothing added, or if an op mentioned a numbered attribute or a
 * resource since the printer was created, with all added. */
bool pl_body_print_module(pl_body_printer *printer, const pl_op *first);

#endif
