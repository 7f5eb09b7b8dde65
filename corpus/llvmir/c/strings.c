// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Strings and the library functions on them.

typedef unsigned long size_t;
size_t strlen(const char *);
void *memcpy(void *, const void *, size_t), *memmove(void *, const void *, size_t), *memset(void *, int, size_t);
int strcmp(const char *, const char *);
size_t own_length(const char *s) {
  const char *p = s;
  while (*p)
    p++;
  return (size_t)(p - s);
}
void reverse(char *s) {
  for (size_t i = 0, n = strlen(s); i < n / 2; i++) {
    char c = s[i];
    s[i] = s[n - 1 - i];
    s[n - 1 - i] = c;
  }
}
int is(const char *s) { return strcmp(s, "yes") == 0; }
void shift(char *p, int n) {
  memmove(p + 1, p, (size_t)n);
  memset(p, ' ', 1);
}
int local(const char *from) {
  char buffer[24];
  memcpy(buffer, from, sizeof buffer);
  reverse(buffer);
  return buffer[3];
}
