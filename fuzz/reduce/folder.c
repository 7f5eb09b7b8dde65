#define _XOPEN_SOURCE 700 /* nftw */
#define _DEFAULT_SOURCE   /* flock */

#include "fuzz/reduce/folder.h"

#include <assert.h>
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST = 32, DESCRIPTORS = 8, FRESH_S = 60 /* one that is being made has no lock yet */ };

static const char prefix[] = "reduce-mlir-";

/* The directory in which work folders are made: $TMPDIR if it is set, not empty and shorter than LONGEST, else /tmp. */
static const char *parent_folder(void) {
  const char *parent = getenv("TMPDIR");
  return parent && *parent && strlen(parent) < LONGEST ? parent : "/tmp";
}

/* nftw callback: removes one file or empty directory; errors are ignored. Returns 0, so that the walk goes on. */
static int remove_one(const char *path, const struct stat *info, int type, struct FTW *at) {
  (void)info, (void)type, (void)at;
  (void)remove(path);
  return 0;
}

/* Removes the directory `path` with all that is in it; errors are ignored. */
static void remove_all(const char *path) { (void)nftw(path, remove_one, DESCRIPTORS, FTW_DEPTH | FTW_PHYS); }

/* Opens the directory `path` and takes an exclusive lock on it, which marks it as in use. Returns the descriptor, or -1 if the
 * directory can't be opened or locked now. */
static int lock(const char *path) {
  int fd = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0 || flock(fd, LOCK_EX | LOCK_NB) == 0) return fd;
  close(fd);
  return -1;
}

/* Whether `path` is a directory of this user whose last modification was more than FRESH_S seconds ago. */
static bool is_old(const char *path) {
  struct stat info;
  return lstat(path, &info) == 0 && S_ISDIR(info.st_mode) && info.st_uid == geteuid() && time(NULL) - info.st_mtime > FRESH_S;
}

/* Removes the work folders in `parent` that earlier processes of this user seem to have left: old ones whose lock is free.
 * Errors are ignored. */
static void remove_abandoned(const char *parent) {
  DIR *dir = opendir(parent);
  if (!dir) return;
  for (const struct dirent *entry; (entry = readdir(dir)) != NULL;) {
    char path[LONGEST + sizeof entry->d_name + 1];
    if (strncmp(entry->d_name, prefix, sizeof prefix - 1) != 0) continue;
    (void)snprintf(path, sizeof path, "%s/%s", parent, entry->d_name);
    int fd = is_old(path) ? lock(path) : -1;
    if (fd < 0) continue;
    remove_all(path);
    close(fd);
  }
  closedir(dir);
}

bool pl_work_folder_make(pl_work_folder *folder, uint32_t jobs) {
  assert(jobs > 0);
  const char *parent = parent_folder();
  folder->lock = -1;
  remove_abandoned(parent);
  (void)snprintf(folder->path, sizeof folder->path, "%s/%sXXXXXX", parent, prefix);
  if (!mkdtemp(folder->path)) return false;
  folder->lock = lock(folder->path);
  bool ok = folder->lock >= 0;
  for (uint32_t i = 0; ok && i < jobs; i++) {
    char path[sizeof folder->path + 16];
    (void)snprintf(path, sizeof path, "%s/%u", folder->path, i);
    ok = mkdir(path, 0777) == 0;
  }
  return ok;
}

void pl_work_folder_remove(pl_work_folder *folder) {
  if (folder->lock < 0) return;
  remove_all(folder->path);
  close(folder->lock);
  folder->lock = -1;
}
