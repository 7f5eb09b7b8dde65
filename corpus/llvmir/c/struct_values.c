// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

struct small {
  char c;
  short s;
};
struct pair {
  double x, y;
};
struct large {
  long v[6];
  struct pair p;
};
struct pair swap(struct pair p) {
  struct pair r = {p.y, p.x};
  return r;
}
struct small widen(struct small s, int n) {
  s.s += n;
  s.c = (char)(s.c * 2);
  return s;
}
struct large grow(struct large l, struct pair p) {
  l.v[2] += 5;
  l.p = swap(p);
  return l;
}
double use(struct large l) {
  struct large m = grow(l, l.p);
  return m.p.x + (double)m.v[2];
}
