// Strings by hand.
unsigned long length(const char *s) {
  unsigned long n = 0;
  while (s[n])
    n++;
  return n;
}

int compare(const char *a, const char *b) {
  while (*a && *a == *b)
    a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

char *copy(char *to, const char *from) {
  char *start = to;
  while ((*to++ = *from++))
    ;
  return start;
}

int count(const char *s, char c) {
  int n = 0;
  for (; *s; s++)
    n += *s == c;
  return n;
}

void reverse(char *s, int n) {
  for (int i = 0, k = n - 1; i < k; i++, k--) {
    char t = s[i];
    s[i] = s[k];
    s[k] = t;
  }
}

_Bool palindrome(const char *s, int n) {
  for (int i = 0; i < n / 2; i++)
    if (s[i] != s[n - 1 - i]) return 0;
  return 1;
}
