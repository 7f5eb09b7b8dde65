/* op.h - operations, values, blocks, regions, modules.
 *
 * A module owns an arena in which its ops live; a removed op is unlinked and its memory goes with the module, or is given back
 * for ops to come (pl_op_free). The structs are readable by everyone; links (uses, lists) are changed only through the functions
 * below.
 */
#ifndef PL_CORE_IR_OP_H
#define PL_CORE_IR_OP_H

#include "core/base/diag.h"
#include "core/ir/context.h"

typedef struct pl_op pl_op;
typedef struct pl_block pl_block;
typedef struct pl_region pl_region;
typedef struct pl_value pl_value;
typedef struct pl_use pl_use;
typedef struct pl_module pl_module;

/* One enumerator per row of ops.def; PL_OP_UNREGISTERED for all other names. */
typedef enum pl_op_kind {
  PL_OP_INVALID,
#define OP(ident, ...) PL_OP_##ident,
#include "core/ir/ops.def"
#undef OP
  PL_OP_UNREGISTERED,
  PL_NUM_OPS
} pl_op_kind;

/* Facts about an op that do not depend on an instance. */
typedef enum pl_trait {
  PL_TRAIT_TERMINATOR = 1 << 0,
  PL_TRAIT_PURE = 1 << 1, /* no effect on memory, no undefined behaviour, no event: may be dropped if unused */
  PL_TRAIT_COMMUTATIVE = 1 << 2,
  PL_TRAIT_SYMBOL = 1 << 3,        /* has sym_name; lives in a symbol table */
  PL_TRAIT_SYMBOL_TABLE = 1 << 4,  /* its region is a symbol table */
  PL_TRAIT_ISOLATED = 1 << 5,      /* its regions see no values from outside */
  PL_TRAIT_SEGMENTS = 1 << 6,      /* operands come in groups whose sizes are kept in op->segments */
  PL_TRAIT_NO_TERMINATOR = 1 << 7, /* blocks of its regions need no terminator (builtin.module) */
  PL_TRAIT_FUNCTION = 1 << 8,      /* func.func, llvm.func */
  PL_TRAIT_CONSTANT = 1 << 9,      /* no operands, result is the `value` attribute */
  PL_TRAIT_ALLOC_SCOPE = 1 << 10,  /* what memref.alloca makes in its regions lives until they end (AutomaticAllocationScope) */
  PL_TRAIT_DIVIDES = 1 << 11,      /* undefined for some operands, and no effect otherwise; so not pure */
  PL_TRAIT_NO_EFFECT = 1 << 12,    /* undefined where what it claims is wrong, and no effect on memory */
  PL_TRAIT_READS = 1 << 13,        /* it and the next three: all effects on memory are these, if the access is plain */
  PL_TRAIT_WRITES = 1 << 14,
  PL_TRAIT_ALLOCATES = 1 << 15, /* makes an object, its result */
  PL_TRAIT_FREES = 1 << 16,
  PL_TRAIT_VIEW = 1 << 17,       /* its result is a view of its first operand's buffer (ViewLikeOpInterface) */
  PL_TRAIT_STRUCTURED = 1 << 18, /* has the effects of what is in its regions (RecursiveMemoryEffects), if it ends */
  PL_TRAIT_CALL = 1 << 19,       /* of a function that `callee` or the first operand gives (CallOpInterface) */
  PL_TRAIT_BRANCH = 1 << 20,     /* chooses the next block by its own operand, and does nothing else */
  PL_TRAIT_REGION = 1 << 21,     /* has one region */
  PL_TRAIT_TWO_REGIONS = 1 << 22,
} pl_trait;

typedef struct pl_op_info {
  pl_op_kind kind;
  pl_str name;            /* "arith.addi" */
  pl_str dialect;         /* "arith" */
  uint32_t traits;        /* pl_trait bits */
  const char *signature;  /* operands, results and their type constraints; see ops.def */
  const char *properties; /* names of the inherent attributes, comma-separated; "" if none */
  const char *format;     /* custom assembly; see ops.def. "" if only the generic form exists */
} pl_op_info;

