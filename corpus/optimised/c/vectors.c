// Vectors of the compiler's own.
typedef int int4 __attribute__((vector_size(16)));
typedef float float4 __attribute__((vector_size(16)));

int4 add(int4 a, int4 b) { return a + b; }
int4 scaled(int4 a, int k) { return a * k; }
float4 mixed(float4 a, float4 b) { return a * b + a; }
int total(int4 a) { return a[0] + a[1] + a[2] + a[3]; }
int4 larger(int4 a, int4 b) { return a > b; }
int4 with_first(int4 a, int x) {
  a[0] = x;
  return a;
}
int lane(const int4 *a, unsigned i) { return (*a)[i & 3]; }
