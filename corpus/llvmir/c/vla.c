// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Arrays of variable length and alloca.

int triangle(int n) {
  int rows[n][n];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      rows[i][j] = i < j ? 0 : i + j;
  return rows[n - 1][n / 2];
}
int scratch(int n) {
  char *p = __builtin_alloca((unsigned long)n);
  for (int i = 0; i < n; i++)
    p[i] = (char)i;
  return p[n - 1];
}
int twice(int n) {
  int s = 0;
  for (int k = 1; k < n; k++) {
    int a[k];
    a[k - 1] = k;
    s += a[k - 1];
  }
  return s;
}
