/* Runs both sides from one event to the next and compares what the outside sees. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "verify/interp/compare.h"
#include "verify/interp/correspond.h"
#include "verify/interp/inputs.h"
#include "verify/interp/record.h"
#include "verify/interp/render.h"

typedef struct comparer {
  pl_arena *out; /* of the caller: texts */
  pl_run run;
  pl_machine source, lowered;
  const pl_op *source_func, *lowered_func;
  const pl_inputs *inputs;
  uint32_t num_calls;
  pl_recorder recorder;
  bool undefined, hidden; /* how the sides part: see pl_trace */
  pl_parting parting;
  pl_comparison result;
} comparer;

static const char *keep(comparer *c, const char *text) { return (const char *)pl_arena_copy(c->out, text, strlen(text) + 1); }

static void conclude(comparer *c, pl_comparison_kind kind, const char *rule, const pl_op *source_op, const pl_op *lowered_op,
                     const char *format, ...) __attribute__((format(printf, 6, 7)));
static void conclude(comparer *c, pl_comparison_kind kind, const char *rule, const pl_op *source_op, const pl_op *lowered_op,
                     const char *format, ...) {
  char text[1024];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  c->result = (pl_comparison){.kind = kind, .rule = rule, .source_op = source_op, .lowered_op = lowered_op, .picture = ""};
  c->result.what = keep(c, text);
}

/* Explaining by accesses. */

/* Accesses of the lowering to what only it has (spilled descriptors, messages) are no counterparts of the source's. */
static bool is_private(const comparer *c, const pl_access *a) {
  if (a->failed || a->object == 0) return false;
  const pl_buffer *b = pl_memory_at(&c->lowered.memory, a->object);
  if (b->object.kind == PL_OBJECT_STACK) return !b->claimed && b->twin == 0;
  return b->object.kind == PL_OBJECT_GLOBAL && b->twin == 0;
}

static const pl_access *next_shared(const comparer *c, size_t *at) {
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

typedef enum divergence { SAME_ACCESSES, OTHER_ADDRESS, OTHER_VALUE } divergence;

/* The first pair of accesses that differ, as long as both sides do the same kind of access in the same order. */
static divergence diverge(const comparer *c, const pl_access **ours, const pl_access **theirs) {
  size_t at = 0;
  for (size_t i = 0; i < c->source.accesses.len; i++) {
    const pl_access *a = &c->source.accesses.data[i], *b = next_shared(c, &at);
    if (b == NULL || a->is_store != b->is_store || a->size != b->size || a->memref == NULL) return SAME_ACCESSES;
    *ours = a;
    *theirs = b;
    if (a->address != b->address) return OTHER_ADDRESS;
    if (a->is_store && !b->failed && !same_values(a, b)) return OTHER_VALUE;
  }
  return SAME_ACCESSES;
}

static const char *rendered(comparer *c, const pl_leaf *leaf, const pl_scalar *s) {
  pl_sink text = {0};
  pl_render_scalar(leaf, s, &text);
  const char *kept = keep(c, pl_sink_text(&text));
  (void)pl_sink_close(&text);
  return kept;
}

static void explain(comparer *c) {
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
  c->parting = pl_render_parting(c->out, &c->run, ours, has_address ? theirs : NULL);
  c->parting.source_value = source_value;
  c->parting.lowered_value = lowered_value;
  pl_render_access(ours, store_value || !has_address ? NULL : theirs, &text);
  pl_render_picture(&c->run, ours, has_address ? theirs : NULL, &picture);
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

static void differs(comparer *c, const char *rule, const pl_op *source_op, const pl_op *lowered_op, const char *format, ...)
    __attribute__((format(printf, 5, 6)));
static void differs(comparer *c, const char *rule, const pl_op *source_op, const pl_op *lowered_op, const char *format, ...) {
  char text[1024];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  /* The source may have had other addresses, NaNs or numbers than those it was given here, and would have gone on in another way.
   */
  const char *looked_at = c->source.observed_address    ? "the address of an object that it made"
                          : c->source.observed_nan      ? "a NaN that it chose"
                          : c->source.observed_rounding ? "a number that may have been rounded otherwise"
                                                        : NULL;
  if (looked_at != NULL) {
    conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source_op, lowered_op,
             "the source looks at %s, so this difference tells nothing: %s", looked_at, text);
    return;
  }
  c->undefined = strcmp(rule, "undefined") == 0 || strcmp(rule, "poison") == 0;
  conclude(c, PL_COMPARISON_DIFFERS, rule, source_op, lowered_op, "%s", text);
  explain(c);
}

/* Starting. */

static const pl_op *symbol_table_of(const pl_op *func) {
  const pl_op *op = func;
  while (op->block != NULL && op->block->region != NULL) {
    op = op->block->region->op;
    if (op == NULL || pl_op_has(op, PL_TRAIT_SYMBOL_TABLE)) return op;
  }
  return NULL;
}

static bool copy_objects(comparer *c) {
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    uint32_t a = pl_memory_add_copy(&c->source.memory, &c->inputs->objects[i]);
    uint32_t b = pl_memory_add_copy(&c->lowered.memory, &c->inputs->objects[i]);
    if (a == 0 || b == 0) {
      conclude(c, PL_COMPARISON_LIMIT, NULL, NULL, NULL, "the inputs need too much memory");
      return false;
    }
    pl_memory_at(&c->source.memory, a)->twin = b;
    pl_memory_at(&c->source.memory, a)->shift_known = true;
    pl_memory_at(&c->lowered.memory, b)->twin = a;
  }
  return true;
}

