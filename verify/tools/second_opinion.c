#include "verify/tools/second_opinion.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { OUTPUT_LIMIT = 1 << 16 };

static const char *const keys[PL_NUM_OPINIONS] = {
#define X(id, key, text) [PL_OPINION_##id] = key,
    PL_OPINIONS(X)
#undef X
};

static const char *const texts[PL_NUM_OPINIONS] = {
#define X(id, key, text) [PL_OPINION_##id] = text,
    PL_OPINIONS(X)
#undef X
};

bool pl_second_opinion_wanted(const pl_cli_options *options) { return options->emit_smt2 || options->cross_check; }

bool pl_second_opinion_start(pl_second_opinion *opinion, const pl_cli_options *options, pl_processes *processes) {
  assert(options && processes);
  *opinion = (pl_second_opinion){.options = options, .processes = processes};
  pthread_mutex_init(&opinion->lock, NULL);
  if (!options->emit_smt2 || mkdir(options->emit_smt2, 0777) == 0 || errno == EEXIST) return true;
  fprintf(stderr, "verify-lowering: error: %s: %s\n", options->emit_smt2, strerror(errno));
  return false;
}

void pl_second_opinion_free(pl_second_opinion *opinion) {
  pl_map_free(&opinion->seen);
  pthread_mutex_destroy(&opinion->lock);
}

/* ---- Files ---- */

/* Writes the path of a query's file: the folder, the first 80 characters of the function's name with '-' for all but ASCII
 * letters, digits and '_', and the hash. */
static void put_file_name(pl_sink *out, const char *folder, pl_str function, uint64_t hash) {
  enum { LONGEST = 80 };
  pl_sink_printf(out, "%s/", folder);
  for (size_t i = 0; i < function.len && i < LONGEST; i++) {
    char c = function.data[i];
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    pl_sink_putc(out, plain ? c : '-');
  }
  pl_sink_printf(out, "-%016llx.smt2", (unsigned long long)hash);
}

/* Writes the script to the file of that path, whose old contents are lost; false, with the reason in errno, if that fails. */
static bool write_script(const char *path, const char *script) {
  FILE *file = fopen(path, "w");
  if (!file) return false;
  bool ok = fputs(script, file) != EOF;
  return fclose(file) == 0 && ok;
}

/* Writes the script to a file in the folder and its path to `path`; false, with a message and opinion->failed set, if that
 * fails. */
static bool keep(pl_second_opinion *opinion, const char *folder, pl_str function, const char *script, uint64_t hash,
                 pl_sink *path) {
  put_file_name(path, folder, function, hash);
  if (write_script(pl_sink_text(path), script)) return true;
  fprintf(stderr, "verify-lowering: error: %s: %s\n", pl_sink_text(path), strerror(errno));
  opinion->failed = true;
  return false;
}

/* ---- The other solver ---- */

/* Whether the line is exactly the word. */
static bool is_line(pl_str line, const char *word) { return pl_str_is(line, word); }

/* The other solver's opinion from its output: any line `sat` disagrees; else a line `unknown` or `timeout` is no answer; else
 * `unsat` agrees if the solver exited with status 0. NOT_TAKEN if none of these holds. Other lines, such as warnings, are
 * ignored. */
static pl_opinion opinion_of(const char *output, bool ended_well) {
  bool unsat = false, open = false;
  while (*output) {
    size_t len = strcspn(output, "\r\n");
    pl_str line = {output, len};
    if (is_line(line, "sat")) return PL_OPINION_DISAGREES;
    unsat |= is_line(line, "unsat");
    open |= is_line(line, "unknown") || is_line(line, "timeout");
    output += len + strspn(output + len, "\r\n");
  }
  if (open) return PL_OPINION_NO_ANSWER;
  return unsat && ended_well ? PL_OPINION_AGREES : PL_OPINION_NOT_TAKEN;
}

/* Runs the other solver on the script and returns its opinion; one that was stopped, or says that its time was up, before it
 * had one gave no answer. */
