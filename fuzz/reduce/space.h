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
  const char *(*move_name)(uint32_t move, uint32_t parts);
  /* NULL if this space has no place for the case. The case outlives it. */
  void *(*open)(const pl_case *c, const pl_space_options *options);
  void (*close)(void *opened);
  uint32_t (*count)(void *opened, uint32_t move);
  /* Whether a move is worth trying at all of its sites at once; NULL: none is. */
  bool (*takes_all)(uint32_t move, uint32_t parts);
  /* The case after the move at the sites [first, first + count); none: the case as this space writes it. `tidy`: what nothing
   * needs any more goes too. False if nothing was done. What was opened is not to be used again, only closed. */
  bool (*apply)(void *opened, uint32_t move, uint32_t first, uint32_t count, bool tidy, pl_case *out);
  /* Lines of the first part that are worth isolating: when the failure shows itself in line `place`, or (0) when nothing is
   * known. */
  uint32_t (*suspects)(void *opened, uint32_t place, uint32_t *lines, uint32_t max);
  /* What belongs to that place of the first part, little (0) to much (PL_SPACE_WIDEST), and of the second what fits it. As for
   * apply; NULL if this space has no notion of it. */
  bool (*isolate)(void *opened, pl_place place, uint32_t width, pl_case *out);
  /* False if a case is ill-formed. */
  bool (*measure)(const pl_case *c, const pl_space_options *options, pl_size *size);
} pl_space;

extern const pl_space pl_module_space, pl_text_space;

#endif
