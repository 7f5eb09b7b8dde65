// Run-length encoding.
int encode(const unsigned char *in, int n, unsigned char *out) {
  int at = 0;
  for (int i = 0; i < n;) {
    int run = 1;
    while (i + run < n && run < 255 && in[i + run] == in[i])
      run++;
    out[at++] = (unsigned char)run;
    out[at++] = in[i];
    i += run;
  }
  return at;
}

int decoded_size(const unsigned char *in, int n) {
  int s = 0;
  for (int i = 0; i + 1 < n; i += 2)
    s += in[i];
  return s;
}
