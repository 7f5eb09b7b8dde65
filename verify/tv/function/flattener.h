/* flattener.h - structured control flow as blocks and branches: what flatten.c, flatten_calls.c and flatten_loops.c share.
 * Private to verify/tv. */
#ifndef PL_VERIFY_TV_FUNCTION_FLATTENER_H
#define PL_VERIFY_TV_FUNCTION_FLATTENER_H

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/tv/function/inlining.h"

typedef PL_VEC(pl_value *) value_vec;
typedef PL_VEC(const pl_block *) block_vec;

/* Where the yields of a region lead. */
typedef struct exit_way {
  pl_block *next;           /* gets what is yielded, as arguments */
  pl_block *after;          /* scf.condition: where it leads if it holds */
  pl_value *counter, *step; /* loops: their sum goes first */
  const value_vec *so_far;  /* parallel loops: what each yielded value is reduced with; else NULL */
} exit_way;

/* A variable that only the function can see, and what it is where ops are appended; NULL: undef. */
typedef struct variable {
  const pl_value *address;
  const pl_type *type;
  pl_value *now;
} variable;

/* A callee whose body is being written in the place of a call. */
typedef struct inlined {
  const struct inlined *outer; /* the one around it */
  const pl_op *callee;
  pl_block *rest; /* gets what is returned, as arguments; NULL: there is one return, and `results` gets it */
  value_vec results;
} inlined;

enum { PL_FLATTEN_NESTING = 64 };

typedef struct flattener {
  pl_module *module;
  const pl_op *func;     /* the one that is flattened */
  pl_map values, blocks; /* of the source -> made here */
  pl_map *origin;        /* made here -> of the source */
  pl_region *body;
  pl_block *at;      /* ops are appended to it */
  const pl_op *from; /* what they come from */
  uint32_t depth;
  const pl_tv_tables *tables; /* calls are run inside; NULL: none is */
  bool lowered;               /* which side it is */
  inlined *inside;            /* the innermost */
  uint32_t num_inside;        /* ops of callees so far */
  bool promoted;              /* variables are values */
  PL_VEC(variable) variables; /* those */
  bool trimmed;               /* idle loops are left out */
  bool fine;                  /* false: something is not as the checker leaves it */
} flattener;

/* --- flatten.c --- */
pl_value *pl_flatten_value(flattener *f, const pl_value *old);
void pl_flatten_values(flattener *f, const pl_op *op, uint32_t first, uint32_t count, value_vec *out);
pl_block *pl_flatten_new_block(flattener *f);
/* Arguments for the values of a list of types; they stand for `old`. */
void pl_flatten_add_args(flattener *f, pl_block *block, pl_value *const *old, uint32_t count);
void pl_flatten_add_result_args(flattener *f, pl_block *block, const pl_op *op);
pl_op *pl_flatten_emit(flattener *f, const pl_op_spec *spec);
pl_value *pl_flatten_emit_value(flattener *f, pl_op_kind kind, pl_value *a, pl_value *b, const pl_type *type,
                                const pl_attr *attrs);
pl_value *pl_flatten_constant(flattener *f, const pl_attr *value);
/* arith.cmpi by the number of its predicate */
pl_value *pl_flatten_compare(flattener *f, int64_t predicate, pl_value *a, pl_value *b);
const pl_attr *pl_flatten_attr(flattener *f, const char *name, const pl_attr *value);
void pl_flatten_branch(flattener *f, pl_block *to, const value_vec *args);
/* The first successor gets the values, the second may get them too. */
void pl_flatten_branch_if(flattener *f, pl_value *condition, pl_block *yes, pl_block *no, const value_vec *args, bool both);
/* The region's first block is `entry`, whose arguments stand for the region's already. */
void pl_flatten_walk_below(flattener *f, const pl_region *region, const exit_way *exit, pl_block *entry);
/* In front of the branch that ends a region: what memref.alloca has made in it, and what lives until its end, is no more. `op` is
 * the region's terminator. */
void pl_flatten_end_scope(flattener *f, const pl_op *op);
/* Region 0 if the condition holds, else region 1, which may be empty; then the op's results. */
void pl_flatten_two_ways(flattener *f, const pl_op *op, pl_value *condition);

/* --- flatten_promote.c --- */
void pl_flatten_find_variables(flattener *f, const pl_region *region);
/* Each block but the first has an argument for each variable, behind its own. */
void pl_flatten_add_variables(flattener *f, pl_block *made);
void pl_flatten_enter_block(flattener *f, const pl_block *made, bool is_entry);
void pl_flatten_pass_variables(flattener *f, value_vec *out);
/* An op that makes, marks, loads or stores a variable, which is done then; false for any other. */
bool pl_flatten_variable(flattener *f, const pl_op *op);
/* The head of a loop that does nothing but end, as the source claims: the branch and its way that lead out of it. NULL: it is
 * none. */
const pl_op *pl_flatten_passed_over(const pl_block *head, const pl_successor **out);
bool pl_flatten_has_passed_over(const pl_op *func);

/* --- flatten_calls.c --- */
/* The function whose body takes the place of a call; NULL: it stays. */
const pl_op *pl_flatten_callee(flattener *f, const pl_op *call);
void pl_flatten_call(flattener *f, const pl_op *op, const pl_op *callee);
/* What a callee returns goes on behind the call. */
void pl_flatten_end_call(flattener *f, const pl_op *op);

/* --- flatten_reshape.c --- */
/* memref.reshape by a shape of a length that the type leaves open, to a memref without a rank. */
bool pl_flatten_is_open_reshape(const pl_op *op);
void pl_flatten_reshape(flattener *f, const pl_op *op);

/* --- flatten_loops.c --- */
/* Operations of affine that are more than an expression, and scf.parallel. */
bool pl_flatten_is_loop(const pl_op *op);
void pl_flatten_loop(flattener *f, const pl_op *op);
/* The end of a parallel loop's body: each value is reduced with what was there before. */
void pl_flatten_reduce(flattener *f, const pl_op *op, const exit_way *exit);

#endif
