// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

typedef __int128 wide;
typedef unsigned __int128 uwide;
wide mul(long a, long b) { return (wide)a * b; }
unsigned long high(unsigned long a, unsigned long b) { return (unsigned long)((uwide)a * b >> 64); }
uwide shift(uwide x, int n) { return (x << n) | (x >> (128 - n)); }
int below(wide a, wide b) { return a < b; }
wide edge = ((wide)1 << 100) - 7;
