/* claims.c - look-ups in the table of claims, by the first character of a name. */
#include "verify/claims/claims.h"

#include <assert.h>
#include <string.h>
#include <threads.h>

enum {
  FUNCTION = PL_AT_FUNCTION,
  PARAMETER = PL_AT_PARAMETER,
  RESULT = PL_AT_RESULT,
  CALL = PL_AT_CALL,
  GLOBAL = PL_AT_GLOBAL,
  INSTRUCTION = PL_AT_INSTRUCTION,
  FASTMATH = PL_AT_FASTMATH,
  ORDERING = PL_AT_ORDERING,
  META = PL_AT_META,
  META_FUNCTION = PL_AT_META_FUNCTION,
  META_GLOBAL = PL_AT_META_GLOBAL,
  LOOP = PL_AT_LOOP,
  BUNDLE = PL_AT_BUNDLE,
  CCONV = PL_AT_CCONV,
  TAIL = PL_AT_TAIL,
  LINKAGE = PL_AT_LINKAGE,
  VISIBILITY = PL_AT_VISIBILITY,
  STORAGE = PL_AT_STORAGE,
  THREAD = PL_AT_THREAD,
  PREEMPTION = PL_AT_PREEMPTION,
  ADDRESS = PL_AT_ADDRESS,
  COMDAT = PL_AT_COMDAT,
  CODE_MODEL = PL_AT_CODE_MODEL,
  MODULE = PL_AT_MODULE,
  FLAG = PL_AT_FLAG,
  LAYOUT = PL_AT_LAYOUT
};

#define ROW(llvm_, mlir_, places_, about_, kind_, change_, ...)                                                                  \
  {.llvm = llvm_,                                                                                                                \
   .mlir = mlir_,                                                                                                                \
   .llvm_length = sizeof(llvm_) - 1,                                                                                             \
   .mlir_length = sizeof(mlir_) - 1,                                                                                             \
   .places = places_,                                                                                                            \
   .about = PL_ABOUT_##about_,                                                                                                   \
   .kind = PL_CLAIM_##kind_,                                                                                                     \
   .change = PL_CHANGE_##change_,                                                                                                \
   .source = __VA_ARGS__},
static const pl_claim rows[] = {
#include "verify/claims/claims.def"
};
#undef ROW
enum { NUM_ROWS = sizeof rows / sizeof *rows };

/* How well a spelling of the table matches the name: its length + 1 for the whole name, the length of the prefix for a family
 * (`prefix*`), 0 if it does not match. */
static size_t fit(const char *spelling, uint32_t length, pl_str name) {
  if (length == name.len && memcmp(spelling, name.data, length) == 0) return length + 1;
  const bool family = length > 1 && spelling[length - 1] == '*';
  return family && name.len >= length - 1 && memcmp(spelling, name.data, length - 1) == 0 ? length - 1 : 0;
}

/* The rows by the first character of a spelling, in the table's order: `first[c]` is the first row whose spelling begins with c,
 * `next[i]` the one after row i; both are numbers of rows plus 1, and 0 is none. */
typedef struct row_index {
  uint16_t first[256], next[NUM_ROWS];
} row_index;

static row_index by_llvm, by_mlir;
static once_flag indexed = ONCE_FLAG_INIT;

/* Puts row `i` with the spelling before those of the index that begin with the same character; does nothing if the spelling is
 * NULL. */
static void add_row(row_index *index, size_t i, const char *spelling) {
  if (!spelling) return;
  uint16_t *first = &index->first[(unsigned char)spelling[0]];
  index->next[i] = *first;
  *first = (uint16_t)(i + 1);
}

/* Makes both indices, from the last row to the first, so that each list is in the table's order. */
static void make_indices(void) {
  for (size_t i = NUM_ROWS; i-- > 0;) {
    add_row(&by_llvm, i, rows[i].llvm);
    add_row(&by_mlir, i, rows[i].mlir);
  }
}

/* The row for one of the places whose spelling, LLVM's if `llvm`, else the dialect's, matches the name (not empty) best (fit),
 * the first of several that match as well; NULL if there is none. */
static const pl_claim *find(pl_str name, uint32_t places, bool llvm) {
  call_once(&indexed, make_indices);
  const row_index *index = llvm ? &by_llvm : &by_mlir;
  const pl_claim *best = NULL;
  size_t most = 0;
  for (size_t i = index->first[(unsigned char)name.data[0]]; i != 0; i = index->next[i - 1]) {
    const pl_claim *row = &rows[i - 1];
    const size_t fits = llvm ? fit(row->llvm, row->llvm_length, name) : fit(row->mlir, row->mlir_length, name);
    if ((row->places & places) && fits > most) most = fits, best = row;
  }
  return best;
}

const pl_claim *pl_claim_of_llvm(pl_str name, uint32_t places) {
  assert(name.data || name.len == 0);
  assert(places != 0);
  return name.len ? find(name, places, true) : NULL;
}

const pl_claim *pl_claim_of_mlir(pl_str name, uint32_t places) {
  assert(name.data || name.len == 0);
  assert(places != 0);
  return name.len ? find(name, places, false) : NULL;
}

const pl_claim *pl_claim_of(pl_str name, uint32_t places) {
  const pl_claim *found = pl_claim_of_llvm(name, places);
  return found ? found : pl_claim_of_mlir(name, places);
}

bool pl_claim_mlir_has(pl_str name, uint32_t places, pl_claim_trait trait) {
  const pl_claim *row = pl_claim_of_mlir(name, places);
  return row && (row->traits & (uint32_t)trait) != 0;
}

bool pl_claim_linkage_has(pl_str linkage, uint32_t traits) {
  const pl_claim *row = pl_claim_of_mlir(linkage.len ? linkage : PL_STR("external"), PL_AT_LINKAGE);
  return row && (row->traits & traits) != 0;
}

/* Whether the word is one of the parts of the list between `|`; a NULL list has none. */
static bool lists(const char *list, pl_str word) {
  for (const char *at = list; at && *at;) {
    const char *end = strchr(at, '|');
    const size_t length = end ? (size_t)(end - at) : strlen(at);
    if (length == word.len && memcmp(at, word.data, length) == 0) return true;
    at = end ? end + 1 : NULL;
  }
  return false;
}

bool pl_claim_is_neutral(const pl_claim *claim, pl_str value) {
  assert(claim);
  return lists(claim->neutral, value);
}

bool pl_claim_is_implied_by(const pl_claim *claim, pl_str name) {
  assert(claim);
  return lists(claim->implied_by, name);
}

const char *pl_claim_name(const pl_claim *claim) {
  assert(claim);
  return claim->llvm ? claim->llvm : claim->mlir;
}

const pl_claim *pl_claim_at(uint32_t number) { return number < NUM_ROWS ? &rows[number] : NULL; }

const char *pl_claim_kind_name(pl_claim_kind kind) {
  static const char *const names[] = {"claim", "mode", "link", "nothing", "part"};
  assert(kind < PL_NUM_CLAIM_KINDS);
  return names[kind];
}
