// Matrices of fixed and of open size.
typedef struct matrix {
  float m[2][2];
} matrix;

void multiply2(const matrix *a, const matrix *b, matrix *out) {
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < 2; k++)
      out->m[i][k] = a->m[i][0] * b->m[0][k] + a->m[i][1] * b->m[1][k];
}

float determinant(const matrix *a) { return a->m[0][0] * a->m[1][1] - a->m[0][1] * a->m[1][0]; }

void transpose(int n, int a[n][n]) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++) {
      int t = a[i][k];
      a[i][k] = a[k][i];
      a[k][i] = t;
    }
}

int trace(const int *a, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += a[i * n + i];
  return s;
}

void identity(double a[3][3]) {
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++)
      a[i][k] = i == k;
}
