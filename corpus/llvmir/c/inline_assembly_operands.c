// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stdint.h>
uint64_t counter(void) {
  uint32_t low, high;
  __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
  return (uint64_t)high << 32 | low;
}
int swap_bytes(int x) {
  __asm__("bswap %0" : "+r"(x) : : "cc");
  return x;
}
int carries(unsigned a, unsigned b) {
  int yes;
  __asm__("addl %2, %1" : "=@ccc"(yes), "+r"(a) : "r"(b));
  return yes;
}
void memory(int *p) { __asm__ volatile("incl %0" : "+m"(*p) : : "memory"); }
