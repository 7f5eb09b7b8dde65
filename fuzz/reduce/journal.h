/* journal.h - what a reduction has found out so far, beside its output, so that a second start carries on.
 *
 * OUT.reduce-log holds a line for each case that is not of interest, OUT.reduce-best the smallest that is. Both are there only
 * while the reduction is not done. A file is replaced by renaming a complete one; a line that was cut off is passed over.
 */
#ifndef PL_FUZZ_REDUCE_JOURNAL_H
#define PL_FUZZ_REDUCE_JOURNAL_H

#include "core/base/map.h"
#include "fuzz/reduce/case.h"

typedef struct pl_journal {
  char *log_path, *best_path; /* NULL: nothing is kept */
  int log;
  uint64_t key;
  pl_map boring;
} pl_journal;

/* `out`: the output, or NULL. `key`: a hash of all that the reduction is about: a journal of another one is not read. *best has
 * no parts if none was kept. False, with a sentence in `error`, if the files can't be used. */
bool pl_journal_open(pl_journal *journal, const char *out, uint64_t key, pl_case *best, char error[256]);
/* Notes, also in the file, that the case of that hash does not show what is looked for. */
void pl_journal_add_boring(pl_journal *journal, uint64_t hash);
/* Writes the smallest case so far beside the output. False if the file can't be written. */
bool pl_journal_set_best(pl_journal *journal, const pl_case *best);
/* `done`: the reduction is, and the files go. */
void pl_journal_close(pl_journal *journal, bool done);

/* Files that are written beside `out` as well: its n-th one, for n from 0; NULL after the last. The caller frees it. */
char *pl_journal_side_file(const char *out, uint32_t n);
/* Whether there is such a file that no journal wrote. */
bool pl_journal_is_foreign(const char *path);
/* Replaces a file at once; the one that a symbolic link leads to. */
bool pl_replace_file(const char *path, pl_str text);

#endif