/* The lowering's arguments: the leaves of the source's, but for bare pointers (LLVM IR Target (2022), "Calling Conventions").
 * origin[i]: the source's argument that leaf i belongs to. */
static pl_scalar *lowered_arguments(comparer *c, const pl_type *type, uint32_t *count, uint32_t *origin) {
  pl_scalar *out = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)c->inputs->num_args + 1);
  uint32_t at = 0;
  *count = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    const pl_type *t = type->func.inputs[i];
    uint32_t n = pl_layout_of(&c->run.layouts, t)->num_leaves;
    if (n > c->inputs->num_args - at) return NULL;
    bool bare = t->kind == PL_TYPE_MEMREF && c->run.bare;
    const uint32_t first = bare ? at + 1 : at, last = bare ? at + 2 : at + n;
    for (uint32_t j = first; j < last; j++) {
      origin[*count] = i;
      out[(*count)++] = c->inputs->args[j];
    }
    at += n;
  }
  return at == c->inputs->num_args ? out : NULL;
}

/* The lowering's parameters have the widths that the arguments have. */
static bool signature_fits(comparer *c, const pl_scalar *args, uint32_t count) {
  const pl_block *entry = pl_func_entry(c->lowered_func);
  uint32_t at = 0;
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_layout *layout = pl_layout_of(&c->run.layouts, entry->args[i]->type);
    if (!layout->known || layout->num_leaves > count - at) return false;
    for (uint32_t j = 0; j < layout->num_leaves; j++)
      if (layout->leaves[j].width != args[at + j].bits.width) return false;
    at += layout->num_leaves;
  }
  return at == count;
}

/* In some runs new objects lie in the upper half of the addresses, where arithmetic that takes them for signed goes wrong. */
static void lie_high(comparer *c) {
  enum { ONE_IN = 8, CHOSEN = 3 };
  if (c->run.options->low_addresses || c->inputs->seed % ONE_IN != CHOSEN) return;
  c->source.memory.next |= PL_UPPER_HALF;
  c->lowered.memory.next |= PL_UPPER_HALF;
}

/* In some the lowering's new objects are aligned by themselves: what is added to align them is too much if it is one too much. */
static void lie_aligned(comparer *c) {
  enum { ONE_IN = 8, CHOSEN = 6, PAGE = 4096 };
  if (c->inputs->seed % ONE_IN == CHOSEN) c->lowered.memory.coarse = PAGE;
}

/* What the lowered function promises, and which of its pointers come from which argument. */
static void hold_promises(comparer *c, pl_scalar *args, uint32_t count, const uint32_t *origin) {
  const pl_block *entry = pl_func_entry(c->lowered_func);
  if (entry->num_args != count) return;
  c->lowered.promises = pl_promises_of(c->run.arena, c->source_func, c->lowered_func, origin);
  for (uint32_t i = 0; c->lowered.promises != NULL && i < count; i++)
    args[i].argument = i + 1;
}

