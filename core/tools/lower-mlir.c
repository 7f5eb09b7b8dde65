/* lower-mlir - lowers MLIR to the LLVM dialect; takes mlir-opt's names for passes and options. See --help. */
#include <stdio.h>
#include <stdlib.h>

#include "core/convert/pipeline.h"
#include "core/ir/check.h"
#include "core/text/parse.h"
#include "core/text/print.h"

/* X(enumerator, flag, name of its value or NULL, help). One or two dashes. */
#define OPTIONS(X)                                                                                                               \
  X(OUTPUT, "o", "FILE", "write there instead of standard output")                                                               \
  X(PASS_PIPELINE, "pass-pipeline", "PIPELINE", "passes as text: builtin.module(convert-func-to-llvm{index-bitwidth=32})")       \
  X(NO_PASSES, "no-passes", NULL, "parse, check and print only")                                                                 \
  X(BARE, "use-bare-ptr-memref-call-conv", NULL, "pass memrefs of static shape as bare pointers")                                \
  X(INDEX, "index-bitwidth", "N", "width of index; 0: as the data layout says, else 64")                                         \
  X(GENERIC, "use-generic-functions", NULL, "call _mlir_memref_to_llvm_alloc and so on instead of malloc")                       \
  X(ALIGNED, "use-aligned-alloc", NULL, "allocate with aligned_alloc")                                                           \
  X(SPLIT, "split-input-file", NULL, "work on the parts between // ----- lines one after the other")                             \
  X(UNREGISTERED, "allow-unregistered-dialect", NULL, "take operations and attributes of unknown dialects")                      \
  X(GENERIC_FORM, "mlir-print-op-generic", NULL, "print the generic form")                                                       \
  X(DEBUG_INFO, "mlir-print-debuginfo", NULL, "print locations")                                                                 \
  X(VERIFY_EACH, "verify-each", NULL, "check after each pass (the default; =0 checks only input and output)")                    \
  X(VERIFY_DIAGNOSTICS, "verify-diagnostics", NULL, "check reports against expected-error comments, print no result")            \
  X(HELP, "help", NULL, "this text")                                                                                             \
  X(VERSION, "version", NULL, "the version")

typedef enum option {
  OPTION_INVALID,
#define X(id, flag, value, help) OPTION_##id,
  OPTIONS(X)
#undef X
} option;

static const struct option_row {
  const char *flag, *value, *help;
} option_rows[] = {{NULL, NULL, NULL},
#define X(id, flag, value, help) {flag, value, help},
                   OPTIONS(X)
#undef X
};

typedef struct settings {
  const char *input, *output;
  pl_pipeline passes;
  pl_convert_options common; /* options given by themselves go to every pass */
  bool any_pass, split, verify_each, verify_diagnostics, help, version;
  pl_parse_options parse;
  pl_print_options print;
} settings;

static void print_help(void) {
  printf("usage: lower-mlir [options] [file]\n\n"
         "Lowers a module (standard input without a file) to the LLVM dialect and prints it. Without a pass everything is\n"
         "lowered; with passes, those are run in the order given.\n\nOptions:\n");
  for (size_t i = 1; i < sizeof option_rows / sizeof *option_rows; i++) {
    char flag[64];
    const struct option_row *row = &option_rows[i];
    snprintf(flag, sizeof flag, "-%s%s%s%s", strlen(row->flag) > 1 ? "-" : "", row->flag, row->value ? "=" : "",
             row->value ? row->value : "");
    printf("  %-36s %s\n", flag, row->help);
  }
  printf("\nPasses (options behind '=', as in --convert-func-to-llvm='index-bitwidth=32'):\n");
#define X(name, set, options, help) printf("  --%-34s %s\n", name, help);
  PL_PASSES(X)
#undef X
}

static bool usage_error(const char *format, const char *what) {
  fputs("lower-mlir: ", stderr);
  fprintf(stderr, format, what); /* NOLINT: formats are literals of this file */
  fputs("  Try: 'lower-mlir --help'\n", stderr);
  return false;
}

static option find_option(pl_str name) {
  for (size_t i = 1; i < sizeof option_rows / sizeof *option_rows; i++) {
    if (pl_str_is(name, option_rows[i].flag)) return (option)i;
  }
  return OPTION_INVALID;
}

