// Binary search trees on the heap.
#include <stdlib.h>

typedef struct tree {
  int key;
  struct tree *left, *right;
} tree;

tree *insert(tree *t, int key) {
  if (!t) {
    t = calloc(1, sizeof *t);
    if (t) t->key = key;
    return t;
  }
  if (key < t->key)
    t->left = insert(t->left, key);
  else if (key > t->key)
    t->right = insert(t->right, key);
  return t;
}

_Bool contains(const tree *t, int key) {
  while (t && t->key != key)
    t = key < t->key ? t->left : t->right;
  return t != 0;
}

int depth(const tree *t) {
  if (!t) return 0;
  int l = depth(t->left), r = depth(t->right);
  return 1 + (l > r ? l : r);
}

void release(tree *t) {
  if (!t) return;
  release(t->left);
  release(t->right);
  free(t);
}

int smallest(const tree *t) {
  while (t->left)
    t = t->left;
  return t->key;
}
