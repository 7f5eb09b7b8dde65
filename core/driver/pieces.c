#include "core/driver/pieces.h"

#include <assert.h>

#include "core/check/body_checker.h"
#include "core/convert/body_stream.h"
#include "core/ir/outside.h"
#include "core/text/stream/body_printer.h"
#include "core/text/stream/pieces.h"
#include "core/transform/transform.h"

/* What one pass has put before the module: symbols that are not in the source, and serve all of the program. */
typedef struct made {
  PL_VEC(pl_op *) symbols; /* in order of making; as they are after the last pass */
  size_t in_front;         /* of the current piece after this pass: by this pass and those before */
} made;

typedef struct run {
  const pl_settings *settings;
  pl_pipeline passes;  /* those of the settings; the last one hands bodies over to `taker` */
  pl_body_taker taker; /* of functions that are checked and printed while the last pass makes them */
  pl_body_checker *checker;
  pl_body_printer *printer;
  pl_pieces *pieces;
  pl_body_feeder feeder; /* of a long function, which is read while the only pass lowers it */
  pl_body_checker *source_checker;
  const pl_module *taken; /* the module that the taker has begun with; else NULL */
  size_t num_passes;
  pl_diags *diags;     /* anything in it ends the run */
  pl_outside *outside; /* of the source; then one state after each pass */
  pl_outside *result;  /* the last of them */
  made *made;          /* by each pass */
  size_t pass;         /* the one that runs */
} run;

/* Whether the pass's result for one function depends on other functions only through their symbols. */
static bool is_local(const pl_pass *pass) {
  return pass->transform != PL_TRANSFORM_NORMALIZE_MEMREFS && pass->transform != PL_TRANSFORM_SYMBOL_DCE &&
         pass->transform != PL_TRANSFORM_SYMBOL_PRIVATIZE;
}

/* Whether the settings allow lowering in pieces, which they do not if passes, dumps or the form of the output need the whole
 * module. */
static bool suits(const pl_settings *s) {
  const pl_dump_options *d = &s->dump;
  bool plain = !s->print.generic && !s->print.debug_info && !s->print.typed_pointers && !s->no_implicit_module;
  plain =
      plain && !s->print.loc_names && !s->print.unique_names && !s->print.value_users && !s->print.skip_regions && !s->round_trip;
  bool dumps =
      d->pipeline || d->before_all || d->after_all || d->after_change || d->after_failure || d->before.len || d->after.len;
  for (size_t i = 0; i < s->passes.len; i++)
    plain = plain && is_local(&s->passes.data[i]);
  return plain && !dumps && !s->import_llvm && !s->emit_llvm && !s->proved_flags && !s->verify_diagnostics;
}

/* The first op of a module; NULL if it is empty. */
static pl_op *first_op(const pl_module *module) { return module->op->regions[0]->first->first; }

/* Checks a module of the source; false after errors, which are added to r->diags. */
static bool check(const run *r, const pl_module *module) {
  return pl_check(module->op, &(pl_check_options){.allow_unregistered = r->settings->parse.allow_unregistered}, r->diags);
}

/* Results of passes may hold casts and the like of dialects that the source may not. */
static const pl_check_options result_options = {.allow_unregistered = true};

/* Checks the result of a pass, except for bodies that were checked before; false after errors, which are added to r->diags. */
static bool check_result(const run *r, const pl_module *module) {
  pl_check_options options = result_options;
  if (module == r->taken) options.checked = pl_body_checked(r->checker);
  return pl_check(module->op, &options, r->diags);
}

/* ---- Bodies that are taken from the last pass ---- */

/* Makes the module r->taken and begins checking and printing its bodies; false if it cannot be printed piece by piece. */
static bool begin_module(run *r, const pl_module *module) {
  r->taken = module;
  pl_body_checker_begin(r->checker, module);
  return pl_body_printer_begin(r->printer, module);
}

/* The taker's callback: checks and prints the ops of a block that the last pass has finished. False, which ends the conversion,
 * if a check fails or they cannot be printed. */
static bool take_ops(void *user, pl_op *func, pl_block *block) {
  run *r = user;
  if (r->taken != func->module && !begin_module(r, func->module)) return false;
  return pl_body_check(r->checker, func, block, block->first) && pl_body_print(r->printer, func, block);
}

/* The taker's callback: ends checking and printing of a function. False, which ends the conversion, if the check fails. */
static bool end_function(void *user, pl_op *func) {
  run *r = user;
  if (!pl_body_check_end(r->checker, func)) return false;
  pl_body_print_end(r->printer, func);
  return true;
}

/* The hook after a pass over the outline: enters its symbols, in their current form, into the state of the program after that
 * pass, except those that the passes put before them. Always true. */
