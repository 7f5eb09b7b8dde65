/* Reading the input record by record. */
#include <assert.h>

#include "fuzz/gen/bytes.h"

/* Makes the first PL_GEN_RECORD of the `have` bytes at `from` the current record, padded with zeros, and sets the state from
 * which bytes after its end are derived. */
static void fill(pl_gen_bytes *bytes, const uint8_t *from, size_t have) {
  memset(bytes->record, 0, sizeof bytes->record);
  if (have) memcpy(bytes->record, from, have < PL_GEN_RECORD ? have : PL_GEN_RECORD);
  bytes->used = 0;
  bytes->state = 0;
  for (uint32_t i = 0; i < PL_GEN_RECORD; i++)
    bytes->state = bytes->state << 8 | bytes->record[i];
}

bool pl_gen_next_record(pl_gen_bytes *bytes) {
  assert(bytes->at % PL_GEN_RECORD == 0);
  if (bytes->at >= bytes->len) return false;
  fill(bytes, bytes->data + bytes->at, bytes->len - bytes->at);
  bytes->at += PL_GEN_RECORD;
  return true;
}

/* Mixes the bits of `z`: the finaliser of splitmix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
 * 2014). */
static uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* The next byte of the current record; after its end a pseudorandom byte, or 0 if all bytes of the record are zero. */
static uint32_t next_byte(pl_gen_bytes *bytes) {
  if (bytes->used < PL_GEN_RECORD) return bytes->record[bytes->used++];
  if (bytes->state == 0) return 0;
  bytes->used++;
  return (uint32_t)(mix(bytes->state + bytes->used * 0x9e3779b97f4a7c15u) & 0xff);
}

uint32_t pl_draw(pl_maker *m, uint32_t n) {
  assert(n > 0 && n <= 1 << 16);
  if (n <= 1) return 0;
  uint32_t value = next_byte(&m->bytes);
  if (n > 256) value = value << 8 | next_byte(&m->bytes);
  return value % n;
}

bool pl_rarely(pl_maker *m, uint32_t n) {
  assert(n > 1);
  return pl_draw(m, n) == n - 1;
}

uint64_t pl_draw_edge(pl_maker *m, uint32_t width) {
  uint64_t top = (uint64_t)1 << ((width > 64 ? 64 : width ? width : 1) - 1);
  switch (pl_draw(m, 12)) {
  case 0: return 0;
  case 1: return 1;
  case 2: return UINT64_MAX;
  case 3: return top;
  case 4: return top - 1;
  case 5: return 2;
  case 6: return 3;
  case 7: return pl_draw(m, 16);
  case 8: return (uint64_t)0 - pl_draw(m, 16);
  case 9: return (uint64_t)1 << pl_draw(m, 64);
  case 10: return ((uint64_t)1 << pl_draw(m, 64)) - 1;
  default: {
    uint64_t value = 0;
    for (int i = 0; i < 8; i++)
      value = value << 8 | pl_draw(m, 256);
    return value;
  }
  }
}

size_t pl_gen_seed_bytes(uint64_t seed, uint8_t *out, size_t capacity) {
  assert(out || capacity == 0);
  uint64_t state = mix(seed + 0x9e3779b97f4a7c15u);
  static const uint32_t longest[4] = {96, 256, 768, PL_GEN_MAX_SEED_BYTES};
  size_t want = PL_GEN_RECORD * (1 + (size_t)((state >> 8) % (longest[state & 3] / PL_GEN_RECORD)));
  size_t count = want < capacity ? want : capacity;
  for (size_t i = 0; i < count; i++) {
    if (i % 8 == 0) state = mix(state + 0x9e3779b97f4a7c15u);
    out[i] = (uint8_t)(state >> (8 * (i % 8)));
  }
  return count;
}

pl_gen_plan pl_gen_plan_of(const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_gen_bytes bytes = {.data = data, .len = size};
  fill(&bytes, data, size);
  return (pl_gen_plan){(pl_gen_convention)(bytes.record[1] % PL_GEN_NUM_CONVENTIONS), bytes.record[2],
                       (uint32_t)bytes.record[3] << 8 | bytes.record[4]};
}

const char *pl_gen_convention_name(pl_gen_convention convention) {
  assert(convention < PL_GEN_NUM_CONVENTIONS);
  static const char *const names[] = {
#define X(id, name, ...) name,
      PL_GEN_CONVENTIONS(X)
#undef X
  };
  return names[convention];
}
