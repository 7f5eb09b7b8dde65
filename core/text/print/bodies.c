#include "core/text/print/bodies.h"

#include "core/text/print/printer.h"

/* A mention of a block, or the list of its predecessors, that gets its text at the end of the function. */
typedef struct open_label {
  const pl_block *block;
  uint32_t label;
  bool predecessors;
} open_label;

struct pl_body_printer {
  pl_printer pr;
  pl_tape *tape;
  pl_sink text;          /* printed, but not on the tape yet */
  const pl_op *func;     /* being printed while it is made; else NULL */
  const pl_block *block; /* the last one that was printed of it */
  size_t start;          /* of it on the tape */
  pl_map labels;         /* block -> its label + 1 */
  PL_VEC(open_label) open;
  pl_map names; /* interned name -> its number on the tape + 1 */
  pl_map done;  /* function of the module -> its position in parts + 1 */
  PL_VEC(pl_tape_part) parts;
};

pl_body_printer *pl_body_printer_new(const pl_print_options *options, pl_tape *tape) {
  pl_body_printer *b = pl_xmalloc(sizeof *b);
  *b = (pl_body_printer){.tape = tape};
  pl_pr_begin(&b->pr, NULL, options, &b->text);
  return b;
}

void pl_body_printer_free(pl_body_printer *b) {
  if (!b) return;
  pl_pr_finish(&b->pr);
  (void)pl_sink_close(&b->text);
  pl_map_free(&b->labels);
  pl_vec_free(&b->open);
  pl_map_free(&b->names);
  pl_map_free(&b->done);
  pl_vec_free(&b->parts);
  free(b);
}

bool pl_body_printer_begin(pl_body_printer *b, const pl_module *module) {
  pl_pr_forget_names(&b->pr);
  b->pr.namer = NULL;
  b->pr.module = module;
  b->pr.bodies = b;
  b->pr.open_region = NULL;
  if (b->func) pl_tape_rewind(b->tape, b->start); /* it was given up */
  b->func = NULL;
  b->text.len = 0;
  pl_map_clear(&b->done);
  pl_vec_clear(&b->parts);
  pl_map_clear(&b->labels);
  pl_vec_clear(&b->open);
  const pl_print_options *o = &b->pr.options;
  bool apart = !o->generic && !o->debug_info && !o->unique_names && !o->value_users && !o->skip_regions;
  return apart && !pl_pr_may_have_aliases(&b->pr);
}

static void record_text(pl_body_printer *b) {
  pl_tape_text(b->tape, (pl_str){b->text.data, b->text.len});
  b->text.len = 0;
}

bool pl_pr_leave_open(pl_printer *pr, const pl_block *block, bool predecessors) {
  pl_body_printer *b = pr->bodies;
  uint64_t label = 0;
  if (!b || !b->func) return false;
  if (predecessors || !pl_map_get(&b->labels, (uint64_t)(uintptr_t)block, &label)) {
    label = pl_tape_add_label(b->tape);
    pl_vec_push(&b->open, ((open_label){block, (uint32_t)label, predecessors}));
    if (!predecessors) pl_map_set(&b->labels, (uint64_t)(uintptr_t)block, label);
  }
  record_text(b);
  pl_tape_label(b->tape, (uint32_t)label);
  return true;
}

/* ---- Functions ---- */

/* The outermost level of a module. */
static void set_place(pl_printer *pr) {
  pr->default_dialect = "builtin";
  pr->indent = 2;
}

/* All in front of the first op. */
static void begin_function(pl_body_printer *b, const pl_op *func) {
  pl_printer *pr = &b->pr;
  if (!pr->namer) pl_pr_name_values(pr, pr->module->op);
  b->func = func;
  b->block = func->regions[0]->first;
  b->start = pl_tape_start(b->tape);
  pr->open_region = func->regions[0];
  set_place(pr);
  pl_pr_newline(pr);
  pl_pr_open_names(pr, func);
  pl_pr_op_text(pr, func);
}

static uint32_t number_of_name(pl_body_printer *b, pl_str name) {
  uint64_t number = 0;
  if (!pl_map_get(&b->names, (uint64_t)(uintptr_t)name.data, &number)) {
    number = pl_tape_add_name(b->tape, name);
    pl_map_set(&b->names, (uint64_t)(uintptr_t)name.data, number);
  }
  return (uint32_t)number;
}

