// One step of a row of cells.
enum { SIZE = 8 };

static int neighbours(const unsigned char *row, int i) {
  int n = 0;
  if (i > 0) n += row[i - 1];
  if (i < SIZE - 1) n += row[i + 1];
  return n;
}

void step(const unsigned char *restrict from, unsigned char *restrict to) {
  for (int i = 0; i < SIZE; i++)
    to[i] = neighbours(from, i) == 1;
}

int alive(const unsigned char *row) {
  int n = 0;
  for (int i = 0; i < SIZE; i++)
    n += row[i] != 0;
  return n;
}

unsigned rule30(unsigned cells) { return (cells << 1) ^ (cells | cells >> 1); }
