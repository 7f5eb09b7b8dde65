// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Volatile accesses, const and restrict.

volatile int port;
const volatile unsigned char status = 3;
int poll(volatile int *p, int n) {
  int s = 0;
  while (n--)
    s += *p;
  port = s;
  return s + status;
}
void copy(int *restrict to, const int *restrict from, int n) {
  for (int i = 0; i < n; i++)
    to[i] = from[i];
}
struct device {
  volatile unsigned control;
  unsigned data[4];
};
unsigned drive(struct device *d) {
  d->control = 1;
  d->control |= 2;
  return d->data[d->control & 3];
}
