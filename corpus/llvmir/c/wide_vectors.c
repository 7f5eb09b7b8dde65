// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

typedef float f8 __attribute__((vector_size(32)));
typedef int i8 __attribute__((vector_size(32)));
typedef _Bool b8 __attribute__((ext_vector_type(8)));
typedef float e4 __attribute__((ext_vector_type(4)));
f8 blend(f8 a, f8 b) {
  i8 less = a < b;
  return (f8)((less & (i8)a) | (~less & (i8)b));
}
i8 shuffle(i8 a, i8 b) { return __builtin_shufflevector(a, b, 0, 8, 1, 9, -1, 10, 3, 15); }
i8 to_int(f8 a) { return __builtin_convertvector(a, i8) >> 2; }
float lane(f8 a, int i) {
  a[i] += 1;
  return a[i & 7];
}
b8 logic(b8 a, b8 b) { return (a & ~b) | (a ^ b); }
e4 parts(e4 a) {
  a.xz = a.yw;
  return a.wzyx * 2;
}
int largest(i8 a) { return __builtin_reduce_max(a) + __builtin_reduce_add(a) + __builtin_reduce_xor(a); }
i8 absolute(i8 a, i8 b) {
  return __builtin_elementwise_abs(a) + __builtin_elementwise_max(a, b) - __builtin_elementwise_add_sat(a, b);
}
