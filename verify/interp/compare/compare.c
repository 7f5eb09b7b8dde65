/* Runs both sides from one event to the next and compares what the outside sees. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/base/printf.h"
#include "core/ir/event.h"
#include "verify/interp/compare/compare.h"
#include "verify/interp/compare/comparer.h"
#include "verify/interp/compare/correspond.h"
#include "verify/interp/compare/render.h"
#include "verify/interp/inputs/source_claims.h"
#include "verify/interp/machine/print_scalar.h"

static const char *keep(pl_comparer *c, const char *text) { return (const char *)pl_arena_copy(c->out, text, strlen(text) + 1); }

void pl_conclude(pl_comparer *c, pl_comparison_kind kind, const char *rule, const pl_op *source_op, const pl_op *lowered_op,
                 const char *format, ...) {
  char text[1024];
  va_list args;
  va_start(args, format);
  pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  c->result = (pl_comparison){.kind = kind, .rule = rule, .source_op = source_op, .lowered_op = lowered_op, .picture = ""};
  c->result.what = keep(c, text);
}

/* Explaining by accesses. */

/* Accesses of the lowering to what only it has (spilled descriptors, messages) are no counterparts of the source's. */
static bool is_private(const pl_comparer *c, const pl_access *a) {
  if (a->failed || a->object == 0) return false;
  const pl_buffer *b = pl_memory_at(&c->lowered.memory, a->object);
  if (b->object.kind == PL_OBJECT_STACK) return !b->claimed && b->twin == 0;
  return b->object.kind == PL_OBJECT_GLOBAL && b->twin == 0;
}

static const pl_access *next_shared(const pl_comparer *c, size_t *at) {
  while (*at < c->lowered.accesses.len && is_private(c, &c->lowered.accesses.data[*at]))
    (*at)++;
  return *at < c->lowered.accesses.len ? &c->lowered.accesses.data[(*at)++] : NULL;
}

static bool same_values(const pl_access *a, const pl_access *b) {
  if (a->num_values != b->num_values) return true; /* split or joined: not told apart here */
  for (uint32_t i = 0; i < a->num_values; i++)
    if (pl_scalar_is_fine(&a->values[i]) &&
        (!pl_scalar_is_fine(&b->values[i]) || a->values[i].bits.width != b->values[i].bits.width ||
         !pl_apint_eq(a->values[i].bits, b->values[i].bits)))
      return false;
  return true;
}

/* Where the lowering's access would be if its buffer lay where the source's does: those that a function makes may lie elsewhere.
 */
static uint64_t place_in_ours(const pl_comparer *c, const pl_access *a, const pl_access *b) {
  const uint32_t theirs = b->failed ? pl_memory_find(&c->lowered.memory, b->address) : b->object;
  if (a->failed || a->object == 0 || theirs == 0) return b->address;
  const pl_buffer *x = pl_memory_at(&c->source.memory, a->object), *y = pl_memory_at(&c->lowered.memory, theirs);
  if (x->object.kind != y->object.kind) return b->address;
  if (y->object.kind != PL_OBJECT_STACK && y->object.kind != PL_OBJECT_HEAP) return b->address;
  if (x->shift_known && x->twin == theirs) return b->address - y->object.base - x->shift + x->object.base;
  const bool ends_alike = x->object.base == y->object.base || y->object.kind == PL_OBJECT_STACK;
  return ends_alike ? b->address - y->object.base + x->object.base : a->address; /* how far apart can't be told */
}

typedef enum divergence { SAME_ACCESSES, OTHER_ADDRESS, OTHER_VALUE } divergence;

/* The first pair of accesses that differ, as long as both sides do the same kind of access in the same order. */
static divergence diverge(const pl_comparer *c, const pl_access **ours, const pl_access **theirs) {
  size_t at = 0;
  for (size_t i = 0; i < c->source.accesses.len; i++) {
    const pl_access *a = &c->source.accesses.data[i], *b = next_shared(c, &at);
    if (b == NULL || a->is_store != b->is_store || a->size != b->size || a->memref == NULL) return SAME_ACCESSES;
    *ours = a;
    *theirs = b;
    if (a->address != place_in_ours(c, a, b)) return OTHER_ADDRESS;
    if (a->is_store && !b->failed && !same_values(a, b)) return OTHER_VALUE;
  }
  return SAME_ACCESSES;
}

static const char *rendered(pl_comparer *c, const pl_leaf *leaf, const pl_scalar *s) {
  pl_sink text = {0};
  pl_print_scalar(leaf, s, &text);
  const char *kept = keep(c, pl_sink_text(&text));
  (void)pl_sink_close(&text);
  return kept;
}

static void explain(pl_comparer *c) {
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
  c->result.what = keep(c, pl_sink_text(&text));
  c->result.source_op = ours->op;
  if (!undefined || !theirs->failed) c->result.lowered_op = undefined ? c->result.lowered_op : theirs->op;
  if (!store_value) c->result.picture = keep(c, pl_sink_text(&picture));
  (void)pl_sink_close(&text);
  (void)pl_sink_close(&picture);
}

/* Whether the source has stored where it has read what it claims never to change. */
static bool changed_invariant(const pl_comparer *c) {
  for (size_t i = 0; c->run.has_invariant && i < c->source.accesses.len; i++) {
    const pl_access *read = &c->source.accesses.data[i];
    if (read->is_store || !pl_op_is(read->op, PL_OP_LLVM_LOAD) || pl_op_attr(read->op, "invariant") == NULL) continue;
    for (size_t k = 0; k < c->source.accesses.len; k++) {
      const pl_access *store = &c->source.accesses.data[k];
      if (store->is_store && store->address < read->address + read->size && read->address < store->address + store->size)
        return true;
    }
  }
  return false;
}

