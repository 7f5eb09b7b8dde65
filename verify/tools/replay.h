/* replay.h - a counterexample as a program that runs: the lowering under test with a @main that shows the difference.
 *
 * The text is a module in the LLVM dialect for mlir-runner, or for lli after mlir-translate. It puts the buffers of the
 * counterexample to their addresses, calls the lowered function, stands in for its callees and for the allocator, and compares
 * with what the source means, which verify/interp found out. Exit status of the program: 0 if it agrees, 1 if not, 2 if it can't
 * be run on this machine. Linux only: it uses mmap, signal, alarm.
 */
#ifndef PL_VERIFY_TOOLS_REPLAY_H
#define PL_VERIFY_TOOLS_REPLAY_H

#include "verify/tv/judge/tv.h"

/* What a run of it shows. X(enumerator, name, in words) */
#define PL_REPLAYS(X)                                                                                                            \
  X(VISIBLE, "visible", "a run shows the difference")                                                                            \
  X(PERHAPS, "perhaps",                                                                                                          \
    "what a run shows is up to the machine: the lowering is undefined, poison or free to choose here, or uses bf16 or narrow "   \
    "lengths of copies")                                                                                                         \
  X(HIDDEN, "hidden", "a run on one thread, up to here, does not show the difference")

typedef enum pl_replay_kind {
  PL_REPLAY_INVALID,
#define X(id, name, text) PL_REPLAY_##id,
  PL_REPLAYS(X)
#undef X
} pl_replay_kind;

/* The name of the kind, such as "visible". */
const char *pl_replay_name(pl_replay_kind kind);
/* What the kind means, for people; empty for INVALID. */
const char *pl_replay_text(pl_replay_kind kind);

/* Writes the program that replays a confirmed counterexample and returns what a run of it shows; INVALID, with the reason in
 * *why, if there is none to write. `instead` (NULL: none) is another lowering of the function, which is called in place of the
 * one under test; the result is then still what a run of the one under test shows. */
pl_replay_kind pl_replay_write(const pl_proof *proof, const pl_op *instead, const pl_convention *convention, pl_sink *out,
                               const char **why);

/* What became of a counterexample that was asked for as a file. */
typedef struct pl_replay_file {
  pl_replay_kind kind; /* INVALID: nothing was written */
  const char *why;     /* then */
  pl_sink name;        /* of the file; the caller closes it */
} pl_replay_file;

/* Whether a path names one file and not a folder: it ends in ".mlir" and is not just that. */
bool pl_replay_is_file(const char *path);
/* Writes the program that replays a counterexample to a file: to `path` itself if that ends in ".mlir", otherwise into the
 * folder `path` (made if it is missing) under a name made of `source`, the number of the part of the source file (0: it has
 * one) and the function. Existing files are overwritten. If a right lowering of the function is given (`right`; NULL: none) and
 * the source has no choice of a value, a second file beside it, which ends in ".source.mlir", shows on the same inputs what the
 * source means. The kind of the result is INVALID, with the reason in its `why`, if the program cannot be written. */
pl_replay_file pl_replay_to_file(const pl_proof *proof, const pl_op *right, const pl_convention *convention, const char *path,
                                 const char *source, uint32_t part);

/* Writes up to `count` random runs of a function on which source and lowering agree as programs that exit with 0, into the
 * folder `path` (made if it is missing) under names as of pl_replay_to_file that end in ".run-N.mlir"; returns how many were
 * written. */
uint32_t pl_replay_runs_to_files(const pl_proof *proof, uint32_t count, const pl_convention *convention, const char *path,
                                 const char *source, uint32_t part);

#endif
