/* metadata.h - metadata nodes and attachments as written. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_METADATA_H
#define PL_CORE_LLVMIR_IMPORT_READ_METADATA_H

#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"

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

/* Reads the definition of a node, `!0 = ...`, or of named metadata, `!name = ...`. False, reported, on error. */
bool pl_ll_meta_definition(pl_importer *im);
/* Reads a metadata operand of any form. NULL, reported, on error. */
const pl_ll_meta *pl_ll_meta_read(pl_importer *im);
/* The node that a reference leads to; another node, or NULL, itself. NULL, reported, if it leads to none. */
const pl_ll_meta *pl_ll_meta_follow(pl_importer *im, const pl_ll_meta *node);
/* Appends the attachments `!name !node` that stand here, separated by commas. False, reported, on error. */
bool pl_ll_attachments_read(pl_importer *im, pl_ll_attachments *out);
/* Whether the node, references followed, is an integer constant whose signed value fits 64 bits; if so, sets `value` to it. */
bool pl_ll_meta_int(pl_importer *im, const pl_ll_meta *node, int64_t *value);
/* The node as interned text by which nodes of two modules can be compared; `?` stands for parts that can't, such as distinct
 * nodes. */
pl_str pl_ll_meta_text(pl_importer *im, const pl_ll_meta *node);
/* Whether the node, references followed, is a string; if so, sets `text` to it. */
bool pl_ll_meta_string(pl_importer *im, const pl_ll_meta *node, pl_str *text);
/* The node at `index` of a tuple, references followed; NULL if there is none. */
const pl_ll_meta *pl_ll_meta_elem(pl_importer *im, const pl_ll_meta *tuple, uint32_t index);
/* The node in a named field of a specialized node, references followed; NULL if there is none. */
const pl_ll_meta *pl_ll_meta_field(pl_importer *im, const pl_ll_meta *special, const char *name);

#endif
