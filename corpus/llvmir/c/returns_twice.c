// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

typedef long jump[25];
int setjmp(jump) __attribute__((returns_twice));
void longjmp(jump, int) __attribute__((noreturn));
jump place;
int guarded(int (*work)(int), int n) {
  volatile int tries = 0;
  int r = setjmp(place);
  if (r) return r + tries;
  tries = 1;
  return work(n);
}
__attribute__((noreturn, cold)) void fail(int n) { longjmp(place, n); }
