/* explain.c - the first accesses in which source and lowering differ, as an explanation of a difference that shows later. */
#include "verify/interp/compare/explain.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/compare/render.h"
#include "verify/interp/machine/print_scalar.h"

bool pl_same_values(const pl_access *a, const pl_access *b) {
  assert(a->num_values == 0 || a->values != NULL);
  if (a->num_values != b->num_values) return true; /* split or joined: not compared here */
  for (uint32_t i = 0; i < a->num_values; i++)
    if (pl_scalar_is_fine(&a->values[i]) &&
        (!pl_scalar_is_fine(&b->values[i]) || a->values[i].bits.width != b->values[i].bits.width ||
         !pl_apint_eq(a->values[i].bits, b->values[i].bits)))
      return false;
  return true;
}

/* Whether the lowering's access succeeded and is to a stack object or global without counterpart in the source, such as
 * spilled descriptors and messages. */
static bool is_private(const pl_comparer *c, const pl_access *a) {
  if (a->failed || a->object == 0) return false;
  const pl_buffer *b = pl_memory_at(&c->lowered.memory, a->object);
  if (b->object.kind == PL_OBJECT_STACK) return !b->claimed && b->twin == 0;
  return b->object.kind == PL_OBJECT_GLOBAL && b->twin == 0;
}

/* The lowering's next access, from *at on, that is not private (is_private); NULL if there is none. *at becomes the index of
 * the access after it. */
static const pl_access *next_shared(const pl_comparer *c, size_t *at) {
  while (*at < c->lowered.accesses.len && is_private(c, &c->lowered.accesses.data[*at]))
    (*at)++;
  return *at < c->lowered.accesses.len ? &c->lowered.accesses.data[(*at)++] : NULL;
}

/* The address of the lowering's access `b` if its buffer lay where that of the source's access `a` does, as new buffers may
 * lie elsewhere; where that is not known, an address that shows no difference, or b->address if the buffers do not go
 * together. */
static uint64_t place_in_ours(const pl_comparer *c, const pl_access *a, const pl_access *b) {
  const uint32_t theirs = b->failed ? pl_memory_find(&c->lowered.memory, b->address) : b->object;
  if (a->failed || a->object == 0 || theirs == 0) return b->address;
  const pl_buffer *x = pl_memory_at(&c->source.memory, a->object), *y = pl_memory_at(&c->lowered.memory, theirs);
  if (x->object.kind != y->object.kind) return b->address;
  if (y->object.kind != PL_OBJECT_STACK && y->object.kind != PL_OBJECT_HEAP) return b->address;
  if (x->shift_known && x->twin == theirs) return b->address - y->object.base - x->shift + x->object.base;
  const bool ends_alike = x->object.base == y->object.base || y->object.kind == PL_OBJECT_STACK;
  return ends_alike ? b->address - y->object.base + x->object.base : a->address; /* how far apart is not known */
}

typedef enum divergence { SAME_ACCESSES, OTHER_ADDRESS, OTHER_VALUE } divergence;

/* Looks for the first access of the source that differs from the lowering's in address or stored value, as long as their
 * accesses can be paired, and returns in which; *ours and *theirs are then the pair. SAME_ACCESSES if none is found. */
static divergence diverge(const pl_comparer *c, const pl_access **ours, const pl_access **theirs) {
  size_t at = 0;
  for (size_t i = 0; i < c->source.accesses.len; i++) {
    const pl_access *a = &c->source.accesses.data[i], *b = next_shared(c, &at);
    if (b == NULL || a->is_store != b->is_store || a->size != b->size || a->memref == NULL) return SAME_ACCESSES;
    *ours = a;
    *theirs = b;
    if (a->address != place_in_ours(c, a, b)) return OTHER_ADDRESS;
    if (a->is_store && !b->failed && !pl_same_values(a, b)) return OTHER_VALUE;
  }
  return SAME_ACCESSES;
}

/* The scalar as text by the kind and format of `leaf`, in the arena of the result. */
static const char *rendered(pl_comparer *c, const pl_leaf *leaf, const pl_scalar *s) {
  pl_sink text = {0};
  pl_print_scalar(leaf, s, &text);
  const char *kept = pl_keep_text(c, pl_sink_text(&text));
  (void)pl_sink_close(&text);
  return kept;
}

void pl_explain(pl_comparer *c) {
  assert(c->result.kind == PL_COMPARISON_DIFFERS && c->result.rule != NULL);
  const pl_access *ours = NULL, *theirs = NULL;
  divergence d = diverge(c, &ours, &theirs);
  if (d == SAME_ACCESSES) return;
  pl_sink text = {0}, picture = {0};
  bool store_value = d == OTHER_VALUE;
  const char *source_value = c->parting.source_value, *lowered_value = c->parting.lowered_value;
  if (store_value) {
    pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, ours->values[0].bits.width, 0};
    const pl_layout *elem = pl_layout_of(&c->run.layouts, ours->memref->type->shaped.elem);
    uint32_t i = 0;
    while (i + 1 < ours->num_values && pl_apint_eq(ours->values[i].bits, theirs->values[i].bits))
      i++;
    source_value = rendered(c, i < elem->num_leaves ? &elem->leaves[i] : &leaf, &ours->values[i]);
    lowered_value = rendered(c, i < elem->num_leaves ? &elem->leaves[i] : &leaf, &theirs->values[i]);
    pl_sink_printf(&text, "the value stored is %s in the source, %s in the lowering: ", source_value, lowered_value);
  }
  bool has_address = theirs->address != 0 || !theirs->failed;
  pl_access there = *theirs;
  there.address = place_in_ours(c, ours, theirs);
  c->parting = pl_render_parting(c->out, &c->run, ours, has_address ? &there : NULL);
  c->parting.source_value = source_value;
  c->parting.lowered_value = lowered_value;
  pl_render_access(ours, store_value || !has_address ? NULL : &there, &text);
  pl_render_picture(&c->run, ours, has_address ? &there : NULL, &picture);
  pl_sink_puts(&text, "; so ");
  pl_sink_puts(&text, c->result.what);
  bool undefined = strcmp(c->result.rule, "undefined") == 0 || strcmp(c->result.rule, "poison") == 0;
  if (!undefined) c->result.rule = store_value ? "store-value" : "access";
  c->result.what = pl_keep_text(c, pl_sink_text(&text));
  c->result.source_op = ours->op;
  if (!undefined || !theirs->failed) c->result.lowered_op = undefined ? c->result.lowered_op : theirs->op;
  if (!store_value) c->result.picture = pl_keep_text(c, pl_sink_text(&picture));
  (void)pl_sink_close(&text);
  (void)pl_sink_close(&picture);
}

bool pl_changed_invariant(const pl_comparer *c) {
  for (size_t i = 0; c->run.has_invariant && i < c->source.accesses.len; i++) {
    const pl_access *read = &c->source.accesses.data[i];
    if (read->is_store || !pl_op_is(read->op, PL_OP_LLVM_LOAD) || pl_op_attr(read->op, PL_NAME_INVARIANT) == NULL) continue;
    for (size_t k = 0; k < c->source.accesses.len; k++) {
      const pl_access *store = &c->source.accesses.data[k];
      if (store->is_store && store->address < read->address + read->size && read->address < store->address + store->size)
        return true;
    }
  }
  return false;
}
