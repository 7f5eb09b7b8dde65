// Merging and partitioning.
int merge(const int *restrict a, int n, const int *restrict b, int m, int *restrict out) {
  int i = 0, k = 0, at = 0;
  while (i < n && k < m)
    out[at++] = a[i] <= b[k] ? a[i++] : b[k++];
  while (i < n)
    out[at++] = a[i++];
  while (k < m)
    out[at++] = b[k++];
  return at;
}

int partition(int *a, int n) {
  int pivot = a[n - 1], at = 0;
  for (int i = 0; i < n - 1; i++)
    if (a[i] < pivot) {
      int t = a[i];
      a[i] = a[at];
      a[at++] = t;
    }
  a[n - 1] = a[at];
  a[at] = pivot;
  return at;
}
