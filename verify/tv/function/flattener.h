/* flattener.h - a function while it is flattened, and how what it becomes is written (flatten_emit.c). */
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
typedef struct inlined_call {
  const struct inlined_call *outer; /* the one around it */
  const pl_op *callee;
  pl_block *rest; /* gets what is returned, as arguments; NULL: there is one return, and `results` gets it */
  value_vec results;
} inlined_call;

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
  const pl_tv_tables *tables; /* calls are inlined; NULL: none is */
  pl_role role;               /* the program that it is of */
  inlined_call *inside;       /* the innermost */
  uint32_t num_inlined;       /* ops of callees so far */
  bool promoted;              /* variables are values */
  PL_VEC(variable) variables; /* those */
  bool trimmed;               /* idle loops are left out */
  bool fine;                  /* false: something is not as the checker leaves it */
} flattener;

/* --- flatten_emit.c --- */
/* The value that `old` of the source became; NULL, and flattening has failed, if there is none. */
pl_value *pl_flatten_value(flattener *f, const pl_value *old);
/* Appends to `out` what the `count` operands of `op` from `first` on became; flattening has failed, and NULL is appended, where
 * there is no such value. */
void pl_flatten_values(flattener *f, const pl_op *op, uint32_t first, uint32_t count, value_vec *out);
/* Appends an empty block to the body that is written; returns it. */
pl_block *pl_flatten_new_block(flattener *f);
/* Adds arguments of the types of the values `old` to the block, and maps these values to them. */
void pl_flatten_add_args(flattener *f, pl_block *block, pl_value *const *old, uint32_t count);
/* Adds an argument for each result of `op` to the block, and maps the results to them. */
void pl_flatten_add_result_args(flattener *f, pl_block *block, const pl_op *op);
/* Appends an op at the current place, which comes from the source op f->from; returns it. */
pl_op *pl_flatten_emit(flattener *f, const pl_op_spec *spec);
/* Appends an op with one result and up to two operands (NULL: none); returns the result, NULL once flattening has failed. */
pl_value *pl_flatten_emit_value(flattener *f, pl_op_kind kind, pl_value *a, pl_value *b, const pl_type *type,
                                const pl_attr *attrs);
/* Appends an `arith.constant` of the attribute's type and returns its result. */
pl_value *pl_flatten_constant(flattener *f, const pl_attr *value);
/* Appends an arith.cmpi with that predicate number; returns its result, NULL once flattening has failed. */
pl_value *pl_flatten_compare(flattener *f, int64_t predicate, pl_value *a, pl_value *b);
/* An attribute dictionary with that one entry. */
const pl_attr *pl_flatten_attr(flattener *f, pl_attr_name name, const pl_attr *value);
/* Appends a cf.br to a block with these arguments; nothing once flattening has failed. */
void pl_flatten_branch(flattener *f, pl_block *to, const value_vec *args);
/* Appends a cf.cond_br by the condition to `yes` or `no`; `args` are passed to `yes`, and with `both` to `no`, too. Nothing if
 * flattening has failed. */
void pl_flatten_branch_if(flattener *f, pl_value *condition, pl_block *yes, pl_block *no, const value_vec *args, bool both);

#endif
