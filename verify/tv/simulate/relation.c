/* relation.c - what is known at a cut, and nothing else is.
 *
 * The leaves of all live values of source and lowering are parted into classes of equal ones. At the first arrival everything
 * that has the same term is put into one class, and a class may be tied to a constant or to a term over other classes. Later
 * arrivals take back what they do not show, until the rest is inductive (Houdini over equalities). When a path starts at a cut,
 * each free class is a fresh symbol: equations between values that were redefined since do not survive by themselves. Objects
 * that live at a cut are slots; a pointer's class knows its slot. */
#include <assert.h>
#include <stdio.h>

#include "verify/sem/llvm/stack.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/symbols.h"
#include "verify/sem/state/undef.h"
#include "verify/sem/state/values.h"
#include "verify/tv/convention/types.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/terms.h"
#include "verify/tv/simulate/cells.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"
#include "verify/tv/simulate/relation.h"
#include "verify/tv/value_claims/value_claims.h"

enum { MAX_TIES = 6 }; /* so that refinement ends */

/* The cut (see cut.h) of the two blocks for this `way`, the number by which the ways on which they are reached are
 * distinguished; created without leaves if there is none yet. */
static pl_cut *cut_at(pl_tv *tv, const pl_block *source, const pl_block *lowered, uint64_t way) {
  for (size_t i = 0; i < tv->run.cuts.len; i++)
    if (tv->run.cuts.data[i]->source == source && tv->run.cuts.data[i]->lowered == lowered && tv->run.cuts.data[i]->way == way)
      return tv->run.cuts.data[i];
  pl_cut *cut = PL_NEW(tv->arena, pl_cut);
  cut->source = source;
  cut->lowered = lowered;
  cut->way = way;
  pl_vec_push(&tv->run.cuts, cut);
  return cut;
}

pl_cut *pl_tv_entry_cut(pl_tv *tv) { return cut_at(tv, tv->source->blocks[0], tv->lowered->blocks[0], 0); }

/* Terms of the leaves in an arriving state. */

/* The term of word number `word` of the object's contents, or with `poison` the term for whether that word is poison. */
static const pl_term *word_of(pl_terms *T, const pl_sem_object *object, uint32_t word, bool poison) {
  const pl_term *place = pl_bv_add(T, object->base, pl_bv_u64(T, PL_POINTER_BITS, (uint64_t)word * PL_WORD_BYTES));
  return poison ? pl_mem_poison(T, object->mem, place, PL_WORD_BYTES) : pl_mem_load(T, object->mem, place, PL_WORD_BYTES);
}

/* The term of a leaf on an arriving path, be it of a cell, a part of a slot's object, or a value; NULL if it has none.
 * `objects`: by slot. */
static const pl_term *leaf_term(pl_path *path, const pl_cut *cut, const pl_cut_leaf *leaf, const pl_sem_object *const *objects) {
  (void)cut;
  if (leaf->cell) return pl_cell_term(path, leaf);
  if (!leaf->value) {
    const pl_sem_object *object = objects[leaf->slot];
    if (!object || leaf->leaf < PL_PART_WORDS) return !object ? NULL : leaf->leaf == PL_PART_BASE ? object->base : object->size;
    return word_of(path->source.sem->world->T, object, leaf->leaf - PL_PART_WORDS, leaf->poison);
  }
  pl_sem *sem = leaf->role == PL_ROLE_LOWERING ? path->lowered.sem : path->source.sem;
  pl_leaf *leaves = pl_sem_get(sem, leaf->value);
  if (!leaves) return NULL;
  return leaf->poison ? leaves[leaf->leaf].poison : leaves[leaf->leaf].value;
}

/* Appends the leaves of the value to those of the cut, each with its poison flag; nothing if the state does not have the value.
 * False if its type is not supported. */
static bool push_value(pl_tv *tv, pl_cut *cut, pl_sem *sem, const pl_value *value, pl_role role) {
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, value->type);
  if (!flat || !pl_sem_get(sem, value)) return flat != NULL;
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    pl_cut_leaf leaf = {.value = value, .leaf = i, .role = role, .pointer = flat->leaves[i].is_pointer};
    pl_vec_push(&cut->leaves, leaf);
    leaf.poison = true;
    leaf.pointer = false;
    pl_vec_push(&cut->leaves, leaf);
  }
  return true;
}

