// Objects after handles, errors as numbers.
#include <stdlib.h>

typedef struct stack {
  int *data;
  unsigned size, capacity;
} stack;

stack *stack_new(unsigned capacity) {
  stack *s = malloc(sizeof *s);
  if (!s) return NULL;
  s->data = malloc(capacity * sizeof *s->data);
  if (!s->data) {
    free(s);
    return NULL;
  }
  s->size = 0;
  s->capacity = capacity;
  return s;
}

int stack_push(stack *s, int x) {
  if (s->size == s->capacity) return -1;
  s->data[s->size++] = x;
  return 0;
}

int stack_pop(stack *s, int *x) {
  if (s->size == 0) return -1;
  *x = s->data[--s->size];
  return 0;
}

void stack_free(stack *s) {
  if (s) free(s->data);
  free(s);
}