static bool note_outline(const char *pass, const pl_module *module, pl_diags *diags, void *user) {
  const run *r = user;
  (void)pass, (void)diags;
  const pl_op *op = first_op(module);
  while (op && !pl_outside_find(r->outside, pl_op_attr(op, PL_NAME_SYM_NAME)))
    op = op->next;
  for (; op; op = op->next)
    (void)pl_outside_add(module->outside, op);
  return true;
}

/* The hook after a pass over a piece: checks it, if asked for, and enters the symbols that passes have put before it into the
 * state of the program. False if the check fails or the result would differ from that of the whole. */
static bool note_piece(const char *pass, const pl_module *module, pl_diags *diags, void *user) {
  run *r = user;
  (void)pass, (void)diags;
  if (r->settings->verify_each && !check_result(r, module)) return false;
  size_t count = 0;
  for (const pl_op *op = first_op(module); op; op = op->next, count++) {
    const pl_attr *name = pl_op_attr(op, PL_NAME_SYM_NAME);
    if (!name || pl_outside_find(r->outside, name) || !pl_outside_add(module->outside, op)) break;
    if (op->num_regions != 1 || op->regions[0]->first) return false; /* more than its copy outside has */
  }
  /* A symbol that an earlier piece had from a later pass would have come from this one in the whole. */
  bool as_whole = r->pass == 0 || count >= r->made[r->pass - 1].in_front;
  r->made[r->pass++].in_front = count;
  return as_whole;
}

/* Runs passes over a module and returns the result; NULL if that fails or anything was reported. *given_up: it may be run again
 * without handing over bodies. */
static pl_module *run_passes(run *r, const pl_pipeline *passes, pl_module *module, pl_pipeline_hook *hook, bool *given_up) {
  pl_module *lowered = NULL;
  module->outside = r->outside;
  r->pass = 0;
  r->taken = NULL;
  pl_convert_status status = pl_pipeline_run(passes, module, hook, r, r->diags, &lowered);
  *given_up = status == PL_CONVERT_GIVEN_UP && pl_diags_count(r->diags) == 0;
  if (status == PL_CONVERT_DONE && pl_diags_count(r->diags) == 0) return lowered;
  if (lowered && lowered != module) pl_module_free(lowered);
  return NULL;
}

/* Appends the symbols that the passes have put before a piece to the list of each pass, in order of making, and returns the
 * first op after them. A pass puts its symbols at the front, one before the other. */
static const pl_op *take_made(run *r, const pl_module *lowered) {
  assert(lowered->op->module == lowered);
  const pl_op *end = first_op(lowered);
  for (size_t i = r->num_passes; i-- > 0;) {
    size_t count = r->made[i].in_front - (i ? r->made[i - 1].in_front : 0);
    const pl_op *last = NULL;
    for (size_t k = 0; k < count; k++, end = end->next)
      last = end;
    for (; count > 0; count--, last = last->prev)
      pl_vec_push(&r->made[i].symbols, pl_map_get_ptr(&r->result->names, pl_op_attr(last, PL_NAME_SYM_NAME)));
  }
  return end;
}

/* Runs the passes over a piece, the last one handing over bodies unless that is given up. Returns the result, NULL on failure. */
static pl_module *lower_module(run *r, pl_module *piece) {
  bool given_up = false;
  pl_module *lowered = run_passes(r, &r->passes, piece, note_piece, &given_up);
  return given_up ? run_passes(r, &r->settings->passes, piece, note_piece, &given_up) : lowered;
}

/* Prints the lowering of a piece, checked if it is not yet, and frees both; false on failure, or if `lowered` is NULL. */
static bool print_piece(run *r, pl_module *piece, pl_module *lowered) {
  bool ok = lowered && (r->settings->verify_each || check_result(r, lowered));
  if (lowered && lowered != piece) {
    lowered->origin = NULL; /* it is needed for locations only */
    pl_module_free(piece);
    piece = lowered;
  }
  ok = ok && (piece == r->taken || begin_module(r, piece)) && pl_body_print_module(r->printer, take_made(r, piece));
  pl_module_free(piece);
  return ok;
}

/* Checks, lowers and prints one piece, with r->outside as the symbols around it, and frees it; false on failure. */
static bool lower_piece(run *r, pl_module *piece) {
  piece->outside = r->outside;
  return print_piece(r, piece, check(r, piece) ? lower_module(r, piece) : NULL);
}

/* ---- Functions that are read while they are lowered ---- */

/* Checks the ops after `last` in `block` (all of it if NULL) and those of the later blocks that have been read; false for a
 * fault or a structured op, which has to be flattened first. */
