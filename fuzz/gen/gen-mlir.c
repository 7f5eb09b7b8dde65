/* gen-mlir - writes modules of the generator as text. */
#include <stdlib.h>

#include "core/base/diag.h"
#include "core/ir/check.h"
#include "core/text/lexer.h"
#include "core/text/print.h"
#include "fuzz/gen/statistics.h"

static const char help[] =
    "usage: gen-mlir [options]\n"
    "\n"
    "Writes a random well-formed module, or the one that an input of a fuzz target stands for.\n"
    "\n"
    "  --seed N          the module of seed N (default 0)\n"
    "  --count N         the modules of N seeds from there on, with lines `// -----` between\n"
    "  --from-bytes FILE the module that the bytes of FILE stand for; - is standard input\n"
    "  --source-only     nothing of the LLVM dialect, no type without a lowering: what a lowering is tried on\n"
    "  --generic         the generic form of each operation\n"
    "  --to-bytes        the bytes that the seed stands for, instead of the module\n"
    "  --dictionary      the words of MLIR's text for a fuzzing engine: tokens, operations, words of enumerations\n"
    "  --statistics N    how often each operation, kind of type and convention occurs in the modules of N seeds\n"
    "  -o FILE           where to write; - is standard output (default)\n"
    "  --help            this text\n"
    "\n"
    "The first line of a module is a comment that names its calling convention.\n"
    "Exit status: 0, or 1 if --statistics finds something in less than one module of a hundred, 3 for wrong usage, a file that\n"
    "can't be read or written, or a module that is not well-formed.\n";

typedef struct settings {
  uint64_t seed, count, statistics;
  const char *from_bytes, *output;
  pl_gen_options options;
  bool generic, to_bytes, dictionary, help;
} settings;

static bool number(const char *text, uint64_t *out) {
  char *end;
  if (!text || *text < '0' || *text > '9') return false;
  *out = strtoull(text, &end, 10);
  return *end == '\0';
}

/* The value of an option that is written with it (--seed=1) or behind it; NULL if this is not the option or has no value. */
static const char *value_of(const char *name, int argc, char **argv, int *i) {
  size_t len = strlen(name);
  if (strncmp(argv[*i], name, len) != 0) return NULL;
  if (argv[*i][len] == '=') return argv[*i] + len + 1;
  return argv[*i][len] == '\0' && *i + 1 < argc ? argv[++*i] : NULL;
}

static bool read_option(settings *s, int argc, char **argv, int *i) {
  const char *value;
  if (strcmp(argv[*i], "--help") == 0) return s->help = true;
  if (strcmp(argv[*i], "--source-only") == 0) return s->options.source_only = true;
  if (strcmp(argv[*i], "--generic") == 0) return s->generic = true;
  if (strcmp(argv[*i], "--dictionary") == 0) return s->dictionary = true;
  if (strcmp(argv[*i], "--to-bytes") == 0) return s->to_bytes = true;
  if ((value = value_of("--seed", argc, argv, i))) return number(value, &s->seed);
  if ((value = value_of("--count", argc, argv, i))) return number(value, &s->count);
  if ((value = value_of("--statistics", argc, argv, i))) return number(value, &s->statistics) && s->statistics > 0;
  if ((value = value_of("--from-bytes", argc, argv, i))) return (s->from_bytes = value) != NULL;
  if ((value = value_of("-o", argc, argv, i))) return (s->output = value) != NULL;
  return false;
}

/* One module with its comment. False, with what is wrong on standard error, if it is not well-formed: a bug of the generator. */
static bool write_module(pl_gen *gen, const settings *s, const uint8_t *data, size_t size, pl_sink *out) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_module *module = pl_gen_module(gen, ctx, data, size, &s->options);
  pl_sink errors = pl_sink_to_file(stderr);
  bool ok = pl_check(module->op, NULL, diags);
  pl_sink_printf(out, "// convention: %s\n", pl_gen_convention_name(pl_gen_plan_of(data, size).convention));
  pl_print_module(module, &(pl_print_options){.generic = s->generic}, out);
  pl_diags_render(diags, false, &errors);
  pl_sink_close(&errors);
  pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return ok;
}

static bool write_seeds(pl_gen *gen, const settings *s, pl_sink *out) {
  uint8_t data[PL_GEN_MAX_SEED_BYTES];
  bool ok = true;
  for (uint64_t i = 0; i < s->count; i++) {
    size_t size = pl_gen_seed_bytes(s->seed + i, data, sizeof data);
    if (i) pl_sink_puts(out, "// -----\n");
    if (s->to_bytes)
      pl_sink_write(out, (const char *)data, size);
    else
      ok = write_module(gen, s, data, size, out) && ok;
  }
  return ok;
}

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

/* One line; false if it is rarer than one module of a hundred. */
static bool write_count(pl_sink *out, const char *what, pl_str name, uint32_t count, uint32_t modules) {
  bool rare = (uint64_t)count * 100 < modules;
  pl_sink_printf(out, "%-11s %6.2f%% %.*s%s\n", what, 100.0 * count / modules, PL_STR_FMT(name), rare ? " (rare)" : "");
  return !rare;
}

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

/* One entry in the form that libFuzzer and AFL++ read. */
static void write_word(pl_sink *out, pl_str word) {
  pl_sink_putc(out, '"');
  for (size_t i = 0; i < word.len; i++) {
    if (word.data[i] == '"' || word.data[i] == '\\') pl_sink_putc(out, '\\');
    pl_sink_putc(out, word.data[i]);
  }
  pl_sink_puts(out, "\"\n");
}

/* Punctuation stands in quotes in the table of tokens, classes of words do not; the rest of what types are made of follows. */
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

static int run(const settings *s, FILE *file) {
  if (s->dictionary) {
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

int main(int argc, char **argv) {
  settings s = {.count = 1};
  for (int i = 1; i < argc; i++)
    if (!read_option(&s, argc, argv, &i)) {
      fprintf(stderr, "gen-mlir: %s: no such option, or no such value of it; --help tells what there is\n", argv[i]);
      return 3;
    }
  if (s.help) return fputs(help, stdout) < 0 ? 3 : 0;
  bool file = s.output && strcmp(s.output, "-") != 0;
  FILE *out = file ? fopen(s.output, "wb") : stdout;
  if (!out) {
    fprintf(stderr, "gen-mlir: %s: can't be written\n", s.output);
    return 3;
  }
  int status = run(&s, out);
  if ((file ? fclose(out) : fflush(out)) != 0) status = 3;
  return status;
}
