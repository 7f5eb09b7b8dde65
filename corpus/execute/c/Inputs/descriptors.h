/* descriptors.h - the structures that a C program shares with lowered functions: what clang makes of these is, member by member,
 * the descriptor of a memref of that rank (MLIR documentation, "LLVM IR Target" (2022), C-compatible wrapper emission). */
#ifndef PL_CORPUS_EXECUTE_C_INPUTS_DESCRIPTORS_H
#define PL_CORPUS_EXECUTE_C_INPUTS_DESCRIPTORS_H

#include <stdint.h>

/* A descriptor for elements of type T and rank N > 0. */
#define DESCRIPTOR(T, N)                                                                                                         \
  struct {                                                                                                                       \
    T *allocated;                                                                                                                \
    T *aligned;                                                                                                                  \
    intptr_t offset;                                                                                                             \
    intptr_t sizes[N];                                                                                                           \
    intptr_t strides[N];                                                                                                         \
  }

/* The same for rank 0. */
#define SCALAR_DESCRIPTOR(T)                                                                                                     \
  struct {                                                                                                                       \
    T *allocated;                                                                                                                \
    T *aligned;                                                                                                                  \
    intptr_t offset;                                                                                                             \
  }

/* An unranked memref: its rank, and the address of a descriptor of that rank. */
typedef struct unranked {
  intptr_t rank;
  void *descriptor;
} unranked;

#endif
