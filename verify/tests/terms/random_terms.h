/* random_terms.h - random terms with the values that they must have.
 *
 * Each generated term carries its value under each of several assignments of the symbols, computed with plain 128-bit
 * arithmetic while the term is built, before any normalisation: an oracle that shares nothing with the terms or pl_apint. Both
 * tests of this layer and the one of the solver use it.
 */
#ifndef PL_VERIFY_TESTS_TERMS_RANDOM_TERMS_H
#define PL_VERIFY_TESTS_TERMS_RANDOM_TERMS_H

#include "verify/term/term.h"

__extension__ typedef unsigned __int128 pl_u128;
__extension__ typedef __int128 pl_s128;

#define PL_RANDOM_WORLDS 64 /* assignments */
#define PL_RANDOM_SYMBOLS 3 /* of each sort and width */
#define PL_RANDOM_MEMORY 16 /* bytes: addresses have at most 4 bits */

/* A term and its value in each world: BOOL 0 or 1, BV masked, INT signed. */
typedef struct pl_valued {
  const pl_term *term;
  pl_u128 in[PL_RANDOM_WORLDS];
} pl_valued;

typedef struct pl_valued_memory {
  const pl_term *term;
  struct pl_memory_state {
    uint8_t bytes[PL_RANDOM_MEMORY];
    bool poison[PL_RANDOM_MEMORY];
    pl_u128 history; /* a hash of the ends of life */
  } in[PL_RANDOM_WORLDS];
} pl_valued_memory;

typedef struct pl_random {
  pl_terms *T;
  uint64_t state;
  uint32_t worlds;                                        /* how many are in use */
  uint32_t address_width;                                 /* of memories: 1 to 4 */
  uint64_t seed;                                          /* of the symbols' values */
  void (*check)(struct pl_random *R, const pl_valued *v); /* called for each term made */
} pl_random;

