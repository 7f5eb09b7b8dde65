#include "descriptors.h"

#include <stdio.h>
#include <string.h>

typedef DESCRIPTOR(int16_t, 2) matrix;
typedef DESCRIPTOR(char, 2) any_matrix;

void _mlir_ciface_transpose(matrix *a, matrix *b);

/* The runtime function that copies memrefs which do not lie in one piece. */
void memrefCopy(int64_t size, unranked *from, unranked *to) {
  printf("copy of %d-byte elements, rank %d\n", (int)size, (int)from->rank);
  any_matrix *a = from->descriptor, *b = to->descriptor;
  for (intptr_t i = 0; i < a->sizes[0]; i++)
    for (intptr_t j = 0; j < a->sizes[1]; j++)
      memcpy(b->aligned + size * (b->offset + i * b->strides[0] + j * b->strides[1]),
             a->aligned + size * (a->offset + i * a->strides[0] + j * a->strides[1]), (size_t)size);
}

int main(void) {
  int16_t a[6] = {1, 2, 3, 4, 5, 6}, b[6] = {0};
  matrix m = {a, a, 0, {2, 3}, {3, 1}}, t = {b, b, 0, {3, 2}, {2, 1}};
  _mlir_ciface_transpose(&m, &t);
  printf("%d %d %d %d %d %d\n", b[0], b[1], b[2], b[3], b[4], b[5]);
  return 0;
}
