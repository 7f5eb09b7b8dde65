#include "core/driver/options.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>

#include "core/base/command_line.h"

/* X(enumerator, group, name, argument or "", help); see core/base/command_line.h. */
#define OPTIONS(X)                                                                                                               \
  X(IMPORT, "Input", "import-llvm", "",                                                                                          \
    "the input is LLVM IR text (also by its name, *.ll): it becomes LLVM dialect and is printed")                                \
  X(SPLIT, "Input", "split-input-file", "[MARKER]", "work on the parts between // ----- one after the other")                    \
  X(UNREGISTERED, "Input", "allow-unregistered-dialect", "", "take operations and attributes of unknown dialects")               \
  X(NO_IMPLICIT_MODULE, "Input", "no-implicit-module", "", "the input is one operation and is not put into a module")            \
  X(PASS_PIPELINE, "Passes", "pass-pipeline", "PIPELINE",                                                                        \
    "passes as text: builtin.module(convert-func-to-llvm{index-bitwidth=32})")                                                   \
  X(DUMP_PIPELINE, "Passes", "dump-pass-pipeline", "", "print the passes with their options before they are run")                \
  X(NO_PASSES, "Passes", "no-passes", "", "parse, check and print only")                                                         \
  X(BARE, "Passes", "use-bare-ptr-memref-call-conv", "", "pass memrefs of static shape as bare pointers")                        \
  X(INDEX, "Passes", "index-bitwidth", "N", "width of index; 0: as the data layout says, else 64")                               \
  X(GENERIC, "Passes", "use-generic-functions", "", "call _mlir_memref_to_llvm_alloc and so on instead of malloc")               \
  X(ALIGNED, "Passes", "use-aligned-alloc", "", "allocate with aligned_alloc")                                                   \
  X(PROVED_FLAGS, "Passes", "proved-flags", "",                                                                                  \
    "set those of mlir-opt 22's nsw, nuw and inbounds that are proved to hold (default: none)")                                  \
  X(PIECES, "Passes", "piece-bytes", "N",                                                                                        \
    "a text longer than that is lowered function by function, where that gives the same; 0: never")                              \
  X(VERIFY_EACH, "Passes", "verify-each", "", "check after each pass (the default; =0 checks only input and output)")            \
  X(ROUND_TRIP, "Passes", "verify-roundtrip", "", "check that what is read, printed and read again stays the same")              \
  X(VERIFY_DIAGNOSTICS, "Passes", "verify-diagnostics", "[all|only-expected]",                                                   \
    "check reports against expected-error, -warning, -remark and -note comments")                                                \
  X(OUTPUT, "Output", "o", "FILE", "write there instead of standard output")                                                     \
  X(EMIT, "Output", "emit", "mlir|llvm", "print MLIR (the default), or the LLVM IR that the result of the passes stands for")    \
  X(LLVM_VERSION, "Output", "llvm-version", "22|19", "with --emit=llvm: the LLVM that shall read it (default 22)")               \
  X(OUTPUT_SPLIT, "Output", "output-split-marker", "MARKER", "the line between the parts of the output")                         \
  X(GENERIC_FORM, "Output", "mlir-print-op-generic", "", "print the generic form")                                               \
  X(DEBUG_INFO, "Output", "mlir-print-debuginfo", "", "print locations")                                                         \
  X(LOCAL_SCOPE, "Output", "mlir-print-local-scope", "", "print attributes and locations where they are, without aliases")       \
  X(PRETTY_DEBUG_INFO, "Output", "mlir-pretty-debuginfo", "", "print locations in a form to read: FILE:LINE:COLUMN")             \
  X(UNIQUE_NAMES, "Output", "mlir-print-unique-ssa-ids", "", "number values through all of a module")                            \
  X(LOC_NAMES, "Output", "mlir-use-nameloc-as-prefix", "", "call values by the names in their locations")                        \
  X(VALUE_USERS, "Output", "mlir-print-value-users", "", "print comments that say where values are used")                        \
  X(SKIP_REGIONS, "Output", "mlir-print-skip-regions", "", "print {...} for each region")                                        \
  X(ELIDE, "Output", "mlir-elide-elementsattrs-if-larger", "N", "leave out the elements of constants that have more than N")     \
  X(ELIDE_RESOURCES, "Output", "mlir-elide-resource-strings-if-larger", "N", "leave out resources of more than N characters")    \
  X(HEX, "Output", "mlir-print-elementsattrs-with-hex-if-larger", "N",                                                           \
    "print constants of more than N elements as bytes; -1: none")                                                                \
  X(TYPED_POINTERS, "Output", "typed-pointers", "", "print pointers as until 2022: with what they point to")                     \
  X(NO_NOTES, "Output", "mlir-disable-diagnostic-notes", "", "report errors and warnings without their notes")                   \
  X(BEFORE_ALL, "Output", "mlir-print-ir-before-all", "", "print the module before each pass")                                   \
  X(BEFORE, "Output", "mlir-print-ir-before", "PASS,...", "print the module before these passes")                                \
  X(AFTER_ALL, "Output", "mlir-print-ir-after-all", "", "print the module after each pass")                                      \
  X(AFTER, "Output", "mlir-print-ir-after", "PASS,...", "print the module after these passes")                                   \
  X(AFTER_CHANGE, "Output", "mlir-print-ir-after-change", "", "print after a pass only what it changed")                         \
  X(AFTER_FAILURE, "Output", "mlir-print-ir-after-failure", "", "print the module that a pass failed on")                        \
  X(MODULE_SCOPE, "Output", "mlir-print-ir-module-scope", "", "print all of the module where a pass runs on an operation in it") \
  X(THREADING, "Accepted without effect", "mlir-disable-threading", "", "there is one thread")                                   \
  X(ON_DIAGNOSTIC, "Accepted without effect", "mlir-print-op-on-diagnostic", "", "messages show the source line")                \
  X(STACKTRACE, "Accepted without effect", "mlir-print-stacktrace-on-diagnostic", "", "there are no stack traces")               \
  X(ASSUME_VERIFIED, "Accepted without effect", "mlir-print-assume-verified", "", "what is printed was checked")                 \
  X(UNVERIFIED, "Accepted without effect", "mlir-very-unsafe-disable-verifier-on-parsing", "", "the input is checked")           \
  X(TIMING_DISPLAY, "Accepted without effect", "mlir-timing-display", "list|tree", "nothing is measured")                        \
  X(STATISTICS_DISPLAY, "Accepted without effect", "mlir-pass-statistics-display", "list|pipeline", "nothing is counted")        \
  X(TIMING, "Accepted without effect", "mlir-timing", "", "nothing is measured")                                                 \
  X(STATISTICS, "Accepted without effect", "mlir-pass-statistics", "", "nothing is counted")                                     \
  X(DIALECTS, "About lower-mlir", "show-dialects", "", "list the dialects that are known")                                       \
  X(PASSES, "About lower-mlir", "list-passes", "", "list the passes")                                                            \
  X(HELP, "About lower-mlir", "help", "", "this text")                                                                           \
  X(VERSION, "About lower-mlir", "version", "", "the version")

