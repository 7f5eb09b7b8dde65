// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

// Only the address of a field mentions the structure's type: the variable itself has one that fits its first value.
#pragma pack(1)
struct packed {
  long a;
  volatile unsigned b : 5, c : 7;
};
static volatile struct packed one = {1, 2, 3}, two[2] = {{4, 5, 6}, {7}};
unsigned fields(void) { return one.b + one.c + two[1].c; }
void change(unsigned n) { two[0].b = one.c = n; }
