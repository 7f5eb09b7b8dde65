// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Function pointers in tables, arguments and results.

typedef int (*binary)(int, int);
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
static const binary operations[] = {add, mul, 0};
binary choose(int which) { return operations[which % 3]; }
int apply(binary f, int a, int b) { return f ? f(a, b) : -1; }
int reduce(const int *p, int n, binary f, int start) {
  while (n-- > 0)
    start = f(start, *p++);
  return start;
}
int product(const int *p, int n) { return reduce(p, n, mul, 1); }
