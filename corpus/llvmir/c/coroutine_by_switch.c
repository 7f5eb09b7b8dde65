// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

struct generator {
  int line, i, j;
};
int next(struct generator *g, int n) {
  switch (g->line) {
  case 0:
    for (g->i = 0; g->i < n; g->i++) {
      for (g->j = 0; g->j < g->i; g->j++) {
        g->line = 1;
        return g->i * n + g->j;
      case 1:;
      }
      g->line = 2;
      return -g->i;
    case 2:;
    }
  }
  g->line = 3;
  return 0x80000000;
}
