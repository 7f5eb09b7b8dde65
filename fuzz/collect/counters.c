/* counters.c - what counts as a feature: an edge, and in which of eight ranges its counter lies.
 *
 * Source of the ranges: LLVM documentation, "libFuzzer" (2026), and AFL++'s "Technical details": 1, 2, 3, 4-7, 8-15, 16-31,
 * 32-127, 128-255. Nothing here counts itself.
 */
#include <assert.h>

#include "core/base/uncounted.h"
#include "fuzz/collect/collect.h"

/* The linker makes these of the section in which the compiler puts the counters; they are NULL where there is none. */
extern uint8_t start_of_counters[] __asm__("__start___sancov_cntrs") __attribute__((weak, visibility("hidden")));
extern uint8_t end_of_counters[] __asm__("__stop___sancov_cntrs") __attribute__((weak, visibility("hidden")));

PL_UNCOUNTED_BEGIN

pl_counters pl_counters_of_program(void) {
  uintptr_t start = (uintptr_t)start_of_counters, end = (uintptr_t)end_of_counters;
  return start && end > start ? (pl_counters){(uint8_t *)start, end - start} : (pl_counters){NULL, 0};
}

void pl_counters_clear(pl_counters counters) {
  assert(counters.data || counters.size == 0);
  if (counters.size) memset(counters.data, 0, counters.size);
}

/* The range, 0 to 7, in which a counter above 0 lies. */
static uint32_t bucket_of(uint8_t count) {
  if (count <= 3) return count - 1u;
  return count <= 7 ? 3 : count <= 15 ? 4 : count <= 31 ? 5 : count <= 127 ? 6 : 7;
}

/* Writes the number at `to`, seven bits a byte from the lowest on, the top bit set in all bytes but the last (LEB128); returns
 * the end. */
static uint8_t *put(uint8_t *to, uint64_t difference) {
  for (; difference >= 0x80; difference >>= 7)
    *to++ = (uint8_t)(difference | 0x80);
  *to++ = (uint8_t)difference;
  return to;
}

/* Appends the features of those of at most eight counters, [at, end), that are not 0 to the payload, each as the difference to
 * the one before; `last` is the feature before them. Returns the last feature so far. */
static uint64_t write_some(pl_counters counters, size_t at, size_t end, uint64_t last, pl_sink *payload) {
  enum { CAPACITY = 8 * 10 }; /* at most ten bytes for a counter */
  if (payload->cap - payload->len <= CAPACITY) pl_sink_reserve(payload, CAPACITY);
  uint8_t *to = (uint8_t *)payload->data + payload->len;
  for (; at < end; at++) {
    uint8_t value = counters.data[at];
    if (!value) continue;
    uint64_t feature = (uint64_t)at * 8 + bucket_of(value) + 1; /* so that no difference is zero */
    to = put(to, feature - last);
    last = feature;
  }
  payload->len = (size_t)(to - (uint8_t *)payload->data);
  return last;
}

void pl_counters_write(pl_counters counters, pl_sink *payload) {
  assert(payload && (counters.data || counters.size == 0));
  uint64_t last = 0, word;
  size_t at = 0;
  for (; at + sizeof word <= counters.size; at += sizeof word) {
    __builtin_memcpy(&word, counters.data + at, sizeof word);                   /* AFL++ takes `memcpy` for a function */
    if (word) last = write_some(counters, at, at + sizeof word, last, payload); /* most are zero */
  }
  write_some(counters, at, counters.size, last, payload);
}

void pl_deltas_put(pl_sink *out, uint64_t difference) {
  assert(out);
  uint8_t bytes[10];
  uint8_t *end = put(bytes, difference);
  pl_sink_write(out, (const char *)bytes, (size_t)(end - bytes));
}

bool pl_deltas_get(const uint8_t **at, const uint8_t *end, uint64_t *difference) {
  assert(*at <= end && difference);
  uint64_t value = 0;
  for (uint32_t shift = 0; *at < end && shift < 64; shift += 7) {
    uint8_t byte = *(*at)++;
    value |= (uint64_t)(byte & 0x7f) << shift;
    if (byte & 0x80) continue;
    *difference = value;
    return true;
  }
  return false;
}

PL_UNCOUNTED_END