typedef enum option { OPTION_INVALID, OPTIONS(PL_OPTION_ID) NUM_OPTIONS } option;

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};
static const char *const passes[] = {
#define X(name, ...) name,
    PL_PASSES(X)
#undef X
#define X(id, name, ...) name,
        PL_TRANSFORMS(X)
#undef X
            NULL};
static const pl_option_table table = {.rows = rows, .count = NUM_OPTIONS, .others = passes};

/* Flags that are switched, and where. */
static const struct {
  option which;
  size_t at;
} switches[] = {
#define SWITCH(id, member) {OPTION_##id, offsetof(pl_settings, member)},
    SWITCH(IMPORT, import_llvm) SWITCH(UNREGISTERED, parse.allow_unregistered) SWITCH(NO_IMPLICIT_MODULE, no_implicit_module)
        SWITCH(NO_PASSES, no_passes) SWITCH(PROVED_FLAGS, proved_flags) SWITCH(VERIFY_EACH, verify_each)
            SWITCH(GENERIC_FORM, print.generic) SWITCH(DEBUG_INFO, print.debug_info) SWITCH(LOCAL_SCOPE, print.local_scope)
                SWITCH(PRETTY_DEBUG_INFO, print.pretty_locs) SWITCH(UNIQUE_NAMES, print.unique_names)
                    SWITCH(LOC_NAMES, print.loc_names) SWITCH(NO_NOTES, no_notes) SWITCH(VALUE_USERS, print.value_users)
                        SWITCH(SKIP_REGIONS, print.skip_regions) SWITCH(ROUND_TRIP, round_trip)
                            SWITCH(TYPED_POINTERS, print.typed_pointers) SWITCH(BEFORE_ALL, dump.before_all)
                                SWITCH(AFTER_ALL, dump.after_all) SWITCH(DUMP_PIPELINE, dump.pipeline)
                                    SWITCH(AFTER_CHANGE, dump.after_change) SWITCH(AFTER_FAILURE, dump.after_failure)
                                        SWITCH(MODULE_SCOPE, dump.module_scope) SWITCH(DIALECTS, list_dialects)
                                            SWITCH(PASSES, list_passes) SWITCH(HELP, help) SWITCH(VERSION, version)
#undef SWITCH
};