/* The next pseudo-random number of 64 bits (splitmix64). */
static inline uint64_t pl_random_next(pl_random *R) {
  R->state += 0x9e3779b97f4a7c15u;
  uint64_t z = R->state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* A pseudo-random number less than `bound`. */
static inline uint32_t pl_random_below(pl_random *R, uint32_t bound) { return (uint32_t)(pl_random_next(R) % bound); }

/* The number with the `width` lowest bits set; at most 128. */
static inline pl_u128 pl_mask(uint32_t width) { return width >= 128 ? ~(pl_u128)0 : ((pl_u128)1 << width) - 1; }
/* Whether the top bit of a number of that width is set. */
static inline bool pl_top(pl_u128 x, uint32_t width) { return (x >> (width - 1)) & 1; }
/* The number of that width sign-extended to 128 bits. */
static inline pl_s128 pl_signed(pl_u128 x, uint32_t width) { return (pl_s128)(pl_top(x, width) ? x | ~pl_mask(width) : x); }

/* The constant term of that sort and value. */
static inline const pl_term *pl_constant_of(pl_terms *T, pl_sort sort, pl_u128 value) {
  if (sort.kind == PL_SORT_BOOL) return pl_bool(T, value != 0);
  if (sort.kind == PL_SORT_INT) return pl_int(T, (int64_t)value);
  uint64_t words[2] = {(uint64_t)value, (uint64_t)(value >> 64)};
  return pl_bv(T, pl_apint_from_words(pl_terms_arena(T), sort.width, words, sort.width > 64 ? 2 : 1));
}

/* The value of a constant of at most 128 bits. */
static inline pl_u128 pl_value_of_constant(const pl_term *a) {
  pl_u128 value = pl_apint_word(a->value, 0);
  if (a->value.width > 64) value |= (pl_u128)pl_apint_word(a->value, 1) << 64;
  return value;
}

/* ---- what symbols are in a world ---- */

/* A hash of the number. */
static inline uint64_t pl_mix(uint64_t x) {
  x = (x ^ (x >> 33)) * 0xff51afd7ed558ccdu;
  x = (x ^ (x >> 33)) * 0xc4ceb9fe1a85ec53u;
  return x ^ (x >> 33);
}

/* The value of the index-th symbol of a width in a world. Narrow symbols take all combinations of values over the worlds; wide
 * ones random and edge values. */
static inline pl_u128 pl_symbol_value(const pl_random *R, uint32_t index, uint32_t width, uint32_t world) {
  if (width <= 2) return (world >> (index * width)) & pl_mask(width);
  uint64_t h = pl_mix(R->seed + index * 1000003u + width * 10007u + world * 101u);
  pl_u128 random = ((pl_u128)pl_mix(h + 1) << 64 | pl_mix(h + 2)) & pl_mask(width);
  switch (h % 8) {
  case 0: return random & 7;
  case 1: return (~(random & 3)) & pl_mask(width);
  case 2: return ((pl_u128)1 << (width - 1)) ^ (random & 1);
  case 3: return pl_mask(width) >> 1;
  default: return random;
  }
}

/* The value of the index-th INT symbol in a world, from -6 to 6. */
static inline int64_t pl_integer_value(const pl_random *R, uint32_t index, uint32_t world) {
  return (int64_t)(pl_mix(R->seed + index * 7919u + world) % 13) - 6;
}

/* The byte of the index-th memory symbol at an address in a world. */
static inline uint8_t pl_byte_value(const pl_random *R, uint32_t index, uint32_t address, uint32_t world) {
  return (uint8_t)pl_mix(R->seed + index * 31u + address * 1009u + world * 65537u);
}

/* Whether the byte of the index-th memory symbol at an address is poison in a world. */
static inline bool pl_poison_value(const pl_random *R, uint32_t index, uint32_t address, uint32_t world) {
  return pl_mix(R->seed + 77u + index * 31u + address * 1009u + world * 65537u) % 4 == 0;
}

/* The result of the uninterpreted function "f" for these arguments, in all worlds. */
static inline pl_u128 pl_function_value(pl_u128 x, pl_u128 y, uint32_t width) {
  return (pl_mix((uint64_t)x * 3 + (uint64_t)y * 5 + 1) | (pl_u128)pl_mix((uint64_t)(x >> 64) + (uint64_t)y) << 64) &
         pl_mask(width);
}

/* pl_term_value_fn. */
typedef struct pl_world {
  const pl_random *random;
  uint32_t number;
} pl_world;

/* The value of a leaf in the pl_world that `user` points to: a pl_term_value_fn. */
static inline const pl_term *pl_world_value(void *user, const pl_term *leaf) {
  const pl_world *w = user;
  const pl_random *R = w->random;
  if (leaf->op == PL_TERM_APP) {
    pl_u128 x = pl_value_of_constant(leaf->args[0]), y = pl_value_of_constant(leaf->args[1]);
    return pl_constant_of(R->T, leaf->sort, pl_function_value(x, y, leaf->sort.width));
  }
  if (leaf->op == PL_TERM_MEM_LOAD || leaf->op == PL_TERM_MEM_POISON) {
    uint32_t index = (uint32_t)(leaf->args[0]->name.data[1] - '0'), address = (uint32_t)leaf->args[1]->value.word;
    if (leaf->op == PL_TERM_MEM_POISON) return pl_bool(R->T, pl_poison_value(R, index, address, w->number));
    return pl_bv_u64(R->T, 8, pl_byte_value(R, index, address, w->number));
  }
  uint32_t index = (uint32_t)(leaf->name.data[1] - '0');
  if (leaf->sort.kind == PL_SORT_INT) return pl_int(R->T, pl_integer_value(R, index, w->number));
  return pl_constant_of(R->T, leaf->sort, pl_symbol_value(R, index, leaf->sort.width, w->number));
}

/* ---- generators ---- */

/* A random bit vector of that width, 1 to 128: at depth 0 a symbol or a constant, else mostly an operation on random terms of
 * smaller depth. What operations make is passed to R->check, unless that is NULL, but for some parts of larger terms. */
pl_valued *pl_random_bv(pl_random *R, uint32_t width, uint32_t depth);
/* A random truth value: at depth 0 a symbol, else an operation on random terms of smaller depth. `width`, 1 to 128, is that of
 * the bit vectors that it compares. R->check is called as by pl_random_bv. */
pl_valued *pl_random_bool(pl_random *R, uint32_t width, uint32_t depth);

#endif
