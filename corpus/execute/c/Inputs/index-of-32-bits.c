#include <stdint.h>
#include <stdio.h>

/* With an index of 32 bits the descriptor's numbers have 32 bits as well. */
typedef struct matrix {
  int16_t *allocated, *aligned;
  int32_t offset, sizes[2], strides[2];
} matrix;

int16_t _mlir_ciface_last(matrix *m);

int main(void) {
  int16_t data[6] = {1, 2, 3, 4, 5, 6};
  matrix m = {data, data, 0, {3, 2}, {2, 1}};
  printf("%d\n", _mlir_ciface_last(&m));
  return 0;
}
