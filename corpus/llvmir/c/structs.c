// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Structs by value and by pointer, nested and returned in registers or in memory.

struct point {
  int x, y;
};
struct box {
  struct point low, high;
  const char *name;
};
struct large {
  double values[9];
};
struct point middle(struct box b) {
  return (struct point){(b.low.x + b.high.x) / 2, (b.low.y + b.high.y) / 2};
}
int area(const struct box *b) { return (b->high.x - b->low.x) * (b->high.y - b->low.y); }
struct large scaled(const struct large *from, double by) {
  struct large to;
  for (int i = 0; i < 9; i++)
    to.values[i] = from->values[i] * by;
  return to;
}
double total(struct large l) {
  double sum = 0;
  for (int i = 0; i < 9; i++)
    sum += l.values[i];
  return sum;
}
