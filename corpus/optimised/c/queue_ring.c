// A ring buffer.
enum { CAPACITY = 16 };
typedef struct queue {
  int data[CAPACITY];
  unsigned begin, end;
} queue;

void init(queue *q) { q->begin = q->end = 0; }
unsigned size(const queue *q) { return q->end - q->begin; }

_Bool put(queue *q, int x) {
  if (size(q) == CAPACITY) return 0;
  q->data[q->end++ % CAPACITY] = x;
  return 1;
}

_Bool get(queue *q, int *x) {
  if (size(q) == 0) return 0;
  *x = q->data[q->begin++ % CAPACITY];
  return 1;
}

int drain(queue *q) {
  int x, s = 0;
  while (get(q, &x))
    s += x;
  return s;
}
