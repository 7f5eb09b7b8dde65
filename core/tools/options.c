#include "core/tools/options.h"

#include <stdio.h>

/* What an option takes behind its name: a flag 0 or 1 (true if nothing stands there), a value, a value that may be left out, a
 * list of names; IGNORED stands for options that say how mlir-opt works inside. */
typedef enum value_kind { FLAG, VALUE, OPTIONAL, LIST, IGNORED } value_kind;

/* X(enumerator, flag, kind, name of its value or NULL, help). One or two dashes. */
#define OPTIONS(X)                                                                                                               \
  X(OUTPUT, "o", VALUE, "FILE", "write there instead of standard output")                                                        \
  X(PASS_PIPELINE, "pass-pipeline", VALUE, "PIPELINE",                                                                           \
    "passes as text: builtin.module(convert-func-to-llvm{index-bitwidth=32})")                                                   \
  X(NO_PASSES, "no-passes", FLAG, NULL, "parse, check and print only")                                                           \
  X(IMPORT, "import-llvm", FLAG, NULL,                                                                                           \
    "the input is LLVM IR text (also by its name, *.ll): it becomes LLVM dialect and is printed")                                \
  X(EMIT, "emit", VALUE, "mlir|llvm", "print MLIR (the default), or the LLVM IR that the result of the passes stands for")       \
  X(LLVM_VERSION, "llvm-version", VALUE, "22|19", "with --emit=llvm: the LLVM that shall read it (default 22)")                  \
  X(BARE, "use-bare-ptr-memref-call-conv", FLAG, NULL, "pass memrefs of static shape as bare pointers")                          \
  X(INDEX, "index-bitwidth", VALUE, "N", "width of index; 0: as the data layout says, else 64")                                  \
  X(GENERIC, "use-generic-functions", FLAG, NULL, "call _mlir_memref_to_llvm_alloc and so on instead of malloc")                 \
  X(ALIGNED, "use-aligned-alloc", FLAG, NULL, "allocate with aligned_alloc")                                                     \
  X(PROVED_FLAGS, "proved-flags", FLAG, NULL,                                                                                    \
    "set those of mlir-opt 22's nsw, nuw and inbounds that are proved to hold (default: none)")                                  \
  X(PIECES, "piece-bytes", VALUE, "N",                                                                                           \
    "a text longer than that is lowered function by function, where that gives the same; 0: never")                              \
  X(SPLIT, "split-input-file", OPTIONAL, "MARKER", "work on the parts between // ----- one after the other")                     \
  X(OUTPUT_SPLIT, "output-split-marker", VALUE, "MARKER", "the line between the parts of the output")                            \
  X(UNREGISTERED, "allow-unregistered-dialect", FLAG, NULL, "take operations and attributes of unknown dialects")                \
  X(NO_IMPLICIT_MODULE, "no-implicit-module", FLAG, NULL, "the input is one operation and is not put into a module")             \
  X(GENERIC_FORM, "mlir-print-op-generic", FLAG, NULL, "print the generic form")                                                 \
  X(DEBUG_INFO, "mlir-print-debuginfo", FLAG, NULL, "print locations")                                                           \
  X(LOCAL_SCOPE, "mlir-print-local-scope", FLAG, NULL, "print attributes and locations where they are, without aliases")         \
  X(ELIDE, "mlir-elide-elementsattrs-if-larger", VALUE, "N", "leave out the elements of constants that have more than N")        \
  X(HEX, "mlir-print-elementsattrs-with-hex-if-larger", VALUE, "N",                                                              \
    "print constants of more than N elements as bytes; -1: none")                                                                \
  X(TYPED_POINTERS, "typed-pointers", FLAG, NULL, "print pointers as until 2022: with what they point to")                       \
  X(VERIFY_EACH, "verify-each", FLAG, NULL, "check after each pass (the default; =0 checks only input and output)")              \
  X(VERIFY_DIAGNOSTICS, "verify-diagnostics", OPTIONAL, "all|only-expected",                                                     \
    "check reports against expected-error, -warning, -remark and -note comments")                                                \
  X(BEFORE_ALL, "mlir-print-ir-before-all", FLAG, NULL, "print the module before each pass")                                     \
  X(BEFORE, "mlir-print-ir-before", LIST, "PASS,...", "print the module before these passes")                                    \
  X(AFTER_ALL, "mlir-print-ir-after-all", FLAG, NULL, "print the module after each pass")                                        \
  X(AFTER, "mlir-print-ir-after", LIST, "PASS,...", "print the module after these passes")                                       \
  X(AFTER_CHANGE, "mlir-print-ir-after-change", FLAG, NULL, "print after a pass only what it changed")                           \
  X(AFTER_FAILURE, "mlir-print-ir-after-failure", FLAG, NULL, "print the module that a pass failed on")                          \
  X(MODULE_SCOPE, "mlir-print-ir-module-scope", IGNORED, NULL, "accepted: whole modules are printed anyway")                     \
  X(THREADING, "mlir-disable-threading", IGNORED, NULL, "accepted: there is one thread")                                         \
  X(ON_DIAGNOSTIC, "mlir-print-op-on-diagnostic", IGNORED, NULL, "accepted: messages show the source line")                      \
  X(STACKTRACE, "mlir-print-stacktrace-on-diagnostic", IGNORED, NULL, "accepted: there are no stack traces")                     \
  X(ASSUME_VERIFIED, "mlir-print-assume-verified", IGNORED, NULL, "accepted: what is printed was checked")                       \
  X(UNVERIFIED, "mlir-very-unsafe-disable-verifier-on-parsing", IGNORED, NULL, "accepted: the input is checked")                 \
  X(TIMING, "mlir-timing", IGNORED, NULL, "accepted: nothing is measured")                                                       \
  X(STATISTICS, "mlir-pass-statistics", IGNORED, NULL, "accepted: nothing is counted")                                           \
  X(DIALECTS, "show-dialects", FLAG, NULL, "list the dialects that are known")                                                   \
  X(PASSES, "list-passes", FLAG, NULL, "list the passes")                                                                        \
  X(HELP, "help", FLAG, NULL, "this text")                                                                                       \
  X(VERSION, "version", FLAG, NULL, "the version")

