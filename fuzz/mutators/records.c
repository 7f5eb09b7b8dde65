/* Changes to the records of the generator. */
#include <assert.h>

#include "fuzz/gen/gen.h"
#include "fuzz/mutators/mutators.h"
#include "fuzz/mutators/random.h"

enum { RECORD = PL_GEN_RECORD };

/* Inserts the record at offset `at`, in bytes, and returns the new size; changes nothing if there is no space. */
static size_t insert(uint8_t *data, size_t size, size_t capacity, size_t at, const uint8_t record[RECORD]) {
  if (size + RECORD > capacity) return size;
  memmove(data + at + RECORD, data + at, size - at);
  memcpy(data + at, record, RECORD);
  return size + RECORD;
}

/* Fills the record with pseudorandom bytes. */
static void fill_random(uint8_t record[RECORD], uint64_t *state) {
  uint64_t bits = pl_random_next(state);
  memcpy(record, &bits, RECORD);
}

size_t pl_mutate_records(uint8_t *data, size_t size, size_t capacity, uint64_t seed) {
  assert(size <= capacity && (data || capacity == 0));
  uint64_t state = seed;
  uint8_t record[RECORD];
  size_t whole = size / RECORD; /* an unfinished record at the end stays where it is */
  size_t at = whole ? RECORD * pl_random_below(&state, whole) : 0, to = whole ? RECORD * pl_random_below(&state, whole) : 0;
  fill_random(record, &state);
  switch (whole ? pl_random_below(&state, 6) : 0) {
  case 0: return insert(data, size, capacity, at, record);
  case 1: /* one byte: a choice of what a record makes */ data[at + pl_random_below(&state, RECORD)] = record[0]; return size;
  case 2: memmove(data + at, data + at + RECORD, size - at - RECORD); return size - RECORD;
  case 3: memcpy(record, data + at, RECORD); return insert(data, size, capacity, to, record);
  case 4: /* two records change places */
    memcpy(record, data + at, RECORD);
    memmove(data + at, data + to, RECORD);
    memcpy(data + to, record, RECORD);
    return size;
  default: memcpy(data + at, record, RECORD); return size;
  }
}

size_t pl_cross_records(const uint8_t *a, size_t size_a, const uint8_t *b, size_t size_b, uint8_t *out, size_t capacity,
                        uint64_t seed) {
  assert((a || size_a == 0) && (b || size_b == 0) && (out || capacity == 0));
  uint64_t state = seed;
  size_t used = 0, from_a = 0, from_b = 0;
  bool first = true;
  while (used < capacity && (from_a < size_a || from_b < size_b)) {
    size_t *at = first ? &from_a : &from_b, size = first ? size_a : size_b;
    size_t run = RECORD * (1 + (size_t)pl_random_below(&state, 8));
    if (run > size - *at) run = size - *at;
    if (run > capacity - used) run = capacity - used;
    if (run) memcpy(out + used, (first ? a : b) + *at, run);
    used += run;
    *at += run;
    first = !first;
  }
  return used;
}
