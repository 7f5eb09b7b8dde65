/* cut_start.c - the states of source and lowering at the start of a walk from a cut: each class is a symbol or what is known of
 * it, objects that live there hold new memory, and what is known of all of that are hypotheses. */
#include "verify/sem/llvm/stack.h"
#include "verify/sem/memory/incoming.h"
#include "verify/sem/memory/lifetimes.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/symbols.h"
#include "verify/sem/state/values.h"
#include "verify/tv/convention/types.h"
#include "verify/tv/simulate/cells.h"
#include "verify/tv/simulate/obligations.h"
#include "verify/tv/simulate/relation.h"
#include "verify/tv/value_claims/value_claims.h"

typedef struct start_state {
  pl_tv *tv;
  pl_cut *cut;
  pl_path *path;
  const pl_term **values; /* by class */
} start_state;

/* The term of a class (see cut.h) where the rule that renames values at cuts is switched off: one that it has had before, as far
 * as there is one. */
static const pl_term *stale_value(const start_state *s, uint32_t class_id) {
  const pl_cut_class *class = &s->cut->classes.data[class_id];
  for (size_t i = 0; i < s->cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &s->cut->leaves.data[i];
    char name[48];
    if (leaf->class_id != class_id || !leaf->value) continue;
    if (leaf->role == PL_ROLE_LOWERING)
      return leaf->value->block != s->cut->lowered && class->stale ? class->stale : class->symbol;
    snprintf(name, sizeof name, "stale%u.%u%s", (unsigned)leaf->value->number, (unsigned)leaf->leaf, leaf->poison ? "p" : "");
    return pl_term_sym(s->tv->T, class->sort, pl_str_from(name));
  }
  return class->symbol;
}

/* Any value of the class, a fresh symbol; where a value of the class may be undef, a poison flag that may be that of undef. */
static const pl_term *any_of_class(start_state *s, const pl_cut_class *class) {
  pl_terms *T = s->tv->T;
  const pl_term *any = pl_term_fresh(T, class->sort, "cut");
  if (!class->undef) return any;
  return pl_or(T, any, pl_and(T, pl_term_fresh(T, class->sort, "undef"), s->tv->world->undef));
}

/* Sets the term of each class at the start in `values`: a fresh symbol (a stale term if PL_RULE_CUT_RENAMES is switched off), or
 * the class's expression over these. */
static void instantiate_classes(start_state *s) {
  pl_terms *T = s->tv->T;
  pl_map fresh = {0};
  s->values = PL_NEW_ARRAY(s->tv->arena, const pl_term *, s->cut->classes.len + 1);
  for (size_t c = 0; c < s->cut->classes.len; c++) {
    pl_cut_class *class = &s->cut->classes.data[c];
    if (class->expr) continue;
    s->values[c] = pl_tv_rule_off(s->tv, PL_RULE_CUT_RENAMES) ? stale_value(s, (uint32_t)c) : any_of_class(s, class);
    pl_map_set_ptr(&fresh, class->symbol, s->values[c]);
  }
  for (size_t c = 0; c < s->cut->classes.len; c++) {
    pl_cut_class *class = &s->cut->classes.data[c];
    if (!class->expr) continue;
    s->values[c] = pl_term_substitute(T, class->expr, &fresh);
    pl_sem_describe_addresses(s->tv->world, s->values[c]);
  }
  pl_map_free(&fresh);
}

/* The term of a part (base, size or word) of the slot's object, or with `poison` the term for whether it is poison; NULL if the
 * cut has no such leaf. */
static const pl_term *part_of_slot(const start_state *s, uint32_t slot, uint32_t part, bool poison) {
  for (size_t i = 0; i < s->cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &s->cut->leaves.data[i];
    if (!leaf->value && !leaf->cell && leaf->slot == slot && leaf->leaf == part && leaf->poison == poison)
      return s->values[leaf->class_id];
  }
  return NULL;
}

