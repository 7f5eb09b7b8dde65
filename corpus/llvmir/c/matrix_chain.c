// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stddef.h>
static int best[16][16];
int matrix_chain(const int *sizes, int n) {
  for (int len = 2; len < n; len++)
    for (int i = 1; i + len - 1 < n; i++) {
      int j = i + len - 1;
      best[i][j] = 0x7fffffff;
      for (int k = i; k < j; k++) {
        int cost = best[i][k] + best[k + 1][j] + sizes[i - 1] * sizes[k] * sizes[j];
        if (cost < best[i][j]) best[i][j] = cost;
      }
    }
  return n < 2 ? 0 : best[1][n - 1];
}
