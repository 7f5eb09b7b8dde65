// Constants that are folded, and const globals.
static const int squares[] = {0, 1, 4, 9, 16, 25};
const char name[] = "plumb";
static const double halves[2] = {0.5, 0.25};

int square(unsigned i) { return i < 6 ? squares[i] : -1; }
int nine(void) { return squares[3]; }
char third_letter(void) { return name[2]; }
double three_quarters(void) { return halves[0] + halves[1]; }

int digits_of_answer(void) {
  int n = 0;
  for (int x = 4200; x; x /= 10)
    n++;
  return n;
}

unsigned long length_of_name(void) { return sizeof name - 1; }
