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

/* The function that simplifies an op of arith; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_arith(pl_op_kind kind);
/* The function that simplifies an op of index; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_index(pl_op_kind kind);
/* The function that simplifies a cast; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_cast(pl_op_kind kind);
/* The function that simplifies a comparison or a select; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_compare(pl_op_kind kind);
/* The function that simplifies an op of memref, but for views; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_memref(pl_op_kind kind);
/* The function that simplifies an op of cf; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_control(pl_op_kind kind);
/* The function that simplifies an op of the LLVM dialect; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_llvm(pl_op_kind kind);
/* The function that simplifies an op of complex; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_complex(pl_op_kind kind);
/* The function that simplifies an op of scf and affine; NULL if its kind has none. */
pl_simplify_fn *pl_simplify_structured(pl_op_kind kind);

/* Applies the functions that `lookup` gives, beginning with the first op or with the last one, in all of the module until nothing
 * changes. `index_bits` is the width of index in the lowering, 0 for 64. True if something did. */
bool pl_greedy_run(pl_module *module, pl_simplify_fn *(*lookup)(pl_op_kind kind), bool top_down, uint32_t index_bits);

/* Changing. All keep the work list up to date. */
/* A new constant, before g->op, of the dialect that `for_op` belongs to. NULL if an attribute can't be one. */
pl_value *pl_g_constant(pl_greedy *g, const pl_op *for_op, const pl_attr *value, const pl_type *type);
/* Puts an op before g->op, with its position. */
pl_op *pl_g_insert(pl_greedy *g, const pl_op_spec *spec);
/* An op with one result before g->op; returns the result. `attrs` may be NULL. */
pl_value *pl_g_op(pl_greedy *g, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                  const pl_attr *attrs);
/* Replaces the results by values and erases the op. False if a used one would be another result of it, as can be where
 * nothing gets to. */
bool pl_g_replace(pl_greedy *g, pl_op *op, pl_value *const *values);
/* `pl_g_replace` for an op of one result. */
static inline bool pl_g_replace1(pl_greedy *g, pl_op *op, pl_value *value) { return pl_g_replace(g, op, &value); }
/* Replaces the only result by a constant and erases the op; false if the constant can't be made. */
bool pl_g_replace_constant(pl_greedy *g, pl_op *op, const pl_attr *value);
/* Replaces an op of one result by a new op of that kind with a result of the same type. */
bool pl_g_replace_op(pl_greedy *g, pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_attr *attrs);
/* Erases an op without uses; the ops that define its operands are looked at again. */
void pl_g_erase(pl_greedy *g, pl_op *op);
/* Sets an operand; the op, and the one that defined the old value, are looked at again. */
void pl_g_set_operand(pl_greedy *g, pl_op *op, uint32_t index, pl_value *value);
/* Notes that the op was changed in some other way: it and the users of its results are looked at again. True always. */
bool pl_g_touched(pl_greedy *g, pl_op *op);
void pl_g_touch_op(pl_greedy *g, pl_op *op);                /* it is looked at again */
void pl_g_touch_value(pl_greedy *g, const pl_value *value); /* what defines a value that lost a use */

/* Counts the branches of an op in or out; done by what inserts and erases. */
void pl_g_count_branches(pl_greedy *g, const pl_op *op, bool in);

/* Asking. */
/* How many branches lead to a block. */
uint64_t pl_g_ways(const pl_greedy *g, const pl_block *block);
/* The only branch that leads to the block; NULL if there are more, or none. */
pl_op *pl_g_only_branch(const pl_greedy *g, const pl_block *block);
/* The op that defines the value if it is of that kind, else NULL. */
static inline pl_op *pl_g_def(const pl_value *value, pl_op_kind kind) {
  return value->op && pl_op_is(value->op, kind) ? value->op : NULL;
}
/* An attribute for a constant of an integer-like type, splat for vectors. */
const pl_attr *pl_g_i64_attr(pl_greedy *g, const pl_type *type, int64_t value);

/* What the rule of core/fold for the op's kind says of it. */
pl_simplify_fn pl_g_fold;
/* The same with a result that is computed element by element if all operands are constants. */
bool pl_g_fold_elements(pl_greedy *g, pl_op *op, pl_fold_element *compute);

#endif