void pl_differs(pl_comparer *c, const char *rule, const pl_op *source_op, const pl_op *lowered_op, const char *format, ...) {
  char text[1024];
  va_list args;
  va_start(args, format);
  pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  /* The source may have had other addresses, NaNs or numbers than those it was given here, and would have gone on in another way.
   */
  const bool placed = c->source.misplaced || c->source.places != 0 || c->source.moved != 0 || c->known != 0;
  const char *looked_at = c->source.observed_address && !placed ? "the address of an object that it made"
                          : c->source.observed_nan              ? "a NaN that it chose"
                          : c->source.observed_rounding         ? "a number that may have been rounded otherwise"
                                                                : NULL;
  if (changed_invariant(c)) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source_op, lowered_op,
                "the source stores where it reads what it claims never to change");
    return;
  }
  if (looked_at != NULL) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source_op, lowered_op,
                "the source looks at %s, so this difference tells nothing: %s", looked_at, text);
    return;
  }
  c->undefined = strcmp(rule, "undefined") == 0 || strcmp(rule, "poison") == 0;
  pl_conclude(c, PL_COMPARISON_DIFFERS, rule, source_op, lowered_op, "%s", text);
  explain(c);
}

/* Events. */

static pl_correspondence correspondence(pl_comparer *c, bool at_return) {
  return (pl_correspondence){.run = &c->run, .source = &c->source, .lowered = &c->lowered, .at_return = at_return};
}

static void note_values(pl_comparer *c, const pl_mismatch *mismatch) {
  c->hidden |= mismatch->hidden;
  if (mismatch->source_value == NULL) return;
  c->parting.source_value = keep(c, mismatch->source_value);
  c->parting.lowered_value = keep(c, mismatch->lowered_value);
}

static bool is_untold(pl_comparer *c, const pl_mismatch *mismatch) {
  if (mismatch->untold) pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, c->source.stop_op, NULL, "%s", mismatch->what);
  return mismatch->untold;
}

/* A number that the source hands on and may choose: another address would have been as good. All else that it does is the same
 * whatever the address is: calls are answered alike. */
static bool is_address(const pl_value *value) {
  return value->op != NULL && pl_op_is(value->op, PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX);
}

/* The type of which a function or call passes a copy in the place of an argument; NULL: it passes the argument itself. (LLVM
 * Language Reference, "Parameter Attributes", byval.) */
static const pl_type *copied_type(const pl_op *op, uint32_t index) {
  const pl_attr *all = op != NULL ? pl_op_attr(op, "arg_attrs") : NULL;
  const bool has = all != NULL && all->kind == PL_ATTR_ARRAY && index < all->array.count;
  const pl_attr *type = has ? pl_dict_get(all->array.elems[index], PL_STR("llvm.byval")) : NULL;
  return type != NULL && type->kind == PL_ATTR_TYPE ? type->type : NULL;
}

static const pl_type *type_of_copy(const pl_comparer *c, uint32_t index) {
  const pl_op *call = c->lowered.stop_op, *module = c->run.lowered_module;
  const bool called = pl_op_is(call, PL_OP_LLVM_CALL) && c->lowered.stop == PL_STOP_EVENT;
  const pl_op *callee = called && module != NULL ? pl_symbol_lookup(module, c->lowered.callee) : NULL;
  const pl_type *said = called ? copied_type(call, index) : NULL;
  return said != NULL ? said : copied_type(callee, index);
}

/* The bytes that the callee gets copies of correspond: which objects they come from is nobody's business. *differ: at which byte.
 */
static bool same_copies(pl_comparer *c, const pl_type *type, const pl_scalar *ours, const pl_scalar *theirs, uint64_t *differ) {
  const pl_layout *layout = pl_machine_layout(&c->source, type);
  uint32_t a, b;
  uint64_t from, to;
  if (pl_memory_check(&c->source.memory, ours, layout->size, false, &a, &from) != NULL) return true; /* undefined */
  *differ = 0;
  if (pl_memory_check(&c->lowered.memory, theirs, layout->size, false, &b, &to) != NULL) return false;
  const pl_object *x = &pl_memory_at(&c->source.memory, a)->object, *y = &pl_memory_at(&c->lowered.memory, b)->object;
  for (uint64_t i = 0; i < layout->size; i++) {
    const pl_byte_state mine = pl_object_state(x, from + i), other = pl_object_state(y, to + i);
    const bool any = mine == PL_BYTE_POISON || (mine == PL_BYTE_UNDEF && other != PL_BYTE_POISON);
    const bool same = other == PL_BYTE_FINE && pl_object_byte(x, from + i) == pl_object_byte(y, to + i);
    *differ = i;
    if (!any && !same) return false;
  }
  return true;
}

