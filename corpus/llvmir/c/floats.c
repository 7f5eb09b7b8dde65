// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Floating point: arithmetic, comparisons, conversions, constants that are no short decimals.

float mix(float a, float b) { return a * b + 0.1f; }
double hypotenuse(double a, double b) { return __builtin_sqrt(a * a + b * b); }
int compare(double a, double b) { return (a < b) + (a <= b) * 2 + (a == b) * 4 + (a != b) * 8 + __builtin_isnan(a) * 16; }
long double longer(long double a) { return a / 3.0L - __builtin_fabsl(a); }
unsigned to_unsigned(double a) { return (unsigned)a; }
double from_long(unsigned long long a) { return (double)a; }
float infinite(int yes) { return yes ? __builtin_inff() : -0.0f; }
_Float16 half(_Float16 a) { return a + (_Float16)1.5; }
