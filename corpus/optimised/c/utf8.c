// UTF-8.
int length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >> 5 == 6) return 2;
  if (first >> 4 == 14) return 3;
  if (first >> 3 == 30) return 4;
  return 0;
}

int decode_two(const unsigned char *p) { return (p[0] & 31) << 6 | (p[1] & 63); }

int encode(unsigned code, unsigned char *out) {
  if (code < 0x80) {
    out[0] = (unsigned char)code;
    return 1;
  }
  if (code < 0x800) {
    out[0] = (unsigned char)(0xc0 | code >> 6);
    out[1] = (unsigned char)(0x80 | (code & 63));
    return 2;
  }
  return 0;
}

int count(const char *s) {
  int n = 0;
  for (; *s; s++)
    n += (*s & 0xc0) != 0x80;
  return n;
}
