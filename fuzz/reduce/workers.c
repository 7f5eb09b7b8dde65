#include "fuzz/reduce/workers.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/arena.h"

typedef struct slot {
  pid_t pid; /* 0: free */
  int from;
  uint64_t number;
  pl_sink output;
} slot;

struct pl_workers {
  pl_work_fn *work;
  void *user;
  uint32_t count, busy, seconds;
  uint64_t numbers;
  slot *slots;
};

pl_workers *pl_workers_new(uint32_t count, uint32_t seconds, pl_work_fn *work, void *user) {
  assert(count > 0 && work);
  pl_workers *w = pl_xmalloc(sizeof *w);
  *w = (pl_workers){.work = work, .user = user, .count = count, .seconds = seconds, .slots = pl_xmalloc(count * sizeof(slot))};
  memset(w->slots, 0, count * sizeof(slot));
  return w;
}

/* Closes the pipe of a worker, waits for its process to end, and frees the slot. Returns the wait status. */
static int reap(slot *s) {
  int status = 0;
  close(s->from);
  while (waitpid(s->pid, &status, 0) < 0 && errno == EINTR)
    continue;
  s->pid = 0;
  return status;
}

void pl_workers_free(pl_workers *w) {
  assert(w->busy <= w->count);
  for (uint32_t i = 0; i < w->count; i++) {
    if (w->slots[i].pid) {
      kill(w->slots[i].pid, SIGTERM); /* it takes its command with it */
      reap(&w->slots[i]);
    }
    (void)pl_sink_close(&w->slots[i].output);
  }
  free(w->slots);
  free(w);
}

bool pl_workers_full(const pl_workers *w) { return w->busy == w->count; }

/* Writes the reply to a pipe in binary form, with the case if it is of interest; an error ends it without notice. */
static void send(int to, const pl_reply *reply) {
  pl_sink text = {0};
  pl_sink_write(&text, (const char *)&(uint32_t){reply->answer}, sizeof(uint32_t));
  pl_sink_write(&text, (const char *)&reply->hash, sizeof reply->hash);
  pl_sink_write(&text, (const char *)&reply->place, sizeof reply->place);
  if (reply->answer == PL_ANSWER_INTERESTING) pl_case_write(&reply->result, &text);
  for (size_t done = 0; done < text.len;) {
    ssize_t n = write(to, text.data + done, text.len - done);
    if (n < 0 && errno != EINTR) break;
    if (n > 0) done += (size_t)n;
  }
  (void)pl_sink_close(&text);
}

/* In the child process of slot `index`: does the job, sends the reply to the file descriptor `to`, and exits. An alarm kills
 * it after w->seconds (0: never). */
static void be_worker(const pl_workers *w, uint32_t index, const void *job, int to) {
  for (uint32_t i = 0; i < w->count; i++)
    if (w->slots[i].pid) close(w->slots[i].from);
  if (w->seconds) (void)alarm(w->seconds);
  pl_reply reply = {0};
  w->work(w->user, job, index, &reply);
  send(to, &reply);
  _exit(0); /* nothing of the parent's is flushed or freed here */
}

uint64_t pl_workers_start(pl_workers *w, const void *job) {
  assert(!pl_workers_full(w));
  uint32_t index = 0;
  int ends[2];
  while (w->slots[index].pid)
    index++;
  assert(index < w->count);
  if (pipe(ends) != 0) return 0;
  for (size_t i = 0; i < 2; i++) /* what a worker's command leaves does not hold its end */
    (void)fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    be_worker(w, index, job, ends[1]);
  }
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    return 0;
  }
  slot *s = &w->slots[index];
  s->pid = pid;
  s->from = ends[0];
  s->number = ++w->numbers;
  s->output.len = 0;
  w->busy++;
  return s->number;
}

/* Decodes the reply from the output of a worker that has ended; PL_ANSWER_INVALID if the worker failed or the output is
 * malformed. */
static void understand(slot *s, int status, pl_reply *reply) {
  const size_t head = sizeof(uint32_t) + sizeof reply->hash + sizeof reply->place;
  uint32_t answer = 0;
  *reply = (pl_reply){0};
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || s->output.len < head) return;
  memcpy(&answer, s->output.data, sizeof answer);
  memcpy(&reply->hash, s->output.data + sizeof answer, sizeof reply->hash);
  memcpy(&reply->place, s->output.data + sizeof answer + sizeof reply->hash, sizeof reply->place);
  bool interesting = answer == PL_ANSWER_INTERESTING;
  if (interesting && !pl_case_read((pl_str){s->output.data + head, s->output.len - head}, &reply->result)) return;
  reply->answer = (pl_answer)answer;
}

/* Reads once from the worker's pipe into its output. True if nothing more can come from it. */
static bool listen_to(slot *s) {
  char buffer[65536];
  ssize_t n = read(s->from, buffer, sizeof buffer);
  if (n > 0) pl_sink_write(&s->output, buffer, (size_t)n);
  return n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN);
}

bool pl_workers_wait(pl_workers *w, uint64_t *number, pl_reply *reply) {
  assert(number && reply);
  PL_VEC(struct pollfd) fds = {0};
  slot *done = NULL;
  while (w->busy && !done) {
    pl_vec_clear(&fds);
    for (uint32_t i = 0; i < w->count; i++)
      pl_vec_push(&fds, ((struct pollfd){w->slots[i].pid ? w->slots[i].from : -1, POLLIN, 0}));
    if (poll(fds.data, (nfds_t)fds.len, -1) < 0 && errno != EINTR) break;
    for (uint32_t i = 0; i < w->count && !done; i++)
      if (w->slots[i].pid && fds.data[i].revents && listen_to(&w->slots[i])) done = &w->slots[i];
  }
  pl_vec_free(&fds);
  if (!done) return false;
  assert(done->number > 0 && done->number <= w->numbers);
  *number = done->number;
  understand(done, reap(done), reply);
  w->busy--;
  return true;
}
