// Options that fill LLVM IR with attributes, metadata and calls of their own; what is dropped is reported by name. With
// -fsanitize=undefined the globals have no names.
//
// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -g -O0 %s -o %t.g0.ll
// RUN: %clang -w -S -emit-llvm -g -O1 %s -o %t.g1.ll
// RUN: %clang -w -S -emit-llvm -g -O2 %s -o %t.g2.ll
// RUN: %clang -w -S -emit-llvm -O3 -ffast-math -mavx2 %s -o %t.fast.ll
// RUN: %clang -w -S -emit-llvm -O1 -fsanitize=undefined %s -o %t.undefined.ll
// RUN: %clang -w -S -emit-llvm -O2 -fsanitize=address -fprofile-instr-generate -fpatchable-function-entry=2 %s -o %t.address.ll
// RUN: %clang -w -S -emit-llvm -O2 -flto -fvisibility=hidden -fcf-protection=full -ftrapv -pg %s -o %t.lto.ll
// RUN: %clang -w -S -emit-llvm -O2 -fopenmp-simd -funroll-loops %s -o %t.loops.ll
// RUN: %clang -w -S -emit-llvm -Os -m32 -ffreestanding %s -o %t.32.ll
// RUN: %round-trip %t.g0.ll %t.g1.ll %t.g2.ll %t.fast.ll %t.undefined.ll %t.address.ll %t.lto.ll %t.loops.ll %t.32.ll

struct node {
  struct node *next;
  double weight;
  int kinds[3];
  union {
    long l;
    float f;
  } u;
};

enum kind { FIRST, SECOND = 7 };

static const char *const names[] = {"first", "second"};
extern double far(const struct node *, enum kind) __attribute__((pure));
void *malloc(unsigned long);
void free(void *);

double weigh(const struct node *list, int kind) {
  double sum = 0;
  for (const struct node *at = list; at; at = at->next)
    sum += at->kinds[kind] / at->weight;
  return sum;
}

int scale(float *restrict a, const float *restrict b, int n, int by) {
  int odd = 0;
#pragma omp simd reduction(+ : odd)
  for (int i = 0; i < n; i++) {
    a[i] = b[i] * (float)by + (float)i;
    odd += i & 1;
  }
  return odd << by;
}

const char *name(enum kind k) {
  switch (k) {
  case FIRST: return names[0];
  case SECOND: return names[1];
  }
  return 0;
}

struct node *push(struct node *list, double weight) {
  struct node *made = malloc(sizeof *made);
  if (!made) return list;
  *made = (struct node){list, weight, {1, 2, 3}, {.f = 2.0f}};
  if (far(made, SECOND) < 0 || __builtin_expect(weight > 1e9, 0)) free(made);
  return made;
}
