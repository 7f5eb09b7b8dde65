/* attr_query.h - entries of dictionaries, words of enumerations, elements of dense attributes.
 */
#ifndef PL_CORE_IR_ATTR_QUERY_H
#define PL_CORE_IR_ATTR_QUERY_H

#include "core/ir/attr.h"
#include "core/ir/attr_name.h"

/* The entry of a dictionary, or NULL. `dict` may be NULL (empty). */
const pl_attr *pl_dict_get(const pl_attr *dict, pl_str name);
/* A dictionary with one entry set (value) or removed (NULL). */
const pl_attr *pl_dict_set(pl_context *ctx, const pl_attr *dict, pl_str name, const pl_attr *value);
/* Whether an ENUM attribute (may be NULL) has that word. */
bool pl_enum_has(const pl_attr *attr, const char *word);
/* The word of an enumeration that has one; empty text otherwise, and where there is no attribute. */
pl_str pl_enum_word_of(const pl_attr *attr);
/* The i-th element of a DENSE or DENSE_ARRAY attribute, splat or not. */
pl_apint pl_dense_at(const pl_attr *dense, uint64_t index);
/* `bits`, a number of the constant `value`, in a type of `width` bits that is not the attribute's own, as MLIR's translation to
 * LLVM IR has it: an i1 and what is unsigned by zeros, other numbers by their sign; but elements that differ, and whose bytes are
 * as wide as the type, are taken as the attribute stores them, which is by zeros. (`mlir-translate` 22, getLLVMConstant and
 * convertDenseElementsAttr.) Also cuts to a smaller width. */
pl_apint pl_constant_resize(pl_arena *arena, const pl_attr *value, pl_apint bits, uint32_t width);

void pl_attr_print(const pl_attr *attr, pl_sink *out); /* core/text */

#endif