/* Appends the leaves of the values of one function that are live at its block of the cut and that the path's state has; values
 * of types that are not supported are left out. */
static void push_live(pl_tv *tv, pl_cut *cut, pl_path *path, pl_role role) {
  const bool is_lowering = role == PL_ROLE_LOWERING;
  const pl_cfg *cfg = is_lowering ? tv->lowered : tv->source;
  const pl_block *block = is_lowering ? cut->lowered : cut->source;
  for (uint32_t i = 0; i < cfg->num_values; i++)
    if (pl_cfg_is_live(cfg, block, i))
      push_value(tv, cut, is_lowering ? path->lowered.sem : path->source.sem, cfg->values[i], role);
}

/* Slots: the objects that a live pointer leads to. */

/* The base of the object that a pointer leaf points into on this path, or the shared root; NULL if the leaf is no pointer of a
 * value or its object is not known. */
static const pl_term *root_of_leaf(pl_tv *tv, pl_path *path, const pl_cut *cut, const pl_cut_leaf *leaf) {
  if (!leaf->pointer || !leaf->value) return NULL;
  const pl_term *term = leaf_term(path, cut, leaf, NULL);
  return term ? pl_sem_root(tv->world, term) : NULL;
}

/* Appends leaves for those of the first words of a slot's object that are known to be pointers and not poison, unless the object
 * has escaped. */
static void push_words(pl_tv *tv, pl_cut *cut, uint32_t slot) {
  const pl_sem_object *object = &cut->slots.data[slot].like;
  for (uint32_t k = 0; k < PL_SLOT_WORDS && !object->escaped; k++) {
    if (!pl_term_is_false(word_of(tv->T, object, k, true)) || !pl_sem_root(tv->world, word_of(tv->T, object, k, false))) continue;
    pl_cut_leaf leaf = {.slot = slot, .leaf = PL_PART_WORDS + k, .pointer = true};
    pl_vec_push(&cut->leaves, leaf);
    leaf.poison = true;
    leaf.pointer = false;
    pl_vec_push(&cut->leaves, leaf);
  }
}

/* Adds a slot to the cut for each object of the path that a leaf points into, with leaves for what is known of it. */
static void find_slots(pl_tv *tv, pl_cut *cut, pl_path *path) {
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_term *root = root_of_leaf(tv, path, cut, &cut->leaves.data[i]);
    if (!root || root == tv->world->shared_root) continue;
    pl_sem_object *source = pl_sem_find_object(path->source.sem, root), *lowered = pl_sem_find_object(path->lowered.sem, root);
    bool have = false;
    for (size_t k = 0; k < cut->slots.len; k++)
      have |= cut->slots.data[k].like.base == root;
    if (have || (!source && !lowered)) continue;
    pl_cut_slot slot = {
        .like = source ? *source : *lowered, .in_source = source != NULL, .in_lowered = lowered != NULL, .witness = (uint32_t)i};
    slot.scope_in_source = source ? source->scope : NULL;
    slot.scope_in_lowered = lowered ? lowered->scope : NULL;
    slot.alive_in_source = source && source->alive;
    slot.alive_in_lowered = lowered && lowered->alive;
    slot.like.op = NULL;
    pl_vec_push(&cut->slots, slot);
  }
  for (uint32_t k = 0; k < cut->slots.len; k++)
    for (uint32_t part = PL_PART_BASE; part < PL_PART_WORDS; part++) {
      pl_cut_leaf leaf = {.slot = k, .leaf = part, .pointer = part == PL_PART_BASE};
      pl_vec_push(&cut->leaves, leaf);
    }
  for (uint32_t k = 0; k < cut->slots.len; k++)
    push_words(tv, cut, k);
}

/* The object of each slot in an arriving state, the source's if it has it, else the lowering's, as an array by slot; NULL where
 * there is none as the slot says. */
