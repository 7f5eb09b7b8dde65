// Volatile accesses, which stay as they are.
extern volatile int port;
static volatile int ticks;

int read_twice(void) { return port + port; }
void write_twice(int x) {
  port = x;
  port = x;
}
int wait_for(volatile int *flag) {
  int n = 0;
  while (!*flag)
    n++;
  return n;
}
void tick(void) { ticks++; }
int unused_read(void) {
  port;
  return 1;
}
void fill(volatile char *p, int n) {
  for (int i = 0; i < n; i++)
    p[i] = 0;
}
int between(int *a) {
  int x = *a;
  port = 1;
  return x + *a;
}
int local(void) {
  volatile int x = 3;
  return x;
}
