/* attributes.h - attributes of functions, parameters and results as written. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_ATTRIBUTES_H
#define PL_CORE_LLVMIR_IMPORT_READ_ATTRIBUTES_H

#include "core/llvmir/import/read/importer.h"

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

/* Appends the attributes of a parameter or result that stand here, up to the first token that is none. False, reported, on
 * error. */
bool pl_ll_param_attrs(pl_importer *im, pl_ll_attr_list *out);
/* Appends the attributes of a function, call or (`in_group`) attribute group that stand here, up to the first token that is none.
 * False, reported, on error. */
bool pl_ll_func_attrs(pl_importer *im, pl_ll_attr_list *out, bool in_group);
/* Reads the attribute group `#0 = { ... }`, after the word `attributes`, into `im->groups`. False, reported, on error. */
bool pl_ll_attr_group(pl_importer *im);

#endif
