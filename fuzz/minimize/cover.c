#include "fuzz/minimize/cover.h"

#include <assert.h>
#include <stdlib.h>

enum { UNWANTED = 1 << 30 }; /* as if it were covered often */

typedef struct candidate {
  uint32_t input;
  uint32_t gain;
  PL_VEC(uint32_t) open; /* features that nobody kept covers; of the last look */
  bool looked;
} candidate;

typedef struct chooser {
  const pl_cover_input *inputs;
  uint32_t *times; /* how often each feature is covered by what is kept */
  PL_VEC(candidate) heap;
} chooser;

/* ---- A heap: the most gain for the least weight on top; the first of equals ---- */

/* Whether `a` has more gain for its weight than `b`, or as much and comes earlier in the list of inputs. */
static bool is_better(const chooser *c, const candidate *a, const candidate *b) {
  __extension__ typedef unsigned __int128 wide;
  wide x = (wide)a->gain * c->inputs[b->input].weight, y = (wide)b->gain * c->inputs[a->input].weight;
  return x != y ? x > y : a->input < b->input;
}

/* Exchanges two candidates. */
static void swap(candidate *a, candidate *b) {
  candidate keep = *a;
  *a = *b;
  *b = keep;
}

/* Restores the heap's order below position i, whose candidate may be worse than its children. */
static void sink_down(chooser *c, size_t i) {
  for (;;) {
    size_t best = i;
    for (size_t child = 2 * i + 1; child < 2 * i + 3 && child < c->heap.len; child++)
      if (is_better(c, &c->heap.data[child], &c->heap.data[best])) best = child;
    if (best == i) return;
    swap(&c->heap.data[i], &c->heap.data[best]);
    i = best;
  }
}

/* Removes the best candidate from the heap. */
static void drop_top(chooser *c) {
  pl_vec_free(&c->heap.data[0].open);
  c->heap.data[0] = pl_vec_last(&c->heap);
  c->heap.len--;
  if (c->heap.len) sink_down(c, 0);
}

/* ---- Gains ---- */

/* Computes the candidate's gain, the number of its features that are to be covered and nothing kept covers, and stores these
 * features. */
static void look(chooser *c, candidate *x) {
  if (x->looked) {
    size_t left = 0;
    for (size_t i = 0; i < x->open.len; i++)
      if (!c->times[x->open.data[i]]) x->open.data[left++] = x->open.data[i];
    x->open.len = left;
  } else {
    for (pl_feature_step s = pl_feature_first(c->inputs[x->input].list); pl_feature_next(&s);)
      if (!c->times[s.feature]) pl_vec_push(&x->open, (uint32_t)s.feature);
    x->looked = true;
  }
  x->gain = (uint32_t)x->open.len;
}

/* Appends the input to the cover and counts its features as covered once more. */
static void keep(chooser *c, uint32_t input, pl_cover *cover) {
  for (pl_feature_step s = pl_feature_first(c->inputs[input].list); pl_feature_next(&s);)
    c->times[s.feature]++;
  pl_vec_push(&cover->kept, input);
}

/* The number of features in the list. */
static uint32_t length_of(const pl_feature_list *list) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < list->len; i++)
    count += !(list->data[i] & 0x80);
  return count;
}

/* Makes the heap of all inputs that are neither kept already nor shut out, with the lengths of their lists as gains. */
static void fill_heap(chooser *c, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (c->inputs[i].wanted || c->inputs[i].shut_out) continue;
    assert(c->inputs[i].weight > 0);
    pl_vec_push(&c->heap, ((candidate){.input = (uint32_t)i, .gain = length_of(c->inputs[i].list)}));
  }
  for (size_t i = c->heap.len / 2; i-- > 0;)
    sink_down(c, i);
}

/* ---- What has become too much ---- */

typedef struct weighed {
  uint64_t weight;
  uint32_t position;
} weighed;

/* Order for qsort: the heaviest first, among equals the one kept last. */
static int by_weight(const void *a, const void *b) {
  const weighed *x = a, *y = b;
  if (x->weight != y->weight) return x->weight > y->weight ? -1 : 1;
  return x->position > y->position ? -1 : 1;
}

/* Whether the kept input is kept whatever it covers (`wanted`), or has a feature, among those to be covered, that no other kept
 * input has. */
static bool is_needed(const chooser *c, uint32_t input) {
  if (c->inputs[input].wanted) return true;
  for (pl_feature_step s = pl_feature_first(c->inputs[input].list); pl_feature_next(&s);)
    if (c->times[s.feature] == 1) return true;
  return false;
}

/* Removes from cover->kept, the heaviest first, inputs that are not needed (is_needed); the order of the rest stays. */
static void drop_unneeded(chooser *c, pl_cover *cover) {
  PL_VEC(weighed) order = {0};
  for (size_t i = 0; i < cover->kept.len; i++)
    pl_vec_push(&order, ((weighed){c->inputs[cover->kept.data[i]].weight, (uint32_t)i}));
  if (order.len) qsort(order.data, order.len, sizeof *order.data, by_weight);
  for (size_t i = 0; i < order.len; i++) {
    uint32_t *kept = &cover->kept.data[order.data[i].position];
    if (is_needed(c, *kept)) continue;
    for (pl_feature_step s = pl_feature_first(c->inputs[*kept].list); pl_feature_next(&s);)
      c->times[s.feature]--;
    *kept = UINT32_MAX;
  }
  size_t left = 0;
  for (size_t i = 0; i < cover->kept.len; i++)
    if (cover->kept.data[i] != UINT32_MAX) cover->kept.data[left++] = cover->kept.data[i];
  cover->kept.len = left;
  pl_vec_free(&order);
}

void pl_cover_choose(const pl_cover_input *inputs, size_t count, uint64_t total, const bool *wanted, pl_cover *cover) {
  assert(inputs || count == 0);
  chooser c = {.inputs = inputs, .times = pl_xmalloc((total + 1) * sizeof(uint32_t))};
  memset(c.times, 0, (total + 1) * sizeof(uint32_t));
  *cover = (pl_cover){0};
  for (uint64_t f = 0; wanted && f < total; f++)
    if (!wanted[f]) c.times[f] = UNWANTED;
  for (size_t i = 0; i < count; i++)
    if (inputs[i].wanted && !inputs[i].shut_out) keep(&c, (uint32_t)i, cover);
  fill_heap(&c, count);
  while (c.heap.len) {
    candidate *top = &c.heap.data[0];
    uint32_t before = top->gain;
    bool fresh = top->looked;
    look(&c, top);
    if (top->gain == 0) {
      drop_top(&c);
    } else if (top->gain == before && (fresh || cover->kept.len == 0)) {
      keep(&c, top->input, cover);
      drop_top(&c);
    } else {
      sink_down(&c, 0);
    }
  }
  drop_unneeded(&c, cover);
  pl_vec_free(&c.heap);
  free(c.times);
}

void pl_cover_free(pl_cover *cover) { pl_vec_free(&cover->kept); }
