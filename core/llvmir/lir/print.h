/* print.h - LLVM IR as text: types, names, constants, modules.
 */
#ifndef PL_CORE_LLVMIR_LIR_PRINT_H
#define PL_CORE_LLVMIR_LIR_PRINT_H

#include "core/llvmir/lir/lir.h"

/* Prints a type in LLVM IR syntax; nothing for a type that LLVM IR does not have. */
void pl_lir_type_text(const pl_type *type, pl_sink *out);
/* Prints the sigil (@, %, $ or !) and the name, quoted and escaped if need be. */
void pl_lir_name(char sigil, pl_str name, pl_sink *out);
/* Prints the suffix that overloaded intrinsics get from a type, such as v4f32 or sl_i32s; nothing for types without one. */
void pl_lir_mangle(const pl_type *type, pl_sink *out);
/* Prints a string's bytes with the escapes of `c"..."`. */
void pl_lir_escape(pl_str text, pl_sink *out);

/* Prints a constant, inline assembly, or the number `%N` of an argument or instruction, without its type. */
void pl_lir_const_text(const pl_lir *v, pl_sink *out);

/* The last address space that a pointer of LLVM IR may have: its bitcode and its parser give them 24 bits. */
#define PL_LIR_LAST_SPACE (((uint32_t)1 << 24) - 1)
/* The widest integer, in bits, and the longest vector, in elements. */
#define PL_LIR_MOST_BITS ((uint32_t)1 << 23)
#define PL_LIR_MOST_LANES UINT32_MAX
/* Numbers and prints the module and returns NULL, or prints nothing and returns a type that LLVM IR can't express (too large, or
 * a struct that contains itself). `symbol` is then the name of the symbol that uses it, if known. Source: LLVM documentation,
 * "LLVM Language Reference Manual" (2026), Integer Type, Vector Type. */
const pl_type *pl_lir_print(pl_lir_module *m, pl_sink *out, pl_str *symbol);

#endif
