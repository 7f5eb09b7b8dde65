/* Reports of verdicts with the strangest contents: bytes that are no UTF-8, escapes, numbers that are none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <math.h>

#include "verify/tools/options.h"
#include "verify/tools/report_json.h"
#include "verify/tools/report_text.h"

static const pl_source source = {"a\x1b.mlir", {"\tone\n  two\n", 11}, 1};

/* A proof with that verdict, a position and a counterexample, whose texts hold control characters and bytes that are no UTF-8. */
static pl_proof proof_of(pl_verdict verdict) {
  return (pl_proof){
      .name = PL_STR("f\xff\x1b\"\\"),
      .verdict = verdict,
      .reason = "first\nsecond\nthird",
      .pos = {&source, 2, 3},
      .counterexample = {.rule = "access", .what = "w\x1bhat", .inputs = "%a: 1\n%b: \xc3\xa9\xc3", .picture = "[XX]"}};
}

/* Fails unless the text report of the proof in that style is `wanted`. */
static void expect_text(const pl_proof *proof, pl_text_style style, const char *wanted) {
  pl_sink out = {0};
  pl_text_proof(proof, &style, &out);
  assert_string_equal(pl_sink_text(&out), wanted);
  pl_sink_close(&out);
}

#define NAME "a\\x1B.mlir:2:3: @\"f\\FF\\1B\\22\\\\\": "

/* The text reports of all verdicts, with control characters escaped, and in names all bytes that are no printable ASCII. */
static void text_verdicts(void **state) {
  (void)state;
  const pl_text_style plain = {0}, color = {.color = true};
  pl_proof proof = proof_of(PL_VERDICT_PROVED);
  proof.num_obligations = proof.by_solver = 1;
  proof.milliseconds = 1234.5;
  expect_text(&proof, plain, NAME "proved (1 obligation: 0 by normal form, 0 by lemma, 1 by Z3; 1.2 s)\n");
  proof.vacuous = true;
  expect_text(&proof, color, NAME "\x1b[32mproved\x1b[0m (vacuous: the source is undefined for all arguments)\n");
  proof = proof_of(PL_VERDICT_UNSUPPORTED);
  expect_text(&proof, plain, NAME "unsupported: first\n  second\n  third\n  a\\x1B.mlir:2:3: note: here\n    two\n    ^\n");
  proof = proof_of(PL_VERDICT_REFUTED);
  proof.obligation = PL_OBLIGATION_SIGNATURE;
  proof.structural = true;
  expect_text(&proof, plain, NAME "refuted: signature: first\n  second\n  third\n");
  proof.structural = false;
  proof.obligation = PL_OBLIGATION_ACCESS;
  expect_text(&proof, plain, NAME "refuted: access: w\\x1Bhat\n  with\n    %a: 1\n    %b: \xc3\xa9\xc3\n    [XX]\n");
  proof = proof_of(PL_VERDICT_UNKNOWN);
  proof.obligation = PL_OBLIGATION_CALL;
  proof.reason = "";
  proof.pos = (pl_pos){0};
  expect_text(&proof, plain, "@\"f\\FF\\1B\\22\\\\\": unknown: call: the same function is called\n");
}

/* The summary lines for functions, globals and files with errors. */
static void summaries(void **state) {
  (void)state;
  pl_sink out = {0};
  const uint32_t none[] = {0, 0, 0, 0, 0};
  pl_text_summary((const uint32_t[]){0, 7, 1, 0, 2}, none, 0, &out);
  pl_text_summary((const uint32_t[]){0, 1, 0, 0, 0}, none, 1, &out);
  pl_text_summary(none, none, 2, &out);
  pl_text_summary((const uint32_t[]){0, 1, 0, 0, 0}, (const uint32_t[]){0, 1, 2, 0, 0}, 1, &out);
  pl_text_summary(none, (const uint32_t[]){0, 1, 0, 0, 0}, 0, &out);
  assert_string_equal(pl_sink_text(&out), "10 functions: 7 proved, 1 refuted, 2 unsupported\n"
                                          "1 function: 1 proved; 1 file with errors\n"
                                          "0 functions; 2 files with errors\n"
                                          "1 function: 1 proved; 3 globals: 1 proved, 2 refuted; 1 file with errors\n"
                                          "1 global: 1 proved\n");
  pl_sink_close(&out);
}

/* Fails unless the JSON string that is made of the text has the value `wanted`. */
static void expect_json_string(pl_str text, const char *wanted) {
  json_t *string = pl_json_string(text);
  assert_non_null(string);
  assert_string_equal(json_string_value(string), wanted);
  json_decref(string);
}

/* Valid UTF-8 is preserved in JSON strings, zero bytes too; each other byte becomes the four characters \xNN. */
static void json_strings(void **state) {
  (void)state;
  expect_json_string(PL_STR(""), "");
  expect_json_string((pl_str){NULL, 0}, "");
  expect_json_string(PL_STR("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"), "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
  expect_json_string(PL_STR("\x80\xc3"), "\\x80\\xC3");
  expect_json_string(PL_STR("\xc0\xaf\xed\xa0\x80"), "\\xC0\\xAF\\xED\\xA0\\x80");
  expect_json_string(PL_STR("\xf4\x90\x80\x80\xff"), "\\xF4\\x90\\x80\\x80\\xFF");
  json_t *nul = pl_json_string((pl_str){"a\0b", 3});
  assert_int_equal(json_string_length(nul), 3);
  json_decref(nul);
}

/* A document with a function of each verdict, unusual texts, NaN and infinities is valid JSON and is read back unchanged. */
static void json_documents(void **state) {
  (void)state;
  json_t *files = json_array(), *file = json_object(), *functions = json_array();
  for (pl_verdict verdict = PL_VERDICT_PROVED; verdict <= PL_VERDICT_UNSUPPORTED; ++verdict) {
    pl_proof proof = proof_of(verdict);
    proof.milliseconds = verdict == PL_VERDICT_PROVED ? NAN : INFINITY;
    json_array_append_new(functions, pl_json_proof(&proof, true, NULL));
  }
  json_object_set_new(file, "functions", functions);
  json_array_append_new(files, file);
  const pl_cli_options options = {0};
  json_t *document =
      pl_json_document(&options, files, (const uint32_t[]){0, 1, 1, 1, 1}, (const uint32_t[]){0, 2, 0, 0, 0}, 0, 1);
  char *text = json_dumps(document, JSON_INDENT(2));
  assert_non_null(text);
  json_t *again = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
  assert_non_null(again);
  assert_true(json_equal(document, again));
  assert_int_equal(json_integer_value(json_object_get(json_object_get(again, "summary"), "functions")), 4);
  free(text);
  json_decref(again);
  json_decref(document);
}

int main(void) {
  json_set_alloc_funcs(malloc, free); /* freed here what Jansson allocates: a sanitizer may know of one malloc only */
  const struct CMUnitTest tests[] = {cmocka_unit_test(text_verdicts), cmocka_unit_test(summaries), cmocka_unit_test(json_strings),
                                     cmocka_unit_test(json_documents)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
