/* internal.h - what the files of the checker share. Private to core/check. */
#ifndef PL_CORE_CHECK_INTERNAL_H
#define PL_CORE_CHECK_INTERNAL_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/check/check.h"
#include "core/ir/shape.h"
#include "core/ir/signature.h"

/* Deepest nesting of regions that is walked: more than the parser reads. */
#define PL_CHECK_MAX_DEPTH 1000u

/* Dominance among the blocks of one region. */
typedef struct pl_domtree {
  const pl_region *region;
  const struct pl_domtree *outer; /* of the region around it, NULL for the outermost */
  bool graph;                     /* order does not matter here: a module, an op without a row */
  uint32_t num_blocks;            /* blocks are numbered in order by block->number */
  const uint32_t *enter;          /* per block: interval of the dominator tree; 0 if it is unreachable */
  const uint32_t *leave;
} pl_domtree;

/* The symbols of one symbol table. */
typedef struct pl_symbols {
  const pl_op *table;
  pl_map map;                  /* attribute of the name -> op, the first of that name */
  PL_VEC(const pl_op *) users; /* ops that refer to what is not there, or is something else */
  struct pl_symbols *outer;
} pl_symbols;

typedef struct pl_checker {
  pl_context *ctx;
  const pl_check_options *options;
  pl_diags *diags;
  size_t errors; /* found so far */
  pl_arena *arena;
  pl_shapes shapes;          /* of ops whose rows have been checked and found right */
  uint32_t plain;            /* ops that have a shape, passed so far */
  bool looked_up;            /* a symbol was looked up by the row that is being checked */
  bool resolving;            /* what is wrong with symbols is reported at once */
  bool deferred;             /* something is wrong with a symbol, and was not reported yet */
  pl_symbols *symbols;       /* innermost */
  const pl_domtree *regions; /* around the current op, innermost first */
  uint32_t depth;            /* how many they are */
} pl_checker;

/* --- report.c --- */
/* Reports the error "'name' op message" at the op's place; false always. (A fault that depends on a symbol may be deferred and
 * reported later: see report.c.) */
bool pl_check_error(pl_checker *c, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Reports an error at the op's place, without the op's name before the message; false always. It may be deferred as by
 * pl_check_error. */
bool pl_check_error_at(pl_checker *c, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Adds a note at `op` to the last error; dropped if that error was deferred (see report.c). */
void pl_check_note(pl_checker *c, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The type as text, "<<null type>>" for NULL, for messages; lives as long as the checker. */
const char *pl_check_type_text(pl_checker *c, const pl_type *type);
/* The attribute as text, for messages; "" for NULL. Lives as long as the checker. */
const char *pl_check_attr_text(pl_checker *c, const pl_attr *attr);
/* The op that a symbol reference names: its root in the innermost symbol table (for a module that is a piece, also among the
 * symbols outside), each nested name in the op found before. NULL if there is none or `symbol` is no symbol reference. Notes in
 * c->looked_up that a symbol was looked up. */
const pl_op *pl_check_lookup(pl_checker *c, const pl_attr *symbol);

/* --- check.c --- */
/* Checks that a terminator is the last op of its block, that only the last op has successors, and that these are in its region;
 * false, and reported, if not. */
bool pl_check_place(pl_checker *c, const pl_op *op);
/* Checks the op against its row of ops.def and the rules of its dialect, and reports faults; skips it where nothing but the op's
 * shape (see shape.h) counts and an op of that shape passed before. */
void pl_check_shape(pl_checker *c, const pl_op *op);
/* Checks that a block of an op ends with a terminator or an unregistered op, unless the op needs none; false, and reported, if
 * not. */
bool pl_check_block(pl_checker *c, const pl_op *parent, const pl_block *block);
/* Reports one error, at `parent`, if a block of the region branches to the region's first block. */
void pl_check_entry(pl_checker *c, const pl_op *parent, const pl_region *region);
/* Adds the op to the table under its symbol name, unless the name is taken already; does nothing if the op defines no symbol. */
void pl_check_add_symbol(pl_symbols *table, const pl_op *op);

/* Numbers the blocks of a region and returns its dominator tree, in the checker's arena. `is_graph`: order does not matter in the
 * region; then, and for less than two blocks, the tree is not computed, and all blocks count as reachable and dominating. */
pl_domtree *pl_check_domtree(pl_checker *c, const pl_region *region, bool graph);
/* Whether block `a` dominates block `b` of the same region; a block dominates itself. False if either is unreachable; true for
 * all blocks of a graph region. */
bool pl_check_dominates(const pl_domtree *tree, const pl_block *a, const pl_block *b);
/* Whether the block can be reached from the entry of its region; true for all blocks of a graph region. */
bool pl_check_reachable(const pl_domtree *tree, const pl_block *block);
/* Reports null operands of the op and, with a note, the first operand whose definition does not dominate this use or is outside
 * an isolated region. Does nothing for ops in unreachable blocks. */
void pl_check_uses(pl_checker *c, const pl_op *op);

/* --- signature.c --- */
/* Checks an op against its row of ops.def. If false, the op must not be checked further; the first fault is reported, except a
 * null operand, which pl_check_uses reports. */
bool pl_check_signature(pl_checker *c, const pl_op *op, const pl_signature *signature);

/* Reports each successor of the op whose operands differ from the arguments of its block in number or type. */
void pl_check_branches(pl_checker *c, const pl_op *op);
/* Checks an op's symbol, data layout and branch weights, if it has any; false, and reported, if a rule is broken. */
bool pl_check_control(pl_checker *c, const pl_op *op);
/* Checks arg_attrs and res_attrs of a function of that type, if present; false, and reported, if they break a rule. */
bool pl_check_arg_attrs(pl_checker *c, const pl_op *func, const pl_type *type);

/* Whether an op surely neither reads nor writes memory (buffers.c); a division is free of effects, as it may only be
 * undefined. */
bool pl_check_is_effect_free(const pl_op *op);
/* Checks that the comdat which a function or global names, if any, is a comdat selector (llvm_global.c); false, and reported, if
 * not. */
bool pl_check_comdat(pl_checker *c, const pl_op *op);

/* Parts of the rules of memref.prefetch, atomic_rmw, generic_atomic_rmw and alloca_scope (buffers.c): the properties; the kind
 * for the element type; what the body does; that there is one block. False, and reported, if one is broken. */
bool pl_check_prefetch_fields(pl_checker *c, const pl_op *op);
bool pl_check_rmw_kind(pl_checker *c, const pl_op *op);
bool pl_check_body_effects(pl_checker *c, const pl_op *op);
bool pl_check_one_block(pl_checker *c, const pl_op *op);

/* The result types of memref.subview, reinterpret_cast, expand_shape and collapse_shape (views.c). False, and reported, if one
 * does not follow from the operands. */
bool pl_check_subview_type(pl_checker *c, const pl_op *op);
bool pl_check_reinterpret_type(pl_checker *c, const pl_op *op);
bool pl_check_expand_type(pl_checker *c, const pl_op *op);
bool pl_check_collapse_type(pl_checker *c, const pl_op *op);

#endif
