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

/* Arenas are freed after each input. A long quarantine would give each input pages that were never touched, which costs more than
 * the input does; a megabyte holds the memory of several inputs. Who allocated what, a replay tells: replay-inputs has ASan's
 * defaults. */
const char *__asan_default_options(void) { return "quarantine_size_mb=1:malloc_context_size=1"; }

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
