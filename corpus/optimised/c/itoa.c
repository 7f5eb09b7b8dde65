// Numbers to text and back.
int to_text(unsigned x, char *out) {
  char reversed[10];
  int n = 0;
  do {
    reversed[n++] = (char)('0' + x % 10);
    x /= 10;
  } while (x);
  for (int i = 0; i < n; i++)
    out[i] = reversed[n - 1 - i];
  out[n] = 0;
  return n;
}

int to_number(const char *text) {
  int sign = 1, x = 0;
  if (*text == '-') sign = -1, text++;
  while (*text >= '0' && *text <= '9')
    x = x * 10 + (*text++ - '0');
  return sign * x;
}

static char hex_digit(unsigned x) { return (char)(x < 10 ? '0' + x : 'a' + x - 10); }

void to_hex(unsigned char x, char out[3]) {
  out[0] = hex_digit(x >> 4);
  out[1] = hex_digit(x & 15);
  out[2] = 0;
}
