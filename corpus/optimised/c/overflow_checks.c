// Overflow that is defined, checked, or undefined.
#include <limits.h>

_Bool add_overflows(int a, int b) { return b > 0 ? a > INT_MAX - b : a < INT_MIN - b; }

int checked_add(int a, int b, int *out) {
  if (__builtin_add_overflow(a, b, out)) return -1;
  return 0;
}

unsigned wrapping(unsigned a, unsigned b) { return a + b < a; }
_Bool always(int x) { return x + 1 > x; }
int half_of_double(int x) { return x * 2 / 2; }
unsigned average(unsigned a, unsigned b) { return (a & b) + ((a ^ b) >> 1); }
int absolute(int x) { return x < 0 ? -x : x; }

unsigned char add_saturated(unsigned char a, unsigned char b) {
  unsigned s = (unsigned)a + b;
  return s > 255 ? 255 : (unsigned char)s;
}
