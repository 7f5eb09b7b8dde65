/* runtime.h - symbols of the closest module, and those that a lowering adds: runtime functions, string constants. They are made
 * on first use. */
#ifndef PL_CORE_CONVERT_EMIT_RUNTIME_H
#define PL_CORE_CONVERT_EMIT_RUNTIME_H

#include "core/convert/types/state.h"

/* The symbol's op, in the result if it is there already, else in the source; NULL if there is none. */
const pl_op *pl_rw_symbol(pl_rw *rw, pl_str name);
/* Notes a symbol of the closest module. */
void pl_rw_add_symbol(pl_rw *rw, const pl_op *op);
/* Declares `name` with that type. False with an error if the name is taken by something else. */
bool pl_rw_declare(pl_rw *rw, const char *name, const pl_type *result, const pl_type *const *params, uint32_t count);
/* Calls what was declared so, or is in the source; its result, NULL where `result` is. */
pl_value *pl_rw_call(pl_rw *rw, const char *name, pl_value *const *args, uint32_t count, const pl_type *result);
/* A private constant holding the bytes of `text` and a NUL; gives its symbol. */
pl_str pl_rw_string_constant(pl_rw *rw, const char *stem, pl_str text, const pl_type **array);
/* An op with these attributes and one region at the place of `from`: a function or a global. It stands in no block yet. */
pl_op *pl_rw_new_symbol(pl_rw *rw, pl_op_kind kind, const pl_attr *attrs, const pl_op *from);
/* Puts a symbol op at the front of the closest module. */
void pl_rw_prepend_symbol(pl_rw *rw, pl_op *op);

#endif
