// A heap in an array.
static void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}

static void sift(int *a, int root, int n) {
  for (;;) {
    int child = 2 * root + 1;
    if (child >= n) return;
    if (child + 1 < n && a[child] < a[child + 1]) child++;
    if (a[root] >= a[child]) return;
    swap(&a[root], &a[child]);
    root = child;
  }
}

void heap_sort(int *a, int n) {
  for (int i = n / 2 - 1; i >= 0; i--)
    sift(a, i, n);
  for (int i = n - 1; i > 0; i--) {
    swap(&a[0], &a[i]);
    sift(a, 0, i);
  }
}
