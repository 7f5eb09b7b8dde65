/* parser.h - what the files of the parser share. Private to core/text.
 *
 * One recursive-descent parser with one token of lookahead. A function that fails has reported why and gives false or NULL; only
 * the loop over the ops of a block goes on after an error. Nesting of types, attributes and regions is bounded by
 * PL_MAX_NESTING, so that the C stack is too.
 */
#ifndef PL_CORE_TEXT_PARSE_PARSER_H
#define PL_CORE_TEXT_PARSE_PARSER_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/enums.h"
#include "core/ir/signature.h"
#include "core/ir/struct_names.h"
#include "core/text/common/format.h"
#include "core/text/common/lexer.h"
#include "core/text/common/mentions.h"
#include "core/text/parse/parse.h"

/* Deepest nesting of types and attributes, and of regions, that is read. Programs have a few dozen levels. */
#define PL_MAX_NESTING 200u
/* Most nodes that one type or attribute may unfold to through aliases. */
#define PL_MAX_WEIGHT (1u << 22)
/* Diagnostics after which reading stops. */
#define PL_MAX_DIAGS 100u
/* Most operators in one affine expression. */
#define PL_MAX_AFFINE_NODES 1000u

/* A mention of an SSA value: %name or %name#number. */
typedef struct pl_ref {
  pl_str name; /* without '%', in the text or the parser's arena */
  uint32_t number;
  pl_token at;
} pl_ref;

typedef PL_VEC(pl_ref) pl_refs;
typedef PL_VEC(const pl_type *) pl_types;
typedef PL_VEC(const pl_attr *) pl_attr_vec;
typedef PL_VEC(pl_named_attr) pl_named_attrs;
typedef PL_VEC(uint32_t) pl_u32s;
typedef PL_VEC(int64_t) pl_i64s;
typedef PL_VEC(pl_value *) pl_values;

/* One SSA name in a scope; a value without op and block stands for a definition that is still to come. */
typedef struct pl_name {
  const char *text;
  uint32_t len;
  uint32_t count, cap;   /* values; a single one lies in here */
  uint32_t line, column; /* of the definition */
  union {
    pl_value *one;   /* cap is 1 */
    pl_value **many; /* cap is more */
  } values;
} pl_name;

typedef struct pl_forward {
  pl_value *value;
  pl_token at;
} pl_forward;

/* The names visible inside an op that is isolated from above. */
typedef struct pl_scope {
  pl_hashset names;          /* of pl_name */
  PL_VEC(pl_name *) defined; /* in order, to be forgotten at the end of their region */
  PL_VEC(pl_forward) forwards;
  bool broken; /* a syntax error swallowed definitions: unknown names are not worth a message */
} pl_scope;

typedef struct pl_label {
  pl_block *block;
  pl_token at; /* first mention */
  bool defined;
} pl_label;

/* The labels of one region. */
typedef struct pl_labels {
  pl_map map; /* interned name -> position in list + 1 */
  PL_VEC(pl_label) list;
} pl_labels;

typedef struct pl_result_name {
  pl_str name;
  uint32_t count;
  pl_token at;
} pl_result_name;

/* An argument of a function or of another op with a region. */
typedef struct pl_arg {
  pl_ref ref;
  const pl_type *type;
  const pl_attr *attrs; /* DICT or NULL */
  const pl_attr *loc;
  pl_str loc_alias;
} pl_arg;
typedef PL_VEC(pl_arg) pl_args;

/* What has been read of an op. Reused from op to op at the same nesting, so that parsing allocates little. */
typedef struct pl_op_state {
  const pl_op_info *info;
  const pl_signature *signature;
  pl_token at; /* the op's name */
  PL_VEC(pl_result_name) names;
  pl_values operands;
  pl_u32s segments;
  pl_types results;
  pl_named_attrs attrs;
  PL_VEC(pl_block *) successors;
  pl_u32s successor_counts;
  pl_values successor_operands;
  PL_VEC(pl_region *) regions;
  const pl_attr *loc;
  pl_block *block; /* that it goes into */
  bool old_name;   /* a function under its name of 2021 and before */
  /* for the interpreter of formats */
  pl_refs *groups; /* mentions per operand group */
  pl_types *group_types;
  pl_types *result_types;
  uint32_t num_groups_cap, num_results_cap;
} pl_op_state;

