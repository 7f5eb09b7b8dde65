// A table of open addressing with a fixed size.
enum { SLOTS = 64 };
typedef struct table {
  unsigned keys[SLOTS]; /* 0: empty */
  int values[SLOTS];
} table;

static unsigned hash(unsigned key) { return key * 2654435761u >> 26; }

int *lookup(table *t, unsigned key) {
  for (unsigned i = hash(key);; i = (i + 1) % SLOTS) {
    if (t->keys[i] == key) return &t->values[i];
    if (t->keys[i] == 0) return 0;
  }
}

int insert(table *t, unsigned key, int value) {
  unsigned i = hash(key);
  while (t->keys[i] != 0 && t->keys[i] != key)
    i = (i + 1) % SLOTS;
  int fresh = t->keys[i] == 0;
  t->keys[i] = key;
  t->values[i] = value;
  return fresh;
}

void clear(table *t) {
  for (int i = 0; i < SLOTS; i++)
    t->keys[i] = 0;
}
