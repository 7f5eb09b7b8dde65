// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

static const char *at;
static int sum(void);
static int atom(void) {
  if (*at == '(') {
    at++;
    int v = sum();
    if (*at == ')') at++;
    return v;
  }
  int v = 0, s = 1;
  if (*at == '-') {
    s = -1;
    at++;
  }
  while (*at >= '0' && *at <= '9')
    v = v * 10 + *at++ - '0';
  return s * v;
}
static int product(void) {
  int v = atom();
  while (*at == '*' || *at == '/') {
    char op = *at++;
    int w = atom();
    v = op == '*' ? v * w : w ? v / w : 0;
  }
  return v;
}
static int sum(void) {
  int v = product();
  while (*at == '+' || *at == '-') {
    char op = *at++;
    int w = product();
    v = op == '+' ? v + w : v - w;
  }
  return v;
}
int evaluate(const char *text) {
  at = text;
  return sum();
}
