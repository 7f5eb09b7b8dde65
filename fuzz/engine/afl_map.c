/* afl_map.c - clang's counters as the map of AFL++.
 *
 * AFL++'s own pass counts an edge in six instructions, as it looks up where the map is and which byte of it belongs to the edge,
 * and leaves out zero when a counter is full. Clang's inline counters take one: they lie in the program, and an edge that is
 * taken 256 times looks as one that is not, as for libFuzzer. So the memory that afl-fuzz looks at is laid over them, once in
 * each process; afl_map.ld has them in pages of their own.
 *
 * Source: Clang documentation, "SanitizerCoverage" (2026), "Inline 8bit-counters"; AFL++'s "instrumentation/README.llvm.md".
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* mremap */
#endif
#include "fuzz/engine/afl_map.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "core/base/uncounted.h"
#include "fuzz/collect/collect.h"

/* Of AFL++'s runtime: the map, and what its last byte is. */
extern uint8_t *__afl_area_ptr;
extern uint32_t __afl_final_loc;

PL_UNCOUNTED_BEGIN

void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end);

/* Tells AFL++'s runtime how large the map has to be, by the last index (__afl_final_loc). Instrumented code calls it before the
 * runtime asks; the arguments are not needed, as the linker has all counters in one place. */
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end) {
  (void)start;
  (void)end;
  __afl_final_loc = (uint32_t)pl_counters_of_program().size - 1;
}

void pl_afl_share_counters(void) {
  if (!getenv("__AFL_SHM_ID")) return;
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  const pl_counters counters = pl_counters_of_program();
  const size_t size = (counters.size + page - 1) / page * page;
  if (mremap(__afl_area_ptr, 0, size, MREMAP_MAYMOVE | MREMAP_FIXED, counters.data) == counters.data) return;
  perror("AFL++'s map can't be laid over the counters");
  exit(3);
}

PL_UNCOUNTED_END