static const pl_sem_object **slot_objects(pl_tv *tv, pl_cut *cut, pl_path *path) {
  const pl_sem_object **objects = PL_NEW_ARRAY(tv->arena, const pl_sem_object *, cut->slots.len + 1);
  for (size_t k = 0; k < cut->slots.len; k++) {
    pl_cut_slot *slot = &cut->slots.data[k];
    const pl_term *root = root_of_leaf(tv, path, cut, &cut->leaves.data[slot->witness]);
    if (slot->lost || !root) continue;
    pl_sem_object *source = pl_sem_find_object(path->source.sem, root), *lowered = pl_sem_find_object(path->lowered.sem, root);
    if ((source != NULL) == slot->in_source && (lowered != NULL) == slot->in_lowered && (source || lowered))
      objects[k] = source ? source : lowered;
  }
  return objects;
}

/* The number of the slot whose object has the base `root`; PL_NO_SLOT for shared memory, PL_BAD_SLOT if there is none. */
static uint32_t slot_of_root(const pl_tv *tv, const pl_cut *cut, const pl_sem_object *const *objects, const pl_term *root) {
  if (root == tv->world->shared_root) return PL_NO_SLOT;
  for (uint32_t k = 0; root && k < cut->slots.len; k++)
    if (objects[k] && objects[k]->base == root) return k;
  return PL_BAD_SLOT;
}

/* Classes. */

/* Adds a class with a fresh symbol, without leaves, to the cut; returns its number. */
static uint32_t add_class(pl_tv *tv, pl_cut *cut, pl_sort sort) {
  pl_cut_class class = {.symbol = pl_term_fresh(tv->T, sort, "class"), .sort = sort, .slot = PL_BAD_SLOT};
  pl_vec_push(&cut->classes, class);
  return (uint32_t)cut->classes.len - 1;
}

/* Whether the term is known to be a stack pointer that the lowering has saved; sets `outlive` to the bit set of the cut's slots
 * (see cut.h) whose `objects` (NULL: none) outlive its restoring. */
static bool read_save(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_sem_object *const *objects, const pl_term *term,
                      uint64_t *outlive) {
  *outlive = 0;
  if (!pl_sem_is_save(tv->world, term) || cut->slots.len > 64) return false;
  for (size_t k = 0; k < cut->slots.len; k++)
    if (objects[k] && pl_sem_outlives(path->lowered.sem, term, objects[k]->base)) *outlive |= 1ull << k;
  return true;
}

/* If the class is that of a saved stack pointer and the arriving term is not, or other slots outlive its restoring, clears
 * `is_save` and returns true. */
static bool check_save(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_sem_object *const *objects, const pl_term *term,
                       pl_cut_class *class) {
  uint64_t outlive;
  if (!class->is_save) return false;
  if (read_save(tv, cut, path, objects, term, &outlive) && outlive == class->outlive) return false;
  class->is_save = false;
  return true;
}

/* Lists the live values of source and lowering as leaves of the cut, if it has none yet. */
static void list_leaves(pl_tv *tv, pl_cut *cut, pl_path *path) {
  if (cut->leaves.len > 0) return;
  push_live(tv, cut, path, PL_ROLE_SOURCE);
  push_live(tv, cut, path, PL_ROLE_LOWERING);
}

/* Whether, at a cut that was reached before, the leaf's class points to shared memory and this path's pointer to an object that
 * has not escaped, or vice versa. */
static bool leads_elsewhere(const pl_tv *tv, const pl_cut *cut, const pl_cut_leaf *leaf, const pl_term *root) {
  const uint32_t slot = cut->reached ? cut->classes.data[leaf->class_id].slot : PL_BAD_SLOT;
  return slot != PL_BAD_SLOT && (slot == PL_NO_SLOT) != (root == tv->world->shared_root);
}

/* A hash of what distinguishes this way to the blocks of `cut` from others: which objects have ended, and which pointers lead
 * elsewhere (see `way` in cut.h). 0 if there is none of that. */