void pl_settings_list_passes(void) {
  printf("Passes (options after '=', as in --convert-func-to-llvm='index-bitwidth=32'):\n");
#define X(name, set, options, help) printf("  --%-40s %s\n", name, help);
  PL_PASSES(X)
#undef X
#define X(id, name, help) printf("  --%-40s %s\n", name, help);
  PL_TRANSFORMS(X)
#undef X
}

/* Whether a text comes before another one in byte order. */
static bool is_before(pl_str a, pl_str b) {
  size_t shared = a.len < b.len ? a.len : b.len;
  int order = shared ? memcmp(a.data, b.data, shared) : 0;
  return order < 0 || (order == 0 && a.len < b.len);
}

/* An op of the dialect whose name follows `last` in byte order; NULL if there is none. */
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
  pl_sink out = pl_sink_to_file(stdout);
  pl_sink_puts(&out,
               "usage: lower-mlir [options] [file]\n\n"
               "Lowers a module (standard input without a file) to the LLVM dialect and prints it. Without a pass everything is\n"
               "lowered; with passes, those are run in the order given.\n");
  pl_options_help(table, &out);
  pl_sink_putc(&out, '\n');
  (void)pl_sink_close(&out);
  pl_settings_list_passes();
}

/* ---- Values ---- */

/* Writes the message to `error`; returns false. */
static bool fail(pl_sink *error, const char *message) {
  pl_sink_puts(error, message);
  return false;
}

/* Reads the value of an option, a number of elements or characters: *out is that plus 1, or UINT64_MAX for -1, no bound. False
 * with a message if it is no such number. */
static bool read_limit(const pl_argument *argument, uint64_t *out, pl_sink *error) {
  if (strcmp(argument->value, "-1") == 0) return *out = UINT64_MAX, true;
  if (!pl_argument_u64(argument, INT64_MAX, out, error)) return false;
  ++*out;
  return true;
}

/* Reads the value of an option, a number of bytes, into *out; false with a message if it is none or too large. */
static bool read_size(const pl_argument *argument, size_t *out, pl_sink *error) {
  uint64_t bytes = 0;
  bool good = pl_argument_u64(argument, SIZE_MAX / 16, &bytes, error);
  *out = (size_t)bytes;
  return good;
}

/* Sets an option for all passes, such as the width of index, in s->common; false with a message if its value is malformed. */
static bool set_convention(pl_settings *s, const pl_argument *argument, pl_sink *error) {
  char message[256];
  pl_str name = pl_str_from(argument->row->name), value = pl_str_from(argument->value ? argument->value : "");
  return pl_convert_options_set(&s->common, name, value, message) || fail(error, message);
}

