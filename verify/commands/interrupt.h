/* interrupt.h - the user's Ctrl-C ends the lowering commands too, which are process groups of their own. */
#ifndef PL_VERIFY_COMMANDS_INTERRUPT_H
#define PL_VERIFY_COMMANDS_INTERRUPT_H

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "verify/commands/process.h"

typedef struct pl_interrupt {
  pl_processes *processes;
  sigset_t signals; /* those of SIGINT, SIGTERM, SIGHUP that were not ignored at the start */
  sigset_t before;
  pthread_t thread;
  bool running;
  bool noted;        /* the first signal is only noted in `number` */
  atomic_int number; /* of the signal; 0: none came */
} pl_interrupt;

/* Starts a thread that waits for SIGINT, SIGTERM and SIGHUP (except ignored ones), which are blocked for all threads made from
 * here on; at one of them it kills the running commands and lets the process die of the signal. `noted`: the first one is only
 * noted, for who asks for `number`, and has the same effect when it comes again. Nothing is blocked if the thread can't be made.
 */
void pl_interrupt_start(pl_interrupt *interrupt, pl_processes *processes, bool noted);
/* Kills the running commands and lets the process die of the signal that was noted; comes back if it can't. */
void pl_interrupt_die(pl_interrupt *interrupt);
/* Ends the thread that waits for signals and restores the signal mask; does nothing if it is not running. */
void pl_interrupt_stop(pl_interrupt *interrupt);

#endif
