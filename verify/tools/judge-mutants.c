/* judge-mutants - makes mutants of a lowering and judges each of them. See --help. */
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "verify/smt/smt.h"
#include "verify/tools/mutants.h"
#include "verify/tools/options.h"
#include "verify/tools/report_json.h"
#include "verify/commands/small_command.h"

/* X(enumerator, group, name, argument or "", help) */
#define OPTIONS(X)                                                                                                               \
  PL_CLI_CONVENTIONS(X)                                                                                                          \
  X(SELECT, "Mutants", "select", "FILE",                                                                                         \
    "judge only these: a line \"OPERATOR NUMBER\" for each (mutate-lowering says how many)")                                     \
  X(DIRECTORY, "Mutants", "o", "DIR", "write those that are not refuted into DIR as OPERATOR-NUMBER.mlir")                       \
  X(TIMEOUT, "Proof", "timeout", "SECONDS", "for one function; 0: none (default 10)")                                            \
  X(QUICK, "Proof", "quick", "", "what little of the solver and short runs do not settle is unknown")                            \
  X(CHECK_RUNS, "Proof", "check-runs", "N", "run source and lowering of what is proved on N random inputs")                      \
  X(HELP, "Options", "help", "", "print this text")                                                                              \
  X(VERSION, "Options", "version", "", "print the version")

enum { NO_OPTION, OPTIONS(PL_OPTION_ID) NUM_OPTIONS };

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};

typedef struct settings {
  const char *select, *directory;
  pl_tv_options tv;
} settings;

/* Applies one command-line option to the settings; false with a message in `error` if its value is not valid. */
static bool apply(void *user, const pl_argument *argument, pl_sink *error) {
  settings *s = user;
  const uint32_t option = argument->option;
  pl_convention *convention = &s->tv.convention;
  if (option == OPTION_BARE_PTR) return pl_argument_flag(argument, &convention->bare_ptr, error);
  if (option == OPTION_INDEX_BITWIDTH) return pl_argument_u32(argument, 128, &convention->index_bitwidth, error);
  if (option == OPTION_C_WRAPPERS) return pl_argument_flag(argument, &convention->c_wrappers, error);
  if (option == OPTION_GENERIC_FUNCTIONS) return pl_argument_flag(argument, &convention->generic_functions, error);
  if (option == OPTION_ALIGNED_ALLOC) return pl_argument_flag(argument, &convention->aligned_alloc, error);
  if (option == OPTION_QUICK) return pl_argument_flag(argument, &s->tv.quick, error);
  if (option == OPTION_TIMEOUT) return pl_argument_seconds(argument, &s->tv.timeout_ms, error);
  if (option == OPTION_CHECK_RUNS) return pl_argument_u32(argument, INT32_MAX, &s->tv.check_runs, error);
  if (option == OPTION_SELECT) s->select = argument->value;
  if (option == OPTION_DIRECTORY) s->directory = argument->value;
  return true;
}

/* Whether two files are given; if not, the message is in `error`. */
static bool check(const void *user, uint32_t num_files, pl_sink *error) {
  (void)user;
  if (num_files < 2) pl_sink_puts(error, "a source and its lowering are needed; see --help");
  return num_files == 2;
}

/* The word for a mutant's result in the output: that there is no such site, that the mutant is ill-formed or rejected, that a run
 * contradicts its proof, else the verdict. */
static const char *verdict_of(const pl_mutant_result *result) {
  if (result->end == PL_MUTANT_NO_SITE) return "no site";
  if (result->end == PL_MUTANT_ILL_FORMED) return "ill-formed";
  if (result->end == PL_MUTANT_REJECTED) return "rejected";
  return result->contradiction ? "contradiction" : pl_verdict_name(result->verdict);
}

/* Prints the result of a mutant as one line of JSON and flushes it. */
static void put_line(pl_mutation mutation, uint32_t number, pl_mutant_result *r) {
  const struct {
    const char *key;
    pl_sink *text;
  } texts[] = {{"changed", &r->changed},
               {"change", &r->change},
               {"symbol", &r->symbol},
               {"obligation", &r->obligation},
               {"reason", &r->reason}};
  json_t *object = json_object();
  json_object_set_new(object, "operator", json_string(pl_mutation_info_of(mutation)->name));
  json_object_set_new(object, "number", json_integer(number));
  json_object_set_new(object, "line", json_integer(r->line));
  json_object_set_new(object, "verdict", json_string(verdict_of(r)));
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    json_object_set_new(object, texts[i].key, pl_json_string((pl_str){pl_sink_text(texts[i].text), texts[i].text->len}));
  if (r->claim) json_object_set_new(object, "claim", json_true());
  json_object_set_new(object, "milliseconds", json_real(r->milliseconds));
  json_dumpf(object, stdout, JSON_COMPACT);
  putchar('\n');
  fflush(stdout);
  json_decref(object);
}

/* Writes a mutant that is not refuted, or was proved before a run refuted it, to OPERATOR-NUMBER.mlir in the folder of -o; false
 * with an error message if that fails. True without a file for other mutants and without -o. */
