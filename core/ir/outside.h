/* outside.h - the symbols around a module that is a piece of a larger one.
 *
 * A long program can be worked on function by function. All that one of its functions may ask of the others is what their symbols
 * are: of which kind, with which attributes. An outside holds that, for the state between two passes; `next` is the state after
 * the next pass. Made by who cuts a program into pieces; a module of a piece refers to it; the checker and the conversion ask.
 */
#ifndef PL_CORE_IR_OUTSIDE_H
#define PL_CORE_IR_OUTSIDE_H

#include "core/base/map.h"
#include "core/ir/op.h"

typedef struct pl_outside {
  pl_module *symbols; /* a copy of each symbol's op, with empty regions */
  pl_map names;       /* attribute of the name -> its copy */
  struct pl_outside *next;
  uint32_t fresh; /* the next number to try for a symbol made up by the pass that leads here */
} pl_outside;

/* An empty set of symbols. The caller frees it. */
pl_outside *pl_outside_new(pl_context *ctx);
/* Frees the state and those after it (`next`), with the symbols; NULL is allowed. */
void pl_outside_free(pl_outside *outside);
/* Adds a copy of a symbol's op, with its attributes and empty regions, and returns it; NULL if there is a symbol of that name
 * already, or the op has no name. */
pl_op *pl_outside_add(pl_outside *outside, const pl_op *op);
/* The op of the symbol of that name (a string attribute); NULL if there is none. `outside` may be NULL. */
const pl_op *pl_outside_find(const pl_outside *outside, const pl_attr *name);

#endif
