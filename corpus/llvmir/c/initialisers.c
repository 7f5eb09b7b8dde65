// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Globals with every kind of initialiser.

struct node {
  struct node *next;
  int value;
  const char *text;
};
extern struct node second;
static const int table[4][3] = {{1, 2, 3}, {4}, {0}, {7, 8, 9}};
const char message[] = "tab\there, \"quotes\", \\ and \x01";
const char *const words[] = {"alpha", "beta", 0, "delta"};
struct node first = {&second, 1, message + 4};
struct node second = {&first, -2, "two"};
double numbers[5] = {1.5, -2.25, 0.1};
int zeros[1000];
int *inside = &zeros[17];
long distance = (char *)&zeros[9] - (char *)&zeros[2];
float matrix[2][2] = {{1, 0}, {0, 1}};
unsigned char bytes[3][2] = {{255, 0}, {1, 2}, {3, 4}};
int pick(int i, int j) { return table[i & 3][j % 3] + (int)numbers[i % 5] + bytes[i % 3][j & 1] + (words[i & 3] != 0); }
