/* report_text.h - verdicts for people: one line for each function, and below it what explains the verdict. */
#ifndef PL_VERIFY_TOOLS_REPORT_TEXT_H
#define PL_VERIFY_TOOLS_REPORT_TEXT_H

#include "verify/tools/replay.h"
#include "verify/tv/judge/tv.h"

typedef struct pl_text_style {
  bool color;   /* the verdict words */
  bool explain; /* each obligation and assumption */
} pl_text_style;

/* Appends a line that says where the counterexample was written as a program, or why it was not. */
void pl_text_replay(const pl_replay_file *file, pl_sink *out);
/* Appends the verdict on one function or global: a line, and below it what explains the verdict. */
void pl_text_proof(const pl_proof *proof, const pl_text_style *style, pl_sink *out);

/* Appends the summary line: "8 functions: 7 proved, 1 refuted; 2 globals: 2 proved; 1 file with errors". The lists are indexed
 * by pl_verdict. Parts that count nothing are left out, except that "0 functions" stands there if there are no globals either. */
void pl_text_summary(const uint32_t *functions, const uint32_t *globals, size_t failed_files, pl_sink *out);

#endif
