/* Lowering function by function gives what lowering the whole gives, byte for byte, wherever it gives anything: over the corpus,
 * every op a piece of its own; and it does so for ordinary programs. */
#define _POSIX_C_SOURCE 200809L /* directories */

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "core/check/check.h"
#include "core/driver/pieces.h"
#include "core/text/stream/pieces.h"

/* The pipeline's hook after a pass: whether the module passes the checks; false is reported. */
static bool check_after(const char *pass, const pl_module *module, pl_diags *diags, void *user) {
  (void)pass, (void)user;
  return pl_check(module->op, &(pl_check_options){.allow_unregistered = true}, diags);
}

/* Lowers a text as a whole and prints the result to `out`; false, with nothing printed, if anything was reported. */
static bool lower_whole(pl_settings *s, const pl_source *source, pl_sink *out) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_module *module = pl_parse(ctx, source, &s->parse, diags), *lowered = NULL;
  bool ok = module && pl_check(module->op, &(pl_check_options){.allow_unregistered = s->parse.allow_unregistered}, diags) &&
            pl_pipeline_run(&s->passes, module, check_after, NULL, diags, &lowered) == PL_CONVERT_DONE;
  ok = ok && pl_diags_count(diags) == 0;
  if (ok) pl_print_module(lowered, &s->print, out);
  if (lowered && lowered != module) pl_module_free(lowered);
  if (module) pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return ok;
}

/* Whether the text can be lowered in pieces (pl_lower_pieces); if so, checks that the result is that of lowering the whole. */
static bool compare(pl_settings *s, const pl_source *source) {
  pl_sink head = {0}, whole = {0};
  pl_tape *body = pl_tape_new();
  bool in_pieces = pl_lower_pieces(s, source, &head, body);
  if (in_pieces) {
    assert_true(lower_whole(s, source, &whole));
    pl_tape_play(body, &head);
    if (strcmp(pl_sink_text(&head), pl_sink_text(&whole)) != 0) fail_msg("%s: pieces differ from the whole", source->name);
  }
  (void)pl_sink_close(&head);
  pl_tape_free(body);
  (void)pl_sink_close(&whole);
  return in_pieces;
}

typedef struct counts {
  size_t files, in_pieces;
} counts;

/* Compares lowering in pieces and as a whole (see compare) for a file and counts it in *n. */
static void compare_file(pl_settings *s, const char *path, counts *n) {
  char *data, message[256];
  size_t len;
  assert_true(pl_read_file(path, &data, &len, message));
  n->files++;
  n->in_pieces += compare(s, &(pl_source){path, {data, len}, 1});
  free(data);
}

/* Compares lowering in pieces and as a whole for the .mlir files of a folder and of its subfolders, hidden and very deep ones
 * aside, and counts them in *n. */
static void compare_folder(pl_settings *s, const char *folder, unsigned depth, counts *n) {
  DIR *dir = opendir(folder);
  assert_non_null(dir);
  for (const struct dirent *entry; (entry = readdir(dir)) != NULL;) {
    char path[1024];
    size_t len = strlen(entry->d_name);
    assert_true(snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) < (int)sizeof path);
    DIR *inner = entry->d_name[0] != '.' && depth < 8 ? opendir(path) : NULL;
    if (inner) {
      closedir(inner);
      compare_folder(s, path, depth + 1, n);
    } else if (len > 5 && strcmp(entry->d_name + len - 5, ".mlir") == 0) {
      compare_file(s, path, n);
    }
  }
  closedir(dir);
}

/* Compares lowering in pieces and as a whole for the files in corpus/ with this command line; at least `percent` percent of them
 * must be lowered in pieces. */
static void compare_corpus(int argc, char **argv, size_t percent) {
  pl_settings s;
  counts n = {0};
  assert_true(pl_settings_parse(&s, argc, argv));
  compare_folder(&s, "corpus", 0, &n);
  assert_true(n.in_pieces * 100 >= n.files * percent);
  pl_settings_free(&s);
}

#define COMPARE_CORPUS(percent, ...)                                                                                             \
  do {                                                                                                                           \
    char *argv[] = {"lower-mlir", "--piece-bytes=1", __VA_ARGS__};                                                               \
    compare_corpus((int)(sizeof argv / sizeof *argv), argv, (percent));                                                          \
  } while (0)

/* Without passes named, lowering everything in pieces gives what the whole gives. */
static void test_all_at_once(void **state) {
  (void)state;
  COMPARE_CORPUS(50, "--allow-unregistered-dialect");
}