typedef enum option {
  OPTION_INVALID,
#define X(id, flag, kind, value, help) OPTION_##id,
  OPTIONS(X)
#undef X
} option;

static const struct option_row {
  const char *flag;
  value_kind kind;
  const char *value, *help;
} option_rows[] = {{NULL, FLAG, NULL, NULL},
#define X(id, flag, kind, value, help) {flag, kind, value, help},
                   OPTIONS(X)
#undef X
};

#define NUM_OPTIONS (sizeof option_rows / sizeof *option_rows)

void pl_settings_list_passes(void) {
  printf("Passes (options behind '=', as in --convert-func-to-llvm='index-bitwidth=32'):\n");
#define X(name, set, options, help) printf("  --%-40s %s\n", name, help);
  PL_PASSES(X)
#undef X
#define X(id, name, help) printf("  --%-40s %s\n", name, help);
  PL_TRANSFORMS(X)
#undef X
}

static bool is_before(pl_str a, pl_str b) {
  size_t shared = a.len < b.len ? a.len : b.len;
  int order = shared ? memcmp(a.data, b.data, shared) : 0;
  return order < 0 || (order == 0 && a.len < b.len);
}

/* An op of the dialect whose name comes next after `last`; NULL behind the last one. */
static const pl_op_info *next_dialect(pl_str last) {
  const pl_op_info *next = NULL;
  for (size_t kind = 1; kind < PL_NUM_OPS; kind++) {
    const pl_op_info *info = pl_op_info_of((pl_op_kind)kind);
    if (is_before(last, info->dialect) && (!next || is_before(info->dialect, next->dialect))) next = info;
  }
  return next;
}

void pl_settings_list_dialects(void) {
  const char *joint = "Available Dialects: ";
  pl_str last = PL_STR("");
  for (const pl_op_info *info = next_dialect(last); info; info = next_dialect(last)) {
    printf("%s%.*s", joint, PL_STR_FMT(info->dialect));
    joint = ",";
    last = info->dialect;
  }
  putchar('\n');
}

