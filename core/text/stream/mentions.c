#include "core/text/stream/mentions.h"

#include <assert.h>
#include <stdlib.h>

#include "core/text/common/lexer.h"

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

/* The first byte from `at` on that is no space, tab or line break; `end` if there is none. */
static const char *skip_blank(const char *at, const char *end) {
  while (at < end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n'))
    at++;
  return at;
}

/* The position after the parenthesis that closes the one at `at`, strings and comments skipped; `end` if none does. */
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

bool pl_marks_is_header(const pl_marks *m, pl_str name) {
  const char *at = skip_blank(name.data + name.len, m->end);
  if (at < m->end && *at == '(') at = skip_blank(skip_parentheses(at, m->end), m->end);
  return at < m->end && *at == ':';
}

/* The entry of a hash in the table, or the free slot where it belongs. */
static pl_mention *find(const pl_mentions *m, uint32_t hash) {
  size_t slot = hash & (m->size - 1);
  while (m->seen[slot].at && m->seen[slot].hash != hash)
    slot = (slot + 1) & (m->size - 1);
  return &m->seen[slot];
}

/* Replaces the table by one of `size` slots with the same entries. */
static void make_seen(pl_mentions *m, size_t size) {
  pl_mentions old = *m;
  m->size = size;
  m->seen = pl_xmalloc(m->size * sizeof *m->seen);
  memset(m->seen, 0, m->size * sizeof *m->seen);
  for (size_t i = 0; i < old.size; i++)
    if (old.seen[i].at) *find(m, old.seen[i].hash) = old.seen[i];
  free(old.seen);
}

/* So many slots for a byte of text hold the names of most texts: they need not be moved. */
enum { BYTES_OF_SLOT = 32, FEWEST = 1024 };

void pl_mentions_start(pl_mentions *m, const char *text, const char *end) {
  assert(text <= end);
  size_t size = FEWEST;
  while (size < (size_t)(end - text) / BYTES_OF_SLOT)
    size *= 2;
  *m = (pl_mentions){.text = text, .end = end};
  make_seen(m, size);
}

/* Moves the queued mentions into the table, where each replaces an earlier one of its name. They are queued so that the processor
 * prefetches their slots at the same time. */
static void take_queue(pl_mentions *m) {
  if ((m->num_names + m->num_queued) * 2 >= m->size) make_seen(m, m->size * 2);
  for (uint32_t i = 0; i < m->num_queued; i++) {
    pl_mention *known = find(m, m->queue[i].hash);
    m->num_names += known->at == 0;
    *known = m->queue[i];
  }
  m->num_queued = 0;
}

void pl_mentions_add(pl_mentions *m, uint64_t hash, const char *mark) {
  assert(mark >= m->text && mark < m->end);
  m->queue[m->num_queued++] = (pl_mention){(uint32_t)hash, (uint32_t)(mark - m->text) + 1};
  __builtin_prefetch(&m->seen[hash & (m->size - 1)], 1);
  if (m->num_queued == PL_MENTIONS_QUEUED) take_queue(m);
}

void pl_mentions_end(pl_mentions *m) {
  take_queue(m);
  const size_t size = ((size_t)(m->end - m->text) / 64 + 1) * sizeof *m->last;
  m->last = pl_xmalloc(size);
  memset(m->last, 0, size);
  for (size_t i = 0; i < m->size; i++) {
    const uint32_t at = m->seen[i].at;
    if (at) m->last[(at - 1) / 64] |= UINT64_C(1) << (at - 1) % 64;
  }
  free(m->seen);
  m->seen = NULL;
}

void pl_mentions_free(pl_mentions *m) {
  free(m->seen);
  free(m->last);
  *m = (pl_mentions){.seen = NULL};
}

bool pl_mentions_pass(pl_mentions *m, const char *at, pl_str *name) {
  const size_t end = (size_t)(at - m->text);
  while (m->next < end) {
    const uint64_t rest = m->last[m->next / 64] >> m->next % 64;
    m->next = rest ? m->next + (size_t)__builtin_ctzll(rest) : (m->next / 64 + 1) * 64;
    if (!rest || m->next >= end) continue;
    const char *first = m->text + ++m->next;
    *name = (pl_str){first, (size_t)(pl_lexer_name_end(first, m->end) - first)};
    return true;
  }
  return false;
}