static bool write_mutant(const settings *s, pl_mutation mutation, uint32_t number, pl_mutant_result *result) {
  if (!s->directory || (result->verdict == PL_VERDICT_REFUTED && !result->contradiction)) return true;
  char path[4096];
  bool ok =
      snprintf(path, sizeof path, "%s/%s-%u.mlir", s->directory, pl_mutation_info_of(mutation)->name, number) < (int)sizeof path;
  FILE *out = ok ? fopen(path, "w") : NULL;
  ok = out && fwrite(pl_sink_text(&result->text), 1, result->text.len, out) == result->text.len;
  if (out && fclose(out) != 0) ok = false;
  if (!ok) fprintf(stderr, "judge-mutants: error: %s: %s\n", path, strerror(errno));
  return ok;
}

/* Makes and judges one mutant, writes it to the folder of -o if that applies (write_mutant), and prints its line; false if
 * something cannot be written. */
static bool judge(const settings *s, const pl_mutants *mutants, pl_mutation mutation, uint32_t number) {
  pl_mutant_result result;
  pl_mutants_judge(mutants, mutation, number, &result);
  bool ok = result.end != PL_MUTANT_JUDGED || write_mutant(s, mutation, number, &result);
  if (ok) put_line(mutation, number, &result);
  pl_mutant_result_close(&result);
  return ok && !ferror(stdout);
}

/* Judges the mutants that a file lists, a line "OPERATOR NUMBER" for each. Stops and returns false at the first line that is not
 * valid, with a message, or if output fails. */
static bool judge_selected(const settings *s, const pl_mutants *mutants, FILE *list) {
  char name[128];
  unsigned number;
  int got;
  while ((got = fscanf(list, "%127s %u", name, &number)) == 2) {
    pl_mutation mutation = pl_mutation_named(pl_str_from(name));
    if (!mutation) {
      fprintf(stderr, "judge-mutants: error: there is no operator '%s'\n", name);
      return false;
    }
    if (!judge(s, mutants, mutation, number)) return false;
  }
  if (got != EOF) fprintf(stderr, "judge-mutants: error: %s: not a line \"OPERATOR NUMBER\"\n", s->select);
  return got == EOF;
}

/* Judges the mutants of all operators at all their sites; stops and returns false if output fails. */
static bool judge_all(const settings *s, const pl_mutants *mutants, const uint32_t *sites) {
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++)
    for (uint32_t number = 0; number < sites[m]; number++)
      if (!judge(s, mutants, m, number)) return false;
  return true;
}

/* Judges the mutants that the file of --select ("-": standard input) lists, or all, after making the folder of -o if it is
 * missing; false if something cannot be read or written. */
static bool judge_wanted(const settings *s, const pl_mutants *mutants, const uint32_t *sites) {
  if (s->directory && mkdir(s->directory, 0777) != 0 && errno != EEXIST) {
    fprintf(stderr, "judge-mutants: error: %s: %s\n", s->directory, strerror(errno));
    return false;
  }
  if (!s->select) return judge_all(s, mutants, sites);
  const bool standard = strcmp(s->select, "-") == 0;
  FILE *list = standard ? stdin : fopen(s->select, "r");
  if (!list) fprintf(stderr, "judge-mutants: error: %s: %s\n", s->select, strerror(errno));
  bool ok = list && judge_selected(s, mutants, list);
  if (list && !standard) fclose(list);
  return ok;
}

/* Judges the wanted mutants if both texts are valid modules, else prints diagnostics; returns 0, or PL_STATUS_BAD_INPUT if a text
 * is not valid or something cannot be read or written. */
static int run_texts(const settings *s, const pl_mutants *mutants) {
  uint32_t sites[PL_NUM_MUTATIONS] = {0};
  pl_diags *diags = pl_diags_new();
  const bool ok = pl_mutants_open(mutants, diags, sites);
  if (!ok) pl_small_tell(diags);
  pl_diags_free(diags);
  return ok && judge_wanted(s, mutants, sites) ? 0 : PL_STATUS_BAD_INPUT;
}

static int run(void *user, const char *const *files);

static const pl_small_command command = {
    .name = "judge-mutants",
    .usage = "usage: judge-mutants SOURCE LOWERING [options]\n\n"
             "Makes the mutants of a lowering (mutate-lowering) one after the other, and judges each against the source as\n"
             "verify-lowering does: the function that was changed, or the module if a symbol was.\n",
    .statuses =
        "\nStandard output: an object of JSON on a line for each mutant, at once. Exit status: 0 all that were asked for are\n"
        "judged; 3 bad input or usage.\n",
    .table = {.rows = rows, .count = NUM_OPTIONS},
    .help = OPTION_HELP,
    .version = OPTION_VERSION,
    .most_files = 2,
    .apply = apply,
    .check = check,
    .run = run,
};

/* The command's work after its options are read: reads both files and judges the mutants; returns the exit status. */
static int run(void *user, const char *const *files) {
  const settings *s = user;
  pl_source source = {0}, lowered = {0};
  char *texts[2] = {NULL, NULL};
  int status = PL_STATUS_BAD_INPUT;
  if (pl_small_read(&command, files[0], &source, &texts[0]) && pl_small_read(&command, files[1], &lowered, &texts[1]))
    status = run_texts(s, &(pl_mutants){.source = &source, .lowered = &lowered, .options = s->tv});
  free(texts[0]);
  free(texts[1]);
  return status;
}

int main(int argc, char **argv) {
  settings s = {.tv = pl_tv_default_options()};
  s.tv.timeout_ms = 10000;
  pl_smt_keep_memory(1);
  return pl_small_main(&command, &s, argc, argv);
}
