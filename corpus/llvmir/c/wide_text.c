// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

typedef int wchar;
static const wchar greeting[] = L"h\u00e9llo \\ w\u00f6rld";
const unsigned short sixteen[] = u"a\u20ac";
const char mixed[] = "tab\t quote\" zero\0 high\xff back\\";
int length(const wchar *w) {
  int n = 0;
  while (w[n])
    n++;
  return n;
}
int all(void) { return length(greeting) + sixteen[1] + mixed[5] + __func__[0]; }
