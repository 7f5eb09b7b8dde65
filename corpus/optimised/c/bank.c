// Accounts: checks before changes.
struct account {
  long balance;
  unsigned id, locked : 1;
};

enum result { OK, LOCKED, POOR, SAME };

enum result transfer(struct account *from, struct account *to, long amount) {
  if (from == to) return SAME;
  if (from->locked || to->locked) return LOCKED;
  if (from->balance < amount) return POOR;
  from->balance -= amount;
  to->balance += amount;
  return OK;
}

long total(const struct account *a, int n) {
  long s = 0;
  for (int i = 0; i < n; i++)
    s += a[i].balance;
  return s;
}

const struct account *by_id(const struct account *a, int n, unsigned id) {
  for (int i = 0; i < n; i++)
    if (a[i].id == id) return a + i;
  return 0;
}
