#include "verify/tools/lowering.h"

#include <assert.h>
#include <signal.h>
#include <stdlib.h>

#include "core/convert/pipeline.h"
#include "verify/commands/inputs.h"

/* A copy of the text in the arena. */
static const char *arena_text(pl_arena *arena, const char *text) { return pl_arena_copy(arena, text, strlen(text) + 1); }

/* The first op in the regions of `op` from index `from` on; NULL if they are all empty. */
static pl_op *first_op_in(const pl_op *op, uint32_t from) {
  for (uint32_t i = from; i < op->num_regions; ++i)
    PL_FOR_BLOCKS(block, op->regions[i])
  if (block->first) return block->first;
  return NULL;
}

/* The index of the region among those of its op. */
static uint32_t region_index(const pl_region *region) {
  uint32_t i = 0;
  while (region->op->regions[i] != region)
    ++i;
  return i;
}

pl_op *pl_next_op_below(const pl_op *root, pl_op *op) {
  assert(op == root || op->block);
  pl_op *inner = first_op_in(op, 0);
  if (inner) return inner;
  while (op != root) {
    if (op->next) return op->next;
    for (pl_block *block = op->block->next; block; block = block->next)
      if (block->first) return block->first;
    const pl_region *region = op->block->region;
    pl_op *next = first_op_in(region->op, region_index(region) + 1);
    if (next) return next;
    op = region->op;
  }
  return NULL;
}

/* Whether the two positions are the same. */
static bool same_place(pl_pos a, pl_pos b) { return a.source == b.source && a.line == b.line && a.column == b.column; }

/* Whether position `a` is in the same source as `b` and not after it. */
static bool not_behind(pl_pos a, pl_pos b) {
  return a.source == b.source && (a.line < b.line || (a.line == b.line && a.column <= b.column));
}

/* The function that a diagnostic at `pos` is about: that of an op at `pos`, else the last one that starts no later; NULL if there
 * is none, or another op of the module is there. */
static pl_op *function_at(const pl_module *module, pl_pos pos) {
  pl_op *function = NULL, *nearest = NULL;
  if (pos.line == 0) return NULL;
  for (pl_op *op = module->op; op; op = pl_next_op_below(module->op, op)) {
    if (pl_op_has(op, PL_TRAIT_FUNCTION)) {
      function = op;
      if (not_behind(pl_op_pos(op), pos)) nearest = op;
    } else if (op != module->op && op->block->region->op == module->op) {
      function = NULL; /* another op of the module, such as a global */
      if (same_place(pl_op_pos(op), pos)) return NULL;
    }
    if (function && same_place(pl_op_pos(op), pos)) return function;
  }
  return nearest;
}

/* Turns a function into a private declaration by removing its body; false, and unchanged, if it has none. */
static bool make_declaration(pl_module *module, pl_op *function) {
  pl_region *body = function->num_regions ? function->regions[0] : NULL;
  if (!body || !body->first) return false;
  while (body->first)
    pl_block_unlink(body->first);
  pl_op_set_attr(function, PL_NAME_SYM_VISIBILITY, pl_attr_string(module->ctx, PL_STR("private")));
  return true;
}

/* Gives a func.func declaration the type () -> (), for when its type is what cannot be lowered: functions that call it use a
 * value of such a type and are left out, too. False if it has that type already or is another kind of function. */
static bool empty_type(pl_module *module, pl_op *function) {
  const pl_type *empty = pl_type_function(module->ctx, NULL, 0, NULL, 0);
  if (!pl_op_is(function, PL_OP_FUNC_FUNC) || pl_func_type(function) == empty) return false;
  pl_op_set_attr(function, PL_NAME_FUNCTION_TYPE, pl_attr_type(module->ctx, empty));
  pl_op_set_attr(function, PL_NAME_ARG_ATTRS, NULL);
  pl_op_set_attr(function, PL_NAME_RES_ATTRS, NULL);
  return true;
}

