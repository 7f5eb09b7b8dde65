/* afl.c - one target under AFL++: persistent mode, input in shared memory.
 *
 * Built with afl-clang-fast. PL_TARGET is the target's name as in targets.def. With --collect as its first argument it tells
 * minimize-corpus what inputs cover.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "fuzz/engine/collector.h"

/* AFL++'s map, and how many of its bytes are edges: it is a hundred times as large. Its pass declares both in its own way in
 * every file, so that C can't name them. */
__asm__(".pushsection .data.rel, \"aw\"\n"
        ".balign 8\n"
        ".globl pl_afl_map\n"
        "pl_afl_map: .quad __afl_area_ptr\n"
        ".globl pl_afl_last_edge\n"
        "pl_afl_last_edge: .quad __afl_final_loc\n"
        ".popsection\n");
extern unsigned char **const pl_afl_map;
extern const unsigned int *const pl_afl_last_edge;

__AFL_FUZZ_INIT();

/* Inputs that one process runs before the next one begins. */
enum { INPUTS_PER_PROCESS = 100000 };

int main(int argc, char **argv) {
  collect_if_asked(argc, argv, (pl_counters){*pl_afl_map, *pl_afl_last_edge + 1});
  collecting c = {.fuzz = pl_fuzz_new()};
  __AFL_INIT();
  const unsigned char *data = __AFL_FUZZ_TESTCASE_BUF;
  while (__AFL_LOOP(INPUTS_PER_PROCESS)) {
    size_t size = (size_t)__AFL_FUZZ_TESTCASE_LEN;
    if (!run_target(c.fuzz, data, size)) {
      fprintf(stderr, "FINDING\n%s\n", pl_sink_text(&c.fuzz->finding));
      abort();
    }
    if (RENEWS) renew_fuzz(&c); /* an input covers the same each time, which AFL++ calls stable, for a tenth of its runs */
  }
  pl_fuzz_free(c.fuzz);
  return 0;
}
