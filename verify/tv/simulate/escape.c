/* escape.c - objects that escape: to whom is called or returned to, and, at a cut, to what nobody keeps apart any more.
 *
 * Source and lowering have such an object, with equal contents, equally alive; from then on it lies in shared memory. At a cut
 * all values are new: an object that only a number, the contents of another object or a pointer that may lead to several would
 * lead to could not be found from there when it is given away later, so it is shared from here on.
 *
 * An address escapes with each value that reveals something of it, such as the outcome of a comparison, and by what is done on
 * one way of a branch that it decides: one bit at a time, but a loop has them all. Only what both source and lowering reveal
 * counts: of an address that the lowering's events do not depend on, the source's, which are the same, do not depend either.
 * Source: LLVM Language Reference, "Pointer Capture".
 *
 * What has escaped of addresses in the lowering has to be possible in the source: two objects whose addresses have escaped do not
 * share one if the source has both at one time. */
#include <assert.h>

#include "verify/sem/memory/capture.h"
#include "verify/sem/memory/lifetimes.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/values.h"
#include "verify/tv/simulate/escape.h"
#include "verify/tv/simulate/obligations.h"

typedef PL_VEC(const pl_term *) base_vec;

/* Appends the base of an object to the list `user`, unless it is there. */
static void note_base(void *user, const pl_term *base) {
  base_vec *found = user;
  for (size_t i = 0; i < found->len; i++)
    if (found->data[i] == base) return;
  pl_vec_push(found, base);
}

/* Whether the base is in the list. */
static bool has_base(const base_vec *found, const pl_term *base) {
  for (size_t i = 0; i < found->len; i++)
    if (found->data[i] == base) return true;
  return false;
}

/* Appends the bases of the objects that both functions have and whose address both terms reveal something of. */
static void reveal_both(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered, base_vec *out) {
  base_vec source_bases = {0}, lowered_bases = {0};
  pl_sem_reveal(tv->world, source, note_base, &source_bases);
  if (source_bases.len > 0) pl_sem_reveal(tv->world, lowered, note_base, &lowered_bases);
  for (size_t i = 0; i < source_bases.len; i++) {
    const pl_term *base = source_bases.data[i];
    if (has_base(&lowered_bases, base) && pl_sem_find_object(path->source.sem, base) &&
        pl_sem_find_object(path->lowered.sem, base))
      note_base(out, base);
  }
  pl_vec_free(&source_bases);
  pl_vec_free(&lowered_bases);
}

/* Whether the two objects were alive at one time in the source but not in the lowering, which may have put one where the other
 * one lay. */
static bool may_share_place(pl_path *path, const pl_sem_object *one, const pl_sem_object *other) {
  const pl_sem_object *lowered_one = pl_sem_find_object(path->lowered.sem, one->base),
                      *lowered_other = pl_sem_find_object(path->lowered.sem, other->base);
  return lowered_one && lowered_other && pl_sem_lived_together(one, other) && !pl_sem_lived_together(lowered_one, lowered_other);
}

/* Marks an object, `source` and `lowered` in the two functions, as escaped. States an obligation that fails if the
 * lowering may have put it where another escaped object lies that the source still has: the addresses would show that. */
static void note_escaped(pl_tv *tv, pl_path *path, pl_sem_object *source, pl_sem_object *lowered) {
  bool fine = !source->address_reused;
  for (size_t i = 0; i < path->source.sem->objects.len && fine; i++) {
    const pl_sem_object *other = &path->source.sem->objects.data[i];
    fine = other == source || !other->escaped || !may_share_place(path, source, other);
  }
  if (!fine && !tv->world->choices_off)
    pl_tv_oblige(tv, path, PL_OBLIGATION_ALLOCATION, path->source.next, lowered->op ? lowered->op : path->lowered.next,
                 "it may lie where an object lies that the source still has, and both addresses escape", pl_tv_stretch(path),
                 pl_bool(tv->T, false));
  source->escaped = lowered->escaped = true;
}

