// Pointers to pointers, differences, comparisons.
int distance(const int *from, const int *to) { return (int)(to - from); }

void swap_pointers(int **a, int **b) {
  int *t = *a;
  *a = *b;
  *b = t;
}

int *skip(int *p, int n) { return p + n; }
_Bool in_range(const char *p, const char *begin, const char *end) { return p >= begin && p < end; }
int second(int **rows) { return rows[1][0]; }

const char *end_of(const char *text) {
  while (*text)
    text++;
  return text;
}

int local_address(int x) {
  int a = x, *p = &a, **pp = &p;
  **pp += 1;
  return a;
}

void advance(const char **at) { ++*at; }
