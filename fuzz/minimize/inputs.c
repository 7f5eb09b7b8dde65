#define _XOPEN_SOURCE 700

#include "fuzz/minimize/inputs.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "core/base/diag.h"

enum { DEEPEST = 16 };

bool pl_is_folder(const char *path) {
  assert(path);
  struct stat info;
  return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

/* Whether the path is a regular file, links followed. */
static bool is_file(const char *path) {
  struct stat info;
  return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

/* The path FOLDER/NAME; the caller frees it. */
static char *joined(const char *folder, const char *name) {
  pl_sink path = {0};
  pl_sink_printf(&path, "%s/%s", folder, name);
  char *text = strdup(pl_sink_text(&path));
  (void)pl_sink_close(&path);
  return text;
}

/* Order for qsort of strings: as strcmp. */
static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

bool pl_folder_names(const char *path, pl_file_names *names, uint32_t *hidden) {
  assert(path && names);
  DIR *folder = opendir(path);
  uint32_t dots = 0;
  if (!folder) return false;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] != '.')
      pl_vec_push(names, strdup(entry->d_name));
    else
      dots += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
  }
  closedir(folder);
  if (hidden) *hidden += dots;
  if (names->len) qsort(names->data, names->len, sizeof *names->data, by_text);
  return true;
}

void pl_file_names_free(pl_file_names *names) {
  for (size_t i = 0; i < names->len; i++)
    free(names->data[i]);
  pl_vec_free(names);
}

/* Writes the path and the text of errno to `error`; returns false. */
static bool fail(char error[256], const char *path) {
  (void)snprintf(error, 256, "%.200s: %s", path, strerror(errno));
  return false;
}

/* Adds the file, as found under argument `in`, with its size and the hash of its content; false, with a message in `error`, if it
 * can't be read. */
static bool add_file(pl_corpus_inputs *inputs, const char *path, uint32_t in, char error[256]) {
  char *data = NULL, why[256];
  size_t size = 0;
  if (!pl_read_file(path, &data, &size, why)) {
    (void)snprintf(error, 256, "%.150s: %.100s", path, why);
    return false;
  }
  pl_vec_push(&inputs->all, ((pl_corpus_input){strdup(path), in, size, pl_name_of(data, size)}));
  free(data);
  return true;
}

typedef enum folder_kind { ANY_FOLDER, AFL_FOLDER, AFL_INPUTS } folder_kind;

/* Whether the name is that of a folder in which AFL++ stores inputs: queue, crashes... or hangs... */
static bool is_afl_inputs(const char *name) {
  return strcmp(name, "queue") == 0 || strncmp(name, "crashes", 7) == 0 || strncmp(name, "hangs", 5) == 0;
}

/* Whether the folder is one that AFL++ writes: with a folder queue or a file fuzzer_stats in it. */
static bool is_afl_folder(const char *path) {
  char *queue = joined(path, "queue"), *stats = joined(path, "fuzzer_stats");
  bool afl = pl_is_folder(queue) || is_file(stats);
  free(queue);
  free(stats);
  return afl;
}

/* AFL_FOLDER for an output folder of AFL++, AFL_INPUTS for a folder of inputs directly inside of one, ANY_FOLDER for any
 * other. */
static folder_kind kind_of(const char *path) {
  char *real = realpath(path, NULL), *name = real ? strrchr(real, '/') : NULL;
  folder_kind kind = is_afl_folder(path) ? AFL_FOLDER : ANY_FOLDER;
  if (kind == ANY_FOLDER && name && is_afl_inputs(name + 1)) { /* one of AFL++'s by itself */
    *name = '\0';
    if (is_afl_folder(real)) kind = AFL_INPUTS;
  }
  free(real);
  return kind;
}

/* Whether the entry of a folder of that kind is to be read, as it may be or contain an input; `folder`: it is a folder itself. */
static bool is_wanted(folder_kind kind, const char *name, bool folder) {
  switch (kind) {
  case ANY_FOLDER: return true;
  case AFL_FOLDER: return folder && is_afl_inputs(name);
  case AFL_INPUTS: return !folder && strncmp(name, "id", 2) == 0 && (name[2] == ':' || name[2] == '_');
  }
  return false;
}