/* Makes an object escape: obliges its lifetime and, while it is alive, its contents to agree in source and lowering, and appends
 * the objects that its contents lead to or reveal. Does nothing if it has escaped already; fails if only one function has it, or
 * has let it escape. */
static void escape_object(pl_tv *tv, pl_path *path, const pl_term *base, pl_obligation_kind kind, base_vec *reachable) {
  pl_sem_object *source = pl_sem_find_object(path->source.sem, base), *lowered = pl_sem_find_object(path->lowered.sem, base);
  const pl_op *source_op = path->source.next, *lowered_op = path->lowered.next;
  uint32_t stretch = pl_tv_stretch(path);
  if (!source || !lowered) {
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, kind, source_op, lowered_op,
               "the address of an object that only one of the two has escapes");
    return;
  }
  if (source->escaped && lowered->escaped) return;
  if (source->escaped || lowered->escaped) {
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, kind, source_op, lowered_op,
               "an object whose address only one of the two has stored where others find it");
    return;
  }
  if (source->alive || lowered->alive)
    pl_tv_oblige(tv, path, kind, source_op, lowered_op, "contents of an object made in the function", stretch,
                 pl_eq(tv->T, source->mem, lowered->mem));
  if (!pl_tv_rule_off(tv, PL_RULE_LIFETIMES) && source->alive != lowered->alive)
    pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, source_op, lowered_op, "freed in one of the two only", stretch,
                 pl_bool(tv->T, false));
  note_escaped(tv, path, source, lowered);
  if (!source->alive && !lowered->alive) return;
  pl_sem_reach(tv->world, source->mem, note_base, reachable);
  reveal_both(tv, path, source->mem, lowered->mem, reachable);
}

/* Makes the objects of the list escape, and those that their contents lead to, which are appended to it, until there is a
 * failure. `kind`: the obligation that demands that the contents agree. */
static void escape_all(pl_tv *tv, pl_path *path, base_vec *reachable, pl_obligation_kind kind) {
  for (size_t i = 0; i < reachable->len && !tv->result.failure.set; i++)
    escape_object(tv, path, reachable->data[i], kind, reachable);
}

void pl_tv_escape(pl_tv *tv, pl_path *path, const pl_term *value, pl_obligation_kind kind) {
  assert(pl_tv_owns(tv, path) && value && kind < PL_NUM_OBLIGATIONS);
  base_vec reachable = {0};
  pl_sem_reach(tv->world, value, note_base, &reachable);
  escape_all(tv, path, &reachable, kind);
  pl_vec_free(&reachable);
}

void pl_tv_escape_revealed(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered, pl_obligation_kind kind) {
  base_vec revealed = {0};
  assert(source && lowered);
  reveal_both(tv, path, source, lowered, &revealed);
  escape_all(tv, path, &revealed, kind);
  pl_vec_free(&revealed);
}

/* Notes that the address of the object has decided which way is taken, in the path `user` and, where it may matter later, in the
 * source's object. */
static void note_decided(void *user, const pl_term *base) {
  pl_path *path = user;
  pl_sem_object *source = pl_sem_find_object(path->source.sem, base); /* the source may not have come to it yet */
  if (source && !source->escaped && pl_sem_find_object(path->lowered.sem, base)) source->decides = true;
  pl_vec_push(&path->decisive, base);
}

void pl_tv_note_decision(pl_tv *tv, pl_path *path, const pl_term *condition) {
  assert(condition->sort.kind == PL_SORT_BOOL);
  pl_sem_reveal(tv->world, condition, note_decided, path);
}

/* Appends the objects that have not escaped and whose address has decided a branch of the path, and those that the shared
 * memories of both functions reveal. */
static void note_revealed(pl_tv *tv, pl_path *path, base_vec *revealed) {
  for (size_t i = 0; i < path->decisive.len; i++) {
    const pl_sem_object *source = pl_sem_find_object(path->source.sem, path->decisive.data[i]);
    if (source && !source->escaped && pl_sem_find_object(path->lowered.sem, source->base)) note_base(revealed, source->base);
  }
  reveal_both(tv, path, path->source.sem->mem, path->lowered.sem->mem, revealed);
}

