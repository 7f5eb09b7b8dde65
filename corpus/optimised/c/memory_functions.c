// memcpy, memset, memmove, memcmp, and loops that are these.
#include <string.h>

struct big {
  int a[16];
};

void copy_struct(struct big *to, const struct big *from) { *to = *from; }
void zero_struct(struct big *p) { memset(p, 0, sizeof *p); }

void copy_bytes(char *restrict to, const char *restrict from, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    to[i] = from[i];
}

void fill_bytes(unsigned char *p, unsigned n) {
  while (n--)
    *p++ = 0xff;
}

void shift_left(int *a, unsigned n) { memmove(a, a + 1, n * sizeof *a); }

int equal_four(const char *a, const char *b) { return memcmp(a, b, 4) == 0; }

int first_of_copy(const int *p) {
  int copy[4];
  memcpy(copy, p, sizeof copy);
  return copy[0] + copy[3];
}
