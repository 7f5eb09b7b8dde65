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
/* A hash of the number of parts and of their texts. */
uint64_t pl_case_hash(const pl_case *c);
/* A copy of the case that owns its texts. */
pl_case pl_case_copy(const pl_case *c);
/* Frees the texts of the case and sets it to a case without parts. */
void pl_case_free(pl_case *c);
/* Lexicographic order by bytes of the texts of two cases with equally many parts, part 0 before part 1: negative, 0 or
 * positive. Breaks the tie between two cases of equal size. */
int pl_case_compare(const pl_case *a, const pl_case *b);

/* Appends the case to `out` in a serialized form: a header with the number and the lengths of the parts, then their texts. */
void pl_case_write(const pl_case *c, pl_sink *out);
/* Parses what `pl_case_write` has written; *out gets copies of the texts, which pl_case_free frees. False, with *out
 * unchanged, if `data` has another form. */
bool pl_case_read(pl_str data, pl_case *out);

#endif