void pl_settings_help(void) {
  printf("usage: lower-mlir [options] [file]\n\n"
         "Lowers a module (standard input without a file) to the LLVM dialect and prints it. Without a pass everything is\n"
         "lowered; with passes, those are run in the order given.\n\nOptions:\n");
  for (size_t i = 1; i < NUM_OPTIONS; i++) {
    char flag[96];
    const struct option_row *row = &option_rows[i];
    const char *open = row->kind == OPTIONAL ? "[=" : "=", *close = row->kind == OPTIONAL ? "]" : "";
    if (!row->value) open = close = "";
    snprintf(flag, sizeof flag, "-%s%s%s%s%s", strlen(row->flag) > 1 ? "-" : "", row->flag, open, row->value ? row->value : "",
             close);
    printf("  %-42s %s\n", flag, row->help);
  }
  putchar('\n');
  pl_settings_list_passes();
}

static bool usage_error(const char *format, const char *what) {
  fputs("lower-mlir: ", stderr);
  fprintf(stderr, format, what); /* NOLINT: formats are literals of this file */
  fputs("  Try: 'lower-mlir --help'\n", stderr);
  return false;
}

static option find_option(pl_str name) {
  for (size_t i = 1; i < NUM_OPTIONS; i++) {
    if (pl_str_is(name, option_rows[i].flag)) return (option)i;
  }
  return OPTION_INVALID;
}

/* The spellings of booleans that LLVM's command line library takes. */
static bool read_flag(const char *flag, pl_str value, bool *out) {
  static const char *const yes[] = {"", "1", "true", "TRUE", "True"}, *const no[] = {"0", "false", "FALSE", "False"};
  for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
    if (pl_str_is(value, yes[i])) return *out = true;
  }
  for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
    if (pl_str_is(value, no[i])) return *out = false, true;
  }
  return usage_error("the option '%s' is on or off: 1 or 0\n", flag);
}

static bool read_count(const char *flag, pl_str value, size_t *out) {
  size_t count = 0;
  for (size_t i = 0; i < value.len; i++) {
    if (value.data[i] < '0' || value.data[i] > '9' || count > SIZE_MAX / 16)
      return usage_error("the option '%s' is a number\n", flag);
    count = count * 10 + (size_t)(value.data[i] - '0');
  }
  *out = count;
  return value.len > 0 || usage_error("the option '%s' is a number\n", flag);
}

/* A number of elements, plus 1; -1 for no bound. */
static bool read_limit(const char *flag, pl_str value, uint64_t *out) {
  size_t count = 0;
  if (pl_str_is(value, "-1")) return *out = UINT64_MAX, true;
  if (!read_count(flag, value, &count)) return false;
  *out = (uint64_t)count + 1;
  return true;
}

static bool set_convention(pl_settings *s, const char *name, pl_str value) {
  char message[256];
  if (pl_convert_options_set(&s->common, pl_str_from(name), value, message)) return true;
  return usage_error("%s\n", message);
}

static bool add_pipeline(pl_settings *s, pl_str text) {
  char message[256];
  s->any_pass = true;
  if (pl_pipeline_parse(&s->passes, text, message)) return true;
  fprintf(stderr, "<unknown>:0: error: %s\n", message);
  return false;
}

static bool set_verify_diagnostics(pl_settings *s, pl_str value) {
  s->verify_diagnostics = true;
  s->only_expected = pl_str_is(value, "only-expected");
  if (s->only_expected || pl_str_is(value, "all") || value.len == 0) return true;
  return usage_error("invalid value '%s' for option 'verify-diagnostics'\n", value.data);
}

/* Names separated by commas; all of them are passes. */
static bool add_names(pl_settings *s, bool before, pl_str list) {
  for (size_t start = 0; start <= list.len;) {
    const char *comma = memchr(list.data + start, ',', list.len - start);
    size_t end = comma ? (size_t)(comma - list.data) : list.len;
    pl_str name = {list.data + start, end - start};
    if (!pl_pass_known(name)) return usage_error("no pass is called '%s'\n", name.data);
    if (before)
      pl_vec_push(&s->dump.before, name);
    else
      pl_vec_push(&s->dump.after, name);
    start = end + 1;
  }
  return true;
}

static bool set_llvm_version(pl_settings *s, pl_str value) {
  s->llvm_version = pl_str_is(value, "19") ? 19 : 0;
  return s->llvm_version || pl_str_is(value, "22") || usage_error("invalid value '%s' for option 'llvm-version'\n", value.data);
}

