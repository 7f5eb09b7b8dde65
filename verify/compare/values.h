/* values.h - numbers for the values of two symbols that are compared: values that correspond have the same one.
 *
 * What an operation computes at its place is numbered in the order of the walk. What has no place - constants, that is pure
 * operations without operands, and casts - is numbered by what it is, the same for both symbols.
 */
#ifndef PL_VERIFY_COMPARE_VALUES_H
#define PL_VERIFY_COMPARE_VALUES_H

#include "core/base/map.h"
#include "core/ir/op.h"

/* Zero-initialised but for the arena is empty. Two symbols share one; its memory is the arena's but for the set's own. */
typedef struct pl_compare_numbers {
  pl_arena *arena;
  pl_hashset placeless;
  uint32_t num_placeless;
} pl_compare_numbers;

/* Whether neither the position nor the mere presence of the operation counts, as for constants and unrealized casts. */
bool pl_compare_is_placeless(const pl_op *op);
/* Sets `number` of each result of `root` and of each result and block argument inside it, with new entries in `numbers` for
 * placeless operations not seen before. A result that depends on itself by casts alone gets 0. */
void pl_compare_number(pl_compare_numbers *numbers, pl_op *root);
/* Whether the number is that of the result of a placeless operation other than a cast, such as a constant. */
bool pl_compare_is_constant(uint32_t number);
/* Frees the table of placeless operations; the rest is memory of the arena. */
void pl_compare_numbers_free(pl_compare_numbers *numbers);

#endif
