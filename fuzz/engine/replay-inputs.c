/* replay-inputs - runs fuzz targets on files, folders and seeds, with any compiler: for regressions, and to look at a finding. */
#define _XOPEN_SOURCE 700

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "core/base/command_line.h"
#include "core/base/vec.h"
#include "fuzz/targets/generating.h"

/* X(enumerator, group, name, argument or "", help) */
#define OPTIONS(X)                                                                                                               \
  X(TARGET, "Options", "target", "NAME", "only this target (default: all but those that need an oracle)")                        \
  X(SEEDS, "Options", "seeds", "N", "also on the bytes that the seeds 0 to N-1 of gen-mlir stand for")                           \
  X(FIRST, "Options", "first", "N", "the first of these seeds (default 0)")                                                      \
  X(LIST, "Options", "list", "", "the targets: name, input, property")                                                           \
  X(KEEP_GOING, "Options", "keep-going", "", "go on after a finding")                                                            \
  X(HELP, "Options", "help", "", "print this text")                                                                              \
  X(VERSION, "Options", "version", "", "print the version")

enum { NO_OPTION, OPTIONS(PL_OPTION_ID) NUM_OPTIONS };

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};
static const pl_option_table table = {.rows = rows, .count = NUM_OPTIONS};

typedef struct target {
  const char *name, *input, *needs, *property;
  pl_target_fn *run;
} target;

static const target targets[] = {
#define TARGET(name, input, needs, property) {#name, #input, #needs, property, pl_target_##name},
#include "fuzz/targets/targets.def"
#undef TARGET
};
enum { NUM_TARGETS = sizeof targets / sizeof *targets };

typedef struct settings {
  const char *target;
  uint64_t seeds, first;
  PL_VEC(const char *) paths;
  bool given[NUM_OPTIONS];
} settings;

typedef struct tally {
  uint64_t inputs, findings, unread; /* unread: files and folders */
} tally;

/* Whether `name` is the target's name, where - and _ are the same. */
static bool is_named(const target *t, const char *name) {
  for (size_t i = 0;; i++) {
    char want = t->name[i] == '_' ? '-' : t->name[i], have = name[i] == '_' ? '-' : name[i];
    if (want != have) return false;
    if (!want) return true;
  }
}

/* Whether the target is to be run: it is the one of --target, or without that any that needs no oracle. */
static bool is_chosen(const target *t, const settings *s) {
  return s->target ? is_named(t, s->target) : strcmp(t->needs, "ORACLE") != 0;
}

/* Runs the chosen targets on one input, prints each finding with the input's `name`, and counts runs and findings in `t`. False
 * if the run ends with a finding, which --keep-going prevents. */
static bool run_input(pl_fuzz *fuzz, const settings *s, const char *name, const uint8_t *data, size_t size, tally *t) {
  assert(name && (data || size == 0));
  uint8_t *copy = pl_xmalloc(size); /* of its own, so that a sanitizer sees what is read after it */
  if (size > 0) memcpy(copy, data, size);
  bool go_on = true;
  for (int i = 0; i < NUM_TARGETS && go_on; i++) {
    if (!is_chosen(&targets[i], s)) continue;
    pl_diags_truncate(fuzz->diags, 0);
    fuzz->finding.len = 0;
    t->inputs++;
    if (targets[i].run(fuzz, copy, size)) continue;
    printf("%s: %s: %s\n", targets[i].name, name, pl_sink_text(&fuzz->finding));
    t->findings++;
    go_on = s->given[OPTION_KEEP_GOING];
  }
  free(copy);
  return go_on;
}

/* Reports a path that can't be read and counts it; true always, as that is no finding and the run goes on. */
static bool not_read(const char *path, const char *why, tally *t) {
  fprintf(stderr, "replay-inputs: %s: %s\n", path, why);
  t->unread++;
  return true;
}

/* Runs the chosen targets on the content of a file; false if the run ends with a finding. A file that can't be read is reported
 * and counted. */
static bool run_file(pl_fuzz *fuzz, const settings *s, const char *path, tally *t) {
  char *data, error[256];
  size_t size;
  if (!pl_read_file(path, &data, &size, error)) return not_read(path, error, t);
  bool go_on = run_input(fuzz, s, path, (const uint8_t *)data, size, t);
  free(data);
  return go_on;
}

/* Order for qsort of strings: as strcmp. */
static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* Runs the chosen targets on a file, or on the regular files of a folder in order of their names; false if the run ends with a
 * finding. What can't be read is reported and counted. */
static bool run_path(pl_fuzz *fuzz, const settings *s, const char *path, tally *t) {
  struct stat info;
  if (stat(path, &info) != 0 || !S_ISDIR(info.st_mode)) return run_file(fuzz, s, path, t);
  PL_VEC(char *) files = {0};
  DIR *folder = opendir(path);
  if (!folder) return not_read(path, strerror(errno), t);
  for (struct dirent *entry; (entry = readdir(folder));) {
    pl_sink name = {0};
    pl_sink_printf(&name, "%s/%s", path, entry->d_name);
    if (stat(pl_sink_text(&name), &info) == 0 && S_ISREG(info.st_mode)) pl_vec_push(&files, strdup(name.data));
    pl_sink_close(&name);
  }
  closedir(folder);
  if (files.len) qsort(files.data, files.len, sizeof *files.data, by_name);
  bool go_on = true;
  for (size_t i = 0; i < files.len; i++) {
    go_on = go_on && run_file(fuzz, s, files.data[i], t);
    free(files.data[i]);
  }
  pl_vec_free(&files);
  return go_on;
}

