// A doubly linked ring.
struct node {
  struct node *next, *previous;
  int value;
};

void make_empty(struct node *head) { head->next = head->previous = head; }

void insert_after(struct node *at, struct node *fresh) {
  fresh->next = at->next;
  fresh->previous = at;
  at->next->previous = fresh;
  at->next = fresh;
}

void take_out(struct node *at) {
  at->next->previous = at->previous;
  at->previous->next = at->next;
  at->next = at->previous = 0;
}

int length(const struct node *head) {
  int n = 0;
  for (const struct node *at = head->next; at != head; at = at->next)
    n++;
  return n;
}

_Bool is_empty(const struct node *head) { return head->next == head; }
