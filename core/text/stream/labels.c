/* Mentions of blocks whose numbers are not known yet: labels of the tape, which get their text at the end of the function. */
#include <assert.h>

#include "core/text/print/printer.h"
#include "core/text/print/shape.h"
#include "core/text/stream/output.h"
#include "core/text/stream/tape.h"

void pl_output_flush(pl_tape_output *t) {
  pl_tape_text(t->tape, (pl_str){t->text.data, t->text.len});
  t->text.len = 0;
}

bool pl_output_block(pl_printer *pr, const pl_block *block, bool predecessors) {
  assert(block->region);
  pl_tape_output *t = pr->hook->user;
  uint64_t label = 0;
  if (!t || !t->open) return false;
  if (predecessors || !pl_map_get(&t->labels, (uint64_t)(uintptr_t)block, &label)) {
    label = pl_tape_add_label(t->tape);
    pl_vec_push(&t->open_labels, ((pl_open_label){block, (uint32_t)label, predecessors}));
    if (!predecessors) pl_map_set(&t->labels, (uint64_t)(uintptr_t)block, label);
  }
  pl_output_flush(t);
  pl_tape_label(t->tape, (uint32_t)label);
  return true;
}