/* Appends an `unsupported` row with the reason and place for a function that is not lowered. */
static void leave_out(pl_arena *arena, const pl_op *function, pl_pos pos, const char *reason, pl_proofs *left_out) {
  if (pl_str_starts(pl_str_from(reason), "unsupported: ")) reason += strlen("unsupported: ");
  pl_vec_push(left_out, ((pl_proof){.name = pl_symbol_name(function),
                                    .source = function,
                                    .verdict = PL_VERDICT_UNSUPPORTED,
                                    .reason = arena_text(arena, reason),
                                    .pos = pos,
                                    .counterexample = {.what = "", .inputs = "", .picture = ""}}));
}

/* Whether the function has a row in `left_out`. */
static bool is_left_out(const pl_proofs *left_out, const pl_op *function) {
  for (size_t i = 0; i < left_out->len; ++i)
    if (left_out->data[i].source == function) return true;
  return false;
}

/* Appends a row (see leave_out) with the reason for each function of the module that has none yet, at `pos` or, if that has no
 * line, at the function. */
static void leave_out_rest(pl_arena *arena, const pl_module *module, pl_pos pos, const char *reason, pl_proofs *left_out) {
  for (pl_op *op = module->op; op; op = pl_next_op_below(module->op, op))
    if (pl_op_has(op, PL_TRAIT_FUNCTION) && !is_left_out(left_out, op))
      leave_out(arena, op, pos.line ? pos : pl_op_pos(op), reason, left_out);
}

/* Adds a row to `left_out` for each function that an error of the converter is about, and reduces the function to a
 * declaration, or one without arguments and results. False if there is no error, or one that nothing can be done about; then
 * each function that has no row yet gets one. */
static bool leave_out_culprits(pl_arena *arena, pl_module *source, const pl_diags *diags, pl_proofs *left_out) {
  pl_pos place = {0};
  const char *message = "the converter gave no reason";
  bool progress = false;
  for (size_t i = 0; i < pl_diags_count(diags); ++i) {
    const pl_diag *diag = pl_diags_at(diags, i);
    if (diag->severity != PL_ERROR) continue;
    place = diag->pos;
    message = diag->message;
    pl_op *function = function_at(source, place);
    if (function && is_left_out(left_out, function) && progress) continue; /* another error of a function just left out */
    if (!function || (!make_declaration(source, function) && !empty_type(source, function))) {
      progress = false;
      break;
    }
    if (!is_left_out(left_out, function)) leave_out(arena, function, place, message, left_out);
    progress = true;
  }
  if (!progress) leave_out_rest(arena, source, place, message, left_out);
  return progress;
}

/* The converter's options for a calling convention. */
static pl_convert_options convert_options_of(const pl_convention *convention) {
  pl_convert_options options = pl_convert_default_options();
  options.index_bitwidth = convention->index_bitwidth;
  options.bare_ptr = convention->bare_ptr;
  options.c_wrappers = convention->c_wrappers;
  options.generic_functions = convention->generic_functions;
  options.aligned_alloc = convention->aligned_alloc;
  return options;
}

pl_module *pl_lower_own(pl_arena *arena, pl_module *source, const pl_convention *convention, pl_proofs *left_out) {
  assert(source && convention && left_out);
  const pl_convert_options options = convert_options_of(convention);
  for (;;) { /* each iteration leaves out one more function, or ends */
    pl_module *lowered = NULL;
    pl_diags *diags = pl_diags_new();
    pl_convert_status status = pl_convert_whole(source, &options, diags, &lowered);
    bool again = status != PL_CONVERT_DONE && leave_out_culprits(arena, source, diags, left_out);
    pl_diags_free(diags);
    if (status == PL_CONVERT_DONE) return lowered;
    if (!again) return NULL;
  }
}

pl_module *pl_lower_whole(pl_module *source, const pl_convention *convention) {
  assert(source && convention);
  const pl_convert_options options = convert_options_of(convention);
  pl_module *lowered = NULL;
  pl_diags *diags = pl_diags_new();
  pl_convert_status status = pl_convert_whole(source, &options, diags, &lowered);
  pl_diags_free(diags);
  if (status == PL_CONVERT_DONE) return lowered;
  if (lowered) pl_module_free(lowered);
  return NULL;
}

