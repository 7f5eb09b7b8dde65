/* The table of claims against the names that LLVM 22 and the llvm dialect know (data/llvm_names.txt), and against itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "verify/claims/claims.h"

/* The place (PL_AT_...) that a word of the data file stands for; 0 if it is unknown. */
static uint32_t place_of(const char *word) {
  static const struct {
    const char *word;
    uint32_t place;
  } places[] = {{"function", PL_AT_FUNCTION},
                {"parameter", PL_AT_PARAMETER},
                {"result", PL_AT_RESULT},
                {"call", PL_AT_CALL},
                {"global", PL_AT_GLOBAL},
                {"instruction", PL_AT_INSTRUCTION},
                {"fastmath", PL_AT_FASTMATH},
                {"ordering", PL_AT_ORDERING},
                {"metadata", PL_AT_META},
                {"metadata-function", PL_AT_META_FUNCTION},
                {"metadata-global", PL_AT_META_GLOBAL},
                {"loop", PL_AT_LOOP},
                {"bundle", PL_AT_BUNDLE},
                {"cconv", PL_AT_CCONV},
                {"tail", PL_AT_TAIL},
                {"linkage", PL_AT_LINKAGE},
                {"visibility", PL_AT_VISIBILITY},
                {"storage", PL_AT_STORAGE},
                {"thread", PL_AT_THREAD},
                {"preemption", PL_AT_PREEMPTION},
                {"address", PL_AT_ADDRESS},
                {"comdat", PL_AT_COMDAT},
                {"code-model", PL_AT_CODE_MODEL},
                {"module", PL_AT_MODULE},
                {"flag", PL_AT_FLAG},
                {"layout", PL_AT_LAYOUT}};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    if (strcmp(places[i].word, word) == 0) return places[i].place;
  return 0;
}

/* Whether the table of claims has a row for a line "spelling place name" of the data file, where the spelling is llvm or mlir;
 * prints the line if not. The test fails if the line has another form or its place is unknown. */
static bool has_row(const char *line) {
  char spelling[8], place[24], name[96];
  assert_int_equal(sscanf(line, "%7s %23s %95[^\n]", spelling, place, name), 3);
  const uint32_t at = place_of(place);
  assert_int_not_equal(at, 0);
  const pl_str text = pl_str_from(name);
  const pl_claim *row = strcmp(spelling, "llvm") == 0 ? pl_claim_of_llvm(text, at) : pl_claim_of_mlir(text, at);
  if (!row) print_error("no row: %s", line);
  return row != NULL;
}

/* Each name in data/llvm_names.txt, which has more than 500, has a row in the table. */
static void every_name_has_a_row(void **state) {
  (void)state;
  char line[160];
  unsigned names = 0, missing = 0;
  FILE *in = fopen("verify/tests/data/llvm_names.txt", "r");
  assert_non_null(in);
  while (fgets(line, sizeof line, in)) {
    if (line[0] == '#') continue;
    names++;
    missing += !has_row(line);
  }
  (void)fclose(in);
  assert_true(names > 500);
  assert_int_equal(missing, 0);
}

/* Unknown names, and known ones in the wrong place or spelling, have no row. */
static void unknown_names_have_none(void **state) {
  (void)state;
  const uint32_t all = UINT32_MAX;
  assert_null(pl_claim_of(PL_STR("no-such-attribute"), all));
  assert_null(pl_claim_of(PL_STR(""), all));
  assert_null(pl_claim_of(PL_STR("noundefined"), all));
  assert_null(pl_claim_of_llvm(PL_STR("noundef"), PL_AT_FUNCTION));
  assert_null(pl_claim_of_llvm(PL_STR("llvm.noundef"), all));
}

