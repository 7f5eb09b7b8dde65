#include "verify/claims/library.h"

#include <assert.h>
#include <string.h>

#include "core/ir/attr_params.h"

const pl_library_function *pl_library_find(pl_str name) {
#define NONE PL_LIBRARY_NONE
#define RUNTIME PL_LIBRARY_RUNTIME
#define SILENT PL_LIBRARY_SILENT
#define OUTPUT PL_LIBRARY_OUTPUT
#define ALLOCATES PL_LIBRARY_ALLOCATES
#define ROW(name, traits, function, memory, result, arguments) {name, traits, function, memory, result, arguments},
  static const pl_library_function rows[] = {
#include "verify/claims/library.def"
  };
#undef ROW
#undef ALLOCATES
#undef OUTPUT
#undef SILENT
#undef RUNTIME
#undef NONE
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_is(name, rows[i].name)) return &rows[i];
  return NULL;
}

bool pl_library_has(pl_str name, pl_library_trait trait) {
  const pl_library_function *row = pl_library_find(name);
  return row && (row->traits & (uint32_t)trait) != 0;
}

/* Whether `word` with that value, or without one if it is empty, is in a list separated by spaces that ends at `;` or the end
 * of the text. */
static bool lists(const char *words, pl_str word, pl_str value) {
  assert(words);
  while (*words && *words != ';') {
    const size_t length = strcspn(words, " ;");
    const char *sign = memchr(words, '=', length);
    const size_t name = sign ? (size_t)(sign - words) : length;
    const pl_str given = sign ? (pl_str){sign + 1, length - name - 1} : (pl_str){NULL, 0};
    if (pl_str_eq((pl_str){words, name}, word) && pl_str_eq(given, value)) return true;
    words += length + (words[length] == ' ');
  }
  return false;
}

bool pl_library_claims_function(const pl_library_function *row, pl_str word, pl_str value) {
  assert(row && word.len > 0);
  return lists(row->function, word, value);
}

bool pl_library_claims_result(const pl_library_function *row, pl_str word) {
  assert(row && word.len > 0);
  return lists(row->result, word, (pl_str){NULL, 0});
}

bool pl_library_claims_argument(const pl_library_function *row, uint32_t argument, pl_str word) {
  assert(row && word.len > 0);
  const char *words = row->arguments;
  for (; words && argument > 0; argument--)
    words = strchr(words, ';') ? strchr(words, ';') + 1 : NULL;
  return words && lists(words, word, (pl_str){NULL, 0});
}

bool pl_library_claims_memory(const pl_library_function *row, const pl_attr *effects) {
  static const char *const places[][2] = {{"argmem", "argMem"}, {"inaccessiblemem", "inaccessibleMem"}};
  assert(row && effects);
  if (!pl_attr_is(effects, "memory_effects")) return false;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const pl_str what = pl_attr_param_text(effects, places[i][1]);
    const char *found = strstr(row->memory, places[i][0]);
    const char *word = found ? found + strlen(places[i][0]) + 2 : "none";
    if (!pl_str_is(what, "readwrite") && !pl_str_eq(what, (pl_str){word, strcspn(word, ",")})) return false;
  }
  return row->memory[0] != 0;
}
