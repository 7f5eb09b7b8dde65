/* format.h - the `format` column of ops.def, read into a list of elements that the parser and the printer both walk. */
#ifndef PL_CORE_TEXT_COMMON_FORMAT_H
#define PL_CORE_TEXT_COMMON_FORMAT_H

#include "core/ir/signature.h"

typedef enum pl_fmt_kind {
  PL_FMT_INVALID,
  PL_FMT_LITERAL,
  PL_FMT_TIGHT,     /* `` or ` `: this white space stands here, and no other */
  PL_FMT_OPERAND,   /* index: operand group */
  PL_FMT_PROPERTY,  /* prop */
  PL_FMT_SUCCESSOR, /* index: successor */
  PL_FMT_OPERAND_TYPE,
  PL_FMT_RESULT_TYPE,
  PL_FMT_RESULT_TYPES,  /* type(results) */
  PL_FMT_OPERANDS,      /* all operands */
  PL_FMT_FUNCTION_TYPE, /* functional-type(operands, results) */
  PL_FMT_ATTR_DICT,
  PL_FMT_ATTR_DICT_KEYWORD,
  PL_FMT_GROUP, /* optional: the next `length` elements; `anchor` is the position of the one that decides */
} pl_fmt_kind;

typedef struct pl_fmt {
  pl_fmt_kind kind;
  pl_str text; /* literal */
  uint32_t index;
  const pl_sig_prop *prop;
  uint32_t length, anchor;
} pl_fmt;

typedef struct pl_format {
  pl_str custom; /* name of the C functions that read and write the whole op; else empty */
  pl_fmt *elems;
  uint32_t count;
  bool *bound; /* per property of the signature: written by an element, not in the attribute dictionary */
} pl_format;

/* The elements of the `format` column of the signature's op; NULL if that column is empty or `signature` is NULL. Read at the
 * first call, and stored with the signature. */
const pl_format *pl_format_of(pl_context *ctx, const pl_signature *signature);

#endif