static uint64_t way_to(pl_tv *tv, const pl_cut *cut, pl_path *path) {
  uint64_t way = 0;
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_term *root = root_of_leaf(tv, path, cut, &cut->leaves.data[i]);
    if (!root) continue;
    const bool shared = root == tv->world->shared_root;
    const pl_sem_object *source = shared ? NULL : pl_sem_find_object(path->source.sem, root);
    const pl_sem_object *lowered = shared ? NULL : pl_sem_find_object(path->lowered.sem, root);
    const uint64_t bits = (source && !source->alive ? 1u : 0u) | (lowered && !lowered->alive ? 2u : 0u) |
                          (leads_elsewhere(tv, cut, &cut->leaves.data[i], root) ? 4u : 0u);
    if (bits != 0) way = pl_hash_u64(way, 8 * (uint64_t)i + bits) | 1;
  }
  return way;
}

/* Whether the two blocks have so many cuts already that no more are to be made, so that refinement terminates. */
static bool has_many_cuts(const pl_tv *tv, const pl_cut *cut) {
  enum { MAX_CUTS = 8 };
  uint32_t count = 0;
  for (size_t i = 0; i < tv->run.cuts.len; i++)
    count += tv->run.cuts.data[i]->source == cut->source && tv->run.cuts.data[i]->lowered == cut->lowered;
  return count > MAX_CUTS;
}

pl_cut *pl_tv_cut_of(pl_tv *tv, pl_path *path) {
  assert(path->source.stop == PL_STOP_CUT && path->lowered.stop == PL_STOP_CUT && pl_tv_owns(tv, path));
  pl_cut *cut = cut_at(tv, path->source.block, path->lowered.block, 0);
  list_leaves(tv, cut, path);
  const uint64_t way = way_to(tv, cut, path);
  if (way == 0 || has_many_cuts(tv, cut)) return cut;
  cut = cut_at(tv, path->source.block, path->lowered.block, way);
  list_leaves(tv, cut, path);
  return cut;
}

/* Gives integer leaves that are quotients and are proved equal on this path the same term, if the plan of the proof asks for
 * bounds: source and lowering may compute one quotient by different operations. */
static void unify_quotients(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term **terms) {
  const pl_term **quotients = PL_NEW_ARRAY(tv->arena, const pl_term *, cut->leaves.len + 1);
  size_t *at = PL_NEW_ARRAY(tv->arena, size_t, cut->leaves.len + 1);
  size_t count = 0;
  for (size_t i = 0; i < cut->leaves.len && tv->plan.bounds; i++) {
    const pl_cut_leaf *leaf = &cut->leaves.data[i];
    const bool is_number = leaf->value && !leaf->poison && !leaf->pointer && terms[i] && terms[i]->sort.kind == PL_SORT_BV;
    if (!is_number || !pl_tv_is_quotient(terms[i])) continue;
    at[count] = i;
    quotients[count++] = terms[i];
  }
  pl_tv_unify(tv, path, quotients, count);
  for (size_t i = 0; i < count; i++)
    terms[at[i]] = quotients[i];
}

/* Sets up the relation of the cut (its terms are explained in cut.h) from the first path that arrives, and marks the cut
 * reached. */
