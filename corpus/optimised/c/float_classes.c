// What kind of number a float is, and its bits.
#include <string.h>

_Bool is_nan(float x) { return x != x; }
_Bool is_infinite(double x) { return x - x != x - x && x == x; }
float absolute(float x) { return x < 0 ? -x : x; }
double builtin_absolute(double x) { return __builtin_fabs(x); }

unsigned bits_of(float x) {
  unsigned r;
  memcpy(&r, &x, sizeof r);
  return r;
}

float from_bits(unsigned x) {
  union {
    unsigned i;
    float f;
  } u = {x};
  return u.f;
}

int exponent(float x) { return (int)(bits_of(x) >> 23 & 0xff) - 127; }

float smaller(float a, float b) { return a < b ? a : b; }
