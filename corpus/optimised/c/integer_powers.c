// Powers, roots, factorials, Fibonacci numbers.
unsigned power(unsigned base, unsigned exponent) {
  unsigned r = 1;
  while (exponent) {
    if (exponent & 1) r *= base;
    base *= base;
    exponent >>= 1;
  }
  return r;
}

unsigned root(unsigned x) {
  unsigned r = 0;
  for (unsigned bit = 1u << 15; bit; bit >>= 1)
    if ((unsigned long)(r | bit) * (r | bit) <= x) r |= bit;
  return r;
}

unsigned factorial(unsigned n) { return n < 2 ? 1 : n * factorial(n - 1); }

unsigned fibonacci(unsigned n) {
  unsigned a = 0, b = 1;
  while (n--) {
    unsigned t = a + b;
    a = b;
    b = t;
  }
  return a;
}

unsigned collatz(unsigned x) { return x & 1 ? 3 * x + 1 : x / 2; }
