#include "verify/commands/progress.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MANY_FILES = 20, PATIENCE_MS = 1000, PAUSE_MS = 100, BAR_WIDTH = 30 };

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

void pl_progress_draw(pl_progress *progress, size_t files_done, uint32_t functions_done, uint32_t functions_known) {
  assert(files_done <= progress->files);
  char bar[BAR_WIDTH + 1];
  if (!progress->on || progress->files == 0) return;
  const uint64_t now = now_ms();
  if (progress->files <= MANY_FILES && now - progress->start_ms < PATIENCE_MS) return;
  if (now - progress->drawn_ms < PAUSE_MS) return;
  if (progress->visible && progress->shown_files == files_done && progress->shown_functions == functions_done) return;
  const bool one = progress->files == 1 && functions_known > 0; /* then its functions say how far it is */
  const uint64_t functions = functions_done < functions_known ? functions_done : functions_known;
  const size_t full = one ? (size_t)(functions * BAR_WIDTH / functions_known) : files_done * BAR_WIDTH / progress->files;
  memset(bar, ' ', BAR_WIDTH);
  memset(bar, '=', full);
  bar[BAR_WIDTH] = '\0';
  fprintf(stderr, "\r[%s] %zu/%zu files, %u/%u functions\x1b[K", bar, files_done, progress->files, functions_done,
          functions_known);
  fflush(stderr);
  progress->visible = true;
  progress->drawn_ms = now;
  progress->shown_files = files_done;
  progress->shown_functions = functions_done;
}

void pl_progress_erase(pl_progress *progress) {
  if (!progress->visible) return;
  fputs("\r\x1b[K", stderr);
  fflush(stderr);
  progress->visible = false;
}
