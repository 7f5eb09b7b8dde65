#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int32_t check(int32_t x);

int main(void) {
  printf("%d\n", check(5));
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    close(1);
    check(10);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  printf("child: %s\n", WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT ? "aborted" : "went on");
  return 0;
}
