/* ll_ops.h - the words of LLVM IR's instructions that have an operation of the dialect with the same operands. Private to
 * core/llvmir.
 *
 * Source: LLVM Language Reference Manual (2026), Instruction Reference. The last column: which flags may stand after the word.
 */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_LL_OPS_H
#define PL_CORE_LLVMIR_IMPORT_READ_LL_OPS_H

#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"

#define PL_LL_BINARY(X)                                                                                                          \
  X("add", LLVM_ADD, WRAP)                                                                                                       \
  X("sub", LLVM_SUB, WRAP)                                                                                                       \
  X("mul", LLVM_MUL, WRAP)                                                                                                       \
  X("shl", LLVM_SHL, WRAP)                                                                                                       \
  X("udiv", LLVM_UDIV, EXACT)                                                                                                    \
  X("sdiv", LLVM_SDIV, EXACT)                                                                                                    \
  X("lshr", LLVM_LSHR, EXACT)                                                                                                    \
  X("ashr", LLVM_ASHR, EXACT)                                                                                                    \
  X("urem", LLVM_UREM, NONE)                                                                                                     \
  X("srem", LLVM_SREM, NONE)                                                                                                     \
  X("and", LLVM_AND, NONE)                                                                                                       \
  X("or", LLVM_OR, DISJOINT)                                                                                                     \
  X("xor", LLVM_XOR, NONE)                                                                                                       \
  X("fadd", LLVM_FADD, FAST)                                                                                                     \
  X("fsub", LLVM_FSUB, FAST) X("fmul", LLVM_FMUL, FAST) X("fdiv", LLVM_FDIV, FAST) X("frem", LLVM_FREM, FAST)

#define PL_LL_CASTS(X)                                                                                                           \
  X("trunc", LLVM_TRUNC, WRAP)                                                                                                   \
  X("zext", LLVM_ZEXT, NNEG)                                                                                                     \
  X("sext", LLVM_SEXT, NONE)                                                                                                     \
  X("fptrunc", LLVM_FPTRUNC, FAST_LOST)                                                                                          \
  X("fpext", LLVM_FPEXT, FAST_LOST)                                                                                              \
  X("fptoui", LLVM_FPTOUI, NONE)                                                                                                 \
  X("fptosi", LLVM_FPTOSI, NONE)                                                                                                 \
  X("uitofp", LLVM_UITOFP, NNEG)                                                                                                 \
  X("sitofp", LLVM_SITOFP, NONE)                                                                                                 \
  X("ptrtoint", LLVM_PTRTOINT, NONE)                                                                                             \
  X("inttoptr", LLVM_INTTOPTR, NONE) X("bitcast", LLVM_BITCAST, NONE) X("addrspacecast", LLVM_ADDRSPACECAST, NONE)

typedef enum pl_ll_flags {
  PL_LL_FLAGS_INVALID,
  PL_LL_FLAGS_NONE,
  PL_LL_FLAGS_WRAP, /* nuw nsw */
  PL_LL_FLAGS_EXACT,
  PL_LL_FLAGS_DISJOINT,
  PL_LL_FLAGS_NNEG,
  PL_LL_FLAGS_FAST,      /* fast-math flags */
  PL_LL_FLAGS_FAST_LOST, /* the same, which the dialect's operation has not */
} pl_ll_flags;

typedef struct pl_ll_op_row {
  const char *word;
  pl_op_kind kind;
  pl_ll_flags flags;
} pl_ll_op_row;

/* --- flags.c --- */
/* The row of PL_LL_BINARY for an instruction's name such as "add"; NULL for other words. */
const pl_ll_op_row *pl_ll_binary_row(pl_str word);
/* The row of PL_LL_CASTS for an instruction's name such as "zext"; NULL for other words. */
const pl_ll_op_row *pl_ll_cast_row(pl_str word);
/* Reads the flags that instructions of the kind `which` may have and appends them as attributes; those that the dialect's op
 * lacks are reported as dropped. */
void pl_ll_read_flags(pl_importer *im, pl_ll_flags which, pl_ll_entries *out);
/* Reads fast-math flags and appends them, if there are any, as the attribute fastmathFlags. */
void pl_ll_fast_math(pl_importer *im, pl_ll_entries *out);
/* Reads the flags of a getelementptr and appends them as the attribute noWrapFlags; `inrange` is reported as dropped. False,
 * reported, on error. */
bool pl_ll_gep_flags(pl_importer *im, pl_ll_entries *out);
/* Reads the predicate of an fcmp (`is_float`) or icmp and appends it as the attribute predicate. False, reported, on error. */
bool pl_ll_predicate(pl_importer *im, bool is_float, pl_ll_entries *out);
/* Checks `count` indices of a getelementptr, sets raw[i] to the field number or, for an index that is an operand, to INT32_MIN,
 * and appends rawConstantIndices and elem_type. `constants`: NULL for an index that is no constant. False, reported, on error. */
bool pl_ll_gep_indices(pl_importer *im, const pl_type *source, const pl_ll_const *const *constants, uint32_t count,
                       pl_ll_token at, int64_t *raw, pl_ll_entries *out);

#endif
