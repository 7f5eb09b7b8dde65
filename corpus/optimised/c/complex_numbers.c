// Complex numbers as structures of two doubles.
typedef struct complex {
  double re, im;
} complex;

complex add(complex a, complex b) { return (complex){a.re + b.re, a.im + b.im}; }

complex multiply(complex a, complex b) { return (complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }

double norm(complex a) { return a.re * a.re + a.im * a.im; }

complex conjugate(complex a) { return (complex){a.re, -a.im}; }

int escapes(double re, double im) {
  complex z = {0, 0}, c = {re, im};
  for (int i = 0; i < 4; i++) {
    z = add(multiply(z, z), c);
    if (norm(z) > 4) return i;
  }
  return -1;
}
