// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Loops: nested, with break and continue, counting down, with two exits.

int primes(int n) {
  int count = 0;
  for (int i = 2; i < n; i++) {
    int prime = 1;
    for (int j = 2; j * j <= i; j++)
      if (i % j == 0) {
        prime = 0;
        break;
      }
    if (!prime) continue;
    count++;
  }
  return count;
}
int find(const int *p, int n, int what) {
  do {
    if (n-- == 0) return -1;
    if (p[n] == what) return n;
  } while (1);
}
unsigned collatz(unsigned n) {
  unsigned steps = 0;
  while (n > 1) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    steps++;
  }
  return steps;
}