/* The term of a part (base, size or word) of the slot's object; NULL if the cut has no such leaf. */
static const pl_term *slot_part(const start_state *s, uint32_t slot, uint32_t part) { return part_of_slot(s, slot, part, false); }

/* The contents of a slot's object at the start of a walk: a fresh memory, in which the first words have the values that they are
 * known to have. */
static const pl_term *slot_contents(const start_state *s, uint32_t slot, const pl_term *base) {
  pl_terms *T = s->tv->T;
  const pl_term *mem = pl_term_fresh(T, pl_sort_mem(PL_POINTER_BITS), "contents");
  for (uint32_t k = 0; k < PL_SLOT_WORDS; k++) {
    const pl_term *poison = part_of_slot(s, slot, PL_PART_WORDS + k, true);
    const pl_term *place = pl_bv_add(T, base, pl_bv_u64(T, PL_POINTER_BITS, (uint64_t)k * PL_WORD_BYTES));
    if (poison && pl_term_is_false(poison)) mem = pl_mem_store(T, mem, place, slot_part(s, slot, PL_PART_WORDS + k), poison);
  }
  return mem;
}

/* Stores the known first words of an escaped descriptor of an unranked memref in the shared memory of both functions, if they
 * are sure to be there still. */
static void state_shared_words(const start_state *s, uint32_t slot, const pl_term *base) {
  pl_terms *T = s->tv->T;
  const pl_cut_slot *known = &s->cut->slots.data[slot];
  const pl_term *mem = s->path->source.sem->mem;
  if (!known->like.escaped || !known->like.descriptor || !s->tv->world->callees_conform) return;
  if (!known->alive_in_source || !known->alive_in_lowered) return; /* something else may lie there */
  for (uint32_t k = 0; k < PL_SLOT_WORDS; k++) {
    const pl_term *poison = part_of_slot(s, slot, PL_PART_WORDS + k, true);
    const pl_term *place = pl_bv_add(T, base, pl_bv_u64(T, PL_POINTER_BITS, (uint64_t)k * PL_WORD_BYTES));
    if (poison && pl_term_is_false(poison)) mem = pl_mem_store(T, mem, place, slot_part(s, slot, PL_PART_WORDS + k), poison);
  }
  s->path->source.sem->mem = s->path->lowered.sem->mem = mem;
}

/* Adds the axioms about an object's address: its base is not null and aligned, and its end does not wrap. */
static void restate_axioms(start_state *s, const pl_sem_object *object) {
  pl_terms *T = s->tv->T;
  const pl_term *zero = pl_bv_u64(T, PL_POINTER_BITS, 0);
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, object->base, pl_bv_u64(T, PL_POINTER_BITS, object->align));
  pl_vec_push(&s->tv->world->axioms, pl_not(T, pl_eq(T, object->base, zero)));
  pl_vec_push(&s->tv->world->axioms, pl_eq(T, rest, zero));
  pl_vec_push(&s->tv->world->axioms, pl_sem_does_not_wrap(T, object->base, object->size));
}

/* Adds the objects of the cut's slots that are not lost to those of source and lowering, with what is known of them. */
static void start_slots(start_state *s) {
  for (uint32_t k = 0; k < s->cut->slots.len; k++) {
    const pl_cut_slot *slot = &s->cut->slots.data[k];
    if (slot->lost) continue;
    pl_sem_object object = slot->like;
    object.base = slot_part(s, k, 0);
    object.size = slot_part(s, k, 1);
    object.mem = object.initial = slot_contents(s, k, object.base);
    object.shared = slot->in_source && slot->in_lowered;
    object.alive = slot->alive_in_source;
    object.lives = NULL;
    object.freed_before = NULL;
    if (object.alive) pl_sem_begin_life(s->path->source.sem, &object);
    object.scope = slot->scope_in_source;
    if (slot->in_source) pl_vec_push(&s->path->source.sem->objects, object);
    object.alive = slot->alive_in_lowered;
    object.lives = NULL;
    if (object.alive) pl_sem_begin_life(s->path->lowered.sem, &object);
    object.freed_before = NULL;
    object.scope = slot->scope_in_lowered;
    if (slot->in_lowered) pl_vec_push(&s->path->lowered.sem->objects, object);
    restate_axioms(s, &object);
    state_shared_words(s, k, object.base);
  }
}