/* Copies what a command wrote, each line indented, to `out`; a position "<stdin>:7:" at the start of a line is rewritten to the
 * source's name and the line in its file. */
static void relay(pl_str text, const pl_source *source, pl_sink *out) {
  static const char unnamed[] = "<stdin>:";
  for (size_t at = 0; at < text.len;) {
    pl_str line = {text.data + at, text.len - at};
    const char *newline = memchr(line.data, '\n', line.len);
    if (newline) line.len = (size_t)(newline - line.data);
    at += line.len + 1;
    pl_sink_puts(out, "  ");
    if (pl_str_starts(line, unnamed)) {
      char *after = NULL;
      pl_sink number = {0};
      pl_sink_write(&number, line.data + strlen(unnamed), line.len - strlen(unnamed));
      unsigned long row = strtoul(pl_sink_text(&number), &after, 10);
      size_t digits = (size_t)(after - number.data);
      pl_sink_printf(out, "%s:", source->name);
      if (digits) pl_sink_printf(out, "%lu", row + source->first_line - 1);
      line.data += strlen(unnamed) + digits;
      line.len -= strlen(unnamed) + digits;
      pl_sink_close(&number);
    }
    pl_sink_str(out, line);
    pl_sink_putc(out, '\n');
  }
}

/* Adds the error that says why a command gave no lowering. */
static void complain(const pl_process_result *result, const pl_cli_options *options, const pl_source *source, pl_diags *diags) {
  const pl_pos pos = {source, 0, 0};
  const char *command = options->lower_with;
  switch (result->end) {
  case PL_PROCESS_EXITED:
    if (result->status != 0)
      pl_diags_add(diags, PL_ERROR, pos, "the lowering command exited with status %d: %s", result->status, command);
    else
      pl_diags_add(diags, PL_ERROR, pos, "the lowering command printed nothing: %s", command);
    break;
  case PL_PROCESS_KILLED:
    pl_diags_add(diags, PL_ERROR, pos, "the lowering command was killed by signal %d: %s", result->signal, command);
    break;
  case PL_PROCESS_TIMED_OUT:
    pl_diags_add(diags, PL_ERROR, pos, "the lowering command was killed after %g seconds: %s", options->timeout_ms / 1000.0,
                 command);
    break;
  case PL_PROCESS_TOO_LONG:
    pl_diags_add(diags, PL_ERROR, pos, "the lowering command was killed: it printed more than %d MiB: %s", PL_MAX_TEXT >> 20,
                 command);
    break;
  case PL_PROCESS_NOT_STARTED:
    pl_diags_add(diags, PL_ERROR, pos, "the lowering command could not be started: %s: %s", strerror(result->error), command);
    break;
  case PL_PROCESS_INVALID: pl_diags_add(diags, PL_ERROR, pos, "the lowering command did not run: %s", command); break;
  }
}

/* Whether the text is empty or has only blanks, tabs and line ends. */
static bool is_blank(pl_str text) {
  for (size_t i = 0; i < text.len; ++i)
    if (!strchr(" \t\r\n", text.data[i]) || text.data[i] == '\0') return false;
  return true;
}

bool pl_lower_with_command(pl_processes *processes, const pl_cli_options *options, const pl_source *source, const char *path,
                           pl_diags *diags, char **text, size_t *len, pl_sink *errors) {
  assert(options->lower_with && (source->text.data || source->text.len == 0));
  assert(text && len && diags && errors);
  pl_process_result result = pl_process_run(processes, options->lower_with, source->text, path, options->timeout_ms, PL_MAX_TEXT);
  pl_str output = {pl_sink_text(&result.output), result.output.len};
  bool good = result.end == PL_PROCESS_EXITED && result.status == 0 && !is_blank(output);
  relay((pl_str){result.errors.data, result.errors.len}, source, errors);
  if (good) {
    *text = result.output.data;
    *len = result.output.len;
    result.output = (pl_sink){0};
  } else {
    complain(&result, options, source, diags);
  }
  pl_process_result_free(&result);
  return good;
}
