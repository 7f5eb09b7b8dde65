/* internal.h - what the files of the generator share. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_INTERNAL_H
#define PL_FUZZ_GEN_INTERNAL_H

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

/* ---- bytes.c ---- */
/* Makes the next record of the input the current one; false at the end of the input. */
bool pl_gen_next_record(pl_gen_bytes *bytes);
/* Reads a number below n, at least 1, from the current record. An expression draws once, or says in which order (&&, ?:, a
 * comma between declarators): the order of arguments and of initializers is the compiler's, and bytes stand for the same
 * module with any. */
uint32_t pl_draw(pl_maker *m, uint32_t n);
/* True in one of n cases; always false in a record of zeros. */
bool pl_rarely(pl_maker *m, uint32_t n);
/* Any 64 bits, with a bias to values at the edges of an integer of that width. */
uint64_t pl_draw_edge(pl_maker *m, uint32_t width);

/* ---- types.c ---- */
/* A random signless integer type. */
const pl_type *pl_draw_int(pl_maker *m);
/* A random floating point type, mostly f32 or f64. */
const pl_type *pl_draw_float(pl_maker *m);
/* A random integer or floating point type, or index (i64 in the LLVM dialect). */
const pl_type *pl_draw_scalar(pl_maker *m);
/* A random vector type of elements `elem`, mostly of one dimension; sometimes scalable. */
const pl_type *pl_draw_vector(pl_maker *m, const pl_type *elem);
/* A random memref type of rank 0 to 4, with any layout. */
const pl_type *pl_draw_memref(pl_maker *m);
/* The memref type of that shape, element type and memory space with the default layout. */
const pl_type *pl_memref_of(pl_maker *m, uint32_t rank, const int64_t *shape, const pl_type *elem, const pl_attr *space);
/* A random type for values in functions of the current flavour. */
const pl_type *pl_draw_any(pl_maker *m);
/* A random type whose values can only be arguments of calls: a target extension type, x86_amx, metadata, or a label. */
const pl_type *pl_draw_only_passed(pl_maker *m);
/* Whether values of the type can only be arguments of calls. */
bool pl_is_only_passed(const pl_type *type);
/* A random type that satisfies the constraint, mostly that of a value in scope. */
const pl_type *pl_draw_class(pl_maker *m, pl_constraint constraint);

/* ---- values.c ---- */
/* Takes the value into scope, as one that needs no dealloc. */
void pl_own(pl_maker *m, pl_value *value);
/* Whether pl_pick may take a value of the type; `user` is what the caller of pl_pick passes. */
typedef bool pl_gen_holds(const pl_type *type, const void *user);
/* A value in scope, or argument of the current function, for whose type `holds` is true; recent ones more often. NULL if it
 * finds none. */
pl_value *pl_pick(pl_maker *m, pl_gen_holds *holds, const void *user);
/* A value of that type: one in scope, or a new constant, argument or allocation. Never NULL. */
pl_value *pl_want(pl_maker *m, const pl_type *type);
/* A value of a random type that satisfies the constraint, in scope or new; never NULL. */
pl_value *pl_want_class(pl_maker *m, pl_constraint constraint);
/* Emits a constant of type index, in the LLVM dialect i64, and returns its value. */
pl_value *pl_index_constant(pl_maker *m, int64_t value);
/* Emits a constant of an integer or index type and returns its value. */
pl_value *pl_int_constant(pl_maker *m, const pl_type *type, uint64_t value);
/* A random number as an attribute of an integer, index or float type. */
const pl_attr *pl_draw_number(pl_maker *m, const pl_type *type);
/* Appends an op to the current block and takes its results into scope. */
pl_op *pl_gen_emit(pl_maker *m, const pl_op_spec *spec);
/* Appends an op without regions and successors to the current block and takes its results into scope. `attrs` may be NULL. */
pl_op *pl_gen_emit_op(pl_maker *m, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands,
                      const pl_type *const *results, uint32_t num_results, const pl_attr *attrs);
/* Appends an op with one result, whose operands fall into groups of the sizes `segments`, and takes the result into scope. */
pl_op *pl_gen_emit_segments(pl_maker *m, pl_op_kind kind, pl_value *const *operands, const uint32_t *segments,
                            uint32_t num_segments, const pl_type *result, const pl_attr *attrs);
