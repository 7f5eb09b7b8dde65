// Numbers with 16 bits after the point.
typedef int fixed;

fixed from_int(int x) { return (int)((unsigned)x << 16); }
int to_int(fixed x) { return x >> 16; }
fixed multiply(fixed a, fixed b) { return (fixed)((long)a * b >> 16); }
fixed divide(fixed a, fixed b) { return b ? (fixed)(((long)a << 16) / b) : 0x7fffffff; }
fixed clamp(fixed x, fixed low, fixed high) { return x < low ? low : x > high ? high : x; }

fixed interpolate(fixed a, fixed b, fixed t) { return a + multiply(b - a, t); }

int saturated(int a, int b) {
  long s = (long)a + b;
  if (s > 0x7fffffffL) return 0x7fffffff;
  if (s < -0x80000000L) return -0x7fffffff - 1;
  return (int)s;
}
