/* gen-mlir - writes modules of the generator as text. */
#include <stdlib.h>

#include "core/base/command_line.h"
#include "core/base/diag.h"
#include "core/check/check.h"
#include "core/text/common/lexer.h"
#include "core/text/print/print.h"
#include "fuzz/gen/statistics.h"

/* X(enumerator, group, name, argument or "", help) */
#define OPTIONS(X)                                                                                                               \
  X(SEED, "Which module", "seed", "N", "the module of seed N (default 0)")                                                       \
  X(COUNT, "Which module", "count", "N", "the modules of N seeds from there on, with lines `// -----` between")                  \
  X(FROM_BYTES, "Which module", "from-bytes", "FILE", "the module that the bytes of FILE stand for; - is standard input")        \
  X(SOURCE_ONLY, "Which module", "source-only", "",                                                                              \
    "nothing of the LLVM dialect, no type without a lowering: what a lowering is tried on")                                      \
  X(GENERIC, "Output", "generic", "", "the generic form of each operation")                                                      \
  X(TO_BYTES, "Output", "to-bytes", "", "the bytes that the seed stands for, instead of the module")                             \
  X(DICTIONARY, "Output", "dictionary", "",                                                                                      \
    "the words of MLIR's text for a fuzzing engine: tokens, operations, words of enumerations")                                  \
  X(STATISTICS, "Output", "statistics", "N",                                                                                     \
    "how often each operation, kind of type and convention occurs in the modules of N seeds")                                    \
  X(OUTPUT, "Output", "o", "FILE", "where to write; - is standard output (default)")                                             \
  X(HELP, "Output", "help", "", "print this text")                                                                               \
  X(VERSION, "Output", "version", "", "print the version")

enum { NO_OPTION, OPTIONS(PL_OPTION_ID) NUM_OPTIONS };

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};
static const pl_option_table table = {.rows = rows, .count = NUM_OPTIONS};

typedef struct settings {
  uint64_t seed, count, statistics;
  const char *from_bytes, *output;
  pl_gen_options options;
  bool given[NUM_OPTIONS];
} settings;

/* Writes the usage text. */
static void put_help(pl_sink *out) {
  pl_sink_puts(out, "usage: gen-mlir [options]\n\n"
                    "Writes a random well-formed module, or the one that an input of a fuzz target stands for.\n");
  pl_options_help(table, out);
  pl_sink_puts(out,
               "\nThe first line of a module is a comment that names its calling convention.\n"
               "Exit status: 0, or 1 if --statistics finds something in less than one module of a hundred, 3 for wrong usage,\n"
               "a file that can't be read or written, or a module that is not well-formed.\n");
}

/* Stores one option of the command line in the settings; false, with a message in `error`, if its value is not allowed. */
static bool apply(const pl_argument *argument, settings *s, pl_sink *error) {
  const uint32_t option = argument->option;
  if (option == OPTION_SOURCE_ONLY) return pl_argument_flag(argument, &s->options.source_only, error);
  if (!*argument->row->argument) return pl_argument_flag(argument, &s->given[option], error);
  s->given[option] = true;
  if (option == OPTION_SEED) return pl_argument_u64(argument, UINT64_MAX, &s->seed, error);
  if (option == OPTION_COUNT) return pl_argument_u64(argument, UINT64_MAX, &s->count, error);
  if (option == OPTION_STATISTICS && !pl_argument_u64(argument, UINT64_MAX, &s->statistics, error)) return false;
  if (option == OPTION_STATISTICS) return s->statistics || pl_argument_refuse(argument, "a number from 1 on", error);
  *(option == OPTION_OUTPUT ? &s->output : &s->from_bytes) = argument->value;
  return true;
}

/* Whether the options go together; if not, says why in `error`. */
static bool is_one_choice(const settings *s, pl_sink *error) {
  static const uint32_t about_seeds[] = {OPTION_SEED, OPTION_COUNT, OPTION_STATISTICS, OPTION_TO_BYTES};
  for (size_t i = 0; s->from_bytes && i < sizeof about_seeds / sizeof *about_seeds; i++) {
    if (!s->given[about_seeds[i]]) continue;
    pl_sink_printf(error, "--%s is about seeds, not about --from-bytes", rows[about_seeds[i]].name);
    return false;
  }
  if (!s->given[OPTION_TO_BYTES] || s->count == 1) return true;
  pl_sink_puts(error, "--to-bytes is for one seed: bytes have no separator");
  return false;
}

