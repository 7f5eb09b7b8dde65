// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Labels as values.

int run(const unsigned char *code) {
  static const void *const labels[] = {&&stop, &&increment, &&twice, &&negate};
  int value = 0;
#define NEXT goto *labels[*code++ & 3]
  NEXT;
increment:
  value++;
  NEXT;
twice:
  value *= 2;
  NEXT;
negate:
  value = -value;
  NEXT;
stop:
  return value;
}
