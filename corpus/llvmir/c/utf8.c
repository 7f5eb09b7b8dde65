// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stddef.h>
#include <stdint.h>
static const uint8_t lengths[16] = {1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 3, 4};
size_t decode(const unsigned char *text, uint32_t *point) {
  size_t n = lengths[*text >> 4];
  static const uint8_t masks[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
  uint32_t value = *text & masks[n];
  for (size_t i = 1; i < n; i++) {
    if ((text[i] & 0xc0) != 0x80) return 0;
    value = value << 6 | (text[i] & 0x3f);
  }
  *point = value;
  return n;
}
size_t count(const char *text) {
  size_t points = 0;
  uint32_t p;
  for (size_t n; *text && (n = decode((const unsigned char *)text, &p)) != 0; text += n)
    points++;
  return points;
}
