// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// What pragmas say about loops.

void kept(int *p, int n) {
#pragma clang loop vectorize(disable) unroll(disable)
  for (int i = 0; i < n; i++)
    p[i] += i;
}
void unrolled(int *p, int n) {
#pragma clang loop unroll_count(4)
  for (int i = 0; i < n; i++)
    p[i] ^= i;
}
void wide(float *p, int n) {
#pragma clang loop vectorize_width(8) interleave_count(2)
  for (int i = 0; i < n; i++)
    p[i] *= 2;
}
float fast(const float *p, int n) {
#pragma clang fp reassociate(on) contract(fast)
  float s = 0;
  for (int i = 0; i < n; i++)
    s += p[i] * p[i];
  return s;
}
