/* mutators.h - changes to inputs that know what an input is: records of the generator, or the operations of a module.
 *
 * Called by the engines as libFuzzer's custom mutator and cross-over and as AFL++'s. A changed module is well-formed if the
 * module was. Nothing is kept between calls: the same seed makes the same change.
 */
#ifndef PL_FUZZ_MUTATORS_MUTATORS_H
#define PL_FUZZ_MUTATORS_MUTATORS_H

#include "core/ir/op.h"

/* Makes one random change to the records (see fuzz/gen/gen.h) of data[0 .. size) in place, such as to insert, remove, copy or
 * swap some, and returns the new size, at most `capacity`. Changes nothing if an insertion or copy does not fit. */
size_t pl_mutate_records(uint8_t *data, size_t size, size_t capacity, uint64_t seed);
/* Writes runs of one to eight records of `a` and `b` in turns to `out`, until both are used up or it is full; returns its size,
 * at most `capacity`. */
size_t pl_cross_records(const uint8_t *a, size_t size_a, const uint8_t *b, size_t size_b, uint8_t *out, size_t capacity,
                        uint64_t seed);

/* Kinds of changes to a module: X(enumerator, what is done) */
#define PL_MODULE_CHANGES(X)                                                                                                     \
  X(ERASE, "an operation that nobody uses is taken out")                                                                         \
  X(REPEAT, "an operation is done twice")                                                                                        \
  X(OPERAND, "an operand becomes another value of its type")                                                                     \
  X(SWAP, "two operands of one type change places")                                                                              \
  X(KIND, "an operation becomes another of the same form")                                                                       \
  X(CONSTANT, "a constant becomes one at an edge of its type")                                                                   \
  X(PREDICATE, "a comparison asks for something else")                                                                           \
  X(SUCCESSORS, "two successors change places")

typedef enum pl_module_change {
#define X(id, what) PL_CHANGE_##id,
  PL_MODULE_CHANGES(X)
#undef X
      PL_NUM_MODULE_CHANGES
} pl_module_change;

/* Makes one change to the module; its kind and place follow from the seed. False, and nothing is changed, if no kind of change
 * has a place. True does not mean that the module differs: a constant may be replaced by itself, say. */
bool pl_mutate_module(pl_module *module, uint64_t seed);
/* Moves a random function of `from` that is known to refer to no symbol to the end of `into`, under a name that is free there;
 * false, and nothing is changed, if that can't be done. Both have one context. `from` has to outlive `into`, as it owns the
 * function's memory. */
bool pl_cross_modules(pl_module *into, pl_module *from, uint64_t seed);

/* Parses a text, makes random changes to the module (pl_mutate_module) and prints it to `out`; returns its length in bytes, 0
 * if that fails, as when the text is no well-formed module or there is no space. */
size_t pl_mutate_text(const uint8_t *data, size_t size, uint8_t *out, size_t capacity, uint64_t seed);
/* Parses two texts, moves a function of `b` to `a` (pl_cross_modules) and prints that to `out`; returns its length in bytes, 0
 * if that fails, as when a text is no well-formed module or there is no space. */
size_t pl_cross_texts(const uint8_t *a, size_t size_a, const uint8_t *b, size_t size_b, uint8_t *out, size_t capacity,
                      uint64_t seed);

#endif
