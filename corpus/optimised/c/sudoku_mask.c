// Sets as masks.
typedef unsigned short mask;

mask add(mask m, int digit) { return (mask)(m | 1 << digit); }
mask take(mask m, int digit) { return (mask)(m & ~(1 << digit)); }
_Bool has(mask m, int digit) { return m >> digit & 1; }

int size(mask m) {
  int n = 0;
  for (int i = 0; i < 16; i++)
    n += m >> i & 1;
  return n;
}

int only(mask m) {
  if (!m || (m & (m - 1))) return -1;
  int i = 0;
  while (!(m >> i & 1))
    i++;
  return i;
}

mask of_row(const unsigned char row[9]) {
  mask m = 0;
  for (int i = 0; i < 9; i++)
    m = add(m, row[i] & 15);
  return m;
}
