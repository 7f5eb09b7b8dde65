/* Command lines by a table of options. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/base/command_line.h"

enum { NONE, OUT, JOBS, TIMEOUT, COUNT, PART, QUIET, SPLIT, HELP, NUM_OPTIONS };

static const pl_option_row rows[NUM_OPTIONS] = {
    [OUT] = {"Output", "o", "FILE", "write there"},
    [JOBS] = {"Work", "j", "N", "so many at once"},
    [TIMEOUT] = {"Work", "timeout", "SECONDS", "give up then"},
    [COUNT] = {"Work", "count", "N", "how many"},
    [PART] = {"Work", "a-name-that-is-as-long-as-a-sentence", "FRACTION", "how much"},
    [QUIET] = {"Output", "quiet", "", "nothing is reported"},
    [SPLIT] = {"Output", "split", "[MARKER]", "in parts"},
    [HELP] = {"Output", "help", "", "this text"},
};
static const char *const others[] = {"lower-everything", NULL};
static const pl_option_table table = {.rows = rows, .count = NUM_OPTIONS, .others = others};

enum { MOST_WORDS = 8 };

typedef struct fixture {
  pl_command_line line;
  pl_argument argument;
  pl_sink error;
  char *argv[MOST_WORDS + 1];
} fixture;

/* Sets up *f with a command line of these words, at most MOST_WORDS, after the command's name, and an empty error text. */
static void begin(fixture *f, int count, const char *const *words) {
  *f = (fixture){.error = {0}};
  f->argv[0] = (char *)"command";
  for (int i = 0; i < count; i++)
    f->argv[i + 1] = (char *)words[i];
  f->line = pl_command_line_of(table, count + 1, f->argv);
}
#define BEGIN(f, ...)                                                                                                            \
  begin(f, (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)), (const char *const[]){__VA_ARGS__})

/* Reads the next argument and checks that it is of this kind and, if it has them, with this option and value (NULL: no value). */
static void expect(fixture *f, pl_argument_kind kind, uint32_t option, const char *value) {
  assert_int_equal(pl_command_line_next(&f->line, &f->argument, &f->error), kind);
  if (kind == PL_ARGUMENT_END || kind == PL_ARGUMENT_BAD) return;
  assert_int_equal(f->argument.option, option);
  if (value) assert_string_equal(f->argument.value, value);
  if (!value) assert_null(f->argument.value);
}

/* Checks that the error text is `text`, and frees it. */
static void expect_error(fixture *f, const char *text) {
  assert_string_equal(pl_sink_text(&f->error), text);
  (void)pl_sink_close(&f->error);
}

/* Options are accepted in their forms: with one or two dashes, and with values joined, separate or left out. */
static void test_forms(void **state) {
  (void)state;
  fixture f;
  BEGIN(&f, "--split", "--split=x");
  expect(&f, PL_ARGUMENT_OPTION, SPLIT, NULL);
  expect(&f, PL_ARGUMENT_OPTION, SPLIT, "x");
  expect(&f, PL_ARGUMENT_END, NONE, NULL);
  BEGIN(&f, "--quiet", "-quiet=false", "-o", "-", "-", "--o=x=y", "-j4", "-h");
  expect(&f, PL_ARGUMENT_OPTION, QUIET, NULL);
  expect(&f, PL_ARGUMENT_OPTION, QUIET, "false");
  expect(&f, PL_ARGUMENT_OPTION, OUT, "-");
  expect(&f, PL_ARGUMENT_PATH, NONE, "-");
  expect(&f, PL_ARGUMENT_OPTION, OUT, "x=y");
  expect(&f, PL_ARGUMENT_OPTION, JOBS, "4");
  expect(&f, PL_ARGUMENT_OPTION, HELP, NULL);
  expect(&f, PL_ARGUMENT_END, NONE, NULL);
  expect(&f, PL_ARGUMENT_END, NONE, NULL);
}

/* After `--` every word is a path. */
static void test_end_of_options(void **state) {
  (void)state;
  fixture f;
  BEGIN(&f, "a", "--", "--quiet", "--", "-j4");
  expect(&f, PL_ARGUMENT_PATH, NONE, "a");
  expect(&f, PL_ARGUMENT_PATH, NONE, "--quiet");
  expect(&f, PL_ARGUMENT_PATH, NONE, "--");
  expect(&f, PL_ARGUMENT_PATH, NONE, "-j4");
  expect(&f, PL_ARGUMENT_END, NONE, NULL);
  BEGIN(&f, "--");
  expect(&f, PL_ARGUMENT_END, NONE, NULL);
}

/* Unknown options are reported with a suggestion where one is close, and missing values too. */
static void test_bad_names(void **state) {
  (void)state;
  static const char *const wrong[][2] = {
      {"--qiet", "unknown option '--qiet'; did you mean '--quiet'?"},
      {"-tiemout=3", "unknown option '-tiemout=3'; did you mean '--timeout'?"},
      {"--nothing-like-it", "unknown option '--nothing-like-it'; see --help"},
      {"--lower-evrything", "unknown option '--lower-evrything'; did you mean '--lower-everything'?"},
      {"-x", "unknown option '-x'; see --help"},
      {"--=1", "unknown option '--=1'; see --help"},
      {"-jx", "unknown option '-jx'; did you mean '-j'?"},
      {"--count", "--count needs a value: N"},
      {"-o", "-o needs a value: FILE"}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    fixture f;
    BEGIN(&f, wrong[i][0]);
    expect(&f, PL_ARGUMENT_BAD, NONE, NULL);
    expect_error(&f, wrong[i][1]);
  }
}

