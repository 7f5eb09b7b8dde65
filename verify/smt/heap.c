/* heap.c - malloc, as Z3 uses it.
 *
 * A Z3 context begins with a table of terms of 8.5 MB, and fills as much again with small objects; an interpreter's run has its
 * buffers. With glibc's defaults each of the large ones is memory that is asked of the system, one page fault for each 4 KB, and
 * given back. So what is freed stays, and the heap begins with a range for which the system is asked for large pages.
 *
 * Source: glibc manual, "Malloc Tunable Parameters"; Linux, madvise(2), MADV_HUGEPAGE.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* sbrk, madvise */
#endif
#include "verify/smt/smt.h"

#if defined __GLIBC__ && defined __linux__ && !defined __UCLIBC__
#include <limits.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
  LARGEST_KEPT = 32 << 20, /* bytes, the most that each glibc takes: what is larger goes back to the system */
  GROWTH = 4 << 20,        /* bytes that the heap grows by */
  LARGE_PAGE = 2 << 20,
  IN_LARGE_PAGES = 64 << 20, /* bytes: addresses, not memory, until they are used */
};

/* Whether the process has a limit on its data segment, or this can't be found out, so that address space should not be
 * reserved ahead of use. */
static bool is_bounded(void) {
  struct rlimit data = {0};
  return getrlimit(RLIMIT_DATA, &data) != 0 || data.rlim_cur != RLIM_INFINITY;
}

/* Makes the heap IN_LARGE_PAGES bytes larger at once and advises the kernel to back the new range with large pages; if that
 * fails, nothing is lost. Leaves M_TOP_PAD at that number. */
static void ask_for_large_pages(void) {
  mallopt(M_TOP_PAD, IN_LARGE_PAGES);
  const uintptr_t begin = (uintptr_t)sbrk(0);
  void *object = malloc((size_t)1 << 20);
  const uintptr_t end = (uintptr_t)sbrk(0), first = (begin + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
  if (object && end > first) (void)madvise((void *)first, end - first, MADV_HUGEPAGE); /* NOLINT: an address */
  free(object);
}

void pl_smt_keep_memory(uint32_t threads) {
  if (getenv("GLIBC_TUNABLES")) return; /* who starts the command knows better */
  mallopt(M_MMAP_THRESHOLD, LARGEST_KEPT);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  if (threads == 1) {
    mallopt(M_ARENA_MAX, 1); /* one at a time works: the heap is its own */
    if (!is_bounded()) ask_for_large_pages();
  }
  mallopt(M_TOP_PAD, GROWTH);
}
#else
void pl_smt_keep_memory(uint32_t threads) { (void)threads; }
#endif
