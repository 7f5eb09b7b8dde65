/* mutators.h - changes to inputs that know what an input is: records of the generator, or the operations of a module.
 *
 * Called by the engines as libFuzzer's custom mutator and cross-over and as AFL++'s. A changed module is well-formed if the
 * module was. Nothing is kept between calls: the same seed makes the same change.
 */
#ifndef PL_FUZZ_MUTATORS_MUTATORS_H
#define PL_FUZZ_MUTATORS_MUTATORS_H

#include "core/ir/op.h"

/* Records (see fuzz/gen/gen.h) of data[0 .. size): one is changed, left out, doubled, moved or put in. Gives the new size, at
 * most `capacity`. */
size_t pl_mutate_records(uint8_t *data, size_t size, size_t capacity, uint64_t seed);
/* Records of one input, then of the other, in turns. */
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

/* Makes one change somewhere; the kind and the place follow from the seed. False if there is no place for any. */
bool pl_mutate_module(pl_module *module, uint64_t seed);
/* Moves a function of `from` that mentions no symbol into `into`, under a name that is free there. False if there is none. `from`
 * outlives `into`. */
bool pl_cross_modules(pl_module *into, pl_module *from, uint64_t seed);

/* Parses a text, changes the module and prints it; the length in `out`, 0 if the text is no well-formed module or there is no
 * space. */
size_t pl_mutate_text(const uint8_t *data, size_t size, uint8_t *out, size_t capacity, uint64_t seed);
/* A text made of two modules by `pl_cross`; its length in `out`, 0 if `a` is no well-formed module or there is no space. */
size_t pl_cross_texts(const uint8_t *a, size_t size_a, const uint8_t *b, size_t size_b, uint8_t *out, size_t capacity,
                      uint64_t seed);

#endif