void pl_tv_escape_at_event(pl_tv *tv, pl_path *path, pl_obligation_kind kind) {
  assert(pl_tv_owns(tv, path) && kind < PL_NUM_OBLIGATIONS);
  base_vec revealed = {0};
  note_revealed(tv, path, &revealed);
  escape_all(tv, path, &revealed, kind);
  pl_vec_free(&revealed);
  for (size_t i = 0; i < path->source.sem->objects.len;
       i++) { /* what others allocate meanwhile may lie where the lowering's was */
    pl_sem_object *source = &path->source.sem->objects.data[i];
    const pl_sem_object *lowered = pl_sem_find_object(path->lowered.sem, source->base);
    source->address_reused |= source->alive && lowered && !lowered->alive;
  }
}

/* Marks the listed objects as escaped where the function returns: only that their addresses may coexist is obliged, not their
 * contents. Stops at a failure. */
static void note_addresses(pl_tv *tv, pl_path *path, const base_vec *revealed) {
  for (size_t i = 0; i < revealed->len && !tv->result.failure.set; i++) {
    pl_sem_object *source = pl_sem_find_object(path->source.sem, revealed->data[i]),
                  *lowered = pl_sem_find_object(path->lowered.sem, revealed->data[i]);
    if (source && lowered && !source->escaped) note_escaped(tv, path, source, lowered);
  }
}

void pl_tv_reveal_returned(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered) {
  base_vec revealed = {0};
  assert(source && lowered);
  reveal_both(tv, path, source, lowered, &revealed);
  note_addresses(tv, path, &revealed);
  pl_vec_free(&revealed);
}

void pl_tv_reveal_at_return(pl_tv *tv, pl_path *path) {
  base_vec revealed = {0};
  note_revealed(tv, path, &revealed);
  note_addresses(tv, path, &revealed);
  pl_vec_free(&revealed);
}

/* Whether a pointer to the object dangles after the return: the object is on the stack, or the source has none with that base. */
static bool dangles(const pl_path *path, const pl_term *base) {
  const pl_sem_object *source = pl_sem_find_object(path->source.sem, base);
  return !source || source->kind == PL_SEM_STACK;
}

void pl_tv_escape_returned(pl_tv *tv, pl_path *path, const pl_term *value, const pl_term *but) {
  assert(pl_tv_owns(tv, path) && value);
  base_vec reachable = {0};
  pl_sem_reach(tv->world, value, note_base, &reachable);
  for (size_t i = 0; i < reachable.len && !tv->result.failure.set; i++)
    if (reachable.data[i] != but && !dangles(path, reachable.data[i]))
      escape_object(tv, path, reachable.data[i], PL_OBLIGATION_RETURN_MEMORY, &reachable);
  pl_vec_free(&reachable);
}

/* Whether the leaf is a pointer whose object is still known after the cut. */
static bool is_followed(const pl_cut *cut, const pl_cut_leaf *leaf, const pl_tv *tv, const pl_term *value) {
  if (!leaf->pointer || !pl_sem_root(tv->world, value)) return false;
  if (!cut->reached) return true;
  const uint32_t slot = cut->classes.data[leaf->class_id].slot;
  return slot == PL_NO_SLOT || (slot != PL_BAD_SLOT && !cut->slots.data[slot].lost);
}

/* Appends the bases of the objects that the contents of the function's objects lead to, of those that are alive and have not
 * escaped. */
static void reach_from_contents(pl_tv *tv, const pl_sem *sem, base_vec *reachable) {
  for (size_t i = 0; i < sem->objects.len; i++)
    if (!sem->objects.data[i].escaped && sem->objects.data[i].alive)
      pl_sem_reach(tv->world, sem->objects.data[i].mem, note_base, reachable);
}

