// Base 64.
static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void encode_three(const unsigned char in[3], char out[4]) {
  unsigned x = (unsigned)in[0] << 16 | (unsigned)in[1] << 8 | in[2];
  out[0] = alphabet[x >> 18];
  out[1] = alphabet[x >> 12 & 63];
  out[2] = alphabet[x >> 6 & 63];
  out[3] = alphabet[x & 63];
}

int digit(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

unsigned long encoded_size(unsigned long n) { return (n + 2) / 3 * 4; }
