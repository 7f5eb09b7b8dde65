/* lessen.h - makes inputs smaller that keep what they are kept for.
 *
 * Parts are left out (of a text what fuzz/reduce leaves out of texts, of other bytes records and bytes) as long as the sources
 * still see all that is wanted of the input. Every input has processes of its own; results are kept in the folder of work.
 */
#ifndef PL_FUZZ_MINIMIZE_LESSEN_H
#define PL_FUZZ_MINIMIZE_LESSEN_H

#include "fuzz/minimize/observe.h"
#include "fuzz/reduce/space.h"

/* Inputs that are no text. */
extern const pl_space pl_records_space;

typedef struct pl_lessen_input {
  const char *path;
  pl_name name;
  const uint32_t *wanted; /* features, ascending; owned by the caller */
  size_t num_wanted;
  char *result; /* the path of the smaller one, owned by the input; NULL: there is none */
} pl_lessen_input;

typedef struct pl_lessen_options {
  const char *work; /* folder */
  uint32_t jobs;    /* each source has as many processes */
  uint32_t effort;  /* questions for one input */
  bool text;
} pl_lessen_options;

/* Makes the inputs smaller, several at once, and sets the result of each to a file in options->work, which may have the input's
 * content. It stays NULL if the input can't be read. False, with a sentence in `error` and some results still NULL, if a process
 * ended early or can't be started, or a file can't be written. */
bool pl_lessen_all(pl_sources *sources, const pl_features *features, const pl_lessen_options *options, pl_lessen_input *inputs,
                   size_t count, char error[256]);

#endif
