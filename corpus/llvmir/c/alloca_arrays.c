// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

void consume(int *, int);
void *__builtin_alloca(unsigned long);
int sum(int n) {
  int fixed[10] = {1, 2, 3};
  int r = 0;
  for (int i = 0; i < 10; i++)
    r += fixed[i] * n;
  consume(fixed, r);
  return r;
}
int dynamic(int n) {
  int *p = __builtin_alloca(sizeof(int) * n);
  for (int i = 0; i < n; i++)
    p[i] = i * i;
  consume(p, n);
  return p[n - 1];
}
int nested(int n, int m) {
  int a[n][m];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      a[i][j] = i ^ j;
  consume(a[0], m);
  return a[n - 1][0];
}
