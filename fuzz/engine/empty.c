/* empty.c - a target that does next to nothing with an input, for libFuzzer: the floor of scripts/bench fuzz. */
#include <stddef.h>
#include <stdint.h>

#include "fuzz/engine/asan_options.h"
#include "fuzz/engine/repeat.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* libFuzzer's interface: with --repeat N FILE, runs the file N times and ends the process; else does nothing. Returns 0. */
int LLVMFuzzerInitialize(int *argc, char ***argv) {
  repeat_if_asked(*argc, *argv, LLVMFuzzerTestOneInput);
  return 0;
}

/* libFuzzer's interface: counts the input's words and returns 0. Its result seems to depend on them, so that the compiler does
 * not remove the loop. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  size_t words = 0;
  for (size_t i = 1; i < size; i++)
    words += (data[i] == ' ') != (data[i - 1] == ' ');
  return words == SIZE_MAX ? -1 : 0;
}
