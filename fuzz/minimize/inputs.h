/* inputs.h - the files of a corpus: plain folders, libFuzzer's, and AFL++'s.
 *
 * Of a folder that AFL++ writes (it has fuzzer_stats, or a folder queue) only queue, crashes and hangs are read, and of those
 * only the inputs; of any other one all files, in folders below as well. What begins with a dot is passed over, as both do, and
 * what is no file, such as a link that leads nowhere: they are counted.
 */
#ifndef PL_FUZZ_MINIMIZE_INPUTS_H
#define PL_FUZZ_MINIMIZE_INPUTS_H

#include "core/base/str.h"
#include "core/base/vec.h"
#include "fuzz/minimize/name.h"

typedef struct pl_corpus_input {
  char *path;
  uint32_t in; /* which of the names that were given it came from */
  uint64_t size;
  pl_name name;
} pl_corpus_input;

typedef struct pl_corpus_inputs {
  PL_VEC(pl_corpus_input) all;
  uint32_t duplicates; /* of the same content as one before */
  uint32_t passed_over;
  const char *const *own; /* paths that are no inputs wherever they are met, up to NULL; or NULL */
} pl_corpus_inputs;

/* Adds the file, or the inputs of the folder and of those below it, as found under argument `in`. False, with a sentence in
 * `error`, if one can't be read or folders are nested too deeply; those added before stay. */
bool pl_corpus_add(pl_corpus_inputs *inputs, const char *path, uint32_t in, char error[256]);
/* Sorts by the hashes of the contents and, of files with the same content, keeps the one of the first argument, of that the first
 * path; counts the others in `duplicates`. */
void pl_corpus_sort(pl_corpus_inputs *inputs);
/* Frees the list with its paths. */
void pl_corpus_free(pl_corpus_inputs *inputs);

/* Whether the path is an existing folder, links followed. */
bool pl_is_folder(const char *path);
typedef PL_VEC(char *) pl_file_names;
/* Appends the names in a folder, without those that begin with a dot, and sorts the list; adds the number of hidden names except
 * `.` and `..` to *hidden (may be NULL). False if the folder can't be opened. */
bool pl_folder_names(const char *path, pl_file_names *names, uint32_t *hidden);
/* Frees the list with its names. */
void pl_file_names_free(pl_file_names *names);

#endif