/* Appends an op without operands and results to the body of the current module. */
pl_op *pl_gen_emit_top(pl_maker *m, pl_op_kind kind, uint32_t num_regions, const pl_attr *attrs);

/* ---- attrs.c ---- */
/* A dictionary under construction. PL_GEN_ATTRS declares an empty one: entries that are not there need no zeros. */
typedef struct pl_gen_attrs {
  uint32_t count;
  pl_named_attr entries[24];
} pl_gen_attrs;
#define PL_GEN_ATTRS(name)                                                                                                       \
  pl_gen_attrs name;                                                                                                             \
  (name).count = 0
/* Appends an entry; does nothing if the value is NULL. */
void pl_attrs_add(pl_gen_attrs *attrs, const char *name, const pl_attr *value);
/* The dictionary attribute of the entries; NULL if there are none. */
const pl_attr *pl_attrs_dict(pl_maker *m, const pl_gen_attrs *attrs);
/* Appends random values of the signature's properties, those that depend on nothing else in the op. */
void pl_draw_attrs(pl_maker *m, const pl_signature *signature, pl_gen_attrs *attrs);
/* A DenseI64ArrayAttr of the values. */
const pl_attr *pl_i64_list(pl_maker *m, const int64_t *values, uint32_t count);
/* An integer attribute of type i32. */
const pl_attr *pl_i32_attr(pl_maker *m, int64_t value);
/* An integer attribute of type i64. */
const pl_attr *pl_i64_attr(pl_maker *m, int64_t value);
/* The attribute that MLIR's syntax `text` denotes. */
const pl_attr *pl_text_attr(pl_maker *m, const char *text);
/* A string attribute; the text is copied. */
const pl_attr *pl_string_attr(pl_maker *m, const char *text);
/* A string attribute of `stem` and a number: a symbol name that no symbol has yet. */
const pl_attr *pl_new_name(pl_maker *m, const char *stem);
/* A symbol reference to the symbol that the op defines. */
const pl_attr *pl_symbol_of(pl_maker *m, const pl_op *op);
/* A dense attribute of the vector or tensor type with `count` random elements, often a splat. */
const pl_attr *pl_draw_elements(pl_maker *m, const pl_type *shaped, uint32_t count);

/* ---- what makes ops ---- */
/* Makes an op of the kind with random operands, results and attributes that its signature in ops.def allows. */
void pl_make_generic(pl_maker *m, pl_op_kind kind);
/* Makes an op of the kind from one of its rows in rows.def (generic.c). */
void pl_make_row(pl_maker *m, pl_op_kind kind);
/* Registers the maker of all ops that have a row in rows.def; it comes first, so that others can replace it. */
void pl_gen_add_rows(pl_gen *gen);
/* Registers makers of divisions, remainders and shifts, constants, poison, unrealized casts, llvm.freeze and
 * llvm.intr.ssa.copy. */
void pl_gen_add_arith(pl_gen *gen);
/* Registers makers of memref's accesses, allocations, casts, copies and globals. */
void pl_gen_add_memref(pl_gen *gen);
/* Registers makers of memref's views of buffers and of affine.apply, affine.min and affine.max. */
void pl_gen_add_views(pl_gen *gen);
/* Registers makers of ops of vector. */
void pl_gen_add_vector(pl_gen *gen);
/* Registers makers of branches, switches, returns and unreachable, of cf, func, ub and the LLVM dialect. */
void pl_gen_add_control(pl_gen *gen);
/* Registers makers of ops with regions: scf and some of memref. */
void pl_gen_add_structured(pl_gen *gen);
/* Registers makers of affine accesses, loops and conditions, and of scf.parallel. */
void pl_gen_add_loops(pl_gen *gen);
/* Registers makers of calls, references to functions, and nested modules. */
void pl_gen_add_functions(pl_gen *gen);
/* Registers makers of ops of the LLVM dialect: memory, aggregates, invoke, block addresses, undef and the like. */
void pl_gen_add_llvm(pl_gen *gen);
/* Registers makers of globals and other symbols of the LLVM dialect. */
void pl_gen_add_llvm_globals(pl_gen *gen);
/* Registers `fn` as the maker of ops of the kind, in place of the one registered before. */
static inline void pl_gen_set(pl_gen *gen, pl_op_kind kind, pl_gen_fn *fn) { gen->makers[kind] = fn; }

