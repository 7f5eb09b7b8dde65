/* Folders, files and parts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "verify/commands/inputs.h"

/* Makes a temporary folder, whose name becomes *state, and changes to it; returns 0, or -1 if that fails. */
static int enter_folder(void **state) {
  char *name = malloc(64);
  (void)snprintf(name, 64, "/tmp/plumbline-test-inputs-XXXXXX");
  *state = name;
  return mkdtemp(name) && chdir(name) == 0 ? 0 : -1;
}

/* Deletes the files of the tests, leaves the temporary folder and deletes it; returns 0, or another number if the folder cannot
 * be left or deleted. */
static int leave_folder(void **state) {
  static const char *const files[] = {"d/b.mlir",    "d/a.mlir", "d/s/c.mlir", "d/n.txt", "d/loop",
                                      "d/gone.mlir", "x.ll",     "z",          "code"};
  for (size_t i = 0; i < sizeof files / sizeof files[0]; ++i)
    unlink(files[i]);
  rmdir("d/s");
  rmdir("d");
  rmdir("e");
  int bad = chdir("/") + rmdir(*state);
  free(*state);
  return bad;
}

/* Writes a file with those bytes; the test fails if it cannot. */
static void put_file(const char *path, const char *data, size_t len) {
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(data, 1, len, file), len);
  assert_int_equal(fclose(file), 0);
}

/* Folders are expanded to the .mlir files below them, sorted, without following links to folders; missing files and empty folders
 * are errors at their place; other paths are taken as they are. */
static void folders(void **state) {
  (void)state;
  static const char *const paths[] = {"d", "missing.mlir", "e", "-", "d/n.txt"};
  static const char *const found[] = {"d/a.mlir", "d/b.mlir", "d/gone.mlir", "d/s/c.mlir", "missing.mlir", "e", "-", "d/n.txt"};
  mkdir("d", 0777);
  mkdir("d/s", 0777);
  mkdir("e", 0777);
  put_file("d/b.mlir", "", 0);
  put_file("d/a.mlir", "", 0);
  put_file("d/s/c.mlir", "", 0);
  put_file("d/n.txt", "", 0);
  assert_int_equal(symlink("..", "d/loop"), 0);
  assert_int_equal(symlink("nowhere", "d/gone.mlir"), 0);
  pl_inputs_list list = {0};
  pl_inputs_expand(paths, 5, &list);
  assert_int_equal(list.len, 8);
  for (size_t i = 0; i < list.len; ++i)
    assert_string_equal(list.data[i].path, found[i]);
  for (size_t i = 0; i < list.len; ++i)
    assert_int_equal(list.data[i].error != NULL, i == 4 || i == 5);
  pl_inputs_free(&list);
}

/* Files of any bytes, at most PL_MAX_TEXT, are read whole; missing files, folders, bytecode and larger files are errors. */
static void reading(void **state) {
  (void)state;
  char *text = NULL, error[256];
  size_t len = 0;
  assert_false(pl_input_read("missing", &text, &len, error));
  assert_string_equal(error, "No such file or directory");
  assert_false(pl_input_read(".", &text, &len, error));
  put_file("x.ll", "define void @f()", 16);
  assert_true(pl_input_read("x.ll", &text, &len, error));
  assert_int_equal(len, 16);
  free(text);
  put_file("code", "ML\xefR\x01", 5);
  assert_false(pl_input_read("code", &text, &len, error));
  put_file("z", "a\0b", 3);
  assert_true(pl_input_read("z", &text, &len, error));
  assert_int_equal(len, 3);
  assert_memory_equal(text, "a\0b", 4);
  free(text);
  assert_int_equal(truncate("z", PL_MAX_TEXT), 0);
  assert_true(pl_input_read("z", &text, &len, error));
  assert_int_equal(len, PL_MAX_TEXT);
  free(text);
  assert_int_equal(truncate("z", PL_MAX_TEXT + 1), 0);
  assert_false(pl_input_read("z", &text, &len, error));
  assert_non_null(strstr(error, "64 MiB"));
}

/* Splits the text, if `split`, and fails unless this gives `count` parts with those texts and first lines. */
static void expect_parts(const char *text, bool split, size_t count, const char *const *texts, const uint32_t *lines) {
  pl_parts parts = {0};
  pl_input_split("f", pl_str_from(text), split, &parts);
  assert_int_equal(parts.len, count);
  for (size_t i = 0; i < count; ++i) {
    assert_true(pl_str_is(parts.data[i].text, texts[i]));
    assert_int_equal(parts.data[i].first_line, lines[i]);
  }
  pl_vec_free(&parts);
}

/* Texts are split at lines that end in `// -----` and blanks, nowhere else, and not at all if that is not asked for. */
static void splitting(void **state) {
  (void)state;
  expect_parts("a\n// -----\nb\n\n  // -----  \r\nc // -----", true, 4, (const char *const[]){"a\n", "b\n\n  ", "c ", ""},
               (const uint32_t[]){1, 3, 6, 7});
  expect_parts("a\n// -----\nb", false, 1, (const char *const[]){"a\n// -----\nb"}, (const uint32_t[]){1});
  expect_parts("// ----- x\n// ------\n// ----", true, 1, (const char *const[]){"// ----- x\n// ------\n// ----"},
               (const uint32_t[]){1});
  expect_parts("", true, 1, (const char *const[]){""}, (const uint32_t[]){1});
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(folders, enter_folder, leave_folder),
                                     cmocka_unit_test_setup_teardown(reading, enter_folder, leave_folder),
                                     cmocka_unit_test(splitting)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
