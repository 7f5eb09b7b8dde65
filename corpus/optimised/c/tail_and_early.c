// Early returns, conditions that repeat, dead code.
int classify(int x) {
  if (x < 0) return -1;
  if (x == 0) return 0;
  if (x < 0) return 99;
  return x > 100 ? 2 : 1;
}

int repeated(int a, int b) {
  int x = a * b + 1;
  int y = a * b + 1;
  return x == y ? x : 12345;
}

int dead_store(int x) {
  int y = x * 3;
  y = x + 1;
  return y;
}

int known_after(int x) {
  if (x != 5) return 0;
  return x * x;
}

unsigned loop_to_formula(unsigned n) {
  unsigned s = 0;
  for (unsigned i = 0; i < n; i++)
    s += i;
  return s;
}

int unreachable_default(int x) {
  switch (x & 1) {
  case 0: return 10;
  case 1: return 20;
  default: __builtin_unreachable();
  }
}
