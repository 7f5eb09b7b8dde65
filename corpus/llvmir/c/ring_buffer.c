// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

struct ring {
  unsigned char data[256];
  volatile unsigned head, tail;
};
int put(struct ring *r, unsigned char c) {
  unsigned next = (r->head + 1) % 256;
  if (next == r->tail) return 0;
  r->data[r->head] = c;
  r->head = next;
  return 1;
}
int get(struct ring *r) {
  if (r->head == r->tail) return -1;
  int c = r->data[r->tail];
  r->tail = (r->tail + 1) % 256;
  return c;
}
int drain(struct ring *r, int (*each)(int)) {
  int n = 0, c;
  while ((c = get(r)) >= 0)
    n += each(c);
  return n;
}