/* ---- loops.c ---- */
/* Ends the body of an scf.parallel with an scf.reduce of the values; the reduction of each returns one of its two arguments. */
void pl_emit_reduce(pl_maker *m, pl_value *const *values, uint32_t count);

/* ---- control.c, structured.c ---- */
/* Opens a frame of the kind at the current scope and returns it; the pointer is valid until the next one is opened. */
pl_gen_frame *pl_open_frame(pl_maker *m, pl_gen_frame_kind kind);
/* Ends the innermost open arm, loop body, block of a cycle or region, and goes on in the next one or after them. */
void pl_close_arm(pl_maker *m);
/* Ends the current region of the innermost frame, which is of kind OP, and begins the op's next region or goes on after the
 * op. */
void pl_close_region(pl_maker *m);
/* Whether the current region may have several blocks. */
bool pl_may_branch(const pl_maker *m);
/* Whether one more region or loop may be opened. */
bool pl_may_open(const pl_maker *m);
/* Whether an op that is lowered to several blocks may be made here: a memref.alloca_scope can be lowered only with one block. */
bool pl_may_hold_blocks(const pl_maker *m);
/* Draws up to `most` types, mostly of values in scope, for what a loop carries or an op with regions gives; returns how many. */
uint32_t pl_draw_carried(pl_maker *m, const pl_type **types, uint32_t most);
/* Takes all but the first `values` values out of scope. */
void pl_leave_scope(pl_maker *m, size_t values);
/* Ends the current block with a branch that passes the values: cf.br or llvm.br, as the function's flavour says. */
pl_op *pl_gen_emit_br(pl_maker *m, pl_block *to, pl_value *const *values, uint32_t count);
/* Ends the current block with a cf.cond_br or llvm.cond_br, as the function's flavour says. */
pl_op *pl_gen_emit_cond_br(pl_maker *m, pl_value *condition, pl_block *yes, pl_value *const *yes_values, uint32_t num_yes,
                           pl_block *no, pl_value *const *no_values, uint32_t num_no);
/* Appends a block with arguments of these types to the current region; they are not yet in scope. */
pl_block *pl_new_block(pl_maker *m, const pl_type *const *types, uint32_t count);
/* Writes a value of each of the types, in scope or new, to `out`. */
void pl_want_all(pl_maker *m, const pl_type *const *types, uint32_t count, pl_value **out);
/* The region of the current block. */
pl_region *pl_here(const pl_maker *m);

/* ---- functions.c ---- */
/* Begins a function of a random flavour and random result types. */
void pl_begin_function(pl_maker *m);
/* Closes all open regions, ends the function with a return, and sets its type; it can be called from then on. */
void pl_end_function(pl_maker *m);
/* Ends the current block with a return of values of the function's result types. */
void pl_gen_emit_return(pl_maker *m);
/* Adds a function declaration of the type to the module, of a random type if `type` is NULL, and returns it. */
pl_op *pl_declare(pl_maker *m, pl_gen_flavour flavour, const pl_type *type);
/* A random function of the flavour and of the type (any type if NULL) that is finished or declared; NULL if there is none. */
pl_op *pl_pick_function(pl_maker *m, pl_gen_flavour flavour, const pl_type *type);
/* Adds a memref.global of the static memref type and returns it. */
pl_op *pl_new_global(pl_maker *m, const pl_type *memref);
/* An llvm.mlir.global in address space 0 that is not thread-local: one that is there or a new one. */
pl_op *pl_llvm_global(pl_maker *m);
/* Adds a func.func or llvm.func with random attributes and an empty region to the module and returns it; `body`: the caller
 * will fill the region, else it is a declaration. */
pl_op *pl_new_function_op(pl_maker *m, pl_gen_flavour flavour, const pl_attr *name, const pl_type *type, bool body);

#endif
