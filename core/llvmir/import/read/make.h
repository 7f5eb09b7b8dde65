/* make.h - small attributes and operations of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_MAKE_H
#define PL_CORE_LLVMIR_IMPORT_READ_MAKE_H

#include "core/llvmir/import/read/importer.h"

/* #llvm.mnemonic<word>. */
const pl_attr *pl_ll_enum(pl_importer *im, const char *mnemonic, pl_str word);
/* An i64 attribute. */
const pl_attr *pl_ll_i64(pl_importer *im, int64_t value);
/* An i32 attribute. */
const pl_attr *pl_ll_i32(pl_importer *im, int64_t value);
const pl_attr *pl_ll_i32s(pl_importer *im, const int64_t *values, size_t count);                  /* array<i32: ...> */
void pl_ll_set(pl_importer *im, pl_ll_entries *entries, pl_attr_name name, const pl_attr *value); /* NULL: nothing */
/* The same for a name of the text, or of a parameter. */
void pl_ll_set_named(pl_importer *im, pl_ll_entries *entries, pl_str name, const pl_attr *value);
const pl_attr *pl_ll_dict(pl_importer *im, pl_ll_entries *entries); /* NULL if empty */
/* #llvm.mnemonic<...> of entries in the order of its row; NULL ones are left out. */
const pl_attr *pl_ll_params(pl_importer *im, const char *mnemonic, const pl_named_attr *entries, uint32_t count);
const pl_attr *pl_ll_word(pl_importer *im, pl_str word); /* a parameter that is a word */
/* The type as MLIR writes it, for messages; in the import's arena. */
const char *pl_ll_type_text(pl_importer *im, const pl_type *type);
pl_op *pl_ll_op(pl_importer *im, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands, const pl_type *result,
                const pl_attr *attrs, pl_ll_token at); /* detached; `result` NULL: none */

#endif
