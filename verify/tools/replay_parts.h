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

/* Records why the replay can't be written; returns false. */
static inline bool pl_replay_fail(pl_replay *r, const char *why) {
  r->why = why;
  return false;
}

/* Sets r->symbols to the symbols of the module that the function and the trace need, directly or through other symbols, but not
 * through the bodies of callees whose calls are events; false, with the reason in r->why, if no program can be written with
 * them (replay_symbols.c). */
bool pl_replay_find_symbols(pl_replay *r);
/* Writes the function under test, as @replay.lowering, and each symbol that was found: as in the lowering, or with a body or
 * contents of the program's own. False, with the reason in `r`, if one can't be written. */
bool pl_replay_put_symbols(pl_replay *r);
/* Writes the stand-ins of all functions from outside that values of the program refer to. */
void pl_replay_put_outside(pl_replay *r);
/* Writes @main, the functions from which the runtime gets what the source does, and the runtime's tables; false, with the reason
 * in r->why and nothing written, if the buffers lie too far apart (replay_main.c). */
bool pl_replay_put_main(pl_replay *r);

#endif