/* Adds the passes of a textual pipeline; false with a message in `error` if it is malformed. */
static bool add_pipeline(pl_settings *s, pl_str text, pl_sink *error) {
  char message[256];
  s->any_pass = true;
  s->whole_pipeline = true;
  if (!pl_pipeline_parse(&s->passes, text, message)) {
    pl_sink_printf(error, "<unknown>:0: error: %s", message); /* as mlir-opt words it */
    return false;
  }
  s->top = pl_pipeline_top(text);
  return true;
}

/* Carries out --verify-diagnostics; false with a message if its value is malformed. */
static bool set_verify_diagnostics(pl_settings *s, const pl_argument *argument, pl_sink *error) {
  const char *value = argument->value && *argument->value ? argument->value : "all";
  s->verify_diagnostics = true;
  s->only_expected = strcmp(value, "only-expected") == 0;
  return s->only_expected || strcmp(value, "all") == 0 || pl_argument_refuse(argument, "all or only-expected", error);
}

/* Adds names of passes separated by commas to those before or after which the module is dumped; false with a message if one is
 * unknown. */
static bool add_names(pl_settings *s, bool before, pl_str list, pl_sink *error) {
  for (size_t start = 0; start <= list.len;) {
    const char *comma = memchr(list.data + start, ',', list.len - start);
    size_t end = comma ? (size_t)(comma - list.data) : list.len;
    pl_str name = {list.data + start, end - start};
    if (!pl_pass_known(name)) pl_sink_printf(error, "no pass is called '%.*s'", PL_STR_FMT(name));
    if (!pl_pass_known(name)) return false;
    if (before)
      pl_vec_push(&s->dump.before, name);
    else
      pl_vec_push(&s->dump.after, name);
    start = end + 1;
  }
  return true;
}

/* Sets *is_second to whether the value of an option is `second`; false with a message if it is neither that nor `first`. */
static bool read_word(const pl_argument *argument, const char *first, const char *second, bool *is_second, pl_sink *error) {
  *is_second = strcmp(argument->value, second) == 0;
  return *is_second || strcmp(argument->value, first) == 0 || pl_argument_refuse(argument, argument->row->argument, error);
}

/* Sets the flag of the settings that belongs to the option, if there is one, to its truth value. False with a message if that is
 * malformed. */
static bool switch_flag(pl_settings *s, const pl_argument *argument, pl_sink *error) {
  bool ignored = false, *out = &ignored;
  for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
    if (switches[i].which == argument->option) out = (bool *)((char *)s + switches[i].at);
  return pl_argument_flag(argument, out, error);
}

/* Carries out an option other than a pass; false with a message if its value is malformed. */
static bool apply(pl_settings *s, const pl_argument *argument, pl_sink *error) {
  const option which = (option)argument->option;
  const char *value = argument->value;
  bool second = false, good = true;
  if (which == OPTION_BARE || which == OPTION_INDEX || which == OPTION_GENERIC || which == OPTION_ALIGNED)
    return set_convention(s, argument, error);
  if (!*argument->row->argument) return switch_flag(s, argument, error);
  if (which == OPTION_OUTPUT) s->output = value;
  if (which == OPTION_OUTPUT_SPLIT) s->joint = value;
  if (which == OPTION_SPLIT) s->split = value && *value ? value : "// -----";
  if (which == OPTION_PASS_PIPELINE) good = add_pipeline(s, pl_str_from(value), error);
  if (which == OPTION_PIECES) good = read_size(argument, &s->piece_bytes, error);
  if (which == OPTION_VERIFY_DIAGNOSTICS) good = set_verify_diagnostics(s, argument, error);
  if (which == OPTION_BEFORE || which == OPTION_AFTER) good = add_names(s, which == OPTION_BEFORE, pl_str_from(value), error);
  if (which == OPTION_ELIDE) good = read_limit(argument, &s->print.elide_beyond, error);
  if (which == OPTION_ELIDE_RESOURCES) good = read_limit(argument, &s->print.blob_beyond, error);
  if (which == OPTION_HEX) good = read_limit(argument, &s->print.hex_beyond, error);
  if (which == OPTION_TIMING_DISPLAY) good = read_word(argument, "list", "tree", &second, error);
  if (which == OPTION_STATISTICS_DISPLAY) good = read_word(argument, "list", "pipeline", &second, error);
  if (which == OPTION_EMIT) good = read_word(argument, "mlir", "llvm", &s->emit_llvm, error);
  if (which == OPTION_LLVM_VERSION) good = read_word(argument, "22", "19", &second, error);
  if (which == OPTION_LLVM_VERSION) s->llvm_version = second ? 19 : 0;
  return good;
}

