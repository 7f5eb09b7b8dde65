// An interpreter of a few instructions.
enum op { PUSH, ADD, MULTIPLY, NEGATE, END };
struct instruction {
  enum op op;
  int value;
};

int execute(const struct instruction *at) {
  int stack[8], top = 0;
  for (;; at++)
    switch (at->op) {
    case PUSH:
      if (top == 8) return -1;
      stack[top++] = at->value;
      break;
    case ADD:
      if (top < 2) return -1;
      top--;
      stack[top - 1] += stack[top];
      break;
    case MULTIPLY:
      if (top < 2) return -1;
      top--;
      stack[top - 1] *= stack[top];
      break;
    case NEGATE:
      if (top < 1) return -1;
      stack[top - 1] = -stack[top - 1];
      break;
    case END: return top == 1 ? stack[0] : -1;
    default: return -1;
    }
}

int answer(void) {
  struct instruction program[] = {{PUSH, 6}, {PUSH, 7}, {MULTIPLY, 0}, {END, 0}};
  return execute(program);
}
