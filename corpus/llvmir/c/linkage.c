// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Linkage, visibility, sections, aliases, weak and thread-local symbols.

static int hidden_counter;
extern int elsewhere;
extern __attribute__((weak)) int maybe(void);
__attribute__((visibility("hidden"))) int inner = 5;
__attribute__((visibility("protected"))) int outer(void) { return inner + elsewhere; }
__attribute__((section("special"), aligned(64))) int placed = 6;
_Thread_local int mine = 7;
static _Thread_local char *buffer;
__attribute__((weak)) int overridable(void) { return hidden_counter++; }
int other_name(void) __attribute__((alias("overridable")));
int ask(void) { return &maybe ? maybe() : mine + (buffer != 0); }
inline int seen(int a) { return a + 1; }
extern inline int seen(int a);
int common_one;
__attribute__((used)) static int kept = 9;
__attribute__((constructor)) static void begin(void) { hidden_counter = 1; }
__attribute__((destructor(200))) static void end(void) { hidden_counter = 0; }
