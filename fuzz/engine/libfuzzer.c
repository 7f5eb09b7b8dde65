/* libfuzzer.c - one target as libFuzzer, and as whatever honours its interface (LIB_FUZZING_ENGINE), runs it.
 *
 * PL_TARGET is the target's name as in targets.def. With --collect as its first argument it tells minimize-corpus what inputs
 * cover; with --repeat N FILE it runs one N times.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "fuzz/engine/asan_options.h"
#include "fuzz/engine/collector.h"
#include "fuzz/engine/repeat.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Clears the counters, as libFuzzer does before each run, and runs the target on the input; returns what the target does. */
static int run_with_counters_cleared(const uint8_t *data, size_t size) {
  pl_counters_clear(pl_counters_of_program());
  return LLVMFuzzerTestOneInput(data, size);
}

/* libFuzzer's interface: with --collect or --repeat, serves requests or runs a file repeatedly (collector.h, repeat.h) and ends
 * the process; else does nothing. Returns 0. */
int LLVMFuzzerInitialize(int *argc, char ***argv) {
  collect_if_asked(*argc, *argv);
  repeat_if_asked(*argc, *argv, run_with_counters_cleared);
  return 0;
}

/* libFuzzer's interface: runs the target on the input and returns 0; if there is a finding, prints it and aborts. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  assert(data || size == 0);
  static pl_fuzz *fuzz; /* the interface has no place for it */
  if (!fuzz) fuzz = pl_fuzz_new();
  if (run_target(fuzz, data, size)) return 0;
  fprintf(stderr, "FINDING\n%s\n", pl_sink_text(&fuzz->finding));
  abort();
}
