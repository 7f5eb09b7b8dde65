/* importer.h - what the files of the importer share. Private to core/llvmir.
 *
 * Two passes: the first reads everything but function bodies and skips those; the second makes globals and functions, when all
 * names are known. The first error ends the work: every function gives false or NULL from then on.
 */
#ifndef PL_CORE_LLVMIR_IMPORT_IMPORTER_H
#define PL_CORE_LLVMIR_IMPORT_IMPORTER_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/op.h"
#include "core/ir/struct_names.h"
#include "core/llvmir/import/lexer.h"

/* Types, constants, metadata nested deeper than this are an error. */
#define PL_LL_MAX_DEPTH 256
/* Elements of a constant, an aggregate type that is spelt out by us. */
#define PL_LL_MAX_ELEMS (1u << 24)

/* As pl_vec_push, in the arena of the work: nothing to free. */
#define pl_ll_push(im, v, x)                                                                                                     \
  ((v)->len == (v)->cap ? (void)((v)->data = pl_ll_grow((im), (v)->data, (v)->len, &(v)->cap, sizeof *(v)->data)) : (void)0,     \
   (void)((v)->data[(v)->len++] = (x)))

typedef PL_VEC(const pl_type *) pl_ll_types;
typedef PL_VEC(pl_value *) pl_ll_values;
typedef PL_VEC(pl_named_attr) pl_ll_entries;
typedef PL_VEC(const pl_attr *) pl_ll_attrs;

/* ---- attributes as written ---- */

typedef enum pl_ll_attr_form {
  PL_LL_ATTR_INVALID,
  PL_LL_ATTR_FLAG,   /* nounwind */
  PL_LL_ATTR_NUMBER, /* align 8, dereferenceable(8), allocsize(0): the number packed as LLVM does */
  PL_LL_ATTR_TYPE,   /* byval(T) */
  PL_LL_ATTR_RANGE,  /* range(T a, b) */
  PL_LL_ATTR_TEXT,   /* memory(...), captures(...), uwtable(...): what stands in the parentheses */
  PL_LL_ATTR_STRING, /* "key"="value" */
  PL_LL_ATTR_GROUP,  /* #number: those of the group, which is defined further down */
} pl_ll_attr_form;

typedef struct pl_ll_attr {
  pl_str name;
  pl_ll_attr_form form;
  uint64_t number;
  const pl_type *type;
  pl_str text;        /* TEXT; STRING: the value */
  pl_apint low, high; /* RANGE */
  pl_ll_token at;
} pl_ll_attr;

typedef PL_VEC(pl_ll_attr) pl_ll_attr_list;

/* ---- constants ---- */

typedef enum pl_ll_const_kind {
  PL_LL_CONST_INVALID,
  PL_LL_CONST_SIMPLE, /* attr is the value */
  PL_LL_CONST_ZERO,   /* zeroinitializer, null */
  PL_LL_CONST_NONE,   /* the token */
  PL_LL_CONST_UNDEF,
  PL_LL_CONST_POISON,
  PL_LL_CONST_GLOBAL,     /* name */
  PL_LL_CONST_EQUIVALENT, /* dso_local_equivalent @name */
  PL_LL_CONST_BLOCK,      /* blockaddress(@name, %label) */
  PL_LL_CONST_AGGREGATE,  /* elems, of an array, struct or vector */
  PL_LL_CONST_UNKNOWN,    /* valid, but without a form: name says what, elems are the symbols that it mentions; with marks on */
  PL_LL_CONST_EXPR,       /* op with elems; flags; source: of a getelementptr */
} pl_ll_const_kind;

typedef struct pl_ll_const {
  pl_ll_const_kind kind;
  const pl_type *type;
  const pl_attr *attr; /* SIMPLE; EXPR: its attributes as a dictionary, or NULL */
  pl_str name, label;
  pl_op_kind op;
  const pl_type *source;
  const struct pl_ll_const *const *elems;
  uint32_t count;
  uint32_t depth;
} pl_ll_const;

/* ---- metadata ---- */

