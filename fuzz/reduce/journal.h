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

/* Opens the journal beside the output file `out` (NULL: no files) and reads what an earlier start has left there under the
 * same `key`, a hash of the input and the options; a log with another key is emptied. *best gets the smallest case kept,
 * without parts if there is none. False, with a message in `error`, if the log can't be opened or written. Even then the
 * journal has to be closed. */
bool pl_journal_open(pl_journal *journal, const char *out, uint64_t key, pl_case *best, char error[256]);
/* Notes, in memory and in the log file if it is open, that the case with this hash is not of interest. An error of writing is
 * ignored. */
void pl_journal_add_boring(pl_journal *journal, uint64_t hash);
/* Writes the smallest interesting case so far to its file beside the output, if files are kept; false if the file can't be
 * written. */
bool pl_journal_set_best(pl_journal *journal, const pl_case *best);
/* Closes the log and frees the journal; if `done`, the reduction is complete and the journal's files are removed as well. */
void pl_journal_close(pl_journal *journal, bool done);

/* The path of the n-th file, from 0, that a reduction may write beside `out`; NULL after the last. The caller frees it. */
char *pl_journal_side_file(const char *out, uint32_t n);
/* Whether there is a file of that name that a journal can't have written, judged by its first bytes; false if that is not
 * known. */
bool pl_journal_is_foreign(const char *path);
/* Replaces the file, or the target of a symbolic link, atomically. False on an error; the old file is then unchanged. */
bool pl_replace_file(const char *path, pl_str text);

#endif
