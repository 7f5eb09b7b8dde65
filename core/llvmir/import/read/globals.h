/* globals.h - what stands at the top of the file: variables, functions, aliases, resolvers. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_GLOBALS_H
#define PL_CORE_LLVMIR_IMPORT_READ_GLOBALS_H

#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/metadata.h"

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
  pl_str lost;       /* what its head says that is more than a hint and was dropped; length 0: nothing */
  pl_ll_attrs names; /* the attributes of its head that have no form, see pl_ll_lose */
  uint64_t align;    /* 0: none */
  pl_str section, comdat, gc;
  bool has_section, has_comdat, has_gc;
  const pl_ll_const *value;       /* initialiser, aliasee, resolver; NULL: none */
  const pl_ll_const *personality; /* of a function */
  pl_ll_attr_list attrs, result_attrs;
  pl_ll_param_list params;
  pl_ll_attachments metadata;
  pl_ll_lexer body; /* after `{` */
  bool unread;      /* something in the body has no form: a call of something unknown stands for it */
  pl_op *op;        /* when it is made */
} pl_ll_global;
/* The global or function with that interned name; NULL if none was read. */
pl_ll_global *pl_ll_find_global(pl_importer *im, pl_str name);
/* Reads a global variable, alias or ifunc, `@name = ...`. False, reported, on error. */
bool pl_ll_global_entity(pl_importer *im);
/* Reads a function's declaration, or its definition without the body, which is skipped. False, reported, on error. */
bool pl_ll_function_entity(pl_importer *im);
/* Reads linkage, preemption, visibility and DLL storage class of a symbol, each optional. False, reported, on error. */
bool pl_ll_linkage(pl_importer *im, pl_ll_global *g);
/* Reads an optional calling convention and returns the dialect's word for it, empty for C and for one that was dropped with
 * mark_lost (see import.h). `*ok` is false, reported, on error. */
pl_str pl_ll_cconv(pl_importer *im, bool *ok);

#endif
