// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Inline assembly.

unsigned long rotate(unsigned long x) {
  __asm__("rolq $3, %0" : "+r"(x));
  return x;
}
void barrier(void) { __asm__ volatile("" ::: "memory"); }
int both(int a, int b) {
  int sum, diff;
  __asm__("addl %3, %0; subl %3, %1" : "=&r"(sum), "=&r"(diff) : "0"(a), "r"(b), "1"(a) : "cc");
  return sum * diff;
}
void store(int *p, int v) { __asm__ volatile("movl %1, %0" : "=m"(*p) : "r"(v)); }
__asm__(".globl marker");
