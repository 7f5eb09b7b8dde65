/* afl_mutator.c - the mutators as AFL++ asks for them, in a shared library:
 * AFL_CUSTOM_MUTATOR_LIBRARY=.../libafl-mutator-KIND.so.
 *
 * PL_INPUT_BYTES or PL_INPUT_MLIR is defined. Source of the interface: AFL++ documentation, "Custom Mutators in AFL++".
 */
#include <assert.h>
#include <stdlib.h>

#include "core/base/arena.h"
#include "fuzz/mutators/mutators.h"

typedef struct state {
  uint64_t seed;
  uint8_t *out;
  size_t capacity;
} state;

void *afl_custom_init(void *afl, unsigned int seed);
size_t afl_custom_fuzz(void *data, uint8_t *input, size_t size, uint8_t **out, uint8_t *other, size_t other_size,
                       size_t max_size);
void afl_custom_deinit(void *data);

/* AFL++'s custom mutator interface: returns a new state of the mutator with this seed; afl_custom_deinit frees it. */
void *afl_custom_init(void *afl, unsigned int seed) {
  state *s = pl_xmalloc(sizeof *s);
  (void)afl;
  *s = (state){.seed = seed};
  return s;
}

/* Writes a mutation of `input`, or a crossing with `other`, if there is one, to the state's buffer; returns its size, at most
 * `max_size`, 0 if there is none. */
static size_t change(const state *s, const uint8_t *input, size_t size, const uint8_t *other, size_t other_size,
                     size_t max_size) {
  bool cross = other && s->seed % 4 == 0;
#ifdef PL_INPUT_BYTES
  if (cross) return pl_cross_records(input, size, other, other_size, s->out, max_size, s->seed);
  memcpy(s->out, input, size);
  return pl_mutate_records(s->out, size, max_size, s->seed);
#else
  if (cross) return pl_cross_texts(input, size, other, other_size, s->out, max_size, s->seed);
  return pl_mutate_text(input, size, s->out, max_size, s->seed);
#endif
}

/* AFL++'s custom mutator interface: sets `*out` to a changed input of at most `max_size` bytes, in the mutator's memory, and
 * returns its size; 0, for AFL++ to skip it, if there is none. */
size_t afl_custom_fuzz(void *data, uint8_t *input, size_t size, uint8_t **out, uint8_t *other, size_t other_size,
                       size_t max_size) {
  assert(data && out && (input || size == 0) && (other || other_size == 0));
  state *s = data;
  if (s->capacity < max_size) {
    s->out = pl_xrealloc(s->out, max_size);
    s->capacity = max_size;
  }
  s->seed = s->seed * 6364136223846793005u + 1442695040888963407u;
  *out = s->out;
  return size <= max_size ? change(s, input, size, other, other_size, max_size) : 0;
}

/* AFL++'s custom mutator interface: frees the mutator's state. */
void afl_custom_deinit(void *data) {
  assert(data);
  state *s = data;
  free(s->out);
  free(s);
}
