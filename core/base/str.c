#include "core/base/str.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/map.h"
#include "core/base/uncounted.h"

PL_UNCOUNTED_BEGIN

/* Eight bytes as a number whose lowest byte is the first, so that hashes do not depend on the machine's byte order. */
static uint64_t read_8(const unsigned char *p) {
  uint64_t x;
  memcpy(&x, p, sizeof x);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  x = __builtin_bswap64(x);
#endif
  return x;
}

/* Four bytes as a number whose lowest byte is the first. */
static uint64_t read_4(const unsigned char *p) {
  uint32_t x;
  memcpy(&x, p, sizeof x);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  x = __builtin_bswap32(x);
#endif
  return x;
}

/* One to seven bytes as a number whose lowest byte is the first. */
static uint64_t read_rest(const unsigned char *p, size_t len) {
  if (len >= 4) return read_4(p) | read_4(p + len - 4) << (8 * (len - 4));
  uint64_t x = p[0];
  if (len > 1) x |= (uint64_t)p[1] << 8;
  if (len > 2) x |= (uint64_t)p[2] << 16;
  return x;
}

/* The hash `h` combined with the next eight bytes `x`. */
static uint64_t mix(uint64_t h, uint64_t x) {
  h = (h ^ x) * 0xff51afd7ed558ccdu;
  h ^= h >> 32;
  return h * 0xc4ceb9fe1a85ec53u;
}

uint64_t pl_hash_bytes(const void *data, size_t len, uint64_t seed) {
  assert(len == 0 || data);
  const unsigned char *p = data;
  uint64_t h = seed ^ ((uint64_t)len * 0x9e3779b97f4a7c15u);
  for (; len >= 8; p += 8, len -= 8)
    h = mix(h, read_8(p));
  if (len) h = mix(h, read_rest(p, len));
  h ^= h >> 29;
  h *= 0xff51afd7ed558ccdu;
  return h ^ (h >> 32);
}

/* Whether `len` > 0 bytes are equal; compares words, which may overlap. */
bool pl_bytes_eq(const char *a, const char *b, size_t len) {
  const unsigned char *p = (const unsigned char *)a, *q = (const unsigned char *)b;
  if (len < 4) return p[0] == q[0] && p[len / 2] == q[len / 2] && p[len - 1] == q[len - 1];
  if (len < 8) return read_4(p) == read_4(q) && read_4(p + len - 4) == read_4(q + len - 4);
  const unsigned char *last = p + len - 8, *other_last = q + len - 8;
  for (; p < last; p += 8, q += 8)
    if (read_8(p) != read_8(q)) return false;
  return read_8(last) == read_8(other_last);
}

bool pl_str_is_text(pl_str a, const char *text) {
  size_t i = 0;
  while (i < a.len && text[i] != '\0' && a.data[i] == text[i])
    i++;
  return i == a.len && text[i] == '\0';
}

struct pl_strtab {
  pl_arena *arena;
  pl_hashset set; /* of pl_str, in the arena before their bytes */
};

pl_strtab *pl_strtab_new(pl_arena *arena) {
  pl_strtab *table = pl_xmalloc(sizeof *table);
  *table = (pl_strtab){.arena = arena};
  return table;
}

void pl_strtab_free(pl_strtab *table) {
  if (!table) return;
  pl_hashset_free(&table->set);
  free(table);
}

void pl_strtab_clear(pl_strtab *table) { pl_hashset_clear(&table->set); }

/* Whether the interned string `object` has the text `key`; for pl_hashset_find. */
static bool same_text(const void *object, const void *key, const void *user) {
  (void)user;
  return pl_str_eq(*(const pl_str *)object, *(const pl_str *)key);
}

pl_str pl_strtab_intern(pl_strtab *table, pl_str s) {
  uint64_t hash = pl_hash_bytes(s.data, s.len, 0);
  pl_str *known = pl_hashset_find(&table->set, hash, &s, same_text, NULL);
  if (known) return *known;
  known = pl_arena_alloc(table->arena, sizeof(pl_str) + s.len + 1);
  char *text = (char *)(known + 1);
  if (s.len) memcpy(text, s.data, s.len);
  *known = (pl_str){text, s.len};
  pl_hashset_add(&table->set, hash, known);
  return *known;
}

PL_UNCOUNTED_END
