/* shrink.h - the steps by which a module gets smaller.
 *
 * Called by fuzz/reduce. A site is a place where a move can be made; the sites of a move are numbered in the order of the text,
 * the same in every run. The module is changed in place: who wants to try a step works on a copy, or in a process of its own.
 */
#ifndef PL_FUZZ_SHRINK_SHRINK_H
#define PL_FUZZ_SHRINK_SHRINK_H

#include "core/ir/op.h"

typedef enum pl_move {
  PL_MOVE_INVALID,
#define MOVE(ident, ...) PL_MOVE_##ident,
#include "fuzz/shrink/moves.def"
#undef MOVE
  PL_NUM_MOVES
} pl_move;

/* The name of the move in reports. */
const char *pl_move_name(pl_move move);
/* What the move does, for --help. */
const char *pl_move_summary(pl_move move);

/* The number of sites of the move in the module. */
uint32_t pl_shrink_count(pl_module *module, pl_move move);
/* Makes the move at the sites [first, first + count), from the last to the first, as far as they exist and are not gone by
 * then. Returns how many moves were made. The module may be ill-formed afterwards. */
uint32_t pl_shrink_apply(pl_module *module, pl_move move, uint32_t first, uint32_t count);

/* Removes an argument of a function, with the operands of its calls. False if that is not possible. The module may be
 * ill-formed afterwards. */
bool pl_shrink_argument(pl_module *module, pl_op *func, uint32_t index);
/* Removes a result of a function, with the results of its calls. False if that is not possible. The module may be ill-formed
 * afterwards. */
bool pl_shrink_result(pl_module *module, pl_op *func, uint32_t index);

/* Whether the move is worth trying at all of its sites at once. */
bool pl_move_takes_all(pl_move move);

/* Removes dead operations and unused arguments of blocks other than entry blocks, and with `signatures` those of functions,
 * until none is found that can be removed. Returns how many were removed. */
uint32_t pl_shrink_tidy(pl_module *module, bool signatures);

/* What stays besides the operation, from little to much. */
typedef enum pl_isolation {
  PL_ISOLATE_INVALID,
  PL_ISOLATE_ALONE,   /* nothing: it becomes a function, what it reads the arguments, what it makes the results */
  PL_ISOLATE_VALUES,  /* what its operands are computed from; control flow decides by zeros */
  PL_ISOLATE_CONTROL, /* and what control flow in its function depends on */
  PL_ISOLATE_SYMBOL,  /* all of the function, or other operation of the module, that it is in */
} pl_isolation;

/* Reduces the module to the operation that begins in this line of its text, what that needs according to `how`, and the
 * symbols referred to, transitively. False if that can't be done or, with PL_ISOLATE_SYMBOL, removes nothing. The module may
 * be ill-formed afterwards. */
bool pl_shrink_isolate(pl_module *module, uint32_t line, pl_isolation how);
/* Fills `lines` with the lines of at most `max` operations that the failure may be about, and returns their number: those that
 * define the operands of the operation at line `place` or, if that is not inside a function or `place` is 0, those of rare
 * kinds. */
uint32_t pl_shrink_suspects(pl_module *module, uint32_t place, uint32_t *lines, uint32_t max);
/* Removes the top-level operations other than those with the name of a top-level symbol of `with` and what these need. Returns
 * how many were removed. */
uint32_t pl_shrink_keep_common(pl_module *module, const pl_module *with);

/* How large a module is: compared field by field, in this order, and last by the text itself, so that a reducer that only takes
 * what is smaller comes to an end. */
typedef struct pl_size {
  uint64_t work;   /* operations that are no constants, and blocks */
  uint64_t edges;  /* operands that are neither constants nor arguments of functions */
  uint64_t ops;    /* all operations */
  uint64_t tokens; /* of the text: words and single characters */
  uint64_t bytes;  /* of the text, without blanks */
} pl_size;

/* The size of a module and its text; `module` may be NULL for a text that is no module. */
pl_size pl_size_of(const pl_module *module, pl_str text);
/* The sum of two sizes, field by field. */
pl_size pl_size_add(pl_size a, pl_size b);
/* Compares two sizes field by field, the first field being most significant: negative, 0 or positive. */
int pl_size_compare(const pl_size *a, const pl_size *b);

#endif
