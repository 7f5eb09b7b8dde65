#define _XOPEN_SOURCE 700

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core/base/arena.h"
#include "core/base/diag.h"
#include "fuzz/collect/collect.h"

enum { LARGEST = 1 << 30, MORE = 0, NO_MORE = 7 };

typedef struct server {
  const pl_collector *collector;
  uint32_t seconds;
  int in, out;
  char *input; /* of the child */
  size_t capacity;
} server;

/* ---- Pipes ---- */

/* Reads exactly `len` bytes; false at the end of the file or for an error. */
static bool read_all(int fd, void *data, size_t len) {
  for (size_t done = 0; done < len;) {
    ssize_t n = read(fd, (char *)data + done, len - done);
    if (n == 0 || (n < 0 && errno != EINTR)) return false;
    if (n > 0) done += (size_t)n;
  }
  return true;
}

/* Writes all `len` bytes; false for an error. */
static bool write_all(int fd, const void *data, size_t len) {
  for (size_t done = 0; done < len;) {
    ssize_t n = write(fd, (const char *)data + done, len - done);
    if (n < 0 && errno != EINTR) return false;
    if (n > 0) done += (size_t)n;
  }
  return true;
}

/* Writes an answer and its payload (NULL: none) in one piece; false if that fails. */
static bool send_answer(const server *s, pl_collect_status status, uint64_t nanoseconds, const pl_sink *payload) {
  const pl_collect_answer answer = {status, payload ? (uint32_t)payload->len : 0, nanoseconds};
  pl_sink text = {0};
  pl_sink_write(&text, (const char *)&answer, sizeof answer);
  if (payload) pl_sink_write(&text, payload->data, payload->len);
  bool ok = write_all(s->out, text.data, text.len);
  (void)pl_sink_close(&text);
  return ok;
}

/* ---- In the child ---- */

/* The processor time of this process in nanoseconds. */
static uint64_t processor_time(void) {
  struct timespec now = {0};
  (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Sets timers whose signals end the child after `seconds` of processor time, or a multiple of that in real time, for an input
 * that waits for something; 0 turns them off. Processor time, so that a busy machine makes no difference. */
static void set_timers(uint32_t seconds) {
  enum { WAITING = 30 };
  const struct itimerval busy = {.it_value = {.tv_sec = seconds}}, waiting = {.it_value = {.tv_sec = (time_t)seconds * WAITING}};
  (void)setitimer(ITIMER_PROF, &busy, NULL);
  (void)setitimer(ITIMER_REAL, &waiting, NULL);
}

/* Runs the input, within the time bound if there is one, and sends the answer; false if that can't be sent. It is run in a copy
 * of exactly its size, so that a sanitizer sees reads beyond it. */
static bool answer_data(const server *s, const char *data, size_t size) {
  uint8_t *copy = pl_xmalloc(size + 1);
  memcpy(copy, data, size);
  uint8_t *exact = pl_xrealloc(copy, size ? size : 1);
  pl_sink payload = {0};
  if (s->seconds) set_timers(s->seconds);
  uint64_t begin = processor_time();
  bool holds = s->collector->observe(s->collector->user, exact, size, &payload);
  uint64_t taken = processor_time() - begin;
  if (s->seconds) set_timers(0);
  free(exact);
  if (payload.len > LARGEST) payload.len = 0;
  bool sent = send_answer(s, holds ? PL_COLLECTED : PL_COLLECTED_FINDING, taken, holds ? &payload : NULL);
  (void)pl_sink_close(&payload);
  return sent;
}

/* Runs the content of the file and sends the answer, which is UNREADABLE if the file can't be read; false if it can't be sent. */
static bool answer_path(const server *s, const char *path) {
  char *data = NULL, error[256];
  size_t size = 0;
  if (!pl_read_file(path, &data, &size, error)) return send_answer(s, PL_COLLECTED_UNREADABLE, 0, NULL);
  bool sent = answer_data(s, data, size);
  free(data);
  return sent;
}

/* Serves requests in the child; returns its exit status: MORE if a new child is to go on, NO_MORE if there is nothing more to
 * serve or an error. */
static int be_child(server *s) {
  const pl_collector *collector = s->collector;
  pl_collect_request request;
  while (read_all(s->in, &request, sizeof request)) {
    if (request.kind == PL_COLLECT_PROCESS || (request.kind == PL_COLLECT_FRESH && !collector->renew)) return MORE;
    if (request.kind == PL_COLLECT_FRESH) {
      collector->renew(collector->user);
      continue;
    }
    if (request.len > LARGEST) return NO_MORE;
    if (request.len >= s->capacity) {
      s->capacity = (size_t)request.len * 2 + 1;
      s->input = pl_xrealloc(s->input, s->capacity);
    }
    if (!read_all(s->in, s->input, request.len)) return NO_MORE;
    s->input[request.len] = '\0';
    bool sent = request.kind == PL_COLLECT_PATH ? answer_path(s, s->input) : answer_data(s, s->input, request.len);
    if (!sent) return NO_MORE;
  }
  return NO_MORE;
}

/* ---- In the parent ---- */

/* Serves requests in a new child until it ends, and sends the answer for it if it died. Whether there may be more requests. */
static bool run_child(server *s) {
  pid_t child = fork();
  if (child == 0) {
    /* The sanitizers' own handlers are not needed: that it died is all that is asked. */
    static const int signals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGPROF, SIGALRM};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
      (void)signal(signals[i], SIG_DFL);
    _exit(be_child(s));
  }
  int status = 0;
  if (child < 0) return false;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return false;
  if (WIFEXITED(status) && WEXITSTATUS(status) == MORE) return true;
  if (WIFEXITED(status) && WEXITSTATUS(status) == NO_MORE) return false;
  bool late = WIFSIGNALED(status) && (WTERMSIG(status) == SIGPROF || WTERMSIG(status) == SIGALRM);
  return send_answer(s, late ? PL_COLLECTED_TIMEOUT : PL_COLLECTED_CRASH, 0, NULL);
}

/* Keeps standard input and output as the server's pipes, and puts /dev/null in the place of the standard streams; false if that
 * fails. */
static bool take_pipes(server *s) {
  int nowhere = open("/dev/null", O_RDWR);
  s->in = dup(STDIN_FILENO);
  s->out = dup(STDOUT_FILENO);
  bool ok = nowhere >= 0 && s->in >= 0 && s->out >= 0;
  for (int fd = STDIN_FILENO; ok && fd <= STDERR_FILENO; fd++)
    ok = dup2(nowhere, fd) >= 0;
  return ok;
}

int pl_collect_serve(const pl_collector *collector, uint32_t seconds) {
  assert(collector->target && collector->input && collector->observe);
  server s = {.collector = collector, .seconds = seconds, .in = -1, .out = -1};
  pl_sink line = {0};
  pl_sink_printf(&line, "%s %s %s\n", PL_COLLECT_VERSION, collector->target, collector->input);
  bool ok = take_pipes(&s) && write_all(s.out, line.data, line.len);
  (void)pl_sink_close(&line);
  while (ok && run_child(&s))
    continue;
  return ok ? 0 : 3;
}
