#include "descriptors.h"

#include <stdio.h>
#include <stdlib.h>

typedef DESCRIPTOR(float, 2) matrix;
typedef DESCRIPTOR(int64_t, 1) row;
typedef struct pair {
  int64_t low, high;
} pair;

void _mlir_ciface_run(void);

static float *element(matrix *m, intptr_t i, intptr_t j) {
  return m->aligned + m->offset + i * m->strides[0] + j * m->strides[1];
}

void _mlir_ciface_scale(matrix *m, float f) {
  for (intptr_t i = 0; i < m->sizes[0]; i++)
    for (intptr_t j = 0; j < m->sizes[1]; j++)
      *element(m, i, j) *= f;
}

float _mlir_ciface_norm(matrix *m) {
  float max = 0;
  for (intptr_t i = 0; i < m->sizes[0]; i++)
    for (intptr_t j = 0; j < m->sizes[1]; j++) {
      float v = *element(m, i, j);
      v = v < 0 ? -v : v;
      max = v > max ? v : max;
    }
  return max;
}

/* -6, -1, 4, 9, 14 */
void _mlir_ciface_make(row *result, intptr_t n) {
  int64_t *data = malloc((size_t)n * sizeof(*data));
  for (intptr_t i = 0; i < n; i++)
    data[i] = 5 * i - 6;
  *result = (row){data, data, 0, {n}, {1}};
}

void _mlir_ciface_extremes(pair *result, row *m) {
  *result = (pair){m->aligned[m->offset], m->aligned[m->offset + (m->sizes[0] - 1) * m->strides[0]]};
}

void _mlir_ciface_show(int64_t x) { printf("%lld\n", (long long)x); }

int main(void) {
  _mlir_ciface_run();
  return 0;
}
