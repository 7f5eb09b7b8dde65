// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Integer arithmetic of each width and sign.

signed char narrow(signed char a, signed char b) { return (signed char)(a * b + 1); }
unsigned short halves(unsigned short a) { return (unsigned short)(a >> 3 | a << 13); }
int divide(int a, int b) { return b ? a / b + a % b : 0; }
unsigned divide_unsigned(unsigned a, unsigned b) { return b ? a / b ^ a % b : ~0u; }
long long wide(long long a, int b) { return (a << (b & 63)) - (a >> (b & 63)); }
__int128 widest(__int128 a, unsigned long long b) { return a * b - (a & -a); }
