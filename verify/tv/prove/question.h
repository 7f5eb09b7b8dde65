/* question.h - a search for counterexamples at work: a walk with unrolled loops, in which obligations are questions to the
 * solver. */
#ifndef PL_VERIFY_TV_PROVE_QUESTION_H
#define PL_VERIFY_TV_PROVE_QUESTION_H

#include "verify/tv/prove/path.h"
#include "verify/tv/report/proof.h"

typedef struct pl_tv pl_tv;

/* Walks source and lowering from the entry with loops unrolled, asks the solver for inputs under which an obligation fails, and
 * tries these. */
typedef struct pl_search {
  pl_arena *arena; /* of the proof */
  pl_proof *proof;
  /* An obligation that is not `true` by normal form: is there an input that breaks it? */
  void (*ask)(pl_tv *tv, pl_path *path, const pl_term *goal, const pl_term_vec *hypotheses);
  uint32_t unroll;    /* how many cut blocks a path may enter */
  uint32_t questions; /* to the solver so far */
  uint32_t tier;      /* how large sizes, strides and offsets may be */
  bool lengths;       /* of accesses, as those of copies, were asked for */
  bool found;
} pl_search;

#endif
