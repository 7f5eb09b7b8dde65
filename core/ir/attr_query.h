/* attr_query.h - entries of dictionaries, words of enumerations, elements of dense attributes.
 */
#ifndef PL_CORE_IR_ATTR_QUERY_H
#define PL_CORE_IR_ATTR_QUERY_H

#include "core/ir/attr.h"
#include "core/ir/attr_name.h"

/* The value of the entry `name` of a dictionary (may be NULL, which is empty); NULL if there is none. */
const pl_attr *pl_dict_get(const pl_attr *dict, pl_str name);
/* The dictionary with the entry `name` set to `value`, or removed if that is NULL; `dict` may be NULL, which is empty. Never
 * NULL. */
const pl_attr *pl_dict_set(pl_context *ctx, const pl_attr *dict, pl_str name, const pl_attr *value);
/* Whether an ENUM attribute (may be NULL) has that word. */
bool pl_enum_has(const pl_attr *attr, const char *word);
/* The only word of an ENUM attribute; empty if it has none or several, or the attribute (may be NULL) is of another kind. */
pl_str pl_enum_word_of(const pl_attr *attr);
/* The i-th number of a DENSE or DENSE_ARRAY attribute, splat or not; a complex element has two. */
pl_apint pl_dense_at(const pl_attr *dense, uint64_t index);
/* `bits`, a number of the constant `value`, truncated or extended to `width` bits as MLIR's translation to LLVM IR does.
 * (`mlir-translate` 22, getLLVMConstant and convertDenseElementsAttr.) */
pl_apint pl_constant_resize(pl_arena *arena, const pl_attr *value, pl_apint bits, uint32_t width);

/* Whether the attribute (may be NULL) refers to the symbol, at any place in it: a name of a reference's path is `name`, or the
 * text of an opaque attribute has `@name`. True also where it is nested too deeply to be searched. */
bool pl_attr_refers_to(const pl_attr *attr, pl_str name);

/* Writes the attribute as MLIR prints it, with its type and without aliases; defined in core/text. */
void pl_attr_print(const pl_attr *attr, pl_sink *out);

#endif
