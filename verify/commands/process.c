#include "verify/commands/process.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { FILE_FD = 9, ERRORS_KEPT = 65536, PATIENCE_MS = 50 };

/* One run. Our ends of the pipes are -1 when closed. */
typedef struct run {
  pid_t group;
  int to_stdin, from_stdout, from_stderr;
  pl_str input; /* still to be written */
  bool exited;  /* the shell is done; what it left is killed, but for what made itself a session of its own */
  size_t output_limit;
  pl_process_result *result;
} run;

void pl_processes_init(pl_processes *processes) {
  *processes = (pl_processes){0};
  pthread_mutex_init(&processes->lock, NULL);
}

void pl_processes_free(pl_processes *processes) {
  assert(processes->groups.len == 0);
  pl_vec_free(&processes->groups);
  pthread_mutex_destroy(&processes->lock);
}

void pl_processes_end(pl_processes *processes) {
  pthread_mutex_lock(&processes->lock);
  for (size_t i = 0; i < processes->groups.len; ++i)
    kill(-processes->groups.data[i], SIGKILL);
}

/* The monotonic clock, in milliseconds. */
static uint64_t now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* Closes the descriptor if it is open and sets it to -1. */
static void close_fd(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

/* Whether the path is that of a regular file (which can be read twice) and can be put into a shell command without quoting and
 * without looking like an option. */
static bool is_plain_path(const char *path) {
  struct stat info;
  static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./+,:@=-";
  return *path != '-' && path[strspn(path, plain)] == '\0' && stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

/* An open file without a name that holds `text`; -1, with errno, if it can't be made. */
static int unnamed_file(pl_str text) {
  const char *folder = getenv("TMPDIR");
  pl_sink name = {0};
  pl_sink_printf(&name, "%s/verify-lowering-XXXXXX", folder && *folder ? folder : "/tmp");
  pl_sink_text(&name);
  int fd = mkstemp(name.data);
  if (fd >= 0) {
    unlink(name.data);
    fcntl(fd, F_SETFD, FD_CLOEXEC);
  }
  pl_sink_close(&name);
  for (size_t done = 0; fd >= 0 && done < text.len;) {
    ssize_t n = write(fd, text.data + done, text.len - done);
    if (n >= 0) {
      done += (size_t)n;
    } else if (errno != EINTR) {
      int error = errno;
      close_fd(&fd);
      errno = error;
    }
  }
  return fd;
}

/* The command with each %s replaced by `name`, from malloc. */
static char *with_file_name(const char *command, const char *name) {
  pl_sink out = {0};
  for (const char *hit; (hit = strstr(command, "%s")) != NULL; command = hit + 2) {
    pl_sink_write(&out, command, (size_t)(hit - command));
    pl_sink_puts(&out, name);
  }
  pl_sink_puts(&out, command);
  pl_sink_text(&out);
  return out.data;
}

/* Makes a pipe whose ends are closed on exec; false, with errno and both ends -1, on an error. The caller holds the lock under
 * which commands are started, so that no other command inherits them. */
static bool make_pipe(int ends[2]) {
  if (pipe(ends) != 0) {
    ends[0] = ends[1] = -1;
    return false;
  }
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return true;
}

/* Starts `sh -c command` in a process group of its own, with no signal blocked, the three streams as its standard streams and
 * `file` (-1: none) as descriptor FILE_FD; returns 0, with the process in *pid, or an errno. */
static int spawn_shell(const char *command, const int streams[3], int file, pid_t *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t set;
  char *const argv[] = {(char[]){"sh"}, (char[]){"-c"}, (char *)(uintptr_t)command, NULL};
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int i = 0; i < 3; ++i)
    posix_spawn_file_actions_adddup2(&actions, streams[i], i);
  if (file >= 0) posix_spawn_file_actions_adddup2(&actions, file, FILE_FD);
  sigemptyset(&set);
  posix_spawnattr_setsigmask(&attributes, &set);
  sigaddset(&set, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &set);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  int error = posix_spawn(pid, "/bin/sh", &actions, &attributes, argv, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

/* Makes the pipes, starts the shell (spawn_shell), and enters its group into the list of running commands; returns 0 or an
 * errno. *r has our ends of the pipes, even on an error; that to standard input is closed already if nothing is to be written
 * to it. */
static int start(pl_processes *processes, const char *command, int file, run *r) {
  int in[2] = {-1, -1}, out[2] = {-1, -1}, err[2] = {-1, -1}, error = 0;
  pthread_mutex_lock(&processes->lock);
  if (!make_pipe(in) || !make_pipe(out) || !make_pipe(err)) error = errno;
  if (!error) error = spawn_shell(command, (const int[3]){in[0], out[1], err[1]}, file, &r->group);
  if (!error) pl_vec_push(&processes->groups, r->group);
  pthread_mutex_unlock(&processes->lock);
  close_fd(&in[0]);
  close_fd(&out[1]);
  close_fd(&err[1]);
  r->to_stdin = in[1];
  r->from_stdout = out[0];
  r->from_stderr = err[0];
  if (r->to_stdin >= 0) fcntl(r->to_stdin, F_SETFL, O_NONBLOCK);
  if (file >= 0 || r->input.len == 0) close_fd(&r->to_stdin);
  return error;
}

/* As write(2), but a pipe without a reader gives EPIPE without raising SIGPIPE. */
static ssize_t write_unsignalled(int fd, pl_str text) {
  sigset_t broken_pipe, pending, mask;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &broken_pipe, &mask);
  ssize_t n = write(fd, text.data, text.len);
  int error = errno;
  if (n < 0 && error == EPIPE && !sigismember(&pending, SIGPIPE)) sigtimedwait(&broken_pipe, NULL, &(struct timespec){0});
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  errno = error;
  return n;
}

/* Writes as much of the remaining input as the pipe takes, and closes it at the end or when the command reads no more. */
static void feed(run *r) {
  ssize_t n = write_unsignalled(r->to_stdin, r->input);
  if (n > 0) {
    r->input.data += n;
    r->input.len -= (size_t)n;
  }
  bool again = n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
  if ((n < 0 && !again) || r->input.len == 0) close_fd(&r->to_stdin);
}

/* Reads once from *fd into the sink, up to `limit` bytes in all; closes *fd at its end or on an error. False if there was more
 * than the limit, which is lost. */
static bool drain(int *fd, pl_sink *into, size_t limit) {
  assert(into->len <= limit);
  char buffer[65536];
  ssize_t n = read(*fd, buffer, sizeof buffer);
  if (n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN)) close_fd(fd);
  if (n <= 0) return true;
  size_t capacity = limit - into->len, size = (size_t)n;
  pl_sink_write(into, buffer, size < capacity ? size : capacity);
  return size <= capacity;
}

/* Whether the shell has ended; it is not reaped, so that the number of its process group stays in use. */
static bool has_exited(const run *r) {
  siginfo_t info = {0};
  return waitid(P_PID, (id_t)r->group, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == r->group;
}

/* One iteration of the loop of `attend`: waits at most `wait_ms` for a stream to be ready, moves data, and kills the process
 * group when the shell has ended; after that only data already written is read. False if the output is longer than the limit.
 * */
static bool serve(run *r, int wait_ms) {
  struct pollfd fds[3] = {{r->to_stdin, POLLOUT, 0}, {r->from_stdout, POLLIN, 0}, {r->from_stderr, POLLIN, 0}};
  int ready = poll(fds, 3, r->exited ? 0 : wait_ms);
  if (ready > 0) {
    if (fds[0].revents) feed(r);
    if (fds[1].revents && !drain(&r->from_stdout, &r->result->output, r->output_limit)) return false;
    if (fds[2].revents) drain(&r->from_stderr, &r->result->errors, ERRORS_KEPT);
  } else if (ready == 0 && r->exited) {
    close_fd(&r->from_stdout);
    close_fd(&r->from_stderr);
  }
  if (!r->exited && has_exited(r)) {
    r->exited = true;
    close_fd(&r->to_stdin);
    kill(-r->group, SIGKILL);
  }
  return true;
}

/* Moves the command's input and output until the shell has ended and its output is read, or the limit of time (0: none) or
 * output is reached, which it notes in result->end. */
static void attend(run *r, uint32_t timeout_ms) {
  uint64_t deadline = timeout_ms ? now_ms() + timeout_ms : UINT64_MAX;
  while (!r->exited || r->from_stdout >= 0 || r->from_stderr >= 0) {
    uint64_t now = now_ms();
    if (now >= deadline) {
      r->result->end = PL_PROCESS_TIMED_OUT;
      return;
    }
    bool open = r->from_stdout >= 0 || r->from_stderr >= 0;
    uint64_t patience = open ? PATIENCE_MS : 1; /* closed streams: it ends any moment */
    if (!serve(r, (int)(deadline - now < patience ? deadline - now : patience))) {
      r->result->end = PL_PROCESS_TOO_LONG;
      return;
    }
  }
}

/* Kills what is left of the process group, reaps the shell, removes it from the list of running commands and sets how it
 * ended, unless the result says that already. */
static void finish(pl_processes *processes, run *r) {
  int status = 0;
  kill(-r->group, SIGKILL);
  while (waitid(P_PID, (id_t)r->group, &(siginfo_t){0}, WEXITED | WNOWAIT) != 0 && errno == EINTR)
    continue;
  pthread_mutex_lock(&processes->lock);
  while (waitpid(r->group, &status, 0) < 0 && errno == EINTR)
    continue;
  for (size_t i = 0; i < processes->groups.len; ++i)
    if (processes->groups.data[i] == r->group) processes->groups.data[i--] = pl_vec_pop(&processes->groups);
  pthread_mutex_unlock(&processes->lock);
  if (r->result->end != PL_PROCESS_INVALID) return;
  r->result->end = WIFSIGNALED(status) ? PL_PROCESS_KILLED : PL_PROCESS_EXITED;
  if (WIFSIGNALED(status)) r->result->signal = WTERMSIG(status);
  if (WIFEXITED(status)) r->result->status = WEXITSTATUS(status);
}

pl_process_result pl_process_run(pl_processes *processes, const char *command, pl_str input, const char *path,
                                 uint32_t timeout_ms, size_t output_limit) {
  assert(command && output_limit > 0 && (input.data || input.len == 0));
  pl_process_result result = {0};
  run r = {.to_stdin = -1, .from_stdout = -1, .from_stderr = -1, .input = input, .output_limit = output_limit, .result = &result};
  char *with_name = NULL, fd_name[] = "/dev/fd/9";
  int file = -1, error = 0;
  if (strstr(command, "%s")) {
    bool named = path && is_plain_path(path);
    with_name = with_file_name(command, named ? path : fd_name);
    r.input.len = 0;
    if (!named && (file = unnamed_file(input)) < 0) error = errno;
  }
  if (!error) error = start(processes, with_name ? with_name : command, file, &r);
  close_fd(&file);
  if (error) {
    result.end = PL_PROCESS_NOT_STARTED;
    result.error = error;
  } else {
    attend(&r, timeout_ms);
    finish(processes, &r);
  }
  assert(result.end != PL_PROCESS_INVALID);
  close_fd(&r.to_stdin);
  close_fd(&r.from_stdout);
  close_fd(&r.from_stderr);
  free(with_name);
  return result;
}

void pl_process_result_free(pl_process_result *result) {
  pl_sink_close(&result->output);
  pl_sink_close(&result->errors);
}
