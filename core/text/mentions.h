/* mentions.h - which values a text still mentions, for who reads it bit by bit. Private to core/text.
 *
 * Names are told apart by their hashes: what is mentioned no more may seem to be, but not the other way round.
 */
#ifndef PL_CORE_TEXT_MENTIONS_H
#define PL_CORE_TEXT_MENTIONS_H

#include "core/base/str.h"

/* A walk over `%` and `^` outside of strings and comments. */
typedef struct pl_marks {
  const char *at, *end;
  const char *line_start;
  uint32_t line;
  size_t depth; /* of braces */
} pl_marks;

/* Goes to the next mark and gives it; '\0' at the end. Who has it goes on by moving `at` behind it. */
char pl_marks_next(pl_marks *marks);
/* The name behind the mark. */
pl_str pl_marks_name(const pl_marks *marks);
/* Whether the name behind `^` heads a block: a colon stands behind it and its arguments. */
bool pl_marks_is_header(const pl_marks *marks);

enum { PL_MENTIONS_QUEUED = 16 };

/* Where each name is mentioned for the last time. */
typedef struct pl_mentions {
  struct pl_mention *seen;                        /* by name, while they are counted: where it was mentioned last */
  size_t num_names, size;                         /* of `seen`, a power of two */
  uint32_t count;                                 /* of mentions */
  uint32_t num_queued, queue[PL_MENTIONS_QUEUED]; /* hashes that are not in `seen` yet */
  uint64_t *last;                                 /* by mention: a bit if the name is mentioned no more */
  pl_marks rest;                                  /* what is still to be passed, behind mention `next` */
  uint32_t next;
} pl_mentions;

static inline uint64_t pl_mentions_hash(pl_str name) { return pl_hash_bytes(name.data, name.len, 0); }
/* All mentions of a text of that length, in order; then its end. */
void pl_mentions_start(pl_mentions *m, size_t len);
void pl_mentions_add(pl_mentions *m, uint64_t hash);
void pl_mentions_end(pl_mentions *m, const char *text, size_t len);
void pl_mentions_free(pl_mentions *m);
/* The next name that is mentioned for the last time in front of `at`; false if there is none. */
bool pl_mentions_pass(pl_mentions *m, const char *at, pl_str *name);

#endif
