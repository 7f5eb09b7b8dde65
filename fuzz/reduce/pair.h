/* pair.h - steps on a source and its lowering together, where either of them alone would no longer fit the other. */
#ifndef PL_FUZZ_REDUCE_PAIR_H
#define PL_FUZZ_REDUCE_PAIR_H

#include "core/ir/op.h"

/* X(enumerator, name) in the order in which they are tried. */
#define PL_PAIR_MOVES(X)                                                                                                         \
  X(SYMBOL, "drop-pair")             /* a symbol that both have goes */                                                          \
  X(ARGUMENT, "drop-pair-argument")  /* an argument of the source, and those that stand for it in the lowering */                \
  X(RESULT, "drop-pair-result")      /* the only result of a function */                                                         \
  X(VALUE, "pair-value-to-argument") /* what an operation of the source makes is passed instead, to source and lowering */

typedef enum pl_pair_move {
#define X(id, name) PL_PAIR_##id,
  PL_PAIR_MOVES(X)
#undef X
      PL_NUM_PAIR_MOVES
} pl_pair_move;

/* The name of the move in reports. */
const char *pl_pair_move_name(pl_pair_move move);
/* The number of sites of the move in a source and its lowering, which share a context. Sites are at top-level symbols that
 * both have. */
uint32_t pl_pair_count(pl_module *const modules[2], pl_pair_move move);
/* Makes the move at the sites [first, first + count), as far as they exist. Returns how many succeeded; one that fails may
 * have changed a module. */
uint32_t pl_pair_apply(pl_module *const modules[2], pl_pair_move move, uint32_t first, uint32_t count);
/* Tries to drop the arguments of source functions that are used neither there nor in the lowering. Returns how many were
 * dropped; one that could not be may have changed a module. */
uint32_t pl_pair_tidy(pl_module *const modules[2]);

#endif
