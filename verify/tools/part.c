#include "verify/tools/part.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/check/check.h"
#include "core/llvmir/import/import.h"
#include "core/text/parse/parse.h"
#include "verify/tv/convention/symbol.h"

pl_part pl_part_new(const pl_source *source, const pl_source *lowered) {
  assert(source);
  pl_part part = {.source = source, .ctx = pl_context_new(), .arena = pl_arena_new(), .diags = pl_diags_new()};
  if (lowered) part.lowered = *lowered;
  return part;
}

void pl_part_free(pl_part *part) {
  if (part->right) pl_module_free(part->right);
  if (part->lowered_module) pl_module_free(part->lowered_module);
  if (part->source_module) pl_module_free(part->source_module);
  pl_vec_free(&part->left_out);
  pl_diags_free(part->diags);
  pl_arena_free(part->arena);
  pl_context_free(part->ctx);
  free(part->command_text);
  free(part->command_name);
}

/* Parses a text as MLIR (`allow`: with ops of unknown dialects), or imports it as LLVM IR if its file's name ends in .ll or it
 * begins like LLVM IR; NULL, with diagnostics in part->diags, if it is not valid. */
static pl_module *parse_or_import(pl_part *part, const pl_source *text, bool allow) {
  size_t len = strlen(text->name);
  bool named = len > 3 && strcmp(text->name + len - 3, ".ll") == 0;
  if (named || pl_llvmir_is_text(text->text))
    return pl_llvmir_import(part->ctx, text, &(pl_llvmir_import_options){.mark_lost = true}, part->diags);
  return pl_parse(part->ctx, text, &(pl_parse_options){.allow_unregistered = allow}, part->diags);
}

/* Parses or imports (parse_or_import) and verifies one text; NULL, with diagnostics in part->diags, if it is not valid. */
static pl_module *read_module(pl_part *part, const pl_cli_options *options, const pl_source *text) {
  bool allow = pl_cli_has(options, PL_CLI_ALLOW_UNREGISTERED);
  pl_module *module = parse_or_import(part, text, allow);
  if (module && !pl_check(module->op, &(pl_check_options){.allow_unregistered = allow}, part->diags)) {
    pl_module_free(module);
    return NULL;
  }
  return module;
}

bool pl_part_read(pl_part *part, const pl_cli_options *options) {
  assert(!part->source_module);
  part->source_module = read_module(part, options, part->source);
  return part->source_module != NULL;
}

/* Sets part->lowered to what the command of --lower-with prints; false, with diagnostics, if it fails. */
static bool run_command(pl_part *part, const pl_cli_options *options, const pl_part_command *command) {
  const bool whole = part->source->text.len == command->file->text.len; /* else the file holds more than this part */
  const char *path = whole && strcmp(command->path, "-") != 0 ? command->path : NULL;
  size_t len = 0;
  if (!pl_lower_with_command(command->processes, options, part->source, path, part->diags, &part->command_text, &len,
                             command->errors))
    return false;
  pl_sink name = {0};
  pl_sink_printf(&name, "<lowering of %s>", command->file->name);
  pl_sink_text(&name);
  part->command_name = name.data;
  part->lowered = (pl_source){part->command_name, {part->command_text, len}, 1};
  return true;
}

bool pl_part_lower(pl_part *part, const pl_cli_options *options, const pl_part_command *command) {
  assert(part->source_module && !part->lowered_module && command);
  if (options->lower_with && !run_command(part, options, command)) return false;
  if (options->lower_with || options->lowered)
    part->lowered_module = read_module(part, options, &part->lowered);
  else
    part->lowered_module = pl_lower_own(part->arena, part->source_module, &options->convention, &part->left_out);
  if (!part->lowered_module && options->lower_with)
    pl_diags_add(part->diags, PL_ERROR, (pl_pos){command->file, 0, 0}, "the lowering command printed no valid module: %s",
                 options->lower_with);
  return part->lowered_module != NULL;
}

bool pl_part_copy(pl_part *part, const pl_part *of, const pl_cli_options *options) {
  assert(of->source_module && of->lowered_module && !part->source_module);
  if (!pl_part_read(part, options)) return false;
  if (options->lower_with || options->lowered)
    part->lowered_module = read_module(part, options, &of->lowered);
  else
    part->lowered_module = pl_lower_own(part->arena, part->source_module, &options->convention, &part->left_out);
  return part->lowered_module != NULL;
}

const pl_op *pl_part_right_of(pl_part *part, const pl_cli_options *options, pl_str name) {
  if (!options->lowered && !options->lower_with) return NULL;
  if (!part->right) part->right = pl_lower_whole(part->source_module, &options->convention);
  const pl_op *op = part->right ? pl_symbol_lookup(part->right->op, name) : NULL;
  return op && pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op) ? op : NULL;
}

const pl_proof *pl_part_left_out_of(const pl_part *part, const pl_op *function) {
  for (size_t i = 0; i < part->left_out.len; ++i)
    if (part->left_out.data[i].source == function) return &part->left_out.data[i];
  return NULL;
}

size_t pl_count_functions(const pl_module *module) {
  size_t count = 0;
  for (pl_op *op = module->op; op; op = pl_next_op_below(module->op, op))
    count += pl_op_has(op, PL_TRAIT_FUNCTION);
  return count;
}

size_t pl_count_globals(const pl_module *module) {
  size_t count = 0;
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    count += pl_tv_is_global(op);
  return count;
}
