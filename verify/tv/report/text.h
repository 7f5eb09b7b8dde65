/* text.h - texts in an arena, and the clocks. */
#ifndef PL_VERIFY_TV_REPORT_TEXT_H
#define PL_VERIFY_TV_REPORT_TEXT_H

#include "core/base/arena.h"

/* The time of a monotonic clock in milliseconds. */
double pl_tv_now(void);

/* Milliseconds of processor time that this thread has used, so that other load does not influence a verdict. */
double pl_tv_spent(void);
/* The two strings concatenated, in memory of the arena. */
const char *pl_tv_join(pl_arena *arena, const char *a, const char *b);
/* As `printf` into memory of the arena; a text that is too long is cut off. */
const char *pl_tv_format(pl_arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
