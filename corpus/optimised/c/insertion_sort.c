// Sorting by insertion and by selection; networks.
void insertion_sort(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int x = a[i], k = i;
    for (; k > 0 && a[k - 1] > x; k--)
      a[k] = a[k - 1];
    a[k] = x;
  }
}

int index_of_smallest(const int *a, int from, int to) {
  int best = from;
  for (int i = from + 1; i < to; i++)
    if (a[i] < a[best]) best = i;
  return best;
}

static void order(int *a, int *b) {
  if (*a > *b) {
    int t = *a;
    *a = *b;
    *b = t;
  }
}

void sort_three(int a[3]) {
  order(&a[0], &a[1]);
  order(&a[1], &a[2]);
  order(&a[0], &a[1]);
}

_Bool is_sorted(const int *a, int n) {
  for (int i = 1; i < n; i++)
    if (a[i - 1] > a[i]) return 0;
  return 1;
}
