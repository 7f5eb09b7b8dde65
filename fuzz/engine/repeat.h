/* repeat.h - one input many times, for scripts/bench fuzz: fuzz-NAME --repeat N FILE.
 *
 * Each run has a copy of its own, as libFuzzer gives it one. libFuzzer's own -runs=N opens and reads the file for each of the
 * runs, which a campaign does not, and which takes as long as the target where a system call is slow.
 * What libFuzzer does after a run, to look through the counters, is in neither.
 */
#ifndef PL_FUZZ_ENGINE_REPEAT_H
#define PL_FUZZ_ENGINE_REPEAT_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_REPEATED_BYTES = 1 << 20 };

/* Calls `run` on the content of the file `runs` times, each with a copy of its own; returns the exit status, 3 if the file
 * can't be read or is too large. */
static inline int repeat_input(unsigned long runs, const char *path, int (*run)(const uint8_t *data, size_t size)) {
  static uint8_t input[MOST_REPEATED_BYTES];
  FILE *file = fopen(path, "rb");
  const size_t size = file ? fread(input, 1, sizeof input, file) : 0;
  if (!file || ferror(file) || size == sizeof input) {
    fprintf(stderr, "--repeat: %s can't be read, or has a megabyte\n", path);
    if (file) fclose(file);
    return 3;
  }
  fclose(file);
  for (; runs > 0; runs--) {
    uint8_t *copy = malloc(size + !size);
    if (!copy) return 3;
    memcpy(copy, input, size);
    (void)run(copy, size);
    free(copy);
  }
  return 0;
}

/* If the command line is `--repeat N FILE`, runs the file N times and ends the process; else does nothing. */
static inline void repeat_if_asked(int argc, char **argv, int (*run)(const uint8_t *data, size_t size)) {
  if (argc != 4 || strcmp(argv[1], "--repeat") != 0) return;
  char *end = argv[2];
  const unsigned long runs = strtoul(argv[2], &end, 10);
  if (*argv[2] < '0' || *argv[2] > '9' || *end) {
    fprintf(stderr, "--repeat: %s is no number of runs\n", argv[2]);
    exit(3);
  }
  exit(repeat_input(runs, argv[3], run));
}

#endif
