// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

typedef struct shape shape;
struct methods {
  double (*area)(const shape *);
  void (*scale)(shape *, double);
  const char *name;
};
struct shape {
  const struct methods *m;
  double a, b;
};
static double area_of_box(const shape *s) { return s->a * s->b; }
static double area_of_disc(const shape *s) { return 3.14159 * s->a * s->a; }
static void scale_both(shape *s, double by) {
  s->a *= by;
  s->b *= by;
}
static const struct methods box = {area_of_box, scale_both, "box"},
                            disc = {.name = "disc", .area = area_of_disc, .scale = scale_both};
double total(shape *all, int n, double by) {
  double sum = 0;
  for (shape *s = all; s < all + n; s++) {
    s->m->scale(s, by);
    sum += s->m->area(s);
  }
  return sum;
}
shape make(int round, double a, double b) { return (shape){round ? &disc : &box, a, b}; }
