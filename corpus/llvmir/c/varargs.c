// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Functions with a variable number of arguments.

#include <stdarg.h>
int printf(const char *, ...);
int sum(int n, ...) {
  va_list list, again;
  int total = 0;
  va_start(list, n);
  va_copy(again, list);
  for (int i = 0; i < n; i++)
    total += va_arg(list, int);
  for (int i = 0; i < n; i++)
    total -= va_arg(again, int) / 2;
  va_end(again);
  va_end(list);
  return total;
}
double mixed(const char *how, ...) {
  va_list list;
  double total = 0;
  va_start(list, how);
  for (; *how; how++)
    total += *how == 'd' ? va_arg(list, double) : (double)va_arg(list, long);
  va_end(list);
  return total;
}
int show(void) { return printf("%d %f\n", sum(3, 1, 2, 3), mixed("dl", 1.5, 2L)); }
