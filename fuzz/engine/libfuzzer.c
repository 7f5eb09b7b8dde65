/* libfuzzer.c - one target as libFuzzer, and as whatever honours its interface (LIB_FUZZING_ENGINE), runs it.
 *
 * PL_TARGET is the target's name as in targets.def. With --collect as its first argument it tells minimize-corpus what inputs
 * cover.
 */
#include <stdio.h>
#include <stdlib.h>

#include "fuzz/engine/collector.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *__asan_default_options(void);

/* What was freed is kept for a while, to see who uses it still; a long queue would give each input memory that is in no cache,
 * which costs more than the input does: this one holds what several inputs free. Who allocated what, a replay tells:
 * replay-inputs has ASan's defaults. */
const char *__asan_default_options(void) {
  return "quarantine_size_mb=1:thread_local_quarantine_size_kb=64:max_malloc_fill_size=64:malloc_context_size=1";
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  collect_if_asked(*argc, *argv, pl_counters_of_program());
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static pl_fuzz *fuzz; /* the interface has no place for it */
  if (!fuzz) fuzz = pl_fuzz_new();
  pl_diags_truncate(fuzz->diags, 0);
  if (TARGET_FUNCTION(PL_TARGET)(fuzz, data, size)) return 0;
  fprintf(stderr, "FINDING\n%s\n", pl_sink_text(&fuzz->finding));
  abort();
}
