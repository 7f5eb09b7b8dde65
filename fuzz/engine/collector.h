/* collector.h - one target as minimize-corpus asks it: shared by the engines.
 *
 * PL_TARGET is the target's name as in targets.def, PL_TARGET_INPUT its kind of input as text; PL_NEEDS_CORE is defined where it
 * needs nothing but core.
 */
#ifndef PL_FUZZ_ENGINE_COLLECTOR_H
#define PL_FUZZ_ENGINE_COLLECTOR_H

#include <stdlib.h>
#include <string.h>

#include "fuzz/collect/collect.h"
#include "fuzz/targets/target.h"

#define PASTE(a, b) a##b
#define TARGET_FUNCTION(name) PASTE(pl_target_, name)
#define QUOTE(text) #text
#define QUOTED(name) QUOTE(name)

typedef struct collecting {
  pl_fuzz *fuzz;
  pl_counters counters;
} collecting;

/* Whether the target's property holds for the input. The target gets a copy of exactly its size, so that a sanitizer sees
 * reads beyond its end, which an engine's own buffer may hide. */
static inline bool run_target(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  pl_diags_truncate(fuzz->diags, 0);
  uint8_t *copy = pl_xmalloc(size);
  if (size > 0) memcpy(copy, data, size);
  const bool holds = TARGET_FUNCTION(PL_TARGET)(fuzz, copy, size);
  free(copy);
  return holds;
}

/* Runs the target on an input and appends the features of the counters that it has changed to the payload; false if its
 * property does not hold. A pl_collector's `observe`. */
static inline bool observe_counters(void *user, const uint8_t *data, size_t size, pl_sink *payload) {
  collecting *c = user;
  pl_counters_clear(c->counters);
  bool holds = run_target(c->fuzz, data, size);
  pl_counters_write(c->counters, payload);
  return holds;
}

/* All that core knows lies in the contexts and lists that a target holds. Z3 has a state of its own, and mlir-opt is a process.
 */
#ifdef PL_NEEDS_CORE
enum { RENEWS = 1 };
#else
enum { RENEWS = 0 };
#endif

/* Makes the target's state as it was before the first input; a pl_collector's `renew`, for targets that need only core. */
static inline void renew_fuzz(void *user) { pl_fuzz_renew(((collecting *)user)->fuzz); }

/* If the command line is `--collect [SECONDS]`, serves requests and ends the process; else does nothing. What a target makes
 * once is made before the process forks, so that it counts for no input. */
static inline void collect_if_asked(int argc, char **argv) {
  if (!pl_collect_is_asked(argc, argv)) return;
  collecting user = {.fuzz = pl_fuzz_new(), .counters = pl_counters_of_program()};
  const pl_collector collector = {QUOTED(PL_TARGET), PL_TARGET_INPUT, observe_counters, RENEWS ? renew_fuzz : NULL, &user};
  exit(pl_collect_serve(&collector, argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0));
}

#endif
