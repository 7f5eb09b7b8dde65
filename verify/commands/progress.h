/* progress.h - a bar on standard error while many files, or slow ones, are worked on. */
#ifndef PL_VERIFY_COMMANDS_PROGRESS_H
#define PL_VERIFY_COMMANDS_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct pl_progress {
  bool on;      /* standard error is a terminal */
  bool visible; /* a bar stands there now, and says this: */
  size_t shown_files;
  uint32_t shown_functions;
  size_t files;
  uint64_t start_ms, drawn_ms;
} pl_progress;

/* A progress bar for `files` files, whose time starts now; it is never drawn if standard error is no terminal that can show
 * it. */
pl_progress pl_progress_new(size_t files);
/* Draws the bar with these counts (`functions_known`: of all files that were read) if it is worth while, as there are many files
 * or some time has passed, and it is not up to date. */
void pl_progress_draw(pl_progress *progress, size_t files_done, uint32_t functions_done, uint32_t functions_known);
/* Erases the bar if it is visible: before anything else is written to the terminal, and at the end. */
void pl_progress_erase(pl_progress *progress);

#endif
