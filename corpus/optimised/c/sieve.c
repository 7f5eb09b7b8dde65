// Small primes.
enum { LIMIT = 32 };

int count_primes(void) {
  _Bool composite[LIMIT] = {0};
  int n = 0;
  for (int i = 2; i < LIMIT; i++) {
    if (composite[i]) continue;
    n++;
    for (int k = i * i; k < LIMIT; k += i)
      composite[k] = 1;
  }
  return n;
}

_Bool is_prime(unsigned x) {
  if (x < 2) return 0;
  for (unsigned d = 2; d <= x / d; d++)
    if (x % d == 0) return 0;
  return 1;
}

void mark(unsigned char *bits, unsigned step, unsigned limit) {
  if (!step) return;
  for (unsigned i = step; i < limit; i += step)
    bits[i >> 3] |= (unsigned char)(1u << (i & 7));
}
