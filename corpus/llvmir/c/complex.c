// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Complex numbers.

_Complex double sum(_Complex double a, _Complex double b) { return a + b; }
_Complex float product(_Complex float a, float b) { return a * b; }
double real(_Complex double a) { return __real__ a - __imag__ a; }
_Complex double constant = 1.0 + 2.0i;
