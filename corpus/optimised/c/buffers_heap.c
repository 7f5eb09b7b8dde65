// Buffers on the heap that live for one call.
#include <stdlib.h>
#include <string.h>

int sum_of_copy(const int *a, int n) {
  int *copy = malloc(sizeof *copy * (unsigned)n);
  if (!copy) return -1;
  memcpy(copy, a, sizeof *copy * (unsigned)n);
  int s = 0;
  for (int i = 0; i < n; i++)
    s += copy[i];
  free(copy);
  return s;
}

int boxed_add(int a, int b) {
  int *box = malloc(sizeof *box);
  if (!box) return 0;
  *box = a;
  *box += b;
  int r = *box;
  free(box);
  return r;
}

int never_read(int x) {
  int *p = calloc(4, sizeof *p);
  free(p);
  return x;
}

char *duplicate(const char *s) {
  size_t n = strlen(s) + 1;
  char *p = malloc(n);
  if (p) memcpy(p, s, n);
  return p;
}
