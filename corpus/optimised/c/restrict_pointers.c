// restrict and what it lets a compiler keep in registers.
void add_into(int *restrict to, const int *restrict from, int n) {
  for (int i = 0; i < n; i++)
    to[i] += *from;
}

int store_then_load(int *restrict a, int *restrict b) {
  *a = 1;
  *b = 2;
  return *a;
}

int may_alias(int *a, int *b) {
  *a = 1;
  *b = 2;
  return *a;
}

void update(double *restrict x, double *restrict y) {
  double t = *x;
  *x = *y + t;
  *y = *x * 2;
}

static int helper(int *restrict p, int *q) {
  *p = 5;
  *q = 6;
  return *p;
}
int use_helper(int *a, int *b) { return helper(a, b); }