/* The folders that are being read. */
typedef struct trail {
  const struct trail *around;
  struct stat info;
  uint32_t depth;
} trail;

/* Whether the path is one of the folders that are being read. */
static bool is_on(const trail *t, const char *path) {
  struct stat info;
  if (stat(path, &info) != 0) return false;
  while (t && (t->info.st_dev != info.st_dev || t->info.st_ino != info.st_ino))
    t = t->around;
  return t != NULL;
}

/* Whether the path is there and one of `inputs->own` (the run's own paths; may be NULL), by device and inode. */
static bool is_own(const pl_corpus_inputs *inputs, const char *path) {
  struct stat info, own;
  if (!inputs->own || stat(path, &info) != 0) return false;
  for (const char *const *p = inputs->own; *p; p++)
    if (stat(*p, &own) == 0 && own.st_dev == info.st_dev && own.st_ino == info.st_ino) return true;
  return false;
}

/* Adds the files of a folder and of those below it, as far as they are taken for inputs; false, with a message in `error`, if one
 * can't be read or folders are nested too deeply. */
static bool add_folder(pl_corpus_inputs *inputs, const char *path, uint32_t in, folder_kind kind, const trail *around,
                       char error[256]) {
  pl_file_names names = {0};
  trail here = {.around = around, .depth = around ? around->depth + 1 : 0};
  bool ok = (stat(path, &here.info) == 0 && pl_folder_names(path, &names, kind == ANY_FOLDER ? &inputs->passed_over : NULL)) ||
            fail(error, path);
  for (size_t i = 0; ok && i < names.len; i++) {
    char *inner = joined(path, names.data[i]);
    bool folder = pl_is_folder(inner);
    if (!is_wanted(kind, names.data[i], folder)) {
      free(inner);
      continue;
    }
    if ((folder ? is_on(&here, inner) : !is_file(inner)) || is_own(inputs, inner)) {
      inputs->passed_over++;
    } else if (folder && here.depth == DEEPEST) {
      (void)snprintf(error, 256, "%.200s: folders are too deep", inner);
      ok = false;
    } else if (folder) {
      ok = add_folder(inputs, inner, in, kind == AFL_FOLDER ? AFL_INPUTS : kind_of(inner), &here, error);
    } else {
      ok = add_file(inputs, inner, in, error);
    }
    free(inner);
  }
  pl_file_names_free(&names);
  return ok;
}

bool pl_corpus_add(pl_corpus_inputs *inputs, const char *path, uint32_t in, char error[256]) {
  assert(path && error);
  return pl_is_folder(path) ? add_folder(inputs, path, in, kind_of(path), NULL, error) : add_file(inputs, path, in, error);
}

/* Order for qsort: by the content's name, then by the order in which the paths were given, then by path. */
static int by_content(const void *a, const void *b) {
  const pl_corpus_input *x = a, *y = b;
  int order = pl_name_compare(&x->name, &y->name);
  if (!order) order = x->in < y->in ? -1 : x->in > y->in;
  return order ? order : strcmp(x->path, y->path);
}

void pl_corpus_sort(pl_corpus_inputs *inputs) {
  size_t left = 0;
  if (inputs->all.len) qsort(inputs->all.data, inputs->all.len, sizeof *inputs->all.data, by_content);
  for (size_t i = 0; i < inputs->all.len; i++) {
    pl_corpus_input *input = &inputs->all.data[i];
    if (left && pl_name_compare(&inputs->all.data[left - 1].name, &input->name) == 0) {
      free(input->path);
      inputs->duplicates++;
    } else {
      inputs->all.data[left++] = *input;
    }
  }
  inputs->all.len = left;
}

void pl_corpus_free(pl_corpus_inputs *inputs) {
  for (size_t i = 0; i < inputs->all.len; i++)
    free(inputs->all.data[i].path);
  pl_vec_free(&inputs->all);
}