/* An argument by which both sides pass copies of different objects. False: they are not alike, or nothing is known: concluded. */
static bool compare_copies(pl_comparer *c, const pl_op *op, const pl_type *type, uint32_t index, const pl_scalar *ours,
                           const pl_scalar *theirs) {
  const pl_machine *m = &c->source;
  uint64_t at, from;
  uint32_t number;
  if (pl_memory_check(&m->memory, ours, pl_machine_layout(m, type)->size, false, &number, &from) != NULL)
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, op, c->lowered.stop_op, "the source copies what it can't read");
  else if (!pl_machine_layout(m, type)->in_memory || m->inexact || m->made_nan || m->chose)
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, op, c->lowered.stop_op, "copies of different objects are passed");
  else if (!same_copies(c, type, ours, theirs, &at))
    pl_differs(c, "call-argument", op, c->lowered.stop_op, "byte %" PRIu64 " of the copy that is passed as argument %u differs",
               at, index);
  else
    return true;
  return false;
}

/* Whether the bytes that are copied hold no address of an object: the callee learns nothing but numbers. */
static bool holds_no_address(const pl_comparer *c, const pl_type *type, const pl_scalar *pointer) {
  enum { WORD = PL_POINTER_WIDTH / 8 };
  const pl_layout *layout = pl_machine_layout(&c->source, type);
  uint32_t number;
  uint64_t from;
  if (pl_memory_check(&c->source.memory, pointer, layout->size, false, &number, &from) != NULL) return false;
  const pl_object *object = &pl_memory_at(&c->source.memory, number)->object;
  for (uint64_t i = 0; i + WORD <= layout->size; i++) {
    uint64_t word = 0;
    for (uint64_t k = 0; k < WORD; k++)
      word |= (uint64_t)pl_object_byte(object, from + i + k) << (8 * k);
    if (pl_memory_find(&c->source.memory, word) != 0) return false;
  }
  return true;
}

/* Whether an argument by which copies are passed is settled without knowing which objects the copies are of. */
static bool passes_same_copies(pl_comparer *c, const pl_type *type, const pl_scalar *ours, const pl_scalar *theirs) {
  uint64_t at;
  return pl_machine_layout(&c->source, type)->in_memory && pl_scalar_is_fine(ours) && pl_scalar_is_fine(theirs) &&
         holds_no_address(c, type, ours) && same_copies(c, type, ours, theirs, &at);
}

/* Whether the callee can't tell where the object of an argument lies. (LLVM Language Reference, "Parameter Attributes",
 * captures.)
 */
static bool is_uncaptured(const pl_comparer *c, const pl_op *call, uint32_t argument) {
  const pl_callee_claims callee = pl_claims_of_call(c->run.source_module, call, c->source.callee);
  return pl_operand_is_claimed(call, &callee, argument, "llvm.nocapture");
}

/* Whether two pointers lead to as many bytes on the stack, and to the same. */
static bool leads_alike(const pl_comparer *c, const pl_scalar *ours, const pl_scalar *theirs) {
  const pl_object *a = &pl_memory_at(&c->source.memory, ours->object)->object;
  const pl_object *b = &pl_memory_at(&c->lowered.memory, theirs->object)->object;
  const uint64_t from = pl_scalar_word(ours) - a->base, to = pl_scalar_word(theirs) - b->base;
  if (ours->object == 0 || theirs->object == 0 || a->kind != PL_OBJECT_STACK || b->kind != PL_OBJECT_STACK) return false;
  if (!a->alive || !b->alive || from > a->size || to > b->size || a->size - from != b->size - to) return false;
  for (uint64_t i = 0; i < a->size - from; i++) {
    const bool same =
        pl_object_state(a, from + i) == pl_object_state(b, to + i) && pl_object_byte(a, from + i) == pl_object_byte(b, to + i);
    if (!same && pl_object_state(a, from + i) == PL_BYTE_FINE) return false;
  }
  return true;
}

/* A list of values of the source, one type each, against a flat list of the lowering's. */
static bool compare_values(pl_comparer *c, const pl_op *op, uint32_t first_operand, bool at_return, const char *rule,
                           const char *noun) {
  pl_correspondence k = correspondence(c, at_return);
  const pl_scalar *ours = c->source.values, *theirs = c->lowered.values;
  uint32_t left = c->lowered.num_values;
  for (uint32_t i = first_operand; i < op->num_operands; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    const pl_scalar *first = theirs;
    const bool handed = c->source.handed_address && is_address(pl_operand(op, i)) && left > 0;
    const uint32_t count = pl_layout_of(&c->run.layouts, type)->num_leaves;
    if (!at_return && left >= count && !pl_is_memref(type) && pl_passes_unused(c, i - first_operand)) {
      ours += count, theirs += count, left -= count;
      continue;
    }
    const pl_type *copied = at_return || left == 0 ? NULL : type_of_copy(c, i - first_operand);
    const bool elsewhere = copied != NULL && pl_scalar_word(ours) != pl_scalar_word(theirs);
    if (elsewhere || (copied != NULL && passes_same_copies(c, copied, ours, theirs))) {
      if (elsewhere && !compare_copies(c, op, copied, i - first_operand, ours, theirs)) return false;
      ours++, theirs++, left--;
      continue;
    }
    if (pl_correspond_value(&k, type, ours, &theirs, &left)) {
      if (handed) pl_correspond_address(&k, first);
    } else {
      c->source.observed_address |= handed && pl_scalar_is_fine(first);
      if (!at_return && type->kind == PL_TYPE_LLVM_PTR && is_uncaptured(c, op, i - first_operand) &&
          leads_alike(c, ours, first)) {
        pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, op, c->lowered.stop_op,
                    "an address that the callee does not capture is another one");
        return false;
      }
      if (is_untold(c, &k.mismatch)) return false;
      note_values(c, &k.mismatch);
      pl_differs(c, k.mismatch.rule != NULL ? k.mismatch.rule : rule, op, c->lowered.stop_op, "%s %u differs: %s", noun,
                 i - first_operand, k.mismatch.what);
      return false;
    }
    ours += count;
  }
  if (left == 0) return true;
  pl_differs(c, rule, op, c->lowered.stop_op, "the lowering has %u scalars more than the convention demands", left);
  return false;
}