static void first_arrival(pl_tv *tv, pl_cut *cut, pl_path *path) {
  find_slots(tv, cut, path);
  pl_cells_list(tv, cut);
  (void)pl_cells_arrive(tv, cut, path);
  const pl_sem_object **objects = slot_objects(tv, cut, path);
  const pl_term **terms = PL_NEW_ARRAY(tv->arena, const pl_term *, cut->leaves.len + 1);
  pl_map class_of = {0};
  for (size_t i = 0; i < cut->leaves.len; i++)
    terms[i] = leaf_term(path, cut, &cut->leaves.data[i], objects);
  pl_tv_reduce(tv, path, terms, cut->leaves.len);
  unify_quotients(tv, cut, path, terms);
  for (size_t i = 0; i < cut->leaves.len; i++) {
    pl_cut_leaf *leaf = &cut->leaves.data[i];
    const pl_term *term = terms[i];
    assert(term); /* the leaves were listed from this path */
    uint64_t known;
    if (!pl_map_get(&class_of, (uint64_t)(uintptr_t)term, &known)) {
      known = add_class(tv, cut, term->sort);
      pl_map_set(&class_of, (uint64_t)(uintptr_t)term, known);
      if (term->op == PL_TERM_CONST || pl_sem_is_symbol_address(term)) cut->classes.data[known].expr = term;
      cut->classes.data[known].stale = term;
    }
    leaf->class_id = (uint32_t)known;
    pl_cut_class *class = &cut->classes.data[known];
    if (leaf->pointer && class->slot == PL_BAD_SLOT) class->slot = slot_of_root(tv, cut, objects, pl_sem_root(tv->world, term));
    class->undef |= leaf->poison && pl_sem_may_be_undef(tv->world, term);
    if (leaf->pointer && leaf->role == PL_ROLE_LOWERING)
      class->is_save = read_save(tv, cut, path, objects, term, &class->outlive);
  }
  pl_map_free(&class_of);
  if (!pl_tv_rule_off(tv, PL_RULE_CUT_RENAMES)) pl_cut_tie_expressions(tv, cut, terms, 0);
  for (uint32_t i = 0; i < tv->source->num_values; i++) {
    const pl_value *value = tv->source->values[i];
    pl_leaf *leaves = pl_cfg_is_live(tv->source, cut->source, i) ? pl_sem_get(path->source.sem, value) : NULL;
    const pl_type_kind kind = leaves ? value->type->kind : PL_TYPE_INVALID;
    const bool is_memref = kind == PL_TYPE_MEMREF || kind == PL_TYPE_UNRANKED_MEMREF;
    if (is_memref && pl_sem_is_wellformed(path->source.sem, value->type, leaves)) pl_vec_push(&cut->wellformed, value);
  }
  cut->odd_memrefs = path->source.sem->odd_memrefs;
  cut->odd_sizes = path->source.sem->odd_sizes;
  cut->reached = true;
  pl_cut_guess_bounds(tv, cut, path, terms);
  (void)pl_cut_check_bounds(tv, cut, path, terms);
}

/* Later arrivals. */

/* Whether a store to the object's memory is proved to lie after the object's first PL_SLOT_WORDS words, without wrapping
 * around. */
static bool is_after_words(pl_tv *tv, pl_path *path, const pl_sem_object *object, const pl_term *store) {
  pl_terms *T = tv->T;
  const pl_term *distance = pl_int_of_ubv(T, pl_bv_sub(T, store->args[1], object->base));
  const pl_term *end = pl_int_add(T, distance, pl_int(T, store->args[2]->sort.width / 8));
  const pl_term *starts_after = pl_int_le(T, pl_int(T, PL_SLOT_WORDS * PL_WORD_BYTES), distance);
  return pl_tv_holds(tv, path, pl_and(T, starts_after, pl_int_le(T, end, pl_int_pow2(T, PL_POINTER_BITS))));
}

/* The term of a leaf that is one of the first words of a slot's object, read from the memory before the latest stores that are
 * proved to lie after these words, as a loop makes that fills a descriptor; `word` itself for another leaf or where that is not
 * needed. */
static const pl_term *word_before_stores(pl_tv *tv, pl_path *path, const pl_cut_leaf *leaf, const pl_sem_object *const *objects,
                                         const pl_term *word) {
  enum { MAX_STORES = 8 };
  if (leaf->value || leaf->cell || leaf->leaf < PL_PART_WORDS || !word || !objects[leaf->slot]) return word;
  if (leaf->poison ? pl_term_is_false(word) : pl_sem_root(tv->world, word) != NULL) return word;
  pl_sem_object before = *objects[leaf->slot];
  for (uint32_t i = 0; i < MAX_STORES && before.mem->op == PL_TERM_MEM_STORE; i++) {
    if (!is_after_words(tv, path, &before, before.mem)) break;
    before.mem = before.mem->args[0];
  }
  return word_of(tv->T, &before, leaf->leaf - PL_PART_WORDS, leaf->poison);
}

/* Maps the symbol of each class without an expression to the term that its first leaf has on this arrival. The caller frees the
 * map. */
static pl_map class_values(pl_tv *tv, const pl_cut *cut, const pl_term *const *terms) {
  pl_map values = {0};
  (void)tv;
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cut_class *class = &cut->classes.data[cut->leaves.data[i].class_id];
    if (!class->expr && terms[i] && !pl_map_has(&values, class->symbol)) pl_map_set_ptr(&values, class->symbol, terms[i]);
  }
  return values;
}

