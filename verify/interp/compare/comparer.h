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

/* A copy of the text in the arena of the comparison's result. */
static inline const char *pl_keep_text(pl_comparer *c, const char *text) {
  return (const char *)pl_arena_copy(c->out, text, strlen(text) + 1);
}

/* Sets the result of the comparison, which ends it: the kind, the rule (not NULL exactly if the kind is DIFFERS), the
 * operations where the two differ, each of which may be NULL, and a text formatted as by printf and cut off where it is too
 * long. */
void pl_conclude(pl_comparer *c, pl_comparison_kind kind, const char *rule, const pl_op *source_op, const pl_op *lowered_op,
                 const char *format, ...) __attribute__((format(printf, 6, 7)));
/* Ends the comparison with a difference of the given rule and text, which pl_explain adds to; with SOURCE_UNDEFINED instead if
 * the difference is no counterexample, as the source may also behave otherwise or is undefined. */
void pl_differs(pl_comparer *c, const char *rule, const pl_op *source_op, const pl_op *lowered_op, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* Puts both machines at the entry of their functions, with globals and the same inputs, and starts the recorder if that is
 * asked for. False: the comparison is concluded, as that is not possible. */
bool pl_start_comparison(pl_comparer *c);
/* Answers a call that both machines have stopped at: the callee may change memory, and both machines go on with its results,
 * those of the inputs or else random ones. False: the comparison is concluded. */
bool pl_answer_call(pl_comparer *c);
/* Concludes the comparison as unsupported if source or lowering makes a call that an optimizer may replace, merge or move, or
 * whose body can't be run here, and the other does something else. True: concluded; else nothing is done. */
bool pl_replaces_known_call(pl_comparer *c);
/* Whether the result of a call points to memory without aliases: by `noalias`, or as of an allocation function. */
bool pl_gives_own_memory(const pl_comparer *c, const pl_op *call, const pl_callee_claims *callee);
/* Marks the objects of the source that had not escaped as escaped if others can now have a pointer to them; `captured` says
 * that it may last, `lent` that it does not, so far. Called before memory is compared. */
void pl_note_handed_out(pl_comparer *c);
/* Whether the machine may have stored a pointer to the object anywhere; false only if it is known that it has not. */
bool pl_is_stored(const pl_machine *m, uint32_t number);
/* Whether the lowering has stopped at a direct llvm.call of which it is known that nothing depends on argument `index`
 * (pl_argument_is_unused). The source has to be at an event. */
bool pl_passes_unused(const pl_comparer *c, uint32_t index);
/* Whether the source has made each pure call that the lowering has made so far, or it may be made anywhere; true as well where
 * that is not known. False: the comparison is concluded. */
bool pl_same_pure_calls(pl_comparer *c);

/* Sets the bytes [from, to), counted from where a pointer of the source points, to drawn values, the same in source and
 * lowering, and records that; bytes that are not in an object that both are known to have and may write, and all of a range
 * that is too long (callee.c), are left alone. */
void pl_set_range(pl_comparer *c, const pl_scalar *pointer, int64_t from, int64_t to);

/* At the entry, marks the objects of `noalias` arguments whose address is known not to escape as `noalias`, so that callees do
 * not access them, and those of `byval` arguments as copies private to the function. */
void pl_note_alone(pl_comparer *c);

#endif
