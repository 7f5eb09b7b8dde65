// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// A state machine over text, with static state and a table of structs.

struct rule {
  char from;
  char on;
  char to;
};
static const struct rule rules[] = {{'s', ' ', 's'}, {'s', 'a', 'w'}, {'w', 'a', 'w'}, {'w', ' ', 's'}};
static int seen;
int words(const char *text) {
  char state = 's';
  seen = 0;
  for (; *text; text++) {
    char kind = *text == ' ' ? ' ' : 'a', to = state;
    for (unsigned i = 0; i < sizeof rules / sizeof *rules; i++)
      if (rules[i].from == state && rules[i].on == kind) to = rules[i].to;
    if (state == 's' && to == 'w') seen++;
    state = to;
  }
  return seen;
}
