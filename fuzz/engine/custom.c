/* custom.c - the mutators as libFuzzer asks for them. PL_INPUT_BYTES or PL_INPUT_MLIR is defined, by the target's kind of input.
 */
#include "fuzz/mutators/mutators.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/arena.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size); /* libFuzzer's own */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t size_a, const uint8_t *b, size_t size_b, uint8_t *out, size_t max_size,
                                 unsigned int seed);

/* libFuzzer's interface: changes the input in place and returns its new size, at most `max_size`. Some changes are libFuzzer's
 * own changes of bytes, which find what structured changes do not. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed) {
  assert(size <= max_size && (data || max_size == 0));
  if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, max_size);
#ifdef PL_INPUT_BYTES
  return pl_mutate_records(data, size, max_size, seed);
#else
  uint8_t *out = pl_xmalloc(max_size + 1);
  size_t changed = pl_mutate_text(data, size, out, max_size, seed);
  if (changed) memcpy(data, out, changed);
  free(out);
  return changed ? changed : LLVMFuzzerMutate(data, size, max_size);
#endif
}

/* libFuzzer's interface: writes a crossing of two inputs to `out` and returns its size, 0 if there is none. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t size_a, const uint8_t *b, size_t size_b, uint8_t *out, size_t max_size,
                                 unsigned int seed) {
  assert((a || size_a == 0) && (b || size_b == 0) && (out || max_size == 0));
#ifdef PL_INPUT_BYTES
  return pl_cross_records(a, size_a, b, size_b, out, max_size, seed);
#else
  return pl_cross_texts(a, size_a, b, size_b, out, max_size, seed);
#endif
}
