// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

union value {
  int i;
  float f;
  void *p;
  struct {
    short lo, hi;
  } half;
  char raw[8];
};
struct tagged {
  enum { INT, FLOAT, POINTER } tag;
  union value v;
};
double number(const struct tagged *t) {
  switch (t->tag) {
  case INT: return t->v.i;
  case FLOAT: return t->v.f;
  default: return t->v.p != 0;
  }
}
unsigned bits(float f) {
  union value v = {.f = f};
  return (unsigned)v.i;
}
struct tagged list[] = {{INT, {.i = 7}}, {FLOAT, {.f = 2.5f}}, {POINTER, {.p = list}}, {INT, {.half = {1, 2}}}};
