// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

double hypotenuse(double a, double b) { return __builtin_sqrt(__builtin_fma(a, a, b * b)); }
float rounds(float x) {
  return __builtin_floorf(x) + __builtin_ceilf(x) + __builtin_truncf(x) + __builtin_rintf(x) + __builtin_roundf(x);
}
double signs(double a, double b) { return __builtin_copysign(__builtin_fabs(a), b); }
int kinds(double x) {
  return __builtin_isnan(x) | __builtin_isinf(x) << 1 | __builtin_isfinite(x) << 2 | __builtin_signbit(x) << 3 |
         __builtin_isnormal(x) << 4;
}
double extremes(double a, double b) { return __builtin_fmax(a, b) - __builtin_fmin(a, b); }
float power(float x, int n) { return __builtin_powif(x, n); }
#pragma clang fp contract(fast)
double contracted(double a, double b, double c) { return a * b + c; }
#pragma clang fp reassociate(on)
float sum(const float *p, int n) {
  float s = 0;
  for (int i = 0; i < n; i++)
    s += p[i];
  return s;
}