static bool set_emit(pl_settings *s, pl_str value) {
  s->emit_llvm = pl_str_is(value, "llvm");
  return s->emit_llvm || pl_str_is(value, "mlir") || usage_error("invalid value '%s' for option 'emit'\n", value.data);
}

static bool apply_flag(pl_settings *s, option which, bool on) {
  switch (which) {
  case OPTION_NO_PASSES: s->any_pass |= on; return true;
  case OPTION_IMPORT: s->import_llvm = on; return true;
  case OPTION_UNREGISTERED: s->parse.allow_unregistered = on; return true;
  case OPTION_NO_IMPLICIT_MODULE: s->no_implicit_module = on; return true;
  case OPTION_GENERIC_FORM: s->print.generic = on; return true;
  case OPTION_DEBUG_INFO: s->print.debug_info = on; return true;
  case OPTION_LOCAL_SCOPE: s->print.local_scope = on; return true;
  case OPTION_VERIFY_EACH: s->verify_each = on; return true;
  case OPTION_TYPED_POINTERS: s->print.typed_pointers = s->common.typed_pointers = on; return true;
  case OPTION_BEFORE_ALL: s->dump.before_all = on; return true;
  case OPTION_AFTER_ALL: s->dump.after_all = on; return true;
  case OPTION_AFTER_CHANGE: s->dump.after_change = on; return true;
  case OPTION_AFTER_FAILURE: s->dump.after_failure = on; return true;
  case OPTION_PROVED_FLAGS: s->proved_flags = on; return true;
  case OPTION_HELP: s->help = on; return true;
  case OPTION_VERSION: s->version = on; return true;
  case OPTION_DIALECTS: s->list_dialects = on; return true;
  case OPTION_PASSES: s->list_passes = on; return true;
  case OPTION_ELIDE:
  case OPTION_HEX:
  case OPTION_STACKTRACE:
  case OPTION_ASSUME_VERIFIED:
  case OPTION_UNVERIFIED:
  case OPTION_TIMING:
  case OPTION_STATISTICS:
  case OPTION_OUTPUT:
  case OPTION_PASS_PIPELINE:
  case OPTION_EMIT:
  case OPTION_LLVM_VERSION:
  case OPTION_BARE:
  case OPTION_INDEX:
  case OPTION_GENERIC:
  case OPTION_ALIGNED:
  case OPTION_PIECES:
  case OPTION_SPLIT:
  case OPTION_OUTPUT_SPLIT:
  case OPTION_VERIFY_DIAGNOSTICS:
  case OPTION_BEFORE:
  case OPTION_AFTER:
  case OPTION_MODULE_SCOPE:
  case OPTION_THREADING:
  case OPTION_ON_DIAGNOSTIC:
  case OPTION_INVALID: break;
  }
  return false;
}

static bool apply(pl_settings *s, option which, pl_str value) {
  bool on = true;
  const char *flag = option_rows[which].flag;
  switch (which) {
  case OPTION_OUTPUT: s->output = value.data; return true;
  case OPTION_PASS_PIPELINE: return add_pipeline(s, value);
  case OPTION_EMIT: return set_emit(s, value);
  case OPTION_LLVM_VERSION: return set_llvm_version(s, value);
  case OPTION_BARE:
  case OPTION_INDEX:
  case OPTION_GENERIC:
  case OPTION_ALIGNED: return set_convention(s, flag, value);
  case OPTION_PIECES: return read_count(flag, value, &s->piece_bytes);
  case OPTION_SPLIT: s->split = value.len ? value.data : "// -----"; return true;
  case OPTION_OUTPUT_SPLIT: s->joint = value.data; return true;
  case OPTION_VERIFY_DIAGNOSTICS: return set_verify_diagnostics(s, value);
  case OPTION_BEFORE: return add_names(s, true, value);
  case OPTION_AFTER: return add_names(s, false, value);
  case OPTION_ELIDE: return read_limit(flag, value, &s->print.elide_beyond);
  case OPTION_HEX: return read_limit(flag, value, &s->print.hex_beyond);
  case OPTION_MODULE_SCOPE:
  case OPTION_THREADING:
  case OPTION_ON_DIAGNOSTIC:
  case OPTION_STACKTRACE:
  case OPTION_ASSUME_VERIFIED:
  case OPTION_UNVERIFIED:
  case OPTION_TIMING:
  case OPTION_STATISTICS: return read_flag(flag, value, &on);
  case OPTION_LOCAL_SCOPE:
  case OPTION_DIALECTS:
  case OPTION_PASSES:
  case OPTION_NO_PASSES:
  case OPTION_IMPORT:
  case OPTION_PROVED_FLAGS:
  case OPTION_UNREGISTERED:
  case OPTION_NO_IMPLICIT_MODULE:
  case OPTION_GENERIC_FORM:
  case OPTION_DEBUG_INFO:
  case OPTION_VERIFY_EACH:
  case OPTION_TYPED_POINTERS:
  case OPTION_BEFORE_ALL:
  case OPTION_AFTER_ALL:
  case OPTION_AFTER_CHANGE:
  case OPTION_AFTER_FAILURE:
  case OPTION_HELP:
  case OPTION_VERSION: return read_flag(flag, value, &on) && apply_flag(s, which, on);
  case OPTION_INVALID: break;
  }
  return false;
}