/* Reads the command line into the settings; false, with a message in `error`, if it is wrong. */
static bool read_arguments(int argc, char **argv, settings *s, pl_sink *error) {
  pl_command_line line = pl_command_line_of(table, argc, argv);
  pl_argument argument;
  for (pl_argument_kind kind; (kind = pl_command_line_next(&line, &argument, error)) != PL_ARGUMENT_END;) {
    if (kind == PL_ARGUMENT_PATH) pl_sink_printf(error, "no file is read but by --from-bytes: '%s'", argument.value);
    if (kind != PL_ARGUMENT_OPTION || !apply(&argument, s, error)) return false;
  }
  return is_one_choice(s, error);
}

/* Writes the module that the bytes stand for, after a comment with its convention; false, with diagnostics on standard error, if
 * it is not well-formed, which is a bug of the generator. */
static bool write_module(pl_gen *gen, const settings *s, const uint8_t *data, size_t size, pl_sink *out) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_module *module = pl_gen_module(gen, ctx, data, size, &s->options);
  pl_sink errors = pl_sink_to_file(stderr);
  bool ok = pl_check(module->op, NULL, diags);
  pl_sink_printf(out, "// convention: %s\n", pl_gen_convention_name(pl_gen_plan_of(data, size).convention));
  pl_print_module(module, &(pl_print_options){.generic = s->given[OPTION_GENERIC]}, out);
  pl_diags_render(diags, false, &errors);
  pl_sink_close(&errors);
  pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return ok;
}

/* Writes the modules of the chosen seeds with separator lines between, or the bytes of one with --to-bytes; false if a module is
 * not well-formed. */
static bool write_seeds(pl_gen *gen, const settings *s, pl_sink *out) {
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  bool ok = true;
  for (uint64_t i = 0; i < s->count; i++) {
    size_t size = pl_gen_seed_bytes(s->seed + i, data, sizeof data);
    if (i) pl_sink_puts(out, "// -----\n");
    if (s->given[OPTION_TO_BYTES])
      pl_sink_write(out, (const char *)data, size);
    else
      ok = write_module(gen, s, data, size, out) && ok;
  }
  return ok;
}

/* Writes the module that the bytes of the --from-bytes file stand for; false if the file can't be read or the module is not
 * well-formed. */
static bool write_bytes(pl_gen *gen, const settings *s, pl_sink *out) {
  char *data, error[256];
  size_t size;
  if (!pl_read_file(s->from_bytes, &data, &size, error)) {
    fprintf(stderr, "gen-mlir: %s: %s\n", s->from_bytes, error);
    return false;
  }
  bool ok = write_module(gen, s, (const uint8_t *)data, size, out);
  free(data);
  return ok;
}

/* Writes one line with `what`, the name and `count` as a percentage of `modules`; if that is less than one percent, marks the
 * line as rare and returns false. */
static bool write_count(pl_sink *out, const char *what, pl_str name, uint32_t count, uint32_t modules) {
  bool rare = (uint64_t)count * 100 < modules;
  pl_sink_printf(out, "%-11s %6.2f%% %.*s%s\n", what, 100.0 * count / modules, PL_STR_FMT(name), rare ? " (rare)" : "");
  return !rare;
}

/* Writes statistics of the modules of s->statistics seeds from s->seed on; false if an operation, feature or convention is rare
 * among them (write_count). */
static bool write_statistics(pl_gen *gen, const settings *s, pl_sink *out) {
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  pl_gen_counts counts = {.modules = 0};
  bool ok = true;
  for (uint64_t i = 0; i < s->statistics; i++) {
    size_t size = pl_gen_seed_bytes(s->seed + i, data, sizeof data);
    pl_context *ctx = pl_context_new();
    pl_module *module = pl_gen_module(gen, ctx, data, size, &s->options);
    pl_gen_count(&counts, module, data, size);
    pl_module_free(module);
    pl_context_free(ctx);
  }
  for (int k = PL_OP_INVALID + 1; k < PL_OP_UNREGISTERED; k++)
    ok = write_count(out, "operation", pl_op_info_of((pl_op_kind)k)->name, counts.ops[k], counts.modules) && ok;
  for (int k = 0; k < PL_GEN_NUM_FEATURES; k++)
    ok = write_count(out, "feature", pl_str_from(pl_gen_feature_name((pl_gen_feature)k)), counts.features[k], counts.modules) &&
         ok;
  for (int k = 0; k < PL_GEN_NUM_CONVENTIONS; k++)
    ok = write_count(out, "convention", pl_str_from(pl_gen_convention_name((pl_gen_convention)k)), counts.conventions[k],
                     counts.modules) &&
         ok;
  pl_sink_printf(out, "%u modules, %.1f operations and %.1f bytes in the mean\n", counts.modules,
                 (double)counts.total_ops / counts.modules, (double)counts.total_bytes / counts.modules);
  return ok;
}

