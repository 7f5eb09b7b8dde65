/* tape.h - printed text, kept short until it is written.
 *
 * Ops of one shape differ in nothing but the names of their values (core/ir/shape.h), and most values are called by number. A
 * tape keeps such an op as the number of its shape's text and those of its operands, a few bytes instead of a line; everything
 * else as it is. Blocks, whose numbers are known only when a function is whole, are kept as labels and get their text later. What
 * is recorded is written by pl_tape_play, part by part, in the order in which parts were added. A tape owns all that it holds.
 */
#ifndef PL_CORE_TEXT_STREAM_TAPE_H
#define PL_CORE_TEXT_STREAM_TAPE_H

#include "core/base/sink.h"
#include "core/text/print/printer.h"
#include "core/text/stream/mentions.h"

typedef struct pl_tape pl_tape;

/* Stretch of a tape. */
typedef struct pl_tape_part {
  size_t start, end;
} pl_tape_part;

/* Creates an empty tape, which the caller frees with pl_tape_free. */
pl_tape *pl_tape_new(void);
/* Frees the tape; NULL is allowed. */
void pl_tape_free(pl_tape *tape);

/* The most holes of a text. */
enum { PL_TAPE_HOLES = 64 };

/* Adds the text of an op with holes for operands' names, at most PL_TAPE_HOLES and in the order of the text; returns its number.
 * `prefix`, and then `%number = ` if `has_result`, are written before the text. All is copied. */
uint32_t pl_tape_add_shape(pl_tape *tape, pl_str prefix, bool has_result, pl_str text, const pl_tape_hole *holes,
                           size_t num_holes);
/* Adds a value's name that is not a number, without '%'; returns its number on the tape. */
uint32_t pl_tape_add_name(pl_tape *tape, pl_str name);
/* Adds a label whose text is set later by pl_tape_set_label; returns its number. */
uint32_t pl_tape_add_label(pl_tape *tape);
/* Sets the text of a label, which is copied. */
void pl_tape_set_label(pl_tape *tape, uint32_t label, pl_str text);

/* Begins a part; returns where it starts, for pl_tape_end. */
size_t pl_tape_start(pl_tape *tape);
/* The part that was recorded from `start` on. */
pl_tape_part pl_tape_end(pl_tape *tape, size_t start);
/* Removes what was recorded from `start` on, in which no part may have ended. */
void pl_tape_rewind(pl_tape *tape, size_t start);
/* Records a text, which is copied, after what was recorded before. */
void pl_tape_text(pl_tape *tape, pl_str text);
/* Records a mention of a label, whose text may be set later. */
void pl_tape_label(pl_tape *tape, uint32_t label);
/* How an operand is called. */
typedef struct pl_tape_name {
  bool named;
  uint32_t number; /* %number, or that of pl_tape_add_name */
} pl_tape_name;
/* Records an op by the number of its shape and the names of its operands, one for each hole; `number` is that of its result,
 * ignored if it has none. */
void pl_tape_op(pl_tape *tape, uint32_t shape, uint32_t number, const pl_tape_name *names);

/* Appends a part to those that pl_tape_play writes, unless it is empty. */
void pl_tape_add_part(pl_tape *tape, pl_tape_part part);
/* Writes all parts in the order in which they were added. */
void pl_tape_play(const pl_tape *tape, pl_sink *out);

#endif
