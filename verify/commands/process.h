/* process.h - runs a command under `sh -c` with bounds on time and output, from any thread. */
#ifndef PL_VERIFY_COMMANDS_PROCESS_H
#define PL_VERIFY_COMMANDS_PROCESS_H

#include <pthread.h>
#include <sys/types.h>

#include "core/base/sink.h"
#include "core/base/str.h"
#include "core/base/vec.h"

/* The commands that run now: each is a process group of its own, so that all of it can be ended. */
typedef struct pl_processes {
  pthread_mutex_t lock;
  PL_VEC(pid_t) groups;
} pl_processes;

/* Initialises `processes` as an empty list of running commands, which all threads share. */
void pl_processes_init(pl_processes *processes);
/* Frees the list; no command may be running any more. */
void pl_processes_free(pl_processes *processes);
/* Kills the process groups of all running commands and leaves the lock taken, so that none can start or be taken off the list
 * any more: for a process that is about to end. */
void pl_processes_end(pl_processes *processes);

typedef enum pl_process_end {
  PL_PROCESS_INVALID,
  PL_PROCESS_EXITED,      /* status */
  PL_PROCESS_KILLED,      /* signal */
  PL_PROCESS_TIMED_OUT,   /* killed by us */
  PL_PROCESS_TOO_LONG,    /* printed more than the limit; killed by us */
  PL_PROCESS_NOT_STARTED, /* error: an errno */
} pl_process_end;

typedef struct pl_process_result {
  pl_process_end end;
  int status;
  int signal;
  int error;
  pl_sink output; /* standard output, owned by the result */
  pl_sink errors; /* the first 64 KiB of standard error */
} pl_process_result;

/* Runs `command` with `input` on its standard input and returns how it ended and what it printed, to be freed by the caller.
 * `%s` in the command stands for the name of a file that holds `input` (standard input is then empty): `path` (may be NULL) if
 * that can be used, else an unnamed file that is gone with the command. A command that takes longer than `timeout_ms` (0: no
 * bound) or prints more than `output_limit` bytes to standard output is killed. */
pl_process_result pl_process_run(pl_processes *processes, const char *command, pl_str input, const char *path,
                                 uint32_t timeout_ms, size_t output_limit);
/* Frees the texts that the command has printed. */
void pl_process_result_free(pl_process_result *result);

#endif
