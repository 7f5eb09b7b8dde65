/* meaning.h - what an input is about, as names: diagnostics, operations with the types they are about and the calling convention,
 * verdicts.
 *
 *   invalid                             a text that is no well-formed module
 *   diagnostic TEXT                     names, numbers and types in it are left out
 *   operation NAME TYPE CONVENTION      for each type of an operand, a result or an attribute; sizes are left out
 *   verdict VERDICT[:OBLIGATION]        of our own lowering, for each function
 */
#ifndef PL_FUZZ_MINIMIZE_MEANING_H
#define PL_FUZZ_MINIMIZE_MEANING_H

#include "fuzz/collect/collect.h"

/* Bits: what is looked for. */
typedef enum pl_meaning {
  PL_MEANING_NONE,
  PL_MEANING_DIAGNOSTICS = 1,
  PL_MEANING_OPERATIONS = 2,
  PL_MEANING_VERDICTS = 4,
} pl_meaning;

typedef struct pl_meanings pl_meanings;

/* An observer of the bits `meaning` for inputs of the kind BYTES, MLIR or LLVM_IR; NULL if `input` is none of these. The caller
 * frees it. */
pl_meanings *pl_meanings_new(const char *input, uint32_t meaning);
/* Frees the observer of pl_meanings_new; NULL is allowed. */
void pl_meanings_free(pl_meanings *meanings);
/* Appends the names of what the input is about, of the kinds that `meanings` (a pl_meanings) looks for, to the payload, each with
 * a NUL after it. Has the type of a pl_collector's `observe`; always true. */
bool pl_meanings_observe(void *meanings, const uint8_t *data, size_t size, pl_sink *payload);

#define PL_MEANING_INVALID_INPUT "invalid"

#endif
