/* output.h - the tape of functions that are printed while they are made. Private to core/text/stream. */
#ifndef PL_CORE_TEXT_STREAM_OUTPUT_H
#define PL_CORE_TEXT_STREAM_OUTPUT_H

#include "core/text/print/printer.h"
#include "core/text/stream/tape.h"

/* A mention of a block, or the list of its predecessors, whose text is known only at the end of the function. */
typedef struct pl_open_label {
  const pl_block *block;
  uint32_t label; /* on the tape */
  bool predecessors;
} pl_open_label;

/* The tape of a function that is printed while it is made (body_printer.c), and what waits to get there. */
typedef struct pl_tape_output {
  pl_tape *tape;
  pl_sink text;  /* printed, but not on the tape yet */
  bool open;     /* the function is not whole: blocks have no numbers */
  pl_map labels; /* block -> its label */
  PL_VEC(pl_open_label) open_labels;
  pl_map names; /* interned name -> its number on the tape */
} pl_tape_output;

/* Moves the text that was printed so far to the tape. */
void pl_output_flush(pl_tape_output *t);
/* Records on the tape the mention of a block, or with `predecessors` the comment on its predecessors, as a label whose text is
 * set later. False, with nothing done, if no function is being printed bit by bit. */
bool pl_output_block(pl_printer *pr, const pl_block *block, bool predecessors);
/* Records an op on the tape by the template of its shape. False, so that the caller prints the op, if there is no tape, no
 * template, or a name that the tape can't hold. */
bool pl_output_op(pl_printer *pr, const pl_op *op);

#endif