static bool start(comparer *c) {
  const pl_type *type = pl_func_type(c->source_func);
  if (pl_func_is_declaration(c->source_func) || pl_func_is_declaration(c->lowered_func) || type == NULL) {
    conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, c->source_func, c->lowered_func, "a function without a body can't be run");
    return false;
  }
  if (!copy_objects(c)) return false;
  c->run.is_main = pl_str_is(pl_symbol_name(c->source_func), "main");
  pl_make_globals(&c->lowered, c->run.lowered_module);
  c->source.model = &c->lowered.memory;
  pl_make_globals(&c->source, c->run.source_module);
  lie_high(c);
  lie_aligned(c);
  c->source.memory.next += (uint64_t)1 << 44; /* new objects of the two sides never share an address by chance */
  uint32_t count, *origin = PL_NEW_ARRAY(c->run.arena, uint32_t, (size_t)c->inputs->num_args + 1);
  pl_scalar *args = lowered_arguments(c, type, &count, origin);
  if (args == NULL || !signature_fits(c, args, count)) {
    conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, c->source_func, c->lowered_func,
             "the lowering's parameters are not those that the calling convention demands");
    return false;
  }
  hold_promises(c, args, count, origin);
  c->source.memory.watches_writes = c->lowered.memory.watches_writes = true;
  pl_machine_enter(&c->source, c->source_func, NULL, c->inputs->args, c->inputs->num_args);
  pl_machine_enter(&c->lowered, c->lowered_func, NULL, args, count);
  if (c->run.options->record)
    pl_record_start(&c->recorder, c->out, &c->run, &c->source, &c->lowered, c->source_func, c->lowered_func, args, count);
  return true;
}

/* Events. */

static pl_correspondence correspondence(comparer *c, bool at_return) {
  return (pl_correspondence){.run = &c->run, .source = &c->source, .lowered = &c->lowered, .at_return = at_return};
}

static void note_values(comparer *c, const pl_mismatch *mismatch) {
  c->hidden |= mismatch->hidden;
  if (mismatch->source_value == NULL) return;
  c->parting.source_value = keep(c, mismatch->source_value);
  c->parting.lowered_value = keep(c, mismatch->lowered_value);
}

/* A list of values of the source, one type each, against a flat list of the lowering's. */
static bool compare_values(comparer *c, const pl_op *op, uint32_t first_operand, bool at_return, const char *rule,
                           const char *noun) {
  pl_correspondence k = correspondence(c, at_return);
  const pl_scalar *ours = c->source.values, *theirs = c->lowered.values;
  uint32_t left = c->lowered.num_values;
  for (uint32_t i = first_operand; i < op->num_operands; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    if (!pl_correspond_value(&k, type, ours, &theirs, &left)) {
      note_values(c, &k.mismatch);
      differs(c, k.mismatch.rule != NULL ? k.mismatch.rule : rule, op, c->lowered.stop_op, "%s %u differs: %s", noun,
              i - first_operand, k.mismatch.what);
      return false;
    }
    ours += pl_layout_of(&c->run.layouts, type)->num_leaves;
  }
  if (left == 0) return true;
  differs(c, rule, op, c->lowered.stop_op, "the lowering has %u scalars more than the convention demands", left);
  return false;
}

static bool compare_memory(comparer *c, const char *when) {
  pl_correspondence k = correspondence(c, false);
  if (pl_correspond_memory(&k)) return true;
  note_values(c, &k.mismatch);
  differs(c, k.mismatch.rule, c->source.stop_op, c->lowered.stop_op, "%s %s", when, k.mismatch.what);
  return false;
}

/* The convention of a callee: its own, or that of all. */
static bool callee_is_bare(const comparer *c) {
  const pl_op *callee = pl_symbol_lookup(c->run.source_module, c->source.callee);
  return callee != NULL ? pl_is_bare(callee, &c->run.options->convention) : c->run.options->convention.bare_ptr;
}

