// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Sorting: loops over arrays that optimisers unroll and vectorise.

void insertion(int *p, int n) {
  for (int i = 1; i < n; i++) {
    int v = p[i], j = i;
    for (; j > 0 && p[j - 1] > v; j--)
      p[j] = p[j - 1];
    p[j] = v;
  }
}
static void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
void quick(int *p, int n) {
  if (n < 2) return;
  int pivot = p[n / 2], i = 0, j = n - 1;
  while (i <= j) {
    while (p[i] < pivot)
      i++;
    while (p[j] > pivot)
      j--;
    if (i <= j) swap(&p[i++], &p[j--]);
  }
  quick(p, j + 1);
  quick(p + i, n - i);
}
int dot(const int *a, const int *b, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += a[i] * b[i];
  return s;
}
float norm(const float *a, int n) {
  float s = 0;
  for (int i = 0; i < n; i++)
    s += a[i] * a[i];
  return s;
}
void scale(double *restrict to, const double *restrict from, double by, int n) {
  for (int i = 0; i < n; i++)
    to[i] = from[i] * by;
}
void saturate(unsigned char *p, int n) {
  for (int i = 0; i < n; i++)
    p[i] = p[i] > 200 ? 255 : (unsigned char)(p[i] + 55);
}