/* The term that all leaves of the class must have on this arrival; NULL if it is not known. */
static const pl_term *expected_of(pl_tv *tv, const pl_cut_class *class, const pl_map *values) {
  if (class->expr) return pl_term_substitute(tv->T, class->expr, values);
  return pl_map_get_ptr(values, class->symbol);
}

/* Whether the leaf is a poison flag that was false on every way so far and is proved to be false on this path too, as for an
 * increment below a bound, which does not overflow. */
static bool still_not_poison(pl_tv *tv, pl_path *path, const pl_cut_leaf *leaf, const pl_term *term, const pl_term *expected) {
  return leaf->poison && pl_term_is_false(expected) && !pl_tv_has_memory(term) && pl_tv_holds(tv, path, pl_not(tv->T, term));
}

/* Whether two terms are equal on the path by normal form or, if the plan guesses bounds and it is worth while, by proof. */
static bool agrees(pl_tv *tv, pl_path *path, const pl_term *term, const pl_term *expected) {
  if (pl_tv_same(tv, path, term, expected)) return true;
  bool is_scalar = term->sort.kind == PL_SORT_BV || term->sort.kind == PL_SORT_BOOL;
  return tv->plan.bounds && is_scalar && !pl_tv_has_integers(term) && pl_tv_holds(tv, path, pl_eq(tv->T, term, expected));
}

typedef PL_VEC(pl_moved_class) moved_classes;

/* The number of the class for a leaf that leaves class `from`: the one in `moved` to which leaves with an equal term have moved
 * from there, or a new one, which is appended to `moved`. */
static uint32_t class_to_move_to(pl_tv *tv, pl_cut *cut, pl_path *path, moved_classes *moved, uint32_t from,
                                 const pl_term *term) {
  for (size_t i = 0; i < moved->len; i++)
    if (moved->data[i].from == from && (moved->data[i].term == term || agrees(tv, path, term, moved->data[i].term)))
      return moved->data[i].to;
  uint32_t to = add_class(tv, cut, term->sort);
  cut->classes.data[to].slot = cut->classes.data[from].slot;
  cut->classes.data[to].is_save = cut->classes.data[from].is_save;
  cut->classes.data[to].outlive = cut->classes.data[from].outlive;
  cut->classes.data[to].undef = cut->classes.data[from].undef;
  cut->classes.data[to].stale = term;
  cut->classes.data[to].begin = cut->classes.data[from].begin ? cut->classes.data[from].begin : cut->classes.data[from].expr;
  cut->classes.data[to].ties = cut->classes.data[from].ties + 1;
  pl_vec_push(moved, ((pl_moved_class){from, to, term}));
  return to;
}

/* Moves each leaf whose term differs from what its class expects to another class, listed in `moved`; leaves of one class that
 * agree with each other move together. False if one has been moved too often to be tied to an expression again. */
static bool move_leaves(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms, const pl_term *const *expected,
                        moved_classes *moved) {
  size_t classes = cut->classes.len;
  bool may_tie = true;
  for (size_t i = 0; i < cut->leaves.len; i++) {
    pl_cut_leaf *leaf = &cut->leaves.data[i];
    uint32_t from = leaf->class_id;
    if (from >= classes || !terms[i] || !expected[from] || agrees(tv, path, terms[i], expected[from])) continue;
    if (still_not_poison(tv, path, leaf, terms[i], expected[from])) continue;
    leaf->class_id = class_to_move_to(tv, cut, path, moved, from, terms[i]);
    may_tie &= cut->classes.data[leaf->class_id].ties <= MAX_TIES;
  }
  return may_tie;
}

/* Moves leaves whose terms differ on this arrival to classes of their own, and guesses expressions for these; if any is found,
 * queues the cuts that were reached, to have them show it. True if the relation changed. */
