/* folder.h - where the files of a reduction lie while it works: a folder of its own in $TMPDIR, or /tmp. */
#ifndef PL_FUZZ_REDUCE_FOLDER_H
#define PL_FUZZ_REDUCE_FOLDER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct pl_work_folder {
  char path[64];
  int lock; /* an open file: who holds a lock on the folder still works in it */
} pl_work_folder;

/* Makes it, with a folder for each of `jobs` workers, named by its number. Folders of earlier reductions that were killed go.
 * False with errno, and `path` is what could not be made. */
bool pl_work_folder_make(pl_work_folder *folder, uint32_t jobs);
/* Removes it with all that commands have left in it. */
void pl_work_folder_remove(pl_work_folder *folder);

#endif