typedef struct pl_alias {
  const void *what; /* pl_type or pl_attr */
  const char *from; /* it is known from here on */
  uint32_t height, weight;
} pl_alias;

/* Where an op of a module stands in the text. */
typedef struct pl_extent {
  const pl_block *block;
  pl_token start;
  const char *end; /* the token behind it */
  bool skipped;    /* a function whose body was not read */
} pl_extent;

/* What is noted while a text is read without the bodies of its functions. */
typedef struct pl_outline {
  PL_VEC(pl_extent) extents;
  const pl_block *skipped; /* the function that is read has no body and goes into this block */
} pl_outline;

/* What a region needs while it is read. */
typedef struct pl_open_region {
  pl_labels labels;
  size_t mark; /* of the names around it */
  bool isolated;
} pl_open_region;

/* The head of a block, which is read before the ops of the blocks in front of it. */
typedef struct pl_head {
  pl_block *block;
  const char *start;
  pl_token behind;
} pl_head;

/* A function whose body is read on and on (growing.c). */
typedef struct pl_growing {
  pl_module *module; /* of the function alone */
  size_t index;      /* of the function's extent */
  const char *end;   /* of its text, the token behind it */
  bool wanted;       /* the next body is to be opened */
  bool is_open;
  pl_open_region region;
  pl_block *block; /* the one that is read */
  PL_VEC(pl_head) heads;
  size_t next; /* of heads */
  pl_mentions mentions;
  const bool *args; /* which arguments of the function its body mentions */
  size_t known;     /* names that were left when their table was last made anew */
} pl_growing;

/* An explicit location that names an alias defined further down. */
typedef struct pl_deferred_loc {
  pl_op *op;
  pl_value *arg;
  pl_str alias;
  pl_token at;
} pl_deferred_loc;

/* A struct whose body is being read: inside, its name stands for it. */
typedef struct pl_open_type {
  const pl_type *type;
  const struct pl_open_type *outer;
} pl_open_type;

/* Vectors and tables that grow while a text is read. Their memory serves the next text of the context (buffers.c). */
typedef struct pl_parse_buffers {
  pl_arena *arena;              /* of what `states` and `spare_scopes` point to */
  PL_VEC(pl_op_state *) states; /* pool by depth of ops */
  PL_VEC(pl_scope *) scopes;
  PL_VEC(pl_labels *) labels;
  PL_VEC(const char *) default_dialects;
  PL_VEC(pl_deferred_loc) deferred;
  pl_hashset known_types; /* memo.c */
  /* Empty ones that are not in use. */
  PL_VEC(pl_scope *) spare_scopes;
  PL_VEC(pl_types) spare_types;
  PL_VEC(pl_refs) spare_refs;
  PL_VEC(pl_args) spare_args;
  PL_VEC(pl_i64s) spare_i64s;
  PL_VEC(pl_u32s) spare_u32s;
  PL_VEC(pl_attr_vec) spare_attr_vec;
  PL_VEC(pl_named_attrs) spare_named_attrs;
} pl_parse_buffers;

typedef struct pl_parser {
  pl_context *ctx;
  pl_module *module;
  pl_arena *arena; /* scratch that lives until the end of parsing, or of a piece */
  pl_arena *kept;  /* what lives as long as the parser */
  pl_diags *diags;
  pl_parse_options options;
  size_t first_diag, first_error; /* diagnostics and errors that were there before */
  pl_lexer lexer;
  pl_token tok;
  pl_token last;                     /* the token before */
  bool typed_pointers;               /* a pointer told what it points to: the text is of 2022 or before */
  pl_map attr_aliases, type_aliases; /* interned name -> pl_alias */
  pl_parse_buffers *buffers;
  const pl_open_type *open_types;
  pl_struct_names *structs; /* those of the text; NULL where pieces are read: a name has one body in the context */
  pl_str pending_loc_alias; /* the location just read was this alias, not defined yet; else empty */
  pl_token pending_loc_at;
  uint32_t depth;           /* of types and attributes */
  uint32_t height;          /* deepest `depth` seen since reset */
  uint32_t weight;          /* nodes since reset */
  uint32_t region_depth;    /* also the position in `states` */
  const pl_op_info *custom; /* the op whose custom form is being read; NULL: none is */
  pl_outline *outline;      /* else NULL */
  pl_growing *growing;      /* else NULL */
} pl_parser;

