// Divisions and remainders, by constants and by variables.
int tenth(int x) { return x / 10; }
unsigned seventh(unsigned x) { return x / 7; }
int eighth(int x) { return x / 8; }
int rest(int x) { return x % 16; }
unsigned rest_unsigned(unsigned x) { return x % 16; }

int rounded_up(int a, int b) { return (a + b - 1) / b; }

int floor_division(int a, int b) {
  int q = a / b;
  if (a % b != 0 && (a < 0) != (b < 0)) q--;
  return q;
}

unsigned gcd(unsigned a, unsigned b) {
  while (b) {
    unsigned t = a % b;
    a = b;
    b = t;
  }
  return a;
}

_Bool divides(int a, int b) { return a != 0 && b % a == 0; }
