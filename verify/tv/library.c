/* library.c - claims that a lowering makes of a function of the C library which both sides only declare: LLVM knows what those
 * functions do by their names, unless the source says that one is no builtin (library.def). */
#include "core/ir/attr_params.h"
#include "verify/convention/op_claims.h"
#include "verify/tv/internal.h"

#include <assert.h>
#include <string.h>

typedef struct known {
  const char *name, *function, *memory, *result, *arguments;
} known;

static const known *find(pl_str name) {
#define ROW(n, f, m, r, a) {n, f, m, r, a},
  static const known rows[] = {
#include "verify/tv/library.def"
  };
#undef ROW
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_is(name, rows[i].name)) return &rows[i];
  return NULL;
}

/* NULL: it may be any function of that name. */
static const known *library_function(const pl_op *source, const pl_op *lowered) {
  if (!pl_func_is_declaration(source) || !pl_func_is_declaration(lowered)) return NULL;
  if (pl_op_claims(source, PL_AT_FUNCTION, PL_CLAIM_NO_BUILTIN)) return NULL;
  return find(pl_symbol_name(lowered));
}

/* Whether a word is among those up to the end of the text, or to a `;`. */
static bool lists(const char *words, pl_str word) {
  while (*words && *words != ';') {
    const size_t length = strcspn(words, " ;");
    if (pl_str_eq((pl_str){words, length}, word)) return true;
    words += length + (words[length] == ' ');
  }
  return false;
}

static pl_str without_prefix(pl_str name) {
  static const char prefix[] = "llvm.";
  const size_t length = sizeof prefix - 1;
  return pl_str_starts(name, prefix) ? (pl_str){name.data + length, name.len - length} : name;
}

bool pl_tv_library_claims_argument(const pl_op *source, const pl_op *lowered, uint32_t arg, pl_named_attr claim) {
  const known *row = library_function(source, lowered);
  const char *words = row ? row->arguments : NULL;
  for (; words && arg > 0; arg--)
    words = strchr(words, ';') ? strchr(words, ';') + 1 : NULL;
  return words && claim.value->kind == PL_ATTR_UNIT && lists(words, without_prefix(claim.name));
}

bool pl_tv_library_claims_result(const pl_op *source, const pl_op *lowered, pl_named_attr claim) {
  const known *row = library_function(source, lowered);
  return row && claim.value->kind == PL_ATTR_UNIT && lists(row->result, without_prefix(claim.name));
}

/* Each place is claimed to be touched at least as much as is known: less would be a claim too many. */
static bool claims_memory(const known *row, const pl_attr *effects) {
  static const char *const places[][2] = {{"argmem", "argMem"}, {"inaccessiblemem", "inaccessibleMem"}};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const pl_str what = pl_attr_param_text(effects, places[i][1]);
    const char *found = strstr(row->memory, places[i][0]);
    const char *word = found ? found + strlen(places[i][0]) + 2 : "none";
    if (!pl_str_is(what, "readwrite") && !pl_str_eq(what, (pl_str){word, strcspn(word, ",")})) return false;
  }
  return row->memory[0] != 0;
}

bool pl_tv_library_claims_function(const pl_op *source, const pl_op *lowered, const pl_said *said) {
  const known *row = library_function(source, lowered);
  if (!row || !said->row || !said->row->llvm) return false;
  if (strcmp(said->row->llvm, "memory") == 0)
    return said->attr && pl_attr_is(said->attr, "memory_effects") && claims_memory(row, said->attr);
  return lists(row->function, pl_str_from(said->row->llvm));
}

bool pl_tv_is_made_up(const pl_said *said, pl_str function) {
  static const char variant[] = "vector-function-abi-variant";
  assert(said);
  return said->row && said->row->llvm && strcmp(said->row->llvm, variant) == 0 && function.len > 0 && !find(function);
}