/* Declares the saved stack pointers of the lowering's that are variables at the cut, with the bases of the objects in slots (see
 * cut.h) that outlive their restoring. */
static void start_saves(start_state *s) {
  for (size_t c = 0; c < s->cut->classes.len; c++) {
    const pl_cut_class *class = &s->cut->classes.data[c];
    const pl_term **bases = PL_NEW_ARRAY(s->tv->arena, const pl_term *, 64);
    size_t count = 0;
    if (!class->is_save || !pl_cut_is_variable(s->values[c])) continue;
    for (uint32_t k = 0; k < s->cut->slots.len; k++)
      if ((class->outlive >> k & 1) && !s->cut->slots.data[k].lost) bases[count++] = slot_part(s, k, 0);
    pl_sem_declare_save(s->path->lowered.sem, s->values[c], bases, count);
  }
}

/* Notes for pointer symbols which object they point into, by the slot of their class, as far as that is known. */
static void start_roots(start_state *s) {
  for (size_t c = 0; c < s->cut->classes.len; c++) {
    pl_cut_class *class = &s->cut->classes.data[c];
    const pl_term *value = s->values[c];
    if (class->slot == PL_BAD_SLOT || class->sort.kind != PL_SORT_BV || class->sort.width != PL_POINTER_BITS ||
        value->op != PL_TERM_SYM)
      continue;
    if (class->slot == PL_NO_SLOT)
      pl_sem_set_root(s->tv->world, value, s->tv->world->shared_root);
    else if (!s->cut->slots.data[class->slot].lost)
      pl_sem_set_root(s->tv->world, value, slot_part(s, class->slot, 0));
  }
}

/* Adds the bounds of the cut to the path's conditions. */
static void start_bounds(const start_state *s) {
  const pl_term **terms = PL_NEW_ARRAY(s->tv->arena, const pl_term *, s->cut->leaves.len + 1);
  for (size_t i = 0; i < s->cut->leaves.len; i++)
    terms[i] = s->values[s->cut->leaves.data[i].class_id];
  pl_cut_state_bounds(s->tv, s->cut, s->path, terms);
}

/* Sets the leaves of the values that the cut relates, in source and lowering, and what is known of memrefs in the source. */
static void start_values(start_state *s) {
  for (size_t i = 0; i < s->cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &s->cut->leaves.data[i];
    if (!leaf->value) continue;
    pl_sem *sem = leaf->role == PL_ROLE_LOWERING ? s->path->lowered.sem : s->path->source.sem;
    if (!sem->env[leaf->value->number]) {
      const pl_flat *flat = pl_layout_flatten(s->tv->world->layout, leaf->value->type);
      pl_sem_set(sem, leaf->value, PL_NEW_ARRAY(s->tv->arena, pl_leaf, flat->num_leaves + 1));
    }
    pl_leaf *out = &sem->env[leaf->value->number][leaf->leaf];
    if (leaf->poison)
      out->poison = s->values[leaf->class_id];
    else
      out->value = s->values[leaf->class_id];
  }
  s->path->source.sem->odd_memrefs = s->cut->odd_memrefs;
  s->path->source.sem->odd_sizes = s->cut->odd_sizes;
  for (size_t i = 0; i < s->cut->wellformed.len; i++) {
    const pl_value *value = s->cut->wellformed.data[i];
    pl_sem_declare_wellformed(s->path->source.sem, value->type, s->path->source.sem->env[value->number], false);
  }
}

