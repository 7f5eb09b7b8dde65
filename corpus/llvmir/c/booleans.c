// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Truth values, conditional operators, short circuits, enumerations.

#include <stdbool.h>
enum colour { RED, GREEN = 5, BLUE };
bool both(int a, int b) { return a > 0 && b > 0; }
bool either(const int *p) { return !p || *p == 3 || p[1] < 0; }
enum colour next(enum colour c) { return c == RED ? GREEN : c == GREEN ? BLUE : RED; }
int sign(long a) { return (a > 0) - (a < 0); }
struct flags {
  bool a, b;
  char c;
};
bool any(struct flags f) { return f.a | f.b | (f.c != 0); }
unsigned clamp(int a) { return a < 0 ? 0u : a > 255 ? 255u : (unsigned)a; }
