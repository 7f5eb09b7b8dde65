/* str.h - string views and the string interner.
 *
 * A pl_str is a view: bytes, not necessarily NUL-terminated, may hold any byte. Interned strings (pl_strtab_intern) are
 * NUL-terminated, live as long as the table, and are equal exactly when their pointers are.
 */
#ifndef PL_CORE_BASE_STR_H
#define PL_CORE_BASE_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/base/arena.h"

typedef struct pl_str {
  const char *data;
  size_t len;
} pl_str;

#define PL_STR(literal) ((pl_str){(literal), sizeof(literal) - 1})
#define PL_STR_FMT(s) (int)(s).len, (s).data /* for "%.*s" */

/* Words are compared everywhere, mostly with literals. Inlined always, so that the length of a literal is a constant where it
 * stands: else sanitizers, which see each call of strlen, take longer for it than for the comparison. */
#define PL_STR_INLINE static inline __attribute__((always_inline))

/* A view of a NUL-terminated text, which is not copied. */
PL_STR_INLINE pl_str pl_str_from(const char *text) { return (pl_str){text, strlen(text)}; }

/* Whether `len` bytes at `a` and `b` are equal; `len` is not 0. Faster than memcmp for short texts. */
bool pl_bytes_eq(const char *a, const char *b, size_t len);
/* Whether the view equals a NUL-terminated text, without computing its length first. */
bool pl_str_is_text(pl_str a, const char *text);

/* Whether two views have the same text. Compares the first byte before the call, in which most texts of one length differ. */
PL_STR_INLINE bool pl_str_eq(pl_str a, pl_str b) {
  return a.len == b.len && (a.len == 0 || (a.data[0] == b.data[0] && pl_bytes_eq(a.data, b.data, a.len)));
}
/* Whether the view equals a NUL-terminated text. */
PL_STR_INLINE bool pl_str_is(pl_str a, const char *text) {
  return __builtin_constant_p(strlen(text)) ? pl_str_eq(a, pl_str_from(text)) : pl_str_is_text(a, text);
}
/* Whether the view begins with a NUL-terminated prefix. */
PL_STR_INLINE bool pl_str_starts(pl_str a, const char *prefix) {
  size_t len = strlen(prefix);
  return a.len >= len && (len == 0 || (a.data[0] == prefix[0] && pl_bytes_eq(a.data, prefix, len)));
}

/* A 64-bit hash of bytes, the same in every run; `seed` chains calls. */
uint64_t pl_hash_bytes(const void *data, size_t len, uint64_t seed);
/* A 64-bit hash of a number; `seed` chains calls. */
static inline uint64_t pl_hash_u64(uint64_t x, uint64_t seed) {
  uint64_t h = (x ^ (seed * 0x9e3779b97f4a7c15u)) * 0xff51afd7ed558ccdu;
  return h ^ (h >> 32);
}

typedef struct pl_strtab pl_strtab;
/* An empty table of interned strings, whose texts live in the arena. The caller frees it before the arena. */
pl_strtab *pl_strtab_new(pl_arena *arena);
/* Frees the table, not the strings; NULL is allowed. */
void pl_strtab_free(pl_strtab *table);
/* Removes all strings from the table; their memory stays in the arena, which the caller resets. */
void pl_strtab_clear(pl_strtab *table);
/* The table's only copy of the text `s`, NUL-terminated; makes it, in the table's arena, if there is none. */
pl_str pl_strtab_intern(pl_strtab *table, pl_str s);

#endif
