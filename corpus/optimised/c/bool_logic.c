// _Bool, short circuits, and comparisons as numbers.
_Bool both(_Bool a, _Bool b) { return a && b; }
_Bool different(int a, int b) { return !a != !b; }
int sign(int x) { return (x > 0) - (x < 0); }

struct flags {
  _Bool ready, failed;
  int code;
};

int state(const struct flags *f) {
  if (f->failed) return -f->code;
  return f->ready ? f->code : 0;
}

void set(struct flags *f, int code) {
  f->ready = code >= 0;
  f->failed = code < 0;
  f->code = code;
}

_Bool in_order(int a, int b, int c) { return (a <= b && b <= c) || (a >= b && b >= c); }
