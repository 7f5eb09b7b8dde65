// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

struct __attribute__((packed)) header {
  char tag;
  int size;
  double ratio;
  short tail;
};
struct __attribute__((aligned(32))) block {
  int v[3];
};
struct header headers[2] = {{'a', 1, 0.5, 2}, {'b', -1, -0.0, 3}};
struct block blocks[2];
double total(const struct header *h, int n) {
  double t = 0;
  for (int i = 0; i < n; i++)
    t += h[i].size * h[i].ratio + h[i].tail;
  return t;
}
int first(void) { return blocks[1].v[2] + headers[1].size; }
