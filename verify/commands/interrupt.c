#include "verify/commands/interrupt.h"

#include <assert.h>

/* Waits for one of the signals and returns its number. */
static int wait_for(const pl_interrupt *interrupt) {
  int number = 0;
  while (sigwait(&interrupt->signals, &number) != 0)
    continue;
  return number;
}

void pl_interrupt_die(pl_interrupt *interrupt) {
  const int number = atomic_load(&interrupt->number);
  assert(number != 0);
  pl_processes_end(interrupt->processes);
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  sigaction(number, &action, NULL);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  raise(number); /* to this thread: another one may be waiting for signals of the process */
}

/* The body of the thread: waits for one of the signals of `argument`, a pl_interrupt, or for two if the first one is to be noted,
 * kills all running commands, and lets the process die of that signal. */
static void *watch(void *argument) {
  pl_interrupt *interrupt = argument;
  atomic_store(&interrupt->number, wait_for(interrupt));
  if (interrupt->noted) atomic_store(&interrupt->number, wait_for(interrupt));
  pl_interrupt_die(interrupt);
  return NULL;
}

void pl_interrupt_start(pl_interrupt *interrupt, pl_processes *processes, bool noted) {
  assert(interrupt && processes);
  static const int wanted[] = {SIGINT, SIGTERM, SIGHUP};
  *interrupt = (pl_interrupt){.processes = processes, .noted = noted};
  sigemptyset(&interrupt->signals);
  for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i) {
    struct sigaction action;
    if (sigaction(wanted[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(&interrupt->signals, wanted[i]);
  }
  pthread_sigmask(SIG_BLOCK, &interrupt->signals, &interrupt->before);
  interrupt->running = pthread_create(&interrupt->thread, NULL, watch, interrupt) == 0;
  if (!interrupt->running) pthread_sigmask(SIG_SETMASK, &interrupt->before, NULL);
}

void pl_interrupt_stop(pl_interrupt *interrupt) {
  if (!interrupt->running) return;
  pthread_cancel(interrupt->thread);
  pthread_join(interrupt->thread, NULL);
  pthread_sigmask(SIG_SETMASK, &interrupt->before, NULL);
  interrupt->running = false;
}
