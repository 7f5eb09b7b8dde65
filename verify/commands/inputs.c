#include "verify/commands/inputs.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

typedef PL_VEC(char *) names;

/* A copy of the text from malloc. */
static char *copy_text(const char *text) {
  size_t size = strlen(text) + 1;
  return memcpy(pl_xmalloc(size), text, size);
}

/* The path of the entry `name` in a folder, from malloc. */
static char *join(const char *folder, const char *name) {
  pl_sink path = {0};
  size_t len = strlen(folder);
  pl_sink_printf(&path, len > 0 && folder[len - 1] == '/' ? "%s%s" : "%s/%s", folder, name);
  pl_sink_text(&path);
  return path.data;
}

/* Whether the text ends with `end`. */
static bool ends_with(const char *text, const char *end) {
  size_t n = strlen(text), m = strlen(end);
  return n >= m && strcmp(text + n - m, end) == 0;
}

/* Appends an input with that path, which it takes over, and a copy of the error (NULL: none). */
static void add(pl_inputs_list *out, char *path, const char *error) {
  pl_vec_push(out, ((pl_input){path, error ? copy_text(error) : NULL}));
}

/* Appends the paths of a folder's subfolders, but not of links to folders, to `folders` and those of its .mlir files to
 * `files`; false, with errno, if the folder can't be read. */
static bool list_folder(const char *folder, names *files, names *folders) {
  DIR *dir = opendir(folder);
  if (!dir) return false;
  for (struct dirent *entry; (errno = 0, entry = readdir(dir)) != NULL;) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    char *path = join(folder, entry->d_name);
    struct stat link, target;
    bool known = lstat(path, &link) == 0;
    if (known && S_ISDIR(link.st_mode))
      pl_vec_push(folders, path);
    else if (known && ends_with(path, ".mlir") && (stat(path, &target) != 0 || !S_ISDIR(target.st_mode)))
      pl_vec_push(files, path);
    else
      free(path);
  }
  const int error = errno;
  closedir(dir);
  errno = error;
  return error == 0;
}

/* The order of two pl_input by their paths, for qsort. */
static int by_path(const void *a, const void *b) { return strcmp(((const pl_input *)a)->path, ((const pl_input *)b)->path); }

/* Appends all .mlir files below a folder and, with an error, the folders that can't be read, sorted by path; the folder
 * itself, with an error, if there is neither. */
static void expand_folder(const char *root, pl_inputs_list *out) {
  names files = {0}, folders = {0};
  size_t first = out->len;
  pl_vec_push(&folders, copy_text(root));
  while (folders.len > 0) {
    char *folder = pl_vec_pop(&folders);
    if (list_folder(folder, &files, &folders))
      free(folder);
    else
      add(out, folder, strerror(errno));
  }
  for (size_t i = 0; i < files.len; ++i)
    add(out, files.data[i], NULL);
  if (out->len == first) add(out, copy_text(root), "the folder holds no .mlir file");
  qsort(out->data + first, out->len - first, sizeof *out->data, by_path);
  pl_vec_free(&files);
  pl_vec_free(&folders);
}

void pl_inputs_expand(const char *const *paths, size_t count, pl_inputs_list *out) {
  assert(paths || count == 0);
  for (size_t i = 0; i < count; ++i) {
    struct stat info;
    bool file = strcmp(paths[i], "-") == 0;
    bool there = !file && stat(paths[i], &info) == 0;
    if (there && S_ISDIR(info.st_mode))
      expand_folder(paths[i], out);
    else
      add(out, copy_text(paths[i]), there || file ? NULL : strerror(errno));
  }
}

void pl_inputs_free(pl_inputs_list *inputs) {
  for (size_t i = 0; i < inputs->len; ++i) {
    free(inputs->data[i].path);
    free(inputs->data[i].error);
  }
  pl_vec_free(inputs);
}

const char *pl_input_name(const char *path) {
  assert(path);
  return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

/* A message if the text is MLIR bytecode or LLVM bitcode instead of text; otherwise NULL. */
static const char *foreign_format(const char *text, size_t len) {
  if (len >= 4 && memcmp(text, "ML\xefR", 4) == 0) return "this is MLIR bytecode; print it as text first";
  if (len >= 4 && memcmp(text, "BC\xc0\xde", 4) == 0) return "this is LLVM bitcode; print it as text first: llvm-dis";
  return NULL;
}

/* Reads the file descriptor to its end into `text`; false, with a message in `error`, if that fails or it has more than
 * PL_MAX_TEXT bytes. */
static bool read_all(int fd, pl_sink *text, char error[256]) {
  char buffer[65536];
  for (;;) {
    ssize_t n = read(fd, buffer, sizeof buffer);
    if (n == 0) return true;
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      (void)snprintf(error, 256, "%s", strerror(errno));
      return false;
    }
    pl_sink_write(text, buffer, (size_t)n);
    if (text->len > PL_MAX_TEXT) {
      (void)snprintf(error, 256, "the file has more than %d MiB, which is the most that is read", PL_MAX_TEXT >> 20);
      return false;
    }
  }
}

bool pl_input_read(const char *path, char **text, size_t *len, char error[256]) {
  assert(path && text && len && error);
  bool standard = strcmp(path, "-") == 0;
  int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) {
    (void)snprintf(error, 256, "%s", strerror(errno));
    return false;
  }
  pl_sink all = {0};
  bool good = read_all(fd, &all, error);
  if (!standard) close(fd);
  pl_sink_text(&all); /* a NUL after the end */
  const char *foreign = good ? foreign_format(all.data, all.len) : NULL;
  if (foreign) (void)snprintf(error, 256, "%s", foreign);
  if (!good || foreign) {
    pl_sink_close(&all);
    return false;
  }
  *text = all.data;
  *len = all.len;
  return true;
}

/* The index at which the line after a `// -----` marker starts, the text's length if there is none; 0 if anything but white
 * space stands between `after`, the marker's end, and the end of its line. */
static size_t marker_line_end(pl_str text, size_t after) {
  while (after < text.len && strchr(" \t\r", text.data[after]))
    ++after;
  if (after == text.len) return after;
  return text.data[after] == '\n' ? after + 1 : 0;
}

void pl_input_split(const char *name, pl_str text, bool split, pl_parts *out) {
  assert(name && (text.data || text.len == 0));
  static const char marker[] = "// -----";
  const size_t length = sizeof marker - 1;
  pl_source part = {name, text, 1};
  uint32_t line = 1;
  size_t start = 0;
  for (size_t i = 0; split && i < text.len; ++i) {
    if (text.data[i] == '\n') ++line;
    if (text.len - i < length || memcmp(text.data + i, marker, length) != 0) continue;
    size_t end = marker_line_end(text, i + length);
    if (end == 0) continue;
    part.text = (pl_str){text.data + start, i - start};
    pl_vec_push(out, part);
    part.first_line = ++line;
    start = end;
    i = end - 1;
  }
  part.text = (pl_str){text.data + start, text.len - start};
  pl_vec_push(out, part);
}