/* "=false" or "=0" turns a flag off. */
static bool is_on(pl_str value) { return !pl_str_is(value, "0") && !pl_str_is(value, "false"); }

static bool set_convention(settings *s, const char *name, pl_str value) {
  char message[256];
  if (pl_convert_options_set(&s->common, pl_str_from(name), value, message)) return true;
  return usage_error("%s\n", message);
}

static bool apply(settings *s, option which, pl_str value) {
  char message[256];
  switch (which) {
  case OPTION_OUTPUT: s->output = value.data; return true;
  case OPTION_PASS_PIPELINE:
    s->any_pass = true;
    return pl_pipeline_parse(&s->passes, value, message) || usage_error("%s\n", message);
  case OPTION_NO_PASSES: s->any_pass = true; return true;
  case OPTION_BARE:
  case OPTION_INDEX:
  case OPTION_GENERIC:
  case OPTION_ALIGNED: return set_convention(s, option_rows[which].flag, value);
  case OPTION_SPLIT: s->split = is_on(value) || value.len > 1; return true;
  case OPTION_UNREGISTERED: s->parse.allow_unregistered = is_on(value); return true;
  case OPTION_GENERIC_FORM: s->print.generic = is_on(value); return true;
  case OPTION_DEBUG_INFO: s->print.debug_info = is_on(value); return true;
  case OPTION_VERIFY_EACH: s->verify_each = is_on(value); return true;
  case OPTION_VERIFY_DIAGNOSTICS: s->verify_diagnostics = is_on(value); return true;
  case OPTION_HELP: s->help = true; return true;
  case OPTION_VERSION: s->version = true; return true;
  case OPTION_INVALID: return false;
  }
  return false;
}

/* -name, --name, --name=value, and for options with a value also the value as the next argument. */
static bool parse_flag(settings *s, int argc, char **argv, int *i) {
  const char *arg = argv[*i] + (argv[*i][1] == '-' ? 2 : 1), *equals = strchr(arg, '=');
  pl_str name = {arg, equals ? (size_t)(equals - arg) : strlen(arg)};
  pl_str value = pl_str_from(equals ? equals + 1 : "");
  char message[256];
  if (pl_pass_known(name)) {
    /* by itself it asks for wrappers from whatever is run; next to passes it has its place in their order */
    s->any_pass |= !pl_str_is(name, "llvm-request-c-wrappers");
    return pl_pipeline_add(&s->passes, name, value, message) || usage_error("%s\n", message);
  }
  option which = find_option(name);
  if (which == OPTION_INVALID) return usage_error("Unknown command line argument '%s'.", argv[*i]);
  if (option_rows[which].value && !equals) {
    if (*i + 1 >= argc) return usage_error("option '%s' wants a value\n", option_rows[which].flag);
    value = pl_str_from(argv[++*i]);
  }
  return apply(s, which, value);
}

static bool parse_arguments(settings *s, int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] == '-' && argv[i][1] != '\0') {
      if (!parse_flag(s, argc, argv, &i)) return false;
    } else if (s->input) {
      return usage_error("Too many positional arguments specified! Can specify at most 1: '%s'\n", argv[i]);
    } else {
      s->input = argv[i];
    }
  }
  if (!s->any_pass) {
    pl_vec_push(&s->passes, ((pl_pass){.name = "all", .options = pl_convert_default_options()}));
  }
  for (size_t i = 0; i < s->passes.len; i++) {
    pl_convert_options *options = &s->passes.data[i].options;
    options->bare_ptr |= s->common.bare_ptr;
    options->generic_functions |= s->common.generic_functions;
    options->aligned_alloc |= s->common.aligned_alloc;
    if (!options->index_bitwidth) options->index_bitwidth = s->common.index_bitwidth;
  }
  return true;
}

static bool check_after(const char *pass, const pl_module *module, pl_diags *diags, void *user) {
  const settings *s = user;
  (void)pass;
  if (!s->verify_each) return true;
  return pl_check(module->op, &(pl_check_options){.allow_unregistered = true}, diags);
}

