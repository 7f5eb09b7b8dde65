/* struct_names.h - the names of identified structs are local to a text, while a context knows one body for each name.
 *
 * Who reads a text into a context that has read others asks here for the struct of a name. Where the context's body is another
 * one, the struct of this text gets a name of its own, as LLVM does where a context reads two modules (LLVM Language Reference
 * Manual, "Structure Type": identified types are never uniqued). It may have been mentioned by then, so the text is read again.
 */
#ifndef PL_CORE_IR_STRUCT_NAMES_H
#define PL_CORE_IR_STRUCT_NAMES_H

#include "core/base/map.h"
#include "core/ir/type.h"

typedef struct pl_struct_names {
  pl_map renamed; /* interned name -> the struct that has another name in the context */
  pl_map given;   /* struct that got its body in this reading -> interned name in the text */
  bool again;     /* a struct was renamed: what was read so far is void */
} pl_struct_names;

/* Frees the two tables, not `names` itself. */
void pl_struct_names_free(pl_struct_names *names);
/* Whether a struct was renamed, so that the text has to be read again; forgets what this reading did except for the renamings. */
bool pl_struct_names_again(pl_struct_names *names);
/* The struct that an interned name refers to in the text that is read: the one that it was renamed to, or else the context's
 * identified struct of that name, which is made if there is none. */
const pl_type *pl_struct_names_find(const pl_struct_names *names, pl_context *ctx, pl_str name);
/* Sets the body of the struct of that name; true if it has that body now. False if it has another body: with `again` set, this
 * text's struct was renamed and the text is to be read again; with `again` unset, the text gives it two bodies. */
bool pl_struct_names_set_body(pl_struct_names *names, pl_context *ctx, pl_str name, pl_type_list elems, uint32_t count,
                              bool packed, bool opaque);

#endif
