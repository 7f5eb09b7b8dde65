#include "verify/commands/progress.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MANY_FILES = 20, PATIENCE_MS = 1000, BAR_WIDTH = 30 };

/* The monotonic clock, in milliseconds. */
static uint64_t now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

pl_progress pl_progress_new(size_t files) {
  const char *terminal = getenv("TERM");
  bool on = isatty(STDERR_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
  return (pl_progress){.on = on, .files = files, .start_ms = now_ms()};
}

void pl_progress_draw(pl_progress *progress, size_t files_done, uint32_t functions_done) {
  assert(files_done <= progress->files);
  char bar[BAR_WIDTH + 1];
  if (!progress->on || progress->files == 0) return;
  if (progress->files <= MANY_FILES && now_ms() - progress->start_ms < PATIENCE_MS) return;
  if (progress->visible && progress->shown_files == files_done && progress->shown_functions == functions_done) return;
  size_t full = files_done * BAR_WIDTH / progress->files;
  memset(bar, ' ', BAR_WIDTH);
  memset(bar, '=', full);
  bar[BAR_WIDTH] = '\0';
  fprintf(stderr, "\r[%s] %zu/%zu files, %u functions\x1b[K", bar, files_done, progress->files, functions_done);
  fflush(stderr);
  progress->visible = true;
  progress->shown_files = files_done;
  progress->shown_functions = functions_done;
}

void pl_progress_erase(pl_progress *progress) {
  if (!progress->visible) return;
  fputs("\r\x1b[K", stderr);
  fflush(stderr);
  progress->visible = false;
}
