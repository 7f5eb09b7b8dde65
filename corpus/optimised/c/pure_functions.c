// Calls of functions that only compute, or only read.
extern int compute(int) __attribute__((const));
extern int look(int) __attribute__((pure));
extern void change(void);
extern int shared;

int twice(int x) { return compute(x) + compute(x); }
int unused(int x) {
  compute(x);
  return x;
}
int around(int x) {
  int a = compute(x);
  change();
  return a + compute(x);
}
int reads(int x) { return look(x) * look(x); }
int reads_around(int x) {
  int a = look(x);
  shared = a;
  return a + look(x);
}
int in_loop(int x, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += compute(x);
  return s;
}
int chosen(int c, int x) {
  int a = compute(x);
  return c ? a : 0;
}
