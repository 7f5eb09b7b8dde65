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

const pl_op_info *pl_op_info_of(pl_op_kind kind);
/* The row of that name; for a name without row an info made for it in the context, of kind PL_OP_UNREGISTERED. */
const pl_op_info *pl_op_info_named(pl_context *ctx, pl_str name);
/* The names of the properties of an intrinsic that were its last operands, as LLVM has them, as long as pointers had types (the
 * LLVM dialect of MLIR 14), in their order; *count of them. */
const char *const *pl_op_info_old_operands(pl_op_kind kind, uint32_t *count);

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

/* The name of the attribute that holds the properties of an op that is not known: what stood between `<` and `>`. */
#define PL_FOREIGN_PROPERTIES ""

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

/* An empty builtin.module. */
pl_module *pl_module_new(pl_context *ctx, const pl_source *source);
void pl_module_free(pl_module *module);

/* What an op is made of, for pl_op_new. All arrays are copied. */
typedef struct pl_op_spec {
  const pl_op_info *info;
  pl_value *const *operands; /* own operands */
  uint32_t num_operands;
  const pl_type *const *result_types;
  uint32_t num_results;
  const pl_attr *attrs; /* DICT or NULL */
  uint32_t num_regions;
  pl_block *const *successors;
  const uint32_t *successor_counts;    /* operands of each */
  pl_value *const *successor_operands; /* all of them, in order */
  uint32_t num_successors;
  const uint32_t *segments; /* needed with PL_TRAIT_SEGMENTS; does not count successor operands */
  uint32_t num_segments;
  uint32_t line, column;
  const pl_attr *loc;
} pl_op_spec;

/* A detached op with empty regions. */
pl_op *pl_op_new(pl_module *module, const pl_op_spec *spec);
void pl_op_append(pl_block *block, pl_op *op);
void pl_op_insert_before(pl_op *place, pl_op *op);
/* Unlinks; drops the uses of its operands. Its results must be unused. */
void pl_op_erase(pl_op *op);
/* Drops the uses of its operands, of which it keeps none but the successors: the op still tells where control goes. */
void pl_op_drop_operands(pl_op *op);
/* Erases an op without regions and gives its memory back: nothing may know it any more. */
void pl_op_free(pl_op *op);
void pl_op_unlink(pl_op *op); /* takes it out of its block, keeps its operands, for moving */
void pl_use_set(pl_use *use, pl_value *value);
void pl_value_replace_all(pl_value *value, pl_value *with);
void pl_op_set_attr(pl_op *op, const char *name, const pl_attr *value); /* NULL removes */
/* NULL if absent. Asked for by literals all over, and so inlined with their lengths. */
/* The property of that name in the op table; NULL for a discardable attribute that happens to have the name. op_query.c */
const pl_attr *pl_op_property(const pl_op *op, const char *name);
/* Whether LLVM gets a word as it is written: one that stands alone in `passthrough`. (MLIR documentation, 'llvm' Dialect,
 * Attribute Pass-Through.) */
bool pl_op_passes_through(const pl_op *op, const char *word);
PL_STR_INLINE const pl_attr *pl_op_attr(const pl_op *op, const char *name) { return pl_dict_get(op->attrs, pl_str_from(name)); }
void pl_op_set_operands(pl_op *op, pl_value *const *operands, uint32_t count); /* for ops without successors */

