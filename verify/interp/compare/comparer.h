/* comparer.h - a comparison in progress: what the files of this folder share. */
#ifndef PL_VERIFY_INTERP_COMPARE_COMPARER_H
#define PL_VERIFY_INTERP_COMPARE_COMPARER_H

#include "verify/interp/compare/comparison.h"
#include "verify/interp/compare/record.h"
#include "verify/interp/inputs/draw.h"
#include "verify/interp/inputs/source_claims.h"

typedef struct pl_comparer {
  pl_arena *out; /* of the caller: texts */
  pl_run run;
  pl_machine source, lowered;
  const pl_op *source_func, *lowered_func;
  const pl_inputs *inputs;
  uint32_t num_calls;
  uint32_t known, known_from; /* as in pl_circumstances */
  pl_recorder recorder;
  bool undefined, hidden; /* how source and lowering differ: see pl_trace */
  pl_parting parting;
  pl_comparison result;
} pl_comparer;

/* A copy in the arena of the comparison's result. */
static inline const char *pl_keep_text(pl_comparer *c, const char *text) {
  return (const char *)pl_arena_copy(c->out, text, strlen(text) + 1);
}

/* The comparison ends with this. */
void pl_conclude(pl_comparer *c, pl_comparison_kind kind, const char *rule, const pl_op *source_op, const pl_op *lowered_op,
                 const char *format, ...) __attribute__((format(printf, 6, 7)));
/* It ends with a difference; or as SOURCE_UNDEFINED where the source could have done the same. */
void pl_differs(pl_comparer *c, const char *rule, const pl_op *source_op, const pl_op *lowered_op, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* Puts both machines at the entry of their functions, with the same inputs. False: concluded. */
bool pl_start_comparison(pl_comparer *c);
/* Both machines stand at calls that are alike: a callee does something to memory, and both get its results. False: concluded. */
bool pl_answer_call(pl_comparer *c);
/* known_calls.c: the source or the lowering makes a call that an optimiser may replace, where the other does something else:
 * concluded. */
bool pl_replaces_known_call(pl_comparer *c);
/* Whether the result of a call leads to memory without aliases. */
bool pl_gives_own_memory(const pl_comparer *c, const pl_op *call, const pl_callee_claims *callee);
/* Before memory is compared: objects of the source whose address is passed here, or was stored, have escaped. */
void pl_note_handed_out(pl_comparer *c);
/* Both machines stand at a call: the lowering's callee has a body that does not use that argument. */
bool pl_passes_unused(const pl_comparer *c, uint32_t index);
/* Both machines have stopped alike: each pure call of the lowering was made by the source, too. False:
 * concluded. */
bool pl_same_pure_calls(pl_comparer *c);

/* A callee writes the same bytes in source and lowering: [from, to) from where a pointer of the source points.
 * callee.c */
void pl_set_range(pl_comparer *c, const pl_scalar *pointer, int64_t from, int64_t to);

/* Both machines are at the entry: which of the arguments' objects callees can't access. noalias.c */
void pl_note_alone(pl_comparer *c);

#endif
