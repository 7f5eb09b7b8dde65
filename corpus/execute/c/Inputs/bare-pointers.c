#include <stdio.h>

double dot(double *x, double *y);
double *same(double *m);

void log_corner(double *m) { printf("corner %g\n", m[3]); }

int main(void) {
  double x[3] = {1, 2, 3}, y[3] = {4, 5, 6}, m[4] = {0};
  printf("%g\n", dot(x, y));
  double *r = same(m);
  printf("%d\n", r == m);
  return 0;
}
