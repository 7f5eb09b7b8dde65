// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

enum code { PUSH, ADD, MUL, JUMP, JUMPZ, DUP, STOP };
long run(const unsigned char *code, long *stack) {
  long *top = stack;
  for (int at = 0;;) {
    switch ((enum code)code[at++]) {
    case PUSH: *top++ = (signed char)code[at++]; break;
    case ADD:
      top--;
      top[-1] += top[0];
      break;
    case MUL:
      top--;
      top[-1] *= top[0];
      break;
    case JUMP: at = code[at]; break;
    case JUMPZ: at = *--top ? at + 1 : code[at]; break;
    case DUP:
      *top = top[-1];
      top++;
      break;
    case STOP: return top[-1];
    default: return -1;
    }
  }
}
