#include "descriptors.h"

#include <stdio.h>

typedef DESCRIPTOR(double, 2) matrix;

double _mlir_ciface_sum(matrix *m);

int main(void) {
  double data[2][3] = {{1, 2, 3}, {4, 5, 6}};
  matrix m = {data[0], data[0], 0, {2, 3}, {3, 1}};
  printf("%g\n", _mlir_ciface_sum(&m));
  return 0;
}
