/* attr_params.h - the rows of llvm_attrs.def: which parameters an attribute of the LLVM dialect has, and how they are written. */
#ifndef PL_CORE_IR_ATTR_PARAMS_H
#define PL_CORE_IR_ATTR_PARAMS_H

#include "core/ir/attr.h"

/* X(enumerator, spelling in llvm_attrs.def) */
#define PL_PARAM_KINDS(X)                                                                                                        \
  X(ATTR, "attr")                                                                                                                \
  X(NUM, "num")                                                                                                                  \
  X(WIDE, "wide")                                                                                                                \
  X(FLAG, "flag") X(WORD, "word") X(WORDS, "words") X(LIST, "list") X(BRACES, "braces") X(SQUARES, "squares") X(EXPRS, "exprs")

typedef enum pl_param_kind {
  PL_PARAM_INVALID,
#define X(name, text) PL_PARAM_##name,
  PL_PARAM_KINDS(X)
#undef X
} pl_param_kind;

typedef struct pl_param {
  pl_str name;
  pl_param_kind kind;
  pl_str of; /* the mnemonic that it must have, or empty */
  bool optional;
  bool keep_zero; /* NUM: 0 is not the same as absent */
  pl_str after;   /* the text between this one and the next of a row without names */
} pl_param;

typedef struct pl_param_row {
  pl_str mnemonic;
  bool alias;         /* printed as an alias `#mnemonic` */
  const char *params; /* as in llvm_attrs.def */
} pl_param_row;

/* The row of llvm_attrs.def of that mnemonic; NULL if the LLVM dialect has no such attribute. */
const pl_param_row *pl_param_row_find(pl_str mnemonic);
/* Whether the parameters are written without their names. */
static inline bool pl_param_row_positional(const pl_param_row *row) { return row->params[0] == '!'; }
/* Reads the next parameter of a row into *param and moves the cursor; start with *cursor = NULL. False after the last one. */
bool pl_param_next(const pl_param_row *row, const char **cursor, pl_param *param);

/* The value of the parameter `name` of a PARAMS attribute; NULL if it is absent, or the attribute (may be NULL) is of another
 * kind. */
const pl_attr *pl_attr_param(const pl_attr *attr, const char *name);
/* Whether the attribute (may be NULL) is a PARAMS attribute #llvm.mnemonic<...>. */
bool pl_attr_is(const pl_attr *attr, const char *mnemonic);
/* The value of the integer parameter `name` of a PARAMS attribute (may be NULL); 0 if it is absent, no integer, or does not
 * fit. */
int64_t pl_attr_param_num(const pl_attr *attr, const char *name);
/* The text of the parameter `name` of a PARAMS attribute (may be NULL), a string or the first word of an enumeration; empty if it
 * is absent or of another kind. */
pl_str pl_attr_param_text(const pl_attr *attr, const char *name);

#endif
