/* print.h - LLVM IR as text: types, names, constants, modules.
 */
#ifndef PL_CORE_LLVMIR_LIR_PRINT_H
#define PL_CORE_LLVMIR_LIR_PRINT_H

#include "core/llvmir/lir/lir.h"

/* Text of a type; "" for a type that LLVM IR has not. */
void pl_lir_type_text(const pl_type *type, pl_sink *out);
void pl_lir_name(char sigil, pl_str name, pl_sink *out); /* @name, quoted if need be */
/* The name that overloaded intrinsics get from a type: v4f32, p0, sl_i32s. */
void pl_lir_mangle(const pl_type *type, pl_sink *out);
/* Bytes of a string as `c"..."` and metadata strings have them: \0A */
void pl_lir_escape(pl_str text, pl_sink *out);

/* Without type. `names`: how instructions and blocks are called; NULL in initialisers. */
void pl_lir_const_text(const pl_lir *v, pl_sink *out);

/* The last address space that a pointer of LLVM IR may have: its bitcode and its parser give them 24 bits. */
#define PL_LIR_LAST_SPACE (((uint32_t)1 << 24) - 1)
/* The widest integer, in bits, and the longest vector, in elements. */
#define PL_LIR_MOST_BITS ((uint32_t)1 << 23)
#define PL_LIR_MOST_LANES UINT32_MAX
/* NULL; or a type that LLVM IR does not have: a pointer into a space after the last, an integer that is wider or a vector that
 * is longer than these, an identified struct that contains itself. Nothing is printed then, and `symbol` is the name of the
 * function or global that has it; empty for such a struct. Source: LLVM documentation, "LLVM Language Reference Manual" (2026),
 * Integer Type, Vector Type. */
const pl_type *pl_lir_print(pl_lir_module *m, pl_sink *out, pl_str *symbol);

#endif
