#include "core/text/stream/body_printer.h"

#include <assert.h>

#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/print.h"
#include "core/text/print/printer.h"
#include "core/text/print/shape.h"
#include "core/text/stream/output.h"
#include "core/text/stream/tape.h"

struct pl_body_printer {
  pl_printer pr;
  pl_tape_output out;
  pl_print_hook hook;
  const pl_op *func;     /* being printed while it is made; else NULL */
  const pl_block *block; /* the last one that was printed of it */
  size_t start;          /* of it on the tape */
  pl_map done;           /* function of the module -> its position in parts + 1 */
  PL_VEC(pl_tape_part) parts;
};

pl_body_printer *pl_body_printer_new(const pl_print_options *options, pl_tape *tape) {
  pl_body_printer *b = pl_xmalloc(sizeof *b);
  *b = (pl_body_printer){.out = {.tape = tape}};
  pl_pr_begin(&b->pr, NULL, options, &b->out.text);
  return b;
}

void pl_body_printer_free(pl_body_printer *b) {
  if (!b) return;
  pl_pr_finish(&b->pr);
  (void)pl_sink_close(&b->out.text);
  pl_map_free(&b->out.labels);
  pl_vec_free(&b->out.open_labels);
  pl_map_free(&b->out.names);
  pl_map_free(&b->done);
  pl_vec_free(&b->parts);
  free(b);
}

bool pl_body_printer_begin(pl_body_printer *b, const pl_module *module) {
  pl_pr_forget_names(&b->pr);
  b->pr.namer = NULL;
  b->pr.module = module;
  b->hook = (pl_print_hook){.op = pl_output_op, .block = pl_output_block, .user = &b->out};
  b->pr.hook = &b->hook;
  b->pr.open_region = NULL;
  if (b->func) pl_tape_rewind(b->out.tape, b->start); /* it was given up */
  b->func = NULL;
  b->out.open = false;
  b->out.text.len = 0;
  pl_map_clear(&b->done);
  pl_vec_clear(&b->parts);
  pl_map_clear(&b->out.labels);
  pl_vec_clear(&b->out.open_labels);
  const pl_print_options *o = &b->pr.options;
  bool apart = !o->generic && !o->debug_info && !o->unique_names && !o->value_users && !o->skip_regions;
  return apart && !pl_pr_may_have_aliases(&b->pr);
}

/* ---- Functions ---- */

/* Sets the printer's dialect and indentation to those of ops directly in a module. */
static void set_place(pl_printer *pr) {
  pr->default_dialect = "builtin";
  pr->indent = 2;
}

/* Begins to record a function on the tape: names its arguments and prints what comes before its first op. */
static void begin_function(pl_body_printer *b, const pl_op *func) {
  pl_printer *pr = &b->pr;
  if (!pr->namer) pl_pr_name_values(pr, pr->module->op);
  b->func = func;
  b->out.open = true;
  b->block = func->regions[0]->first;
  b->start = pl_tape_start(b->out.tape);
  pr->open_region = func->regions[0];
  set_place(pr);
  pl_pr_newline(pr);
  pl_pr_open_names(pr, func);
  pl_pr_op_text(pr, func);
}

/* Whether all operands of the op have names already, so that it can be printed now. */
static bool are_operands_named(const pl_printer *pr, const pl_op *op) {
  pl_value_name name;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_pr_find_name(pr, pl_operand(op, i), &name)) return false;
  return true;
}

bool pl_body_print(pl_body_printer *b, const pl_op *func, const pl_block *block) {
  assert(func->module == b->pr.module);
  assert(func->num_regions && block->region == func->regions[0]);
  pl_printer *pr = &b->pr;
  if (func != b->func) begin_function(b, func);
  if (block != b->block) {
    pl_pr_name_args(pr, block);
    pl_pr_block_header(pr, block);
    b->block = block;
  }
  pr->indent += 2;
  for (const pl_op *op = block->first; op; op = op->next) {
    pl_pr_name_op(pr, op);
    if (pl_output_op(pr, op)) continue;
    if (!are_operands_named(pr, op)) return false;
    pl_pr_newline(pr);
    pl_pr_op(pr, op);
  }
  pr->indent -= 2;
  return true;
}

/* Sets the texts of the open labels (names of blocks, comments on predecessors), which are known once their function is
 * complete. */
static void settle_labels(pl_body_printer *b) {
  pl_sink text = {0};
  b->pr.out = &text;
  for (size_t i = 0; i < b->out.open_labels.len; i++) {
    const pl_open_label *l = &b->out.open_labels.data[i];
    text.len = 0;
    if (l->predecessors)
      pl_pr_predecessors(&b->pr, l->block);
    else
      pl_pr_block_name(&b->pr, l->block);
    pl_tape_set_label(b->out.tape, l->label, (pl_str){text.data, text.len});
  }
  b->pr.out = &b->out.text;
  (void)pl_sink_close(&text);
  pl_vec_clear(&b->out.open_labels);
  pl_map_clear(&b->out.labels);
}

void pl_body_print_end(pl_body_printer *b, const pl_op *func) {
  assert(func == b->func);
  pl_printer *pr = &b->pr;
  set_place(pr);
  pl_pr_newline(pr);
  pl_sink_putc(pr->out, '}');
  pl_output_flush(&b->out);
  b->func = NULL;
  b->out.open = false;
  pl_pr_name_blocks(pr, func->regions[0]);
  settle_labels(b);
  pl_pr_end_names(pr);
  pr->open_region = NULL;
  pl_vec_push(&b->parts, pl_tape_end(b->out.tape, b->start));
  pl_map_set(&b->done, (uint64_t)(uintptr_t)func, b->parts.len);
}

/* ---- Modules ---- */

/* Prints an op that is directly in the module onto the tape; returns the part of the tape that it takes. */
static pl_tape_part print_whole(pl_body_printer *b, const pl_op *op) {
  size_t start = pl_tape_start(b->out.tape);
  set_place(&b->pr);
  pl_pr_newline(&b->pr);
  pl_pr_op(&b->pr, op);
  pl_output_flush(&b->out);
  return pl_tape_end(b->out.tape, start);
}

bool pl_body_print_module(pl_body_printer *b, const pl_op *first) {
  pl_printer *pr = &b->pr;
  bool named = false;
  if (pl_pr_may_have_aliases(pr)) return false;
  for (const pl_op *op = first; op; op = op->next) {
    uint64_t done = 0;
    bool is_done = pl_map_get(&b->done, (uint64_t)(uintptr_t)op, &done);
    if (!is_done && !named) { /* what there is outside of functions is whole only now */
      pl_pr_forget_names(pr);
      pl_pr_name_values(pr, pr->module->op);
      named = true;
    }
    pl_tape_add_part(b->out.tape, is_done ? b->parts.data[done - 1] : print_whole(b, op));
  }
  return pr->distinct.len == 0 && pr->blobs.len == 0;
}
