// Mean, variance, histogram.
struct moments {
  double mean, variance;
  int count;
};

void accumulate(struct moments *m, double x) {
  m->count++;
  double d = x - m->mean;
  m->mean += d / m->count;
  m->variance += d * (x - m->mean);
}

struct moments of(const double *a, int n) {
  struct moments m = {0, 0, 0};
  for (int i = 0; i < n; i++)
    accumulate(&m, a[i]);
  return m;
}

void histogram(const unsigned char *p, unsigned n, unsigned bins[256]) {
  for (unsigned i = 0; i < n; i++)
    bins[p[i]]++;
}

double largest(const double *a, int n) {
  double best = a[0];
  for (int i = 1; i < n; i++)
    best = a[i] > best ? a[i] : best;
  return best;
}
