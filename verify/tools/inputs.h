/* inputs.h - the files that the user named: folders expanded, texts read, parts split. */
#ifndef PL_VERIFY_TOOLS_INPUTS_H
#define PL_VERIFY_TOOLS_INPUTS_H

#include "core/base/diag.h"
#include "core/base/vec.h"

enum { PL_MAX_TEXT = 64 << 20 }; /* bytes of a source or lowering that we read */

/* One thing that the user named or that a named folder holds. */
typedef struct pl_input {
  char *path;  /* "-" is standard input */
  char *error; /* why it can't be used, or NULL */
} pl_input;

typedef PL_VEC(pl_input) pl_inputs_list;

/* A file is itself, a folder is all *.mlir below it in order of their paths (links to folders are not followed). What can't be
 * used keeps its place with an error. */
void pl_inputs_expand(const char *const *paths, size_t count, pl_inputs_list *out);
/* Frees the list with its paths and errors. */
void pl_inputs_free(pl_inputs_list *inputs);

/* How a file is called in messages: "<stdin>" for "-". */
const char *pl_input_name(const char *path);
/* Reads at most PL_MAX_TEXT bytes; *text is from malloc. False with a sentence in `error`. */
bool pl_input_read(const char *path, char **text, size_t *len, char error[256]);
/* Cuts a text after each line that ends in `// -----`; a part keeps the line numbers of the whole. Parts are views. */
typedef PL_VEC(pl_source) pl_parts;
/* Appends the parts of a text between lines `// -----`, with the line on which each begins; all of it as one part if not
 * `split`. */
void pl_input_split(const char *name, pl_str text, bool split, pl_parts *out);

#endif
