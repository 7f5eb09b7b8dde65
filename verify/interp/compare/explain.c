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
static bool is_private(const pl_comparer *c, const pl_access *access) {
  if (access->failed || access->object == 0) return false;
  const pl_buffer *buffer = pl_memory_at(&c->lowered.memory, access->object);
  if (buffer->object.kind == PL_OBJECT_STACK) return !buffer->claimed && buffer->twin == 0;
  return buffer->object.kind == PL_OBJECT_GLOBAL && buffer->twin == 0;
}

/* The lowering's next access, from *at on, that is not private (is_private); NULL if there is none. *at becomes the index of
 * the access after it. */
static const pl_access *next_shared(const pl_comparer *c, size_t *at) {
  while (*at < c->lowered.accesses.len && is_private(c, &c->lowered.accesses.data[*at]))
    (*at)++;
  return *at < c->lowered.accesses.len ? &c->lowered.accesses.data[(*at)++] : NULL;
}

/* The address of the access `lowered` if its buffer lay where that of the access `source` does, as new
 * buffers may lie elsewhere; where that is not known, an address that shows no difference, or lowered->address if the buffers do
 * not go together. */
static uint64_t place_in_source(const pl_comparer *c, const pl_access *source, const pl_access *lowered) {
  const uint32_t lowered_number = lowered->failed ? pl_memory_find(&c->lowered.memory, lowered->address) : lowered->object;
  if (source->failed || source->object == 0 || lowered_number == 0) return lowered->address;
  const pl_buffer *source_buffer = pl_memory_at(&c->source.memory, source->object),
                  *lowered_buffer = pl_memory_at(&c->lowered.memory, lowered_number);
  if (source_buffer->object.kind != lowered_buffer->object.kind) return lowered->address;
  if (lowered_buffer->object.kind != PL_OBJECT_STACK && lowered_buffer->object.kind != PL_OBJECT_HEAP) return lowered->address;
  if (source_buffer->shift_known && source_buffer->twin == lowered_number)
    return lowered->address - lowered_buffer->object.base - source_buffer->shift + source_buffer->object.base;
  const bool ends_alike =
      source_buffer->object.base == lowered_buffer->object.base || lowered_buffer->object.kind == PL_OBJECT_STACK;
  return ends_alike ? lowered->address - lowered_buffer->object.base + source_buffer->object.base
                    : source->address; /* how far apart is not known */
}

typedef enum divergence { SAME_ACCESSES, OTHER_ADDRESS, OTHER_VALUE } divergence;

/* Looks for the first access of the source that differs from the lowering's in address or stored value, as long as their
 * accesses can be paired, and returns in which; *source and *lowered are then the pair. SAME_ACCESSES if none is found. */
static divergence diverge(const pl_comparer *c, const pl_access **source, const pl_access **lowered) {
  size_t at = 0;
  for (size_t i = 0; i < c->source.accesses.len; i++) {
    const pl_access *source_access = &c->source.accesses.data[i], *lowered_access = next_shared(c, &at);
    if (lowered_access == NULL || source_access->is_store != lowered_access->is_store ||
        source_access->size != lowered_access->size || source_access->memref == NULL)
      return SAME_ACCESSES;
    *source = source_access;
    *lowered = lowered_access;
    if (source_access->address != place_in_source(c, source_access, lowered_access)) return OTHER_ADDRESS;
    if (source_access->is_store && !lowered_access->failed && !pl_same_values(source_access, lowered_access)) return OTHER_VALUE;
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
  const pl_access *source = NULL, *lowered = NULL;
  divergence d = diverge(c, &source, &lowered);
  if (d == SAME_ACCESSES) return;
  pl_sink text = {0}, picture = {0};
  bool store_value = d == OTHER_VALUE;
  const char *source_value = c->parting.source_value, *lowered_value = c->parting.lowered_value;
  if (store_value) {
    pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, source->values[0].bits.width, 0};
    const pl_layout *elem = pl_layout_of(&c->run.layouts, source->memref->type->shaped.elem);
    uint32_t i = 0;
    while (i + 1 < source->num_values && pl_apint_eq(source->values[i].bits, lowered->values[i].bits))
      i++;
    source_value = rendered(c, i < elem->num_leaves ? &elem->leaves[i] : &leaf, &source->values[i]);
    lowered_value = rendered(c, i < elem->num_leaves ? &elem->leaves[i] : &leaf, &lowered->values[i]);
    pl_sink_printf(&text, "the value stored is %s in the source, %s in the lowering: ", source_value, lowered_value);
  }
  bool has_address = lowered->address != 0 || !lowered->failed;
  pl_access there = *lowered;
  there.address = place_in_source(c, source, lowered);
  c->parting = pl_render_parting(c->out, &c->run, source, has_address ? &there : NULL);
  c->parting.source_value = source_value;
  c->parting.lowered_value = lowered_value;
  pl_render_access(source, store_value || !has_address ? NULL : &there, &text);
  pl_render_picture(&c->run, source, has_address ? &there : NULL, &picture);
  pl_sink_puts(&text, "; so ");
  pl_sink_puts(&text, c->result.what);
  bool undefined = strcmp(c->result.rule, "undefined") == 0 || strcmp(c->result.rule, "poison") == 0;
  if (!undefined) c->result.rule = store_value ? "store-value" : "access";
  c->result.what = pl_keep_text(c, pl_sink_text(&text));
  c->result.source_op = source->op;
  if (!undefined || !lowered->failed) c->result.lowered_op = undefined ? c->result.lowered_op : lowered->op;
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