/* A pipeline of single conversions in pieces gives what the whole gives. */
static void test_passes(void **state) {
  (void)state;
  COMPARE_CORPUS(50, "-expand-strided-metadata", "-convert-arith-to-llvm", "-finalize-memref-to-llvm", "-llvm-request-c-wrappers",
                 "-convert-func-to-llvm", "-convert-cf-to-llvm", "-convert-index-to-llvm", "-reconcile-unrealized-casts");
}

/* A pipeline with passes inside the source dialects in pieces gives what the whole gives. */
static void test_transformations(void **state) {
  (void)state;
  COMPARE_CORPUS(40, "-canonicalize", "-cse", "-convert-scf-to-cf", "-convert-cf-to-llvm", "-convert-to-llvm");
}

/* Only reading and printing in pieces gives what the whole gives. */
static void test_without_passes(void **state) {
  (void)state;
  COMPARE_CORPUS(50, "--no-passes");
}

/* Whether the text can be lowered in pieces with that option; if so, checks that the result is that of lowering the whole. */
static bool in_pieces(const char *text, const char *option) {
  pl_settings s;
  char flag[64];
  snprintf(flag, sizeof flag, "%s", option);
  char *argv[] = {"lower-mlir", "--piece-bytes=1", flag};
  assert_true(pl_settings_parse(&s, 3, argv));
  bool result = compare(&s, &(pl_source){"text", pl_str_from(text), 1});
  pl_settings_free(&s);
  return result;
}

/* Functions that share runtime functions, message constants and calls are lowered in pieces. */
static void test_symbols(void **state) {
  (void)state;
  /* a callee further down, a runtime function that two functions need, messages that are numbered */
  assert_true(in_pieces("module attributes {a.b = 1 : i32} {\n"
                        "func.func @f(%n: index) -> memref<?xf32> {\n  %m = memref.alloc(%n) : memref<?xf32>\n"
                        "  %r = call @g(%m) : (memref<?xf32>) -> memref<?xf32>\n  return %r : memref<?xf32>\n}\n"
                        "func.func @g(%m: memref<?xf32>) -> memref<?xf32> {\n  memref.dealloc %m : memref<?xf32>\n"
                        "  %t = arith.constant true\n  cf.assert %t, \"one\"\n"
                        "  %n = memref.alloc() : memref<1xf32>\n  %r = memref.cast %n : memref<1xf32> to memref<?xf32>\n"
                        "  return %r : memref<?xf32>\n}\n"
                        "func.func @h() {\n  %t = arith.constant true\n  cf.assert %t, \"two\"\n  return\n}\n}\n",
                        "--verify-each"));
}

/* Faulty texts, and forms of output that need the whole, are not lowered in pieces. */
static void test_what_needs_the_whole(void **state) {
  (void)state;
  static const char call[] = "func.func @f() {\n  call @g() : () -> ()\n  return\n}\nfunc.func private @g()\n";
  static const char twice[] = "func.func @f() {\n  return\n}\nfunc.func @f() {\n  return\n}\n";
  static const char type[] = "func.func @f() {\n  call @g() : () -> ()\n  return\n}\nfunc.func @g(%a: i1) {\n  return\n}\n";
  static const char brace[] = "func.func @f() {\n  return\n}\n}\nfunc.func @g() {\n  return\n}\n";
  static const char open[] = "func.func @f() {\n  \"a\n  return\n}\nfunc.func @g() {\n  return\n}\n";
  static const char late[] = "func.func @f() {\n  \"a.b\"() {c = #x} : () -> ()\n  return\n}\n#x = 1 : i32\n";
  assert_true(in_pieces(call, "--verify-each"));
  assert_false(in_pieces(call, "--mlir-print-op-generic"));
  assert_false(in_pieces(call, "--mlir-print-debuginfo"));
  assert_false(in_pieces(call, "--mlir-print-ir-after-all"));
  assert_false(in_pieces(call, "--piece-bytes=0"));
  assert_false(in_pieces(twice, "--verify-each"));
  assert_false(in_pieces(type, "--verify-each"));
  assert_false(in_pieces(brace, "--verify-each"));
  assert_false(in_pieces(open, "--verify-each"));
  assert_false(in_pieces(late, "--allow-unregistered-dialect"));
}

/* A long function is read op by op (pl_pieces_grow), with its blocks from the start, and values have names only while they are
 * needed. */
