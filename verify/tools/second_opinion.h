/* second_opinion.h - queries that a proof rests on, written to files and decided again by another solver. */
#ifndef PL_VERIFY_TOOLS_SECOND_OPINION_H
#define PL_VERIFY_TOOLS_SECOND_OPINION_H

#include <jansson.h>
#include <pthread.h>

#include "core/base/map.h"
#include "verify/tools/options.h"
#include "verify/commands/process.h"

/* X(enumerator, key in JSON, how the summary calls it) */
#define PL_OPINIONS(X)                                                                                                           \
  X(AGREES, "agree", "agree")                                                                                                    \
  X(DISAGREES, "disagree", "DISAGREE")                                                                                           \
  X(NO_ANSWER, "without_answer", "without an answer in time")                                                                    \
  X(NOT_TAKEN, "not_taken", "not taken by the other solver")

typedef enum pl_opinion {
  PL_OPINION_INVALID,
#define X(id, key, text) PL_OPINION_##id,
  PL_OPINIONS(X)
#undef X
      PL_NUM_OPINIONS
} pl_opinion;

typedef struct pl_second_opinion {
  const pl_cli_options *options;
  pl_processes *processes;
  pthread_mutex_t lock; /* of what follows */
  pl_map seen;          /* hashes of scripts: each is asked once */
  uint64_t queries;
  uint64_t counts[PL_NUM_OPINIONS];
  bool failed; /* a file could not be written */
} pl_second_opinion;

/* Initializes *opinion and, if it does not exist, makes the folder of --emit-smt2 if that is given; false with a message on
 * standard error if it can't be made. Freed by pl_second_opinion_free in either case. */
bool pl_second_opinion_start(pl_second_opinion *opinion, const pl_cli_options *options, pl_processes *processes);
/* Frees the set of queries seen so far and the lock. */
void pl_second_opinion_free(pl_second_opinion *opinion);
/* Whether the options ask for queries as files or for another solver. */
bool pl_second_opinion_wanted(const pl_cli_options *options);
/* Writes a query that Z3 answered UNSAT to a file and has the other solver decide it, as the options say, each query once; counts
 * the answer and reports a disagreement. A pl_tv_query_fn; `user` is a pl_second_opinion. May be called from any thread. */
void pl_second_opinion_query(void *user, pl_str function, const char *script);
/* Appends a line with the numbers of the other solver's answers; nothing without --cross-check. */
void pl_second_opinion_summary(const pl_second_opinion *opinion, pl_sink *out);
/* The object `cross_check` of the JSON document: the solver's command, the number of queries and of each answer; NULL without
 * --cross-check. The caller owns the reference. */
json_t *pl_second_opinion_json(const pl_second_opinion *opinion);

#endif
