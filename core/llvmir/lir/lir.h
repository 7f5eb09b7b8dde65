/* lir.h - LLVM IR in memory, as far as it takes to print it. Private to core/llvmir.
 *
 * A module of the LLVM dialect is turned into this, then printed (print.c), because numbers of values, attribute groups and
 * metadata follow from the whole. An instruction is a list of pieces: text, and mentions of what gets its number later.
 * Everything lives in one arena; nothing is ever freed alone.
 */
#ifndef PL_CORE_LLVMIR_LIR_LIR_H
#define PL_CORE_LLVMIR_LIR_LIR_H

#include <stdio.h>

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/op.h"
#include "core/llvmir/lir/layout.h"

typedef struct pl_lir pl_lir;
typedef struct pl_lir_block pl_lir_block;
typedef struct pl_lir_ins pl_lir_ins;
typedef struct pl_lir_func pl_lir_func;
typedef struct pl_lir_md pl_lir_md;

typedef enum pl_lir_kind {
  PL_LIR_INVALID,
  PL_LIR_INT,
  PL_LIR_FLOAT,
  PL_LIR_NULL, /* a pointer */
  PL_LIR_ZERO, /* of an aggregate or vector */
  PL_LIR_UNDEF,
  PL_LIR_POISON,
  PL_LIR_NONE,   /* of type token */
  PL_LIR_LIST,   /* array, struct, vector with all its elements */
  PL_LIR_SPLAT,  /* scalable vector, all elements elems[0] */
  PL_LIR_SYMBOL, /* address of a global, function, alias */
  PL_LIR_OFFSET, /* getelementptr flags (i8, ptr a, i64 number) */
  PL_LIR_CAST,   /* word (a to type) */
  PL_LIR_BINARY, /* word flags (a, b) */
  PL_LIR_BLOCKADDRESS,
  PL_LIR_DSO_LOCAL_EQUIVALENT,
  PL_LIR_ARG, /* of a function */
  PL_LIR_INS,
  PL_LIR_METADATA, /* metadata as an operand of a call */
  PL_LIR_ASM,      /* asm "text", "constraints": the callee of a call */
} pl_lir_kind;

struct pl_lir {
  pl_lir_kind kind;
  const pl_type *type;
  pl_apint bits;              /* INT, FLOAT; OFFSET: the offset */
  const pl_lir *const *elems; /* LIST, SPLAT */
  uint32_t count;
  pl_str text; /* SYMBOL, DSO_LOCAL_EQUIVALENT: name; CAST, BINARY: word; OFFSET, BINARY: flags after it; ASM: all of it */
  pl_str flags;
  const pl_lir *a, *b;
  const pl_lir_func *func;   /* BLOCKADDRESS */
  const pl_lir_block *block; /* BLOCKADDRESS */
  const pl_lir_md *md;       /* METADATA */
  const pl_op *symbol;       /* SYMBOL: what defines it, if anything does */
  uint32_t number;           /* ARG, INS: in its function, by ll_number */
};

typedef enum pl_lir_piece_kind {
  PL_LIR_PIECE_TEXT,
  PL_LIR_PIECE_TYPE,
  PL_LIR_PIECE_VALUE, /* %3, 7 */
  PL_LIR_PIECE_TYPED, /* i32 %3 */
  PL_LIR_PIECE_LABEL, /* %3 of a block */
  PL_LIR_PIECE_ATTRS, /* #3 of a group */
} pl_lir_piece_kind;

typedef struct pl_lir_piece {
  pl_lir_piece_kind kind;
  pl_str text;         /* TEXT; ATTRS: what the group holds */
  const pl_type *type; /* TYPE; TEXT: that the text mentions, or NULL */
  const pl_lir *value;
  const pl_lir_block *block;
} pl_lir_piece;

typedef PL_VEC(pl_lir_piece) pl_lir_pieces;

