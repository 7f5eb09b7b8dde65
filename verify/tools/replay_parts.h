/* replay_parts.h - what the files of a replay share. */
#ifndef PL_VERIFY_TOOLS_REPLAY_PARTS_H
#define PL_VERIFY_TOOLS_REPLAY_PARTS_H

#include "verify/tools/replay_emit.h"
#include "verify/tv/judge/tv.h"

enum { PL_REPLAY_MOST_SYMBOLS = 2000, PL_REPLAY_FURTHER_BUFFERS = 1024 };

typedef struct pl_replay {
  pl_emitter e;
  const pl_op *func;  /* the lowering under test */
  const pl_op *table; /* the module that holds it */
  const pl_trace *trace;
  PL_VEC(const pl_op *) symbols; /* what the function needs of its module */
  const char *why;               /* nothing can be written */
} pl_replay;

/* Notes why the replay can't be written; false. */
static inline bool pl_replay_fail(pl_replay *r, const char *why) {
  r->why = why;
  return false;
}

/* Finds the symbols that the function needs (replay_symbols.c). */
bool pl_replay_find_symbols(pl_replay *r);
/* Writes each symbol that was found: as in the lowering, or with a body of the text's own. False, with the reason in `r`, if
 * one can't be written. */
bool pl_replay_put_symbols(pl_replay *r);
/* The stand-ins of functions from outside that were named so far. */
void pl_replay_put_outside(pl_replay *r);
/* replay_main.c: @main, and the tables that the runtime looks at. */
bool pl_replay_put_main(pl_replay *r);

#endif