static bool compare_memory(pl_comparer *c, const char *when, bool at_call) {
  pl_note_handed_out(c);
  pl_correspondence k = correspondence(c, false);
  k.at_call = at_call;
  if (pl_correspond_memory(&k)) return true;
  if (is_untold(c, &k.mismatch)) return false;
  note_values(c, &k.mismatch);
  pl_differs(c, k.mismatch.rule, c->source.stop_op, c->lowered.stop_op, "%s %s", when, k.mismatch.what);
  c->result.in_memory = true;
  return false;
}

/* The convention of a callee: its own, or that of all. A call that the lowering has left as it is passes memrefs. */
static bool callee_is_bare(const pl_comparer *c) {
  if (pl_str_is(c->lowered.stop_op->info->dialect, "func")) return false;
  const pl_op *callee = pl_symbol_lookup(c->run.source_module, c->source.callee);
  return callee != NULL ? pl_is_bare(callee, &c->run.options->convention) : c->run.options->convention.bare_ptr;
}

/* A function that is only declared, and has a C wrapper: the lowering does itself what the wrapper does, and calls what that
 * calls. Nothing here runs a wrapper that is not there. (LLVM IR Target (2022), "C-compatible wrapper emission".) */
static bool is_inlined_wrapper(const pl_comparer *c) {
  static const char prefix[] = "_mlir_ciface_";
  const pl_str name = c->lowered.callee;
  const pl_op *callee = pl_symbol_lookup(c->run.source_module, c->source.callee);
  if (callee == NULL || !pl_func_is_declaration(callee) || !pl_str_starts(name, prefix)) return false;
  if (!c->run.options->convention.c_wrappers && pl_op_attr(callee, "llvm.emit_c_interface") == NULL) return false;
  return pl_str_eq(c->source.callee, (pl_str){name.data + sizeof prefix - 1, name.len - (sizeof prefix - 1)});
}

/* What a callee is claimed to write before it reads is written first: what was there does not count. (LLVM Language Reference,
 * "Parameter Attributes", initializes.) */
static void initialize(pl_comparer *c, const pl_callee_claims *callee, uint32_t first) {
  const pl_op *call = c->source.stop_op;
  uint32_t at = 0;
  for (uint32_t i = first; i < call->num_operands; i++) {
    const pl_scalar *pointer = at < c->source.num_values ? &c->source.values[at] : NULL;
    int64_t from, to;
    at += pl_layout_of(&c->run.layouts, pl_operand(call, i)->type)->num_leaves;
    for (uint32_t n = 0; pointer != NULL && pl_initialized_range(call, callee, i - first, n, &from, &to); n++)
      pl_set_range(c, pointer, from, to);
  }
}

/* The object whose address is known from this call on is the one that the lowering has there. */
static void make_known(pl_comparer *c) {
  for (uint32_t i = 1; i < c->source.memory.buffers.len; i++) {
    pl_buffer *a = pl_memory_at(&c->source.memory, i);
    const uint32_t number = pl_memory_find(&c->lowered.memory, a->object.base);
    pl_buffer *b = pl_memory_at(&c->lowered.memory, number);
    const bool apart = a->nth == c->known && a->twin == 0 && a->object.alive && number != 0 && b->twin == 0 && b->object.alive;
    if (!apart || b->object.base != a->object.base || b->object.kind != a->object.kind || b->object.size < a->object.size)
      continue;
    a->twin = number;
    b->twin = i;
    a->shift = 0;
    a->shift_known = a->known = true;
  }
}

static bool compare_call(pl_comparer *c) {
  const pl_op *ours = c->source.stop_op, *theirs = c->lowered.stop_op;
  if (c->known != 0 && c->num_calls >= c->known_from) make_known(c);
  if (is_inlined_wrapper(c)) {
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, ours, theirs,
                "the lowering does what a C wrapper does instead of calling it");
    return false;
  }
  if (!pl_str_eq(c->source.callee, c->lowered.callee)) {
    pl_differs(c, "call", ours, theirs, "the source calls @%.*s, the lowering @%.*s", PL_STR_FMT(c->source.callee),
               PL_STR_FMT(c->lowered.callee));
    return false;
  }
  c->run.bare = callee_is_bare(c);
  bool indirect = pl_op_is(ours, PL_OP_FUNC_CALL_INDIRECT) || (pl_op_is(ours, PL_OP_LLVM_CALL) && !pl_op_attr(ours, "callee"));
  uint32_t first = indirect ? 1 : 0;
  char noun[160], when[160];
  snprintf(noun, sizeof noun, "in the call of @%.*s argument", (int)(c->source.callee.len < 60 ? c->source.callee.len : 60),
           c->source.callee.data);
  snprintf(when, sizeof when, "at the call of @%.*s", (int)(c->source.callee.len < 60 ? c->source.callee.len : 60),
           c->source.callee.data);
  const pl_callee_claims callee = pl_claims_of_call(c->run.source_module, ours, c->source.callee);
  const bool unseen = callee.reads_nothing && !callee.writes_arguments && !callee.writes_others && callee.returns;
  const bool skipped = unseen || c->run.options->long_loops;
  if (!compare_values(c, ours, first, false, "call-argument", noun)) return false;
  initialize(c, &callee, first);
  return skipped || compare_memory(c, when, true);
}

