#include "descriptors.h"

#include <stdio.h>
#include <stdlib.h>

typedef DESCRIPTOR(float, 1) row;
typedef DESCRIPTOR(float, 2) matrix;

intptr_t _mlir_ciface_elements(unranked *m);
void _mlir_ciface_flat(unranked *result, matrix *m);
void _mlir_ciface_pass(matrix *m);

void _mlir_ciface_inspect(unranked *m) {
  matrix *d = m->descriptor;
  printf("rank %d, sizes %d %d, strides %d %d\n", (int)m->rank, (int)d->sizes[0], (int)d->sizes[1], (int)d->strides[0],
         (int)d->strides[1]);
}

int main(void) {
  float data[6] = {1, 2, 3, 4, 5, 6};
  matrix m = {data, data, 0, {2, 3}, {3, 1}};
  unranked u = {2, &m}, f;
  printf("%d\n", (int)_mlir_ciface_elements(&u));
  _mlir_ciface_flat(&f, &m);
  row *r = f.descriptor;
  printf("rank %d, size %d, last %g\n", (int)f.rank, (int)r->sizes[0], (double)r->aligned[r->offset + 5 * r->strides[0]]);
  free(f.descriptor); /* it came from the heap, and is the caller's */
  _mlir_ciface_pass(&m);
  return 0;
}
