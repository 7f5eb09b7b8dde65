// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

typedef int (*binary)(int, int);
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
static int pick(int a, int b) { return a > b ? a : b; }
static const binary table[] = {add, mul, pick, 0};
int apply(unsigned which, int a, int b) { return which < 3 ? table[which](a, b) : -1; }
binary compose(int which, binary (*chooser)(int)) { return chooser ? chooser(which) : table[which & 1]; }
int fold(binary f, const int *v, int n) {
  int r = v[0];
  for (int i = 1; i < n; i++)
    r = f(r, v[i]);
  return r;
}
