// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Linked lists, allocated and freed.

void *malloc(unsigned long);
void free(void *);
void *calloc(unsigned long, unsigned long);
void *realloc(void *, unsigned long);
struct list {
  int value;
  struct list *next;
};
struct list *push(struct list *l, int v) {
  struct list *n = malloc(sizeof *n);
  if (!n) return l;
  n->value = v;
  n->next = l;
  return n;
}
struct list *reversed(struct list *l) {
  struct list *r = 0;
  while (l) {
    struct list *n = l->next;
    l->next = r;
    r = l;
    l = n;
  }
  return r;
}
int sum(const struct list *l) {
  int s = 0;
  for (; l; l = l->next)
    s += l->value;
  return s;
}
void drop(struct list *l) {
  while (l) {
    struct list *n = l->next;
    free(l);
    l = n;
  }
}
int *grow(int *p, unsigned long n) { return realloc(p, n * sizeof *p); }