static bool compare_call(comparer *c) {
  const pl_op *ours = c->source.stop_op, *theirs = c->lowered.stop_op;
  if (!pl_str_eq(c->source.callee, c->lowered.callee)) {
    differs(c, "call", ours, theirs, "the source calls @%.*s, the lowering @%.*s", PL_STR_FMT(c->source.callee),
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
  return compare_values(c, ours, first, false, "call-argument", noun) && compare_memory(c, when);
}

/* Answering calls. */

/* A piece of a buffer is written over by another piece. */
static void move_piece(comparer *c, uint32_t number) {
  const pl_buffer *a = pl_memory_at(&c->source.memory, number);
  uint64_t piece = 16;
  while (piece > 1 && a->object.size < 2 * piece)
    piece /= 2;
  if (a->object.size < 2 || pl_random_next(&c->run.seed) % 2 == 0) return;
  uint64_t count = a->object.size / piece;
  uint64_t from = pl_random_next(&c->run.seed) % count * piece, to = pl_random_next(&c->run.seed) % count * piece;
  pl_memory_move(&c->lowered.memory, a->twin, a->shift + to, a->twin, a->shift + from, piece);
  pl_memory_move(&c->source.memory, number, to, number, from, piece);
  pl_record_move(&c->recorder, number, to, from, piece);
}

/* The first byte of a word becomes 0 or 1, which is a number of any type: where all pieces are alike moving them changes nothing.
 */
static void set_byte(comparer *c, uint32_t number) {
  enum { WORD = 8, ONE_IN = 3 };
  const pl_buffer *a = pl_memory_at(&c->source.memory, number);
  uint64_t draw = pl_hash_u64(number, c->run.seed);
  if (a->object.size == 0 || draw % ONE_IN != 0) return;
  uint64_t word = a->object.size < WORD ? a->object.size : WORD;
  uint64_t at = (draw >> 16) % (a->object.size / word) * word;
  /* Of a word that is undefined in part each side would choose the rest for itself. */
  if (pl_object_state(&a->object, at) != PL_BYTE_FINE) return;
  uint8_t byte = (uint8_t)(draw >> 8 & 1);
  pl_memory_fill(&c->lowered.memory, a->twin, a->shift + at, 1, byte, PL_BYTE_FINE);
  pl_memory_fill(&c->source.memory, number, at, 1, byte, PL_BYTE_FINE);
  pl_record_set(&c->recorder, number, at, byte);
}

/* A callee may change what it can reach: sometimes it does, on both sides alike. */
static void stir(comparer *c, uint32_t number) {
  const pl_buffer *a = pl_memory_at(&c->source.memory, number);
  const pl_buffer *b = pl_memory_at(&c->lowered.memory, a->twin);
  if (a->twin == 0 || !a->shift_known || !a->object.alive || !b->object.alive || a->constant || b->constant) return;
  move_piece(c, number);
  set_byte(c, number);
}

/* Objects that a callee made live on both sides, at one address. */
static bool adopt(comparer *c, pl_draw *d, uint32_t *ours, uint32_t *theirs) {
  for (uint32_t i = 1; i < d->objects.len; i++) {
    d->objects.data[i].kind = PL_OBJECT_HEAP;
    ours[i] = pl_memory_add_copy(&c->source.memory, &d->objects.data[i]);
    theirs[i] = pl_memory_add_copy(&c->lowered.memory, &d->objects.data[i]);
    if (ours[i] == 0 || theirs[i] == 0) return false;
    pl_memory_at(&c->source.memory, ours[i])->twin = theirs[i];
    pl_memory_at(&c->source.memory, ours[i])->shift_known = true;
    pl_memory_at(&c->lowered.memory, theirs[i])->twin = ours[i];
    pl_record_adopted(&c->recorder, ours[i], &d->objects.data[i]);
  }
  return true;
}

/* The descriptor of an unranked result is the caller's to free in the lowering; in the source, and in a function that was left as
 * it is, it is no memory of the program. */
static void release_descriptor(comparer *c, uint32_t ours, uint32_t theirs) {
  bool as_is = pl_op_is(c->lowered.stop_op, PL_OP_FUNC_CALL) || pl_op_is(c->lowered.stop_op, PL_OP_FUNC_CALL_INDIRECT);
  pl_record_released(&c->recorder, ours);
  pl_memory_at(&c->source.memory, ours)->hidden = true;
  pl_memory_at(&c->source.memory, ours)->twin = 0;
  pl_memory_at(&c->lowered.memory, theirs)->twin = 0;
  if (as_is) pl_memory_at(&c->lowered.memory, theirs)->hidden = true;
}

typedef struct answer {
  pl_scalar *ours, *theirs;
  uint32_t num_ours, num_theirs;
} answer;

static void append_result(comparer *c, const pl_type *type, const pl_scalar *leaves, uint32_t count, const uint32_t *ours,
                          const uint32_t *theirs, answer *out) {
  bool bare = type->kind == PL_TYPE_MEMREF && c->run.bare;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar a = leaves[i], b = leaves[i];
    if (a.object != 0 && ours != NULL) {
      a.object = ours[leaves[i].object];
      b.object = theirs[leaves[i].object];
    }
    out->ours[out->num_ours++] = a;
    if (!bare || i == 1) out->theirs[out->num_theirs++] = b;
  }
}

static bool draw_result(comparer *c, const pl_type *type, answer *out) {
  uint32_t count = pl_layout_of(&c->run.layouts, type)->num_leaves;
  pl_scalar *leaves = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)count + 1);
  pl_draw d = {
      .arena = c->run.arena, .layouts = &c->run.layouts, .options = c->run.options, .seed = &c->run.seed, .bare = c->run.bare};
  d.next = c->lowered.memory.next;
  pl_vec_push(&d.objects, (pl_object){0});
  uint32_t ours[8], theirs[8];
  bool drawn = pl_draw_value(&d, type, leaves), kept = drawn && d.objects.len <= 8 && adopt(c, &d, ours, theirs);
  pl_vec_free(&d.objects);
  if (!drawn) {
    conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, c->source.stop_op, c->lowered.stop_op, "a call whose result can't be drawn");
    return false;
  }
  if (!kept) {
    conclude(c, PL_COMPARISON_LIMIT, NULL, c->source.stop_op, c->lowered.stop_op, "too much memory");
    return false;
  }
  append_result(c, type, leaves, count, ours, theirs, out);
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) release_descriptor(c, ours[leaves[1].object], theirs[leaves[1].object]);
  return true;
}

