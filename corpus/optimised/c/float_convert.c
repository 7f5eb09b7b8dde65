// Conversions between integers and floats.
int truncated(double x) { return (int)x; }
unsigned char level(float x) { return x <= 0 ? 0 : x >= 1 ? 255 : (unsigned char)(x * 255); }
double widened(float x) { return x; }
float narrowed(double x) { return (float)x; }
double ratio(int a, int b) { return b ? (double)a / b : 0; }
float from_unsigned(unsigned long x) { return (float)x; }
int rounded(float x) { return (int)(x < 0 ? x - 0.5f : x + 0.5f); }

double celsius(double fahrenheit) { return (fahrenheit - 32) * 5 / 9; }

_Bool exact(int x) { return (int)(float)x == x; }
