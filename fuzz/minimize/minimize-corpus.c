/* minimize-corpus - keeps of many inputs the few that cover the same. See --help. */
#define _XOPEN_SOURCE 700

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "fuzz/collect/collect.h"
#include "fuzz/minimize/meaning.h"
#include "fuzz/minimize/options.h"

enum { STATUS_DONE = 0, STATUS_BAD_INPUT = 3, PATH_ROOM = 4096 };

/* Prints `what`, and `why` unless it is empty, to standard error as an error message; returns STATUS_BAD_INPUT. */
static int complain(const char *what, const char *why) {
  fprintf(stderr, "minimize-corpus: error: %s%s%s\n", what, *why ? ": " : "", why);
  return STATUS_BAD_INPUT;
}

/* Flushes standard output; returns STATUS_DONE, or STATUS_BAD_INPUT with an error message if something could not be printed. */
static int usage_error(void) {
  return fflush(stdout) == 0 && !ferror(stdout) ? STATUS_DONE : complain("standard output", "can't be written");
}

/* A collector's `renew` for observers without state: each input has contexts of its own, so nothing has to be done. */
static void renew_nothing(void *user) { (void)user; }

/* Serves `--collect-meaning INPUT BITS SECONDS`: answers what inputs are about; returns the exit status. With verdicts each input
 * gets a new process, as Z3 keeps state. */
static int serve_meaning(char **argv) {
  uint32_t meaning = (uint32_t)strtoul(argv[3], NULL, 10);
  pl_meanings *meanings = pl_meanings_new(argv[2], meaning);
  if (!meanings) return STATUS_BAD_INPUT;
  const pl_collector collector = {"meaning", argv[2], pl_meanings_observe, meaning & PL_MEANING_VERDICTS ? NULL : renew_nothing,
                                  meanings};
  int status = pl_collect_serve(&collector, (uint32_t)strtoul(argv[4], NULL, 10));
  pl_meanings_free(meanings);
  return status;
}

/* Prints one row of the table. */
static void print_row(const char *name, uint64_t before, uint64_t after) {
  printf("%-10s %14" PRIu64 " %14" PRIu64 "\n", name, before, after);
}

/* Prints to standard output what the minimization changed, before and after, and its other numbers. */
static void print_table(const pl_minimize_result *r) {
  const pl_minimize_column *b = &r->before, *a = &r->after;
  printf("%-10s %14s %14s\n", "", "before", "after");
  print_row("files", b->files, a->files);
  print_row("bytes", b->bytes, a->bytes);
  print_row("features", b->features, a->features);
  print_row("  edges", b->edges, a->edges);
  print_row("  names", b->names, a->names);
  printf("%-10s %14.3f %14.3f\n", "seconds", (double)b->nanoseconds * 1e-9, (double)a->nanoseconds * 1e-9);
  printf("%" PRIu32 " files were duplicates, %" PRIu32 " findings and %" PRIu32 " invalid texts lie beside, %" PRIu32
         " inputs were made smaller\n",
         r->duplicates, r->findings, r->invalid, r->reduced);
  if (r->passed_over) printf("%" PRIu32 " names in the folders were passed over: hidden, or no files\n", r->passed_over);
}

/* Runs the minimization that the command asks for, with today's date if none is given, and prints its table unless --quiet is
 * given; returns the exit status. */
static int minimize(pl_minimize_command *c) {
  char self[PATH_ROOM] = "", today[16];
  ssize_t len = readlink("/proc/self/exe", self, sizeof self - 1);
  if (len <= 0) return complain("/proc/self/exe", "can't be read");
  self[len] = '\0';
  time_t now = time(NULL);
  struct tm *date = gmtime(&now);
  if (!date || !strftime(today, sizeof today, "%Y-%m-%d", date)) return complain("the date", "is not known");
  c->options.self = self;
  if (!c->options.date) c->options.date = today;
  bool quiet = c->given[PL_MINIMIZE_OPTION_QUIET];
  c->options.progress = !quiet && isatty(STDERR_FILENO) ? stderr : NULL;
  pl_minimize_result result = pl_minimize(&c->options);
  if (!result.ok) return complain(result.error, "");
  if (!quiet) print_table(&result);
  return usage_error();
}

/* Does what the command line asks for: help, version, a minimization, or answering what inputs are about; returns the exit
 * status. */
int main(int argc, char **argv) {
  if (argc == 5 && strcmp(argv[1], "--collect-meaning") == 0) return serve_meaning(argv);
  pl_minimize_command command;
  pl_sink error = {0};
  int status = STATUS_DONE;
  if (!pl_minimize_parse(argc, argv, &command, &error)) {
    status = complain(pl_sink_text(&error), "");
  } else if (command.given[PL_MINIMIZE_OPTION_HELP]) {
    pl_sink out = pl_sink_to_file(stdout);
    pl_minimize_help(&out);
    (void)pl_sink_close(&out);
    status = usage_error();
  } else if (command.given[PL_MINIMIZE_OPTION_VERSION]) {
    puts("minimize-corpus " PLUMBLINE_VERSION);
    status = usage_error();
  } else {
    status = minimize(&command);
  }
  pl_minimize_command_free(&command);
  (void)pl_sink_close(&error);
  return status;
}
