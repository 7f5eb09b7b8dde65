/* case.h - what is reduced: one text, or a source and its lowering. */
#ifndef PL_FUZZ_REDUCE_CASE_H
#define PL_FUZZ_REDUCE_CASE_H

#include "core/base/sink.h"

typedef struct pl_case {
  pl_sink text[2]; /* owned by the case */
  uint32_t parts;  /* 1 or 2 */
} pl_case;

/* Where something is seen in a case: lines of its parts, from 1; 0: unknown. */
typedef struct pl_place {
  uint32_t line[2];
} pl_place;

/* The text of part 0 or 1; a view, valid as long as the case. */
static inline pl_str pl_case_part(const pl_case *c, uint32_t part) { return (pl_str){c->text[part].data, c->text[part].len}; }
/* A hash of the texts of all parts. */
uint64_t pl_case_hash(const pl_case *c);
/* A copy with texts of its own. */
pl_case pl_case_copy(const pl_case *c);
/* Frees the texts; it has no parts then. */
void pl_case_free(pl_case *c);
/* The order of the texts themselves, for what is equally large. */
int pl_case_compare(const pl_case *a, const pl_case *b);

/* Appends the case as one text of both parts, as it goes through a pipe and is kept beside the output. */
void pl_case_write(const pl_case *c, pl_sink *out);
/* Reads what `pl_case_write` has written; the texts are copied. False if `data` is no such file. */
bool pl_case_read(pl_str data, pl_case *out);

#endif