static pl_opinion ask(pl_second_opinion *opinion, const char *script) {
  pl_process_result result = pl_process_run(opinion->processes, opinion->options->cross_check, pl_str_from(script), NULL,
                                            opinion->options->cross_check_timeout_ms, OUTPUT_LIMIT);
  bool exited = result.end == PL_PROCESS_EXITED;
  pl_opinion given = opinion_of(pl_sink_text(&result.output), exited && result.status == 0);
  bool ended_early = result.end == PL_PROCESS_TIMED_OUT || result.end == PL_PROCESS_KILLED;
  if (ended_early && given != PL_OPINION_DISAGREES) given = PL_OPINION_NO_ANSWER;
  /* Some say on standard error, and by their status, that a bound of their own was reached. */
  bool interrupted = strstr(pl_sink_text(&result.errors), "timeout") || strstr(pl_sink_text(&result.output), "timeout");
  if (given == PL_OPINION_NOT_TAKEN && interrupted) given = PL_OPINION_NO_ANSWER;
  pl_process_result_free(&result);
  return given;
}

/* Writes a query on which the solvers disagree to a file in the folder of --emit-smt2, or else of TMPDIR or /tmp, and reports it
 * on standard error. If the file can't be written, that is reported instead and opinion->failed set. */
static void complain(pl_second_opinion *opinion, pl_str function, const char *script, uint64_t hash) {
  pl_sink path = {0};
  const char *folder = opinion->options->emit_smt2;
  const char *scratch = getenv("TMPDIR");
  if (!folder) folder = scratch && *scratch ? scratch : "/tmp";
  if (keep(opinion, folder, function, script, hash, &path))
    fprintf(stderr,
            "verify-lowering: error: the solvers disagree: a query of @%.*s that Z3 calls unsatisfiable is satisfiable for '%s': "
            "%s\n",
            PL_STR_FMT(function), opinion->options->cross_check, pl_sink_text(&path));
  pl_sink_close(&path);
}

void pl_second_opinion_query(void *user, pl_str function, const char *script) {
  assert(user && script);
  pl_second_opinion *opinion = user;
  uint64_t hash = pl_hash_bytes(script, strlen(script), 0);
  pthread_mutex_lock(&opinion->lock);
  uint64_t before;
  bool known = pl_map_get(&opinion->seen, hash | 1, &before);
  pl_map_set(&opinion->seen, hash | 1, 1);
  opinion->queries += !known;
  pl_sink path = {0};
  if (!known && opinion->options->emit_smt2) (void)keep(opinion, opinion->options->emit_smt2, function, script, hash, &path);
  pl_sink_close(&path);
  pthread_mutex_unlock(&opinion->lock);
  if (known || !opinion->options->cross_check) return;
  pl_opinion given = ask(opinion, script);
  pthread_mutex_lock(&opinion->lock);
  opinion->counts[given]++;
  if (given == PL_OPINION_DISAGREES) complain(opinion, function, script, hash);
  pthread_mutex_unlock(&opinion->lock);
}

/* ---- Reports ---- */

void pl_second_opinion_summary(const pl_second_opinion *opinion, pl_sink *out) {
  assert(opinion->options && out);
  if (!opinion->options->cross_check) return;
  pl_sink_printf(out, "second solver: %llu quer%s", (unsigned long long)opinion->queries, opinion->queries == 1 ? "y" : "ies");
  const char *separator = ": ";
  for (pl_opinion o = PL_OPINION_INVALID + 1; o < PL_NUM_OPINIONS; o++) {
    if (opinion->counts[o] == 0 && o != PL_OPINION_DISAGREES) continue;
    pl_sink_printf(out, "%s%llu %s", separator, (unsigned long long)opinion->counts[o],
                   opinion->counts[o] == 0 ? "disagree" : texts[o]);
    separator = ", ";
  }
  pl_sink_putc(out, '\n');
}

json_t *pl_second_opinion_json(const pl_second_opinion *opinion) {
  assert(opinion->options);
  if (!opinion->options->cross_check) return NULL;
  json_t *object = json_object();
  json_object_set_new(object, "command", json_string(opinion->options->cross_check));
  json_object_set_new(object, "queries", json_integer((json_int_t)opinion->queries));
  for (pl_opinion o = PL_OPINION_INVALID + 1; o < PL_NUM_OPINIONS; o++)
    json_object_set_new(object, keys[o], json_integer((json_int_t)opinion->counts[o]));
  return object;
}
