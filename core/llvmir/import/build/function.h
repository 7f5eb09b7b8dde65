/* function.h - the function that is made: its values and blocks by name. */
#ifndef PL_CORE_LLVMIR_IMPORT_BUILD_FUNCTION_H
#define PL_CORE_LLVMIR_IMPORT_BUILD_FUNCTION_H

#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"

typedef struct pl_ll_phi {
  pl_value *arg;
  pl_ll_token at;
} pl_ll_phi;

/* The value that a phi takes from a block. */
typedef struct pl_ll_incoming {
  pl_value *value; /* or */
  const pl_ll_const *constant;
} pl_ll_incoming;

typedef struct pl_ll_block {
  pl_block *block;
  pl_str name;
  pl_ll_token at; /* first mention or definition */
  bool defined;
  uint32_t index;
  PL_VEC(pl_ll_phi) phis;
  pl_map incoming; /* index of the phi << 32 | index of the block -> pl_ll_incoming */
  pl_map preds;    /* indices of the blocks that branch here */
} pl_ll_block;

/* A terminator, made when all phis are known. */
typedef struct pl_ll_pending {
  pl_ll_block *block;
  pl_op_kind kind;
  pl_ll_values operands;
  PL_VEC(pl_ll_block *) successors;
  const pl_type *result;
  const pl_attr *attrs;
  const pl_attr *loc;
  pl_ll_token at;
  pl_value *stand_in; /* for the result, until it is there */
} pl_ll_pending;

typedef struct pl_ll_function {
  pl_ll_global *global;
  pl_op *op;
  pl_region *region;
  pl_ll_place constants;
  pl_map values;               /* interned name -> pl_value */
  pl_map numbered;             /* number -> pl_value */
  pl_map forward;              /* pl_value that stands in -> pl_ll_token of its first use, NULL when it is defined */
  pl_map resolved;             /* pl_value that stands in -> what it stands for */
  pl_map blocks;               /* interned name -> pl_ll_block */
  PL_VEC(pl_ll_block *) order; /* of definition */
  PL_VEC(pl_ll_block *) all;
  PL_VEC(pl_ll_pending) terminators;
  uint32_t next;       /* number of the next unnamed value or block */
  pl_ll_block *block;  /* the current one; NULL after a terminator */
  bool has_frame;      /* an alloca has been read, or an argument is copied for the callee */
  pl_str tail_touches; /* an intrinsic that is given an address is a tail call, and there was no frame so far */
} pl_ll_function;

/* Makes the llvm.func of a function and reads its body into it; nothing for the declaration of an intrinsic that the dialect has
 * an op for, or of llvm.dbg.*. False, reported, on error; with mark_lost (see import.h), a body that the dialect cannot express
 * is replaced by a call of an unknown intrinsic. */
bool pl_ll_make_function(pl_importer *im, pl_ll_global *g);
/* Reads a local value, or a constant that becomes an op in the entry block, of the type that was read before. NULL, reported, on
 * error. */
pl_value *pl_ll_value(pl_importer *im, const pl_type *type);
/* Reads a type and a value of it. NULL, reported, on error. */
pl_value *pl_ll_typed_value(pl_importer *im);
/* Reads an operand of a type: a local value into `*value`, or a constant into `*constant`, without making an op; the other one is
 * NULL. False, reported, on error. */
bool pl_ll_operand(pl_importer *im, const pl_type *type, pl_value **value, const pl_ll_const **constant);
/* The value of an integer constant, made as an op in the entry block. */
pl_value *pl_ll_int_value(pl_importer *im, const pl_type *type, int64_t number);
/* Makes `value`, a result or argument, the local value that token `at` names, or, if not `named`, the one with the next number,
 * and replaces earlier uses of it. A written number may skip some, as in LLVM since 2024. False, reported, on error. */
bool pl_ll_define(pl_importer *im, bool named, pl_ll_token at, pl_value *value);
/* The block of a name, made if this is its first mention, which may come before its definition. */
pl_ll_block *pl_ll_block_named(pl_importer *im, pl_ll_token at, pl_str name);
/* Reads `label %name` and returns the block. NULL, reported, on error. */
pl_ll_block *pl_ll_label(pl_importer *im);
/* Appends an op to the current block and returns its result; NULL if it has none. The ops of constants go before the first op
 * that is appended to the entry block. */
pl_value *pl_ll_append(pl_importer *im, pl_op *op);
/* Makes the terminators, when the whole body is read. False, reported, if one cannot be made or a phi does not have one entry for
 * each predecessor. */
bool pl_ll_finish_blocks(pl_importer *im);
/* Reads a phi, whose word was read; it becomes an argument of the current block, `*result`, and its entries are recorded there.
 * False, reported, on error. */
bool pl_ll_phi_read(pl_importer *im, pl_value **result);

#endif
