#define _XOPEN_SOURCE 700

#include "fuzz/minimize/files.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/arena.h"

#define DRAFT ".draft-"

char *pl_path_in(const char *folder, const char *name) {
  assert(folder && name && *name);
  size_t n = strlen(folder), m = strlen(name);
  char *path = pl_xmalloc(n + m + 2);
  memcpy(path, folder, n);
  path[n] = '/';
  memcpy(path + n + 1, name, m + 1);
  return path;
}

/* The path of the draft of the file `name`, which has the process's number in it; the caller frees it. */
static char *draft_path(const char *folder, const char *name) {
  char draft[128];
  (void)snprintf(draft, sizeof draft, DRAFT "%.80s-%ld", name, (long)getpid());
  return pl_path_in(folder, draft);
}

/* Writes the content to the file; false, and no file is left, if that fails. */
static bool write_draft(const char *path, pl_str content) {
  FILE *file = fopen(path, "wb");
  bool ok = file && fwrite(content.data ? content.data : "", 1, content.len, file) == content.len;
  if (file) ok = fclose(file) == 0 && ok;
  if (!ok) (void)unlink(path);
  return ok;
}

bool pl_draft_file(pl_drafts *drafts, const char *name, pl_str content) {
  assert(drafts->folder && *name != '.' && !strchr(name, '/'));
  char *path = draft_path(drafts->folder, name);
  bool ok = write_draft(path, content);
  free(path);
  if (ok) pl_vec_push(&drafts->names, strdup(name));
  return ok;
}

/* Writes the folder's entries to the disk (fsync); false if that fails. */
static bool sync_folder(const char *path) {
  int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  bool ok = fd >= 0 && fsync(fd) == 0;
  if (fd >= 0) close(fd);
  return ok;
}

bool pl_drafts_commit(pl_drafts *drafts, bool to_disk) {
  assert(drafts->folder);
  bool ok = true;
  if (to_disk && drafts->names.len) sync(); /* once: a call for each file takes longer than all that was done before */
  for (size_t i = 0; i < drafts->names.len; i++) {
    char *draft = draft_path(drafts->folder, drafts->names.data[i]), *path = pl_path_in(drafts->folder, drafts->names.data[i]);
    ok = rename(draft, path) == 0 && ok;
    free(draft);
    free(path);
    free(drafts->names.data[i]);
  }
  if (to_disk && drafts->names.len) ok = sync_folder(drafts->folder) && ok;
  pl_vec_free(&drafts->names);
  return ok;
}

bool pl_make_folder(const char *path) {
  assert(*path);
  char *copy = strdup(path);
  bool ok = true;
  for (char *at = copy + 1; ok && *at; at++) {
    if (*at != '/') continue;
    *at = '\0';
    ok = mkdir(copy, 0777) == 0 || errno == EEXIST;
    *at = '/';
  }
  ok = ok && (mkdir(copy, 0777) == 0 || errno == EEXIST);
  struct stat info;
  ok = ok && stat(path, &info) == 0 && S_ISDIR(info.st_mode);
  free(copy);
  return ok;
}

void pl_remove_drafts(const char *folder) {
  assert(folder);
  DIR *dir = opendir(folder);
  if (!dir) return;
  for (struct dirent *entry; (entry = readdir(dir));) {
    if (strncmp(entry->d_name, DRAFT, sizeof DRAFT - 1) != 0) continue;
    char *path = pl_path_in(folder, entry->d_name);
    (void)unlink(path);
    free(path);
  }
  closedir(dir);
}
