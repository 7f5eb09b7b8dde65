// Counting and finding bits.
unsigned population(unsigned x) {
  unsigned n = 0;
  for (; x; x &= x - 1)
    n++;
  return n;
}

unsigned population_parallel(unsigned x) {
  x = x - ((x >> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >> 2) & 0x33333333);
  x = (x + (x >> 4)) & 0x0f0f0f0f;
  return (x * 0x01010101) >> 24;
}

int builtin_counts(unsigned x, unsigned long y) { return __builtin_popcount(x) + __builtin_ctzl(y | 1) + __builtin_clz(x | 1); }

_Bool is_power(unsigned x) { return x && !(x & (x - 1)); }

int lowest_bit(unsigned x) {
  for (int i = 0; i < 32; i++)
    if (x >> i & 1) return i;
  return -1;
}
