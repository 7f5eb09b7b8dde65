#include "descriptors.h"

#include <stdio.h>

typedef DESCRIPTOR(int32_t, 1) row;
typedef struct pair {
  int32_t low, high;
} pair;
typedef struct parts {
  row first;
  float number;
  row second;
} parts;

void _mlir_ciface_every(row *result, row *m, intptr_t step);
void _mlir_ciface_bounds(pair *result, row *m);
void _mlir_ciface_split(parts *result, row *m);

int main(void) {
  int32_t data[6] = {4, 0, -9, 12, 7, 7};
  row m = {data, data, 0, {6}, {1}}, r;
  _mlir_ciface_every(&r, &m, 2);
  printf("size %d stride %d: %d %d %d\n", (int)r.sizes[0], (int)r.strides[0], r.aligned[r.offset],
         r.aligned[r.offset + r.strides[0]], r.aligned[r.offset + 2 * r.strides[0]]);
  pair p;
  _mlir_ciface_bounds(&p, &m);
  printf("%d %d\n", p.low, p.high);
  parts s;
  _mlir_ciface_split(&s, &m);
  printf("%g: %d at %d, %d at %d, last %d\n", (double)s.number, (int)s.first.sizes[0], (int)s.first.offset,
         (int)s.second.sizes[0], (int)s.second.offset, s.second.aligned[s.second.offset + 2 * s.second.strides[0]]);
  return 0;
}
