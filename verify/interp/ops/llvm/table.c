/* table.c - what carries out an operation of the LLVM dialect: asks the table of each family. */
#include "verify/interp/ops/llvm/table.h"

pl_op_entry pl_llvm_entry(pl_op_kind kind) {
  /* The most frequent ones first. */
  static pl_op_entry (*const families[])(pl_op_kind) = {pl_llvm_value_entry,     pl_llvm_memory_entry, pl_llvm_call_entry,
                                                        pl_llvm_intrinsic_entry, pl_llvm_math_entry,   pl_llvm_vector_entry,
                                                        pl_llvm_vp_entry};
  pl_op_entry entry = {0};
  for (size_t i = 0; i < sizeof families / sizeof *families && entry.run == NULL; i++)
    entry = families[i](kind);
  return entry;
}