static bool split_classes(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms) {
  pl_map values = class_values(tv, cut, terms);
  moved_classes moved = {0};
  const pl_term **expected = PL_NEW_ARRAY(tv->arena, const pl_term *, cut->classes.len);
  size_t classes = cut->classes.len;
  for (size_t c = 0; c < classes; c++)
    expected[c] = expected_of(tv, &cut->classes.data[c], &values);
  bool ties = move_leaves(tv, cut, path, terms, expected, &moved) && !pl_tv_rule_off(tv, PL_RULE_CUT_RENAMES);
  bool changed = moved.len > 0;
  /* What was equal to something by accident (an index that was still 0) may be tied to an expression now. That is a new claim:
   * every way in has to show it. */
  bool tied = changed && ties && pl_cut_tie_to_counter(tv, cut, terms, expected, moved.data, moved.len);
  if (changed && ties) tied |= pl_cut_tie_expressions(tv, cut, terms, classes);
  if (tied)
    for (size_t i = 0; i < tv->run.cuts.len; i++)
      tv->run.cuts.data[i]->queued |= tv->run.cuts.data[i]->reached;
  pl_map_free(&values);
  pl_vec_free(&moved);
  return changed;
}

/* Weakens what the cut knows of objects, of where pointers lead and of saved stack pointers to what holds on this arrival, too.
 * True if anything changed. */
static bool check_slots(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_sem_object *const *objects, const pl_term *const *terms) {
  bool changed = false;
  for (size_t k = 0; k < cut->slots.len; k++) {
    pl_cut_slot *slot = &cut->slots.data[k];
    if (slot->lost) continue;
    const pl_sem_object *now = objects[k];
    if (!now || now->kind != slot->like.kind || now->align != slot->like.align) {
      slot->lost = changed = true;
      continue;
    }
    if (!now->well_formed && slot->like.well_formed) slot->like.well_formed = false, changed = true;
    /* One that has escaped on one way in is shared here, and on the other ways is given away now: pl_tv_escape_hidden. */
    if (now->escaped && !slot->like.escaped) slot->like.escaped = changed = true;
    if (now->address_reused && !slot->like.address_reused) slot->like.address_reused = changed = true;
    if (now->decides && !slot->like.decides) slot->like.decides = changed = true;
    const pl_sem_object *source = pl_sem_find_object(path->source.sem, now->base),
                        *lowered = pl_sem_find_object(path->lowered.sem, now->base);
    if ((source && source->alive) != slot->alive_in_source || (lowered && lowered->alive) != slot->alive_in_lowered)
      slot->lost = changed = true;
    if ((source && source->scope != slot->scope_in_source) || (lowered && lowered->scope != slot->scope_in_lowered))
      slot->lost = changed = true;
  }
  for (size_t i = 0; i < cut->leaves.len; i++) {
    pl_cut_leaf *leaf = &cut->leaves.data[i];
    pl_cut_class *class = &cut->classes.data[leaf->class_id];
    if (leaf->pointer && terms[i]) changed |= check_save(tv, cut, path, objects, terms[i], class);
    if (!leaf->pointer || !terms[i] || class->slot == PL_BAD_SLOT) continue;
    if (slot_of_root(tv, cut, objects, pl_sem_root(tv->world, terms[i])) != class->slot)
      class->slot = PL_BAD_SLOT, changed = true;
  }
  return changed;
}

/* Marks the classes of poison flags whose value may be undef on this arrival; undef stays undef across a cut. True if any class
 * was marked. */
static bool check_undef(pl_tv *tv, pl_cut *cut, const pl_term *const *terms) {
  bool changed = false;
  for (size_t i = 0; i < cut->leaves.len; i++) {
    pl_cut_class *class = &cut->classes.data[cut->leaves.data[i].class_id];
    if (!cut->leaves.data[i].poison || !terms[i] || class->undef || !pl_sem_may_be_undef(tv->world, terms[i])) continue;
    class->undef = changed = true;
  }
  return changed;
}

/* Drops the memrefs that are not known to be well-formed on this arrival, and notes whether the source may meet memrefs that are
 * not. True if the relation changed. */
