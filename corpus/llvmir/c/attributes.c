// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Attributes of functions that optimisers use.

__attribute__((noreturn)) void stop(int);
__attribute__((noinline)) int plain(int a) {
  if (a > 9) stop(a);
  return a;
}
__attribute__((always_inline)) static inline int small(int a) { return a * 3; }
__attribute__((cold)) int rare(int a) { return small(a) - 1; }
__attribute__((pure)) int pure(const int *p) { return p[0] + p[1]; }
__attribute__((const)) int constant(int a) { return a ^ 5; }
__attribute__((malloc, alloc_size(1))) void *make(unsigned long n);
__attribute__((returns_nonnull, nonnull)) char *skip(char *p) { return p + 1; }
int likely(int a) {
  if (__builtin_expect(a > 3, 1)) return rare(a) + pure(&a);
  return constant(a);
}
void *get(unsigned long n) {
  char *p = make(n + 1);
  return skip(p);
}
__attribute__((minsize)) int smallest(int a) { return a / 7; }
__attribute__((optnone, noinline)) int slow(int a) { return a + a; }
