// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

_Bool add(int a, int b, int *r) { return __builtin_add_overflow(a, b, r); }
_Bool mul(unsigned long a, unsigned long b, unsigned long *r) { return __builtin_mul_overflow(a, b, r); }
int saturating(int a, int b) {
  int r;
  if (__builtin_sub_overflow(a, b, &r)) return a < 0 ? -2147483647 - 1 : 2147483647;
  return r;
}
unsigned rotate(unsigned x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
int bits(unsigned long x) {
  return __builtin_popcountl(x) + __builtin_clzl(x | 1) + __builtin_ctzl(x | 1) + __builtin_parityl(x);
}
