// Global state: initialisers of several kinds, counters, addresses in globals.
static int count;
int limit = 10;
static int *current = &count;
static struct {
  int id;
  const char *label;
} entry = {7, "seven"};

int next(void) { return ++count; }
void reset(void) { count = 0; }
int below_limit(void) { return count < limit; }
void through_pointer(int x) { *current += x; }
int id(void) { return entry.id; }
char first_of_label(void) { return entry.label[0]; }

int once(void) {
  static int done;
  if (done) return 0;
  done = 1;
  return 1;
}
