/* statistics.h - what occurs in modules: each op of the table, each kind of type, each convention. */
#ifndef PL_FUZZ_GEN_STATISTICS_H
#define PL_FUZZ_GEN_STATISTICS_H

#include "fuzz/gen/gen.h"

/* Kinds of types and shapes of programs: X(enumerator, name). */
#define PL_GEN_FEATURES(X)                                                                                                       \
  X(INTEGER, "integer")                                                                                                          \
  X(ODD_INTEGER, "integer of a width that is no power of two")                                                                   \
  X(WIDE_INTEGER, "integer of more than 64 bits")                                                                                \
  X(SIGNED_INTEGER, "integer with a sign")                                                                                       \
  X(INDEX, "index")                                                                                                              \
  X(F16, "f16")                                                                                                                  \
  X(BF16, "bf16")                                                                                                                \
  X(F32, "f32")                                                                                                                  \
  X(F64, "f64")                                                                                                                  \
  X(F80, "f80")                                                                                                                  \
  X(F128, "f128")                                                                                                                \
  X(SMALL_FLOAT, "float of eight bits or fewer, or tf32")                                                                        \
  X(NONE, "none")                                                                                                                \
  X(COMPLEX, "complex")                                                                                                          \
  X(VECTOR, "vector")                                                                                                            \
  X(SCALABLE_VECTOR, "scalable vector")                                                                                          \
  X(VECTOR_0D, "vector without dimensions")                                                                                      \
  X(VECTOR_2D, "vector of two dimensions")                                                                                       \
  X(TENSOR, "tensor")                                                                                                            \
  X(UNRANKED_TENSOR, "unranked tensor")                                                                                          \
  X(MEMREF, "memref")                                                                                                            \
  X(MEMREF_0D, "memref without dimensions")                                                                                      \
  X(STATIC_MEMREF, "memref of static sizes")                                                                                     \
  X(DYNAMIC_MEMREF, "memref of dynamic sizes")                                                                                   \
  X(MIXED_MEMREF, "memref of static and dynamic sizes")                                                                          \
  X(EMPTY_MEMREF, "memref with a size of zero")                                                                                  \
  X(STRIDED_MEMREF, "strided memref")                                                                                            \
  X(DYNAMIC_STRIDE, "memref with a dynamic stride")                                                                              \
  X(NEGATIVE_STRIDE, "memref with a negative stride")                                                                            \
  X(ZERO_STRIDE, "memref with a stride of zero")                                                                                 \
  X(STATIC_OFFSET, "memref with a static offset")                                                                                \
  X(DYNAMIC_OFFSET, "memref with a dynamic offset")                                                                              \
  X(AFFINE_MEMREF, "memref with an affine map")                                                                                  \
  X(SPACE_MEMREF, "memref in another memory space")                                                                              \
  X(NESTED_MEMREF, "memref of memrefs")                                                                                          \
  X(VECTOR_MEMREF, "memref of vectors")                                                                                          \
  X(COMPLEX_MEMREF, "memref of complex numbers")                                                                                 \
  X(UNRANKED_MEMREF, "unranked memref")                                                                                          \
  X(FUNCTION, "function as a value")                                                                                             \
  X(NESTED_FUNCTION, "function that takes a function")                                                                           \
  X(TUPLE, "tuple")                                                                                                              \
  X(LLVM_PTR, "llvm.ptr")                                                                                                        \
  X(LLVM_PTR_SPACE, "llvm.ptr in another address space")                                                                         \
  X(LLVM_ARRAY, "llvm.array")                                                                                                    \
  X(LLVM_STRUCT, "llvm.struct")                                                                                                  \
  X(LLVM_PACKED_STRUCT, "packed llvm.struct")                                                                                    \
  X(LLVM_NAMED_STRUCT, "named llvm.struct")                                                                                      \
  X(LLVM_VEC, "vector of pointers")                                                                                              \
  X(LLVM_TOKEN, "llvm.token")                                                                                                    \
  X(LLVM_PPC_FP128, "llvm.ppc_fp128")                                                                                            \
  X(LLVM_TARGET, "llvm.target")                                                                                                  \
  X(LLVM_X86_AMX, "llvm.x86_amx")                                                                                                \
  X(LLVM_METADATA, "llvm.metadata")                                                                                              \
  X(LLVM_LABEL, "llvm.label")                                                                                                    \
  X(LLVM_VOID, "llvm.void")                                                                                                      \
  X(LLVM_FUNC, "llvm.func type")                                                                                                 \
  X(LLVM_VARIADIC, "variadic llvm.func type")                                                                                    \
  X(MULTI_RESULT, "function of several results")                                                                                 \
  X(MEMREF_RESULT, "function that returns a memref")                                                                             \
  X(DECLARATION, "function without body")                                                                                        \
  X(C_INTERFACE, "function with llvm.emit_c_interface")                                                                          \
  X(RECURSION, "function that calls itself")                                                                                     \
  X(LOOP, "cycle of blocks")                                                                                                     \
  X(REPEATED_SUCCESSOR, "terminator that names a block twice")                                                                   \
  X(NESTED_MODULE, "module in the module")                                                                                       \
  X(EMPTY_MODULE, "empty module")

typedef enum pl_gen_feature {
#define X(id, name) PL_GEN_HAS_##id,
  PL_GEN_FEATURES(X)
#undef X
      PL_GEN_NUM_FEATURES
} pl_gen_feature;

/* How many modules had each. */
typedef struct pl_gen_counts {
  uint32_t ops[PL_NUM_OPS];
  uint32_t features[PL_GEN_NUM_FEATURES];
  uint32_t conventions[PL_GEN_NUM_CONVENTIONS];
  uint32_t modules;
  uint64_t total_ops, total_bytes;
} pl_gen_counts;

/* Counts one more module: adds one for each kind of op and each feature that occurs in it, and for the convention of the bytes
 * that it was generated from; adds its number of ops (without the module) and `size` to the totals. */
void pl_gen_count(pl_gen_counts *counts, const pl_module *module, const uint8_t *data, size_t size);
/* The name of the feature in reports. */
const char *pl_gen_feature_name(pl_gen_feature feature);

#endif
