/* replay_kinds.c - the names of what a replay shows. */
#include <assert.h>

#include "verify/tools/replay.h"

typedef struct row {
  const char *name, *text;
} row;
static const row rows[] = {{"none", ""},
#define X(id, name, text) {name, text},
                           PL_REPLAYS(X)
#undef X
};

enum { NUM_ROWS = sizeof rows / sizeof *rows };

const char *pl_replay_name(pl_replay_kind kind) {
  assert((size_t)kind < NUM_ROWS);
  return rows[kind].name;
}

const char *pl_replay_text(pl_replay_kind kind) {
  assert((size_t)kind < NUM_ROWS);
  return rows[kind].text;
}