static bool holds_initial(const pl_object *object, const pl_object *initial, uint64_t at) {
  return pl_object_state(object, at) == pl_object_state(initial, at) && pl_object_byte(object, at) == pl_object_byte(initial, at);
}

/* The source's last volatile store may be where execution ends, as it goes on to an unreachable place: what it has stored before,
 * and not after, the lowering has to store at some time. (LLVM Language Reference, "Volatile Memory Accesses".) */
static bool drops_store(pl_comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  const bool decided = !a->chose && !a->misplaced && a->loose_claims == 0 && a->num_volatile == b->num_volatile;
  if (!pl_op_is(a->stop_op, PL_OP_LLVM_UNREACHABLE) || b->stop == PL_STOP_EVENT || !decided) return false;
  if (a->num_may_end == 0 || a->stored_since) return false;
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    const pl_buffer *ours = pl_memory_at(&a->memory, i), *theirs = pl_memory_at(&b->memory, ours->twin);
    const pl_object *initial = &c->inputs->objects[i];
    size_t count;
    if (ours->twin == 0 || !ours->shift_known || ours->shift != 0 || theirs->object.size != initial->size) continue;
    if (i == a->stored_volatile) continue; /* what is stored there is compared by itself */
    const pl_stretch *stretches = pl_object_stretches(c->run.arena, initial, &ours->object, 0, &count);
    for (size_t k = 0; k < count; k++)
      for (uint64_t at = stretches[k].from; at < stretches[k].to; at++) {
        if (holds_initial(&ours->object, initial, at) || !holds_initial(&theirs->object, initial, at)) continue;
        pl_differs(c, "memory", a->last_volatile, b->last_volatile,
                   "where execution ends with a volatile store, byte %" PRIu64
                   " of incoming buffer %u has changed in the source, but never changes in the lowering",
                   at, (unsigned)i);
        return true;
      }
  }
  return false;
}

/* One round: both sides have stopped. True to go on. */

static bool inconclusive(pl_comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  if (a->stop == PL_STOP_UNDEFINED && drops_store(c)) return true;
  if (a->stop == PL_STOP_UNDEFINED)
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, a->stop_op, NULL, "the source is undefined: %s", a->why);
  else if (a->stop == PL_STOP_UNSUPPORTED)
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, a->stop_op, NULL, "%s", a->why);
  else if (a->stop == PL_STOP_LIMIT)
    pl_conclude(c, PL_COMPARISON_LIMIT, NULL, a->stop_op, NULL, "%s", a->why);
  else if (b->stop == PL_STOP_UNSUPPORTED)
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, NULL, b->stop_op, "%s", b->why);
  else if (b->stop == PL_STOP_LIMIT)
    pl_conclude(c, PL_COMPARISON_LIMIT, NULL, NULL, b->stop_op, "%s", b->why);
  else
    return false;
  return true;
}

static const char *stop_name(pl_stop stop) {
  switch (stop) {
  case PL_STOP_EVENT: return "calls a function";
  case PL_STOP_RETURN: return "returns";
  case PL_STOP_ABORT: return "aborts";
  case PL_STOP_ENDED: return "makes a volatile store";
  case PL_STOP_INVALID:
  case PL_STOP_UNDEFINED:
  case PL_STOP_LIMIT:
  case PL_STOP_UNSUPPORTED: break;
  }
  return "stops";
}

static bool gets_somewhere(const pl_machine *m) {
  return m->stop == PL_STOP_EVENT || m->stop == PL_STOP_RETURN || m->stop == PL_STOP_ABORT || m->stop == PL_STOP_ENDED;
}

/* A side that certainly runs for ever, against one that gets somewhere. */
static bool endless(pl_comparer *c) {
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  if (source->forever && pl_claims_progress(c->source_func, source->stop_op))
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source->stop_op, lowered->stop_op,
                "the source runs for ever, and claims not to");
  else if (source->forever && lowered->forever && lowered->promises != NULL && lowered->promises->returns)
    pl_differs(c, "termination", source->stop_op, lowered->stop_op, "both sides run for ever, but the lowering claims to return");
  else if (source->forever && lowered->forever)
    pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "both sides run for ever");
  else if (source->forever && gets_somewhere(lowered))
    pl_differs(c, "termination", source->stop_op, lowered->stop_op, "the source runs for ever, the lowering %s",
               stop_name(lowered->stop));
  else if (source->forever && lowered->stop == PL_STOP_UNDEFINED) {
    pl_differs(c, "termination", source->stop_op, lowered->stop_op, "the source runs for ever, the lowering is undefined: %s",
               lowered->why);
    c->undefined = true;
  } else if (lowered->forever && gets_somewhere(source))
    pl_differs(c, "termination", source->stop_op, lowered->stop_op, "the lowering runs for ever, the source %s",
               stop_name(source->stop));
  else
    return false;
  return true;
}

/* How updates are ordered shows in other threads only: what the run shows is that the weaker one is carried out. (MLIR's lowering
 * of memref.atomic_rmw and memref.generic_atomic_rmw: acq_rel.) */
