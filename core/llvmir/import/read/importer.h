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
  pl_map tag_ids;       /* BLOCK constant -> tag */
  pl_ll_attrs assembly; /* module asm, line by line */
  pl_str layout, triple, file;
  bool has_layout, has_triple;
  PL_VEC(pl_ll_dropped) dropped;
  pl_map dropped_at; /* interned text -> position in dropped */
  pl_map converted;  /* metadata node -> attribute made of it (tbaa, scopes, loops) */
  uint64_t next_distinct;
  pl_map intrinsics;               /* interned name of an operation llvm.intr.* -> kind */
  struct pl_ll_function *function; /* the one that is made now, or NULL */
} pl_importer;

/* For pl_ll_push: a larger copy, in the import's arena, of a full array of `len` elements of `size` bytes; sets `cap`. */
void *pl_ll_grow(pl_importer *im, const void *data, size_t len, size_t *cap, size_t size);
/* Reads the next token into `im->tok`, the one before becoming `im->last`. A malformed token is reported. */
void pl_ll_advance(pl_importer *im);
/* Reports an error at a token, unless one was reported, and sets `im->failed`, which ends the import. Always false. */
bool pl_ll_error(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Reports an error as pl_ll_error does, but of valid LLVM IR that the LLVM dialect can't express, which is noted in the importer.
 * Always false. */
bool pl_ll_no_form(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Whether the current token is of a kind; false after an error. */
bool pl_ll_at(const pl_importer *im, pl_ll_tok kind);
/* Whether the current token is a given word; false after an error. */
bool pl_ll_at_word(const pl_importer *im, const char *word);
/* Consumes the current token if it is of a kind; false if it is not or an error occurs. */
bool pl_ll_accept(pl_importer *im, pl_ll_tok kind);
/* Like pl_ll_accept for a given word. */
bool pl_ll_accept_word(pl_importer *im, const char *word);
/* Consumes a token of a kind; false, reported, if the current one is another or on error. */
bool pl_ll_expect(pl_importer *im, pl_ll_tok kind);
/* Like pl_ll_expect for a given word. */
bool pl_ll_expect_word(pl_importer *im, const char *word);
/* Reads an integer token without sign into `value`. False, reported, on error. */
bool pl_ll_u64(pl_importer *im, uint64_t *value);
/* Reads a string token into `text`, without quotes and escapes. False, reported, on error. */
bool pl_ll_string(pl_importer *im, pl_str *text);
/* The copy of a text that the context keeps, one for equal texts. */
pl_str pl_ll_intern(pl_importer *im, pl_str text);
/* The interned name of a token, as a map key; %"12" keeps its quotes to differ from %12. */
pl_str pl_ll_name(pl_importer *im, pl_ll_token token);
/* The interned symbol name in MLIR of a global or type token, for a number as `mlir-translate --import-llvm` names it. */
pl_str pl_ll_symbol(pl_importer *im, pl_ll_token token);
/* The source position of a token, for diagnostics. */
pl_pos pl_ll_pos(const pl_importer *im, pl_ll_token at);

#endif
