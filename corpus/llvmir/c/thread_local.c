// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

_Thread_local int counter = 3;
static _Thread_local char buffer[16];
extern _Thread_local long outside;
int next(void) { return ++counter; }
char *fill(char c) {
  for (int i = 0; i < 15; i++)
    buffer[i] = c;
  return buffer;
}
long far(void) { return outside + counter; }
