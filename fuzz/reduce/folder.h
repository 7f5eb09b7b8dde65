/* folder.h - where the files of a reduction lie while it works: a folder of its own in $TMPDIR, or /tmp. */
#ifndef PL_FUZZ_REDUCE_FOLDER_H
#define PL_FUZZ_REDUCE_FOLDER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct pl_work_folder {
  char path[64];
  int lock; /* an open file: who holds a lock on the folder still works in it */
} pl_work_folder;

/* Makes a locked work folder with one subdirectory for each of `jobs` workers, named by its number from 0; first removes those
 * that killed reductions left. False if that fails: errno tells why, and `path` is the name tried; the caller has to call
 * pl_work_folder_remove then, too. */
bool pl_work_folder_make(pl_work_folder *folder, uint32_t jobs);
/* Removes the folder with all its files, as far as that can be done, and releases its lock; does nothing if the lock is not
 * held. */
void pl_work_folder_remove(pl_work_folder *folder);

#endif