/* A row of a full name wins over one of a prefix, and a longer prefix over a shorter one. */
static void families_give_way_to_names(void **state) {
  (void)state;
  assert_string_equal(pl_claim_of_llvm(PL_STR("amdgpu-no-queue-ptr"), PL_AT_FUNCTION)->llvm, "amdgpu-no-*");
  assert_string_equal(pl_claim_of_llvm(PL_STR("amdgpu-waves-per-eu"), PL_AT_FUNCTION)->llvm, "amdgpu-waves-per-eu");
  assert_string_equal(pl_claim_of_llvm(PL_STR("amdgpu-ieee"), PL_AT_FUNCTION)->llvm, "amdgpu-*");
}

/* Each row has a name, a place and a source, and a kind and a change that go together; it is found by its names in each of its
 * places, so no two rows have one name in one place. */
static void rows_fit(void **state) {
  (void)state;
  for (uint32_t i = 0; pl_claim_at(i); i++) {
    const pl_claim *row = pl_claim_at(i);
    assert_true(row->llvm || row->mlir);
    assert_true(row->places != 0 && row->source && *row->source);
    assert_int_equal(row->kind == PL_CLAIM_NOTHING, row->change == PL_CHANGE_HINT);
    if (row->kind == PL_CLAIM_PART) assert_int_equal(row->change, PL_CHANGE_ELSEWHERE);
    if (row->kind == PL_CLAIM_CLAIM) assert_true(row->change != PL_CHANGE_MAY_ADD && row->change != PL_CHANGE_PASSING);
    for (uint32_t bit = 1; bit; bit <<= 1) {
      if (!(row->places & bit)) continue;
      if (row->llvm && pl_claim_of_llvm(pl_str_from(row->llvm), bit) != row) fail_msg("two rows for %s", row->llvm);
      if (row->mlir && pl_claim_of_mlir(pl_str_from(row->mlir), bit) != row) fail_msg("two rows for %s", row->mlir);
    }
  }
}

/* Values of attributes that claim nothing, and claims that another one implies, are recognised. */
static void values(void **state) {
  (void)state;
  const pl_claim *denormal = pl_claim_of_mlir(PL_STR("denormal_fp_math"), PL_AT_FUNCTION);
  assert_true(pl_claim_is_neutral(denormal, PL_STR("ieee,ieee")));
  assert_false(pl_claim_is_neutral(denormal, PL_STR("preserve-sign,preserve-sign")));
  assert_false(pl_claim_is_neutral(denormal, PL_STR("")));
  const pl_claim *ssp = pl_claim_of_llvm(PL_STR("ssp"), PL_AT_FUNCTION);
  assert_true(pl_claim_is_implied_by(ssp, PL_STR("sspreq")));
  assert_false(pl_claim_is_implied_by(ssp, PL_STR("ssp")));
}

/* The numbers of rows of each kind in verify/TRUST.md, as in "| claim | 118 |", are right. */
static void numbers_are_as_told(void **state) {
  (void)state;
  char line[400], start[32];
  unsigned rows[PL_NUM_CLAIM_KINDS] = {0}, reported = 0;
  for (uint32_t i = 0; pl_claim_at(i); i++)
    rows[pl_claim_at(i)->kind]++;
  FILE *in = fopen("verify/TRUST.md", "r");
  assert_non_null(in);
  while (fgets(line, sizeof line, in))
    for (int kind = 0; kind < PL_NUM_CLAIM_KINDS; kind++) {
      (void)snprintf(start, sizeof start, "| %s | %u |", pl_claim_kind_name((pl_claim_kind)kind), rows[kind]);
      reported += strncmp(line, start, strlen(start)) == 0;
    }
  (void)fclose(in);
  if (reported != PL_NUM_CLAIM_KINDS)
    fail_msg("verify/TRUST.md should say: claim %u, mode %u, link %u, nothing %u, part %u", rows[PL_CLAIM_CLAIM],
             rows[PL_CLAIM_MODE], rows[PL_CLAIM_LINK], rows[PL_CLAIM_NOTHING], rows[PL_CLAIM_PART]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_name_has_a_row),
      cmocka_unit_test(unknown_names_have_none),
      cmocka_unit_test(families_give_way_to_names),
      cmocka_unit_test(rows_fit),
      cmocka_unit_test(values),
      cmocka_unit_test(numbers_are_as_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
