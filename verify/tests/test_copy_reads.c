/* Reads through a copy of memory: for a solver it is a function of which nothing is known, so what is read through it is compared
 * with the same copy made byte by byte, for copies of a known length. */
#include "verify/smt/smt.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "verify/term/term.h"

enum { REPETITIONS = 400, STEPS = 3, MOST_BYTES = 9, MEMORIES = 2 + STEPS };

/* A memory as the normal form has it, and with copies made byte by byte. */
typedef struct memory {
  const pl_term *made, *plain;
} memory;

typedef struct chance {
  uint64_t state;
} chance;

/* A pseudo-random number less than `bound`. (Method: S. Vigna, "splitmix64", 2015) */
static uint32_t below(chance *c, uint32_t bound) {
  c->state += 0x9e3779b97f4a7c15u;
  uint64_t z = (c->state ^ (c->state >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return (uint32_t)((z ^ (z >> 31)) % bound);
}

/* One of the two unknown addresses x and y, at random, plus a random distance from -8 to 15. */
static const pl_term *address(pl_terms *T, chance *c) {
  const pl_term *base = pl_term_sym(T, pl_sort_bv(64), below(c, 3) == 0 ? PL_STR("y") : PL_STR("x"));
  return pl_bv_add(T, base, pl_bv_u64(T, 64, (uint64_t)below(c, 24) - 8));
}

/* The memory after `length` bytes of `source` at `from` were copied to `to`, made of stores of single bytes. */
static const pl_term *copy_bytes(pl_terms *T, const pl_term *mem, const pl_term *source, const pl_term *to, const pl_term *from,
                                 uint32_t length) {
  for (uint32_t i = 0; i < length; i++) {
    const pl_term *at = pl_bv_u64(T, 64, i), *read = pl_bv_add(T, from, at);
    mem = pl_mem_store(T, mem, pl_bv_add(T, to, at), pl_mem_load(T, source, read, 1), pl_mem_poison(T, source, read, 1));
  }
  return mem;
}

/* The memory `mem` after a copy of 1 to MOST_BYTES bytes of `source` at random addresses, by pl_mem_copy and byte by byte. */
static memory copied(pl_terms *T, chance *c, const memory *mem, const memory *source) {
  const pl_term *to = address(T, c), *from = address(T, c);
  uint32_t length = 1 + below(c, MOST_BYTES);
  return (memory){pl_mem_copy(T, mem->made, source->made, to, from, pl_bv_u64(T, 64, length)),
                  copy_bytes(T, mem->plain, source->plain, to, from, length)};
}

/* The memory `mem` after a store of a new symbol of 1 to 4 bytes, with a new symbol for its poison, at a random address, in both
 * forms of `mem`. */
static memory stored(pl_terms *T, chance *c, const memory *mem) {
  const pl_term *at = address(T, c), *poison = pl_term_fresh(T, PL_SORT_B, "p");
  const pl_term *value = pl_term_fresh(T, pl_sort_bv(8 * (1 + below(c, 4))), "v");
  return (memory){pl_mem_store(T, mem->made, at, value, poison), pl_mem_store(T, mem->plain, at, value, poison)};
}

/* Sets the flag `user` if the term is an application, which is what a copy is. */
static void note_copy(void *user, const pl_term *term) {
  bool *found = user;
  *found |= term->op == PL_TERM_APP;
}

/* Whether the term contains an uninterpreted function, as a copy is, so that nothing is known of what it reads. */
static bool holds_copy(const pl_term *term) {
  bool found = false;
  pl_map seen = {0};
  pl_term_symbols(term, &seen, note_copy, &found);
  pl_map_free(&seen);
  return found;
}

/* If the term `made` holds no copy, counts it in *known and fails unless the solver shows that it equals `plain`, the read of the
 * memory copied byte by byte. */
static void check_read(pl_terms *T, pl_smt *smt, const pl_term *made, const pl_term *plain, uint32_t *known) {
  if (holds_copy(made)) return;
  ++*known;
  const pl_term *differ = pl_not(T, pl_eq(T, made, plain));
  assert_int_equal(pl_smt_check(smt, &differ, 1, 0, 0, NULL), PL_SMT_UNSAT);
}

/* Loads and poison bits from which the normal form has removed all of the random copies equal those read from the memory copied
 * byte by byte; there are more than REPETITIONS / 4 such reads, of two in each repetition. */
static void test_reads(void **state) {
  (void)state;
  uint32_t known = 0;
  for (uint64_t pass = 0; pass < REPETITIONS; pass++) {
    pl_terms *T = pl_terms_new();
    pl_smt *smt = pl_smt_new(T);
    chance c = {pass};
    memory all[MEMORIES];
    for (uint32_t i = 0; i < 2; i++)
      all[i].made = all[i].plain = pl_term_sym(T, pl_sort_mem(64), i ? PL_STR("n") : PL_STR("m"));
    for (uint32_t i = 2; i < MEMORIES; i++) {
      const memory *mem = &all[below(&c, i)], *source = &all[below(&c, i)];
      all[i] = below(&c, 3) == 0 ? stored(T, &c, mem) : copied(T, &c, mem, source);
    }
    const memory *last = &all[MEMORIES - 1];
    const pl_term *at = address(T, &c);
    uint32_t bytes = 1 + below(&c, 4);
    check_read(T, smt, pl_mem_load(T, last->made, at, bytes), pl_mem_load(T, last->plain, at, bytes), &known);
    check_read(T, smt, pl_mem_poison(T, last->made, at, bytes), pl_mem_poison(T, last->plain, at, bytes), &known);
    pl_smt_free(smt);
    pl_terms_free(T);
  }
  print_message("%u reads through copies\n", known);
  assert_true(known > REPETITIONS / 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_reads)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