/* Appends the objects that this path has in those slots of the cut that have escaped on an earlier way there. */
static void reach_shared_slots(pl_tv *tv, const pl_path *path, const pl_cut *cut, base_vec *reachable) {
  for (size_t k = 0; k < cut->slots.len; k++) {
    const pl_cut_slot *slot = &cut->slots.data[k];
    const pl_cut_leaf *leaf = &cut->leaves.data[slot->witness];
    if (slot->lost || !slot->like.escaped || !leaf->value) continue;
    pl_sem *sem = leaf->role == PL_ROLE_LOWERING ? path->lowered.sem : path->source.sem;
    const pl_leaf *own = pl_sem_get(sem, leaf->value);
    const pl_term *root = own ? pl_sem_root(tv->world, own[leaf->leaf].value) : NULL;
    if (root && root != tv->world->shared_root) note_base(reachable, root);
  }
}

/* Appends the objects of both functions whose address a value that is live at the cut reveals; of a pointer whose object is
 * known after the cut only the offset is looked at. */
static void reveal_leaf(pl_tv *tv, pl_path *path, const pl_cut *cut, const pl_cut_leaf *leaf, const pl_term *value,
                        base_vec *out) {
  base_vec revealed = {0};
  if (!is_followed(cut, leaf, tv, value))
    pl_sem_reveal(tv->world, value, note_base, &revealed);
  else
    pl_sem_reveal_index(tv->world, value, note_base, &revealed);
  for (size_t i = 0; i < revealed.len; i++)
    if (pl_sem_find_object(path->source.sem, revealed.data[i]) && pl_sem_find_object(path->lowered.sem, revealed.data[i]))
      note_base(out, revealed.data[i]);
  pl_vec_free(&revealed);
}

/* Appends the objects that both source and lowering reveal by the contents of one object that is alive and has not escaped. */
static void reveal_contents(pl_tv *tv, pl_path *path, base_vec *out) {
  for (size_t i = 0; i < path->source.sem->objects.len; i++) {
    const pl_sem_object *source = &path->source.sem->objects.data[i],
                        *lowered = pl_sem_find_object(path->lowered.sem, source->base);
    if (lowered && !source->escaped && source->alive) reveal_both(tv, path, source->mem, lowered->mem, out);
  }
}

/* Marks as `address_reused` each object of the source that was alive together with another one there, but not in the lowering,
 * which may have put both at one place: when objects were alive is not known any more after the cut. */
static void note_crowded(pl_path *path) {
  pl_sem *sem = path->source.sem;
  for (size_t i = 0; i < sem->objects.len; i++)
    for (size_t k = 0; k < sem->objects.len; k++)
      if (i != k && may_share_place(path, &sem->objects.data[i], &sem->objects.data[k]))
        sem->objects.data[i].address_reused = true;
}

void pl_tv_escape_hidden(pl_tv *tv, pl_path *path, const pl_cut *cut) {
  assert(pl_tv_owns(tv, path));
  base_vec reachable = {0};
  reach_shared_slots(tv, path, cut, &reachable);
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &cut->leaves.data[i];
    const pl_leaf *own = leaf->value && !leaf->poison
                             ? pl_sem_get(leaf->role == PL_ROLE_LOWERING ? path->lowered.sem : path->source.sem, leaf->value)
                             : NULL;
    if (own && !is_followed(cut, leaf, tv, own[leaf->leaf].value))
      pl_sem_reach(tv->world, own[leaf->leaf].value, note_base, &reachable);
    if (own) reveal_leaf(tv, path, cut, leaf, own[leaf->leaf].value, &reachable);
  }
  note_revealed(tv, path, &reachable);
  reveal_contents(tv, path, &reachable);
  reach_from_contents(tv, path->source.sem, &reachable);
  reach_from_contents(tv, path->lowered.sem, &reachable);
  escape_all(tv, path, &reachable, PL_OBLIGATION_CUT_MEMORY);
  note_crowded(path);
  pl_vec_free(&reachable);
}