typedef enum pl_ll_meta_kind {
  PL_LL_META_INVALID,
  PL_LL_META_NULL,
  PL_LL_META_STRING,
  PL_LL_META_CONST, /* i32 1 */
  PL_LL_META_VALUE, /* something local */
  PL_LL_META_TUPLE,
  PL_LL_META_SPECIAL, /* !DILocation(...): its fields */
  PL_LL_META_REF,     /* !12 */
} pl_ll_meta_kind;

typedef struct pl_ll_field {
  pl_str name;
  const struct pl_ll_meta *value; /* REF, STRING, CONST, or a WORD as a string */
} pl_ll_field;

typedef struct pl_ll_meta {
  pl_ll_meta_kind kind;
  bool distinct;
  uint32_t number; /* REF */
  pl_str text;     /* STRING; SPECIAL: its name */
  const pl_ll_const *constant;
  const struct pl_ll_meta **elems; /* TUPLE */
  const pl_ll_field *fields;       /* SPECIAL */
  uint32_t count;
  pl_ll_token at;
} pl_ll_meta;

/* `!name !node` at an instruction, function or global. */
typedef struct pl_ll_attachment {
  pl_str name;
  const pl_ll_meta *node;
  pl_ll_token at;
} pl_ll_attachment;

typedef PL_VEC(pl_ll_attachment) pl_ll_attachments;

/* ---- what stands at the top of the file ---- */

typedef enum pl_ll_global_kind {
  PL_LL_GLOBAL_INVALID,
  PL_LL_GLOBAL_VARIABLE,
  PL_LL_GLOBAL_FUNCTION,
  PL_LL_GLOBAL_ALIAS,
  PL_LL_GLOBAL_IFUNC,
} pl_ll_global_kind;

typedef struct pl_ll_param {
  const pl_type *type;
  pl_ll_attr_list attrs;
  bool named;
  pl_ll_token name; /* with named */
} pl_ll_param;

typedef PL_VEC(pl_ll_param) pl_ll_param_list;

typedef struct pl_ll_global {
  pl_ll_global_kind kind;
  pl_str name;
  pl_ll_token at;
  const pl_type *type; /* of the variable, of the function (LLVM_FUNC), of what an alias names */
  pl_str linkage;      /* the dialect's word */
  pl_str cconv;        /* the dialect's word; empty for C */
  uint32_t visibility, unnamed_addr, space;
  bool dso_local, thread_local_, externally_initialized, constant, variadic, defined;
  pl_str lost;       /* what its head says that is more than a hint and not kept; length 0: nothing */
  pl_ll_attrs names; /* the attributes of its head that have no form, see pl_ll_lose */
  uint64_t align;    /* 0: none */
  pl_str section, comdat, gc;
  bool has_section, has_comdat, has_gc;
  const pl_ll_const *value;       /* initialiser, aliasee, resolver; NULL: none */
  const pl_ll_const *personality; /* of a function */
  pl_ll_attr_list attrs, result_attrs;
  pl_ll_param_list params;
  pl_ll_attachments metadata;
  pl_ll_lexer body; /* behind `{` */
  bool unread;      /* something in the body has no form: a call of something unknown stands for it */
  pl_op *op;        /* when it is made */
} pl_ll_global;

typedef struct pl_ll_named_type {
  const pl_type *type;
  pl_ll_token at; /* first mention */
  bool defined;
} pl_ll_named_type;

/* blockaddress(@function, %label) has this tag. */
typedef struct pl_ll_block_tag {
  const pl_ll_global *function;
  pl_str label;
  uint32_t tag;
  pl_ll_token at;
} pl_ll_block_tag;

typedef struct pl_ll_dropped {
  pl_str what;
  pl_pos pos;
  uint64_t count;
} pl_ll_dropped;

