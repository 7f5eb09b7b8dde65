#include "core/text/mentions.h"

#include <stdlib.h>

#include "core/text/lexer.h"

/* Bytes that a walk looks at. */
static const bool special[256] = {
    ['%'] = true, ['^'] = true, ['"'] = true, ['/'] = true, ['{'] = true, ['}'] = true, ['\n'] = true};

char pl_marks_next(pl_marks *m) {
  for (const char *at = m->at;; m->at = at) {
    while (at < m->end && !special[(unsigned char)*at])
      at++;
    m->at = at;
    if (at == m->end) return '\0';
    char c = *at++;
    if (c == '%' || c == '^') return c;
    if (c == '"' || c == '/') at = pl_lexer_skip_quoted(m->at, m->end);
    m->depth += c == '{';
    m->depth -= c == '}';
    if (c != '\n') continue;
    m->line++;
    m->line_start = at;
  }
}

pl_str pl_marks_name(const pl_marks *m) {
  const char *name = m->at + 1;
  return (pl_str){name, (size_t)(pl_lexer_name_end(name, m->end) - name)};
}

static const char *skip_blank(const char *at, const char *end) {
  while (at < end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n'))
    at++;
  return at;
}

/* From an open parenthesis to behind the one that closes it, or the end. */
static const char *skip_parentheses(const char *at, const char *end) {
  size_t depth = 0;
  while (at < end) {
    if (*at == '"' || *at == '/') {
      at = pl_lexer_skip_quoted(at, end);
      continue;
    }
    depth += *at == '(';
    if (*at++ == ')' && --depth == 0) return at;
  }
  return end;
}

bool pl_marks_is_header(const pl_marks *m) {
  pl_str name = pl_marks_name(m);
  const char *at = skip_blank(name.data + name.len, m->end);
  if (at < m->end && *at == '(') at = skip_blank(skip_parentheses(at, m->end), m->end);
  return at < m->end && *at == ':';
}

struct pl_mention {
  uint32_t hash;
  uint32_t number; /* of its last mention + 1; 0: a free slot */
};

static struct pl_mention *find(const pl_mentions *m, uint32_t hash) {
  size_t slot = hash & (m->size - 1);
  while (m->seen[slot].number && m->seen[slot].hash != hash)
    slot = (slot + 1) & (m->size - 1);
  return &m->seen[slot];
}

static void make_seen(pl_mentions *m, size_t size) {
  pl_mentions old = *m;
  m->size = size;
  m->seen = pl_xmalloc(m->size * sizeof *m->seen);
  memset(m->seen, 0, m->size * sizeof *m->seen);
  for (size_t i = 0; i < old.size; i++)
    if (old.seen[i].number) *find(m, old.seen[i].hash) = old.seen[i];
  free(old.seen);
}

/* So many slots for a byte of text hold the names of most texts: they need not be moved. */
enum { BYTES_OF_SLOT = 32, FEWEST = 1024 };

void pl_mentions_start(pl_mentions *m, size_t len) {
  size_t size = FEWEST;
  while (size < len / BYTES_OF_SLOT)
    size *= 2;
  *m = (pl_mentions){.seen = NULL};
  make_seen(m, size);
}

/* Names that are far from each other in memory are looked at together: the processor fetches them at the same time. */
static void take_queue(pl_mentions *m) {
  if ((m->num_names + m->num_queued) * 2 >= m->size) make_seen(m, m->size * 2);
  for (uint32_t i = 0; i < m->num_queued; i++) {
    struct pl_mention *known = find(m, m->queue[i]);
    m->num_names += known->number == 0;
    *known = (struct pl_mention){m->queue[i], ++m->count};
  }
  m->num_queued = 0;
}

void pl_mentions_add(pl_mentions *m, uint64_t hash) {
  m->queue[m->num_queued++] = (uint32_t)hash;
  __builtin_prefetch(&m->seen[hash & (m->size - 1)], 1);
  if (m->num_queued == PL_MENTIONS_QUEUED) take_queue(m);
}

void pl_mentions_end(pl_mentions *m, const char *text, size_t len) {
  take_queue(m);
  size_t size = (m->count / 64 + 1) * sizeof *m->last;
  m->last = pl_xmalloc(size);
  memset(m->last, 0, size);
  for (size_t i = 0; i < m->size; i++) {
    uint32_t number = m->seen[i].number;
    if (number) m->last[(number - 1) / 64] |= UINT64_C(1) << (number - 1) % 64;
  }
  free(m->seen);
  m->seen = NULL;
  m->rest = (pl_marks){.at = text, .end = text + len};
}

void pl_mentions_free(pl_mentions *m) {
  free(m->seen);
  free(m->last);
  *m = (pl_mentions){.seen = NULL};
}

bool pl_mentions_pass(pl_mentions *m, const char *at, pl_str *name) {
  m->rest.end = at;
  for (char mark; (mark = pl_marks_next(&m->rest)) != '\0';) {
    *name = pl_marks_name(&m->rest);
    m->rest.at++;
    if (mark != '%') continue;
    uint32_t number = m->next++;
    if (m->last[number / 64] >> number % 64 & 1) return true;
  }
  return false;
}
