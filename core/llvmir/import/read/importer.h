/* importer.h - the state of an import, and its tokens and errors.
 *
 * Two passes: the first reads everything but function bodies and skips those; the second makes globals and functions, when all
 * names are known. The first error ends the work: every function returns false or NULL from then on. Private to
 * core/llvmir/import.
 */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_IMPORTER_H
#define PL_CORE_LLVMIR_IMPORT_READ_IMPORTER_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/op.h"
#include "core/ir/struct_names.h"
#include "core/llvmir/import/read/lexer.h"

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

/* blockaddress(@function, %label) has this tag. */
typedef struct pl_ll_block_tag {
  const struct pl_ll_global *function;
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
  pl_str lost;       /* a claim about what comes next that was dropped; length 0: none */
  pl_ll_attrs names; /* attributes and metadata of what comes next that have no form, see pl_ll_lose */
  uint32_t depth;

  pl_map types; /* interned name -> pl_ll_named_type */
  pl_struct_names *structs;
  pl_map globals; /* interned name -> pl_ll_global */
  PL_VEC(struct pl_ll_global *) order;
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

/* Implementation detail of the lists of an import: a copy of the array with twice the capacity, in its arena. */
void *pl_ll_grow(pl_importer *im, const void *data, size_t len, size_t *cap, size_t size);
/* Goes on to the next token; a malformed one is reported. */
void pl_ll_advance(pl_importer *im);
bool pl_ll_error(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4))); /* false */
/* Reports valid LLVM IR that the dialect has no form for; with marks on, only the function body that has it is left out. False
 * always. */
bool pl_ll_no_form(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Whether the current token is of that kind; false after an error. */
bool pl_ll_at(const pl_importer *im, pl_ll_tok kind);
/* Whether the current token is that word; false after an error. */
bool pl_ll_at_word(const pl_importer *im, const char *word);
/* Passes over the current token if it is of that kind; false if it is not. */
bool pl_ll_accept(pl_importer *im, pl_ll_tok kind);
/* Passes over the current token if it is that word; false if it is not. */
bool pl_ll_accept_word(pl_importer *im, const char *word);
/* Passes over a token of that kind; false, reported, if the current one is another. */
bool pl_ll_expect(pl_importer *im, pl_ll_tok kind);
/* Passes over that word; false, reported, if the current token is another. */
bool pl_ll_expect_word(pl_importer *im, const char *word);
bool pl_ll_u64(pl_importer *im, uint64_t *value); /* a token INT without sign */
/* Reads a string; false, reported, if the current token is none. */
bool pl_ll_string(pl_importer *im, pl_str *text);
/* The context's copy of a text. */
pl_str pl_ll_intern(pl_importer *im, pl_str text);
/* The name of a numbered or named token: for messages and as a key ("12" of %12 is not "12" of %"12"). */
pl_str pl_ll_name(pl_importer *im, pl_ll_token token);
/* The name in MLIR of a global or a type, which has to have one: that of a numbered global is `mlir-translate --import-llvm`'s.
 */
pl_str pl_ll_symbol(pl_importer *im, pl_ll_token token);
/* The position of a token, for diagnostics. */
pl_pos pl_ll_pos(const pl_importer *im, pl_ll_token at);

#endif