/* The row of the op table for that kind. */
const pl_op_info *pl_op_info_of(pl_op_kind kind);
/* The op table's row for an op name; a name that is not in the table gets an info of kind PL_OP_UNREGISTERED, which the context
 * makes once for each name. */
const pl_op_info *pl_op_info_named(pl_context *ctx, pl_str name);
/* The names of the properties of an op that were its last operands in the LLVM dialect of MLIR 14, in their order, and their
 * number in *count; NULL and 0 if none are known. */
const pl_attr_name *pl_op_info_old_operands(pl_op_kind kind, uint32_t *count);

/* One use of a value: an operand slot of an op. */
struct pl_use {
  pl_value *value;
  pl_op *owner;
  pl_use *next;  /* next use of the same value */
  pl_use **prev; /* what points to this use */
};

struct pl_value {
  const pl_type *type;
  pl_use *uses;             /* newest first; NULL if unused */
  pl_op *op;                /* defining op; NULL for a block argument */
  pl_block *block;          /* owner of a block argument; NULL for a result */
  uint32_t index;           /* which result or argument */
  uint32_t number;          /* scratch for whoever walks a function: dense numbering by pl_func_number */
  const char *name;         /* as written in the source without '%' ("0", "m", "arg0"); NULL if made by a pass */
  uint32_t shown, shown_by; /* the printer's: what it calls the value (core/text/print/names.c) */
};

/* A block argument is made as one of these, so that results need not pay for its place. */
typedef struct pl_block_arg {
  pl_value value;
  uint32_t line, column; /* in module->source; 0 if made by a pass */
  const pl_attr *loc;    /* explicit, or NULL */
} pl_block_arg;

typedef struct pl_successor {
  pl_block *block;
  uint32_t first; /* its operands are op->operands[first .. first + count) */
  uint32_t count;
} pl_successor;

struct pl_op {
  const pl_op_info *info;
  pl_module *module;
  pl_block *block; /* NULL for the top-level op and for an op that is not inserted */
  pl_op *prev, *next;
  pl_use *operands; /* own operands first, then those of each successor in order */
  pl_value *results;
  pl_region **regions;
  pl_successor *successors;
  const pl_attr *attrs;     /* DICT of inherent and discardable attributes, or NULL; without operandSegmentSizes */
  const uint32_t *segments; /* PL_TRAIT_SEGMENTS: sizes of the operand groups named by the signature, else NULL */
  uint32_t num_operands, num_results, num_regions, num_successors;
  uint32_t num_segments;
  uint32_t line, column; /* in module->source; 0 if made by a pass */
  uint32_t mark;         /* scratch for whoever works on the module; 0 in a new op */
  const pl_attr *loc;    /* explicit `loc(...)`, or NULL */
};

struct pl_block {
  pl_region *region;
  pl_block *prev, *next;
  pl_op *first, *last;
  pl_value **args;
  uint32_t num_args, cap_args;
  uint32_t number; /* scratch: position in its region by pl_func_number */
  pl_str name;     /* label as written without '^' */
  uint32_t line, column;
};

struct pl_region {
  pl_op *op;
  pl_block *first, *last;
  struct pl_symbol_index *index; /* of the symbols in it, if one was made since it was changed (symbol_index.h); else NULL */
};

/* An entry of a file's metadata: a blob of a dialect, or what a tool left there. The texts are of the context. */
typedef struct pl_resource {
  bool external;
  pl_str group, key, value; /* the value as it is written */
} pl_resource;

struct pl_module {
  pl_context *ctx;
  pl_arena *arena;
  const pl_source *source;      /* NULL if made by a pass */
  pl_op *op;                    /* builtin.module */
  const pl_resource *resources; /* memory of the context; in order */
  size_t num_resources;
  pl_module *origin;          /* converter: the module this was lowered from, for locations; else NULL */
  struct pl_outside *outside; /* symbols of the rest, if the module is a piece of a larger one (outside.h); else NULL */
};

/* A module with an empty builtin.module in an arena of its own; `source`: the text it is read from, or NULL. */
pl_module *pl_module_new(pl_context *ctx, const pl_source *source);
/* Frees the module with its operations; its arena goes back to the context. NULL is allowed. */
void pl_module_free(pl_module *module);

#include "core/ir/op_edit.h"
#include "core/ir/op_query.h"

#endif
