// Functions with a variable number of arguments.
#include <stdarg.h>

int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = 0;
  for (int i = 0; i < n; i++)
    s += va_arg(list, int);
  va_end(list);
  return s;
}

int six(void) { return sum(3, 1, 2, 3); }
double first_real(int n, ...) {
  va_list list;
  va_start(list, n);
  double x = va_arg(list, double);
  va_end(list);
  return x;
}
extern int print(const char *, ...);
int report(int x, double y) { return print("%d %g", x, y); }
