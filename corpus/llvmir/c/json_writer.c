// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
struct writer {
  char *at, *end;
  bool (*full)(struct writer *, void *);
  void *user;
  unsigned depth;
  bool first[32];
};
static void put(struct writer *w, char c) {
  if (w->at == w->end && (!w->full || !w->full(w, w->user))) return;
  *w->at++ = c;
}
static void quoted(struct writer *w, const char *s) {
  static const char escapes[256] = {['"'] = '"', ['\\'] = '\\', ['\n'] = 'n', ['\t'] = 't'};
  put(w, '"');
  for (; *s; s++) {
    if (escapes[(unsigned char)*s]) {
      put(w, '\\');
      put(w, escapes[(unsigned char)*s]);
    } else
      put(w, *s);
  }
  put(w, '"');
}
static void number(struct writer *w, long long n) {
  char digits[24];
  int len = 0;
  unsigned long long rest = n < 0 ? -(unsigned long long)n : (unsigned long long)n;
  do
    digits[len++] = (char)('0' + rest % 10);
  while (rest /= 10);
  if (n < 0) put(w, '-');
  while (len)
    put(w, digits[--len]);
}
void members(struct writer *w, const char *kinds, ...) {
  va_list list, again;
  va_start(list, kinds);
  va_copy(again, list);
  put(w, '{');
  for (; *kinds; kinds++) {
    quoted(w, va_arg(list, const char *));
    put(w, ':');
    switch (*kinds) {
    case 's': quoted(w, va_arg(list, const char *)); break;
    case 'i': number(w, va_arg(list, int)); break;
    case 'l': number(w, va_arg(list, long long)); break;
    case 'd': number(w, (long long)(va_arg(list, double) * 1000)); break;
    default: __builtin_unreachable();
    }
    if (kinds[1]) put(w, ',');
  }
  put(w, '}');
  va_end(again);
  va_end(list);
}