typedef struct pl_importer {
  pl_context *ctx;
  pl_arena *arena; /* of the work */
  pl_module *module;
  pl_block *top; /* of the module */
  pl_diags *diags;
  const pl_source *source;
  pl_ll_lexer lexer;
  pl_ll_token tok, last;
  bool failed;
  bool formless;     /* ... because of something valid that the dialect has no form for */
  pl_str no_form;    /* which that is */
  bool mark_lost;    /* see import.h */
  pl_str lost;       /* a claim about what comes next that was not kept; length 0: none */
  pl_ll_attrs names; /* attributes and metadata of what comes next that have no form, see pl_ll_lose */
  uint32_t depth;

  pl_map types; /* interned name -> pl_ll_named_type */
  pl_struct_names *structs;
  pl_map globals; /* interned name -> pl_ll_global */
  PL_VEC(pl_ll_global *) order;
  uint32_t next_global; /* number of the next unnamed one */
  pl_map groups;        /* number -> pl_ll_attr_list */
  pl_map nodes;         /* number -> pl_ll_meta */
  pl_map named_nodes;   /* interned name -> pl_ll_meta tuple */
  pl_map comdats;       /* interned name -> kind word (interned) */
  pl_hashset constants;
  PL_VEC(pl_ll_block_tag) tags;
  pl_map tag_counts;    /* function -> how many */
  pl_map tag_ids;       /* BLOCK constant -> tag + 1 */
  pl_ll_attrs assembly; /* module asm, line by line */
  pl_str layout, triple, file;
  bool has_layout, has_triple;
  PL_VEC(pl_ll_dropped) dropped;
  pl_map dropped_at; /* interned text -> position + 1 */
  pl_map converted;  /* metadata node -> attribute made of it (tbaa, scopes, loops) */
  uint64_t next_distinct;
  pl_map intrinsics;               /* interned name of an operation llvm.intr.* -> kind */
  struct pl_ll_function *function; /* the one that is made now, or NULL */
} pl_importer;

