#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int64_t work(intptr_t n);

static int taken, given;

void *_mlir_memref_to_llvm_alloc(uint64_t size) {
  taken++;
  return malloc(size);
}

void *_mlir_memref_to_llvm_aligned_alloc(uint64_t alignment, uint64_t size) {
  taken++;
  return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

void _mlir_memref_to_llvm_free(void *p) {
  given++;
  free(p);
}

int main(void) {
  printf("%d\n", (int)work(3));
  printf("%d taken, %d given back\n", taken, given);
  return 0;
}