/* Sets the arguments at the function entry: fresh ones in the source, and in the lowering the same leaves in the order of the
 * calling convention. Records PL_VERDICT_UNSUPPORTED and stops if an argument's type is not supported. (LLVM IR Target (2022),
 * Default Calling Convention for Ranked MemRef; Bare Pointer Calling Convention for Ranked MemRef.) */
static void start_entry(pl_tv *tv, pl_cut *cut, pl_path *path) {
  uint32_t next = 0;
  bool bare = pl_tv_is_bare(tv->source->func, &tv->options->convention);
  bool is_lowered = pl_op_is(tv->source->func, PL_OP_FUNC_FUNC) && pl_op_is(tv->lowered->func, PL_OP_LLVM_FUNC);
  for (uint32_t i = 0; i < cut->source->num_args; i++) {
    char name[32];
    snprintf(name, sizeof name, "arg%u", (unsigned)i);
    const pl_value *arg = cut->source->args[i];
    pl_leaf *leaves = pl_sem_incoming(path->source.sem, arg->type, name);
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, arg->type);
    uint32_t count = flat ? flat->num_leaves : 0;
    if (!leaves) {
      pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_SIGNATURE, tv->source->func, NULL,
                 "an argument of a type without a meaning here");
      return;
    }
    pl_sem_set(path->source.sem, arg, leaves);
    bool expands = is_lowered && (arg->type->kind == PL_TYPE_MEMREF || arg->type->kind == PL_TYPE_UNRANKED_MEMREF);
    if (expands && bare && arg->type->kind == PL_TYPE_MEMREF) {
      leaves[0] = leaves[1]; /* one pointer: allocated and aligned are the same */
      pl_sem_declare_wellformed(path->source.sem, arg->type, leaves, true);
      pl_sem_set(path->lowered.sem, cut->lowered->args[next++], leaves + 1);
    } else if (expands) {
      for (uint32_t k = 0; k < count; k++)
        pl_sem_set(path->lowered.sem, cut->lowered->args[next++], leaves + k);
    } else {
      pl_sem_set(path->lowered.sem, cut->lowered->args[next++], leaves);
    }
  }
}

void pl_cut_start(pl_tv *tv, pl_cut *cut, pl_path *path) {
  const pl_term *mem = pl_term_fresh(tv->T, pl_sort_mem(PL_POINTER_BITS), "memory");
  bool entry = cut->source == tv->source->blocks[0] && cut->lowered == tv->lowered->blocks[0];
  tv->run.begun = (pl_begun){.cut = cut};
  if (entry) mem = pl_term_sym(tv->T, pl_sort_mem(PL_POINTER_BITS), PL_STR("memory"));
  pl_sem_declare_shared(tv->world, mem);
  pl_vec_clear(&tv->world->axioms);
  path->source = (pl_side){pl_sem_new(tv->world, PL_ROLE_SOURCE, tv->source->num_values, mem), cut->source->first, cut->source,
                           PL_STOP_NONE};
  path->lowered = (pl_side){pl_sem_new(tv->world, PL_ROLE_LOWERING, tv->lowered->num_values, mem), cut->lowered->first,
                            cut->lowered, PL_STOP_NONE};
  if (entry) {
    start_entry(tv, cut, path);
    if (!tv->result.failure.set) pl_tv_believe_at_entry(tv, path);
    if (!tv->result.failure.set) pl_tv_claim_at_entry(tv, path);
    return;
  }
  start_state s = {tv, cut, path, NULL};
  instantiate_classes(&s);
  tv->run.begun = (pl_begun){cut, s.values, cut->classes.len};
  start_slots(&s);
  start_saves(&s);
  start_roots(&s);
  start_values(&s);
  pl_cells_start(tv, cut, path, s.values);
  start_bounds(&s);
  pl_tv_believe_at_cut(tv, path);
}