static bool check_wellformed(pl_cut *cut, pl_path *path) {
  size_t kept = 0;
  for (size_t i = 0; i < cut->wellformed.len; i++) {
    const pl_value *value = cut->wellformed.data[i];
    pl_leaf *leaves = pl_sem_get(path->source.sem, value);
    if (leaves && pl_sem_is_wellformed(path->source.sem, value->type, leaves)) cut->wellformed.data[kept++] = value;
  }
  bool changed = kept != cut->wellformed.len || (path->source.sem->odd_memrefs && !cut->odd_memrefs) ||
                 (path->source.sem->odd_sizes && !cut->odd_sizes);
  cut->wellformed.len = kept;
  cut->odd_memrefs |= path->source.sem->odd_memrefs;
  cut->odd_sizes |= path->source.sem->odd_sizes;
  return changed;
}

bool pl_cut_arrive(pl_tv *tv, pl_cut *cut, pl_path *path) {
  assert(pl_tv_owns(tv, path) && path->source.block == cut->source && path->lowered.block == cut->lowered);
  if (!cut->reached) {
    first_arrival(tv, cut, path);
    return true;
  }
  const pl_sem_object **objects = slot_objects(tv, cut, path);
  const pl_term **terms = PL_NEW_ARRAY(tv->arena, const pl_term *, cut->leaves.len + 1);
  for (size_t i = 0; i < cut->leaves.len; i++)
    terms[i] = word_before_stores(tv, path, &cut->leaves.data[i], objects, leaf_term(path, cut, &cut->leaves.data[i], objects));
  pl_tv_reduce(tv, path, terms, cut->leaves.len);
  bool changed = check_slots(tv, cut, path, objects, terms);
  changed |= pl_cells_arrive(tv, cut, path);
  changed |= split_classes(tv, cut, path, terms);
  changed |= check_undef(tv, cut, terms);
  changed |= check_wellformed(cut, path);
  changed |= pl_cut_check_bounds(tv, cut, path, terms);
  return changed;
}

/* Obligations of an arrival whose relation is stable. */

typedef struct kept_slots {
  const pl_cut *cut;
  const pl_sem_object *const *objects;
} kept_slots;

/* Whether the object with that base has a slot at the cut, so that it may live on; `user` is a kept_slots. */
static bool is_kept(void *user, const pl_term *base) {
  const kept_slots *kept = user;
  for (size_t k = 0; k < kept->cut->slots.len; k++)
    if (kept->objects[k] && kept->objects[k]->base == base) return true;
  return false;
}

void pl_cut_oblige(pl_tv *tv, pl_cut *cut, pl_path *path) {
  assert(pl_tv_owns(tv, path) && cut->reached && tv->run.final);
  const pl_sem_object **objects = slot_objects(tv, cut, path);
  uint32_t last = pl_tv_stretch(path);
  pl_tv_oblige(
      tv, path, PL_OBLIGATION_CUT_MEMORY, cut->source->first, cut->lowered->first, "", last,
      pl_eq(tv->T, path->source.sem->mem, pl_cells_settled(tv, cut, path, &path->source.sem->mem, &path->lowered.sem->mem)));
  pl_cells_oblige(tv, cut, path);
  for (size_t k = 0; k < cut->slots.len; k++) {
    if (!objects[k] || cut->slots.data[k].lost) continue;
    pl_sem_object *source = pl_sem_find_object(path->source.sem, objects[k]->base),
                  *lowered = pl_sem_find_object(path->lowered.sem, objects[k]->base);
    if (source && lowered && source->alive && !lowered->alive && !pl_tv_rule_off(tv, PL_RULE_LIFETIMES))
      pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, cut->source->first, cut->lowered->first,
                   "an object that lives on in the source", last, pl_bool(tv->T, false));
    if (source && lowered && !source->escaped)
      pl_tv_oblige(tv, path, PL_OBLIGATION_CUT_MEMORY, cut->source->first, cut->lowered->first, "an object made in the function",
                   last, pl_eq(tv->T, source->mem, pl_cells_settled(tv, cut, path, &source->mem, &lowered->mem)));
  }
  pl_tv_oblige_alive(tv, path, cut->source->first, cut->lowered->first);
  pl_tv_oblige_order(tv, path);
  kept_slots kept = {cut, objects};
  pl_tv_oblige_lifetimes(tv, path, is_kept, &kept);
}
