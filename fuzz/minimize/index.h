/* index.h - where the inputs of a corpus come from and what they are kept for: a file beside the folder, OUT.index.
 *
 * One JSON object in a line, sorted by the content's hash:
 *   {"hash": "…", "bytes": 17, "campaign": "nightly", "date": "2026-11-21", "from": "queue/id:000017", "reduced": "…",
 *    "covers": {"edges": 120, "features": 240, "own": 3, "names": ["operation memref.load index plain"]}}
 * `own`: features that no other input of the corpus has; `names`: those of them that have a name; `reduced`: the hash of what it
 * was before. Branches that add inputs merge by the union of lines; of two lines for one hash the earlier date stays.
 */
#ifndef PL_FUZZ_MINIMIZE_INDEX_H
#define PL_FUZZ_MINIMIZE_INDEX_H

#include "core/base/str.h"
#include "core/base/vec.h"
#include "fuzz/minimize/name.h"

typedef struct pl_index_covers {
  uint64_t edges, features, own;
  PL_VEC(pl_str) names;
} pl_index_covers;

typedef struct pl_index_entry {
  pl_name name;
  uint64_t bytes;
  const char *campaign, *date, *from;
  pl_name reduced; /* all zeros: it is as it was found */
  pl_index_covers covers;
} pl_index_entry;

typedef struct pl_index pl_index;

/* Reads the index from the file; it is empty if the file can't be opened. NULL, with a sentence in `error`, if reading fails or a
 * line is no entry of an index. */
pl_index *pl_index_read(const char *path, char error[256]);
/* Frees the index; NULL is allowed. */
void pl_index_free(pl_index *index);
/* Adds the entry; if there is one of that name, only replaces what it covers. */
void pl_index_set(pl_index *index, const pl_index_entry *entry);
/* Replaces the file by the entries for whose hash `stays`, called with `user`, is true, sorted by hash; false if it can't be
 * written. Entries that can't be written as JSON are left out. */
bool pl_index_write(pl_index *index, const char *path, bool (*stays)(void *user, const char *hash), void *user);

#endif
