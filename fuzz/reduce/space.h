/* space.h - the two ways to make a case smaller: as modules (fuzz/shrink), and as text.
 *
 * A space has moves, a move has sites. Sites of a move are numbered in a fixed order; several neighbours can be made at once.
 */
#ifndef PL_FUZZ_REDUCE_SPACE_H
#define PL_FUZZ_REDUCE_SPACE_H

#include "fuzz/reduce/case.h"
#include "fuzz/shrink/shrink.h"

typedef struct pl_space_options {
  bool allow_unregistered;
  bool debug_info; /* modules are printed with their locations */
} pl_space_options;

enum { PL_SPACE_WIDEST = 3 };

typedef struct pl_space {
  const char *name;
  uint32_t num_moves;
  /* The name of a move for cases with so many parts; "" if there is no such move. */
  const char *(*move_name)(uint32_t move, uint32_t parts);
  /* Opens the case, which has to outlive the result; NULL if this space cannot represent it, e.g. a text that is no module. */
  void *(*open)(const pl_case *c, const pl_space_options *options);
  /* Frees what `open` has returned. */
  void (*close)(void *opened);
  /* The number of sites of a move. */
  uint32_t (*count)(void *opened, uint32_t move);
  /* Whether a move is worth trying at all of its sites at once; NULL: none is. */
  bool (*takes_all)(uint32_t move, uint32_t parts);
  /* Makes the move at the sites [first, first + count) and stores the case in *out; with count 0 it is the case as this space
   * prints it. `tidy` also removes what nothing uses any more. False if nothing was done or the result is ill-formed. Afterwards
   * `opened` may only be closed. */
  bool (*apply)(void *opened, uint32_t move, uint32_t first, uint32_t count, bool tidy, pl_case *out);
  /* Fills `lines` with at most `max` lines of the first part that are worth isolating when the failure shows itself in line
   * `place` (0: unknown), and returns their number. */
  uint32_t (*suspects)(void *opened, uint32_t place, uint32_t *lines, uint32_t max);
  /* Reduces the first part to that place and what it needs, from little (width 0) to much (PL_SPACE_WIDEST), and the second part
   * to what fits it. Result and `opened` as for `apply`; NULL if this space has no notion of it. */
  bool (*isolate)(void *opened, pl_place place, uint32_t width, pl_case *out);
  /* Stores the size of the case in *size. False if the case is ill-formed. */
  bool (*measure)(const pl_case *c, const pl_space_options *options, pl_size *size);
} pl_space;

extern const pl_space pl_module_space, pl_text_space;

#endif
