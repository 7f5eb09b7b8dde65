// Recursion: tail calls, mutual, binary.
int is_odd(unsigned n);
int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }

static long sum_to(int n, long acc) { return n <= 0 ? acc : sum_to(n - 1, acc + n); }
long sum_of_first(int n) { return sum_to(n, 0); }

int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

unsigned gcd(unsigned a, unsigned b) { return b ? gcd(b, a % b) : a; }
