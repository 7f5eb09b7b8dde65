// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stddef.h>
_Noreturn void fail(const char *why, int code);
__attribute__((cold)) static void complain(int n) { fail("n is wrong", n); }
int checked(int n) {
  if (__builtin_expect(n < 0, 0)) complain(n);
  if (n > 100) __builtin_unreachable();
  __builtin_assume(n != 7);
  switch (n & 3) {
  case 0: return 1;
  case 1: fail("one", n);
  case 2: return n;
  default: __builtin_trap();
  }
}
