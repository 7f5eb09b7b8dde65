/* asan_options.h - how ASan behaves in all executables of libFuzzer, in the one that does nothing too: their rates are compared.
 */
#ifndef PL_FUZZ_ENGINE_ASAN_OPTIONS_H
#define PL_FUZZ_ENGINE_ASAN_OPTIONS_H

/* Called by ASan at the start of the process: its options as one text. */
const char *__asan_default_options(void);

/* The default options of ASan, which calls it at the start of the process. A small quarantine of freed memory still shows uses
 * after free within an input; a large one would give each input memory that is in no cache, which costs more than the input
 * does. Stack traces of allocations are left to replay-inputs, which has ASan's defaults. */
const char *__asan_default_options(void) {
  return "quarantine_size_mb=1:thread_local_quarantine_size_kb=64:max_malloc_fill_size=64:malloc_context_size=1";
}

#endif
