/* Running external commands: input, output, bounds, nothing left. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>

#include "verify/commands/process.h"

enum { LIMIT = 1 << 20 };

static pl_processes processes;

/* Runs the command with that input, time limit (0: none) and at most LIMIT bytes of output; the caller frees the result. */
static pl_process_result run(const char *command, pl_str input, uint32_t timeout_ms) {
  return pl_process_run(&processes, command, input, NULL, timeout_ms, LIMIT);
}

/* Expects that the command exited with status 0 and wrote that text, and that no process of it is left; frees the result. */
static void expect_output(pl_process_result result, const char *text) {
  assert_int_equal(result.end, PL_PROCESS_EXITED);
  assert_int_equal(result.status, 0);
  assert_string_equal(pl_sink_text(&result.output), text);
  pl_process_result_free(&result);
  assert_int_equal(waitpid(-1, NULL, WNOHANG), -1); /* no zombie */
  assert_int_equal(errno, ECHILD);
  assert_int_equal(processes.groups.len, 0);
}

/* A command gets its standard input; its standard output, standard error and exit status are in the result. */
static void streams(void **state) {
  (void)state;
  expect_output(run("cat", PL_STR("one\ntwo\n"), 10000), "one\ntwo\n");
  expect_output(run("true", PL_STR("not read"), 10000), "");
  expect_output(run("echo quick", (pl_str){NULL, 0}, 0), "quick\n");
  pl_process_result result = run("echo out; echo err >&2; exit 7", PL_STR(""), 10000);
  assert_int_equal(result.end, PL_PROCESS_EXITED);
  assert_int_equal(result.status, 7);
  assert_string_equal(pl_sink_text(&result.output), "out\n");
  assert_string_equal(pl_sink_text(&result.errors), "err\n");
  pl_process_result_free(&result);
}

/* Input and output beyond a pipe's capacity are passed in both directions at once, also if the command reads only a part. */
static void large_input(void **state) {
  (void)state;
  size_t size = LIMIT;
  char *data = malloc(size + 1);
  memset(data, 'x', size);
  data[size] = '\0';
  expect_output(run("cat", (pl_str){data, size}, 60000), data);
  expect_output(run("head -c 3", (pl_str){data, size}, 60000), "xxx");
  free(data);
}

/* %s in a command is replaced by the given path if that is a regular file's and needs no quoting, otherwise by the name of a file
 * that holds the input; standard input is empty then. */
static void file_name(void **state) {
  (void)state;
  expect_output(run("cat %s %s; cat", PL_STR("text\n"), 10000), "text\ntext\n");
  expect_output(pl_process_run(&processes, "echo %s", PL_STR("text"), "/etc/passwd", 10000, LIMIT), "/etc/passwd\n");
  expect_output(pl_process_run(&processes, "cat %s", PL_STR("text"), "no such file", 10000, LIMIT), "text");
  expect_output(pl_process_run(&processes, "cat %s", PL_STR("text"), "/dev/null", 10000, LIMIT), "text");
}

/* Runs the command on empty input and fails unless it ends in that way (by SIGKILL if it is killed), gives at most LIMIT bytes of
 * output and leaves no process. */
static void expect_end(const char *command, uint32_t timeout_ms, pl_process_end end) {
  pl_process_result result = run(command, PL_STR(""), timeout_ms);
  assert_int_equal(result.end, end);
  assert_true(result.output.len <= LIMIT);
  if (end == PL_PROCESS_KILLED) assert_int_equal(result.signal, SIGKILL);
  pl_process_result_free(&result);
  assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
  assert_int_equal(processes.groups.len, 0);
}

/* A command that exceeds its time or output limit, or is killed by a signal, is reported as such; one that writes too much to
 * standard error runs on. */
static void bounds(void **state) {
  (void)state;
  expect_end("sleep 1000", 100, PL_PROCESS_TIMED_OUT);
  expect_end("trap '' TERM INT HUP; while :; do sleep 1; done", 100, PL_PROCESS_TIMED_OUT);
  expect_end("exec >&- 2>&-; sleep 1000", 100, PL_PROCESS_TIMED_OUT);
  expect_end("yes", 60000, PL_PROCESS_TOO_LONG);
  expect_end("kill -9 $$", 60000, PL_PROCESS_KILLED);
  expect_end("yes >&2 | head -c 10", 200, PL_PROCESS_TIMED_OUT); /* standard error is cut, not a failure by itself */
}

/* What a command leaves in the background is killed with it, unless it is in a session of its own, and is not waited for. */
static void background(void **state) {
  (void)state;
  expect_output(run("sleep 1000 & echo done", PL_STR(""), 0), "done\n");
  expect_output(run("setsid sleep 20 & echo done", PL_STR(""), 15000), "done\n"); /* a session of its own lives on */
}

/* A command has the default handling of SIGPIPE even if the caller ignores that signal. */
static void default_signals(void **state) {
  (void)state;
  signal(SIGPIPE, SIG_IGN);
  expect_output(run("yes | head -n 1", PL_STR(""), 60000), "y\n");
}

/* A command that closes its input or ends before it has read it does not kill the caller by SIGPIPE, whether the caller ignores
 * that signal or not; how it ended is reported as always. */
static void unread_input(void **state) {
  (void)state;
  static char text[1 << 20];
  memset(text, 'x', sizeof text);
  void (*const dispositions[])(int) = {SIG_DFL, SIG_IGN};
  for (size_t i = 0; i < sizeof dispositions / sizeof *dispositions; ++i) {
    signal(SIGPIPE, dispositions[i]);
    expect_output(run("exec 0<&-; sleep 0.2; echo done", (pl_str){text, sizeof text}, 60000), "done\n");
    pl_process_result result = run("kill -SEGV $$", (pl_str){text, sizeof text}, 60000);
    assert_int_equal(result.end, PL_PROCESS_KILLED);
    assert_int_equal(result.signal, SIGSEGV);
    pl_process_result_free(&result);
  }
}

int main(void) {
  pl_processes_init(&processes);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(streams),    cmocka_unit_test(large_input),     cmocka_unit_test(file_name),   cmocka_unit_test(bounds),
      cmocka_unit_test(background), cmocka_unit_test(default_signals), cmocka_unit_test(unread_input)};
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  pl_processes_free(&processes);
  return failed;
}
