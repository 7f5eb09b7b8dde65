/* runtime.h - symbols of the closest module, and those that a lowering adds: runtime functions, string constants. They are made
 * on first use. */
#ifndef PL_CORE_CONVERT_EMIT_RUNTIME_H
#define PL_CORE_CONVERT_EMIT_RUNTIME_H

#include "core/convert/types/state.h"

/* The op that defines the symbol `name` in the closest module, one of the source or one that was added to the result
 * (pl_rw_add_symbol); or, for the outermost module of a piece of a program, one in the rest of the program (rw->outside). NULL if
 * there is none. */
const pl_op *pl_rw_symbol(pl_rw *rw, pl_str name);
/* Enters an op into the table of the closest module's symbols, under its symbol name and in place of any op there; does nothing
 * for an op without a name. */
void pl_rw_add_symbol(pl_rw *rw, const pl_op *op);
/* Declares the function `name` with that LLVM function type (`result` NULL: void), unless there is such a function already. False
 * with an error if the name is taken by something else. */
bool pl_rw_declare(pl_rw *rw, const char *name, const pl_type *result, const pl_type *const *params, uint32_t count);
/* Emits a call of the function `name`, declared by pl_rw_declare or found in the source; returns its result, NULL if `result`
 * is. */
pl_value *pl_rw_call(pl_rw *rw, const char *name, pl_value *const *args, uint32_t count, const pl_type *result);
/* Adds a private constant global with the bytes of `text` and a NUL; returns its symbol name, made from `stem`, and sets *array
 * to its type. */
pl_str pl_rw_string_constant(pl_rw *rw, const char *stem, pl_str text, const pl_type **array);
/* Makes an op of `kind` (a function or a global) with these attributes and one empty region, at the location of `from`; it is in
 * no block yet. */
pl_op *pl_rw_new_symbol(pl_rw *rw, pl_op_kind kind, const pl_attr *attrs, const pl_op *from);
/* Inserts a symbol op at the front of the closest module and enters it into the symbol table; gives the run up first if that
 * would not come in the usual order (pl_body_stream_ask_order). */
void pl_rw_prepend_symbol(pl_rw *rw, pl_op *op);

#endif
