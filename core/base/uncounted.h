/* uncounted.h - code in which fuzzing engines count no edges.
 *
 * Coverage should depend on inputs alone. How long a hash table looks for a key that is an address, and whether an allocator has
 * a chunk or an array has space left, depends on where objects lie and on what came before: such edges make one input cover now
 * this, now that, and keep thousands of inputs in a corpus that are no different. How many bytes a name or the pieces of a
 * message have is of no use, and a counter in such a loop is most of what the loop takes.
 *
 * Source: Clang documentation, "SanitizerCoverage" (2026), "Disabling instrumentation with
 * __attribute__((no_sanitize("coverage")))".
 */
#ifndef PL_CORE_BASE_UNCOUNTED_H
#define PL_CORE_BASE_UNCOUNTED_H

/* Around functions. */
#if defined(__clang__)
#define PL_UNCOUNTED_BEGIN _Pragma("clang attribute push(__attribute__((no_sanitize(\"coverage\"))), apply_to = function)")
#define PL_UNCOUNTED_END _Pragma("clang attribute pop")
#else
#define PL_UNCOUNTED_BEGIN
#define PL_UNCOUNTED_END
#endif

/* Whether edges are counted, so that macros call what is not; counts of runs for such a build are taken with the same
 * (CMakeLists.txt). PL_INLINE_UNCOUNTED: `static inline` for a function in which none are: its copy in a caller would be the
 * caller's. */
#define PL_INLINE_UNCOUNTED static inline
#if defined(__has_feature)
#if __has_feature(coverage_sanitizer)
#undef PL_INLINE_UNCOUNTED
#define PL_INLINE_UNCOUNTED __attribute__((no_sanitize("coverage"), noinline, unused)) static
#define PL_COUNTS_EDGES 1
#endif
#endif
#ifndef PL_COUNTS_EDGES
#define PL_COUNTS_EDGES 0
#endif

#endif
