/* maker.h - the state of the generator while it makes a module. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_MAKER_H
#define PL_FUZZ_GEN_MAKER_H

#include "core/base/vec.h"
#include "core/ir/signature.h"
#include "fuzz/gen/gen.h"

/* Bounds that keep modules small: open regions and loops, arguments of a function (mostly, and where only one will do), entries
 * of a list. */
enum { PL_GEN_MAX_FRAMES = 6, PL_GEN_FEW_ARGS = 10, PL_GEN_MAX_ARGS = 48, PL_GEN_MAX_LIST = 8, PL_GEN_MAX_RANK = 4 };
/* Entries of the lists from which a record chooses its op: each op, the common ones several times. */
enum { PL_GEN_MAX_CHOICES = 512 };

/* What a function is made of. Exotic: the source dialects on types that have no lowering. */
typedef enum pl_gen_flavour {
  PL_GEN_FLAVOUR_INVALID,
  PL_GEN_SOURCE,
  PL_GEN_LLVM,
  PL_GEN_EXOTIC,
} pl_gen_flavour;

/* The record that is read now. */
typedef struct pl_gen_bytes {
  const uint8_t *data;
  size_t len, at; /* of the records after the first */
  uint8_t record[PL_GEN_RECORD];
  uint32_t used;
  uint64_t state; /* goes on where a record's own bytes end; 0 if all of them were 0 */
} pl_gen_bytes;

typedef struct pl_gen_value {
  pl_value *value;
  bool owned; /* allocated here and not yet freed */
} pl_gen_value;

typedef struct pl_gen_function {
  pl_op *op;
  pl_gen_flavour flavour;
} pl_gen_function;

typedef enum pl_gen_frame_kind {
  PL_GEN_FRAME_INVALID,
  PL_GEN_FRAME_ARMS,  /* blocks that go on to one join */
  PL_GEN_FRAME_LOOP,  /* cf: a header that counts */
  PL_GEN_FRAME_CYCLE, /* two blocks that go to each other, each entered from outside: no natural loop */
  PL_GEN_FRAME_OP,    /* the regions of an op */
} pl_gen_frame_kind;

typedef struct pl_gen_frame {
  pl_gen_frame_kind kind;
  size_t values;                         /* in scope where it was opened */
  pl_op *op;                             /* OP */
  uint32_t part;                         /* OP: the region that is filled; ARMS: how many arms are left */
  pl_block *arms[2];                     /* ARMS: those that wait; CYCLE: the second block */
  pl_block *join;                        /* where control goes on; its arguments come from each arm */
  pl_block *header;                      /* LOOP, CYCLE */
  const pl_type *types[PL_GEN_MAX_LIST]; /* of what is carried to the join, the header, or yielded */
  uint32_t num_types;
} pl_gen_frame;

typedef struct pl_maker pl_maker;
/* Makes an op of the kind at the current place, with what it needs; may make nothing where the op can't stand. */
typedef void pl_gen_fn(pl_maker *m, pl_op_kind kind);

/* One more form that an op may have, see rows.def. */
typedef struct pl_gen_row {
  pl_op_kind kind;
  const char *operands, *results, *attrs;
} pl_gen_row;

typedef PL_VEC(pl_gen_value) pl_gen_values;
typedef PL_VEC(pl_gen_frame) pl_gen_frames;
typedef PL_VEC(pl_gen_function) pl_gen_functions;
typedef PL_VEC(pl_op *) pl_gen_ops;

struct pl_gen {
  pl_gen_fn *makers[PL_NUM_OPS]; /* NULL: nobody makes it by itself (terminators, what stands inside others) */
  const pl_gen_row *rows[PL_NUM_OPS];
  uint32_t num_rows[PL_NUM_OPS];
  pl_op_kind source[PL_GEN_MAX_CHOICES], llvm[PL_GEN_MAX_CHOICES]; /* what functions of either kind are made of */
  uint32_t num_source, num_llvm;
  pl_diags *diags; /* for texts of ours, in which nothing is wrong */
  /* Empty lists: memory for the next module. */
  pl_gen_values values;
  pl_gen_frames frames;
  pl_gen_functions functions;
  pl_gen_ops globals;
};

struct pl_maker {
  pl_gen *gen;
  pl_context *ctx;
  pl_module *module;
  pl_arena *arena; /* of the module */
  pl_gen_bytes bytes;
  bool source_only;
  pl_gen_flavour flavour;
  pl_block *top; /* of the module */
  pl_block *at;  /* where ops are appended */
  pl_op *func;   /* the function that is made, or NULL */
  const pl_type *results[PL_GEN_MAX_LIST];
  uint32_t num_results;
  pl_gen_values values; /* in scope; without the function's arguments */
  pl_gen_frames frames;
  pl_gen_functions functions; /* finished or declared: they can be called */
  pl_gen_ops globals;
  uint32_t next_name, next_tag;
  bool no_effects; /* only what has none may be made here */
  bool ended;      /* the block has its terminator */
  bool recursive;  /* the function calls itself before it returns */
  pl_op *comdat;
  bool has_ctors, has_dtors;
};

#endif
