// Switches: dense, sparse, with fall through.
int days(int month, int leap) {
  switch (month) {
  case 2: return leap ? 29 : 28;
  case 4:
  case 6:
  case 9:
  case 11: return 30;
  default: return 31;
  }
}

const char *name_of(int code) {
  switch (code) {
  case 0: return "none";
  case 1: return "one";
  case 7: return "seven";
  default: return "many";
  }
}

int fall(int x) {
  int r = 0;
  switch (x & 3) {
  case 3: r += 4;
  case 2: r += 2;
  case 1: r += 1; break;
  case 0: r = -1;
  }
  return r;
}

int sparse(long x) {
  switch (x) {
  case 10: return 1;
  case 1000: return 2;
  case 100000: return 3;
  case -5: return 4;
  }
  return 0;
}

unsigned dense(unsigned x) {
  switch (x) {
  case 0: return 12;
  case 1: return 7;
  case 2: return 93;
  case 3: return 4;
  case 4: return 55;
  case 5: return 6;
  }
  return 1;
}
