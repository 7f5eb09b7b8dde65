/* afl.c - one target under AFL++: persistent mode, input in shared memory.
 *
 * Built with afl-clang-fast. PL_TARGET is the target's name as in targets.def. With --collect as its first argument it tells
 * minimize-corpus what inputs cover.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/base/uncounted.h"
#include "fuzz/engine/afl_map.h"
#include "fuzz/engine/collector.h"

__AFL_FUZZ_INIT();

/* Inputs that one process runs before the next one begins. */
enum { INPUTS_PER_PROCESS = 100000 };

PL_UNCOUNTED_BEGIN

/* Runs the target on AFL++'s inputs in persistent mode; prints a finding and aborts at it. With --collect, answers
 * minimize-corpus instead. */
int main(int argc, char **argv) {
  collect_if_asked(argc, argv);
  pl_fuzz *fuzz = pl_fuzz_new();
  __AFL_INIT();
  pl_afl_share_counters();
  const unsigned char *data = __AFL_FUZZ_TESTCASE_BUF;
  while (__AFL_LOOP(INPUTS_PER_PROCESS)) {
    size_t size = (size_t)__AFL_FUZZ_TESTCASE_LEN;
    if (!run_target(fuzz, data, size)) {
      fprintf(stderr, "FINDING\n%s\n", pl_sink_text(&fuzz->finding));
      abort();
    }
  }
  _exit(0); /* cleaning up would count to the last input */
}

PL_UNCOUNTED_END
