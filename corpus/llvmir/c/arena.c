// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stddef.h>
#include <stdint.h>
struct block {
  struct block *before;
  _Alignas(64) char data[];
};
struct arena {
  struct block *last;
  char *at, *end;
};
extern void *malloc(size_t) __attribute__((malloc, alloc_size(1), warn_unused_result));
extern void free(void *);
__attribute__((malloc, alloc_size(2), alloc_align(3), returns_nonnull)) void *take(struct arena *a, size_t size, size_t align) {
  uintptr_t at = ((uintptr_t)a->at + align - 1) & ~(uintptr_t)(align - 1);
  if (at + size > (uintptr_t)a->end) {
    size_t room = size + align > 4096 ? size + align : 4096;
    struct block *b = malloc(sizeof *b + room);
    if (!b) __builtin_trap();
    b->before = a->last;
    a->last = b;
    a->at = b->data;
    a->end = b->data + room;
    return take(a, size, align);
  }
  a->at = (char *)(at + size);
  return (void *)at;
}
void drop(struct arena *a) {
  for (struct block *b = a->last, *next; b; b = next) {
    next = b->before;
    free(b);
  }
  *a = (struct arena){0};
}
