#include "verify/commands/small_command.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "verify/commands/inputs.h"

typedef struct arguments {
  const char *files[PL_MOST_FILES];
  uint32_t num_files;
  bool help, version;
} arguments;

/* Applies one option: --help and --version set fields of `out`, any other one goes to the command's function `apply` with
 * `user`. False, with a message in `error`, if that fails. */
static bool take(const pl_small_command *command, void *user, const pl_argument *argument, arguments *out, pl_sink *error) {
  if (argument->option == command->help) return pl_argument_flag(argument, &out->help, error);
  if (argument->option == command->version) return pl_argument_flag(argument, &out->version, error);
  return command->apply(user, argument, error);
}

/* Reads the command line into `out`, zero before, and the command's own settings; false, with a message in `error`, if it is
 * not valid. */
static bool read_arguments(const pl_small_command *command, void *user, int argc, char **argv, arguments *out, pl_sink *error) {
  pl_command_line line = pl_command_line_of(command->table, argc, argv);
  pl_argument argument;
  for (pl_argument_kind kind; (kind = pl_command_line_next(&line, &argument, error)) != PL_ARGUMENT_END;) {
    if (kind == PL_ARGUMENT_BAD || (kind == PL_ARGUMENT_OPTION && !take(command, user, &argument, out, error))) return false;
    if (kind != PL_ARGUMENT_PATH) continue;
    if (out->num_files == command->most_files) {
      pl_sink_printf(error, "more than %s: '%s'", command->most_files == 1 ? "one file" : "two files", argument.value);
      return false;
    }
    out->files[out->num_files++] = argument.value;
  }
  return out->help || out->version || command->check(user, out->num_files, error);
}

/* Prints the text of --help to standard output: usage, options and exit statuses. */
static void put_help(const pl_small_command *command) {
  pl_sink out = pl_sink_to_file(stdout);
  pl_sink_puts(&out, command->usage);
  pl_options_help(command->table, &out);
  pl_sink_puts(&out, command->statuses);
  (void)pl_sink_close(&out);
}

int pl_small_main(const pl_small_command *command, void *user, int argc, char **argv) {
  assert(command->name && command->apply && command->run && command->most_files <= PL_MOST_FILES);
  arguments given = {0};
  pl_sink error = {0};
  int status = 0;
  if (!read_arguments(command, user, argc, argv, &given, &error)) {
    fprintf(stderr, "%s: error: %s\n", command->name, pl_sink_text(&error));
    status = PL_STATUS_BAD_INPUT;
  } else if (given.help) {
    put_help(command);
  } else if (given.version) {
    printf("%s " PLUMBLINE_VERSION "\n", command->name);
  } else {
    status = command->run(user, given.files);
  }
  (void)pl_sink_close(&error);
  return fflush(stdout) == 0 && !ferror(stdout) ? status : PL_STATUS_BAD_INPUT;
}

bool pl_small_read(const pl_small_command *command, const char *path, pl_source *source, char **text) {
  assert(path && source && text);
  char error[256];
  size_t len = 0;
  const bool ok = pl_input_read(path, text, &len, error);
  if (!ok) fprintf(stderr, "%s: error: %s: %s\n", command->name, pl_input_name(path), error);
  if (ok) *source = (pl_source){pl_input_name(path), {*text, len}, 1};
  return ok;
}

pl_module *pl_small_module(pl_context *ctx, const pl_source *source, pl_diags *diags) {
  assert(ctx && source && diags);
  pl_module *module = pl_parse(ctx, source, &(pl_parse_options){0}, diags);
  if (!module || pl_check(module->op, &(pl_check_options){0}, diags)) return module;
  pl_module_free(module);
  return NULL;
}

void pl_small_tell(const pl_diags *diags) {
  assert(diags);
  pl_sink text = {0};
  pl_diags_render(diags, false, &text);
  fputs(pl_sink_text(&text), stderr);
  (void)pl_sink_close(&text);
}