/* ---- The command line ---- */

/* Splits an argument `-name=options` or `--name=options` into a pass's name and its options, empty by default; false if it names
 * no known pass. */
static bool is_pass(const char *written, pl_str *name, pl_str *options) {
  if (written[0] != '-' || !written[1]) return false;
  const char *begin = written + (written[1] == '-' ? 2 : 1), *equals = strchr(begin, '=');
  *name = (pl_str){begin, equals ? (size_t)(equals - begin) : strlen(begin)};
  *options = pl_str_from(equals ? equals + 1 : "");
  return pl_pass_known(*name);
}

/* Adds a pass given as a flag; false with a message in `error` if its options are malformed. */
static bool add_pass(pl_settings *s, pl_str name, pl_str options, pl_sink *error) {
  char message[256];
  s->any_pass = s->flag_pass = true;
  if (pl_pipeline_add(&s->passes, name, options, message)) return true;
  pl_sink_printf(error, "%s%s", *message == '<' ? "<unknown>:0: error: " : "", message);
  return false;
}

/* Sets the input file; false with a message if there is one already. */
static bool set_input(pl_settings *s, const char *path, pl_sink *error) {
  if (s->input) pl_sink_printf(error, "more than one file: '%s'", path);
  if (s->input) return false;
  s->input = path;
  return true;
}

/* Reads the whole command line into the settings; false with a message if it makes no sense. */
static bool read_arguments(pl_settings *s, int argc, char **argv, pl_sink *error) {
  pl_command_line line = pl_command_line_of(table, argc, argv);
  pl_argument argument;
  for (;;) {
    pl_str name, options;
    if (line.next < argc && !line.only_paths && is_pass(argv[line.next], &name, &options)) {
      line.next++;
      if (!add_pass(s, name, options, error)) return false;
      continue;
    }
    pl_argument_kind kind = pl_command_line_next(&line, &argument, error);
    if (kind == PL_ARGUMENT_END && s->whole_pipeline && s->flag_pass)
      return fail(error, "<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options");
    if (kind == PL_ARGUMENT_END) return true;
    if (kind == PL_ARGUMENT_BAD) return false;
    if (kind == PL_ARGUMENT_PATH ? !set_input(s, argument.value, error) : !apply(s, &argument, error)) return false;
  }
}

/* Completes the settings with what follows from several options or is the default, such as the complete lowering if no pass was
 * given. */
static void complete(pl_settings *s) {
  size_t len = s->input ? strlen(s->input) : 0;
  if (len > 3 && strcmp(s->input + len - 3, ".ll") == 0) s->import_llvm = true;
  s->any_pass |= s->no_passes;
  s->common.typed_pointers = s->print.typed_pointers;
  s->parse.first_error = s->verify_diagnostics; /* what a test expects is what mlir-opt reports, which ends there */
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
  assert(argc > 0 && argv);
  *s = (pl_settings){.verify_each = true, .piece_bytes = PL_PIECE_BYTES, .joint = "// -----", .top = PL_STR("builtin.module")};
  pl_sink error = {0};
  bool good = read_arguments(s, argc, argv, &error);
  const char *message = pl_sink_text(&error);
  bool placed = *message == '<'; /* it says where, or that there is no place */
  if (!good) fprintf(stderr, "%s%s\n", placed ? "" : "lower-mlir: error: ", message);
  if (good) complete(s);
  (void)pl_sink_close(&error);
  return good;
}

void pl_settings_free(pl_settings *s) {
  assert(s->joint);
  pl_pipeline_free(&s->passes);
  pl_vec_free(&s->dump.before);
  pl_vec_free(&s->dump.after);
}
