#include "descriptors.h"

#include <stdio.h>

typedef DESCRIPTOR(int64_t, 1) row;
typedef DESCRIPTOR(double, 1) numbers;
typedef SCALAR_DESCRIPTOR(double) scalar;
typedef struct results {
  row m;
  int8_t a;
  scalar s;
} results;

int64_t _mlir_ciface_run(row *m, unranked *u, scalar *s);

void _mlir_ciface_mix(results *out, int8_t a, row *m, float f, unranked *u, int64_t k, scalar *s) {
  numbers *n = u->descriptor;
  printf("%d %g %d %d %g\n", a, (double)f, (int)u->rank, (int)k, n->aligned[n->offset]);
  m->aligned[1] = k;
  *s->aligned = 9;
  *out = (results){*m, a, *s};
}

int main(void) {
  int64_t data[2] = {0, 0};
  double x = 2.5, y = 0;
  row m = {data, data, 0, {2}, {1}};
  numbers n = {&x, &x, 0, {1}, {1}};
  unranked u = {1, &n};
  scalar s = {&y, &y, 0};
  printf("%d\n", (int)_mlir_ciface_run(&m, &u, &s));
  return 0;
}
