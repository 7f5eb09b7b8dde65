#include <stdint.h>
#include <stdio.h>

float mean(float *allocated, float *aligned, intptr_t offset, intptr_t size, intptr_t stride, float n);
void windows(float *allocated, float *aligned, intptr_t offset, intptr_t size, intptr_t stride);

void print_window(float *allocated, float *aligned, intptr_t offset, intptr_t size, intptr_t stride, int32_t tag) {
  (void)allocated;
  (void)size;
  printf("%d: %g %g from %d by %d\n", (int)tag, (double)aligned[offset], (double)aligned[offset + stride], (int)offset,
         (int)stride);
}

int main(void) {
  float data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  printf("%g\n", (double)mean(data, data, 0, 8, 1, 8.0f));
  windows(data, data, 0, 8, 1);
  return 0;
}
