/* files.h - files that are there as a whole or not at all, whenever the process is killed.
 *
 * A file is written under another name and renamed; one by itself by pl_replace_file (fuzz/reduce/journal.h).
 */
#ifndef PL_FUZZ_MINIMIZE_FILES_H
#define PL_FUZZ_MINIMIZE_FILES_H

#include "core/base/sink.h"
#include "core/base/str.h"
#include "core/base/vec.h"

/* Files that appear together: written one by one under other names, and then renamed when all of them are on the disk. */
typedef struct pl_drafts {
  const char *folder;
  PL_VEC(char *) names;
} pl_drafts;

/* Writes the content to a draft of the file `name`, which pl_drafts_commit renames; drafts' names begin with a dot, so that they
 * are not taken for inputs, and `name` doesn't. False, and no draft is left, if it can't be written. */
bool pl_draft_file(pl_drafts *drafts, const char *name, pl_str content);
/* Renames all drafts to their final names and empties the list; with `to_disk`, contents and names are on the disk before it
 * returns. False if something failed; the other drafts are renamed nevertheless. */
bool pl_drafts_commit(pl_drafts *drafts, bool to_disk);
/* Makes the folder and those above it; true if the folder is there afterwards. */
bool pl_make_folder(const char *path);
/* Removes all drafts, of any process, from the folder, as a killed process leaves them; does nothing if it can't be read. */
void pl_remove_drafts(const char *folder);

/* The path FOLDER/NAME; the caller frees it. */
char *pl_path_in(const char *folder, const char *name);

#endif
