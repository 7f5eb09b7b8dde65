// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stdint.h>
int ones(uint64_t x) { return __builtin_popcountll(x); }
int leading(uint32_t x) { return x ? __builtin_clz(x) : 32; }
int trailing(uint32_t x) { return __builtin_ctz(x); }
int first(int x) { return __builtin_ffs(x); }
uint32_t turn(uint32_t x, int n) { return __builtin_rotateleft32(x, n) ^ __builtin_rotateright32(x, 7); }
uint64_t mirrored(uint64_t x) { return __builtin_bitreverse64(x); }
uint16_t swapped(uint16_t x) { return __builtin_bswap16(x); }
int parity(unsigned x) { return __builtin_parity(x); }
uint32_t spread(uint16_t x) {
  uint32_t r = x;
  r = (r | r << 8) & 0x00ff00ff;
  r = (r | r << 4) & 0x0f0f0f0f;
  r = (r | r << 2) & 0x33333333;
  return (r | r << 1) & 0x55555555;
}