/* One part of the input to the sink. */
static bool lower_part(settings *s, const pl_source *source, pl_diags *diags, pl_sink *out) {
  pl_context *ctx = pl_context_new();
  pl_module *module = pl_parse(ctx, source, &s->parse, diags), *lowered = NULL;
  const pl_check_options check = {.allow_unregistered = s->parse.allow_unregistered};
  bool ok = module && pl_check(module->op, &check, diags);
  ok = ok && pl_pipeline_run(&s->passes, module, check_after, s, diags, &lowered) == PL_CONVERT_DONE;
  if (ok && !s->verify_each) ok = pl_check(lowered->op, &(pl_check_options){.allow_unregistered = true}, diags);
  if (ok) pl_print_module(lowered, &s->print, out);
  if (lowered && lowered != module) pl_module_free(lowered);
  if (module) pl_module_free(module);
  pl_context_free(ctx);
  return ok;
}

/* ---- --verify-diagnostics: each report is announced by a comment  expected-error[@+N|@-N|@below|@above] [count] {{text}} ----
 */

typedef struct expectation {
  pl_severity severity;
  uint32_t line;
  pl_str text;
  bool met;
} expectation;

typedef PL_VEC(expectation) expectations;

static const struct {
  const char *word;
  pl_severity severity;
} announcements[] = {
    {"expected-error", PL_ERROR}, {"expected-warning", PL_WARNING}, {"expected-remark", PL_REMARK}, {"expected-note", PL_NOTE}};

/* The line that an announcement is about: its own, or as its `@...` says. */
static uint32_t announced_line(pl_str rest, uint32_t line, size_t *used) {
  *used = 0;
  if (pl_str_starts(rest, "@below")) return *used = 6, line + 1;
  if (pl_str_starts(rest, "@above")) return *used = 6, line - 1;
  if (rest.len < 3 || rest.data[0] != '@' || (rest.data[1] != '+' && rest.data[1] != '-')) return line;
  uint32_t distance = 0;
  for (*used = 2; *used < rest.len && rest.data[*used] >= '0' && rest.data[*used] <= '9' && distance < 100000; ++*used)
    distance = distance * 10 + (uint32_t)(rest.data[*used] - '0');
  return rest.data[1] == '+' ? line + distance : line - distance;
}

/* Adds the announcements of one line. */
static void read_announcements(pl_str text, uint32_t line, expectations *out) {
  for (size_t i = 0; i < text.len; i++) {
    for (size_t a = 0; a < sizeof announcements / sizeof *announcements; a++) {
      pl_str rest = {text.data + i, text.len - i};
      size_t used = 0, start = 0, end = 0;
      if (!pl_str_starts(rest, announcements[a].word)) continue;
      rest.data += strlen(announcements[a].word);
      rest.len -= strlen(announcements[a].word);
      uint32_t about = announced_line(rest, line, &used);
      for (start = used; start + 1 < rest.len && memcmp(rest.data + start, "{{", 2) != 0; start++) {
      }
      for (end = start; end + 1 < rest.len && memcmp(rest.data + end, "}}", 2) != 0; end++) {
      }
      if (end + 1 >= rest.len) continue;
      expectation e = {announcements[a].severity, about, {rest.data + start + 2, end - start - 2}, false};
      pl_vec_push(out, e);
    }
  }
}

static void read_expectations(const pl_source *source, expectations *out) {
  uint32_t line = source->first_line;
  for (size_t i = 0; i < source->text.len; line++) {
    size_t start = i;
    while (i < source->text.len && source->text.data[i] != '\n')
      i++;
    read_announcements((pl_str){source->text.data + start, i - start}, line, out);
    i++;
  }
}

static bool contains(const char *message, pl_str text) {
  size_t n = strlen(message);
  for (size_t i = 0; i + text.len <= n; i++) {
    if (memcmp(message + i, text.data, text.len) == 0) return true;
  }
  return false;
}