static uint32_t shape_on_tape(pl_body_printer *b, pl_template *t, bool has_result) {
  if (t->on_tape) return t->on_tape - 1;
  pl_sink prefix = {0}, *out = b->pr.out;
  b->pr.out = &prefix;
  pl_pr_newline(&b->pr);
  b->pr.out = out;
  t->indent = b->pr.indent;
  t->on_tape = 1 + pl_tape_add_shape(b->tape, (pl_str){prefix.data, prefix.len}, has_result, t->text, t->holes, t->num_holes);
  (void)pl_sink_close(&prefix);
  return t->on_tape - 1;
}

bool pl_pr_to_tape(pl_printer *pr, const pl_op *op) {
  pl_body_printer *b = pr->bodies;
  pl_template *t = b && op->num_results <= 1 ? pl_pr_template(pr, op) : NULL;
  pl_tape_name names[PL_MOST_OPERANDS];
  pl_value_name name = {0};
  if (!t || t->num_holes > PL_MOST_OPERANDS || (t->on_tape && t->indent != pr->indent)) return false;
  if (op->num_results && (!pl_pr_find_name(pr, &op->results[0], &name) || name.name.len)) return false;
  uint32_t number = name.number;
  for (size_t i = 0; i < t->num_holes; i++) {
    if (!pl_pr_find_name(pr, pl_operand(op, t->holes[i].operand), &name) || name.count > 1) return false;
    names[i] = (pl_tape_name){name.name.len > 0, name.name.len ? number_of_name(b, name.name) : name.number};
  }
  record_text(b);
  pl_tape_op(b->tape, shape_on_tape(b, t, op->num_results), number, names);
  return true;
}

static bool are_operands_named(const pl_printer *pr, const pl_op *op) {
  pl_value_name name;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_pr_find_name(pr, pl_operand(op, i), &name)) return false;
  return true;
}

bool pl_body_print(pl_body_printer *b, const pl_op *func, const pl_block *block) {
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
    if (pl_pr_to_tape(pr, op)) continue;
    if (!are_operands_named(pr, op)) return false;
    pl_pr_newline(pr);
    pl_pr_op(pr, op);
  }
  pr->indent -= 2;
  return true;
}

static void settle_labels(pl_body_printer *b) {
  pl_sink text = {0};
  b->pr.out = &text;
  for (size_t i = 0; i < b->open.len; i++) {
    const open_label *l = &b->open.data[i];
    text.len = 0;
    if (l->predecessors)
      pl_pr_predecessors(&b->pr, l->block);
    else
      pl_pr_block_name(&b->pr, l->block);
    pl_tape_set_label(b->tape, l->label, (pl_str){text.data, text.len});
  }
  b->pr.out = &b->text;
  (void)pl_sink_close(&text);
  pl_vec_clear(&b->open);
  pl_map_clear(&b->labels);
}

void pl_body_print_end(pl_body_printer *b, const pl_op *func) {
  pl_printer *pr = &b->pr;
  set_place(pr);
  pl_pr_newline(pr);
  pl_sink_putc(pr->out, '}');
  record_text(b);
  b->func = NULL;
  pl_pr_name_blocks(pr, func->regions[0]);
  settle_labels(b);
  pl_pr_end_names(pr);
  pr->open_region = NULL;
  pl_vec_push(&b->parts, pl_tape_end(b->tape, b->start));
  pl_map_set(&b->done, (uint64_t)(uintptr_t)func, b->parts.len);
}

/* ---- Modules ---- */

static pl_tape_part print_whole(pl_body_printer *b, const pl_op *op) {
  size_t start = pl_tape_start(b->tape);
  set_place(&b->pr);
  pl_pr_newline(&b->pr);
  pl_pr_op(&b->pr, op);
  record_text(b);
  return pl_tape_end(b->tape, start);
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
    pl_tape_add_part(b->tape, is_done ? b->parts.data[done - 1] : print_whole(b, op));
  }
  return pr->distinct.len == 0 && pr->blobs.len == 0;
}
