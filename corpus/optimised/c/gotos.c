// Gotos, early exits, nested breaks.
extern int read_one(void);
extern void give_back(int);

int careful(void) {
  int a, b, result = -1;
  a = read_one();
  if (a < 0) goto out;
  b = read_one();
  if (b < 0) goto undo;
  result = a + b;
undo:
  give_back(a);
out:
  return result;
}

int find_pair(const int *a, int n, int sum) {
  for (int i = 0; i < n; i++)
    for (int k = i + 1; k < n; k++)
      if (a[i] + a[k] == sum) return i * n + k;
  return -1;
}

int skip_negative(const int *a, int n) {
  int s = 0, i = 0;
again:
  if (i >= n) return s;
  if (a[i++] < 0) goto again;
  s += a[i - 1];
  goto again;
}
