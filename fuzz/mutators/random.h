/* random.h - choices that follow from a seed. Private to fuzz/mutators. */
#ifndef PL_FUZZ_MUTATORS_RANDOM_H
#define PL_FUZZ_MUTATORS_RANDOM_H

#include <stdint.h>

/* Advances the state and returns its next pseudorandom number: splitmix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom
 * Number Generators", 2014). */
static inline uint64_t pl_random_next(uint64_t *state) {
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* A pseudorandom number below n, which is at least 1. */
static inline uint32_t pl_random_below(uint64_t *state, uint64_t n) { return (uint32_t)(pl_random_next(state) % n); }

#endif
