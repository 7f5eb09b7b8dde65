#define _XOPEN_SOURCE 700

#include "fuzz/minimize/servers.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef __linux__
#include <sys/personality.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

typedef struct server {
  pid_t pid;
  int to, from;
  pl_sink asks; /* what is still to be written, from `asked` on */
  size_t asked;
  pl_sink says; /* what was read, from `heard` on */
  size_t heard;
  PL_VEC(uint32_t) waiting; /* inputs asked about, oldest at `first` */
  size_t first;
} server;

struct pl_servers {
  server *all;
  uint32_t count;
  char target[64], input[16];
};

/* ---- Starting and ending ---- */

/* Turns off address space randomization for the program to be started, where that is known how to do: with it, tables that
 * hash pointers are walked in another order each time, and counters differ. */
static void fix_addresses(void) {
#ifdef __linux__
  int now = personality(0xffffffff);
  if (now != -1) (void)personality((unsigned long)now | ADDR_NO_RANDOMIZE);
#endif
}

/* In the forked child: executes the program with the pipes as standard input and output; exits with status 127 if that fails.
 * */
static void be_program(const char *const *argv, int in, int out) {
  PL_VEC(char *) words = {0};
  for (size_t i = 0; argv[i]; i++)
    pl_vec_push(&words, strdup(argv[i]));
  pl_vec_push(&words, NULL);
  fix_addresses();
  if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0) (void)execv(words.data[0], words.data);
  _exit(127);
}

/* Makes two pipes and sets close-on-exec on the parent's ends; false if that fails. */
static bool make_pipes(int in[2], int out[2]) {
  if (pipe(in) != 0) return false;
  if (pipe(out) == 0) {
    int ours[] = {in[1], out[0]};
    for (size_t i = 0; i < 2; i++)
      (void)fcntl(ours[i], F_SETFD, FD_CLOEXEC); /* else a server keeps another one's pipe open */
    return true;
  }
  close(in[0]);
  close(in[1]);
  return false;
}

/* Starts the program as a child with pipes to and from it; false if the pipes or the process can't be made. That the program
 * can't be executed is not noticed here. */
static bool start(server *s, const char *const *argv) {
  int in[2], out[2];
  if (!make_pipes(in, out)) return false;
  s->pid = fork();
  if (s->pid == 0) be_program(argv, in[0], out[1]);
  close(in[0]);
  close(out[1]);
  if (s->pid < 0) {
    close(in[1]);
    close(out[0]);
    return false;
  }
  s->to = in[1];
  s->from = out[0];
  (void)fcntl(s->to, F_SETFL, O_NONBLOCK);
  return true;
}

/* Closes the pipes to a server, waits for the process to end, and frees what the server holds; does nothing if it was not
 * started. */
static void stop(server *s) {
  if (s->pid <= 0) return;
  close(s->to);
  close(s->from);
  while (waitpid(s->pid, NULL, 0) < 0 && errno == EINTR)
    continue;
  (void)pl_sink_close(&s->asks);
  (void)pl_sink_close(&s->says);
  pl_vec_free(&s->waiting);
}

/* Reads the first line of a server and stores its target and kind of input; false if it is not a line of a collector of this
 * version. */
static bool read_greeting(pl_servers *servers, server *s) {
  char line[128];
  size_t len = 0;
  while (len + 1 < sizeof line && read(s->from, line + len, 1) == 1 && line[len] != '\n')
    len++;
  line[len] = '\0';
  const size_t version = sizeof PL_COLLECT_VERSION - 1;
  return strncmp(line, PL_COLLECT_VERSION, version) == 0 &&
         sscanf(line + version, "%63s %15s", servers->target, servers->input) == 2;
}

pl_servers *pl_servers_new(const char *const *argv, uint32_t count, char error[256]) {
  assert(argv[0] && count > 0);
  pl_servers *servers = pl_xmalloc(sizeof *servers);
  *servers = (pl_servers){.all = pl_xmalloc(count * sizeof(server))};
  memset(servers->all, 0, count * sizeof(server));
  (void)signal(SIGPIPE, SIG_IGN); /* a server that ended is noticed by its silence */
  for (; servers->count < count; servers->count++) {
    server *s = &servers->all[servers->count];
    if (start(s, argv) && read_greeting(servers, s)) continue;
    stop(s);
    (void)snprintf(error, 256, "%.200s does not answer --collect", argv[0]);
    pl_servers_free(servers);
    return NULL;
  }
  return servers;
}

void pl_servers_free(pl_servers *servers) {
  if (!servers) return;
  for (uint32_t i = 0; i < servers->count; i++)
    stop(&servers->all[i]);
  free(servers->all);
  free(servers);
}

const char *pl_servers_input(const pl_servers *servers) { return servers->input; }
const char *pl_servers_target(const pl_servers *servers) { return servers->target; }

/* ---- Talking to one ---- */

/* Appends a request of the kind with the bytes to what is to be written to the server. */
static void put_request(server *s, pl_collect_kind kind, pl_str bytes) {
  const pl_collect_request request = {kind, (uint32_t)bytes.len};
  pl_sink_write(&s->asks, (const char *)&request, sizeof request);
  pl_sink_str(&s->asks, bytes);
}

/* Writes as much of the requests as the pipe takes now; false if it can't be written to any more. */
static bool write_some(server *s) {
  ssize_t n = write(s->to, s->asks.data + s->asked, s->asks.len - s->asked);
  if (n < 0) return errno == EINTR || errno == EAGAIN;
  s->asked += (size_t)n;
  if (s->asked == s->asks.len) s->asked = s->asks.len = 0;
  return true;
}

