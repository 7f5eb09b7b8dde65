// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Vector types of the compiler.

typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
v4 add(v4 a, v4 b) { return a + b * (v4){1, 2, 3, 4}; }
v4 blend(f4 a, f4 b, v4 c, v4 d) {
  v4 more = a > b;
  return (more & c) | (~more & d);
}
v4 shuffle(v4 a, v4 b) { return __builtin_shufflevector(a, b, 0, 5, 2, 7); }
int lane(v4 a, int i) {
  a[1] = 9;
  return a[i & 3];
}
f4 convert(v4 a) { return __builtin_convertvector(a, f4); }
v4 zero = {0, 0, 0, 0}, ones = {1, 1, 1, 1};