/* Runs the chosen targets on the input bytes of s->seeds seeds from s->first on; false if the run ends with a finding. */
static bool run_seeds(pl_fuzz *fuzz, const settings *s, tally *t) {
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  char name[32];
  for (uint64_t i = 0; i < s->seeds; i++) {
    size_t size = pl_gen_seed_bytes(s->first + i, data, sizeof data);
    (void)snprintf(name, sizeof name, "seed %llu", (unsigned long long)(s->first + i));
    if (!run_input(fuzz, s, name, data, size, t)) return false;
  }
  return true;
}

/* Sets the chosen target; false, with a message in `error`, if there is none of that name. */
static bool set_target(const pl_argument *argument, settings *s, pl_sink *error) {
  s->target = argument->value;
  for (int k = 0; k < NUM_TARGETS; k++)
    if (is_named(&targets[k], s->target)) return true;
  return pl_argument_refuse(argument, "a target of --list", error);
}

/* Stores one option of the command line in the settings; false, with a message in `error`, if its value is not allowed. */
static bool apply(const pl_argument *argument, settings *s, pl_sink *error) {
  const uint32_t option = argument->option;
  if (!*argument->row->argument) return pl_argument_flag(argument, &s->given[option], error);
  if (option == OPTION_TARGET) return set_target(argument, s, error);
  return pl_argument_u64(argument, UINT64_MAX, option == OPTION_SEEDS ? &s->seeds : &s->first, error);
}

/* Reads the command line into the settings; false, with a message in `error`, if it is wrong. */
static bool read_arguments(int argc, char **argv, settings *s, pl_sink *error) {
  pl_command_line line = pl_command_line_of(table, argc, argv);
  pl_argument argument;
  for (pl_argument_kind kind; (kind = pl_command_line_next(&line, &argument, error)) != PL_ARGUMENT_END;) {
    if (kind == PL_ARGUMENT_PATH)
      pl_vec_push(&s->paths, argument.value);
    else if (kind == PL_ARGUMENT_BAD || !apply(&argument, s, error))
      return false;
  }
  return true;
}

/* Prints the usage text, with the options and the exit statuses, to stdout. */
static void put_help(void) {
  pl_sink out = pl_sink_to_file(stdout);
  pl_sink_puts(&out, "usage: replay-inputs [options] [file or folder ...]\n\n"
                     "Runs fuzz targets on inputs, and tells those for which a target's property does not hold.\n");
  pl_options_help(table, &out);
  pl_sink_puts(&out,
               "\nA folder stands for all files in it. Exit status: 1 for a finding; else 3 for wrong usage, for what can't be\n"
               "read or written, or if there was no input; else 0.\n");
  (void)pl_sink_close(&out);
}

/* Prints name, kind of input and property of each target. */
static void list_targets(void) {
  for (int i = 0; i < NUM_TARGETS; i++)
    printf("%-15s %-8s %s\n", targets[i].name, targets[i].input, targets[i].property);
}

/* Runs the chosen targets on all seeds and paths, up to a finding that ends the run, and prints a summary; returns the exit
 * status: 1 for a finding, else 3 if an input can't be read or there is none, else 0. */
static int run(const settings *s) {
  pl_fuzz *fuzz = pl_fuzz_new();
  tally t = {0};
  bool go_on = run_seeds(fuzz, s, &t);
  for (size_t i = 0; i < s->paths.len && go_on; i++)
    go_on = run_path(fuzz, s, s->paths.data[i], &t);
  assert(t.findings <= t.inputs);
  printf("%llu runs of targets, %llu came as far as the property, %llu findings\n", (unsigned long long)t.inputs,
         (unsigned long long)fuzz->useful, (unsigned long long)t.findings);
  pl_fuzz_free(fuzz);
  if (!t.inputs && !t.unread) fprintf(stderr, "replay-inputs: no input is given\n");
  return t.findings ? 1 : t.inputs && !t.unread ? 0 : 3;
}

/* Does what the command line asks for: help, version, the list of targets, or a run. Returns the exit status, 3 for a wrong
 * command line or output that can't be written. */
int main(int argc, char **argv) {
  settings s = {.target = NULL};
  pl_sink error = {0};
  int status = 0;
  if (!read_arguments(argc, argv, &s, &error)) {
    fprintf(stderr, "replay-inputs: error: %s\n", pl_sink_text(&error));
    status = 3;
  } else if (s.given[OPTION_HELP]) {
    put_help();
  } else if (s.given[OPTION_VERSION]) {
    puts("replay-inputs " PLUMBLINE_VERSION);
  } else if (s.given[OPTION_LIST]) {
    list_targets();
  } else {
    status = run(&s);
  }
  pl_vec_free(&s.paths);
  (void)pl_sink_close(&error);
  if (fflush(stdout) == 0 && !ferror(stdout)) return status;
  fprintf(stderr, "replay-inputs: standard output can't be written\n");
  return status == 1 ? 1 : 3;
}