static bool is_ordered(pl_comparer *c) {
  if (c->source.atomic == NULL || c->lowered.weak_atomic == NULL) return true;
  c->hidden = true;
  pl_differs(c, "call", c->source.atomic, c->lowered.weak_atomic, "the atomic update is ordered less than acq_rel");
  return false;
}

static const pl_access *next_volatile(const pl_machine *m, size_t *at) {
  while (*at < m->accesses.len && !pl_is_volatile(m->accesses.data[*at].op))
    ++*at;
  return *at < m->accesses.len ? &m->accesses.data[(*at)++] : NULL;
}

/* One is a load and the other a store, or they are known to be at other places. */
static bool is_other_access(const pl_comparer *c, const pl_access *a, const pl_access *b) {
  if (a->is_store != b->is_store || a->size != b->size) return true;
  if (a->object == 0 || b->object == 0) return false;
  const pl_buffer *x = pl_memory_at(&c->source.memory, a->object), *y = pl_memory_at(&c->lowered.memory, b->object);
  if (x->twin != 0 ? x->twin != b->object : y->twin != 0) return true;
  return x->twin != 0 && x->shift_known && a->address - x->object.base + x->shift != b->address - y->object.base;
}

/* Whether it is certain that one stores another value: not of numbers or pointers that the source may choose. */
static bool is_other_value(const pl_comparer *c, const pl_access *a, const pl_access *b) {
  const pl_machine *m = &c->source;
  if (!a->is_store || m->made_nan || m->inexact || m->loose || m->chose) return false;
  for (uint32_t i = 0; i < a->num_values && i < b->num_values; i++)
    if (a->values[i].object != 0 || b->values[i].object != 0) return false;
  return !same_values(a, b);
}

/* Those that are logged come in the same order, and store the same. */
static bool same_order(pl_comparer *c) {
  size_t ours = 0, theirs = 0;
  for (;;) {
    const pl_access *a = next_volatile(&c->source, &ours), *b = next_volatile(&c->lowered, &theirs);
    if (a == NULL || b == NULL) return true;
    const bool other = is_other_access(c, a, b);
    if (!other && !is_other_value(c, a, b)) continue;
    c->hidden = true;
    pl_differs(c, other ? "call" : "store-value", a->op, b->op, "%s",
               other ? "the volatile accesses come in another order, or at other places"
                     : "a volatile store stores another value than the source's");
    return false;
  }
}

/* Volatile accesses are neither left out nor added, nor do they change places. (LLVM Language Reference, "Volatile Memory
 * Accesses".) */
static bool same_volatile(pl_comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  if (a->num_volatile == b->num_volatile) return same_order(c);
  const bool more = b->num_volatile > a->num_volatile;
  c->hidden = true;
  pl_differs(c, more ? "extra-event" : "missing-event", more ? a->stop_op : a->last_volatile,
             more ? b->last_volatile : b->stop_op, "the source has made %" PRIu64 " volatile accesses, the lowering %" PRIu64,
             a->num_volatile, b->num_volatile);
  return false;
}

static void compare_return(pl_comparer *c) {
  if (!is_ordered(c) || !same_volatile(c)) return;
  pl_others_last(&c->source);
  pl_others_last(&c->lowered);
  c->run.bare = pl_is_bare(c->source_func, &c->run.options->convention);
  if (!compare_values(c, c->source.stop_op, 0, true, "return-value", "result") || !compare_memory(c, "at the return", false))
    return;
  pl_correspondence k = correspondence(c, true);
  if (!pl_correspond_leaks(&k)) {
    pl_differs(c, k.mismatch.rule, c->source.stop_op, c->lowered.stop_op, "at the return %s", k.mismatch.what);
    return;
  }
  pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "both sides did the same");
}

/* Whether nothing that came from outside was freed in the lowering alone. */
static bool frees_no_more(pl_comparer *c, const char *where) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    const uint32_t twin = pl_memory_at(&a->memory, i)->twin;
    if (!pl_memory_at(&a->memory, i)->object.alive || pl_memory_at(&b->memory, twin)->object.alive) continue;
    pl_differs(c, "lifetime", a->stop_op, b->stop_op,
               "where %s incoming buffer %u is freed in the lowering, but not in the source", where, (unsigned)i);
    return false;
  }
  return true;
}

/* Whether the lowering has changed nothing that came from outside and that the source has left as it was. A store of the source
 * that the lowering has not made yet is none of that: ordinary accesses may pass volatile ones, but none that the source makes
 * only behind the volatile store, or never, may come before it. (LLVM Language Reference, "Volatile Memory Accesses".) */
static bool changes_no_more(pl_comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    const pl_buffer *ours = pl_memory_at(&a->memory, i), *theirs = pl_memory_at(&b->memory, ours->twin);
    const pl_object *initial = &c->inputs->objects[i];
    size_t count;
    if (ours->twin == 0 || !ours->shift_known || ours->shift != 0 || theirs->object.size != initial->size) continue;
    const pl_stretch *stretches = pl_object_stretches(c->run.arena, initial, &theirs->object, 0, &count);
    for (size_t k = 0; k < count; k++)
      for (uint64_t at = stretches[k].from; at < stretches[k].to; at++) {
        if (holds_initial(&theirs->object, initial, at) || !holds_initial(&ours->object, initial, at)) continue;
        pl_differs(c, "memory", a->stop_op, b->stop_op,
                   "where execution ends with a volatile store, byte %" PRIu64
                   " of incoming buffer %u has changed in the lowering, but not in the source",
                   at, (unsigned)i);
        return false;
      }
  }
  return true;
}

