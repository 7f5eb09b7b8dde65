/* mentions.h - which values a text still mentions, for who reads it bit by bit. Private to core/text.
 *
 * Names are distinguished by their hashes: what is mentioned no more may seem to be, but not vice versa.
 */
#ifndef PL_CORE_TEXT_STREAM_MENTIONS_H
#define PL_CORE_TEXT_STREAM_MENTIONS_H

#include "core/base/str.h"

/* A walk over `%` and `^` outside of strings and comments. */
typedef struct pl_marks {
  const char *at, *end;
  const char *line_start;
  uint32_t line;
  size_t depth; /* of braces */
} pl_marks;

/* Moves to the next `%` or `^` outside of strings and comments and returns it; '\0' at the end. The caller moves `at` past the
 * mark before the next call. */
char pl_marks_next(pl_marks *marks);
/* The name after the mark at the current position. */
pl_str pl_marks_name(const pl_marks *marks);
/* Whether that name, after `^`, begins a block's header: a colon follows it and its arguments. */
bool pl_marks_is_header(const pl_marks *marks, pl_str name);

enum { PL_MENTIONS_QUEUED = 16 };

/* By the hash of a name: how far from the start of the text the mark of its last mention stands, + 1; 0: nobody has this hash. */
typedef struct pl_mention {
  uint32_t hash, at;
} pl_mention;

/* Where each name is mentioned for the last time. Texts have less than 4 GB. */
typedef struct pl_mentions {
  pl_mention *seen;       /* while they are gathered, by hash; `at` of 0: a free slot */
  size_t num_names, size; /* of `seen`, a power of two */
  uint32_t num_queued;
  pl_mention queue[PL_MENTIONS_QUEUED]; /* not in `seen` yet */
  const char *text, *end;
  uint64_t *last; /* a bit for each byte of the text: the mark of a last mention */
  size_t next;    /* the first byte that is still to be passed */
} pl_mentions;

/* The hash by which a name is recorded. */
static inline uint64_t pl_mentions_hash(pl_str name) { return pl_hash_bytes(name.data, name.len, 0); }
/* Begins a table of the mentions in a text. All of them have to be added in order, then pl_mentions_end called. */
void pl_mentions_start(pl_mentions *m, const char *text, const char *end);
/* Adds a mention by the hash of its name and its place in the text. */
void pl_mentions_add(pl_mentions *m, uint64_t hash, const char *mark);
/* Ends the table after the last mention is added: pl_mentions_pass can be called from now on, pl_mentions_add no more. */
void pl_mentions_end(pl_mentions *m);
/* Frees the tables. */
void pl_mentions_free(pl_mentions *m);
/* Gives the next name whose last mention in the text is before `at`; false if there is none. Each is given once, in the order
 * of the text. */
bool pl_mentions_pass(pl_mentions *m, const char *at, pl_str *name);

#endif
