/* internal.h - what the moves share. Private to this folder. */
#ifndef PL_FUZZ_SHRINK_INTERNAL_H
#define PL_FUZZ_SHRINK_INTERNAL_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "fuzz/shrink/shrink.h"

/* `block` is NULL unless the site is a block; what a and b mean is for the move to say. */
typedef struct pl_site {
  pl_op *op;
  pl_block *block;
  uint32_t a, b;
} pl_site;

typedef struct pl_shrinker {
  pl_module *module;
  PL_VEC(pl_site) sites;
  pl_map referenced; /* names (interned) that some attribute refers to; filled at the first question */
  bool referenced_known;
} pl_shrinker;

/* Adds an op as a place for the move; `a` and `b` mean what the move makes of them. */
static inline void pl_add_site(pl_shrinker *s, pl_op *op, uint32_t a, uint32_t b) {
  pl_vec_push(&s->sites, ((pl_site){op, NULL, a, b}));
}
/* Adds a block as a place for the move; `a` means what the move makes of it. */
static inline void pl_add_block_site(pl_shrinker *s, pl_block *block, uint32_t a) {
  pl_vec_push(&s->sites, ((pl_site){block->region->op, block, a, 0}));
}

#define MOVE(ident, ...)                                                                                                         \
  void pl_collect_##ident(pl_shrinker *s, pl_op *op);                                                                            \
  bool pl_shrink_##ident(pl_shrinker *s, pl_site site);
#include "fuzz/shrink/moves.def"
#undef MOVE

/* ---- values.c ---- */

/* A constant, or an argument of a function: nothing to gain by replacing it. */
bool pl_is_simple_value(const pl_value *value);
/* The closest op around `op`, or itself, that sees no values from outside. */
pl_op *pl_isolated_around(pl_op *op);
/* A zero of that type that can be used at `op` and after it, made before the function if there is none; NULL if the type
 * has no constants. `not_this`: a value that is about to go. */
pl_value *pl_zero_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this);
/* An argument of the function around; `make`: a new one if there is none and nobody calls the function. */
pl_value *pl_argument_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this, bool make);
/* A new argument, if nobody calls the function. */
pl_value *pl_new_argument(pl_shrinker *s, pl_op *op, const pl_type *type);
/* A zero of the type, else an argument of the function, which is added if there is none. NULL if `op` is in no function. Never
 * `not_this`. */
pl_value *pl_default_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this);
/* Whether an attribute of an op of the module names the symbol; found out once. */
bool pl_is_referenced(pl_shrinker *s, pl_str symbol);
/* Adds the names (interned) that an attribute refers to. */
void pl_note_names(pl_context *ctx, const pl_attr *attr, pl_map *names);
/* All uses of the values read something else; false if there is nothing for one of them. */
bool pl_replace_by_defaults(pl_shrinker *s, pl_op *op, pl_value **values, uint32_t count);

/* ---- ops.c ---- */

/* Whether the op is in a region whose blocks have no terminators, such as a module's. */
bool pl_is_in_module(const pl_op *op);
/* Whether the op is a terminator, or has successors. */
bool pl_is_terminator(const pl_op *op);

/* ---- signatures.c ---- */

/* The op in its place again, without the operand at `operand` or the result at `result` (UINT32_MAX: none). */
pl_op *pl_rebuild_without(pl_op *op, uint32_t operand, uint32_t result);
/* The type of a function without an input or a result (UINT32_MAX: none), or with another input after the last (not NULL). */
const pl_type *pl_function_type_with(pl_context *ctx, const pl_type *type, uint32_t input, uint32_t result, const pl_type *more);

/* ---- outline.c ---- */

/* A function of the same name and kind as `top` takes its place: it has the operation, which is somewhere in `top`, and the
 * constants that this reads; other values are arguments, the results are returned. NULL if there is no such function. Calls of
 * `top` are not looked at. */
pl_op *pl_shrink_outline(pl_module *module, pl_op *top, pl_op *op);

/* ---- simpler.c ---- */

typedef PL_VEC(const pl_attr *) pl_attr_list;
typedef PL_VEC(const pl_type *) pl_types;
/* Adds what an attribute could become, in the order in which it is worth trying. */
void pl_simpler_attrs(pl_context *ctx, const pl_attr *attr, pl_attr_list *out);
/* Adds what a type could become, in the order in which it is worth trying. */
void pl_simpler_types(pl_context *ctx, const pl_type *type, pl_types *out);

#endif