/* Execution does not go on after a volatile store that both sides have made. */
static void compare_end(pl_comparer *c) {
  if (!same_volatile(c) || !frees_no_more(c, "execution ends with a volatile store") || !changes_no_more(c)) return;
  pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "both sides did the same");
}

/* To what came from outside. */
static uint32_t count_atomic_stores(const pl_machine *m) {
  uint32_t count = 0;
  for (size_t i = 0; i < m->accesses.len; i++) {
    const pl_access *access = &m->accesses.data[i];
    const bool outside = access->object != 0 && pl_memory_at(&m->memory, access->object)->object.kind == PL_OBJECT_INCOMING;
    count += outside && access->is_store && !access->failed && pl_op_after(access->op, NULL) == PL_AFTER_OPEN;
  }
  return count;
}

/* Both sides end the program: what is printed is the source's message, and nothing was freed that the source keeps. */
static void compare_abort(pl_comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  const pl_str message = pl_assertion_message(a->stop_op);
  const bool says = message.data != NULL;
  if (b->pending_puts != NULL && !(says && pl_str_eq(message, pl_str_from(b->printed)))) {
    pl_differs(c, "extra-event", a->stop_op, b->pending_puts, "the lowering prints '%s', the source %s%.*s%s", b->printed,
               says ? "'" : "nothing", PL_STR_FMT(message), says ? "'" : "");
    return;
  }
  if (!same_volatile(c) || !frees_no_more(c, "the program ends")) return;
  if (count_atomic_stores(a) > count_atomic_stores(b)) {
    c->hidden = true;
    pl_differs(c, "missing-event", a->stop_op, b->stop_op,
               "the program ends before the lowering has made an atomic store that the source has made");
    return;
  }
  pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "both sides did the same");
}

/* What an atomic update puts into memory that others share is seen by them, also where it is written over before the end. */
static bool same_updates(pl_comparer *c) {
  const pl_access *ours, *theirs;
  if (!pl_updates_differ(&c->source, &c->lowered, &ours, &theirs)) return true;
  c->hidden = true;
  pl_differs(c, "store-value", ours->op, theirs->op, "an atomic update stores another value than the source's");
  return false;
}

/* Whether the source stands at a call that is known to come back. */
static bool is_at_returning_call(const pl_comparer *c) {
  const pl_op *callee = pl_symbol_lookup(c->run.source_module, c->source.callee);
  return c->source.stop == PL_STOP_EVENT && !pl_after_ends_stretch(pl_op_after(c->source.stop_op, callee));
}

/* Whether nothing but an unreachable place comes after a call. */
static bool leads_to_unreachable(const pl_op *call) {
  const pl_op *op = call->next;
  while (op != NULL && !pl_op_has(op, PL_TRAIT_TERMINATOR) && pl_op_after(op, NULL) == PL_AFTER_NO_EVENT)
    op = op->next;
  return op != NULL && pl_op_is(op, PL_OP_LLVM_UNREACHABLE);
}

/* The lowering may take a megabyte of the stack more than the source does, as proofs have it (tv/room.c). The source has to have
 * come to an event or to its end: what it takes up to there is known. */
static bool same_stack(pl_comparer *c) {
  enum { MOST_MORE = 1 << 20 };
  const pl_machine *a = &c->source, *b = &c->lowered;
  const uint64_t ours = a->memory.stack_peak, theirs = b->memory.stack_peak;
  if ((!gets_somewhere(a) && !a->forever) || theirs <= ours || theirs - ours <= MOST_MORE) return true;
  c->hidden = true;
  pl_differs(c, "stack-usage", a->stop_op, b->stop_op,
             "the lowering takes %" PRIu64 " bytes of the stack where the source takes %" PRIu64, theirs, ours);
  return false;
}

static bool compare_round(pl_comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  if (!same_stack(c) || endless(c) || inconclusive(c) || pl_replaces_known_call(c)) return false;
  if (b->stop == PL_STOP_UNDEFINED && is_at_returning_call(c)) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, a->stop_op, b->stop_op,
                "the source calls a function that returns, and may be undefined after it, as the lowering is before it: %s",
                b->why);
    return false;
  }
  if (is_at_returning_call(c) && leads_to_unreachable(a->stop_op)) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, a->stop_op, b->stop_op,
                "the source calls a function that returns to an unreachable place");
    return false;
  }
  if (b->stop == PL_STOP_UNDEFINED) {
    pl_differs(c, "undefined", a->stop_op, b->stop_op, "the lowering is undefined: %s", b->why);
    return false;
  }
  if (a->stop == b->stop && !same_updates(c)) return false;
  if (a->stop == PL_STOP_ABORT && b->stop == PL_STOP_ABORT) {
    compare_abort(c);
    return false;
  }
  if (a->stop == PL_STOP_ENDED && b->stop == PL_STOP_ENDED) {
    compare_end(c);
    return false;
  }
  if (b->pending_puts != NULL && b->stop != PL_STOP_ABORT) {
    pl_differs(c, "extra-event", a->stop_op, b->pending_puts, "the lowering prints a message and does not abort");
    return false;
  }
  if (a->stop != b->stop) {
    bool missing = b->stop == PL_STOP_RETURN || a->stop == PL_STOP_ABORT || a->stop == PL_STOP_ENDED;
    pl_differs(c, missing ? "missing-event" : "extra-event", a->stop_op, b->stop_op, "the source %s, the lowering %s",
               stop_name(a->stop), stop_name(b->stop));
    return false;
  }
  if (!is_at_returning_call(c) && !pl_same_pure_calls(c)) return false;
  if (a->stop == PL_STOP_RETURN) {
    compare_return(c);
    return false;
  }
  return same_volatile(c) && compare_call(c) && pl_answer_call(c);
}