pl_block *pl_block_new(pl_module *module); /* detached */
void pl_block_append(pl_region *region, pl_block *block);
void pl_block_insert_before(pl_block *place, pl_block *block);
void pl_block_unlink(pl_block *block);
pl_value *pl_block_add_arg(pl_module *module, pl_block *block, const pl_type *type);
static inline void pl_arg_set_place(pl_value *arg, uint32_t line, uint32_t column) {
  pl_block_arg *self = (pl_block_arg *)arg;
  self->line = line;
  self->column = column;
}
static inline void pl_arg_place(const pl_value *arg, uint32_t *line, uint32_t *column) {
  const pl_block_arg *self = (const pl_block_arg *)arg;
  *line = self->line;
  *column = self->column;
}
static inline const pl_attr *pl_arg_loc(const pl_value *arg) { return ((const pl_block_arg *)arg)->loc; }
static inline void pl_arg_set_loc(pl_value *arg, const pl_attr *loc) { ((pl_block_arg *)arg)->loc = loc; }
static inline void pl_arg_copy_place(pl_value *arg, const pl_value *from) {
  uint32_t line, column;
  pl_arg_place(from, &line, &column);
  pl_arg_set_place(arg, line, column);
  pl_arg_set_loc(arg, pl_arg_loc(from));
}
void pl_block_erase_arg(pl_block *block, uint32_t index); /* must be unused; the branches' operands are the caller's to mend */
pl_op *pl_block_terminator(const pl_block *block); /* last op if it is a terminator or unregistered with successors, else NULL */

/* Reading. */
static inline pl_value *pl_operand(const pl_op *op, uint32_t i) { return op->operands[i].value; }
static inline pl_value *pl_result(const pl_op *op, uint32_t i) { return &op->results[i]; }
static inline bool pl_op_is(const pl_op *op, pl_op_kind kind) { return op->info->kind == kind; }
static inline bool pl_op_has(const pl_op *op, pl_trait trait) { return (op->info->traits & (uint32_t)trait) != 0; }
/* Operands that belong to no successor. */
uint32_t pl_op_num_own_operands(const pl_op *op);
/* The operands of a group of a PL_TRAIT_SEGMENTS op. */
void pl_op_segment(const pl_op *op, uint32_t group, uint32_t *first, uint32_t *count);
pl_pos pl_op_pos(const pl_op *op); /* through explicit locations and origin; line 0 if unknown */

/* Functions (func.func, llvm.func). */
pl_str pl_symbol_name(const pl_op *op);         /* sym_name, empty if none */
const pl_type *pl_func_type(const pl_op *func); /* its function_type */
/* Whether a func.call passes and takes what a PL_TYPE_FUNCTION says, which may have been changed since it was checked. */
bool pl_func_call_fits(const pl_op *call, const pl_type *type);
bool pl_func_is_declaration(const pl_op *func);
pl_block *pl_func_entry(const pl_op *func); /* NULL for a declaration */
/* The symbol directly inside `table` (an op with PL_TRAIT_SYMBOL_TABLE), or NULL. Linear; keep a map if you ask often. */
pl_op *pl_symbol_lookup(const pl_op *table, pl_str name);
/* The same, but NULL for a function that is only declared, and that nothing inside `table` names. Walks over all of it. */
const pl_op *pl_symbol_in_use(const pl_op *table, pl_str name);
/* The op after `op` in a walk over everything inside `root` (itself first), parents before what they hold; NULL at the end. */
pl_op *pl_op_walk_next(const pl_op *root, pl_op *op);
/* The closest op around `op` with PL_TRAIT_ALLOC_SCOPE, NULL if there is none: a memref.alloca lives until its region ends. */
const pl_op *pl_op_alloc_scope(const pl_op *op);
/* Whether a memref.alloca inside of a scope lives until an iteration of that very scope ends. */
bool pl_op_has_allocas(const pl_op *scope);
/* Numbers the blocks of each region 0.. and values 0.. (nested regions included; of a region the arguments of all blocks first,
 * then results in order); gives the number of values. */
uint32_t pl_func_number(pl_op *func);

/* `for (each op of a block)`; the op may be erased in the loop. */
#define PL_FOR_OPS(op, block_)                                                                                                   \
  for (pl_op *op = (block_)->first, *op##_next_ = op ? op->next : NULL; op; op = op##_next_, op##_next_ = op ? op->next : NULL)
#define PL_FOR_BLOCKS(block, region_) for (pl_block *block = (region_)->first; block; block = block->next)

#endif