/* --- parse.c --- */
void pl_p_init(pl_parser *p, pl_context *ctx, const pl_source *src, pl_diags *diags);
void pl_p_finish(pl_parser *p);
/* Reads all of the text. The module is there even if there were errors. */
pl_module *pl_p_whole(pl_parser *p);
/* Locations that named an alias before its definition. */
void pl_p_resolve_locations(pl_parser *p);

/* --- buffers.c --- */
/* Those that the context kept, or new ones; and the way back. */
pl_parse_buffers *pl_p_take_buffers(pl_context *ctx);
void pl_p_give_buffers(pl_context *ctx, pl_parse_buffers *buffers, size_t text_size);
/* Empty lists for a while, and their way back; where one is not given back its memory is lost. */
pl_types pl_p_take_types(pl_parser *p);
void pl_p_give_types(pl_parser *p, pl_types *list);
pl_refs pl_p_take_refs(pl_parser *p);
void pl_p_give_refs(pl_parser *p, pl_refs *list);
pl_args pl_p_take_args(pl_parser *p);
void pl_p_give_args(pl_parser *p, pl_args *list);
pl_i64s pl_p_take_i64s(pl_parser *p);
void pl_p_give_i64s(pl_parser *p, pl_i64s *list);
pl_u32s pl_p_take_u32s(pl_parser *p);
void pl_p_give_u32s(pl_parser *p, pl_u32s *list);
pl_attr_vec pl_p_take_attr_vec(pl_parser *p);
void pl_p_give_attr_vec(pl_parser *p, pl_attr_vec *list);
pl_named_attrs pl_p_take_named_attrs(pl_parser *p);
void pl_p_give_named_attrs(pl_parser *p, pl_named_attrs *list);
pl_scope *pl_p_take_scope(pl_parser *p);
void pl_p_give_scope(pl_parser *p, pl_scope *scope);
/* That of the op at the current depth, cleared; then room for the operands and results of its signature. */
pl_op_state *pl_p_state(pl_parser *p);
void pl_p_state_groups(pl_parser *p, pl_op_state *state);

/* --- pieces.c --- */
/* Whether the op that is read stands in a module at the top or around everything. */
static inline bool pl_p_in_outline(const pl_parser *p) {
  return p->region_depth <= 1 && strcmp(pl_vec_last(&p->buffers->default_dialects), "builtin") == 0;
}
/* Passes over the body of a function of which only the outline is wanted; false if it is to be read. */
bool pl_p_skip_body(pl_parser *p, const pl_op_state *s);
/* Notes where the op is that was just read into `block`. */
void pl_p_note_extent(pl_parser *p, const pl_block *block, pl_token start);

/* From here on. */
void pl_p_seek(pl_parser *p, pl_token start);

/* --- growing.c --- */
/* Opens the body of a function that is read on and on: its blocks, without their ops. False if there is none to be opened, or it
 * can't be. */
bool pl_p_open_body(pl_parser *p, pl_op_state *s, const pl_args *args);

/* --- memo.c --- */
typedef struct pl_known_key {
  pl_str text;
  uint64_t hash;
  size_t reported; /* diagnostics before the type */
  bool usable;
} pl_known_key;
/* The type at the current keyword if its text was read before, which is passed over; else NULL, and the key is for
 * pl_p_note_type, when the type has been read. */
