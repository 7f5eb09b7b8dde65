#include "descriptors.h"

#include <complex.h>
#include <stdbool.h>
#include <stdio.h>

typedef SCALAR_DESCRIPTOR(int64_t) scalar;
typedef DESCRIPTOR(int8_t, 3) cube;
typedef DESCRIPTOR(double complex, 1) row;

void _mlir_ciface_bump(scalar *m);
int8_t _mlir_ciface_center(cube *m);
void _mlir_ciface_conjugate(row *m);
bool _mlir_ciface_both(bool a, bool b);

int main(void) {
  int64_t x = 41;
  scalar s = {&x, &x, 0};
  _mlir_ciface_bump(&s);
  printf("%lld\n", (long long)x);
  int8_t bytes[27];
  for (int i = 0; i < 27; i++)
    bytes[i] = (int8_t)i;
  cube c = {bytes, bytes, 0, {3, 3, 3}, {9, 3, 1}};
  printf("%d\n", _mlir_ciface_center(&c));
  double complex z[2] = {3 + 4 * I, 0.0 - 1.0 * I};
  row r = {z, z, 0, {2}, {1}};
  _mlir_ciface_conjugate(&r);
  printf("%g%+gi %g%+gi\n", creal(z[0]), cimag(z[0]), creal(z[1]), cimag(z[1]));
  printf("%d %d\n", _mlir_ciface_both(true, true), _mlir_ciface_both(true, false));
  return 0;
}