/* An argument for the option in that row of the test's table, with that value (NULL: none). */
static pl_argument argument_of(uint32_t option, const char *value) {
  return (pl_argument){.option = option, .row = &rows[option], .value = value};
}

/* Flags take the usual spellings of true and false, no value as true, and nothing else. */
static void test_flags(void **state) {
  (void)state;
  static const char *const yes[] = {NULL, "1", "true", "TRUE", "True"}, *const no[] = {"0", "false", "FALSE", "False"};
  fixture f = {.error = {0}};
  for (size_t i = 0; i < 5; i++) {
    bool out = false;
    f.argument = argument_of(QUIET, yes[i]);
    assert_true(pl_argument_flag(&f.argument, &out, &f.error) && out);
  }
  for (size_t i = 0; i < 4; i++) {
    bool out = true;
    f.argument = argument_of(QUIET, no[i]);
    assert_true(pl_argument_flag(&f.argument, &out, &f.error) && !out);
  }
  bool out;
  f.argument = argument_of(QUIET, "maybe");
  assert_false(pl_argument_flag(&f.argument, &out, &f.error));
  expect_error(&f, "--quiet takes true or false, not 'maybe'");
}

/* Numbers are read within their range; other texts are rejected. */
static void test_numbers(void **state) {
  (void)state;
  uint64_t n = 0;
  uint32_t small = 0;
  fixture f = {.error = {0}};
  f.argument = argument_of(COUNT, "18446744073709551615");
  assert_true(pl_argument_u64(&f.argument, UINT64_MAX, &n, &f.error) && n == UINT64_MAX);
  f.argument = argument_of(COUNT, "0007");
  assert_true(pl_argument_u32(&f.argument, 7, &small, &f.error) && small == 7);
  static const char *const wrong[] = {"18446744073709551616", "99999999999999999999", "", "-1", "+1", " 1", "1 ", "0x10", "1e3"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    f.argument = argument_of(COUNT, wrong[i]);
    assert_false(pl_argument_u64(&f.argument, UINT64_MAX, &n, &f.error));
  }
  (void)pl_sink_close(&f.error);
  f.error = (pl_sink){0};
  f.argument = argument_of(COUNT, "8");
  assert_false(pl_argument_u32(&f.argument, 7, &small, &f.error));
  expect_error(&f, "--count takes a number from 0 to 7, not '8'");
}

/* Seconds, as milliseconds, and fractions are read from decimals within their range; other texts are rejected. */
static void test_seconds_and_parts(void **state) {
  (void)state;
  static const struct {
    const char *text;
    uint32_t milliseconds;
  } right[] = {{"10", 10000}, {"0.5", 500}, {"0", 0}, {"0.0001", 1}, {".25", 250}, {"1000000", 1000000000}};
  static const char *const wrong[] = {"", ".", "-1", "inf", "nan", "1e3", "0x1", "1000001", "1.2.3", "1 "};
  uint32_t ms = 0;
  double part = 0;
  fixture f = {.error = {0}};
  for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
    f.argument = argument_of(TIMEOUT, right[i].text);
    assert_true(pl_argument_seconds(&f.argument, &ms, &f.error));
    assert_int_equal(ms, right[i].milliseconds);
  }
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    f.argument = argument_of(TIMEOUT, wrong[i]);
    assert_false(pl_argument_seconds(&f.argument, &ms, &f.error));
    f.argument = argument_of(PART, wrong[i]);
    assert_false(pl_argument_fraction(&f.argument, &part, &f.error));
  }
  f.argument = argument_of(PART, "0.25");
  assert_true(pl_argument_fraction(&f.argument, &part, &f.error) && part > 0.24 && part < 0.26);
  (void)pl_sink_close(&f.error);
}

/* 0 jobs means as many as there are processors, within the limit. */
static void test_jobs(void **state) {
  (void)state;
  uint32_t jobs = 0;
  fixture f = {.error = {0}};
  f.argument = argument_of(JOBS, "0");
  assert_true(pl_argument_jobs(&f.argument, 4, &jobs, &f.error));
  assert_in_range(jobs, 1, 4);
  assert_int_equal(pl_num_processors(1), 1);
}

/* The help lists the options in the order of the table, aligned, with a heading where the group changes. */
static void test_help(void **state) {
  (void)state;
  pl_sink out = {0};
  pl_options_help(table, &out);
  assert_string_equal(pl_sink_text(&out), "\nOutput:\n"
                                          "  -o FILE            write there\n"
                                          "\nWork:\n"
                                          "  -j N               so many at once\n"
                                          "  --timeout=SECONDS  give up then\n"
                                          "  --count=N          how many\n"
                                          "  --a-name-that-is-as-long-as-a-sentence=FRACTION\n"
                                          "                     how much\n"
                                          "\nOutput:\n"
                                          "  --quiet            nothing is reported\n"
                                          "  --split[=MARKER]   in parts\n"
                                          "  --help             this text\n");
  (void)pl_sink_close(&out);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_forms), cmocka_unit_test(test_end_of_options),    cmocka_unit_test(test_bad_names),
      cmocka_unit_test(test_flags), cmocka_unit_test(test_numbers),           cmocka_unit_test(test_jobs),
      cmocka_unit_test(test_help),  cmocka_unit_test(test_seconds_and_parts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
