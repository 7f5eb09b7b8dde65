// Searching in sorted arrays.
int find(const int *a, int n, int key) {
  int low = 0, high = n - 1;
  while (low <= high) {
    int mid = low + (high - low) / 2;
    if (a[mid] == key) return mid;
    if (a[mid] < key)
      low = mid + 1;
    else
      high = mid - 1;
  }
  return -1;
}

unsigned lower_bound(const unsigned *a, unsigned n, unsigned key) {
  unsigned low = 0;
  while (n > 0) {
    unsigned half = n / 2;
    if (a[low + half] < key) {
      low += half + 1;
      n -= half + 1;
    } else
      n = half;
  }
  return low;
}
