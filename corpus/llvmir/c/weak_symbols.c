// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

__attribute__((weak)) int setting = 5;
extern int maybe(int) __attribute__((weak));
static int real(int x) { return x + 1; }
int other(int) __attribute__((alias("real_name")));
int real_name(int x) { return real(x) * setting; }
int try_it(int x) { return maybe ? maybe(x) : other(x); }
__attribute__((visibility("hidden"))) int hidden_one;
__attribute__((section(".special"), used)) static int kept = 3;
__attribute__((visibility("protected"))) int guarded(void) { return hidden_one; }
static void *pick(void) { return real_name; }
int chosen(int) __attribute__((ifunc("pick")));
int common_one;
const char *const names[] = {"a", "bc", 0};
