// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

long double half = 0.5L, tiny = 1e-4000L;
long double poly(long double x) { return (x * x - 3.25L) / (x + half) + tiny; }
int compare(long double a, double b) { return a < b ? -1 : a > b; }
long double from(int n, unsigned long u) { return n + (long double)u; }
long to(long double x) { return (long)x; }
