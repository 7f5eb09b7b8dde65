// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

struct entry {
  unsigned key;
  int value;
  struct entry *next;
};
struct table {
  struct entry *slots[64];
  unsigned count;
};
static unsigned hash(unsigned k) {
  k ^= k >> 16;
  k *= 0x45d9f3bu;
  return k ^ k >> 13;
}
int *find(struct table *t, unsigned key) {
  for (struct entry *e = t->slots[hash(key) % 64]; e; e = e->next)
    if (e->key == key) return &e->value;
  return 0;
}
int insert(struct table *t, struct entry *e) {
  int *old = find(t, e->key);
  if (old) {
    *old = e->value;
    return 0;
  }
  unsigned s = hash(e->key) % 64;
  e->next = t->slots[s];
  t->slots[s] = e;
  t->count++;
  return 1;
}