static bool given_results(comparer *c, const pl_op *call, answer *out) {
  const struct pl_call_answer *given = &c->inputs->calls[c->num_calls];
  uint32_t at = 0;
  for (uint32_t i = 0; i < call->num_results; i++) {
    const pl_type *type = pl_result(call, i)->type;
    uint32_t n = pl_layout_of(&c->run.layouts, type)->num_leaves;
    if (n > given->num_results - at) {
      conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, call, c->lowered.stop_op, "the given answer to a call has too few scalars");
      return false;
    }
    append_result(c, type, given->results + at, n, NULL, NULL, out);
    at += n;
  }
  return true;
}

/* Each call is answered with memory that stays until the end of the run. */
enum { MAX_ANSWERS = 400 };

static bool answer_call(comparer *c) {
  if (c->num_calls >= MAX_ANSWERS) {
    conclude(c, PL_COMPARISON_LIMIT, NULL, c->source.stop_op, c->lowered.stop_op, "too many calls");
    return false;
  }
  const pl_op *call = c->source.stop_op;
  answer a = {0};
  uint32_t total = 0;
  for (uint32_t i = 0; i < call->num_results; i++)
    total += pl_layout_of(&c->run.layouts, pl_result(call, i)->type)->num_leaves;
  a.ours = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)total + 1);
  a.theirs = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)total + 1);
  uint32_t shared = (uint32_t)c->source.memory.buffers.len;
  for (uint32_t i = 1; i < shared; i++)
    stir(c, i);
  if (c->num_calls < c->inputs->num_calls) {
    if (!given_results(c, call, &a)) return false;
  } else {
    for (uint32_t i = 0; i < call->num_results; i++)
      if (!draw_result(c, pl_result(call, i)->type, &a)) return false;
  }
  c->num_calls++;
  const pl_op *theirs = c->lowered.stop_op;
  pl_machine_resume(&c->source, a.ours, a.num_ours);
  if (theirs->num_results == 0) a.num_theirs = 0;
  pl_record_results(&c->recorder, a.theirs, a.num_theirs);
  pl_machine_resume(&c->lowered, a.theirs, a.num_theirs);
  return true;
}

/* One round: both sides have stopped. True to go on. */

static bool inconclusive(comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  if (a->stop == PL_STOP_UNDEFINED)
    conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, a->stop_op, NULL, "the source is undefined: %s", a->why);
  else if (a->stop == PL_STOP_UNSUPPORTED)
    conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, a->stop_op, NULL, "%s", a->why);
  else if (a->stop == PL_STOP_LIMIT)
    conclude(c, PL_COMPARISON_LIMIT, NULL, a->stop_op, NULL, "%s", a->why);
  else if (b->stop == PL_STOP_UNSUPPORTED)
    conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, NULL, b->stop_op, "%s", b->why);
  else if (b->stop == PL_STOP_LIMIT)
    conclude(c, PL_COMPARISON_LIMIT, NULL, NULL, b->stop_op, "%s", b->why);
  else
    return false;
  return true;
}

