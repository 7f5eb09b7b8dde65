/* cache.h - the answers of sources about contents, so that nothing is asked twice, also after a kill.
 *
 * One file for each source, named by a hash of its program: OUT.work/seen-HASH. Records are only added; each says by a checksum
 * that it is whole, and reading ends where one is not.
 */
#ifndef PL_FUZZ_MINIMIZE_CACHE_H
#define PL_FUZZ_MINIMIZE_CACHE_H

#include "core/base/map.h"
#include "fuzz/minimize/name.h"
#include "fuzz/minimize/servers.h"

/* The answer about one content; the payload is owned by the cache. */
typedef struct pl_seen {
  pl_collect_status status;
  uint64_t nanoseconds;
  pl_str payload;
} pl_seen;

typedef struct pl_cache {
  int fd;
  pl_arena *arena;
  pl_map places; /* hash of a name: its position in `records` */
  PL_VEC(struct pl_cache_record {
    pl_name name;
    pl_seen seen;
  })
  records;
  pl_sink unwritten;
} pl_cache;

/* Opens the file of the cache in the folder, named by `key`, a hash of the program that is asked and how, or makes it, and reads
 * its answers up to the first damaged record, where it cuts the file off. False if the file can't be used; the cache is to be
 * closed in that case, too. */
bool pl_cache_open(pl_cache *cache, const char *folder, uint64_t key);
/* Writes the answers that are not written yet (a failure isn't reported) and closes the cache; does nothing if it was never
 * opened. */
void pl_cache_close(pl_cache *cache);
/* The answer about the content of that name; NULL if it is not known. */
const pl_seen *pl_cache_find(const pl_cache *cache, const pl_name *name);
/* Adds an answer about the content of that name, to be written by the next pl_cache_flush; returns it with a copy of its payload
 * that the cache owns. */
pl_seen pl_cache_add(pl_cache *cache, const pl_name *name, const pl_observation *seen);
/* Appends the new answers to the file. False if it can't be written. */
bool pl_cache_flush(pl_cache *cache);

#endif
