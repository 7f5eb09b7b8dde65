// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

typedef _Float16 h;
float sum(const h *v, int n) {
  float s = 0;
  for (int i = 0; i < n; i++)
    s += (float)v[i];
  return s;
}
h scale(h a, float f) { return (h)((float)a * f); }
int less(h a, h b) { return a < b; }
__bf16 rounded(float f) { return (__bf16)f; }
