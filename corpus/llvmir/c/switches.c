// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Switches: dense, sparse, with ranges, falling through, on wide values.

const char *name(int i) {
  switch (i) {
  case 0: return "zero";
  case 1: return "one";
  case 2: return "two";
  case 3: return "three";
  default: return "many";
  }
}
int sparse(long i) {
  switch (i) {
  case -5: return 1;
  case 1000000007: return 2;
  case 0x123456789abcL: return 3;
  }
  return 0;
}
int through(unsigned char c) {
  int n = 0;
  switch (c) {
  case 'a' ... 'f': n += 10;
  case 'x': n++; break;
  case 'y':
  case 'z': return -1;
  }
  return n;
}
