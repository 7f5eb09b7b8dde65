/* make.h - small attributes and operations of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_MAKE_H
#define PL_CORE_LLVMIR_IMPORT_READ_MAKE_H

#include "core/llvmir/import/read/importer.h"

/* The enum attribute #llvm.mnemonic<word>. */
const pl_attr *pl_ll_enum(pl_importer *im, const char *mnemonic, pl_str word);
/* An integer attribute of type i64. */
const pl_attr *pl_ll_i64(pl_importer *im, int64_t value);
/* An integer attribute of type i32. */
const pl_attr *pl_ll_i32(pl_importer *im, int64_t value);
/* The attribute array<i32: ...> of `count` values, each truncated to 32 bits. */
const pl_attr *pl_ll_i32s(pl_importer *im, const int64_t *values, size_t count);
/* Appends an attribute entry under a known name, unless the value is NULL. */
void pl_ll_set(pl_importer *im, pl_ll_entries *entries, pl_attr_name name, const pl_attr *value);
/* Appends an attribute entry under a name given as text, unless the value is NULL. */
void pl_ll_set_named(pl_importer *im, pl_ll_entries *entries, pl_str name, const pl_attr *value);
/* The dictionary attribute of the entries; NULL if there are none. */
const pl_attr *pl_ll_dict(pl_importer *im, pl_ll_entries *entries);
/* The attribute #llvm.mnemonic<...> with the given parameters in order, without those whose value is NULL. */
const pl_attr *pl_ll_params(pl_importer *im, const char *mnemonic, const pl_named_attr *entries, uint32_t count);
/* The enum attribute without dialect and mnemonic, for a parameter of an attribute that is a bare word. */
const pl_attr *pl_ll_word(pl_importer *im, pl_str word);
/* The type in MLIR syntax, for diagnostics; in the import's arena. */
const char *pl_ll_type_text(pl_importer *im, const pl_type *type);
/* A new op, in no block, at the position of token `at`. `attrs`: its dictionary of attributes, or NULL; `result`: its result's
 * type, or NULL. */
pl_op *pl_ll_op(pl_importer *im, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands, const pl_type *result,
                const pl_attr *attrs, pl_ll_token at);

#endif