/* --- importer.c: tokens, errors, small attributes --- */
void *pl_ll_grow(pl_importer *im, const void *data, size_t len, size_t *cap, size_t size);
void pl_ll_advance(pl_importer *im);
bool pl_ll_error(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4))); /* false */
/* The same for valid LLVM IR that the dialect has no form for: with marks on, a function body that has it is given up alone. */
bool pl_ll_no_form(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
bool pl_ll_at(const pl_importer *im, pl_ll_tok kind);
bool pl_ll_at_word(const pl_importer *im, const char *word);
bool pl_ll_accept(pl_importer *im, pl_ll_tok kind);
bool pl_ll_accept_word(pl_importer *im, const char *word);
bool pl_ll_expect(pl_importer *im, pl_ll_tok kind);
bool pl_ll_expect_word(pl_importer *im, const char *word);
bool pl_ll_u64(pl_importer *im, uint64_t *value); /* a token INT without sign */
bool pl_ll_string(pl_importer *im, pl_str *text);
pl_str pl_ll_intern(pl_importer *im, pl_str text);
/* The name of a numbered or named token: for messages and as a key ("12" of %12 is not "12" of %"12"). */
pl_str pl_ll_name(pl_importer *im, pl_ll_token token);
/* The name in MLIR of a global or a type, which has to have one: that of a numbered global is `mlir-translate --import-llvm`'s.
 */
pl_str pl_ll_symbol(pl_importer *im, pl_ll_token token);
pl_pos pl_ll_pos(const pl_importer *im, pl_ll_token at);
/* "not kept: ..." at the first place; told at the end with the number of places. */
pl_str pl_ll_drop(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same for what claims something about the operation that is made next. */
void pl_ll_drop_claim(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* For who asked for marks: an attribute without a form is noted by its name, [place, name, value], in `plumbline.lost` of what it
 * stands at. `place`: "attribute", "argument" or "metadata". False if nobody asked. */
bool pl_ll_lose(pl_importer *im, pl_ll_attrs *to, const char *place, pl_str name, pl_str value);
void pl_ll_mark_lost(pl_importer *im, pl_ll_entries *out);                          /* before the operation is made */
void pl_ll_mark_symbol(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out); /* the same, with what its head has lost */
void pl_ll_tell_dropped(pl_importer *im);
const pl_attr *pl_ll_enum(pl_importer *im, const char *mnemonic, pl_str word);
const pl_attr *pl_ll_i64(pl_importer *im, int64_t value);
const pl_attr *pl_ll_i32(pl_importer *im, int64_t value);
const pl_attr *pl_ll_i32s(pl_importer *im, const int64_t *values, size_t count);                 /* array<i32: ...> */
void pl_ll_set(pl_importer *im, pl_ll_entries *entries, const char *name, const pl_attr *value); /* NULL: nothing */
const pl_attr *pl_ll_dict(pl_importer *im, pl_ll_entries *entries);                              /* NULL if empty */
/* #llvm.mnemonic<...>: entries in the order of its row, NULL ones are left out. */
const pl_attr *pl_ll_params(pl_importer *im, const char *mnemonic, const pl_named_attr *entries, uint32_t count);
const pl_attr *pl_ll_word(pl_importer *im, pl_str word); /* a parameter that is a word */
const char *pl_ll_type_text(pl_importer *im, const pl_type *type);
pl_op *pl_ll_op(pl_importer *im, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands, const pl_type *result,
                const pl_attr *attrs, pl_ll_token at); /* detached; `result` NULL: none */

/* --- type.c --- */
const pl_type *pl_ll_type(pl_importer *im); /* any type but void, label, metadata in a place that wants a value */
const pl_type *pl_ll_type_or_void(pl_importer *im);
const pl_type *pl_ll_result_type(pl_importer *im); /* of a function that is declared or defined */
bool pl_ll_type_definition(pl_importer *im);       /* %name = type ... */
bool pl_ll_check_types(pl_importer *im);           /* every named type is defined */
const pl_type *pl_ll_vector_type(pl_importer *im, uint64_t count, bool scalable, const pl_type *elem);
bool pl_ll_is_vector(const pl_type *type);
uint64_t pl_ll_vector_count(const pl_type *type);
bool pl_ll_vector_scalable(const pl_type *type);
/* The same shape with another element. */
const pl_type *pl_ll_like(pl_importer *im, const pl_type *shape, const pl_type *elem);
/* The k-th element's type of an aggregate, NULL if there is none. */
const pl_type *pl_ll_part(const pl_type *type, uint64_t k);
uint64_t pl_ll_num_parts(const pl_type *type);

/* --- const.c: text to constants; expr.c: constant expressions --- */
const pl_ll_const *pl_ll_const_of(pl_importer *im, const pl_type *type); /* the constant of that type that stands here */
const pl_ll_const *pl_ll_typed_const(pl_importer *im);
bool pl_ll_const_starts(const pl_importer *im);
const pl_ll_const *pl_ll_const_new(pl_importer *im, const pl_ll_const *value); /* the one copy; elems are copied too */
/* What stands behind a word (in parentheses, or the name of a global) that begins a constant without a form; an error without
 * marks. */
const pl_ll_const *pl_ll_const_unknown(pl_importer *im, const pl_type *type, pl_ll_token at, const char *message);
const pl_ll_const *pl_ll_expr(pl_importer *im, const pl_type *type); /* behind its word */
bool pl_ll_const_int(const pl_ll_const *c, int64_t *value);
/* The value as one attribute (numbers, strings, dense), or NULL. */
const pl_attr *pl_ll_const_attr(pl_importer *im, const pl_ll_const *c);

/* --- emit.c: constants to operations --- */
/* Where the operations of constants go, and those that are there already. */
typedef struct pl_ll_place {
  pl_block *block;
  pl_op *before; /* NULL: at the end */
  pl_map values; /* pl_ll_const -> pl_value */
} pl_ll_place;
pl_value *pl_ll_emit(pl_importer *im, pl_ll_place *place, const pl_ll_const *c);
/* Gives the block addresses their blocks, when all functions are made. */
bool pl_ll_place_tags(pl_importer *im);

/* --- attr.c --- */
/* Attributes of a parameter or result, of a function or call, up to what is none. */
bool pl_ll_param_attrs(pl_importer *im, pl_ll_attr_list *out);
bool pl_ll_func_attrs(pl_importer *im, pl_ll_attr_list *out, bool in_group);
bool pl_ll_attr_group(pl_importer *im); /* attributes #0 = { ... } */
/* attr_convert.c. The dictionary of a parameter, or of a result, of that type; NULL if empty. */
/* classes.c: the mask that the words after `nofpclass` name; 0 if some word is none of its. */
int64_t pl_ll_classes(pl_str text);
const pl_attr *pl_ll_param_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
const pl_attr *pl_ll_result_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
/* An array of dictionaries, NULL if all are empty. */
const pl_attr *pl_ll_dicts(pl_importer *im, const pl_attr *const *dicts, uint32_t count);
void pl_ll_func_dict(pl_importer *im, const pl_ll_attr_list *attrs, bool defined, pl_ll_entries *out);
void pl_ll_call_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
void pl_ll_global_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
void pl_ll_drop_attrs(pl_importer *im, const pl_ll_attr_list *attrs, const char *what);

/* --- meta.c --- */
bool pl_ll_meta_definition(pl_importer *im); /* !0 = ... and !name = ... */
const pl_ll_meta *pl_ll_meta_read(pl_importer *im);
const pl_ll_meta *pl_ll_meta_follow(pl_importer *im, const pl_ll_meta *node); /* through references */
bool pl_ll_attachments_read(pl_importer *im,
                            pl_ll_attachments *out); /* (`,`? !name !node)*, what has to stand before: see there */
bool pl_ll_meta_int(pl_importer *im, const pl_ll_meta *node, int64_t *value);
/* A node as text that can be compared with that of another module; `?` stands for what can't. */
pl_str pl_ll_meta_text(pl_importer *im, const pl_ll_meta *node);
bool pl_ll_meta_string(pl_importer *im, const pl_ll_meta *node, pl_str *text);
const pl_ll_meta *pl_ll_meta_elem(pl_importer *im, const pl_ll_meta *tuple, uint32_t index);
const pl_ll_meta *pl_ll_meta_field(pl_importer *im, const pl_ll_meta *special, const char *name);

/* --- meta_convert.c, loop.c --- */
/* The attributes of an operation that the attachments stand for; `op` says which are understood there. */
/* claims.c: with marks on, adds what the attachment of a load claims of the value to `out`, as an attribute of parameters
 * would; the range of a call's result to the call's attributes. False if it is neither. */
bool pl_ll_value_claim(pl_importer *im, const pl_ll_attachment *a, pl_op_kind op, pl_ll_entries *attrs, pl_ll_entries *out);
/* Such claims together are the attribute plumbline.value_claims. */
bool pl_ll_attach(pl_importer *im, const pl_ll_attachments *list, pl_op_kind op, pl_ll_entries *out, const pl_attr **loc);
/* Tells that an attachment is not kept; a claim, unless it is one of those that say nothing. */
void pl_ll_drop_attachment(pl_importer *im, const pl_ll_attachment *attachment, const char *what);
const pl_attr *pl_ll_alias_scope(pl_importer *im, const pl_ll_meta *node);
const pl_attr *pl_ll_access_group(pl_importer *im, const pl_ll_meta *node);
const pl_attr *pl_ll_loop(pl_importer *im, const pl_ll_meta *node, pl_ll_token at);
const pl_attr *pl_ll_location(pl_importer *im, const pl_ll_meta *node);
void pl_ll_module_metadata(pl_importer *im);

/* --- module.c, global.c --- */
bool pl_ll_module(pl_importer *im);
pl_ll_global *pl_ll_find_global(pl_importer *im, pl_str name);
bool pl_ll_global_entity(pl_importer *im);   /* @name = ... */
bool pl_ll_function_entity(pl_importer *im); /* declare, define */
bool pl_ll_linkage(pl_importer *im, pl_ll_global *g);
pl_str pl_ll_cconv(pl_importer *im, bool *ok); /* empty: C */
void pl_ll_global_head(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out, bool always_linkage);
bool pl_ll_make_global(pl_importer *im, pl_ll_global *g);
bool pl_ll_make_comdats(pl_importer *im);

/* --- func.c, block.c --- */
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
  pl_ll_block *block;  /* the current one; NULL behind a terminator */
  bool has_frame;      /* an alloca has been read, or an argument is copied for the callee */
  pl_str tail_touches; /* an intrinsic that is given an address is a tail call, and there was no frame so far */
} pl_ll_function;

bool pl_ll_make_function(pl_importer *im, pl_ll_global *g);
/* A value or constant of the type that was read. */
pl_value *pl_ll_value(pl_importer *im, const pl_type *type);
pl_value *pl_ll_typed_value(pl_importer *im); /* type value */
/* The same without making an operation of a constant. */
bool pl_ll_operand(pl_importer *im, const pl_type *type, pl_value **value, const pl_ll_const **constant);
pl_value *pl_ll_int_value(pl_importer *im, const pl_type *type, int64_t number);
pl_ll_block *pl_ll_block_named(pl_importer *im, pl_ll_token at, pl_str name);
pl_ll_block *pl_ll_label(pl_importer *im); /* label %name */
/* Puts an operation behind those of the current block; gives its result, or any non-NULL value if it has none. */
pl_value *pl_ll_append(pl_importer *im, pl_op *op);
bool pl_ll_finish_blocks(pl_importer *im);
bool pl_ll_phi_read(pl_importer *im, pl_value **result);

/* --- inst.c and its like: one instruction each. *result: what it defines, or NULL --- */
bool pl_ll_instruction(pl_importer *im, pl_value **result);
typedef struct pl_ll_inst {
  pl_ll_token at; /* the opcode */
  pl_str opcode;
  pl_ll_entries attrs;
  pl_ll_values operands;
  pl_ll_attachments metadata;
} pl_ll_inst;
bool pl_ll_memory_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
bool pl_ll_terminator(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
bool pl_ll_call_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
/* `, !dbg !3`s at the end of an instruction, then the op itself. */
bool pl_ll_finish(pl_importer *im, pl_ll_inst *in, pl_op_kind kind, const pl_type *type, pl_value **result);
void pl_ll_fast_math(pl_importer *im, pl_ll_entries *out);

/* --- call.c --- */
typedef struct pl_ll_arg {
  pl_value *value;             /* or NULL and */
  const pl_ll_const *constant; /* or NULL and */
  const pl_ll_meta *meta;
  const pl_type *type;
  pl_ll_attr_list attrs;
} pl_ll_arg;

typedef struct pl_ll_bundle {
  pl_str tag;
  uint32_t count;
} pl_ll_bundle;

typedef struct pl_ll_call {
  pl_ll_token at;
  pl_str tail; /* the dialect's word; empty for none */
  pl_str cconv;
  pl_ll_attr_list result_attrs, func_attrs;
  const pl_type *result;    /* void too */
  const pl_type *func_type; /* LLVM_FUNC: of the callee */
  bool typed;               /* it was written out */
  pl_value *pointer;        /* indirect */
  pl_str callee;            /* direct */
  bool direct;
  PL_VEC(pl_ll_arg) args;
  PL_VEC(pl_ll_bundle) bundles;
  pl_ll_values bundle_values;
  pl_ll_attachments metadata;
  pl_ll_entries flags; /* fast-math */
} pl_ll_call;

bool pl_ll_call_read(pl_importer *im, pl_ll_call *c); /* from the calling convention to the bundles; up to `asm` */
bool pl_ll_call_inline_asm(pl_importer *im, pl_ll_call *c, pl_value **result);
/* The values of the call in the order of the operation: pointer, arguments, bundles. False after an error. */
bool pl_ll_call_values(pl_importer *im, pl_ll_call *c, pl_ll_values *out);
/* arg_attrs, res_attrs, bundles, fast-math flags. */
void pl_ll_call_attrs(pl_importer *im, pl_ll_call *c, pl_ll_entries *out);
bool pl_ll_call_finish(pl_importer *im, pl_ll_call *c, pl_op_kind kind, pl_ll_values *operands, pl_ll_entries *attrs,
                       pl_value **result);
pl_value *pl_ll_arg_value(pl_importer *im, const pl_ll_arg *arg); /* NULL after an error */
/* intrinsic.c: a call of @llvm.*; *done false: it is an ordinary call after all. */
bool pl_ll_intrinsic(pl_importer *im, pl_ll_call *c, pl_value **result, bool *done);
/* Whether the declaration of an intrinsic is left out because its calls become operations. */
bool pl_ll_intrinsic_known(pl_importer *im, pl_str name);

#endif
