/* interrupt.h - the user's Ctrl-C ends the lowering commands too, which are process groups of their own. */
#ifndef PL_VERIFY_TOOLS_INTERRUPT_H
#define PL_VERIFY_TOOLS_INTERRUPT_H

#include <signal.h>

#include "verify/tools/process.h"

typedef struct pl_interrupt {
  pl_processes *processes;
  sigset_t signals; /* those of SIGINT, SIGTERM, SIGHUP that were not ignored at the start */
  sigset_t before;
  pthread_t thread;
  bool running;
} pl_interrupt;

/* To be called before other threads are made: they inherit the mask. On one of the signals the commands are killed and the
 * process dies of the signal. */
void pl_interrupt_start(pl_interrupt *interrupt, pl_processes *processes);
/* Ends the watching thread and restores the signal mask; nothing to do if it does not run. */
void pl_interrupt_stop(pl_interrupt *interrupt);

#endif