static bool check_read(run *r, const pl_block *block, const pl_op *last) {
  const pl_op *func = r->feeder.func;
  const pl_block *end = pl_pieces_at(r->pieces);
  for (const pl_op *first = last ? last->next : block->first;; first = block->first) {
    for (const pl_op *op = first; op; op = op->next)
      if (pl_transform_is_structured_op(op)) return false;
    if (first && !pl_body_check(r->source_checker, func, block, first)) return false;
    if (block == end || !block->next) return true;
    block = block->next;
  }
}

/* The feeder's callback: reads and checks more of the function. False, which ends the conversion, if that fails or the function
 * cannot be lowered bit by bit. */
static bool read_on(void *user) {
  run *r = user;
  const pl_block *block = pl_pieces_at(r->pieces);
  const pl_op *last = block->last;
  if (!pl_pieces_grow(r->pieces, r->settings->piece_bytes) || !check_read(r, block, last)) return false;
  return pl_pieces_at(r->pieces) || pl_body_check_end(r->source_checker, r->feeder.func);
}

/* The feeder's callback: the block that gets the ops read next; NULL if all is read. */
static const pl_block *read_at(void *user) { return pl_pieces_at(((run *)user)->pieces); }

/* The feeder's callback: whether the text of the function mentions that argument. */
static bool mentions_argument(void *user, uint32_t index) { return pl_pieces_mention_argument(((run *)user)->pieces, index); }

/* Lowers a function while it is read, checking the source bit by bit; returns the lowered module, NULL on failure. Faults of the
 * source are not reported, since they may be faults only of a text read bit by bit. */
static pl_module *lower_fed(run *r, const pl_op *func) {
  const pl_check_options options = {.allow_unregistered = r->settings->parse.allow_unregistered};
  bool given_up = false;
  r->feeder = (pl_body_feeder){.func = func, .more = read_on, .at = read_at, .mentions_argument = mentions_argument, .user = r};
  pl_diags *found = pl_diags_new();
  r->source_checker = pl_body_checker_new(func->module->ctx, &options, found);
  pl_body_checker_begin(r->source_checker, func->module);
  pl_vec_last(&r->passes).options.feeder = &r->feeder;
  pl_module *lowered = run_passes(r, &r->passes, func->module, note_piece, &given_up);
  pl_vec_last(&r->passes).options.feeder = NULL;
  pl_check_options rest = options;
  rest.checked = pl_body_checked(r->source_checker);
  bool ok = lowered && !pl_pieces_at(r->pieces) && pl_check(func->module->op, &rest, found);
  pl_body_checker_free(r->source_checker);
  pl_diags_free(found);
  if (ok || !lowered) return lowered;
  pl_module_free(lowered);
  return NULL;
}

/* Whether the next op is a function that is long enough to be read while it is lowered, and passes and options allow that. Not
 * with bare pointers: what a memref was made of, which pl_rw_has_one_pointer looks at, is freed by then. */
static bool is_fed(const run *r) {
  if (r->passes.len != 1) return false;
  const pl_convert_options *options = &pl_vec_last(&r->passes).options;
  return options->taker && !options->bare_ptr && pl_pieces_is_long(r->pieces, r->settings->piece_bytes);
}

/* Lowers the next op, a long function, while it is read; *ok is whether it could be printed. False if it cannot be lowered
 * so; the op is then still the next one. */
static bool lower_long(run *r, bool *ok) {
  pl_op *func = pl_pieces_open(r->pieces);
  if (func) func->module->outside = r->outside;
  pl_module *lowered = func ? lower_fed(r, func) : NULL;
  pl_module *piece = pl_pieces_shut(r->pieces, lowered != NULL);
  if (lowered)
    *ok = print_piece(r, piece, lowered);
  else
    pl_module_free(piece);
  return lowered != NULL;
}

/* Adds the end of the module, its closing brace, to the output. */
static void print_end(pl_tape *body) {
  size_t start = pl_tape_start(body);
  pl_tape_text(body, PL_STR("\n}\n"));
  pl_tape_add_part(body, pl_tape_end(body, start));
}

/* Lowers all pieces one after the other and prints them to `body`; false if the whole has to be lowered instead. */
static bool lower_all(run *r, pl_pieces *pieces, pl_tape *body) {
  pl_module *piece = NULL;
  r->pieces = pieces;
  r->checker = pl_body_checker_new(pl_pieces_outline(pieces)->ctx, &result_options, r->diags);
  r->printer = pl_body_printer_new(&r->settings->print, body);
  bool ok = true;
  do {
    if (is_fed(r) && lower_long(r, &ok)) continue;
    ok = pl_pieces_next(pieces, r->settings->piece_bytes, &piece) && (!piece || lower_piece(r, piece));
    if (!piece) break;
  } while (ok);
  pl_body_printer_free(r->printer);
  pl_body_checker_free(r->checker);
  print_end(body);
  return ok;
}

