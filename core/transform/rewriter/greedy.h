/* greedy.h - the driver of canonicalisation and what its patterns share. Private to core/transform.
 *
 * The driver works like mlir-opt's greedy rewriter (MLIR documentation, "Pattern Rewriting: Generic DAG-to-DAG Rewriting", 2023,
 * Greedy Pattern Rewrite Driver): it takes ops from a work list, removes the dead ones, offers the others to the function of
 * their kind, and puts the neighbours of what changed on the list again. At the beginning of a run constants go to the front of
 * the entry block and equal ones become one; new ones stand where they are needed until the next run.
 */
#ifndef PL_CORE_TRANSFORM_REWRITER_GREEDY_H
#define PL_CORE_TRANSFORM_REWRITER_GREEDY_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/fold/results.h"
#include "core/ir/op.h"

typedef struct pl_greedy pl_greedy;

/* Tries one op; true if it was replaced or changed. `op` may be gone then. */
typedef bool pl_simplify_fn(pl_greedy *g, pl_op *op);

struct pl_greedy {
  pl_module *module;
  pl_context *ctx;
  pl_arena *arena;      /* of the module */
  PL_VEC(pl_op *) list; /* erased ops are NULL or unlinked */
  pl_map listed;        /* op -> 1 while it is on the list */
  pl_hashset constants; /* entry of a constant */
  pl_map entries;       /* constant op -> its entry */
  pl_map regions;       /* isolated region -> its number, in the order in which they were met */
  pl_map ways;          /* block -> number of branches to it */
  pl_map branches;      /* block -> exclusive or of the addresses of those branches: the branch itself if it is one */
  pl_op *op;            /* being looked at: new ops are inserted before it */
  pl_simplify_fn *(*lookup)(pl_op_kind kind);
  pl_folder folder; /* for the rules of core/fold */
  bool changed;
};

/* Applies the functions that `lookup` gives for each kind to all ops in the module, first to last (`top_down`) or last to first,
 * until nothing changes or a bound on the work is reached; erases dead ops and gathers constants. `index_bits` is the width of
 * index in the lowering, 0 for 64. True if something changed, other than by gathering constants at the start. */
bool pl_greedy_run(pl_module *module, pl_simplify_fn *(*lookup)(pl_op_kind kind), bool top_down, uint32_t index_bits);

/* Changing. All keep the work list up to date. */
/* Creates a constant before g->op, by the op that the dialect of `for_op` has for it; returns its result. NULL if there is no
 * constant op for the attribute and type. */
pl_value *pl_g_constant(pl_greedy *g, const pl_op *for_op, const pl_attr *value, const pl_type *type);
/* Creates an op before g->op, with its source position, puts it on the work list, and returns it. */
pl_op *pl_g_insert(pl_greedy *g, const pl_op_spec *spec);
/* Creates an op with one result before g->op; returns the result. `attrs` may be NULL. */
pl_value *pl_g_op(pl_greedy *g, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                  const pl_attr *attrs);
/* Replaces the op's results by the values, puts their users on the work list, and erases the op. False, with nothing done, if a
 * used result would be replaced by a result of the op itself, as is possible in unreachable code. */
bool pl_g_replace(pl_greedy *g, pl_op *op, pl_value *const *values);
/* Replaces the op's only result by the value and erases the op; false as for pl_g_replace. */
static inline bool pl_g_replace1(pl_greedy *g, pl_op *op, pl_value *value) { return pl_g_replace(g, op, &value); }
/* Replaces the op's only result by a constant and erases the op; false if `value` is NULL, the constant can't be made, or
 * pl_g_replace gives false. */
bool pl_g_replace_constant(pl_greedy *g, pl_op *op, const pl_attr *value);
/* Replaces an op of one result by a new op of that kind with the same result type and erases it; `attrs` may be NULL. False as
 * for pl_g_replace, but the new op has then been inserted. */
bool pl_g_replace_op(pl_greedy *g, pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_attr *attrs);
/* Erases an op without uses, puts the ops that define its operands on the work list, and records that something changed. */
void pl_g_erase(pl_greedy *g, pl_op *op);
/* Sets an operand, and puts the ops that this affects on the work list. */
void pl_g_set_operand(pl_greedy *g, pl_op *op, uint32_t index, pl_value *value);
/* Records that the op was changed, and puts it and the users of its results on the work list. True always. */
bool pl_g_touched(pl_greedy *g, pl_op *op);
/* Puts an op on the work list. */
void pl_g_touch_op(pl_greedy *g, pl_op *op);
/* Puts the op that defines the value, if there is one, on the work list, as after the value lost a use. */
void pl_g_touch_value(pl_greedy *g, const pl_value *value);

/* Adds (`in`) or subtracts the op's branches to or from what is known of its successors (pl_g_ways, pl_g_only_branch). To be
 * called when an op is inserted or erased. */
void pl_g_count_branches(pl_greedy *g, const pl_op *op, bool in);

/* Asking. */
/* How many branches (edges) lead to a block. */
uint64_t pl_g_ways(const pl_greedy *g, const pl_block *block);
/* The only branch that leads to the block; NULL if there are several or none. */
pl_op *pl_g_only_branch(const pl_greedy *g, const pl_block *block);
/* The op that defines the value, if it is of that kind; else NULL. */
static inline pl_op *pl_g_def(const pl_value *value, pl_op_kind kind) {
  return value->op && pl_op_is(value->op, kind) ? value->op : NULL;
}
/* The attribute of a constant of an integer-like type, a splat for vectors. */
const pl_attr *pl_g_i64_attr(pl_greedy *g, const pl_type *type, int64_t value);

/* Folds the op by the rule of core/fold for its kind: it gets new operands or attributes, or is replaced by values, constants
 * or poison. False if the rule does not apply or a constant can't be made. */
pl_simplify_fn pl_g_fold;
/* Replaces an op with one result whose operands are all constants by a constant, computed element by element by `compute`. False
 * if that can't be done. */
bool pl_g_fold_elements(pl_greedy *g, pl_op *op, pl_fold_element *compute);

#endif