const pl_type *pl_p_known_type(pl_parser *p, pl_known_key *key);
void pl_p_note_type(pl_parser *p, const pl_known_key *key, const pl_type *type);

/* Where the brackets behind a dialect's name open, before what is in them is read. */
typedef struct pl_known_body {
  pl_lexer lexer;
  pl_token open;
  size_t diags; /* that were there before */
} pl_known_body;

/* --- basic.c: tokens, errors, names --- */
void pl_p_advance(pl_parser *p);
/* Reports where something should stand that the current token is not. */
bool pl_p_missing(pl_parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Reports at a token, or where what is "expected" in place of the current one should stand; false always. Nothing is added to
 * what the lexer said of a malformed token, nor at the end of a text in which an error was found before. */
bool pl_p_error(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* At the token itself, whatever is missing. */
bool pl_p_error_at(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same of the operation whose custom form is being read: "custom op 'name' message". */
bool pl_p_custom_error(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Another attribute stands here than one that is needed, or none; false always. */
bool pl_p_no_attribute(pl_parser *p);
/* A type of a kind that is asked for where it is read, before anything is said of its uses; `at`: where it is told. Other kinds
 * are left to the checker. */
bool pl_p_check_written(pl_parser *p, pl_token at, pl_constraint kind, const pl_type *type);
/* Forgets attributes from `first` on that have the name of flags of LLVM's operations, which are no attributes: mlir-opt 19 and
 * 22 take them for something else, and set no flag. */
void pl_p_drop_bits(pl_op_state *state, size_t first);
/* The dictionary of an op, if there is one. Its properties in it have to be such. */
bool pl_p_op_dict(pl_parser *p, pl_op_state *state);
/* What stands there should have been a function type; false always. */
bool pl_p_no_function(pl_parser *p, pl_token at, const pl_type *type);
/* The current token is no word of the vocabulary, of which the attribute of that name has to be; false always. */
bool pl_p_bad_keyword(pl_parser *p, const char *vocabulary, pl_str attribute);
void pl_p_note(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
static inline bool pl_p_at(const pl_parser *p, pl_token_kind kind) { return p->tok.kind == kind; }
/* Whether another element of a list stands here: it has not been closed, or a comma was just read. */
static inline bool pl_p_in_list(const pl_parser *p, pl_token_kind close) {
  return p->tok.kind != close || p->last.kind == PL_TOK_COMMA;
}
bool pl_p_accept(pl_parser *p, pl_token_kind kind);
/* Accepts, or reports "expected ...". */
bool pl_p_expect(pl_parser *p, pl_token_kind kind);
/* The same with words behind the token: "expected '<' in memref type". */
bool pl_p_expect_in(pl_parser *p, pl_token_kind kind, const char *where);
/* The end of a list that could go on: "expected ',' or ']'". */
bool pl_p_shut_list(pl_parser *p, pl_token_kind kind);
bool pl_p_at_keyword(const pl_parser *p, const char *word);
bool pl_p_accept_keyword(pl_parser *p, const char *word);
bool pl_p_expect_keyword(pl_parser *p, const char *word);
/* The same where no operation is read, but a type, an attribute or a place. */
bool pl_p_expect_word(pl_parser *p, const char *word, const char *where);
/* Lexes again from a byte of the current token. */
void pl_p_relex(pl_parser *p, const char *from);
/* Whether `name =` stands behind the current token. */
bool pl_p_name_follows(const pl_parser *p);
/* The token behind the current one. */
pl_token pl_p_peek(const pl_parser *p);
pl_str pl_p_intern(pl_parser *p, pl_str text);
/* The alias of that name if it is defined in front of the current token, else NULL. */
const pl_alias *pl_p_alias(pl_parser *p, const pl_map *aliases, pl_str name);
/* The bytes of a string token, escapes resolved, interned. */
pl_str pl_p_string(pl_parser *p, pl_token token);
/* The name of @sym or @"sym", without '@', interned. */
pl_str pl_p_symbol_text(pl_parser *p, pl_token token);
bool pl_p_u64(pl_token token, uint64_t *value); /* value of an INTEGER token; false if it does not fit */
/* `-`? integer */
bool pl_p_integer(pl_parser *p, int64_t *value);
/* Enters a level of nesting; false (reported) if too deep. */
bool pl_p_enter(pl_parser *p);
void pl_p_leave(pl_parser *p);
bool pl_p_weigh(pl_parser *p, const pl_alias *alias);
/* `<text>` of `dialect<text>` as it is kept: without the brackets if it can be written as `dialect.text`, as MLIR prefers. */
pl_str pl_p_pretty_symbol(pl_str body);
/* Text from the current token to the bracket that closes the open one; the token becomes what follows. */
bool pl_p_skip_balanced(pl_parser *p, pl_str *text);
/* Where reading what is in brackets failed: that the brackets do not match is told instead, as MLIR looks at them first. */
void pl_p_check_body(pl_parser *p, const pl_known_body *body, pl_token name);
/* Where a name goes on behind its dialect: there MLIR reports what that dialect does not have. */
pl_token pl_p_behind_dialect(pl_token at, pl_str dialect);
/* `dialect.text` or `dialect<text>` of a dialect that is not known here, behind the token `at`, whose `name` is without its first
 * byte: dialect and text as they are kept. */
bool pl_p_opaque(pl_parser *p, pl_str name, pl_token at, pl_str *dialect, pl_str *text);

/* --- type.c, type_llvm.c --- */
/* As many types are given for an operation's results as it can't have; tells so, also of the names that they have; false. */
bool pl_p_wrong_results(pl_parser *p, const pl_op_state *s, size_t types);
/* Whether a bare word is i32, si8 or the like, which nothing else can have as its name. */
bool pl_p_is_integer_type(pl_str word);
/* Whether a bare word can begin a type. */
bool pl_p_is_type_word(pl_str word);
const pl_type *pl_p_type(pl_parser *p);
/* A type, or a parenthesised list of types, appended. */
bool pl_p_type_list(pl_parser *p, pl_types *out);    /* type (`,` type)* */
bool pl_p_result_types(pl_parser *p, pl_types *out); /* type | `(` (type (`,` type)*)? `)` */
const pl_type *pl_p_function_type(pl_parser *p);
/* dimension-list ::= ((`?` | integer) `x`)* ; `scalable` may be NULL */
bool pl_p_dimensions(pl_parser *p, pl_i64s *shape, pl_u32s *scalable);
/* The type behind `!llvm.`, or a word of it inside `!llvm.struct<...>`; the token is the mnemonic with `!llvm.` stripped. */
const pl_type *pl_p_llvm_type(pl_parser *p, pl_str mnemonic, pl_token at);
/* `<` "LLVM IR type" `>`, the form of 2019 and 2020 (old_type.c). */
const pl_type *pl_p_llvm_ir_type(pl_parser *p);
/* Inside LLVM types: a bare mnemonic or any type. */
const pl_type *pl_p_llvm_element(pl_parser *p);

/* --- attr.c, dense.c, affine.c, loc.c --- */
/* `type` is what the context knows of the attribute's type, or NULL. */
const pl_attr *pl_p_attr(pl_parser *p, const pl_type *type);
/* `{` ... `}` appended. */
bool pl_p_attr_dict(pl_parser *p, pl_named_attrs *out);
bool pl_p_optional_attr_dict(pl_parser *p, pl_named_attrs *out);
const pl_attr *pl_p_symbol_ref(pl_parser *p);
const pl_attr *pl_p_flat_symbol_ref(pl_parser *p); /* and it is in no other symbol: not @a::@b */
/* Behind the keyword; `type` NULL: it stands behind. */
const pl_attr *pl_p_dense(pl_parser *p, const pl_type *type);
const pl_attr *pl_p_sparse(pl_parser *p, const pl_type *type);
const pl_attr *pl_p_dense_array(pl_parser *p);
/* attr_dialect.c: behind `#name`, if the attribute has a form that is known. False if not; *attr is NULL on error. */
bool pl_p_dialect_attr(pl_parser *p, pl_str name, const pl_attr **attr);
/* attr_llvm.c: what stands behind `#llvm.mnemonic`; the mnemonic is one of llvm_attrs.def. */
const pl_attr *pl_p_llvm_params(pl_parser *p, pl_str mnemonic);
const pl_attr *pl_p_distinct(pl_parser *p); /* behind the word `distinct` */
/* [a, b] of integers without types. */
bool pl_p_int_list(pl_parser *p, pl_i64s *out);
const pl_attr *pl_p_affine_map(pl_parser *p); /* (d0)[s0] -> (...) */
/* The values that affine expressions name: `%name` as a dim, `symbol(%name)` as a symbol, each once in its list. */
typedef struct pl_affine_mention {
  pl_ref ref;
  const pl_affine *expr;
} pl_affine_mention;
typedef struct pl_affine_uses {
  pl_refs dims, symbols;
  PL_VEC(pl_affine_mention)
  known; /* what a value was at first it stays, however it is named again; may be cleared between maps */
} pl_affine_uses;

/* An expression over values instead of names; adds to the values that were there before. */
const pl_affine *pl_p_affine_of_values(pl_parser *p, pl_affine_uses *uses);
const pl_attr *pl_p_integer_set(pl_parser *p);
/* What a number stands in, which says how it is told that it can't. */
typedef enum pl_number_place { PL_NUMBER_IN_ATTRIBUTE, PL_NUMBER_IN_ELEMENTS, PL_NUMBER_IN_ARRAY } pl_number_place;
/* Numbers: an integer or float attribute's bits for a type, from an (optionally negated) literal token. */
bool pl_p_number_bits(pl_parser *p, pl_token literal, bool negative, const pl_type *type, pl_number_place place, pl_apint *bits);
const pl_attr *pl_p_optional_loc(pl_parser *p, bool *present, bool *ok); /* loc(...) behind an op or argument */
const pl_attr *pl_p_loc_instance(pl_parser *p);
/* Reports, in MLIR's words, that the current token is none of a vocabulary, which it calls `what`. */
void pl_p_no_word_of(pl_parser *p, const pl_vocabulary *vocabulary, const char *what, pl_str word);
/* #dialect.mnemonic<words> with the words of a known set in canonical order, or NULL if a word is unknown (reported). */
const pl_attr *pl_p_enum_words(pl_parser *p, pl_str vocabulary, bool flags);
/* The same in an attribute, which an error tells nothing of the operation around it of. */
const pl_attr *pl_p_enum_attr(pl_parser *p, pl_str vocabulary);
/* A word of the vocabulary in quotes, as until 2022. */
const pl_attr *pl_p_quoted_word(pl_parser *p, pl_str vocabulary);
/* Whether the words of a vocabulary can be combined (fast-math flags), or one is chosen (a kind of reduction). */
bool pl_p_is_flag_set(pl_str vocabulary);

/* --- value.c: SSA names, blocks, scopes --- */
void pl_p_push_scope(pl_parser *p);
/* False if a value was used and never defined (reported). */
bool pl_p_pop_scope(pl_parser *p);
bool pl_p_ref(pl_parser *p, pl_ref *ref); /* %name (#n)? */
/* (ref (`,` ref)*)? */
bool pl_p_refs(pl_parser *p, pl_refs *out);
/* NULL (reported) on a type mismatch. */
pl_value *pl_p_use(pl_parser *p, const pl_ref *ref, const pl_type *type);
const pl_type *pl_p_type_of(pl_parser *p, const pl_ref *ref); /* NULL if it was not mentioned before */
bool pl_p_uses(pl_parser *p, const pl_refs *refs, const pl_types *types, pl_token at, pl_values *out);
bool pl_p_define(pl_parser *p, pl_str name, uint32_t number, pl_value *value, const pl_token *at);
/* The same for an argument that an operation's own text gives to its region: its name must not have been mentioned before. */
bool pl_p_define_entry(pl_parser *p, const pl_ref *ref, pl_value *value);
/* The value that a forward reference stood for, if it was defined since; else the value itself. An operation's regions may define
 * what its operands refer to: they hold no uses yet. */
pl_value *pl_p_meant(pl_value *value);
pl_block *pl_p_block_ref(pl_parser *p); /* ^name */
/* ^name (`(` refs `:` types `)`)?, appended to the state. */
bool pl_p_successor(pl_parser *p, pl_op_state *state);

/* The name is mentioned no more: its values have none. */
void pl_p_forget_name(pl_parser *p, pl_str name);
/* Makes the table of names anew without those that are forgotten. */
void pl_p_shrink_names(pl_parser *p);
/* The names defined since `mark` (a length of scope->defined) go out of scope. */
void pl_p_forget(pl_parser *p, size_t mark);
pl_label *pl_p_label(pl_parser *p, pl_token at); /* of the innermost region, made if new; valid until the next call */
const char *pl_p_type_text(pl_parser *p, const pl_type *type); /* for messages */

/* --- region.c --- */
/* `{` ops and blocks `}`; `args` (may be NULL) are those of the entry block. The region is detached: its blocks are moved when
 * the op is made. */
pl_region *pl_p_region(pl_parser *p, const pl_op_info *owner, const pl_args *args);
/* Ops up to a token that can't begin one; goes on after errors. */
void pl_p_ops(pl_parser *p, pl_block *block);
/* `{`; `open` stays where it is until the region is shut. False if nothing was opened. */
bool pl_p_open_region(pl_parser *p, const pl_op_info *owner, pl_open_region *open);
/* In front of `}`. `ok`: all was read. False if it was not, or a name or label has no definition. */
bool pl_p_shut_region(pl_parser *p, pl_open_region *open, bool ok);
/* A first block that has no label. */
pl_block *pl_p_entry(pl_parser *p, pl_region *region);
bool pl_p_define_args(pl_parser *p, pl_block *block, const pl_args *args);
/* ^name (`(` args `)`)? `:`, of a new block of the region; NULL after an error. `define`: its arguments are known by name. */
pl_block *pl_p_block_header(pl_parser *p, pl_region *region, bool define);

/* --- op.c --- */
bool pl_p_op(pl_parser *p, pl_block *block);
/* properties.c: the attributes from `first` on as properties; false, reported, if one can't be kept. */
bool pl_p_check_properties(pl_parser *p, pl_op_state *state, size_t first);
void pl_p_set_attr(pl_parser *p, pl_op_state *state, const char *name, const pl_attr *value);
const pl_attr *pl_p_state_attr(const pl_op_state *state, const char *name);

/* --- format.c --- */
bool pl_p_formatted(pl_parser *p, pl_op_state *state, const pl_format *format);

/* --- custom*.c --- */
typedef bool (*pl_custom_parser)(pl_parser *p, pl_op_state *state);
pl_custom_parser pl_p_custom(pl_str name); /* the C function for custom<name> */

/* --- old.c: spellings of earlier years --- */
/* Today's name for an op spelt without or with its old dialect; the name itself if there is none. */
pl_str pl_p_modern_name(pl_str name);
/* Today's word of an enumeration for one that was in use earlier; the word itself if there is none. */
pl_str pl_p_modern_word(pl_str vocabulary, pl_str word);
/* Whether a function was called that before it was a `func.func`. */
bool pl_p_is_old_function(pl_str name);
/* Gives an op whose attributes or operands were renamed or changed their form today's. False (reported) if it has none. */
bool pl_p_modern_op(pl_parser *p, pl_op_state *state);
/* As long as pointers had types, a call of a variadic function did not say the function's type: it is that of the declaration. */
void pl_p_modern_calls(pl_module *module);
/* The same for the value of a property: arrays were lists of attributes or tensors. */
const pl_attr *pl_p_modern_value(pl_parser *p, const pl_sig_prop *prop, const pl_attr *value);
/* A constant of type index ahead of the op that is read, for sizes that stood in an op as numbers. */
pl_value *pl_p_index_constant(pl_parser *p, pl_op_state *state, int64_t value);

#endif