/* Reads more of the server's answers, waiting for some; false if its output has ended or can't be read. */
static bool read_some(server *s) {
  enum { BLOCK = 1 << 16 };
  if (s->heard && s->heard == s->says.len) s->heard = s->says.len = 0;
  pl_sink_reserve(&s->says, BLOCK);
  ssize_t n = read(s->from, s->says.data + s->says.len, BLOCK);
  if (n < 0) return errno == EINTR;
  s->says.len += (size_t)n;
  return n > 0;
}

/* Takes the next answer from what was read and stores it in `*seen`; its payload points into the server's buffer. False, and
 * nothing is taken, if it is not complete yet. */
static bool take_answer(server *s, pl_observation *seen) {
  pl_collect_answer answer;
  size_t there = s->says.len - s->heard;
  if (there < sizeof answer) return false;
  memcpy(&answer, s->says.data + s->heard, sizeof answer);
  if (there < sizeof answer + answer.len) return false;
  *seen = (pl_observation){
      (pl_collect_status)answer.status, answer.nanoseconds, {s->says.data + s->heard + sizeof answer, answer.len}};
  s->heard += sizeof answer + answer.len;
  return true;
}

void pl_servers_refresh(pl_servers *servers, uint32_t which) {
  assert(which < servers->count);
  put_request(&servers->all[which], PL_COLLECT_FRESH, (pl_str){NULL, 0});
}

bool pl_servers_ask(pl_servers *servers, uint32_t which, pl_str data, pl_observation *seen) {
  assert(which < servers->count && (data.data || data.len == 0));
  server *s = &servers->all[which];
  put_request(s, PL_COLLECT_DATA, data);
  while (!take_answer(s, seen)) {
    struct pollfd fds[2] = {{s->from, POLLIN, 0}, {s->asks.len ? s->to : -1, POLLOUT, 0}};
    if (poll(fds, 2, -1) < 0 && errno != EINTR) return false;
    if (fds[1].revents && !write_some(s)) return false;
    if (fds[0].revents && !read_some(s)) return false;
  }
  return true;
}

/* ---- Asking all ---- */

typedef struct asking {
  pl_servers *servers;
  const uint32_t *wanted;
  size_t count, next; /* positions in `wanted` */
  uint32_t chunk;
  pl_path_of_fn *path_of;
  pl_observed_fn *seen;
  void *user;
} asking;

/* Queues requests to the server about the next chunk of wanted inputs, of which some must be left, each after a request
 * PL_COLLECT_FRESH. */
static void ask_chunk(asking *a, server *s) {
  uint32_t chunk = a->wanted[a->next] / a->chunk;
  for (; a->next < a->count && a->wanted[a->next] / a->chunk == chunk; a->next++) {
    put_request(s, PL_COLLECT_FRESH, (pl_str){NULL, 0});
    put_request(s, PL_COLLECT_PATH, pl_str_from(a->path_of(a->user, a->wanted[a->next])));
    pl_vec_push(&s->waiting, a->wanted[a->next]);
  }
}

/* Passes the complete answers of the server to the callback, in the order of the requests, and takes their inputs off those
 * that wait for an answer. */
static void hear_answers(asking *a, server *s) {
  pl_observation seen;
  while (s->first < s->waiting.len && take_answer(s, &seen))
    a->seen(a->user, s->waiting.data[s->first++], &seen);
  if (s->first == s->waiting.len) s->first = s->waiting.len = 0;
}

/* Waits until a pipe is ready, then writes requests and passes complete answers to the callback; false if waiting, reading or
 * writing fails. `fds` has space for two entries per server. */
static bool turn(asking *a, struct pollfd *fds) {
  uint32_t count = a->servers->count;
  for (uint32_t i = 0; i < count; i++) {
    const server *s = &a->servers->all[i];
    fds[2 * i] = (struct pollfd){s->waiting.len ? s->from : -1, POLLIN, 0};
    fds[2 * i + 1] = (struct pollfd){s->asks.len ? s->to : -1, POLLOUT, 0};
  }
  if (poll(fds, (nfds_t)count * 2, -1) < 0) return errno == EINTR;
  for (uint32_t i = 0; i < count; i++) {
    server *s = &a->servers->all[i];
    if (fds[2 * i + 1].revents && !write_some(s)) return false;
    if (!fds[2 * i].revents) continue;
    if (!read_some(s)) return false;
    hear_answers(a, s);
  }
  return true;
}

bool pl_servers_ask_all(pl_servers *servers, const uint32_t *wanted, size_t count, uint32_t chunk, pl_path_of_fn *path_of,
                        pl_observed_fn *seen, void *user) {
  assert(chunk > 0 && path_of && seen && (wanted || count == 0));
  asking a = {servers, wanted, count, 0, chunk, path_of, seen, user};
  struct pollfd *fds = pl_xmalloc(servers->count * 2 * sizeof *fds);
  bool ok = true, busy = true;
  while (ok && busy) {
    busy = false;
    for (uint32_t i = 0; i < servers->count; i++) {
      server *s = &servers->all[i];
      if (a.next < count && s->waiting.len - s->first <= chunk / 4) ask_chunk(&a, s);
      busy = busy || s->waiting.len;
    }
    ok = !busy || turn(&a, fds);
  }
  free(fds);
  return ok;
}
