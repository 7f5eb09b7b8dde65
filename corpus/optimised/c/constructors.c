// Functions that run before main.
static int ready;
static int table[4];

__attribute__((constructor)) static void set_up(void) {
  ready = 1;
  for (int i = 0; i < 4; i++)
    table[i] = i * i;
}
__attribute__((constructor(200))) void late(void) { ready += 2; }
__attribute__((destructor)) static void tear_down(void) { ready = 0; }

int is_ready(void) { return ready; }
int entry(unsigned i) { return i < 4 ? table[i] : 0; }
void set_entry(unsigned i, int x) {
  if (i < 4) table[i] = x;
}
