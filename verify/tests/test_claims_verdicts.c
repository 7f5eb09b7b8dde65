/* Each row of the table of claims that may stand at a function or a parameter, put into a lowering and into a source, alone: the
 * verdict is the one that its kind demands. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "core/base/arena.h"
#include "core/ir/op.h"
#include "core/text/parse/parse.h"
#include "verify/claims/claims.h"
#include "verify/tv/judge/tv.h"

/* Parses the text, of which *source becomes the source, into a module that the caller frees; NULL, with diagnostics in `diags`,
 * if it is not valid. */
static pl_module *parse(pl_context *ctx, pl_diags *diags, const char *text, pl_source *source) {
  *source = (pl_source){"claims.mlir", {text, strlen(text)}, 1};
  return pl_parse(ctx, source, &(pl_parse_options){0}, diags);
}

/* The verdict (pl_verdict) on the one function of source and lowering; -1 if one of the texts is not valid. The test fails if
 * there is not exactly one proof. */
static int verdict_of(const char *source_text, const char *lowered_text) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_arena *arena = pl_arena_new();
  pl_source a, b;
  pl_module *source = parse(ctx, diags, source_text, &a), *lowered = parse(ctx, diags, lowered_text, &b);
  int verdict = -1;
  if (source && lowered) {
    const pl_tv_options options = pl_tv_default_options();
    const pl_report *report = pl_tv_module(arena, source, lowered, &options);
    assert_int_equal(report->num_proofs, 1);
    verdict = (int)report->proofs[0].verdict;
  }
  if (source) pl_module_free(source);
  if (lowered) pl_module_free(lowered);
  pl_arena_free(arena);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return verdict;
}

/* Writes to `out` an LLVM attribute name that the row stands for: its own, with `*`, which stands for any text, replaced by x. */
static void spell(const pl_claim *row, char *out, size_t size) {
  (void)snprintf(out, size, "%s", row->llvm);
  char *star = strchr(out, '*');
  if (star) *star = 'x';
}

/* Whether the row can be tested as an attribute of a function: it has an LLVM name, may be there, and its kind alone decides
 * the verdict. */
static bool stands_alone(const pl_claim *row) {
  return row->llvm && (row->places & PL_AT_FUNCTION) && row->change != PL_CHANGE_ELSEWHERE && row->change != PL_CHANGE_PASSING &&
         row->change != PL_CHANGE_LARGER && row->change != PL_CHANGE_TARGET && row->kind != PL_CLAIM_PART;
}

/* Fails, with the row's name and `what` in the message, unless the verdict is PROVED (if `proved`), REFUTED (if `refuted`) or, if
 * both are false, any but PROVED; -1, no verdict, always fails. */
static void expect(const pl_claim *row, const char *what, int verdict, bool proved, bool refuted) {
  const bool fine = proved    ? verdict == PL_VERDICT_PROVED
                    : refuted ? verdict == PL_VERDICT_REFUTED
                              : verdict != PL_VERDICT_PROVED;
  if (!fine || verdict < 0) fail_msg("%s, %s: verdict %d", pl_claim_name(row), what, verdict);
}

/* Each attribute that can stand alone at a function (see stands_alone) has the verdict that its row in the table says, if the
 * source, the lowering or both have it. */
static void functions(void **state) {
  (void)state;
  static const char plain[] = "llvm.func @f(i32) -> i32\n";
  unsigned rows = 0;
  for (uint32_t i = 0; pl_claim_at(i); i++) {
    const pl_claim *row = pl_claim_at(i);
    char name[96], text[256];
    if (!stands_alone(row)) continue;
    spell(row, name, sizeof name);
    (void)snprintf(text, sizeof text, "llvm.func @f(i32) -> i32 attributes {passthrough = [[\"%s\", \"of-no-default\"]]}\n",
                   name);
    const bool binds = row->kind == PL_CLAIM_MODE || row->kind == PL_CLAIM_LINK;
    expect(row, "in the source", verdict_of(text, plain), !binds, binds);
    const bool harmless = row->kind == PL_CLAIM_NOTHING || row->change == PL_CHANGE_MAY_ADD;
    expect(row, "in the lowering", verdict_of(plain, text), harmless, binds);
    expect(row, "in both", verdict_of(text, text), true, false);
    rows++;
  }
  assert_true(rows > 150);
}

/* A claim at a parameter is proved if the lowering drops it and not proved if the lowering adds it, as far as the simple text
 * here is valid with the claim. */
static void parameters(void **state) {
  (void)state;
  static const char plain[] = "llvm.func @f(!llvm.ptr)\n";
  unsigned rows = 0;
  for (uint32_t i = 0; pl_claim_at(i); i++) {
    const pl_claim *row = pl_claim_at(i);
    char text[160];
    if (!row->mlir || !(row->places & PL_AT_PARAMETER) || row->kind != PL_CLAIM_CLAIM) continue;
    const bool number = row->change == PL_CHANGE_SMALLER;
    (void)snprintf(text, sizeof text, "llvm.func @f(!llvm.ptr {%s%s})\n", row->mlir, number ? " = 8 : i64" : "");
    const int given_up = verdict_of(text, plain);
    if (given_up < 0) continue; /* it has a value of a form of its own, or is for other types */
    expect(row, "in the source", given_up, true, false);
    expect(row, "in the lowering", verdict_of(plain, text), false, false);
    rows++;
  }
  assert_true(rows >= 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(functions), cmocka_unit_test(parameters)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