/* Writes a word as one entry of a dictionary of libFuzzer or AFL++: in quotes, with quotes and backslashes escaped. */
static void write_word(pl_sink *out, pl_str word) {
  pl_sink_putc(out, '"');
  for (size_t i = 0; i < word.len; i++) {
    if (word.data[i] == '"' || word.data[i] == '\\') pl_sink_putc(out, '\\');
    pl_sink_putc(out, word.data[i]);
  }
  pl_sink_puts(out, "\"\n");
}

/* Writes the fuzzing dictionary: punctuation, a choice of words, names of operations and of float types. Punctuation stands in
 * quotes in the table of tokens. */
static void write_dictionary(pl_sink *out) {
  static const char *const tokens[] = {
#define X(id, text) text,
      PL_TOKENS(X)
#undef X
  };
  static const char *const words[] = {"func.func", "module",    "return",          "memref<",      "vector<",     "tensor<",
                                      "complex<",  "tuple<",    "strided<",        "offset:",      "affine_map<", "dense<",
                                      "array<",    "!llvm.ptr", "!llvm.struct<",   "!llvm.array<", "index",       "none",
                                      "loc(",      "unit",      "dense_resource<", "^bb0"};
  for (size_t i = 0; i < sizeof tokens / sizeof *tokens; i++) {
    size_t len = strlen(tokens[i]);
    if (len > 2 && tokens[i][0] == '\'') write_word(out, (pl_str){tokens[i] + 1, len - 2});
  }
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    write_word(out, pl_str_from(words[i]));
  for (int k = PL_OP_INVALID + 1; k < PL_OP_UNREGISTERED; k++)
    write_word(out, pl_op_info_of((pl_op_kind)k)->name);
  for (int f = PL_FLOAT_INVALID + 1; f < PL_NUM_FLOAT_FORMATS; f++)
    write_word(out, pl_str_from(pl_float_name((pl_float_format)f)));
}

/* Writes to `file` what the settings ask for; returns the exit status: 0, 1 if the statistics found something rare, 3 for a
 * failure. */
static int run(const settings *s, FILE *file) {
  if (s->given[OPTION_DICTIONARY]) {
    pl_sink words = pl_sink_to_file(file);
    write_dictionary(&words);
    return pl_sink_close(&words) ? 0 : 3;
  }
  pl_gen *gen = pl_gen_new();
  pl_sink out = pl_sink_to_file(file);
  bool ok = s->statistics   ? write_statistics(gen, s, &out)
            : s->from_bytes ? write_bytes(gen, s, &out)
                            : write_seeds(gen, s, &out);
  bool written = pl_sink_close(&out);
  pl_gen_free(gen);
  if (!written) fprintf(stderr, "gen-mlir: the output can't be written\n");
  return ok && written ? 0 : s->statistics && written ? 1 : 3;
}

/* Opens the output file or takes standard output, writes what the settings ask for, and returns the exit status, 3 if it can't be
 * written. */
static int write_all(const settings *s) {
  bool file = s->output && strcmp(s->output, "-") != 0;
  FILE *out = file ? fopen(s->output, "wb") : stdout;
  if (!out) {
    fprintf(stderr, "gen-mlir: %s: can't be written\n", s->output);
    return 3;
  }
  int status = run(s, out);
  if ((file ? fclose(out) : fflush(out)) != 0) status = 3;
  return status;
}

/* Does what the command line asks for: help, version, or output (write_all); returns the exit status, 3 for a wrong command line
 * or output that can't be written. */
int main(int argc, char **argv) {
  settings s = {.count = 1};
  pl_sink error = {0}, out = pl_sink_to_file(stdout);
  bool understood = read_arguments(argc, argv, &s, &error);
  int status = 3;
  if (!understood) fprintf(stderr, "gen-mlir: error: %s\n", pl_sink_text(&error));
  if (understood && s.given[OPTION_HELP]) put_help(&out);
  if (understood && s.given[OPTION_VERSION] && !s.given[OPTION_HELP]) pl_sink_puts(&out, "gen-mlir " PLUMBLINE_VERSION "\n");
  if (understood) status = s.given[OPTION_HELP] || s.given[OPTION_VERSION] ? 0 : write_all(&s);
  (void)pl_sink_close(&error);
  return pl_sink_close(&out) ? status : 3;
}
