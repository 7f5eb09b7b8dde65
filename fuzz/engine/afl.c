/* afl.c - one target under AFL++: persistent mode, input in shared memory.
 *
 * Built with afl-clang-fast. PL_TARGET is the target's name as in targets.def.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "fuzz/targets/target.h"

#define PASTE(a, b) a##b
#define TARGET_FUNCTION(name) PASTE(pl_target_, name)

__AFL_FUZZ_INIT();

/* Inputs that one process runs before the next one begins. */
enum { INPUTS_PER_PROCESS = 100000 };

int main(void) {
  pl_fuzz *fuzz = pl_fuzz_new();
  __AFL_INIT();
  const unsigned char *data = __AFL_FUZZ_TESTCASE_BUF;
  while (__AFL_LOOP(INPUTS_PER_PROCESS)) {
    size_t size = (size_t)__AFL_FUZZ_TESTCASE_LEN;
    pl_diags_truncate(fuzz->diags, 0);
    if (TARGET_FUNCTION(PL_TARGET)(fuzz, data, size)) continue;
    fprintf(stderr, "FINDING\n%s\n", pl_sink_text(&fuzz->finding));
    abort();
  }
  pl_fuzz_free(fuzz);
  return 0;
}
