/* observe.h - what all inputs do: each source is asked about each content that it does not know yet. */
#ifndef PL_FUZZ_MINIMIZE_OBSERVE_H
#define PL_FUZZ_MINIMIZE_OBSERVE_H

#include "fuzz/minimize/cache.h"
#include "fuzz/minimize/features.h"

/* How many inputs are seen before what was seen is kept. */
enum { PL_CHUNK = 8, PL_MAX_WORDS = 6 };

/* A program that is asked. */
typedef struct pl_source_program {
  const char *argv[PL_MAX_WORDS];
  bool named; /* it says names, else edges */
  pl_servers *servers;
  pl_cache cache;
} pl_source_program;

typedef struct pl_sources {
  pl_source_program all[PL_MAX_SOURCES];
  uint32_t count;
  const char *work; /* the folder of the caches */
  FILE *progress;   /* NULL: none */
} pl_sources;

/* Starts `jobs` processes of source `which`. False, with a sentence in `error`, if they do not answer. */
bool pl_source_start(pl_sources *sources, uint32_t which, uint32_t jobs, char error[256]);
/* Opens the cache of each source, which holds earlier answers and will store new ones. False, with a sentence in `error`, if a
 * file can't be used. */
bool pl_sources_remember(pl_sources *sources, char error[256]);
/* Ends the processes and closes the caches of all sources that were started. */
void pl_sources_end(pl_sources *sources);

typedef struct pl_observed {
  const char *path;
  pl_name name;
  pl_seen seen[PL_MAX_SOURCES]; /* payloads are owned by the caches */
} pl_observed;

/* Fills in the answers of each source about the inputs of [0, count) that have none yet (status PL_COLLECTED_INVALID): from its
 * cache, or by asking it. False, with a sentence in `error`, if a process ended or a cache can't be written. */
bool pl_observe_all(pl_sources *sources, pl_observed *inputs, size_t count, char error[256]);

/* The greatest status among the sources' answers about the input: PL_COLLECTED if all of them succeeded. */
pl_collect_status pl_observed_status(const pl_sources *sources, const pl_observed *input);

#endif
