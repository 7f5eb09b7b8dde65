// Tables that are computed and looked up.
static const unsigned char bits_of_nibble[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

int bits(unsigned char x) { return bits_of_nibble[x & 15] + bits_of_nibble[x >> 4]; }

static const struct row {
  char letter;
  int value;
} roman[] = {{'M', 1000}, {'D', 500}, {'C', 100}, {'L', 50}, {'X', 10}, {'V', 5}, {'I', 1}};

int value_of(char letter) {
  for (unsigned i = 0; i < sizeof roman / sizeof *roman; i++)
    if (roman[i].letter == letter) return roman[i].value;
  return 0;
}

static unsigned char upper[128];

void fill_upper(void) {
  for (int i = 0; i < 128; i++)
    upper[i] = (unsigned char)(i >= 'a' && i <= 'z' ? i - 32 : i);
}

char to_upper(char c) { return c >= 0 ? (char)upper[(unsigned char)c] : c; }