static const char *stop_name(pl_stop stop) {
  switch (stop) {
  case PL_STOP_EVENT: return "calls a function";
  case PL_STOP_RETURN: return "returns";
  case PL_STOP_ABORT: return "aborts";
  case PL_STOP_INVALID:
  case PL_STOP_UNDEFINED:
  case PL_STOP_LIMIT:
  case PL_STOP_UNSUPPORTED: break;
  }
  return "stops";
}

static bool gets_somewhere(const pl_machine *m) {
  return m->stop == PL_STOP_EVENT || m->stop == PL_STOP_RETURN || m->stop == PL_STOP_ABORT;
}

/* A side that certainly runs for ever, against one that gets somewhere. */
static bool endless(comparer *c) {
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  if (source->forever && lowered->forever && lowered->promises != NULL && lowered->promises->returns)
    differs(c, "termination", source->stop_op, lowered->stop_op, "both sides run for ever, but the lowering claims to return");
  else if (source->forever && lowered->forever)
    conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "both sides run for ever");
  else if (source->forever && gets_somewhere(lowered))
    differs(c, "termination", source->stop_op, lowered->stop_op, "the source runs for ever, the lowering %s",
            stop_name(lowered->stop));
  else if (source->forever && lowered->stop == PL_STOP_UNDEFINED)
    differs(c, "termination", source->stop_op, lowered->stop_op, "the source runs for ever, the lowering is undefined: %s",
            lowered->why);
  else if (lowered->forever && gets_somewhere(source))
    differs(c, "termination", source->stop_op, lowered->stop_op, "the lowering runs for ever, the source %s",
            stop_name(source->stop));
  else
    return false;
  return true;
}

/* How updates are ordered shows in other threads only: what the run shows is that the weaker one is carried out. (MLIR's lowering
 * of memref.atomic_rmw and memref.generic_atomic_rmw: acq_rel.) */
static bool is_ordered(comparer *c) {
  if (c->source.atomic == NULL || c->lowered.weak_atomic == NULL) return true;
  c->hidden = true;
  differs(c, "call", c->source.atomic, c->lowered.weak_atomic, "the atomic update is ordered less than acq_rel");
  return false;
}

static void compare_return(comparer *c) {
  if (!is_ordered(c)) return;
  pl_others_last(&c->source);
  pl_others_last(&c->lowered);
  c->run.bare = pl_is_bare(c->source_func, &c->run.options->convention);
  if (!compare_values(c, c->source.stop_op, 0, true, "return-value", "result") || !compare_memory(c, "at the return")) return;
  pl_correspondence k = correspondence(c, true);
  if (!pl_correspond_leaks(&k)) {
    differs(c, k.mismatch.rule, c->source.stop_op, c->lowered.stop_op, "at the return %s", k.mismatch.what);
    return;
  }
  conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "both sides did the same");
}

/* Both sides end the program: what is printed is the source's message, and nothing was freed that the source keeps. */
static void compare_abort(comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  const pl_attr *message = a->stop_op != NULL ? pl_op_attr(a->stop_op, "msg") : NULL;
  const bool says = message != NULL && message->kind == PL_ATTR_STRING;
  if (b->pending_puts != NULL && !(says && pl_str_eq(message->string, pl_str_from(b->printed)))) {
    differs(c, "extra-event", a->stop_op, b->pending_puts, "the lowering prints '%s', the source %s%.*s%s", b->printed,
            says ? "'" : "nothing", PL_STR_FMT(says ? message->string : PL_STR("")), says ? "'" : "");
    return;
  }
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    const uint32_t twin = pl_memory_at(&c->source.memory, i)->twin;
    if (!pl_memory_at(&c->source.memory, i)->object.alive || pl_memory_at(&c->lowered.memory, twin)->object.alive) continue;
    differs(c, "lifetime", a->stop_op, b->stop_op,
            "where the program ends incoming buffer %u is freed in the lowering, but not in the source", (unsigned)i);
    return;
  }
  conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "both sides did the same");
}

