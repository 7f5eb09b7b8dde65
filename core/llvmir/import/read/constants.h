/* constants.h - constants as written, and as numbers or attributes. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_CONSTANTS_H
#define PL_CORE_LLVMIR_IMPORT_READ_CONSTANTS_H

#include "core/llvmir/import/read/importer.h"

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

/* Reads a constant of the given type. NULL, reported, on error. */
const pl_ll_const *pl_ll_const_of(pl_importer *im, const pl_type *type);
/* Reads a type and a constant of it. NULL, reported, on error. */
const pl_ll_const *pl_ll_typed_const(pl_importer *im);
/* Whether a constant can begin with the current token. */
bool pl_ll_const_starts(const pl_importer *im);
/* The unique copy of a constant, whose elements must be such copies, in the import's arena. */
const pl_ll_const *pl_ll_const_new(pl_importer *im, const pl_ll_const *value);
/* Skips the rest of a constant that the LLVM dialect can't express and returns a placeholder that lists the symbols in it. NULL,
 * reported, without mark_lost (see import.h) or on error. */
const pl_ll_const *pl_ll_const_unknown(pl_importer *im, const pl_type *type, pl_ll_token at, const char *message);
/* Reads the rest of a constant expression whose first word was read; its type may differ from the expected `type`. NULL,
 * reported, on error. */
const pl_ll_const *pl_ll_expr(pl_importer *im, const pl_type *type);
/* Whether the constant is an integer whose signed value fits 64 bits; if so, sets `value` to it. */
bool pl_ll_const_int(const pl_ll_const *c, int64_t *value);
/* The constant as one attribute, such as a number, a string or dense elements; NULL if it has none, as an address. */
const pl_attr *pl_ll_const_attr(pl_importer *im, const pl_ll_const *c);

#endif