/* Makes the states of the program, one for the source and one after each pass, and enters the source's symbols; false if a
 * symbol occurs twice. */
static bool make_outside(run *r, const pl_module *outline) {
  r->result = r->outside = pl_outside_new(outline->ctx);
  for (size_t i = 0; i < r->num_passes; i++)
    r->result = r->result->next = pl_outside_new(outline->ctx);
  for (const pl_op *op = first_op(outline); op; op = op->next) {
    if (pl_op_attr(op, PL_NAME_SYM_NAME) && !pl_outside_add(r->outside, op)) return false;
  }
  return true;
}

/* Runs the passes over the outline, which gives the states of the program their symbols, and prints the beginning of the
 * resulting module to `head`. False on failure. */
static bool lower_outline(run *r, pl_module *outline, pl_sink *head) {
  bool given_up;
  pl_module *lowered = make_outside(r, outline) ? run_passes(r, &r->settings->passes, outline, note_outline, &given_up) : NULL;
  if (!lowered) return false;
  pl_module *empty = pl_module_new(lowered->ctx, NULL);
  empty->op->attrs = lowered->op->attrs;
  pl_print_module(empty, &r->settings->print, head);
  head->len -= strlen("\n}\n");
  pl_module_free(empty);
  if (lowered != outline) pl_module_free(lowered);
  return true;
}

/* Prints the symbols that passes have made to `head`, in the order that they have in the lowering of the whole; false if that
 * fails. */
static bool print_made(run *r, pl_sink *head) {
  pl_block *body = r->result->symbols->op->regions[0]->first;
  for (size_t i = r->num_passes; i-- > 0;) {
    while (r->made[i].symbols.len)
      pl_op_append(body, pl_vec_pop(&r->made[i].symbols));
  }
  return pl_print_body(r->result->symbols, body->first, &r->settings->print, head);
}

/* Whether lowering in pieces is expected to save memory: the last pass hands over bodies, or no op is both long and more than
 * half of the text. */
static bool is_worth_it(const run *r, const pl_pieces *pieces, const pl_source *source) {
  if (r->passes.len && pl_vec_last(&r->passes).options.taker) return true;
  const size_t longest = pl_pieces_longest(pieces), megabyte = (size_t)1 << 20;
  return longest <= megabyte || longest <= source->text.len / 2;
}

/* Sets the passes for the pieces: those of the settings, the last one with a taker of bodies if it can hand them over. */
static void set_passes(run *r) {
  const pl_pipeline *passes = &r->settings->passes;
  enum { BYTES_OF_OP = 96 }; /* usually less: ops are handed over when they are about a piece */
  r->taker = (pl_body_taker){.take = take_ops, .end = end_function, .user = r};
  r->taker.ops = (uint32_t)(r->settings->piece_bytes / BYTES_OF_OP % UINT32_MAX) + 1;
  for (size_t i = 0; i < passes->len; i++)
    pl_vec_push(&r->passes, passes->data[i]);
  if (!passes->len) return;
  pl_pass *last = &pl_vec_last(&r->passes);
  if (last->transform == PL_TRANSFORM_NONE && pl_convert_streams_bodies(&last->options)) last->options.taker = &r->taker;
}

/* Lowers and prints the outline and the symbols that passes have made to `head`, and all pieces to `body`; false if the whole
 * has to be lowered instead. */
static bool lower(run *r, pl_pieces *pieces, pl_sink *head, pl_tape *body) {
  return lower_outline(r, pl_pieces_outline(pieces), head) && lower_all(r, pieces, body) && print_made(r, head);
}

bool pl_lower_pieces(const pl_settings *settings, const pl_source *source, pl_sink *head, pl_tape *body) {
  assert(settings->joint && body);
  assert(head->len == 0 && source->text.data);
  if (settings->piece_bytes == 0 || source->text.len <= settings->piece_bytes || !suits(settings)) return false;
  pl_context *ctx = pl_context_new();
  pl_pieces *pieces = pl_pieces_new(ctx, source, &settings->parse);
  run r = {.settings = settings, .num_passes = settings->passes.len, .diags = pl_diags_new()};
  r.made = calloc(r.num_passes + 1, sizeof *r.made);
  set_passes(&r);
  bool ok = pieces && is_worth_it(&r, pieces, source) && r.made && lower(&r, pieces, head, body);
  for (size_t i = 0; r.made && i < r.num_passes; i++)
    pl_vec_free(&r.made[i].symbols);
  free(r.made);
  pl_pipeline_free(&r.passes);
  pl_outside_free(r.outside);
  pl_pieces_free(pieces);
  pl_diags_free(r.diags);
  pl_context_free(ctx);
  return ok;
}