static void test_open_func(void **state) {
  (void)state;
  static const char text[] = "func.func @f(%a: i32, %z: i32) -> i32 {\n  %b = arith.addi %a, %a : i32 // %b, %z\n"
                             "  cf.br ^next(%b : i32)\n^next(%c: i32):\n  return %c : i32\n}\n";
  pl_context *ctx = pl_context_new();
  pl_source source = {"text", pl_str_from(text), 1};
  pl_pieces *pieces = pl_pieces_new(ctx, &source, NULL);
  assert_non_null(pieces);
  assert_false(pl_pieces_is_long(pieces, sizeof text));
  assert_true(pl_pieces_is_long(pieces, 1));
  pl_diags *diags = pl_diags_new();
  const pl_op *func = pl_pieces_open(pieces);
  assert_non_null(func);
  const pl_block *entry = func->regions[0]->first, *next = entry->next;
  assert_true(entry->num_args == 2 && next && next->num_args == 1 && !next->next && !entry->first && !next->first);
  assert_true(pl_pieces_mention_argument(pieces, 0) && !pl_pieces_mention_argument(pieces, 1));
  assert_true(pl_pieces_grow(pieces, 1) && pl_pieces_at(pieces) == entry);
  const pl_value *sum = pl_result(entry->first, 0);
  assert_true(entry->first == entry->last && !entry->args[0]->name);
  assert_string_equal(sum->name, "b");
  assert_true(pl_pieces_grow(pieces, 1) && entry->last == entry->first->next && !sum->name && !next->args[0]->name);
  assert_true(pl_pieces_grow(pieces, 1) && pl_pieces_at(pieces) == next && !next->first);
  assert_string_equal(next->args[0]->name, "c");
  assert_true(pl_pieces_grow(pieces, 1) && pl_operand(next->first, 0) == next->args[0]);
  assert_true(pl_pieces_grow(pieces, 1) && !pl_pieces_at(pieces));
  pl_module *module = pl_pieces_shut(pieces, true), *rest = NULL;
  assert_true(pl_check(module->op, NULL, diags) && pl_pieces_next(pieces, 1, &rest) && !rest);
  pl_module_free(module);
  pl_pieces_free(pieces);
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* Functions for which lowering while reading may have to be given up are lowered in pieces all the same, with the result of
 * lowering the whole. */
static void test_going_back(void **state) {
  (void)state;
  static const char order[] = "func.func @f(%c: i1) {\n  cf.cond_br %c, ^a, ^b\n^a:\n  cf.assert %c, \"a\"\n  cf.br ^j\n"
                              "^b:\n  cf.assert %c, \"b\"\n  cf.br ^j\n^j:\n  cf.assert %c, \"j\"\n  return\n}\n"
                              "func.func @g(%c: i1) {\n  cf.assert %c, \"g\"\n  return\n}\n";
  static const char after[] = "func.func @f(%a: i32) -> i32 {\n  cf.br ^define\n^use:\n  return %b : i32\n"
                              "^define:\n  %b = arith.addi %a, %a : i32\n  cf.br ^use\n}\n";
  static const char region[] = "func.func @f(%a: memref<i32>, %b: i32) {\n  %c = arith.addi %b, %b : i32\n"
                               "  memref.alloca_scope {\n    memref.store %c, %a[] : memref<i32>\n  }\n  return\n}\n";
  static const char through[] = "func.func @f(%a: i32, %m: memref<i32>) {\n  %one = arith.constant 1 : i32\n"
                                "  %b = arith.addi %a, %one : i32\n  memref.store %b, %m[] : memref<i32>\n"
                                "  %c = arith.addi %b, %one : i32\n  memref.store %c, %m[] : memref<i32>\n"
                                "  %d = arith.addi %c, %one : i32\n  memref.store %d, %m[] : memref<i32>\n  return\n}\n";
  assert_true(in_pieces(order, "--verify-each"));
  assert_true(in_pieces(after, "--verify-each"));
  assert_true(in_pieces(region, "--verify-each"));
  assert_true(in_pieces(through, "--verify-each"));
}

/* With bare pointers a function that is lowered in pieces returns the pointer that it returns when lowered as a whole. */
static void test_bare_pointers(void **state) {
  (void)state;
  static const char select[] = "func.func @f(%c: i1, %x: f32, %i: index) -> memref<4xf32> {\n"
                               "  %a = memref.alloc() : memref<4xf32>\n  %b = memref.alloc() : memref<4xf32>\n"
                               "  %s = arith.select %c, %a, %b : memref<4xf32>\n  memref.store %x, %s[%i] : memref<4xf32>\n"
                               "  return %s : memref<4xf32>\n}\n";
  assert_true(in_pieces(select, "--use-bare-ptr-memref-call-conv"));
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_at_once),    cmocka_unit_test(test_passes),     cmocka_unit_test(test_transformations),
      cmocka_unit_test(test_without_passes), cmocka_unit_test(test_symbols),    cmocka_unit_test(test_what_needs_the_whole),
      cmocka_unit_test(test_open_func),      cmocka_unit_test(test_going_back), cmocka_unit_test(test_bare_pointers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
