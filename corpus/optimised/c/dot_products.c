// Dot products and other loops over floats.
float dot(const float *a, const float *b, int n) {
  float s = 0;
  for (int i = 0; i < n; i++)
    s += a[i] * b[i];
  return s;
}

void scale(double *a, int n, double factor) {
  for (int i = 0; i < n; i++)
    a[i] *= factor;
}

double polynomial(const double *c, int n, double x) {
  double r = 0;
  while (n-- > 0)
    r = r * x + c[n];
  return r;
}

double cross_z(const double a[3], const double b[3]) { return a[0] * b[1] - a[1] * b[0]; }
