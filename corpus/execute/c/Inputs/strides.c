#include "descriptors.h"

#include <stdio.h>

typedef DESCRIPTOR(double, 1) row;

double _mlir_ciface_polynomial(row *c, double x);

int main(void) {
  double data[3] = {1, 2, 3};
  row forwards = {data, data, 0, {3}, {1}}, backwards = {data, data, 2, {3}, {-1}}, odd = {data, data, 0, {2}, {2}};
  printf("forwards %g\n", _mlir_ciface_polynomial(&forwards, 10));
  printf("backwards %g\n", _mlir_ciface_polynomial(&backwards, 10));
  printf("every other %g\n", _mlir_ciface_polynomial(&odd, 10));
  return 0;
}
