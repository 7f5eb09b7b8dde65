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
/* "'name' op message" at the op's place; false always. */
bool pl_check_error(pl_checker *c, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Reports an error at an op, without the op's name before the message; false always. */
bool pl_check_error_at(pl_checker *c, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Adds a note to the last error, at `op`. */
void pl_check_note(pl_checker *c, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The type as text, for messages; lives as long as the checker. */
const char *pl_check_type_text(pl_checker *c, const pl_type *type);
/* The attribute as text, for messages; "" for NULL. Lives as long as the checker. */
const char *pl_check_attr_text(pl_checker *c, const pl_attr *attr);
/* The operation that a symbol names where the checker stands; NULL: none. */
const pl_op *pl_check_lookup(pl_checker *c, const pl_attr *symbol);

/* --- check.c --- */
/* A terminator stands last; only terminators have successors; those lie in the same region. */
bool pl_check_place(pl_checker *c, const pl_op *op);
/* Its row, once for all ops of its shape where nothing else counts. */
void pl_check_shape(pl_checker *c, const pl_op *op);
/* A block of an op ends with a terminator. */
bool pl_check_block(pl_checker *c, const pl_op *parent, const pl_block *block);
/* Reports it if a branch leads to the first block of the region. */
void pl_check_entry(pl_checker *c, const pl_op *parent, const pl_region *region);
/* Adds the op to the table under its symbol name; the first one of a name stays. Ignores ops that define none. */
void pl_check_add_symbol(pl_symbols *table, const pl_op *op);

/* --- dominance.c --- */
pl_domtree *pl_check_domtree(pl_checker *c, const pl_region *region, bool graph);
/* Whether block `a` dominates block `b` of the same region; a block dominates itself. */
bool pl_check_dominates(const pl_domtree *tree, const pl_block *a, const pl_block *b);
/* Whether the block can be reached from the entry of its region. */
bool pl_check_reachable(const pl_domtree *tree, const pl_block *block);
/* Operands of an op against the definitions before it. */
void pl_check_uses(pl_checker *c, const pl_op *op);

/* --- signature.c --- */
/* Counts and types of operands and results, kinds of properties. False: the op's shape is not what its row says, and nothing
 * else may look at it. */
bool pl_check_signature(pl_checker *c, const pl_op *op, const pl_signature *signature);

/* --- control.c --- */
void pl_check_branches(pl_checker *c, const pl_op *op); /* operands of successors */
bool pl_check_control(pl_checker *c, const pl_op *op);  /* functions, calls, returns, switches, symbols */
/* arg_attrs.c: arg_attrs and res_attrs of a function of that type. */
bool pl_check_arg_attrs(pl_checker *c, const pl_op *func, const pl_type *type);

/* --- arith.c, memref.c, llvm.c --- */
/* The rules of an op of arith beyond its signature. False, and reported, if it breaks one. */
bool pl_check_arith(pl_checker *c, const pl_op *op);
bool pl_check_view(pl_checker *c, const pl_op *op); /* views.c */
/* The rules of a memref op beyond its signature. False, and reported, if it breaks one. */
bool pl_check_memref(pl_checker *c, const pl_op *op);
bool pl_check_vector(pl_checker *c, const pl_op *op);       /* vector and complex */
bool pl_check_vector_parts(pl_checker *c, const pl_op *op); /* vector_parts.c; called by the former */
/* Whether an op surely neither reads nor writes memory. */
bool pl_check_is_effect_free(const pl_op *op);                /* buffers.c */
bool pl_check_buffer(pl_checker *c, const pl_op *op);         /* buffers.c */
bool pl_check_llvm_access(pl_checker *c, const pl_op *op);    /* llvm_atomic.c */
bool pl_check_llvm_call(pl_checker *c, const pl_op *op);      /* llvm_call.c */
bool pl_check_llvm_global(pl_checker *c, const pl_op *op);    /* llvm_global.c: what stands in modules */
bool pl_check_comdat(pl_checker *c, const pl_op *op);         /* llvm_global.c: the comdat that a function or global names */
bool pl_check_llvm_vector(pl_checker *c, const pl_op *op);    /* llvm_vector.c */
bool pl_check_llvm_unwinding(pl_checker *c, const pl_op *op); /* llvm_invoke.c */
bool pl_check_scf(pl_checker *c, const pl_op *op);            /* scf.c */
bool pl_check_affine(pl_checker *c, const pl_op *op);         /* affine.c */
/* The rules of an op of the LLVM dialect beyond its signature. False, and reported, if it breaks one. */
bool pl_check_llvm(pl_checker *c, const pl_op *op);

#endif
