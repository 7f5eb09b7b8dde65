// Tagged unions.
struct value {
  enum { INTEGER, REAL, TEXT } tag;
  union {
    int integer;
    double real;
    const char *text;
  } as;
};

int to_integer(const struct value *v) {
  switch (v->tag) {
  case INTEGER: return v->as.integer;
  case REAL: return (int)v->as.real;
  case TEXT: return v->as.text[0];
  }
  return 0;
}

struct value of_integer(int x) { return (struct value){INTEGER, {.integer = x}}; }
struct value of_real(double x) { return (struct value){REAL, {.real = x}}; }

_Bool equal(const struct value *a, const struct value *b) {
  if (a->tag != b->tag) return 0;
  if (a->tag == INTEGER) return a->as.integer == b->as.integer;
  return a->tag == REAL ? a->as.real == b->as.real : a->as.text == b->as.text;
}

void clear(struct value *v) {
  v->tag = INTEGER;
  v->as.integer = 0;
}