/* Attributes of a parameter or result. */
typedef struct pl_lir_param_attrs {
  pl_str text;         /* " noalias align 4" with a space before each, or empty */
  const pl_type *type; /* that one of them mentions, or NULL: byval, sret, elementtype */
} pl_lir_param_attrs;

/* `, !kind !3` after an instruction, function or global. */
typedef struct pl_lir_attachment {
  const char *kind;
  uint32_t order; /* as LLVM numbers the kinds; 0 is !dbg */
  const pl_lir_md *md;
} pl_lir_attachment;

typedef PL_VEC(pl_lir_attachment) pl_lir_attachments;

struct pl_lir_ins {
  pl_lir value; /* kind INS; type void if it has no result */
  pl_lir_pieces pieces;
  pl_lir_attachments attachments;
  const pl_type *extra_type; /* a type that it mentions beside those of its constants: getelementptr, alloca */
  bool is_phi, is_record;    /* a debug record is printed with more indentation */
  pl_lir_ins *next;
};

struct pl_lir_block {
  pl_lir_func *func;
  pl_lir_ins *first, *last;
  PL_VEC(const pl_lir_block *) preds; /* newest first when printed from the end: in order of the branches' creation */
  uint32_t number;
  pl_lir_block *next;
};

typedef struct pl_lir_param {
  pl_lir value;
  pl_lir_param_attrs attrs;
} pl_lir_param;

/* What stands in `define ... @name(...) ... {` */
struct pl_lir_func {
  pl_str name;
  const pl_type *type;
  const pl_op *op; /* NULL: an intrinsic */
  pl_str linkage;  /* "internal " or empty; with everything up to the calling convention, each with a space after */
  pl_lir_param_attrs result_attrs;
  pl_lir_param *params;
  pl_str unnamed;  /* " unnamed_addr" */
  pl_str fn_attrs; /* the group's text; empty: none */
  pl_str fn_attrs_comment;
  pl_str tail; /* ` section "x" comdat align 8 gc "y"` */
  const pl_lir *personality;
  pl_lir_attachments attachments;
  pl_lir_md *subprogram; /* of debug information, or NULL */
  pl_lir_block *first, *last;
  bool is_definition;
  pl_lir_func *next;
};

typedef struct pl_lir_global {
  pl_str name;
  const pl_type *type;
  pl_str head;        /* `= internal constant ` */
  const pl_lir *init; /* NULL: a declaration */
  pl_str tail;        /* `, section "x", align 8` */
  pl_lir_attachments attachments;
  struct pl_lir_global *next;
} pl_lir_global;

/* Aliases and ifuncs. */
typedef struct pl_lir_alias {
  pl_str name, head;
  const pl_type *type;
  const pl_lir *target;
  struct pl_lir_alias *next;
} pl_lir_alias;

/* A node or string of metadata. In `text` \1 stands for the next of `ops`, \2 with a digit after for the one of that position,
 * \3 for nothing. */
struct pl_lir_md {
  pl_str text; /* "!{$, $}", "!DIFile(filename: \"a.c\")"; a string: "!\"...\"" */
  const pl_lir_md **ops;
  uint32_t num_ops;
  const pl_lir *constant; /* i32 4, or NULL */
  bool is_inline;         /* strings, constants, !DIExpression: printed where they are mentioned, without a number */
  bool is_distinct;
};

typedef struct pl_lir_named_md {
  const char *name;
  PL_VEC(const pl_lir_md *) nodes;
} pl_lir_named_md;

typedef struct pl_lir_module {
  pl_context *ctx;
  pl_arena *arena;
  pl_data_layout layout;
  pl_str layout_text, triple;
  pl_str module_asm;
  PL_VEC(pl_str) comdats; /* whole lines */
  pl_lir_global *globals, *last_global;
  pl_lir_alias *aliases, *last_alias, *ifuncs, *last_ifunc;
  pl_lir_func *funcs, *last_func;
  PL_VEC(pl_lir_named_md *) named;
  bool is_old; /* for LLVM 19, which does not see that a constant address does not wrap */
} pl_lir_module;

#endif
