/* afl_empty.c - as empty.c, for AFL++: the floor of its runs in persistent mode. */
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "fuzz/engine/afl_map.h"

__AFL_FUZZ_INIT();

enum { INPUTS_PER_PROCESS = 100000 };

/* Counts the words of AFL++'s inputs in persistent mode, which is as little as a target can do. */
int main(void) {
  __AFL_INIT();
  pl_afl_share_counters();
  const unsigned char *data = __AFL_FUZZ_TESTCASE_BUF;
  while (__AFL_LOOP(INPUTS_PER_PROCESS)) {
    size_t size = (size_t)__AFL_FUZZ_TESTCASE_LEN, words = 0;
    for (size_t i = 1; i < size; i++)
      words += (data[i] == ' ') != (data[i - 1] == ' ');
    if (words == (size_t)-1) abort(); /* never, but the compiler does not know */
  }
  return 0;
}
