/* servers.h - the processes that say what inputs do (fuzz/collect), several of one kind.
 *
 * Answers come in any order, but what is asked of one process in which order depends on the inputs alone, not on how many
 * processes there are or how fast they run.
 */
#ifndef PL_FUZZ_MINIMIZE_SERVERS_H
#define PL_FUZZ_MINIMIZE_SERVERS_H

#include "core/base/str.h"
#include "core/base/vec.h"
#include "fuzz/collect/collect.h"

typedef struct pl_servers pl_servers;

typedef struct pl_observation {
  pl_collect_status status;
  uint64_t nanoseconds;
  pl_str payload; /* lives as long as the call */
} pl_observation;

/* Starts `count` processes of the program `argv[0]` with the arguments up to NULL; pl_servers_free frees the result. NULL,
 * with a sentence in `error`, if one can't be started or does not answer as a collector. This process ignores SIGPIPE from
 * then on. */
pl_servers *pl_servers_new(const char *const *argv, uint32_t count, char error[256]);
/* Closes the pipes to the processes, waits until they have ended, and frees the list; NULL is allowed. */
void pl_servers_free(pl_servers *servers);
/* The kind of input that the processes take, such as "MLIR". */
const char *pl_servers_input(const pl_servers *servers);
/* The name of the target that the processes run. */
const char *pl_servers_target(const pl_servers *servers);

/* The path of input `index`. */
typedef const char *pl_path_of_fn(void *user, size_t index);
/* Receives the answer about input `index`. */
typedef void pl_observed_fn(void *user, size_t index, const pl_observation *seen);

/* Asks about the inputs of `wanted` (ascending numbers), those with equal number / chunk of one process, and calls `seen` for
 * each answer. Each is asked about after a request PL_COLLECT_FRESH, so that its answer does not depend on earlier inputs.
 * False if an answer can't be had, as when a process ended. */
bool pl_servers_ask_all(pl_servers *servers, const uint32_t *wanted, size_t count, uint32_t chunk, pl_path_of_fn *path_of,
                        pl_observed_fn *seen, void *user);
/* Asks process `which` about the bytes and waits for the answer; false if it can't be had, as when the process ended. The
 * payload lives until the next question to this process. */
bool pl_servers_ask(pl_servers *servers, uint32_t which, pl_str data, pl_observation *seen);
/* Queues a request to process `which` to discard the state that earlier inputs left, so that its next answer does not
 * depend on them. */
void pl_servers_refresh(pl_servers *servers, uint32_t which);

#endif
