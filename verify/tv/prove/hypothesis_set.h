/* hypothesis_set.h - the hypotheses of a path at a stretch, and what is made of them once for all goals that are shown there. */
#ifndef PL_VERIFY_TV_PROVE_HYPOTHESIS_SET_H
#define PL_VERIFY_TV_PROVE_HYPOTHESIS_SET_H

#include "core/base/map.h"
#include "verify/tv/prove/path.h"
#include "verify/tv/report/verdict.h"

typedef struct pl_tv pl_tv;

/* That a symbol, or what is read from memory, is the value of a term that mentions neither it nor a
 * pointer. */
typedef struct pl_definition {
  const pl_term *name, *meaning;
} pl_definition;

typedef PL_VEC(pl_definition) pl_definition_vec;

typedef struct pl_hypotheses {
  uint64_t serial; /* of the source's state */
  uint32_t stretch;
  size_t source_conditions, path_conditions; /* how many were collected: more come as the path goes on */
  pl_term_vec list;                          /* conjunctions part by part, each once */
  pl_map members;
  bool contradictory;                                 /* `false` is one */
  size_t equated, named, renamed, searched, unfolded; /* of how many hypotheses the following are made */
  pl_map equations;
  pl_map names, renamed_members;
  pl_definition_vec definitions;
  pl_map unfolded_members;
  pl_map shown; /* goals that were proved -> what the proof assumes << 8 | pl_discharge */
} pl_hypotheses;

/* The hypotheses of the path that may be used at the stretch (events separate stretches): conditions of the branches taken, and
 * what the source's execution implies; with what was made of them for earlier goals. The caller gives them back. */
pl_hypotheses pl_tv_take_hypotheses(pl_tv *tv, const pl_path *path, uint32_t stretch);
/* Keeps the hypotheses for the next pl_tv_take_hypotheses. The caller may have added none. */
void pl_tv_give_hypotheses(pl_tv *tv, pl_hypotheses *hyps);
/* A copy of the hypotheses alone, to which others can be added; to be freed. */
pl_hypotheses pl_hypotheses_copy(const pl_hypotheses *hyps);
/* Adds a BOOL term that holds. */
void pl_hypotheses_add(pl_hypotheses *hyps, const pl_term *holds);
void pl_hypotheses_free(pl_hypotheses *hyps);

/* Whether the goal was proved from these hypotheses, or from fewer, and the accesses before it; then sets *how, and adds what the
 * proof assumes to *assumptions. */
bool pl_hypotheses_have_shown(const pl_hypotheses *hyps, const pl_term *goal, pl_discharge *how, uint32_t *assumptions);
/* Notes that the goal was proved. */
void pl_hypotheses_note_shown(pl_hypotheses *hyps, const pl_term *goal, pl_discharge how, uint32_t assumptions);
/* Whether the goal is a hypothesis, or `false` is one. */
bool pl_hypotheses_have(const pl_hypotheses *hyps, const pl_term *goal);
/* What the hypotheses say that terms are, for rewriting. */
const pl_map *pl_hypotheses_equations(pl_tv *tv, pl_hypotheses *hyps);
/* If the hypothesis equates two numbers, symbols or loads, maps the younger to the older one in `out`. Pointers are left out:
 * equal addresses do not make one a pointer to the other's object. */
void pl_tv_equate_atoms(const pl_tv *tv, const pl_term *holds, pl_map *out);
/* Whether the goal becomes true, or equal to a hypothesis, once symbols and loads that the hypotheses equate are replaced by one
 * of them. False if that leaves it as it is and it is not true. */
bool pl_tv_is_renamed_hypothesis(pl_tv *tv, pl_hypotheses *hyps, const pl_term *goal);
/* Whether the goal becomes true, or equal to a hypothesis, once the definitions of the hypotheses are put in. False if that
 * leaves it as it is and it is not true. *unfolded: the goal after that. */
bool pl_tv_is_true_by_definition(pl_tv *tv, pl_hypotheses *hyps, const pl_term *goal, const pl_term **unfolded);

#endif
