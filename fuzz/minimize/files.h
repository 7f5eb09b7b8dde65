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

/* Names of drafts begin with a dot, so that nobody takes one for an input. False if it can't be written. */
bool pl_draft_file(pl_drafts *drafts, const char *name, pl_str content);
/* Renames all and forgets them; with `to_disk` they and their names outlive the machine's end as well. */
bool pl_drafts_commit(pl_drafts *drafts, bool to_disk);
/* Makes the folder and those above it. */
bool pl_make_folder(const char *path);
/* Removes drafts that a killed process left. */
void pl_remove_drafts(const char *folder);

/* "FOLDER/NAME"; to be freed. */
char *pl_path_in(const char *folder, const char *name);

#endif
