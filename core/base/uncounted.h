/* uncounted.h - code in which fuzzing engines count no edges.
 *
 * Coverage should tell of inputs. How long a hash table looks for a key that is an address, and whether an allocator has a chunk
 * left, depends on where objects lie and on what came before: such edges make one input cover now this, now that, and keep
 * thousands of inputs in a corpus that are no different.
 *
 * Source: Clang documentation, "SanitizerCoverage" (2026), "Disabling instrumentation with
 * __attribute__((no_sanitize("coverage")))".
 */
#ifndef PL_CORE_BASE_UNCOUNTED_H
#define PL_CORE_BASE_UNCOUNTED_H

/* Around all functions of a file: AFL++ leaves out files, not functions (scripts/cmake/PlumblineFuzz.cmake). */
#if defined(__clang__)
#define PL_UNCOUNTED_BEGIN _Pragma("clang attribute push(__attribute__((no_sanitize(\"coverage\"))), apply_to = function)")
#define PL_UNCOUNTED_END _Pragma("clang attribute pop")
#else
#define PL_UNCOUNTED_BEGIN
#define PL_UNCOUNTED_END
#endif

#endif
