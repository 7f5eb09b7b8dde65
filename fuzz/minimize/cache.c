#define _XOPEN_SOURCE 700

#include "fuzz/minimize/cache.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/base/diag.h"
#include "fuzz/minimize/files.h"

typedef struct head {
  uint64_t checksum; /* of what follows */
  pl_name name;
  uint64_t nanoseconds;
  uint32_t status, len;
} head;

/* The checksum of a record: of its head without the checksum itself, and of its payload. */
static uint64_t checksum_of(const head *h, const char *payload) {
  uint64_t sum = pl_hash_bytes((const char *)h + sizeof h->checksum, sizeof *h - sizeof h->checksum, 11);
  return pl_hash_bytes(payload, h->len, sum);
}

/* The map key of a content: the first eight bytes of its name. */
static uint64_t key_of(const pl_name *name) {
  uint64_t key;
  memcpy(&key, name->bytes, sizeof key);
  return key;
}

/* Adds the record to those in memory, unless one with the same key is there: if two names share a key, the second one is never
 * found and its content is asked about every time. */
static void remember(pl_cache *c, const pl_name *name, pl_seen seen) {
  if (pl_map_get(&c->places, key_of(name), NULL)) return;
  pl_map_set(&c->places, key_of(name), c->records.len);
  struct pl_cache_record record = {*name, seen};
  pl_vec_push(&c->records, record);
}

/* Adds the records of the file's text up to the first that is incomplete or whose checksum is wrong; returns how many bytes they
 * take. */
static size_t read_records(pl_cache *c, pl_str text) {
  size_t at = 0;
  for (head h; text.len - at >= sizeof h; at += sizeof h + h.len) {
    memcpy(&h, text.data + at, sizeof h);
    const char *payload = text.data + at + sizeof h;
    if (text.len - at - sizeof h < h.len || checksum_of(&h, payload) != h.checksum) break;
    const char *copy = pl_arena_copy(c->arena, payload, h.len);
    remember(c, &h.name, (pl_seen){(pl_collect_status)h.status, h.nanoseconds, {copy, h.len}});
  }
  return at;
}

bool pl_cache_open(pl_cache *c, const char *folder, uint64_t key) {
  assert(folder);
  char name[64], error[256], *text = NULL;
  size_t len = 0, good = 0;
  *c = (pl_cache){.fd = -1, .arena = pl_arena_new()};
  (void)snprintf(name, sizeof name, "seen-%016" PRIx64, key);
  char *path = pl_path_in(folder, name);
  if (pl_read_file(path, &text, &len, error)) good = read_records(c, (pl_str){text, len});
  free(text);
  c->fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  free(path);
  return c->fd >= 0 && ftruncate(c->fd, (off_t)good) == 0 && lseek(c->fd, 0, SEEK_END) >= 0;
}

void pl_cache_close(pl_cache *c) {
  if (!c->arena) return; /* it was never opened */
  (void)pl_cache_flush(c);
  if (c->fd >= 0) close(c->fd);
  pl_arena_free(c->arena);
  pl_map_free(&c->places);
  pl_vec_free(&c->records);
  (void)pl_sink_close(&c->unwritten);
}

const pl_seen *pl_cache_find(const pl_cache *c, const pl_name *name) {
  assert(c->arena);
  uint64_t place;
  if (!pl_map_get(&c->places, key_of(name), &place)) return NULL;
  const struct pl_cache_record *record = &c->records.data[place];
  return pl_name_compare(&record->name, name) == 0 ? &record->seen : NULL;
}

pl_seen pl_cache_add(pl_cache *c, const pl_name *name, const pl_observation *seen) {
  assert(c->arena && c->fd >= 0);
  head h = {0, *name, seen->nanoseconds, seen->status, (uint32_t)seen->payload.len};
  h.checksum = checksum_of(&h, seen->payload.data);
  pl_sink_write(&c->unwritten, (const char *)&h, sizeof h);
  pl_sink_str(&c->unwritten, seen->payload);
  const char *copy = pl_arena_copy(c->arena, seen->payload.data, seen->payload.len);
  const pl_seen kept = {seen->status, seen->nanoseconds, {copy, seen->payload.len}};
  remember(c, name, kept);
  return kept;
}

bool pl_cache_flush(pl_cache *c) {
  assert(c->fd >= 0 || c->unwritten.len == 0);
  for (size_t done = 0; done < c->unwritten.len;) {
    ssize_t n = write(c->fd, c->unwritten.data + done, c->unwritten.len - done);
    if (n > 0) done += (size_t)n;
    if (n >= 0 || errno == EINTR) continue;
    memmove(c->unwritten.data, c->unwritten.data + done, c->unwritten.len - done);
    c->unwritten.len -= done; /* a later attempt goes on after what the file has */
    return false;
  }
  c->unwritten.len = 0;
  return true;
}
