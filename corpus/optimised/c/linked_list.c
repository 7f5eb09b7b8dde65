// A list of nodes on the heap.
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

struct node *push(struct node *list, int value) {
  struct node *fresh = malloc(sizeof *fresh);
  if (!fresh) return list;
  fresh->value = value;
  fresh->next = list;
  return fresh;
}

int sum(const struct node *list) {
  int s = 0;
  for (; list; list = list->next)
    s += list->value;
  return s;
}

struct node *reverse(struct node *list) {
  struct node *done = NULL;
  while (list) {
    struct node *next = list->next;
    list->next = done;
    done = list;
    list = next;
  }
  return done;
}

void release(struct node *list) {
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
}

int pair_sum(int a, int b) {
  struct node *list = push(push(NULL, a), b);
  int s = sum(list);
  release(list);
  return s;
}
