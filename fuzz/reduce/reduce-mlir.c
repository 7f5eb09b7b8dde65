/* reduce-mlir - makes a failing input small. See --help. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fuzz/reduce/journal.h"
#include "fuzz/reduce/options.h"
#include "verify/commands/inputs.h"

enum { STATUS_REDUCED = 0, STATUS_BORING = 1, STATUS_BAD_INPUT = 3 };

/* Prints `what`, and `why` unless it is empty, to standard error as an error message; returns STATUS_BAD_INPUT. */
static int complain(const char *what, const char *why) {
  fprintf(stderr, "reduce-mlir: error: %s%s%s\n", what, *why ? ": " : "", why);
  return STATUS_BAD_INPUT;
}

/* Flushes standard output. Returns STATUS_REDUCED, or STATUS_BAD_INPUT with an error message if something could not be
 * written. */
static int usage_error(void) {
  return fflush(stdout) == 0 && !ferror(stdout) ? STATUS_REDUCED : complain("standard output", "cannot be written");
}

/* Whether both names (NULL: none) are of the same existing file. */
static bool is_same_file(const char *a, const char *b) {
  struct stat first, second;
  return a && b && stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev &&
         first.st_ino == second.st_ino;
}

/* Whether `out` (may be NULL) names something that exists and is no regular file, such as a directory, which must not be
 * replaced. */
static bool is_something_else(const char *out) {
  struct stat found;
  return out && stat(out, &found) == 0 && !S_ISREG(found.st_mode);
}

/* Whether the files that are written beside `out` (NULL: none) may be overwritten, as they are no files named on the command
 * line and hold nothing foreign (pl_journal_is_foreign); else prints what is wrong. */
static bool check_side_files(const pl_reduce_command *c, const char *out) {
  const char *const named[] = {c->input, c->values[PL_REDUCE_OPTION_LOWERED], c->values[PL_REDUCE_OPTION_OUT],
                               c->values[PL_REDUCE_OPTION_LOWERED_OUT]};
  bool ok = true;
  char *beside;
  for (uint32_t n = 0; out && ok && (beside = pl_journal_side_file(out, n)) != NULL; n++) {
    for (size_t i = 0; ok && i < sizeof named / sizeof *named; i++)
      ok = !named[i] || (strcmp(named[i], beside) != 0 && !is_same_file(named[i], beside));
    if (!ok) complain(beside, "would be overwritten");
    if (ok && pl_journal_is_foreign(beside))
      ok = complain(beside, "is in the way: reduce-mlir keeps what it knows in a file of that name") == 0;
    free(beside);
  }
  return ok;
}

/* Appends the content of a file, or of standard input for "-", to `out`; false, with a message, on an error. */
static bool read_part(const char *path, pl_sink *out) {
  char *text = NULL, error[256];
  size_t len = 0;
  if (!pl_input_read(path, &text, &len, error)) {
    complain(pl_input_name(path), error);
    return false;
  }
  pl_sink_write(out, text, len);
  free(text);
  return true;
}

/* Prints what was observed, how small the case has become, and the effort to standard error. */
static void print_summary(const pl_reduce_result *r, const pl_case *input) {
  size_t before = input->text[0].len + input->text[1].len, after = r->reduced.text[0].len + r->reduced.text[1].len;
  fprintf(stderr, "reduce-mlir: %.*s: %zu to %zu bytes", (int)r->what.len, r->what.data, before, after);
  if (r->size.ops) fprintf(stderr, ", %llu operations", (unsigned long long)r->size.ops);
  fprintf(stderr, ", as %s, %llu tests, %u iterations%s\n", r->space, (unsigned long long)r->tests, r->iterations,
          r->carried_on ? ", carried on" : "");
}

/* Reports the result of a reduction and prints what is left of the first part if there is no output file. Returns the exit
 * status. */
