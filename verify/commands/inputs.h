/* inputs.h - the files that the user named: folders expanded, texts read, parts split. */
#ifndef PL_VERIFY_COMMANDS_INPUTS_H
#define PL_VERIFY_COMMANDS_INPUTS_H

#include "core/base/diag.h"
#include "core/base/vec.h"

enum { PL_MAX_TEXT = 64 << 20 }; /* bytes of a source or lowering that we read */

/* One thing that the user named or that a named folder holds. */
typedef struct pl_input {
  char *path;  /* "-" is standard input */
  char *error; /* why it can't be used, or NULL */
} pl_input;

typedef PL_VEC(pl_input) pl_inputs_list;

/* Appends the input files that the paths name to `out`: a file as it is, of a folder the *.mlir files below it, sorted by
 * path. What can't be used is in the list with an error. */
void pl_inputs_expand(const char *const *paths, size_t count, pl_inputs_list *out);
/* Frees the list with its paths and errors. */
void pl_inputs_free(pl_inputs_list *inputs);

/* The name of an input file in messages: its path, or "<stdin>" for "-". */
const char *pl_input_name(const char *path);
/* Reads a file (standard input for "-") into *text, from malloc and with a NUL after it, and *len; false, with a message in
 * `error`, if it can't be read, has more than PL_MAX_TEXT bytes, or is no text (foreign_format). */
bool pl_input_read(const char *path, char **text, size_t *len, char error[256]);
/* The parts of a text, as views of it; each keeps the line numbers of the whole. */
typedef PL_VEC(pl_source) pl_parts;
/* Appends the parts of a text between markers `// -----` that end a line, with `name` and the line on which the part begins;
 * all of it as one part if not `split`. */
void pl_input_split(const char *name, pl_str text, bool split, pl_parts *out);

#endif
