#include "descriptors.h"

#include <stdio.h>

typedef DESCRIPTOR(int64_t, 1) row;

int64_t _mlir_ciface_fold(row *m, int64_t (*f)(int64_t, int64_t), int64_t start);
int64_t (*_mlir_ciface_get(void))(int64_t);

static int64_t add(int64_t a, int64_t b) { return a + b; }
static int64_t multiply(int64_t a, int64_t b) { return a * b; }

int main(void) {
  int64_t data[4] = {1, 2, 3, 4};
  row m = {data, data, 0, {4}, {1}};
  printf("sum %d, product %d\n", (int)_mlir_ciface_fold(&m, add, 0), (int)_mlir_ciface_fold(&m, multiply, 1));
  printf("%d\n", (int)_mlir_ciface_get()(9));
  return 0;
}
