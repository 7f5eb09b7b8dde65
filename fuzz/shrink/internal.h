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

/* Adds an op as a site of the move; the move defines what `a` and `b` mean. */
static inline void pl_add_site(pl_shrinker *s, pl_op *op, uint32_t a, uint32_t b) {
  pl_vec_push(&s->sites, ((pl_site){op, NULL, a, b}));
}
/* Adds a block as a site of the move; the move defines what `a` means. */
static inline void pl_add_block_site(pl_shrinker *s, pl_block *block, uint32_t a) {
  pl_vec_push(&s->sites, ((pl_site){block->region->op, block, a, 0}));
}

/* pl_collect_X adds the sites of move X at one op; pl_shrink_X makes the move at a site. False if it was not possible. */
#define MOVE(ident, ...)                                                                                                         \
  void pl_collect_##ident(pl_shrinker *s, pl_op *op);                                                                            \
  bool pl_shrink_##ident(pl_shrinker *s, pl_site site);
#include "fuzz/shrink/moves.def"
#undef MOVE

/* ---- values.c ---- */

/* Whether the value is a constant or an argument of a function (NULL counts as well): nothing is gained by replacing it. */
bool pl_is_simple_value(const pl_value *value);
/* The innermost op that is isolated from above among `op` and the ops around it; NULL if there is none. */
pl_op *pl_isolated_around(pl_op *op);
/* A zero of the type that dominates `op`: a constant at the front of the function, made there if none is found. Never
 * `not_this`, which is about to be removed. NULL if the type has no such constant, or `op` is in no function that can take
 * one. */
pl_value *pl_zero_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this);
/* An argument of that type, other than `not_this`, of the function around `op`, or with `make` a new one (pl_new_argument) if
 * there is none; NULL otherwise. */
pl_value *pl_argument_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this, bool make);
/* Adds an argument of that type to the function around `op` and returns it. NULL, with nothing changed, if there is no
 * function that can have one more, as when it is referred to. */
pl_value *pl_new_argument(pl_shrinker *s, pl_op *op, const pl_type *type);
/* A zero of the type or else an argument of the function, added if need be, that can be used at `op`. Never `not_this`. NULL
 * if there is neither. */
pl_value *pl_default_value(pl_shrinker *s, pl_op *op, const pl_type *type, const pl_value *not_this);
/* Whether an attribute of an op of the module refers to the symbol (pl_note_names). The names are collected at the first call
 * and not updated. */
bool pl_is_referenced(pl_shrinker *s, pl_str symbol);
/* Adds the names of symbols, interned, that an attribute (NULL: none) refers to, also in nested arrays and dictionaries, to
 * the map. */
void pl_note_names(pl_context *ctx, const pl_attr *attr, pl_map *names);
/* Replaces all uses of the values by default values (pl_default_value) that can be used at `op`. False if a value with uses has
 * no default; earlier ones are replaced by then. */
bool pl_replace_by_defaults(pl_shrinker *s, pl_op *op, pl_value **values, uint32_t count);

/* ---- ops.c ---- */

/* Whether the op is in a region whose blocks have no terminators, such as a module's. */
bool pl_is_in_module(const pl_op *op);
/* Whether the op is a terminator or has successors. */
bool pl_is_terminator(const pl_op *op);

/* ---- signatures.c ---- */

/* Replaces the op by a new one without the operand at `operand` and the result at `result` (UINT32_MAX: none), and returns that.
 * A result that is removed must have no uses. */
pl_op *pl_rebuild_without(pl_op *op, uint32_t operand, uint32_t result);
/* The function type without one input and one result (UINT32_MAX: none), and with `more` as another last input unless it is
 * NULL. */
const pl_type *pl_function_type_with(pl_context *ctx, const pl_type *type, uint32_t input, uint32_t result, const pl_type *more);

/* ---- outline.c ---- */

/* Replaces the function `top` by one of the same name and kind that holds `op`, which is inside of `top`, and a return of its
 * results; values it reads become arguments or copies of constants. Returns the new function, or NULL, with nothing changed,
 * if that is impossible. Calls of `top` are not adapted. */
pl_op *pl_shrink_outline(pl_module *module, pl_op *top, pl_op *op);

/* ---- simpler.c ---- */

typedef PL_VEC(const pl_attr *) pl_attr_list;
typedef PL_VEC(const pl_type *) pl_types;
/* Appends the simpler attributes that can replace `attr`, in the order in which they are worth trying. */
void pl_simpler_attrs(pl_context *ctx, const pl_attr *attr, pl_attr_list *out);
/* Appends the simpler types that can replace `type`, in the order in which they are worth trying. */
void pl_simpler_types(pl_context *ctx, const pl_type *type, pl_types *out);

#endif
