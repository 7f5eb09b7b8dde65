// Function pointers.
typedef int operation(int, int);

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int multiply(int a, int b) { return a * b; }

static operation *const table[] = {add, subtract, multiply};

int apply(unsigned which, int a, int b) { return which < 3 ? table[which](a, b) : 0; }

int fold(operation *f, const int *a, int n, int start) {
  int r = start;
  for (int i = 0; i < n; i++)
    r = f(r, a[i]);
  return r;
}

static int twice(operation *f, int x) { return f(f(x, x), x); }

int four_times(int x) { return twice(add, x) + x; }

operation *chosen(int wants_sum) { return wants_sum ? add : multiply; }