static const pl_op *symbol_table_of(const pl_op *func) {
  const pl_op *op = func;
  while (op->block != NULL && op->block->region != NULL) {
    op = op->block->region->op;
    if (op == NULL || pl_op_has(op, PL_TRAIT_SYMBOL_TABLE)) return op;
  }
  return NULL;
}

pl_comparison pl_compare_once(pl_arena *arena, const pl_subject *subject, const pl_circumstances *how, pl_observed *observed) {
  const pl_op *source_func = subject->source_func, *lowered_func = subject->lowered_func;
  const pl_inputs *inputs = subject->inputs;
  const pl_interp_options *options = subject->options;
  pl_comparer *c = (pl_comparer *)pl_xmalloc(sizeof *c);
  pl_interp_options limited = *options;
  if (inputs->wide && limited.max_steps > PL_WIDE_STEPS) limited.max_steps = PL_WIDE_STEPS;
  memset(c, 0, sizeof *c);
  c->out = arena;
  c->source_func = source_func;
  c->lowered_func = lowered_func;
  c->inputs = inputs;
  c->run.arena = options->scratch ? options->scratch : pl_arena_new();
  c->run.options = &limited;
  c->run.inputs = inputs;
  c->run.source_module = symbol_table_of(source_func);
  c->run.lowered_module = symbol_table_of(lowered_func);
  c->run.index_width = pl_index_width(source_func, &options->convention);
  c->run.layouts = (pl_layouts){.arena = c->run.arena, .index_width = c->run.index_width};
  c->run.bare = pl_is_bare(source_func, &options->convention);
  c->run.seed = inputs->seed;
  c->run.other_choices = how->other_choices;
  pl_machine_init(&c->source, &c->run, false);
  pl_machine_init(&c->lowered, &c->run, true);
  c->run.source_is_llvm = pl_op_is(source_func, PL_OP_LLVM_FUNC);
  c->run.has_noalias = pl_has_noalias_arguments(source_func);
  c->run.has_invariant = pl_has_invariant_loads(source_func);
  c->source.others.meeting = how->source_meets;
  c->lowered.others.meeting = how->lowered_meets;
  c->source.passed_over = how->passed_over;
  c->source.signs = how->signs;
  c->source.places = how->places;
  c->source.moved = how->moved;
  c->source.moved_to = how->moved_to;
  c->source.memory.shares = how->shares;
  c->known = how->known;
  c->known_from = how->known_from;
  c->source.ends_at = c->lowered.ends_at = how->ends_at;
  c->source.order = how->source_order;
  c->lowered.order = how->lowered_order;
  c->source.memory.recycles = c->lowered.memory.recycles = options->long_loops;
  bool more = pl_start_comparison(c);
  if (more) pl_note_alone(c);
  c->run.has_groups = pl_has_invariant_groups(source_func);
  for (; more; more = compare_round(c)) {
    pl_machine_run(&c->lowered);
    pl_machine_run(&c->source);
    pl_record_round(&c->recorder);
  }
  pl_trace *trace = pl_record_end(&c->recorder);
  pl_comparison result = c->result;
  result.steps = c->source.steps + c->lowered.steps;
  result.inputs = result.kind == PL_COMPARISON_DIFFERS ? pl_render_inputs(arena, &c->run, source_func, inputs) : "";
  if (result.picture == NULL) result.picture = "";
  if (result.kind == PL_COMPARISON_DIFFERS) result.parting = c->parting;
  if (result.kind == PL_COMPARISON_DIFFERS) result.witness = pl_copy_inputs(arena, inputs);
  if (trace != NULL && how->ends_at == 0 && !c->run.computed &&
      (result.kind == PL_COMPARISON_DIFFERS || result.kind == PL_COMPARISON_SAME)) {
    trace->chose = c->source.chose;
    trace->undefined = c->undefined || c->run.chose_sign || c->run.drew || c->run.frozen.len > 0 || c->source.chose;
    trace->hidden = c->hidden || how->source_meets != NULL || how->known != 0;
    result.trace = trace;
  }
  *observed = (pl_observed){.others = c->source.others,
                            .lowered_moments = c->lowered.others.moments,
                            .num_may_end = c->source.num_may_end,
                            .num_allocations = c->source.num_allocations,
                            .num_signs = c->source.num_signs,
                            .num_calls = c->num_calls,
                            .exposed = c->source.exposed,
                            .loose_claims = c->source.loose_claims,
                            .misplaced = c->source.misplaced,
                            .source_parallel = c->source.ran_parallel,
                            .lowered_parallel = c->lowered.ran_parallel};
  if (c->source.chose) observed->chose = c->undefined ? PL_CHOSE_AND_POISON : PL_CHOSE;
  pl_machine_free(&c->source);
  pl_machine_free(&c->lowered);
  pl_layouts_free(&c->run.layouts);
  pl_vec_free(&c->run.functions);
  pl_vec_free(&c->run.frozen);
  result.bytes = pl_arena_used(c->run.arena);
  if (options->scratch)
    pl_arena_reset(c->run.arena);
  else
    pl_arena_free(c->run.arena);
  free(c);
  return result;
}
