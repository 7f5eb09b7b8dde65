#define _XOPEN_SOURCE 700 /* realpath */

#include "fuzz/reduce/journal.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/base/diag.h"

enum { LINE = 17 }; /* sixteen digits and a newline */

static const char log_suffix[] = ".reduce-log", best_suffix[] = ".reduce-best", draft_suffix[] = ".draft";

/* The concatenation of two strings; the caller frees it. */
static char *joined(const char *a, const char *b) {
  size_t n = strlen(a), m = strlen(b);
  char *text = pl_xmalloc(n + m + 1);
  memcpy(text, a, n);
  memcpy(text + n, b, m + 1);
  return text;
}

/* Writes all of the text to a descriptor, also over interruptions. False on an error. */
static bool write_all(int fd, pl_str text) {
  while (text.len) {
    ssize_t n = write(fd, text.data, text.len);
    if (n < 0 && errno != EINTR) return false;
    if (n > 0) text = (pl_str){text.data + n, text.len - (size_t)n};
  }
  return true;
}

bool pl_replace_file(const char *path, pl_str text) {
  assert(path && (text.data || text.len == 0));
  char *target = realpath(path, NULL), *draft = joined(target ? target : path, draft_suffix);
  int fd = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  bool ok = fd >= 0 && write_all(fd, text);
  if (fd >= 0) ok = close(fd) == 0 && ok;
  ok = ok && rename(draft, target ? target : path) == 0;
  if (!ok) (void)unlink(draft);
  free(draft);
  free(target);
  return ok;
}

/* Parses 16 lowercase hexadecimal digits into *out. False if they are no such digits or no newline follows. */
static bool read_hash(const char *text, uint64_t *out) {
  uint64_t value = 0;
  for (int i = 0; i < LINE - 1; i++) {
    char c = text[i];
    if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) return false;
    value = value << 4 | (uint64_t)(c <= '9' ? c - '0' : c - 'a' + 10);
  }
  *out = value;
  return text[LINE - 1] == '\n';
}

char *pl_journal_side_file(const char *out, uint32_t n) {
  assert(out);
  static const char *const suffixes[] = {log_suffix, best_suffix, draft_suffix};
  return n < sizeof suffixes / sizeof *suffixes ? joined(out, suffixes[n]) : NULL;
}

bool pl_journal_is_foreign(const char *path) {
  assert(path);
  char line[LINE] = "0000000000000000\n"; /* what is missing of a line that was cut off */
  uint64_t key;
  size_t n = strlen(path), m = strlen(draft_suffix);
  FILE *file = n > m && strcmp(path + n - m, draft_suffix) == 0 ? NULL : fopen(path, "rbe"); /* a draft may hold anything */
  if (!file) return false;
  (void)fread(line, 1, LINE, file);
  fclose(file);
  return !read_hash(line, &key);
}

/* Adds the hashes of the log file to the set of uninteresting cases if the file begins with this reduction's key. Returns the
 * length in bytes of its valid lines, key included; 0 if there are none. */
static size_t read_log(pl_journal *j) {
  char *text = NULL, error[256];
  size_t len = 0, at = 0;
  uint64_t hash;
  if (!pl_read_file(j->log_path, &text, &len, error)) return 0;
  if (len >= LINE && read_hash(text, &hash) && hash == j->key)
    for (at = LINE; len - at >= LINE && read_hash(text + at, &hash); at += LINE)
      pl_map_set(&j->boring, hash, 1);
  free(text);
  return at;
}

/* Reads the smallest case kept by an earlier start into *best, which has no parts before; it stays so if there is none of this
 * reduction's key. */
static void read_best(const pl_journal *j, pl_case *best) {
  char *text = NULL, error[256];
  size_t len = 0;
  uint64_t key;
  if (!pl_read_file(j->best_path, &text, &len, error)) return;
  if (len >= LINE && read_hash(text, &key) && key == j->key && !pl_case_read((pl_str){text + LINE, len - LINE}, best))
    *best = (pl_case){0};
  free(text);
}

/* Writes a hash to a descriptor as a line of 16 hexadecimal digits. False on an error. */
static bool write_hash(int fd, uint64_t hash) {
  char line[LINE + 1];
  (void)snprintf(line, sizeof line, "%016" PRIx64 "\n", hash);
  return write_all(fd, (pl_str){line, LINE});
}

bool pl_journal_open(pl_journal *j, const char *out, uint64_t key, pl_case *best, char error[256]) {
  assert(best && error);
  *j = (pl_journal){.log = -1, .key = key};
  *best = (pl_case){0};
  if (!out) return true;
  j->log_path = joined(out, log_suffix);
  j->best_path = joined(out, best_suffix);
  size_t good = read_log(j);
  if (good) read_best(j, best);
  j->log = open(j->log_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  bool ok = j->log >= 0 && ftruncate(j->log, (off_t)good) == 0;
  if (ok && !good) ok = write_hash(j->log, key);
  if (!ok) (void)snprintf(error, 256, "%s: %s", j->log_path, strerror(errno));
  return ok;
}

void pl_journal_add_boring(pl_journal *j, uint64_t hash) {
  if (pl_map_get(&j->boring, hash, NULL)) return;
  pl_map_set(&j->boring, hash, 1);
  if (j->log >= 0) (void)write_hash(j->log, hash); /* a lost line costs time only */
}

bool pl_journal_set_best(pl_journal *j, const pl_case *best) {
  assert(best->parts == 1 || best->parts == 2);
  if (!j->best_path) return true;
  pl_sink text = {0};
  pl_sink_printf(&text, "%016" PRIx64 "\n", j->key);
  pl_case_write(best, &text);
  bool ok = pl_replace_file(j->best_path, (pl_str){text.data, text.len});
  (void)pl_sink_close(&text);
  return ok;
}

void pl_journal_close(pl_journal *j, bool done) {
  if (j->log >= 0) close(j->log);
  if (done && j->log_path) {
    (void)unlink(j->best_path);
    (void)unlink(j->log_path);
  }
  free(j->log_path);
  free(j->best_path);
  pl_map_free(&j->boring);
}
