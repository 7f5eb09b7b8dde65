// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Unions, bit-fields, packed structs.

union any {
  int i;
  float f;
  unsigned char bytes[8];
  double d;
};
struct fields {
  unsigned a : 3, b : 7;
  signed c : 11;
  unsigned long d : 40;
};
struct __attribute__((packed)) tight {
  char tag;
  int value;
  short rest;
};
int bits_of(float f) {
  union any u;
  u.f = f;
  return u.i;
}
int sum_bytes(double d) {
  union any u = {.d = d};
  int s = 0;
  for (int i = 0; i < 8; i++)
    s += u.bytes[i];
  return s;
}
void set(struct fields *f, int v) {
  f->a = v;
  f->b = v >> 3;
  f->c = -v;
  f->d = (unsigned long)v << 20;
}
int get(const struct fields *f) { return f->a + f->b + f->c + (int)f->d; }
int value(const struct tight *t) { return t->tag ? t->value : t->rest; }
union any start = {.f = 2.5f};