static int finish(const pl_reduce_command *c, const pl_reduce_result *r, const pl_case *input) {
  if (r->status == PL_REDUCE_BORING) {
    complain(c->input, "does not show what has to stay");
    return STATUS_BORING;
  }
  if (r->status != PL_REDUCE_DONE) return complain("cannot go on", r->error);
  if (!c->given[PL_REDUCE_OPTION_QUIET]) print_summary(r, input);
  if (!c->given[PL_REDUCE_OPTION_OUT]) (void)fwrite(r->reduced.text[0].data, 1, r->reduced.text[0].len, stdout);
  return usage_error();
}

/* The size at which the reduction may stop, if the fraction `stopping` of the `bytes` has to go; 0 if all of them have to. */
static size_t bytes_left(size_t bytes, double stopping) { return stopping >= 1 ? 0 : (size_t)((double)bytes * (1 - stopping)); }

/* Carries out the command: checks the file names, reads the input, reduces it and reports. Returns the exit status. */
static int reduce(const pl_reduce_command *c) {
  const char *lowered = c->values[PL_REDUCE_OPTION_LOWERED], *out = c->values[PL_REDUCE_OPTION_OUT];
  const char *lowered_out = c->values[PL_REDUCE_OPTION_LOWERED_OUT];
  if (is_same_file(c->input, out) || is_same_file(lowered, lowered_out) || is_same_file(c->input, lowered_out) ||
      is_same_file(lowered, out) || is_same_file(out, lowered_out))
    return complain("an input would be overwritten", "");
  if (is_something_else(out) || is_something_else(lowered_out))
    return complain(is_something_else(out) ? out : lowered_out, "not a file that can be replaced");
  if (!check_side_files(c, out) || !check_side_files(c, lowered_out)) return STATUS_BAD_INPUT;
  pl_case input = {.parts = lowered ? 2 : 1};
  int status = STATUS_BAD_INPUT;
  if (read_part(c->input, &input.text[0]) && (!lowered || read_part(lowered, &input.text[1]))) {
    size_t bytes = input.text[0].len + input.text[1].len;
    bool shows = !c->given[PL_REDUCE_OPTION_QUIET] && isatty(STDERR_FILENO);
    pl_reduce_result result = pl_reduce(&(pl_reduce_options){.predicate = &c->predicate,
                                                             .out = {out, lowered ? lowered_out : NULL},
                                                             .key = pl_reduce_key(c),
                                                             .jobs = c->jobs,
                                                             .enough_bytes = bytes_left(bytes, c->stopping),
                                                             .text = c->given[PL_REDUCE_OPTION_TEXT],
                                                             .allow_unregistered = c->predicate.allow_unregistered,
                                                             .progress = shows ? stderr : NULL},
                                        &input);
    status = finish(c, &result, &input);
    pl_reduce_result_free(&result);
  }
  pl_case_free(&input);
  return status;
}

/* Prints the name and a summary of each move on modules. */
static void print_moves(void) {
  for (pl_move move = PL_MOVE_INVALID + 1; move < PL_NUM_MOVES; move++)
    printf("%-22s %s\n", pl_move_name(move), pl_move_summary(move));
}

/* Runs the command line tool; the exit statuses are in --help. */
int main(int argc, char **argv) {
  pl_reduce_command command;
  pl_sink error = {0};
  int status = STATUS_REDUCED;
  if (!pl_reduce_parse(argc, argv, &command, &error)) {
    complain(pl_sink_text(&error), "");
    status = STATUS_BAD_INPUT;
  } else if (command.given[PL_REDUCE_OPTION_HELP]) {
    pl_sink out = pl_sink_to_file(stdout);
    pl_reduce_help(&out);
    (void)pl_sink_close(&out);
    status = usage_error();
  } else if (command.given[PL_REDUCE_OPTION_VERSION]) {
    puts("reduce-mlir " PLUMBLINE_VERSION);
    status = usage_error();
  } else if (command.given[PL_REDUCE_OPTION_LIST_MOVES]) {
    print_moves();
    status = usage_error();
  } else {
    status = reduce(&command);
  }
  pl_reduce_command_free(&command);
  (void)pl_sink_close(&error);
  return status;
}