static bool compare_round(comparer *c) {
  const pl_machine *a = &c->source, *b = &c->lowered;
  if (endless(c) || inconclusive(c)) return false;
  if (b->stop == PL_STOP_UNDEFINED) {
    differs(c, "undefined", a->stop_op, b->stop_op, "the lowering is undefined: %s", b->why);
    return false;
  }
  if (a->stop == PL_STOP_ABORT && b->stop == PL_STOP_ABORT) {
    compare_abort(c);
    return false;
  }
  if (b->pending_puts != NULL && b->stop != PL_STOP_ABORT) {
    differs(c, "extra-event", a->stop_op, b->pending_puts, "the lowering prints a message and does not abort");
    return false;
  }
  if (a->stop != b->stop) {
    bool missing = b->stop == PL_STOP_RETURN || a->stop == PL_STOP_ABORT;
    differs(c, missing ? "missing-event" : "extra-event", a->stop_op, b->stop_op, "the source %s, the lowering %s",
            stop_name(a->stop), stop_name(b->stop));
    return false;
  }
  if (a->stop == PL_STOP_RETURN) {
    compare_return(c);
    return false;
  }
  return compare_call(c) && answer_call(c);
}

/* Whether no operation says that the sign of a zero does not matter. Where it can't be told, some does. */
static bool keeps_signs(const pl_region *region, uint32_t depth) {
  enum { MAX_DEPTH = 32 };
  if (depth > MAX_DEPTH) return false;
  PL_FOR_BLOCKS(block, region) {
    for (const pl_op *op = block->first; op != NULL; op = op->next) {
      if (pl_fast_math_of(op).nsz) return false;
      for (uint32_t i = 0; i < op->num_regions; i++)
        if (!keeps_signs(op->regions[i], depth + 1)) return false;
    }
  }
  return true;
}

pl_comparison pl_compare_once(pl_arena *arena, const pl_subject *subject, const pl_circumstances *how, pl_observed *observed) {
  const pl_op *source_func = subject->source_func, *lowered_func = subject->lowered_func;
  const pl_inputs *inputs = subject->inputs;
  const pl_interp_options *options = subject->options;
  comparer *c = (comparer *)pl_xmalloc(sizeof *c);
  pl_interp_options limited = *options;
  if (inputs->wide && limited.max_steps > PL_WIDE_STEPS) limited.max_steps = PL_WIDE_STEPS;
  memset(c, 0, sizeof *c);
  c->out = arena;
  c->source_func = source_func;
  c->lowered_func = lowered_func;
  c->inputs = inputs;
  c->run.arena = pl_arena_new();
  c->run.options = &limited;
  c->run.inputs = inputs;
  c->run.source_module = symbol_table_of(source_func);
  c->run.lowered_module = symbol_table_of(lowered_func);
  c->run.index_width = pl_index_width(source_func, &options->convention);
  c->run.layouts = (pl_layouts){.arena = c->run.arena, .index_width = c->run.index_width};
  c->run.bare = pl_is_bare(source_func, &options->convention);
  c->run.seed = inputs->seed;
  c->run.signs_of_zero = keeps_signs(source_func->regions[0], 0);
  c->run.other_choices = how->other_choices;
  pl_machine_init(&c->source, &c->run, false);
  pl_machine_init(&c->lowered, &c->run, true);
  c->source.others.meeting = how->source_meets;
  c->lowered.others.meeting = how->lowered_meets;
  for (bool more = start(c); more; more = compare_round(c)) {
    pl_machine_run(&c->lowered);
    pl_machine_run(&c->source);
    pl_record_round(&c->recorder);
  }
  pl_trace *trace = pl_record_end(&c->recorder);
  pl_comparison result = c->result;
  result.inputs = result.kind == PL_COMPARISON_DIFFERS ? pl_render_inputs(arena, &c->run, source_func, inputs) : "";
  if (result.picture == NULL) result.picture = "";
  if (result.kind == PL_COMPARISON_DIFFERS) result.parting = c->parting;
  if (result.kind == PL_COMPARISON_DIFFERS) result.witness = pl_copy_inputs(arena, inputs);
  if (trace != NULL && result.kind == PL_COMPARISON_DIFFERS) {
    trace->undefined = c->undefined || c->run.chose_sign;
    trace->hidden = c->hidden || how->source_meets != NULL;
    result.trace = trace;
  }
  *observed = (pl_observed){.others = c->source.others, .lowered_moments = c->lowered.others.moments};
  if (c->source.chose) observed->chose = c->undefined ? PL_CHOSE_AND_POISON : PL_CHOSE;
  pl_machine_free(&c->source);
  pl_machine_free(&c->lowered);
  pl_layouts_free(&c->run.layouts);
  pl_vec_free(&c->run.functions);
  pl_vec_free(&c->run.frozen);
  pl_arena_free(c->run.arena);
  free(c);
  return result;
}
