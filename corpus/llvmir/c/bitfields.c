// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

struct flags {
  unsigned a : 3, b : 7;
  int c : 5;
  unsigned long long d : 40;
  unsigned : 0;
  _Bool e : 1;
};
int sum(struct flags *f) { return (int)(f->a + f->b) + f->c + (int)f->d + f->e; }
void set(struct flags *f, int n) {
  f->a = n;
  f->b += 3;
  f->c = -f->c;
  f->d ^= 1ull << n;
  f->e = n > 2;
}
struct flags made = {1, 2, -3, 400, 1};