/* True if reports and announcements match one to one; the others are told on standard error. */
static bool verify_diagnostics(const pl_source *source, const pl_diags *diags) {
  expectations list = {0};
  bool ok = true;
  read_expectations(source, &list);
  for (size_t d = 0; d < pl_diags_count(diags); d++) {
    const pl_diag *diag = pl_diags_at(diags, d);
    bool found = false;
    for (size_t i = 0; i < list.len && !found; i++) {
      expectation *e = &list.data[i];
      found = !e->met && e->severity == diag->severity && e->line == diag->pos.line && contains(diag->message, e->text);
      e->met |= found;
    }
    if (!found) fprintf(stderr, "%s:%u: error: unexpected: %s\n", source->name, diag->pos.line, diag->message);
    ok &= found;
  }
  for (size_t i = 0; i < list.len; i++) {
    if (list.data[i].met) continue;
    fprintf(stderr, "%s:%u: error: expected \"%.*s\" was not produced\n", source->name, list.data[i].line,
            PL_STR_FMT(list.data[i].text));
    ok = false;
  }
  pl_vec_free(&list);
  return ok;
}

/* ---- input and output ---- */

static bool run_part(settings *s, const pl_source *source, pl_sink *out) {
  pl_diags *diags = pl_diags_new();
  pl_sink errors = {0};
  bool ok = lower_part(s, source, diags, out);
  if (s->verify_diagnostics) {
    ok = verify_diagnostics(source, diags);
  } else {
    pl_diags_render(diags, false, &errors);
    fputs(pl_sink_text(&errors), stderr);
  }
  pl_sink_close(&errors);
  pl_diags_free(diags);
  return ok;
}

/* Length of the text up to a line that is the marker; *next is what follows that line. */
static size_t split_at_marker(pl_str text, size_t *next) {
  static const char marker[] = "// -----";
  for (size_t i = 0; i < text.len;) {
    size_t end = i;
    while (end < text.len && text.data[end] != '\n')
      end++;
    size_t len = end - i;
    while (len && (text.data[i + len - 1] == ' ' || text.data[i + len - 1] == '\r'))
      len--;
    *next = end < text.len ? end + 1 : end;
    if (len == sizeof marker - 1 && memcmp(text.data + i, marker, len) == 0) return i;
    i = *next;
  }
  *next = text.len;
  return text.len;
}

static uint32_t count_lines(pl_str text) {
  uint32_t lines = 0;
  for (size_t i = 0; i < text.len; i++)
    lines += text.data[i] == '\n';
  return lines;
}

static bool run_parts(settings *s, pl_source source, pl_sink *out) {
  bool ok = true, first = true;
  while (first || source.text.len) {
    size_t next = source.text.len;
    pl_source part = source;
    if (s->split) part.text.len = split_at_marker(source.text, &next);
    if (!first && !s->verify_diagnostics) pl_sink_puts(out, "// -----\n");
    bool part_ok = run_part(s, &part, out);
    ok &= part_ok;
    if (part_ok && !s->verify_diagnostics) pl_sink_puts(out, "\n");
    source.first_line += count_lines((pl_str){source.text.data, next});
    source.text.data += next;
    source.text.len -= next;
    first = false;
  }
  return ok;
}

static int run(settings *s) {
  char *data = NULL, message[256];
  size_t len = 0;
  const char *path = s->input ? s->input : "-";
  if (!pl_read_file(path, &data, &len, message)) {
    fprintf(stderr, "lower-mlir: %s: %s\n", path, message);
    return 1;
  }
  pl_sink out = {0};
  const pl_source source = {strcmp(path, "-") == 0 ? "<stdin>" : path, {data, len}, 1};
  bool ok = run_parts(s, source, &out);
  FILE *file = s->output && strcmp(s->output, "-") != 0 ? fopen(s->output, "wb") : stdout;
  if ((ok || s->split) && !s->verify_diagnostics && (!file || fwrite(out.data, 1, out.len, file) != out.len)) {
    fprintf(stderr, "lower-mlir: cannot write %s\n", s->output ? s->output : "standard output");
    ok = false;
  }
  if (file && file != stdout && fclose(file) != 0) ok = false;
  pl_sink_close(&out);
  free(data);
  return ok ? 0 : 1;
}

int main(int argc, char **argv) {
  settings s = {.verify_each = true};
  int status = 1;
  if (!parse_arguments(&s, argc, argv)) {
    status = 1;
  } else if (s.help) {
    print_help();
    status = 0;
  } else if (s.version) {
    puts("lower-mlir (Plumbline) " PLUMBLINE_VERSION);
    status = 0;
  } else {
    status = run(&s);
  }
  pl_pipeline_free(&s.passes);
  return status;
}