/* -name, --name, --name=value, and for options with a value also the value as the next argument. */
static bool parse_flag(pl_settings *s, int argc, char **argv, int *i) {
  const char *arg = argv[*i] + (argv[*i][1] == '-' ? 2 : 1), *equals = strchr(arg, '=');
  pl_str name = {arg, equals ? (size_t)(equals - arg) : strlen(arg)};
  pl_str value = pl_str_from(equals ? equals + 1 : "");
  char message[256];
  if (pl_pass_known(name)) {
    s->any_pass = true;
    return pl_pipeline_add(&s->passes, name, value, message) || usage_error("%s\n", message);
  }
  option which = find_option(name);
  if (which == OPTION_INVALID) return usage_error("Unknown command line argument '%s'.", argv[*i]);
  const struct option_row *row = &option_rows[which];
  if ((row->kind == VALUE || row->kind == LIST) && !equals) {
    if (*i + 1 >= argc) return usage_error("option '%s' wants a value\n", row->flag);
    value = pl_str_from(argv[++*i]);
  }
  return apply(s, which, value);
}

/* Options of the convention that were given by themselves reach every pass; without a pass all of the lowering is run. */
static void complete(pl_settings *s) {
  size_t len = s->input ? strlen(s->input) : 0;
  if (len > 3 && strcmp(s->input + len - 3, ".ll") == 0) s->import_llvm = true;
  if (!s->any_pass && !s->import_llvm)
    pl_vec_push(&s->passes, ((pl_pass){.name = "all", .options = pl_convert_default_options()}));
  for (size_t i = 0; i < s->passes.len; i++) {
    pl_convert_options *options = &s->passes.data[i].options;
    options->bare_ptr |= s->common.bare_ptr;
    options->typed_pointers |= s->common.typed_pointers;
    options->generic_functions |= s->common.generic_functions;
    options->aligned_alloc |= s->common.aligned_alloc;
    if (!options->index_bitwidth) options->index_bitwidth = s->common.index_bitwidth;
  }
}

bool pl_settings_parse(pl_settings *s, int argc, char **argv) {
  *s = (pl_settings){.verify_each = true, .piece_bytes = PL_PIECE_BYTES, .joint = "// -----"};
  bool only_files = false; /* behind `--` */
  for (int i = 1; i < argc; i++) {
    if (!only_files && strcmp(argv[i], "--") == 0) {
      only_files = true;
    } else if (!only_files && argv[i][0] == '-' && argv[i][1] != '\0') {
      if (!parse_flag(s, argc, argv, &i)) return false;
    } else if (s->input) {
      return usage_error("Too many positional arguments specified! Can specify at most 1: '%s'\n", argv[i]);
    } else {
      s->input = argv[i];
    }
  }
  complete(s);
  return true;
}

void pl_settings_free(pl_settings *s) {
  pl_pipeline_free(&s->passes);
  pl_vec_free(&s->dump.before);
  pl_vec_free(&s->dump.after);
}
