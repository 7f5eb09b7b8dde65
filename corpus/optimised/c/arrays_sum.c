// Sums, extremes and means of arrays.
int sum(const int *a, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += a[i];
  return s;
}

int largest(const int *a, int n) {
  int best = a[0];
  for (int i = 1; i < n; i++)
    if (a[i] > best) best = a[i];
  return best;
}

unsigned mean_of_four(const unsigned *a) { return (a[0] + a[1] + a[2] + a[3]) / 4; }

long alternating(const short *a, unsigned n) {
  long s = 0;
  for (unsigned i = 0; i < n; i++)
    s += i & 1 ? -a[i] : a[i];
  return s;
}
