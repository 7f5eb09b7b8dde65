/* collect.h - a process that is asked what inputs do, one after the other: minimize-corpus asks, fuzz targets (fuzz-NAME
 * --collect) and minimize-corpus itself answer.
 *
 * Requests come on standard input, answers go to standard output, in their order. A request is a head and as many bytes as it
 * says. Inputs run in this process' child, which serves many of them: what an input does to the child is its own, and the parent
 * answers for a child that died. After a request PL_COLLECT_FRESH what came before has no influence: the collector makes what it
 * holds anew, and if it can't, the child ends and the next input meets a new one. PL_COLLECT_PROCESS is for those who do not
 * trust a collector in that: the child ends in any case.
 */
#ifndef PL_FUZZ_COLLECT_COLLECT_H
#define PL_FUZZ_COLLECT_COLLECT_H

#include "core/base/sink.h"

/* What the answers mean; another number is another collector. */
#define PL_COLLECT_VERSION "plumbline-collect 1"

typedef enum pl_collect_kind {
  PL_COLLECT_INVALID,
  PL_COLLECT_PATH,  /* the bytes name a file, which is the input */
  PL_COLLECT_DATA,  /* the bytes are the input */
  PL_COLLECT_FRESH, /* no bytes, no answer; likewise the next */
  PL_COLLECT_PROCESS,
} pl_collect_kind;

typedef struct pl_collect_request {
  uint32_t kind;
  uint32_t len;
} pl_collect_request;

typedef enum pl_collect_status {
  PL_COLLECTED_INVALID,
  PL_COLLECTED,            /* the payload says what the input does */
  PL_COLLECTED_FINDING,    /* the target's property does not hold */
  PL_COLLECTED_CRASH,      /* the process died */
  PL_COLLECTED_TIMEOUT,    /* it took more processor time than there is */
  PL_COLLECTED_UNREADABLE, /* no such file */
} pl_collect_status;

typedef struct pl_collect_answer {
  uint32_t status;
  uint32_t len;         /* of the payload that follows */
  uint64_t nanoseconds; /* processor time */
} pl_collect_answer;

/* What answers. `observe` writes the payload; false: a finding. `renew` makes what inputs leave as it was before the
 * first; NULL if only a new process is. */
typedef struct pl_collector {
  const char *target; /* its name */
  const char *input;  /* BYTES, MLIR or LLVM_IR */
  bool (*observe)(void *user, const uint8_t *data, size_t size, pl_sink *payload);
  void (*renew)(void *user);
  void *user;
} pl_collector;

/* Serves requests from standard input until it ends or they can't be served; the first line of the answers is PL_COLLECT_VERSION,
 * target, kind of input. Puts /dev/null in the place of the standard streams. `seconds`: processor time for one input, or 30
 * times that of real time; 0: no bound. Returns the exit status of the process: 0, or 3 if nothing could be served. */
int pl_collect_serve(const pl_collector *collector, uint32_t seconds);

/* Whether the command line begins with --collect. */
static inline bool pl_collect_is_asked(int argc, char **argv) { return argc > 1 && strcmp(argv[1], "--collect") == 0; }

/* ---- Features of counters (counters.c) ---- */

/* The counters that the compiler keeps: one byte for each edge. */
typedef struct pl_counters {
  uint8_t *data;
  size_t size;
} pl_counters;

/* The counters of this program that -fsanitize-coverage=inline-8bit-counters makes; none if it was compiled without. */
pl_counters pl_counters_of_program(void);
/* Sets all counters to 0. */
void pl_counters_clear(pl_counters counters);
/* Appends the features of all counters that are not 0 to the payload: counter * 8 + range of its value + 1, ascending, each as
 * the difference to the one before (LEB128). */
void pl_counters_write(pl_counters counters, pl_sink *payload);

/* ---- Lists of ascending numbers, as differences of seven bits a byte ---- */

/* Appends the next number of an ascending list, given by its difference to the one before. */
void pl_deltas_put(pl_sink *out, uint64_t difference);
/* Reads the next difference and advances `*at` past it; false if the bytes up to `end` have no whole difference. */
bool pl_deltas_get(const uint8_t **at, const uint8_t *end, uint64_t *difference);

#endif
