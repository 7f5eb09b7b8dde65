/* collect.c - one target that only tells what inputs cover: fuzz-NAME --collect, see fuzz/collect. Counts edges and nothing else,
 * so it is the fastest to ask. */
#include "fuzz/engine/collector.h"

#include <stdio.h>

void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end);

/* Does nothing: instrumented code calls it with the counters of each part, but the linker has all of them in one place. */
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end) {
  (void)start;
  (void)end;
}

/* With --collect, answers minimize-corpus and ends the process; otherwise prints the usage and returns 3. */
int main(int argc, char **argv) {
  collect_if_asked(argc, argv);
  fprintf(stderr, "fuzz-%s: for minimize-corpus: --collect [SECONDS]\n", QUOTED(PL_TARGET));
  return 3;
}
