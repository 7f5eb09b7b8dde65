// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

int state __attribute__((visibility("hidden"))) = 1;
static int order[4] __attribute__((used, section("order")));
__attribute__((constructor(200))) static void early(void) { order[0] = state++; }
__attribute__((constructor)) static void late(void) { order[1] = state++; }
__attribute__((destructor)) static void end(void) { order[2] = state--; }
int common_or_not;
__attribute__((weak)) int weak_one(void) { return order[3]; }
extern int weak_far(void) __attribute__((weak));
int ask(void) { return weak_far ? weak_far() : weak_one(); }
