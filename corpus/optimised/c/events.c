// Calls of functions that are defined elsewhere, in order.
extern void ask(void);
extern int answer(int);
extern void tell(const char *, int);

int ask_twice(int x) {
  ask();
  int a = answer(x);
  ask();
  return a + answer(x);
}

void tell_all(int n) {
  for (int i = 0; i < n; i++)
    tell("number", i);
}

int only_if(int c) {
  if (c) ask();
  return c ? answer(1) : answer(2);
}

int local_escapes(void) {
  extern void fill(int *);
  int x = 1;
  fill(&x);
  return x;
}
