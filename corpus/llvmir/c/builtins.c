// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Builtins that become intrinsics.

int count(unsigned a) { return __builtin_popcount(a) + __builtin_clz(a | 1) + __builtin_ctzll(a | 8); }
unsigned turn(unsigned a) { return __builtin_bswap32(a) ^ __builtin_bitreverse32(a) ^ __builtin_rotateleft32(a, 5); }
int checked(int a, int b, int *out) { return __builtin_sadd_overflow(a, b, out) + __builtin_smul_overflow(a, b, out + 1); }
unsigned long checked_long(unsigned long a, unsigned long b) {
  unsigned long r;
  return __builtin_usubl_overflow(a, b, &r) ? 0 : r;
}
double rounding(double a) {
  return __builtin_floor(a) + __builtin_ceil(a) + __builtin_trunc(a) + __builtin_rint(a) + __builtin_copysign(1.0, a);
}
float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c) + __builtin_fmaxf(a, b) - __builtin_fminf(b, c); }
int absolute(int a) { return __builtin_abs(a); }
void trap(int a) {
  if (a) __builtin_trap();
  __builtin_prefetch(&a, 0, 3);
}
int known(int a) {
  __builtin_assume(a > 2);
  if (a < 0) __builtin_unreachable();
  return a;
}
int *aligned(int *p) {
  int *q = __builtin_assume_aligned(p, 16);
  q[0] = q[1];
  return q;
}
unsigned long size(char *p) {
  char b[7];
  p[0] = b[0] = 1;
  return __builtin_object_size(b, 0) + __builtin_object_size(p, 1);
}
void *frame(void) { return __builtin_return_address(0); }
