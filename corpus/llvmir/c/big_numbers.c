// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stdbool.h>
#include <stdint.h>
typedef struct {
  uint32_t limb[8];
} wide;
wide add(wide a, const wide *b, bool *carry) {
  uint64_t sum = 0;
  for (int i = 0; i < 8; i++) {
    sum += (uint64_t)a.limb[i] + b->limb[i];
    a.limb[i] = (uint32_t)sum;
    sum >>= 32;
  }
  *carry = sum;
  return a;
}
wide multiply(wide a, wide b) {
  wide r = {{0}};
  for (int i = 0; i < 8; i++)
    for (int j = 0; i + j < 8; j++) {
      uint64_t t = (uint64_t)a.limb[i] * b.limb[j];
      for (int k = i + j; t && k < 8; k++) {
        t += r.limb[k];
        r.limb[k] = (uint32_t)t;
        t >>= 32;
      }
    }
  return r;
}
